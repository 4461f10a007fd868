//! Values that a game cannot have.

/// What is wrong with a value somebody has chosen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// There is no such level.
    #[error("`{0}` is no level; levels are 1 to 10")]
    Level(u8),
    /// A program that is to sit where it was not invited.
    #[error("a program takes a seat by itself, with an invitation")]
    ProgramSeat,
    /// A name that is empty or too long.
    #[error("a name has 1 to {most} characters, not {length}")]
    NameLength {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// A name that cannot be shown.
    #[error("a name cannot have control characters")]
    NameCharacters,
    /// A name of an account that is too short or too long.
    #[error("the name of an account has {least} to {most} characters, not {length}")]
    AccountNameLength {
        /// How long it is.
        length: usize,
        /// How long it must be.
        least: usize,
        /// How long it may be.
        most: usize,
    },
    /// A name of an account with something else than letters and digits.
    #[error("the name of an account has letters and digits, and single `-`, `_` and `.` between them")]
    AccountNameCharacters,
    /// A name of an account in several scripts.
    #[error("the name of an account has letters of one script only")]
    AccountNameScripts,
    /// A name that nobody can have.
    #[error("this name is reserved")]
    AccountNameReserved,
    /// A password that is too short or too long.
    #[error("a password has {least} to {most} characters, not {length}")]
    PasswordLength {
        /// How long it is.
        length: usize,
        /// How long it must be.
        least: usize,
        /// How long it may be.
        most: usize,
    },
    /// A password that everybody knows.
    #[error("the password is the name; take another one")]
    PasswordIsName,
    /// An id of a client that is empty or too long.
    #[error("a client id has 1 to {most} bytes, not {length}")]
    ClientLength {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// A move's text that is too long.
    #[error("a move has at most {most} bytes, not {length}")]
    MoveLength {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// A text that is too long.
    #[error("the text has at most {most} characters, not {length}")]
    WordsLength {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// Something said in a game that is empty or too long.
    #[error("what is said has 1 to {most} characters, not {length}")]
    RemarkLength {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// Something said in a game that cannot be shown.
    #[error("what is said cannot have characters that are not seen")]
    RemarkCharacters,
    /// A plan that is too long.
    #[error("a plan has at most {most} bytes, not {length}")]
    PlanLength {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// Somebody unknown is invited to a game without a clock, which nobody might end.
    #[error("a game with anybody who comes needs a clock, or days for each move")]
    NoClock,
    /// A number that is too small or too large.
    #[error("`{name}` is {least} to {most} here, not {found}")]
    Number {
        /// What it is called.
        name: &'static str,
        /// What it is.
        found: u64,
        /// The least it may be.
        least: u64,
        /// The most it may be.
        most: u64,
    },
}

impl Invalid {
    /// Holds a number against its bounds.
    ///
    /// # Errors
    /// If it is outside.
    pub fn unless_within(name: &'static str, found: u32, least: u32, most: u32) -> Result<u32, Invalid> {
        if (least..=most).contains(&found) {
            return Ok(found);
        }
        let [found, least, most] = [found, least, most].map(u64::from);
        Err(Invalid::Number { name, found, least, most })
    }
}

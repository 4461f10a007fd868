//! Who sits at the board.

use colorito::Side;
use colorito_engine::Level;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use crate::Invalid;

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// Who holds a side of a game, as everybody may know it. Which person that is, is said by
/// [`Players`](crate::Players).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Seat {
    /// A person.
    Person {
        /// What they want to be called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(max_length = 40))]
        name: Option<String>,
    },
    /// A program that plays under an account of its own.
    Program {
        /// The account's name.
        name: String,
    },
    /// The computer.
    Computer {
        /// How strong it plays.
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 10))]
        level: u8,
    },
}

/// A seat as it is written. Read by its fields, it takes some kilobytes less of the module that pages load than
/// read variant by variant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    kind: String,
    name: Option<String>,
    level: Option<u8>,
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let Written { kind, name, level } = Written::deserialize(deserializer)?;
        match (kind.as_str(), name, level) {
            ("person", name, None) => Ok(Seat::Person { name }),
            ("program", Some(name), None) => Ok(Seat::Program { name }),
            ("computer", None, Some(level)) => Ok(Seat::Computer { level }),
            _ => Err(D::Error::custom(
                "a seat is a `person` with a `name` or without, a `program` with a `name`, or a `computer` with a `level`",
            )),
        }
    }
}

impl Default for Seat {
    fn default() -> Seat {
        Seat::Person { name: None }
    }
}

impl Seat {
    /// Whether moves for this seat come from outside.
    pub fn is_person(&self) -> bool {
        self.level().is_none()
    }

    /// The level of the computer, if it is the computer.
    pub fn level(&self) -> Option<Level> {
        match self {
            Seat::Person { .. } | Seat::Program { .. } => None,
            // Checked when the seat was taken; whatever else is in the file plays at full strength.
            Seat::Computer { level } => Some(Level::new(*level).unwrap_or(Level::FULL)),
        }
    }

    /// What whoever sits there is called; the computer has no name of its own.
    pub fn name(&self) -> Option<&str> {
        match self {
            Seat::Person { name } => name.as_deref(),
            Seat::Program { name } => Some(name),
            Seat::Computer { .. } => None,
        }
    }

    /// Whether a program with an account sits there.
    pub fn is_program(&self) -> bool {
        matches!(self, Seat::Program { .. })
    }

    /// The same at a board where nobody but its owner moves pieces: a program does not sit there, its name is kept.
    #[must_use]
    pub fn copied(&self) -> Seat {
        match self {
            Seat::Program { name } => Seat::Person { name: Some(name.clone()) },
            other => other.clone(),
        }
    }

    /// The name in records.
    pub fn record_name(&self) -> Option<String> {
        match self {
            Seat::Person { name } => name.clone(),
            Seat::Program { name } => Some(format!("{name} (program)")),
            Seat::Computer { level } => Some(format!("Colorito, level {level}")),
        }
    }

    /// Whether somebody like this can take a seat.
    ///
    /// # Errors
    /// If the name or the level is none.
    pub fn check(&self) -> Result<(), Invalid> {
        match self {
            Seat::Person { name: None } => Ok(()),
            Seat::Person { name: Some(name) } => check_name(name),
            Seat::Program { .. } => Err(Invalid::ProgramSeat),
            Seat::Computer { level } => Level::new(*level).map(|_| ()).ok_or(Invalid::Level(*level)),
        }
    }
}

fn check_name(name: &str) -> Result<(), Invalid> {
    let length = name.chars().count();
    if name.trim().is_empty() || length > LONGEST_NAME {
        return Err(Invalid::NameLength { length, most: LONGEST_NAME });
    }
    if name.chars().any(is_unseen) {
        return Err(Invalid::NameCharacters);
    }
    Ok(())
}

/// Whether a character cannot be seen, or turns what stands around it.
pub(crate) fn is_unseen(letter: char) -> bool {
    letter.is_control() || is_invisible(letter)
}

/// Letters that cannot be seen or turn the direction of the text around them. The joiners of Persian and of
/// emoji (U+200C and U+200D) are none of these.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}' | '\u{200e}'
        | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// The two seats of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seats {
    /// Who plays Red.
    #[serde(default)]
    pub red: Seat,
    /// Who plays Blue.
    #[serde(default)]
    pub blue: Seat,
}

impl Seats {
    /// Who plays a side.
    pub fn of(&self, side: Side) -> &Seat {
        match side {
            Side::Red => &self.red,
            Side::Blue => &self.blue,
        }
    }

    /// The same two at a board where nobody but its owner moves pieces.
    #[must_use]
    pub fn copied(&self) -> Seats {
        Seats { red: self.red.copied(), blue: self.blue.copied() }
    }

    /// Whether both seats are people's.
    pub fn are_people(&self) -> bool {
        self.red.is_person() && self.blue.is_person()
    }

    /// Whether both seats are the computer's.
    pub fn are_computers(&self) -> bool {
        !self.red.is_person() && !self.blue.is_person()
    }

    /// Whether two like these can sit down.
    ///
    /// # Errors
    /// If a name or a level is none.
    pub fn check(&self) -> Result<(), Invalid> {
        self.red.check()?;
        self.blue.check()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_seen() {
        let named = |name: &str| Seat::Person { name: Some(name.to_owned()) }.check();
        for good in ["Olga", "Ανα", "花子", "علی\u{200c}رضا", "👩\u{200d}🚀"] {
            assert_eq!(named(good), Ok(()), "{good}");
        }
        for bad in ["a\u{202e}b", "a\u{200b}", "\u{3164}", "a\nb", "\u{2066}x"] {
            assert_eq!(named(bad), Err(Invalid::NameCharacters), "{bad:?}");
        }
    }
}

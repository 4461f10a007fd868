//! What a puzzle asks for.

use std::{fmt, str::FromStr};

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Come home in so many moves while the opponent's pieces stand still.
    Home(u32),
    /// Save a tie with the reply move.
    Reply,
    /// Force the special situation within so many moves of your own.
    Special(u32),
    /// Keep the opponent from winning with their next move.
    Defence,
    /// Save a piece that has no helper: find the best move.
    Rescue,
    /// Find the long jump that is by far the best move.
    LongJump,
}

impl Kind {
    /// The most moves a puzzle may ask for.
    pub const MOST_MOVES: u32 = 9;

    /// The code, in kebab case.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Home(_) => "home",
            Kind::Reply => "reply",
            Kind::Special(_) => "special",
            Kind::Defence => "defence",
            Kind::Rescue => "rescue",
            Kind::LongJump => "long-jump",
        }
    }

    /// How many moves the player has to find.
    pub const fn moves(self) -> u32 {
        match self {
            Kind::Home(moves) | Kind::Special(moves) => moves,
            Kind::Reply | Kind::Defence | Kind::Rescue | Kind::LongJump => 1,
        }
    }

    /// What is asked for after one right move; `None` if the puzzle is solved.
    pub const fn rest(self) -> Option<Kind> {
        match self {
            Kind::Home(moves) if moves > 1 => Some(Kind::Home(moves - 1)),
            Kind::Special(moves) if moves > 1 => Some(Kind::Special(moves - 1)),
            _ => None,
        }
    }

    /// Whether the opponent's pieces stand still.
    pub const fn is_alone(self) -> bool {
        matches!(self, Kind::Home(_))
    }
}

impl fmt::Display for Kind {
    /// `home 3`, `rescue`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Home(moves) | Kind::Special(moves) => write!(f, "{} {moves}", self.code()),
            _ => f.write_str(self.code()),
        }
    }
}

/// The text is no kind of puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseKindError(String);

impl fmt::Display for ParseKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no kind; there are `home N` and `special N` with N from 1 to {}, `reply`, `defence`, `rescue` and \
             `long-jump`",
            self.0,
            Kind::MOST_MOVES
        )
    }
}

impl std::error::Error for ParseKindError {}

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Kind, ParseKindError> {
        let numbered = (1..=Kind::MOST_MOVES).flat_map(|moves| [Kind::Home(moves), Kind::Special(moves)]);
        numbered
            .chain([Kind::Reply, Kind::Defence, Kind::Rescue, Kind::LongJump])
            .find(|kind| kind.to_string() == text)
            .ok_or_else(|| ParseKindError(text.to_owned()))
    }
}

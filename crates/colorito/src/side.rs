//! The two players.

use std::{fmt, ops::Not, str::FromStr};

use crate::Colour;

/// One of the two players, named for the darker of their two colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// Owns the red and the yellow pieces and sits at row 1.
    Red = 0,
    /// Owns the dark blue and the light blue pieces and sits at row 10.
    Blue = 1,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Red, Side::Blue];

    /// The two colours this side plays, the one of the pieces 1–10 first.
    pub const fn colours(self) -> [Colour; 2] {
        match self {
            Side::Red => [Colour::Red, Colour::Yellow],
            Side::Blue => [Colour::DarkBlue, Colour::LightBlue],
        }
    }

    /// The side's letter in position texts: `r` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Side::Red => 'r',
            Side::Blue => 'b',
        }
    }

    /// The side with this letter, if there is one.
    pub const fn from_letter(letter: char) -> Option<Side> {
        match letter {
            'r' => Some(Side::Red),
            'b' => Some(Side::Blue),
            _ => None,
        }
    }

    /// The side's name in records and machine-read output: `red` or `blue`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Red => "red",
            Side::Blue => "blue",
        }
    }
}

impl Not for Side {
    type Output = Side;

    /// The opponent.
    fn not(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no side's name or letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSideError(String);

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no side; use `r` or `red`, `b` or `blue`", self.0)
    }
}

impl std::error::Error for ParseSideError {}

impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Side, ParseSideError> {
        match text {
            "r" | "red" => Ok(Side::Red),
            "b" | "blue" => Ok(Side::Blue),
            _ => Err(ParseSideError(text.to_owned())),
        }
    }
}

//! The four colours.

use std::{fmt, str::FromStr};

use crate::Side;

/// One of the four colours of pieces and coloured spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Colour {
    /// Red's pieces 1–10.
    Red = 0,
    /// Red's pieces 11–20.
    Yellow = 1,
    /// Blue's pieces 1–10.
    DarkBlue = 2,
    /// Blue's pieces 11–20.
    LightBlue = 3,
}

impl Colour {
    /// The four colours, Red's first.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::DarkBlue, Colour::LightBlue];

    /// The colour's letter in board texts: `R`, `Y`, `D` or `L`.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
            Colour::DarkBlue => 'D',
            Colour::LightBlue => 'L',
        }
    }

    /// The colour with this letter, if there is one.
    pub const fn from_letter(letter: char) -> Option<Colour> {
        match letter {
            'R' => Some(Colour::Red),
            'Y' => Some(Colour::Yellow),
            'D' => Some(Colour::DarkBlue),
            'L' => Some(Colour::LightBlue),
            _ => None,
        }
    }

    /// The colour's name in sentences and machine-read output: `red`, `yellow`, `dark blue` or `light blue`.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::DarkBlue => "dark blue",
            Colour::LightBlue => "light blue",
        }
    }

    /// The side that plays this colour.
    pub const fn side(self) -> Side {
        match self {
            Colour::Red | Colour::Yellow => Side::Red,
            Colour::DarkBlue | Colour::LightBlue => Side::Blue,
        }
    }

    /// The colour that takes this one's place when the board is turned: red ↔ dark blue, yellow ↔ light blue.
    #[must_use]
    pub const fn counterpart(self) -> Colour {
        match self {
            Colour::Red => Colour::DarkBlue,
            Colour::Yellow => Colour::LightBlue,
            Colour::DarkBlue => Colour::Red,
            Colour::LightBlue => Colour::Yellow,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no colour's name or letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseColourError(String);

impl fmt::Display for ParseColourError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no colour; there are", self.0)?;
        for (index, colour) in Colour::ALL.into_iter().enumerate() {
            write!(f, "{} `{colour}` (`{}`)", if index == 0 { "" } else { "," }, colour.letter())?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseColourError {}

impl FromStr for Colour {
    type Err = ParseColourError;

    fn from_str(text: &str) -> Result<Colour, ParseColourError> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.name() == text || text.chars().eq([colour.letter()]))
            .ok_or_else(|| ParseColourError(text.to_owned()))
    }
}

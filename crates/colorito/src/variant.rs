//! The variants of the rules.

use std::{fmt, str::FromStr};

/// Which of the two variants are in force. They combine; with neither it is the standard game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Variant {
    /// *Strict*: the step of a step-jump must itself end where the piece may rest.
    pub strict: bool,
    /// *Just Colours*: numbers are ignored; pieces of one colour are interchangeable.
    pub just_colours: bool,
}

impl Variant {
    /// The game of the rulebooks without its variants.
    pub const STANDARD: Variant = Variant { strict: false, just_colours: false };
    /// The strict game.
    pub const STRICT: Variant = Variant { strict: true, just_colours: false };
    /// Just Colours.
    pub const COLOURS: Variant = Variant { strict: false, just_colours: true };
    /// Just Colours under strict rules.
    pub const STRICT_COLOURS: Variant = Variant { strict: true, just_colours: true };

    /// All four combinations.
    pub const ALL: [Variant; 4] =
        [Variant::STANDARD, Variant::STRICT, Variant::COLOURS, Variant::STRICT_COLOURS];

    /// The name in texts and on the command line.
    pub const fn name(self) -> &'static str {
        match (self.strict, self.just_colours) {
            (false, false) => "standard",
            (true, false) => "strict",
            (false, true) => "colours",
            (true, true) => "strict-colours",
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseVariantError(String);

impl fmt::Display for ParseVariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no variant; there are", self.0)?;
        for (index, variant) in Variant::ALL.iter().enumerate() {
            write!(f, "{} `{variant}`", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseVariantError {}

impl FromStr for Variant {
    type Err = ParseVariantError;

    fn from_str(text: &str) -> Result<Variant, ParseVariantError> {
        Variant::ALL
            .into_iter()
            .find(|variant| variant.name() == text)
            .ok_or_else(|| ParseVariantError(text.to_owned()))
    }
}

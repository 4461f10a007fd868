//! Who sits at the board.

use colorito::Side;
use colorito_engine::Level;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Error, error::BadRequest};

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// Who holds a side of a game.
///
/// A seat is data and is stored as such. A further kind of holder, such as a person elsewhere, is a further variant: its
/// right to move is decided in [`Seat::is_person`] and its checks in `Seat::check`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Seat {
    /// A person at this device.
    Person {
        /// What they want to be called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(max_length = 40)]
        name: Option<String>,
    },
    /// The computer.
    Computer {
        /// How strong it plays.
        #[schema(minimum = 1, maximum = 10)]
        level: u8,
    },
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
    pub(crate) fn level(&self) -> Option<Level> {
        match self {
            Seat::Person { .. } => None,
            // Checked when the seat was taken; whatever else is in the file plays at full strength.
            Seat::Computer { level } => Some(Level::new(*level).unwrap_or(Level::FULL)),
        }
    }

    /// The name in records.
    pub(crate) fn record_name(&self) -> Option<String> {
        match self {
            Seat::Person { name } => name.clone(),
            Seat::Computer { level } => Some(format!("Colorito, level {level}")),
        }
    }

    /// Whether somebody like this can take a seat.
    pub(crate) fn check(&self) -> Result<(), Error> {
        match self {
            Seat::Person { name: None } => Ok(()),
            Seat::Person { name: Some(name) } => check_name(name),
            Seat::Computer { level } => match Level::new(*level) {
                Some(_) => Ok(()),
                None => Err(BadRequest::Level(*level).into()),
            },
        }
    }
}

fn check_name(name: &str) -> Result<(), Error> {
    let length = name.chars().count();
    if name.trim().is_empty() || length > LONGEST_NAME {
        return Err(BadRequest::NameLength { length, most: LONGEST_NAME }.into());
    }
    if name.chars().any(char::is_control) {
        return Err(BadRequest::NameCharacters.into());
    }
    Ok(())
}

/// The two seats of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
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

    pub(crate) fn check(&self) -> Result<(), Error> {
        self.red.check()?;
        self.blue.check()
    }
}

//! What is agreed before the first move.

use std::fmt;

use crate::{Arrangement, Board, Position, PositionError, Rules, Side, Variant};

/// What a game or a study begins with. What is not given is as usual: the standard game on the standard
/// board, from its start, with Red to move.
///
/// ```
/// use colorito::{Setup, Side, Variant};
///
/// let setup = Setup { variant: Some(Variant::STRICT), starter: Some(Side::Blue), ..Setup::default() };
/// assert_eq!(setup.position()?.turn(), Side::Blue);
/// # Ok::<(), colorito::SetupError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Setup {
    /// The variants in force.
    pub variant: Option<Variant>,
    /// The pattern of the coloured spaces.
    pub board: Option<Board>,
    /// Who begins. Not to be given with a position, which says so itself.
    pub starter: Option<Side>,
    /// The first position.
    pub position: Option<Arrangement>,
}

impl Setup {
    /// The rules, given or usual.
    pub fn rules(&self) -> Rules {
        Rules { board: self.board.unwrap_or_default(), variant: self.variant.unwrap_or_default() }
    }

    /// The position that a game begins with.
    ///
    /// # Errors
    /// If the position cannot be played, or if a starter is given beside it.
    pub fn position(&self) -> Result<Position, SetupError> {
        self.place(Position::new)
    }

    /// Like [`position`](Setup::position), but pieces may be missing, see [`Position::study`].
    ///
    /// # Errors
    /// If the position cannot be set up, or if a starter is given beside it.
    pub fn study(&self) -> Result<Position, SetupError> {
        self.place(Position::study)
    }

    fn place(
        &self,
        checked: impl FnOnce(&Arrangement, Rules) -> Result<Position, PositionError>,
    ) -> Result<Position, SetupError> {
        match (&self.position, self.starter) {
            (None, starter) => Ok(Position::start(self.rules(), starter.unwrap_or(Side::Red))),
            (Some(arrangement), None) => checked(arrangement, self.rules()).map_err(SetupError::Unplayable),
            (Some(_), Some(_)) => Err(SetupError::StarterWithPosition),
        }
    }
}

impl From<&Position> for Setup {
    /// The set-up that leads to this position.
    fn from(position: &Position) -> Setup {
        let Rules { board, variant } = *position.rules();
        Setup {
            variant: Some(variant),
            board: Some(board),
            starter: None,
            position: Some(position.arrangement()),
        }
    }
}

/// Why a set-up is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A position says itself who began.
    StarterWithPosition,
    /// The position cannot be played.
    Unplayable(PositionError),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::StarterWithPosition => {
                f.write_str("a position says itself who began; give a starter or a position, not both")
            }
            SetupError::Unplayable(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SetupError {}

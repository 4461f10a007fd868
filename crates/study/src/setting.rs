//! A position with its rules as plain data.

use colorito::Position;

/// The texts of a position and its rules.
pub(crate) struct Setting {
    pub(crate) position: String,
    pub(crate) side: &'static str,
    pub(crate) variant: &'static str,
    /// The name of the board, or its ten rows if it has none.
    pub(crate) board: String,
}

impl Setting {
    pub(crate) fn of(position: &Position) -> Setting {
        let rules = position.rules();
        Setting {
            position: position.to_string(),
            side: position.turn().name(),
            variant: rules.variant.name(),
            board: rules.board.name().map_or_else(|| rules.board.to_string(), str::to_owned),
        }
    }
}

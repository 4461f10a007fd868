//! Why an arrangement or a text is no position.

use std::fmt;

use crate::{Arrangement, ParseArrangementError, Piece, Side, Space};

/// Why an arrangement cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A piece is not there.
    Missing(Piece),
    /// A piece is there twice.
    Twice {
        /// The piece.
        piece: Piece,
        /// One of its spaces.
        first: Space,
        /// The other.
        second: Space,
    },
    /// A piece stands on a coloured space of another colour.
    MayNotRest {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        space: Space,
    },
    /// The starter moves after an even number of moves, the other after an odd number, and nobody after more
    /// than [`Arrangement::MOST_PLIES`](crate::Arrangement::MOST_PLIES).
    Plies {
        /// The moves made so far.
        plies: u32,
        /// Whose turn it is said to be.
        turn: Side,
        /// Who is said to have started.
        starter: Side,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Missing(piece) => {
                write!(f, "placement: {piece} (`{}`) is missing", piece.letter())
            }
            PositionError::Twice { piece, first, second } => {
                write!(f, "placement: {piece} (`{}`) is on both {first} and {second}", piece.letter())
            }
            PositionError::MayNotRest { piece, space } => write!(
                f,
                "placement, row {}, column {}: {piece} may not rest on {space}, which is neither white nor {}",
                space.row() + 1,
                space.column_letter(),
                piece.colour()
            ),
            PositionError::Plies { plies, .. } if *plies > Arrangement::MOST_PLIES => {
                write!(f, "plies: {plies} moves are more than {}", Arrangement::MOST_PLIES)
            }
            PositionError::Plies { plies, turn, starter } => write!(
                f,
                "plies: after {plies} {} with {starter} as starter it cannot be {turn}'s turn",
                if *plies == 1 { "move" } else { "moves" }
            ),
        }
    }
}

impl std::error::Error for PositionError {}

/// Why a text is no playable position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// It does not even describe an arrangement.
    Text(ParseArrangementError),
    /// It describes an arrangement that cannot be played.
    Unplayable(PositionError),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::Text(error) => error.fmt(f),
            ParsePositionError::Unplayable(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ParsePositionError {}

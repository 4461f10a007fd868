//! Moves that may not be played.

use std::fmt;

use crate::{Move, Piece, Space};

/// A move that may not be played, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The move.
    pub attempted: Move,
    /// What is wrong with it.
    pub reason: IllegalReason,
}

/// Why a move may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// The game is over.
    GameOver,
    /// A pass although there is a move.
    MustMove,
    /// No piece stands there.
    NoPiece(Space),
    /// The piece is the opponent's.
    NotYours(Piece),
    /// The move ends where it began.
    SameSpace,
    /// The destination is not empty.
    Occupied(Space),
    /// The destination has a colour that is not the piece's.
    MayNotRest {
        /// The piece.
        piece: Piece,
        /// The destination.
        space: Space,
    },
    /// No step, jump or step-jump leads there.
    OutOfReach {
        /// The piece.
        piece: Piece,
        /// The destination.
        space: Space,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not legal: ", self.attempted)?;
        match self.reason {
            IllegalReason::GameOver => f.write_str("the game is over"),
            IllegalReason::MustMove => f.write_str("there is a move, so you must make one"),
            IllegalReason::NoPiece(space) => write!(f, "no piece stands on {space}"),
            IllegalReason::NotYours(piece) => {
                write!(f, "{piece} is {}'s and it is {}'s turn", piece.side(), !piece.side())
            }
            IllegalReason::SameSpace => f.write_str("a move must end on another space than it began"),
            IllegalReason::Occupied(space) => write!(f, "{space} is occupied"),
            IllegalReason::MayNotRest { piece, space } => {
                write!(f, "{piece} may not rest on {space}, which is neither white nor {}", piece.colour())
            }
            IllegalReason::OutOfReach { piece, space } => {
                write!(f, "no step, jump or step-jump takes {piece} to {space}")
            }
        }
    }
}

impl std::error::Error for IllegalMove {}

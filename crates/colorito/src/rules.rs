//! What a game is played by: a board and a variant.

use crate::{Board, Colour, Piece, Side, SpaceSet, Variant, piece::targets};

/// A board and a variant. Every [`Position`](crate::Position) carries its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rules {
    /// The pattern of the coloured spaces.
    pub board: Board,
    /// The variants in force.
    pub variant: Variant,
}

impl Rules {
    /// The spaces where a piece of this colour may end a move.
    #[inline]
    pub const fn rest(&self, colour: Colour) -> SpaceSet {
        self.board.rest(colour)
    }

    /// The spaces where this piece is home: its own target, or under Just Colours all ten of its colour.
    #[inline]
    pub const fn homes(&self, piece: Piece) -> SpaceSet {
        if self.variant.just_colours { targets(piece.colour()) } else { SpaceSet::single(piece.target()) }
    }

    /// All targets of a side.
    pub fn targets(side: Side) -> SpaceSet {
        let [first, second] = side.colours();
        targets(first) | targets(second)
    }
}

//! What a drawing says to those who cannot see it.

use colorito::{Piece, Position, Side, Space, Way};

/// The sentences a drawing describes itself with, in some language.
pub trait Words {
    /// Of a board without pieces.
    fn empty(&self) -> String;

    /// Whose turn it is, how many moves were made, and where all pieces stand.
    fn position(&self, position: &Position) -> String;

    /// Who sits at the bottom.
    fn seat(&self, seat: Side) -> String;

    /// Which piece is chosen.
    fn chosen(&self, piece: Piece, space: Space) -> String;

    /// The move an arrow shows.
    fn way(&self, way: &Way) -> String;

    /// The move that led to the position.
    fn last_move(&self, from: Space, to: Space) -> String;

    /// Several sentences as one text.
    fn join(&self, sentences: &[String]) -> String {
        sentences.join(" ")
    }
}

/// English, for whoever asks for nothing else.
pub(crate) struct English;

impl Words for English {
    fn empty(&self) -> String {
        "An empty board.".to_owned()
    }

    fn position(&self, position: &Position) -> String {
        let (turn, plies) = (capital(position.turn()), position.plies());
        format!("{turn} to move, moves made: {plies}. Position: {position}.")
    }

    fn seat(&self, seat: Side) -> String {
        format!("Seen from {}'s seat.", capital(seat))
    }

    fn chosen(&self, piece: Piece, space: Space) -> String {
        format!("Chosen: {piece} on {space}.")
    }

    fn way(&self, way: &Way) -> String {
        format!("Move: {} {way}.", way.piece().colour())
    }

    fn last_move(&self, from: Space, to: Space) -> String {
        format!("Last move: {from} to {to}.")
    }
}

fn capital(side: Side) -> &'static str {
    match side {
        Side::Red => "Red",
        Side::Blue => "Blue",
    }
}

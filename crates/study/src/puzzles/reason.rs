//! Why a puzzle is solved, for those who have done it.

use colorito::{Move, Position};

use super::{Kind, Puzzle};
use crate::{Message, forced::winning_moves, stranding::stranded};

impl Puzzle {
    /// Why a last position solves the puzzle.
    // keys: puzzle-because-*
    pub(super) fn reason(&self, last: &Position) -> Message {
        let because = |code: &str| Message::new(format!("puzzle-because-{code}"));
        let first = &self.position;
        match self.kind {
            Kind::Home(moves) => because("home").with("moves", moves),
            Kind::Reply => because("reply"),
            Kind::Special(_) => because("special").with("targets", last.open_targets(first.turn()).len()),
            Kind::Defence => because("defence").with("threats", threats(first)),
            Kind::Rescue => match saved(first, last) {
                Some(piece) => because("rescue").with("piece", piece),
                None => because("best"),
            },
            Kind::LongJump => match self.answer.first().and_then(|m| first.way(*m).ok().flatten()) {
                Some(way) => because("long-jump").with("piece", way.piece()).with("hops", way.hops()),
                None => because("best"),
            },
        }
    }
}

/// With how many moves the opponent would win if the player to move did nothing.
fn threats(position: &Position) -> usize {
    let mut passed = position.clone();
    passed.play_unchecked(Move::Pass);
    winning_moves(&passed).count()
}

/// The piece that was stranded before and is not any more.
fn saved(first: &Position, last: &Position) -> Option<colorito::Piece> {
    let side = first.turn();
    let still = stranded(last, side);
    stranded(first, side).into_iter().find(|piece| !still.contains(piece))
}

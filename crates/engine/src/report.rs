//! What a search tells while it runs and when it is done.

use std::time::Duration;

use colorito::Move;

use crate::score::Score;

/// A line of best play and what it is worth for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it leads to.
    pub score: Score,
    /// The moves, at least one.
    pub moves: Vec<Move>,
}

/// What the search knows so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How deep all moves were looked at.
    pub depth: u32,
    /// The longest line looked at.
    pub deepest: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The time since the search was asked for.
    pub elapsed: Duration,
    /// The best lines, best first.
    pub lines: Vec<Line>,
}

impl Report {
    /// Positions a second, 0 if no time was measured.
    pub fn nodes_per_second(&self) -> u64 {
        let micros = self.elapsed.as_micros();
        (u128::from(self.nodes) * 1_000_000).checked_div(micros).unwrap_or(0) as u64
    }
}

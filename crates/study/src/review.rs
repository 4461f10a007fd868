//! The review of a game: who was ahead when, where it turned, and what would have been better.
//!
//! The texts of turning points and summaries are `review-better`, `review-line`, `review-summary` and so on;
//! reasons and findings are messages with their keys.

mod findings;
mod judge;
mod race;
mod reason;
mod reviewer;
mod summary;

use colorito::{Move, Side};
use serde::{Deserialize, Serialize};

use crate::Message;

pub use reviewer::{Mismatch, Progress, Reviewer};
pub use summary::{BestMove, Summary};

/// What is known about a game so far, as plain data that can be stored and resumed later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// How much a move must lose, in hundredths of a move, to be a turning point. In a game that is lost or
    /// won anyway there is none.
    pub threshold: i32,
    /// The moves of the game from its beginning, as far as they have been reviewed.
    pub moves: Vec<ReviewedMove>,
}

impl Review {
    /// A move that loses a whole move is worth talking about.
    pub const THRESHOLD: i32 = 100;
}

impl Default for Review {
    fn default() -> Review {
        Review { threshold: Review::THRESHOLD, moves: Vec::new() }
    }
}

/// A move of the game and what it was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewedMove {
    /// Who made it.
    pub side: Side,
    /// The move.
    pub played: Move,
    /// The move as people write it.
    pub way: String,
    /// How the game stood after it.
    pub standing: Standing,
    /// How many hundredths of a move the best move would have saved.
    pub loss: i32,
    /// How many hundredths of a move less the player needed after it.
    pub gain: i32,
    /// What the move was good for.
    pub reason: Message,
    /// What would have been better, if the move was a turning point.
    pub turning_point: Option<TurningPoint>,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Standing {
    /// Red is ahead by so many hundredths of a move; Blue if it is negative.
    Lead {
        /// The lead.
        lead: i32,
    },
    /// One side wins, with the last of so many moves of both together.
    Decided {
        /// Who wins.
        winner: Side,
        /// How many moves it takes.
        plies: u32,
    },
    /// The game is won.
    Won {
        /// By whom.
        winner: Side,
    },
    /// The game is drawn.
    Drawn,
}

/// A better move than the one played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The better move.
    pub better: Move,
    /// The better move as people write it.
    pub way: String,
    /// How the game might have gone on, the better move first. Where the armies have passed each other, the
    /// moves of one side alone.
    pub line: Vec<Move>,
    /// What the better move is good for.
    pub reason: Message,
    /// What was wrong with the move played, as far as it has a name.
    pub findings: Vec<Message>,
}

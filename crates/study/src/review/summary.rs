//! What a review says about a player.

use colorito::Side;
use serde::Serialize;

use super::{Review, ReviewedMove};
use crate::Message;

/// A player's game in a few numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Whose.
    pub side: Side,
    /// How many moves they made.
    pub moves: usize,
    /// What a move lost on average, in hundredths of a move.
    pub average_loss: i32,
    /// How many of them were turning points.
    pub turning_points: usize,
    /// The move that helped them most.
    pub best_move: Option<BestMove>,
}

/// A player's best move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BestMove {
    /// Which move of the game it was, counted from 0.
    pub at: usize,
    /// The move as people write it.
    pub way: String,
    /// What it was good for.
    pub reason: Message,
}

impl Review {
    /// What the review says about a player.
    pub fn summary(&self, side: Side) -> Summary {
        let own: Vec<(usize, &ReviewedMove)> =
            self.moves.iter().enumerate().filter(|(_, reviewed)| reviewed.side == side).collect();
        let loss: i32 = own.iter().map(|(_, reviewed)| reviewed.loss).sum();
        let best = own.iter().filter(|(_, reviewed)| reviewed.loss == 0 && reviewed.gain > 0);
        // Of several as good, the first.
        let best = best.min_by_key(|(_, reviewed)| -reviewed.gain);
        Summary {
            side,
            moves: own.len(),
            average_loss: loss / own.len().max(1) as i32,
            turning_points: own.iter().filter(|(_, reviewed)| reviewed.turning_point.is_some()).count(),
            best_move: best.map(|(at, reviewed)| BestMove {
                at: *at,
                way: reviewed.way.clone(),
                reason: reviewed.reason.clone(),
            }),
        }
    }
}

//! How many moves a side is ahead.

use colorito::{Move, Piece, Position, Rules, Side, Space};

use crate::{features, weights::Weights};

/// Having the move is worth half a move.
const TEMPO: i32 = 50;

/// Estimates positions of one set of rules.
#[derive(Clone, Debug)]
pub struct Evaluator {
    weights: Weights,
}

impl Evaluator {
    /// The evaluator with the built-in weights for these rules.
    pub fn new(rules: &Rules) -> Evaluator {
        Evaluator::with_weights(Weights::built_in(rules.variant))
    }

    /// An evaluator with weights of its own.
    pub fn with_weights(weights: Weights) -> Evaluator {
        Evaluator { weights }
    }

    /// The hundredths of a move by which the player to move is ahead.
    #[inline]
    pub fn lead(&self, position: &Position) -> i32 {
        let needed = self.needed(position);
        let turn = position.turn();
        needed[!turn as usize] - needed[turn as usize] + TEMPO
    }

    /// The moves Red and Blue still need, in hundredths.
    #[inline]
    pub fn needed(&self, position: &Position) -> [i32; 2] {
        let mut needed = [0; 2];
        features::for_each(position, |side, feature| needed[side as usize] += self.weights.get(feature));
        needed
    }

    /// What a piece costs on a space, as far as its place alone tells.
    #[inline]
    pub fn cost(&self, position: &Position, piece: Piece, space: Space) -> i32 {
        if position.rules().homes(piece).contains(space) {
            return 0;
        }
        self.weights.get(features::place(position, piece, space))
    }

    /// How much less the moved piece costs after a move.
    #[inline]
    pub fn gain(&self, position: &Position, m: Move) -> i32 {
        let Move::Go { from, to } = m else { return 0 };
        let Some(piece) = position.piece(from) else { return 0 };
        self.cost(position, piece, from) - self.cost(position, piece, to)
    }

    /// The hundredths of a move by which a side is ahead.
    pub fn lead_of(&self, position: &Position, side: Side) -> i32 {
        let lead = self.lead(position);
        if side == position.turn() { lead } else { -lead }
    }
}

//! How many moves a side is ahead.

use std::sync::Arc;

use colorito::{Move, Piece, Position, Rules, Side, Space};

use crate::{features, network::Network, networks::Networks, places::Places, weights::Weights};

/// Estimates positions of one set of rules: by a network where there is one, by weights elsewhere. What moves
/// gain before they are looked at is always told by weights.
#[derive(Clone, Debug)]
pub struct Evaluator {
    weights: Weights,
    network: Option<Arc<Network>>,
}

impl Evaluator {
    /// The evaluator with the weights and the network for these rules.
    pub fn new(rules: &Rules) -> Evaluator {
        let network = Networks::in_use().map(|networks| networks.of(rules.variant).clone());
        Evaluator { network, ..Evaluator::with(Weights::built_in(rules.variant)) }
    }

    /// An evaluator with weights of its own and no network.
    pub fn with(weights: Weights) -> Evaluator {
        Evaluator { weights, network: None }
    }

    /// The same with a network.
    #[must_use]
    pub fn and_network(self, network: Arc<Network>) -> Evaluator {
        Evaluator { network: Some(network), ..self }
    }

    /// The hundredths of a move by which the player to move is ahead.
    #[inline]
    pub fn lead(&self, position: &Position) -> i32 {
        let needed = self.needed(position);
        let turn = position.turn();
        needed[!turn as usize] - needed[turn as usize]
    }

    /// The moves Red and Blue still need, in hundredths.
    #[inline]
    pub fn needed(&self, position: &Position) -> [i32; 2] {
        if let Some(network) = &self.network {
            return network.needed(position);
        }
        let mut needed = [0; 2];
        features::for_each(position, |side, feature| needed[side as usize] += self.weights.get(feature));
        needed
    }

    /// What moves gain in a position, as far as the place of the moved piece alone tells.
    #[inline]
    pub(crate) fn gains<'a>(&'a self, position: &'a Position) -> Gains<'a> {
        Gains { weights: &self.weights, position, places: Places::of(position) }
    }

    /// The hundredths of a move by which a side is ahead.
    pub fn lead_of(&self, position: &Position, side: Side) -> i32 {
        let lead = self.lead(position);
        if side == position.turn() { lead } else { -lead }
    }
}

/// What moves gain in a position.
pub(crate) struct Gains<'a> {
    weights: &'a Weights,
    position: &'a Position,
    places: Places,
}

impl Gains<'_> {
    /// How much less the moved piece costs after a move.
    #[inline]
    pub(crate) fn of(&self, m: Move) -> i32 {
        let Move::Go { from, to } = m else { return 0 };
        self.position.piece(from).map_or(0, |piece| self.cost(piece, from) - self.cost_ahead(piece, to))
    }

    /// What a piece costs where it stands.
    #[inline]
    pub(crate) fn cost(&self, piece: Piece, space: Space) -> i32 {
        if self.position.rules().homes(piece).contains(space) { 0 } else { self.cost_ahead(piece, space) }
    }

    /// What a piece would cost on an empty space. Nothing on an open target, whose features weigh nothing.
    #[inline]
    pub(crate) fn cost_ahead(&self, piece: Piece, space: Space) -> i32 {
        self.weights.get(self.places.feature(piece, space))
    }
}

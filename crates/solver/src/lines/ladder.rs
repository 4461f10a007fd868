//! Guessing the moves left from the ladders that stand and those that are missing.
//!
//! A piece gets home over a ladder of others. For each piece that is not home this counts what its cheapest
//! way home lacks: helpers that would have to come, blockers that would have to go, and stops on the way. It
//! is a guess and no bound, because one helper may serve many pieces, and be in several moves' way itself.

use colorito::SpaceSet;

use crate::{
    grid::{BOARD, around, bit, bits, flood, hops},
    solo::{MOST, Placement, Solo},
};

/// What a missing helper or a blocker costs, in moves.
const TROUBLE: usize = 3;
/// Ways home that lack more are not told apart.
const WORST: usize = 24;

/// What does not change about the ladders of a side.
pub(crate) struct Ladders {
    strict: bool,
    frozen: u128,
    /// For each slot where the piece may rest.
    rest: [u128; MOST],
    /// For each slot where the piece is home; empty if it cannot get home.
    homes: [u128; MOST],
    /// Where some piece of the side may rest.
    any_rest: u128,
    just_colours: bool,
}

impl Ladders {
    /// The ladders to where each slot's piece is to stand.
    pub(crate) fn new(solo: &Solo, ends: &[SpaceSet]) -> Ladders {
        let frozen = bits(solo.frozen());
        let (mut rest, mut homes) = ([0; MOST], [0; MOST]);
        for (slot, (piece, ends)) in solo.pieces().iter().zip(ends).enumerate() {
            rest[slot] = bits(solo.rules().rest(piece.colour()));
            homes[slot] = bits(*ends) & !frozen;
        }
        let any_rest = rest.iter().fold(0, |all, rest| all | rest);
        let variant = solo.rules().variant;
        Ladders { strict: variant.strict, frozen, rest, homes, any_rest, just_colours: variant.just_colours }
    }

    /// A guess of the moves left.
    pub(crate) fn guess(&self, solo: &Solo, placement: &Placement) -> i32 {
        let pieces = solo.pieces().len();
        let own = (0..pieces).fold(0, |own, slot| own | bit(placement.at(slot)));
        let mut moves = 0;
        for slot in 0..pieces {
            let at = bit(placement.at(slot));
            let mut homes = self.homes[slot];
            if homes & at != 0 || homes == 0 {
                continue;
            }
            if self.just_colours {
                // A home with a piece of the same colour on it is taken.
                let same = solo.slots(solo.colour_of(slot));
                homes &= !same.fold(0, |taken, slot| taken | bit(placement.at(slot)));
            }
            moves += 1 + self.lacking(slot, at, homes, own & !at) as i32;
        }
        moves
    }

    /// What the cheapest way of a piece to one of its homes lacks.
    fn lacking(&self, slot: usize, at: u128, homes: u128, others: u128) -> usize {
        let rest = self.rest[slot];
        let pieces = others | self.frozen;
        let empty = BOARD & !pieces;
        let steppable = if self.strict { empty & rest } else { empty };
        let helpers = (self.any_rest | self.frozen) & !at;
        let not_frozen = BOARD & !self.frozen;
        // reached[cost]: where the piece can be within a move at that cost.
        let mut reached = [0u128; WORST + 1];
        let mut all = 0;
        for cost in 0..WORST {
            let mut now = all;
            if cost == 0 {
                now |= at | (around(at) & steppable);
            } else {
                let rested = all & rest;
                now |= rested | (around(rested) & steppable);
            }
            if cost >= TROUBLE {
                let before = reached[cost - TROUBLE];
                now |= hops(before, helpers, not_frozen);
                now |= around(before & rest) & not_frozen & if self.strict { rest } else { BOARD };
            }
            now = flood(now, pieces, empty);
            if now & homes & rest != 0 {
                return cost;
            }
            reached[cost] = now;
            all = now;
        }
        WORST
    }
}

//! Lower bounds that are sums over the pieces.

use colorito::Space;

use crate::{
    bounds::relaxed::{Relaxed, UNREACHABLE},
    solo::{MOST, Placement, Solo},
};

/// More than any sum of real costs.
pub(crate) const FAR: i16 = 1_000;

/// A number for each piece on each space; their sum bounds the moves that are left from below.
///
/// A move shifts one piece, so the sum of what each piece needs by itself never exceeds what all need
/// together.
#[derive(Clone)]
pub(crate) struct Cost {
    base: i32,
    of: [[i16; Space::COUNT]; MOST],
}

impl Cost {
    /// A cost of the same table for each piece of a colour.
    pub(crate) fn by_colour(solo: &Solo, base: i32, of: impl Fn(usize, Space) -> i16) -> Cost {
        let mut cost = Cost { base, of: [[0; Space::COUNT]; MOST] };
        for colour in 0..2 {
            let table: [i16; Space::COUNT] = table(|space| of(colour, space));
            for slot in solo.slots(colour) {
                cost.of[slot] = table;
            }
        }
        cost
    }

    /// A table of its own for each piece.
    pub(crate) fn by_slot(solo: &Solo, of: impl Fn(usize, usize, Space) -> i16) -> Cost {
        let mut cost = Cost { base: 0, of: [[0; Space::COUNT]; MOST] };
        for colour in 0..2 {
            for slot in solo.slots(colour) {
                cost.of[slot] = table(|space| of(colour, slot, space));
            }
        }
        cost
    }

    /// What the moves to a placement cost at least.
    pub(crate) fn towards(solo: &Solo, relaxed: &Relaxed, goal: &Placement) -> Cost {
        Cost::between(solo, goal, |colour, space, end| relaxed.distance(colour, space, end))
    }

    /// What the moves from a placement have cost at least.
    pub(crate) fn away_from(solo: &Solo, relaxed: &Relaxed, start: &Placement) -> Cost {
        Cost::between(solo, start, |colour, space, end| relaxed.distance(colour, end, space))
    }

    fn between(solo: &Solo, end: &Placement, distance: impl Fn(usize, Space, Space) -> u8) -> Cost {
        if solo.rules().variant.just_colours {
            Cost::by_colour(solo, 0, |colour, space| {
                solo.slots(colour).map(|slot| steps(distance(colour, space, end.at(slot)))).min().unwrap_or(0)
            })
        } else {
            Cost::by_slot(solo, |colour, slot, space| steps(distance(colour, space, end.at(slot))))
        }
    }

    /// The cost of a placement.
    pub(crate) fn total(&self, solo: &Solo, placement: &Placement) -> i32 {
        (0..solo.pieces().len())
            .fold(self.base, |sum, slot| sum + i32::from(self.at(slot, placement.at(slot))))
    }

    /// What a piece adds on a space.
    #[inline]
    pub(crate) fn at(&self, slot: usize, space: Space) -> i16 {
        self.of[slot][space.index()]
    }

    /// How the cost changes when a piece goes from one space to another.
    #[inline]
    pub(crate) fn change(&self, slot: usize, from: Space, to: Space) -> i32 {
        i32::from(self.at(slot, to)) - i32::from(self.at(slot, from))
    }
}

fn table(of: impl Fn(Space) -> i16) -> [i16; Space::COUNT] {
    let mut table = [0; Space::COUNT];
    for space in Space::all() {
        table[space.index()] = of(space);
    }
    table
}

/// A relaxed distance as a cost.
pub(crate) fn steps(distance: u8) -> i16 {
    if distance == UNREACHABLE { FAR } else { i16::from(distance) }
}

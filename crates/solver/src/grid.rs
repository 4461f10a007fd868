//! Sets of spaces as bits of a board with two spaces to spare at the end of each row, so that many pieces can
//! hop at once and no hop runs into another row.

use colorito::{SIZE, Space, SpaceSet};

const WIDTH: u32 = SIZE as u32 + 2;
/// Half of the eight directions as shifts; the other half are these backwards.
const SHIFTS: [u32; 4] = [1, WIDTH, WIDTH + 1, WIDTH - 1];

/// The whole board.
pub(crate) const BOARD: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < SIZE as u32 {
        bits |= 0x3FF << (row * WIDTH);
        row += 1;
    }
    bits
};

/// A set of one space.
#[inline]
pub(crate) fn bit(space: Space) -> u128 {
    1 << (u32::from(space.row()) * WIDTH + u32::from(space.column()))
}

/// A set of spaces.
pub(crate) fn bits(spaces: SpaceSet) -> u128 {
    spaces.into_iter().fold(0, |bits, space| bits | bit(space))
}

/// The members of a set, each as a set of one.
pub(crate) fn singles(mut set: u128) -> impl Iterator<Item = u128> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// A set with its neighbours.
#[inline]
pub(crate) fn around(set: u128) -> u128 {
    let rows = set | set << 1 | set >> 1;
    (rows | rows << WIDTH | rows >> WIDTH) & BOARD
}

/// One hop from every space of a set over some of `over` to some of `landing`.
#[inline]
pub(crate) fn hops(set: u128, over: u128, landing: u128) -> u128 {
    let mut all = 0;
    for shift in SHIFTS {
        all |= ((set << shift) & over) << shift;
        all |= ((set >> shift) & over) >> shift;
    }
    all & landing
}

/// All that any number of hops lead to from a set.
#[inline]
pub(crate) fn flood(mut set: u128, over: u128, landing: u128) -> u128 {
    loop {
        let wider = set | hops(set, over, landing);
        if wider == set {
            return set;
        }
        set = wider;
    }
}

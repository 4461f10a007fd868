//! Sets of spaces as 128 bits.
//!
//! A hop goes two columns and two rows or none, so it never leaves the spaces whose column and row are odd or
//! even alike. There are four such *classes* of 5 × 5 spaces. Each has 32 bits of the set to itself, five
//! rows of six bits, the sixth never set, so that within a class a hop is a shift by a constant and cannot
//! run into another row. [`Hops`](crate::hops) builds on that.

use std::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign},
};

use crate::{Direction, Space, space::SIZE};

/// Bits between one row of a class and the next.
pub(crate) const ROW: u32 = 6;

/// Bits of one class.
pub(crate) const CLASS: u32 = 32;

/// A set of spaces.
///
/// Iteration is in a fixed order that follows the inner layout, not the order of the spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpaceSet(u128);

const fn bit_of(space: Space) -> u32 {
    let class = (space.row() % 2) as u32 * 2 + (space.column() % 2) as u32;
    class * CLASS + (space.row() / 2) as u32 * ROW + (space.column() / 2) as u32
}

const SINGLE: [u128; Space::COUNT] = {
    let mut sets = [0; Space::COUNT];
    let mut index = 0;
    while let Some(space) = Space::from_index(index) {
        sets[index] = 1 << bit_of(space);
        index += 1;
    }
    sets
};

/// The index of the space at each bit; bits of no space hold 0.
const SPACE_AT: [u8; 128] = {
    let mut indices = [0; 128];
    let mut index = 0;
    while let Some(space) = Space::from_index(index) {
        indices[bit_of(space) as usize] = index as u8;
        index += 1;
    }
    indices
};

const NEIGHBOURS: [u128; Space::COUNT] = {
    let mut sets = [0; Space::COUNT];
    let mut index = 0;
    while let Some(space) = Space::from_index(index) {
        let mut direction = 0;
        while direction < 8 {
            if let Some(neighbour) = space.neighbour(Direction::ALL[direction]) {
                sets[index] |= SINGLE[neighbour.index()];
            }
            direction += 1;
        }
        index += 1;
    }
    sets
};

impl SpaceSet {
    /// The set of no space.
    pub const EMPTY: SpaceSet = SpaceSet(0);

    /// The set of all hundred spaces.
    pub const ALL: SpaceSet = {
        let mut bits = 0;
        let mut index = 0;
        while index < Space::COUNT {
            bits |= SINGLE[index];
            index += 1;
        }
        SpaceSet(bits)
    };

    /// The set of one space.
    #[inline]
    pub const fn single(space: Space) -> SpaceSet {
        SpaceSet(SINGLE[space.index()])
    }

    /// The set of the ten spaces of a row, 0 for row 1.
    ///
    /// # Panics
    /// If there is no such row.
    pub const fn row(row: u8) -> SpaceSet {
        let mut bits = 0;
        let mut column = 0;
        while column < SIZE {
            bits |= SINGLE[Space::new(column, row).expect("row on the board").index()];
            column += 1;
        }
        SpaceSet(bits)
    }

    /// The neighbours of a space.
    #[inline]
    pub const fn neighbours(space: Space) -> SpaceSet {
        SpaceSet(NEIGHBOURS[space.index()])
    }

    /// Whether a space is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & SINGLE[space.index()] != 0
    }

    /// The spaces of both sets, where `|` cannot be used: in constants.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// Whether the sets have a space in common.
    #[inline]
    pub const fn meets(self, other: SpaceSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every space of this set is in the other.
    #[inline]
    pub const fn is_subset(self, other: SpaceSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Adds a space.
    #[inline]
    pub fn insert(&mut self, space: Space) {
        *self |= SpaceSet::single(space);
    }

    /// Takes a space out.
    #[inline]
    pub fn remove(&mut self, space: Space) {
        *self -= SpaceSet::single(space);
    }

    /// How many spaces are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set after the board was turned by half a turn.
    #[must_use]
    pub fn turned(self) -> SpaceSet {
        self.into_iter().map(Space::turned).collect()
    }

    pub(crate) const fn from_bits(bits: u128) -> SpaceSet {
        SpaceSet(bits & SpaceSet::ALL.0)
    }

    pub(crate) const fn bits(self) -> u128 {
        self.0
    }
}

impl From<Space> for SpaceSet {
    #[inline]
    fn from(space: Space) -> SpaceSet {
        SpaceSet::single(space)
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        spaces.into_iter().fold(SpaceSet::EMPTY, |set, space| set | space.into())
    }
}

/// The spaces of a [`SpaceSet`], one after the other.
#[derive(Clone, Debug)]
pub struct Spaces(u128);

impl Iterator for Spaces {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Space::from_index(SPACE_AT[bit as usize & 127] as usize)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Spaces {}

impl IntoIterator for SpaceSet {
    type Item = Space;
    type IntoIter = Spaces;

    #[inline]
    fn into_iter(self) -> Spaces {
        Spaces(self.0)
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut spaces: Vec<Space> = self.into_iter().collect();
        spaces.sort_unstable();
        f.debug_set().entries(spaces).finish()
    }
}

impl BitAnd for SpaceSet {
    type Output = SpaceSet;
    #[inline]
    fn bitand(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }
}

impl BitOr for SpaceSet {
    type Output = SpaceSet;
    #[inline]
    fn bitor(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }
}

impl BitXor for SpaceSet {
    type Output = SpaceSet;
    #[inline]
    fn bitxor(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 ^ other.0)
    }
}

impl Sub for SpaceSet {
    type Output = SpaceSet;
    /// The spaces of this set that are not in the other.
    #[inline]
    fn sub(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }
}

impl Not for SpaceSet {
    type Output = SpaceSet;
    /// The spaces of the board that are not in this set.
    #[inline]
    fn not(self) -> SpaceSet {
        SpaceSet(!self.0 & SpaceSet::ALL.0)
    }
}

impl BitAndAssign for SpaceSet {
    #[inline]
    fn bitand_assign(&mut self, other: SpaceSet) {
        *self = *self & other;
    }
}

impl BitOrAssign for SpaceSet {
    #[inline]
    fn bitor_assign(&mut self, other: SpaceSet) {
        *self = *self | other;
    }
}

impl BitXorAssign for SpaceSet {
    #[inline]
    fn bitxor_assign(&mut self, other: SpaceSet) {
        *self = *self ^ other;
    }
}

impl SubAssign for SpaceSet {
    #[inline]
    fn sub_assign(&mut self, other: SpaceSet) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_has_a_bit_of_its_own() {
        assert_eq!(SpaceSet::ALL.len(), 100);
        for space in Space::all() {
            assert_eq!(SpaceSet::single(space).into_iter().collect::<Vec<_>>(), [space]);
        }
    }

    #[test]
    fn complement_stays_on_the_board() {
        assert_eq!(!SpaceSet::EMPTY, SpaceSet::ALL);
        assert_eq!(!SpaceSet::ALL, SpaceSet::EMPTY);
    }

    #[test]
    fn neighbours_are_the_spaces_at_distance_one() {
        for space in Space::all() {
            let near: SpaceSet = Space::all().filter(|other| space.distance(*other) == 1).collect();
            assert_eq!(SpaceSet::neighbours(space), near);
        }
    }
}

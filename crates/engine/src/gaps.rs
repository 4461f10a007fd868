//! How well the pieces on their way hang together.
//!
//! In the coloured rows a piece moves only if another one is near. So pieces cross in company, like links of a
//! chain: what is cut off has to be fetched. The gaps are those that must be bridged to link every piece on its way
//! with the rest, the shortest ones first, as in a minimal spanning tree.

use colorito::{Piece, SIZE, Space, SpaceSet};

/// The pieces of a side that are on their way.
#[derive(Clone, Copy)]
pub(crate) struct Travellers {
    spaces: [u8; Piece::PER_SIDE as usize],
    count: usize,
}

/// No gap is longer.
pub(crate) const LONGEST: usize = SIZE as usize - 1;

/// Neighbours leave no gap between them.
const NEIGHBOUR: usize = 1;

static DISTANCE: [[u8; Space::COUNT]; Space::COUNT] = {
    let mut distances = [[0; Space::COUNT]; Space::COUNT];
    let mut index = 0;
    while let Some(space) = Space::from_index(index) {
        let mut at = 0;
        while let Some(other) = Space::from_index(at) {
            distances[index][at] = space.distance(other);
            at += 1;
        }
        index += 1;
    }
    distances
};

/// For each space the spaces within each distance of it.
static WITHIN: [[SpaceSet; LONGEST + 1]; Space::COUNT] = {
    let mut sets = [[SpaceSet::EMPTY; LONGEST + 1]; Space::COUNT];
    let mut index = 0;
    while index < Space::COUNT {
        let mut at = 0;
        while let Some(other) = Space::from_index(at) {
            let mut distance = DISTANCE[index][at] as usize;
            while distance <= LONGEST {
                sets[index][distance] = sets[index][distance].union(SpaceSet::single(other));
                distance += 1;
            }
            at += 1;
        }
        index += 1;
    }
    sets
};

impl Travellers {
    pub(crate) const NONE: Travellers = Travellers { spaces: [0; Piece::PER_SIDE as usize], count: 0 };

    #[inline]
    pub(crate) fn add(&mut self, space: Space) {
        if let Some(place) = self.spaces.get_mut(self.count) {
            *place = space.index() as u8;
            self.count += 1;
        }
    }

    /// Calls a function with the length of every gap. Across a gap of two a piece can still help another under standard
    /// rules, so what each length costs is for the weights to say.
    #[inline]
    pub(crate) fn for_each_gap(&self, helpers: SpaceSet, mut found: impl FnMut(usize)) {
        let mut left = self.spaces;
        let mut away = [0; Piece::PER_SIDE as usize];
        for (away, space) in away.iter_mut().zip(&left[..self.count]) {
            *away = distance_to(usize::from(*space), helpers);
        }
        for count in (1..=self.count).rev() {
            let nearest = (0..count).min_by_key(|index| away[*index]).unwrap_or(0);
            let (space, gap) = (left[nearest], usize::from(away[nearest]));
            if gap > NEIGHBOUR {
                found(gap.min(LONGEST));
            }
            (left[nearest], away[nearest]) = (left[count - 1], away[count - 1]);
            let from = &DISTANCE[usize::from(space)];
            for (away, other) in away.iter_mut().zip(&left[..count - 1]) {
                *away = (*away).min(from[usize::from(*other)]);
            }
        }
    }
}

/// How far the nearest of a set is away; as far as can be if the set is empty.
#[inline]
fn distance_to(space: usize, set: SpaceSet) -> u8 {
    (1..LONGEST).find(|distance| WITHIN[space][*distance].meets(set)).unwrap_or(LONGEST) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gaps(travellers: &[&str], helpers: &[&str]) -> Vec<usize> {
        let space = |text: &&str| text.parse::<Space>().unwrap();
        let mut all = Travellers::NONE;
        travellers.iter().map(space).for_each(|space| all.add(space));
        let mut found = Vec::new();
        all.for_each_gap(helpers.iter().map(space).collect(), |gap| found.push(gap));
        found
    }

    #[test]
    fn a_chain_has_no_gaps() {
        assert_eq!(gaps(&["a6", "a7", "a8"], &["a9"]), []);
        assert_eq!(gaps(&["a3", "a5", "a7"], &["a9"]), [2, 2, 2]);
    }

    #[test]
    fn what_is_cut_off_counts_once() {
        assert_eq!(gaps(&["a1", "a2", "a7"], &["a9"]), [2, 5]);
        assert_eq!(gaps(&["a1", "j5"], &["j9"]), [4, 9]);
    }

    #[test]
    fn without_helpers_the_first_gap_is_the_longest() {
        assert_eq!(gaps(&["a1", "a2"], &[]), [9]);
    }
}

//! How well the pieces on their way hang together.
//!
//! In the coloured rows a piece moves only if another one is near. So pieces cross in company, like links of a
//! chain: what is cut off has to be fetched. The gaps are those that must be bridged to link every piece on its way
//! with the rest, the shortest ones first, as in a minimal spanning tree.

use colorito::{SIZE, Space, SpaceSet};

/// No gap is longer.
pub(crate) const LONGEST: usize = SIZE as usize - 1;

/// Neighbours leave no gap between them.
const NEIGHBOUR: usize = 1;

/// For each space the spaces within each distance of it, from neighbours on; beyond the last, all are.
static WITHIN: [[SpaceSet; LONGEST - 1]; Space::COUNT] = {
    let mut sets = [[SpaceSet::EMPTY; LONGEST - 1]; Space::COUNT];
    let mut index = 0;
    while let Some(space) = Space::from_index(index) {
        let mut at = 0;
        while let Some(other) = Space::from_index(at) {
            let mut distance = space.distance(other) as usize;
            if distance == 0 {
                distance = NEIGHBOUR;
            }
            while distance < LONGEST {
                sets[index][distance - NEIGHBOUR] =
                    sets[index][distance - NEIGHBOUR].union(SpaceSet::single(other));
                distance += 1;
            }
            at += 1;
        }
        index += 1;
    }
    sets
};

/// Calls a function with the length of every gap between travellers, or between them and the helpers. Across a gap of two
/// a piece can still help another under standard rules, so what each length costs is for the weights to say.
#[inline]
pub(crate) fn for_each_gap(travellers: SpaceSet, helpers: SpaceSet, mut found: impl FnMut(usize)) {
    let mut near = [SpaceSet::EMPTY; LONGEST - 1];
    let link = |near: &mut [SpaceSet; LONGEST - 1], space: Space| {
        for (near, within) in near.iter_mut().zip(&WITHIN[space.index()]) {
            *near |= *within;
        }
    };
    helpers.into_iter().for_each(|helper| link(&mut near, helper));
    let mut left = travellers;
    while !left.is_empty() {
        let gap = NEIGHBOUR + near.iter().position(|near| near.meets(left)).unwrap_or(near.len());
        let nearest = if gap < LONGEST { near[gap - NEIGHBOUR] & left } else { left };
        let Some(next) = nearest.into_iter().next() else { return };
        if gap > NEIGHBOUR {
            found(gap);
        }
        left.remove(next);
        link(&mut near, next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gaps(travellers: &[&str], helpers: &[&str]) -> Vec<usize> {
        let set = |texts: &[&str]| texts.iter().map(|text| text.parse::<Space>().unwrap()).collect();
        let mut found = Vec::new();
        for_each_gap(set(travellers), set(helpers), |gap| found.push(gap));
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

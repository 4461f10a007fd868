//! How well the pieces on their way hang together.
//!
//! In the coloured rows a piece moves only if another one is near. So pieces cross in company, like links of
//! a chain: what is cut off has to be fetched. The gaps are those that must be bridged to link every piece on
//! its way with the rest, the shortest ones first, as in a minimal spanning tree.

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

/// Calls a function with the length of every gap between travellers, or between them and the helpers. Across
/// a gap of two a piece can still help another under standard rules, so what each length costs is for the
/// weights to say.
///
/// A minimal spanning tree has as many gaps of a length as there are fewer groups when gaps of that length
/// are bridged too.
#[inline]
pub(crate) fn for_each_gap(travellers: SpaceSet, helpers: SpaceSet, mut found: impl FnMut(usize)) {
    let mut apart = travellers.len();
    for length in NEIGHBOUR..LONGEST {
        if apart == 0 {
            return;
        }
        let still_apart = groups_apart(travellers, helpers, length);
        if length > NEIGHBOUR {
            (still_apart..apart).for_each(|_| found(length));
        }
        apart = still_apart;
    }
    (0..apart).for_each(|_| found(LONGEST));
}

/// How many groups of travellers there are beside that of the helpers, if gaps up to a length do not part
/// them.
#[inline]
fn groups_apart(travellers: SpaceSet, helpers: SpaceSet, length: usize) -> u32 {
    let within = |space: Space| WITHIN[space.index()][length - NEIGHBOUR];
    let mut near = helpers.into_iter().fold(SpaceSet::EMPTY, |near, helper| near | within(helper));
    let mut left = travellers;
    let mut groups = 0;
    loop {
        let mut linked = near & left;
        while !linked.is_empty() {
            left -= linked;
            near = linked.into_iter().fold(near, |near, space| near | within(space));
            linked = near & left;
        }
        let Some(next) = left.into_iter().next() else { return groups };
        left.remove(next);
        groups += 1;
        near = within(next);
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

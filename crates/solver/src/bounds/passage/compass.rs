//! How far it is to the end of a passage from each of its pictures.

use std::collections::HashMap;

use super::{Passage, Picture, Served, State};

/// A picture, and whether somebody can have got across.
type Place = (Picture, bool);

/// How many pieces of each kind have not left their starts.
pub(crate) type Waiting = [u32; Served::BITS as usize];

/// Farther than any passage that is looked for.
const NOWHERE: u8 = u8::MAX;

/// For each picture of the passages with no more than so many moves more than pieces, and each set of kinds that are
/// still to be served, the least price of what is left of the passage.
pub(crate) struct Compass(HashMap<Picture, Vec<u8>>);

impl Compass {
    /// The compass of a passage; `None` if it takes more than so many states.
    pub(crate) fn new(passage: &Passage, extra: u32, states: u64) -> Option<Compass> {
        if extra >= u32::from(NOWHERE) {
            return None;
        }
        let places = places(passage, extra, states)?;
        let index: HashMap<Place, usize> =
            places.iter().enumerate().map(|(index, place)| (*place, index)).collect();
        let served: Vec<Served> =
            places.iter().map(|(picture, open)| passage.served(passage.held(*picture), *open)).collect();
        let mut back: Vec<Vec<(usize, usize)>> = vec![Vec::new(); places.len()];
        for (from, (picture, open)) in places.iter().enumerate() {
            passage.for_each_move(*picture, *open, |picture, open, price| {
                let open = open || passage.leads_across(passage.held(picture));
                if let Some(to) = index.get(&(picture, open)) {
                    // Who comes back from far is counted as misplaced there.
                    back[*to].push((from, price.min(1)));
                }
            });
        }
        let kinds = 1 << passage.kinds.len();
        let mut least = vec![vec![NOWHERE; kinds]; places.len()];
        let mut by_price: Vec<Vec<(usize, Served)>> = vec![Vec::new(); extra as usize + 1];
        // At the end the empty picture may serve some kinds too: over the opponent's pieces.
        for (index, _) in places.iter().enumerate().filter(|(_, place)| place.0 == 0) {
            by_price[0].extend(subsets(served[index]).map(|set| (index, set)));
        }
        for price in 0..by_price.len() {
            while let Some((to, left)) = by_price[price].pop() {
                if usize::from(least[to][usize::from(left)]) <= price {
                    continue;
                }
                least[to][usize::from(left)] = price as u8;
                for (from, more) in &back[to] {
                    if price + more < by_price.len() && left & served[*from] == 0 {
                        by_price[price + more].extend(subsets(served[*from]).map(|set| (*from, left | set)));
                    }
                }
            }
        }
        let mut compass: HashMap<Picture, Vec<u8>> = HashMap::new();
        for ((picture, _), least) in places.iter().zip(least) {
            let known = compass.entry(*picture).or_insert_with(|| vec![NOWHERE; kinds]);
            known.iter_mut().zip(least).for_each(|(known, least)| *known = least.min(*known));
        }
        Some(Compass(compass))
    }

    /// Whether the rest of a passage from a picture may cost no more than so much, if so many pieces of each kind
    /// are still at their starts: kinds are served on the way, or each of their pieces takes a move more.
    pub(crate) fn allows(&self, picture: Picture, waiting: &Waiting, left: u32) -> bool {
        let Some(least) = self.0.get(&picture) else { return false };
        let kinds = || waiting.iter().enumerate();
        let all =
            kinds().filter(|(_, pieces)| **pieces > 0).fold(0, |all: Served, (kind, _)| all | 1 << kind);
        subsets(all).any(|served| {
            let stopping: u32 =
                kinds().filter(|(kind, _)| served >> kind & 1 == 0).map(|(_, pieces)| pieces).sum();
            stopping <= left && u32::from(least[usize::from(served)]) <= left
        })
    }
}

/// All subsets of a set.
fn subsets(set: Served) -> impl Iterator<Item = Served> {
    let mut next = Some(set);
    std::iter::from_fn(move || {
        let subset = next?;
        next = (subset != 0).then(|| (subset - 1) & set);
        Some(subset)
    })
}

/// The places that a passage with so many moves more than pieces can come through.
fn places(passage: &Passage, extra: u32, mut states: u64) -> Option<Vec<Place>> {
    let mut seen: HashMap<Place, Vec<Served>> = HashMap::new();
    let mut by_cost: Vec<Vec<State>> = vec![Vec::new(); extra as usize + 1];
    by_cost[0].push(State { picture: 0, open: false, served: 0 });
    for cost in 0..by_cost.len() {
        while let Some(state) = by_cost[cost].pop() {
            let held = passage.held(state.picture);
            let open = state.open || passage.leads_across(held);
            let served = state.served | passage.served(held, open);
            let before = seen.entry((state.picture, open)).or_default();
            if before.iter().any(|before| before & served == served) {
                continue;
            }
            before.push(served);
            states = states.checked_sub(1)?;
            passage.for_each_move(state.picture, open, |picture, open, price| {
                let cost = cost + price;
                if cost <= extra as usize
                    && passage.least_extra(cost as u32, passage.held(picture), served) <= extra
                {
                    by_cost[cost].push(State { picture, open, served });
                }
            });
        }
    }
    Some(seen.into_keys().collect())
}

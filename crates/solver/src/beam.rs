//! Looking for good lines without proof: a beam search.
//!
//! Level by level, only the most promising placements are kept. How promising one is, its *outlook*, is a guess and
//! need not be a bound.

use colorito::Space;

use crate::{
    cost::Cost,
    meter::{Meter, Stopped},
    outlook::Outlook,
    solo::{Placement, Solo},
    store::Store,
};

/// More moves than any placement has.
const MOST_MOVES: usize = 2_000;

/// How wide and how far to search.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Placements kept of each level.
    pub(crate) width: usize,
    /// Lines of this length and longer are of no use.
    pub(crate) below: u32,
    /// Bytes that may be used.
    pub(crate) memory: usize,
}

/// A child that may be kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    outlook: i32,
    /// Breaks ties without favour.
    noise: u32,
    parent: u32,
    slot: u8,
    to: Space,
}

/// A beam search from one placement.
pub(crate) struct Beam<'a> {
    pub(crate) solo: &'a Solo,
    /// A lower bound on the moves left, zero exactly at the goal.
    pub(crate) towards: &'a Cost,
    pub(crate) outlook: &'a Outlook,
}

impl Beam<'_> {
    /// A path to the goal, both ends included, if one comes up within reach.
    pub(crate) fn search(
        &self,
        start: Placement,
        reach: Reach,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        let mut store = Store::new();
        store.insert(start, Store::ROOT);
        let mut level = 0..1;
        let mut candidates = Vec::new();
        for depth in 1..reach.below {
            candidates.clear();
            let most_left = (reach.below - 1 - depth) as i32;
            for index in level {
                meter.count()?;
                if let Some(end) = self.gather(&store, index, most_left, &mut candidates) {
                    let mut path: Vec<Placement> = store.trail(index).collect();
                    path.reverse();
                    path.push(end);
                    return Ok(Some(path));
                }
            }
            let begin = store.len();
            if store.bytes_with(reach.width.min(candidates.len())) > reach.memory {
                return Ok(None);
            }
            self.keep(&mut store, &mut candidates, reach.width);
            level = begin..store.len();
            if level.is_empty() {
                return Ok(None);
            }
        }
        Ok(None)
    }

    /// Collects the children of a placement; gives the one at the goal, if there is one.
    fn gather(
        &self,
        store: &Store,
        index: u32,
        most_left: i32,
        candidates: &mut Vec<Candidate>,
    ) -> Option<Placement> {
        let solo = self.solo;
        let placement = store.placement(index);
        let cost = self.towards.total(solo, placement);
        let view = self.outlook.view(solo, placement);
        let mut end = None;
        candidates.reserve(MOST_MOVES.min(candidates.capacity()));
        solo.for_each_move(placement, |slot, from, to| {
            let left = cost + self.towards.change(slot, from, to);
            if left == 0 {
                end = Some(solo.after(placement, slot, to));
            }
            if left > most_left {
                return;
            }
            let outlook = view.after(slot, from, to);
            let noise = (index.wrapping_mul(0x9E37_79B9) ^ (to.index() as u32) << 8 ^ slot as u32)
                .wrapping_mul(0x85EB_CA6B);
            candidates.push(Candidate { outlook, noise, parent: index, slot: slot as u8, to });
        });
        end
    }

    /// Adds the best candidates to the store, as many as the beam is wide.
    fn keep(&self, store: &mut Store, candidates: &mut Vec<Candidate>, width: usize) {
        let enough = width * 4;
        if candidates.len() > enough {
            candidates.select_nth_unstable(enough);
            candidates.truncate(enough);
        }
        candidates.sort_unstable();
        let mut kept = 0;
        for candidate in candidates {
            let parent = store.placement(candidate.parent);
            let child = self.solo.after(parent, usize::from(candidate.slot), candidate.to);
            if store.insert(child, candidate.parent) {
                kept += 1;
                if kept == width {
                    return;
                }
            }
        }
    }
}

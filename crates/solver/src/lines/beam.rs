//! Looking for good lines without proof: a beam search.
//!
//! Level by level, only the most promising placements are kept. How promising one is, its *outlook*, is a
//! guess and need not be a bound.

use colorito::Space;

use crate::{
    bounds::cost::Cost,
    lines::outlook::Outlook,
    meter::{Meter, Stopped},
    solo::{Placement, Solo},
    store::Store,
};

/// For each placement kept, so many are looked at closely.
const LOOKED_AT_CLOSELY: usize = 8;

/// For each placement kept, no more candidates than twice this are held.
const CANDIDATES: usize = 16;

/// What candidates and shortlist take for each placement kept, at most.
const BYTES_PER_WIDTH: usize = 2 * (2 * CANDIDATES * size_of::<Candidate>()) + 64 * LOOKED_AT_CLOSELY;

/// How wide and how far to search.
#[derive(Clone, Copy)]
pub(crate) struct Span {
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
    /// Which of equally promising placements are kept: another seed, other lines.
    pub(crate) seed: u32,
}

impl Beam<'_> {
    /// A path to the goal, both ends included, if one comes up within reach.
    pub(crate) fn search(
        &self,
        start: Placement,
        span: Span,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        let mut store = Store::new();
        store.insert(start, Store::ROOT);
        let mut level = 0..1;
        let mut candidates = Vec::new();
        for depth in 1..span.below {
            candidates.clear();
            let most_left = (span.below - 1 - depth) as i32;
            for index in level {
                meter.count()?;
                thin_out(&mut candidates, span.width);
                if let Some(end) = self.gather(&store, index, most_left, &mut candidates) {
                    let mut path: Vec<Placement> = store.trail(index).collect();
                    path.reverse();
                    path.push(end);
                    return Ok(Some(path));
                }
            }
            let begin = store.len();
            if store.bytes_with(span.width) + span.width * BYTES_PER_WIDTH > span.memory {
                return Ok(None);
            }
            self.keep(&mut store, &mut candidates, span.width, meter)?;
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
        solo.for_each_move(placement, |slot, from, to| {
            let left = cost + self.towards.change(slot, from, to);
            if left == 0 {
                end = Some(solo.after(placement, slot, to));
            }
            if left > most_left {
                return;
            }
            let outlook = view.after(slot, from, to);
            let noise =
                (index.wrapping_mul(0x9E37_79B9) ^ self.seed ^ (to.index() as u32) << 8 ^ slot as u32)
                    .wrapping_mul(0x85EB_CA6B);
            candidates.push(Candidate { outlook, noise, parent: index, slot: slot as u8, to });
        });
        end
    }

    /// Adds the best candidates to the store, as many as the beam is wide.
    fn keep(
        &self,
        store: &mut Store,
        candidates: &mut [Candidate],
        width: usize,
        meter: &mut Meter,
    ) -> Result<(), Stopped> {
        let shortlist = self.shortlist(store, candidates, width * LOOKED_AT_CLOSELY, meter)?;
        let mut ranked: Vec<(i32, u32)> = Vec::with_capacity(shortlist.len() as usize);
        for index in 0..shortlist.len() {
            meter.breathe()?;
            ranked.push((self.outlook.closer(self.solo, shortlist.placement(index)), index));
        }
        if ranked.len() > width {
            ranked.select_nth_unstable(width);
            ranked.truncate(width);
        }
        ranked.sort_unstable();
        for (_, index) in ranked {
            store.insert(*shortlist.placement(index), shortlist.parent(index));
        }
        Ok(())
    }

    /// The best candidates that are new, each once.
    fn shortlist(
        &self,
        store: &Store,
        candidates: &mut [Candidate],
        most: usize,
        meter: &mut Meter,
    ) -> Result<Store, Stopped> {
        let mut shortlist = Store::new();
        let mut rest = candidates;
        while !rest.is_empty() {
            // Many candidates are the same placement, so one portion may not be enough.
            let portion = rest.len().min(2 * most);
            if portion < rest.len() {
                rest.select_nth_unstable(portion);
            }
            let (best, others) = rest.split_at_mut(portion);
            best.sort_unstable();
            for candidate in best {
                meter.breathe()?;
                let parent = store.placement(candidate.parent);
                let child = self.solo.after(parent, usize::from(candidate.slot), candidate.to);
                if store.find(&child).is_none() {
                    shortlist.insert(child, candidate.parent);
                }
                if shortlist.len() as usize == most {
                    return Ok(shortlist);
                }
            }
            rest = others;
        }
        Ok(shortlist)
    }
}

/// Lets go of the worse candidates when there are too many.
fn thin_out(candidates: &mut Vec<Candidate>, width: usize) {
    if candidates.len() >= 2 * CANDIDATES * width {
        candidates.select_nth_unstable(CANDIDATES * width);
        candidates.truncate(CANDIDATES * width);
    }
}

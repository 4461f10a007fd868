//! Searching from both ends for a path of a given length, or a proof that there is none.
//!
//! Both fronts grow layer by layer, whichever is smaller next. A placement is dropped when the moves made to
//! it and the least that are left to the other end exceed the length; on a path of that length none is ever
//! dropped. Children of the last layer are only looked up, not kept.

use colorito::Space;

use crate::{
    bounds::cost::Cost,
    meter::{Meter, Stopped},
    solo::{Placement, Solo},
    store::Store,
};

/// More moves than any placement has.
const MOST_MOVES: usize = 2_000;

/// The ends of the paths a search looks for.
pub(crate) struct Ends<'a> {
    pub(crate) start: Placement,
    /// A lower bound on the moves to the goal, zero exactly there.
    pub(crate) towards: &'a Cost,
    /// The placements at the goal, if they can be listed.
    pub(crate) finals: Option<&'a [Placement]>,
    /// A lower bound on the moves from the start.
    pub(crate) away: &'a Cost,
}

/// What a finished search has found.
pub(crate) enum Verdict {
    /// A path no longer than asked for, both ends included.
    Path(Vec<Placement>),
    /// There is no path of that length or less.
    TooShort,
    /// There is no path at all.
    Never,
    /// The memory allowed is not enough to tell.
    OutOfMemory,
}

/// One of the two fronts.
struct Front {
    store: Store,
    /// The layer being expanded ends before this place, and the next begins there.
    layer_end: u32,
    /// The next placement to expand.
    next: u32,
    /// Moves to the placements of the last full layer.
    depth: u32,
    /// Whether a placement was dropped because of the length.
    dropped: bool,
}

impl Front {
    fn new(roots: &[Placement]) -> Front {
        let mut store = Store::new();
        for root in roots {
            store.insert(*root, Store::ROOT);
        }
        Front { layer_end: store.len(), store, next: 0, depth: 0, dropped: false }
    }

    fn layer_len(&self) -> u32 {
        self.layer_end - self.next
    }

    fn close_layer(&mut self) {
        self.layer_end = self.store.len();
        self.depth += 1;
    }
}

/// A search for a path of one length that can be paused and taken up again.
pub(crate) struct TwoWay<'a> {
    solo: &'a Solo,
    ends: Ends<'a>,
    length: u32,
    memory: usize,
    forward: Front,
    backward: Front,
    /// Which front is growing, in the middle of a layer.
    growing: Option<Way>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Forward,
    Backward,
}

impl<'a> TwoWay<'a> {
    pub(crate) fn new(solo: &'a Solo, ends: Ends<'a>, length: u32, memory: usize) -> TwoWay<'a> {
        let finals: Vec<Placement> = ends.finals.unwrap_or_default().to_vec();
        let near = |placement: &Placement| ends.away.total(solo, placement) <= length as i32;
        let kept: Vec<Placement> = finals.iter().copied().filter(near).collect();
        let mut backward = Front::new(&kept);
        backward.dropped = kept.len() < finals.len();
        let forward = Front::new(&[ends.start]);
        TwoWay { solo, ends, length, memory, forward, backward, growing: None }
    }

    /// Searches on for about so many nodes; `None` if there is more to do.
    pub(crate) fn advance(&mut self, nodes: u64, meter: &mut Meter) -> Result<Option<Verdict>, Stopped> {
        let pause = meter.nodes().saturating_add(nodes);
        loop {
            let Some(way) = self.growing.or_else(|| self.choose()) else {
                return Ok(Some(self.verdict_without_path()));
            };
            self.growing = Some(way);
            let last = self.forward.depth + self.backward.depth + 1 == self.length;
            while self.front(way).next < self.front(way).layer_end {
                if meter.nodes() >= pause {
                    return Ok(None);
                }
                if !last && self.bytes_for_one_more() > self.memory {
                    return Ok(Some(Verdict::OutOfMemory));
                }
                meter.count()?;
                let index = self.front(way).next;
                self.front_mut(way).next += 1;
                if let Some(path) = self.expand(way, index, last) {
                    return Ok(Some(Verdict::Path(path)));
                }
            }
            self.front_mut(way).close_layer();
            self.growing = None;
        }
    }

    /// The front to grow next, `None` if the fronts are deep enough or one is exhausted.
    fn choose(&self) -> Option<Way> {
        if self.forward.depth + self.backward.depth >= self.length || self.forward.layer_len() == 0 {
            return None;
        }
        if self.ends.finals.is_none() {
            return Some(Way::Forward);
        }
        match self.backward.layer_len() {
            0 => None,
            backward if backward < self.forward.layer_len() => Some(Way::Backward),
            _ => Some(Way::Forward),
        }
    }

    fn verdict_without_path(&self) -> Verdict {
        let exhausted = |front: &Front| front.layer_len() == 0 && !front.dropped;
        let deep_enough = self.forward.depth + self.backward.depth >= self.length;
        let backward_exhausted = self.ends.finals.is_some() && exhausted(&self.backward);
        if !deep_enough && (exhausted(&self.forward) || backward_exhausted) {
            Verdict::Never
        } else {
            Verdict::TooShort
        }
    }

    fn front(&self, way: Way) -> &Front {
        match way {
            Way::Forward => &self.forward,
            Way::Backward => &self.backward,
        }
    }

    fn front_mut(&mut self, way: Way) -> &mut Front {
        match way {
            Way::Forward => &mut self.forward,
            Way::Backward => &mut self.backward,
        }
    }

    fn bytes_for_one_more(&self) -> usize {
        self.forward.store.bytes_with(MOST_MOVES) + self.backward.store.bytes_with(MOST_MOVES)
    }

    /// Adds the children of a placement to its front, or in the last layer looks them up in the other one.
    fn expand(&mut self, way: Way, index: u32, last: bool) -> Option<Vec<Placement>> {
        let (solo, finals) = (self.solo, self.ends.finals.is_some());
        let (front, other, cost) = match way {
            Way::Forward => (&mut self.forward, &self.backward, self.ends.towards),
            Way::Backward => (&mut self.backward, &self.forward, self.ends.away),
        };
        let placement = *front.store.placement(index);
        let left = self.length as i32 - front.depth as i32 - 1;
        let slack = left - cost.total(solo, &placement);
        let mut met = None;
        let visit = |slot: usize, from: Space, to: Space| {
            if cost.change(slot, from, to) > slack {
                front.dropped = true;
                return;
            }
            let child = solo.after(&placement, slot, to);
            if !last {
                front.store.insert(child, index);
            } else if !finals || met.is_none() {
                // Without a list of finals the bound has just told that this is one.
                let hit = if finals { other.store.find(&child) } else { Some(Store::ROOT) };
                met = met.or(hit.map(|hit| (child, hit)));
            }
        };
        match way {
            Way::Forward => solo.for_each_move(&placement, visit),
            Way::Backward => solo.for_each_move_back(&placement, visit),
        }
        let (child, hit) = met?;
        Some(self.path(way, index, child, hit))
    }

    /// Joins the trails of a placement of the growing front, whose child was met, and of where it was met.
    fn path(&self, way: Way, index: u32, child: Placement, hit: u32) -> Vec<Placement> {
        let mut near: Vec<Placement> = self.front(way).store.trail(index).collect();
        near.reverse();
        if hit == Store::ROOT {
            near.push(child);
            return near;
        }
        let other = if way == Way::Forward { &self.backward } else { &self.forward };
        near.extend(other.store.trail(hit));
        if way == Way::Backward {
            near.reverse();
        }
        near
    }
}

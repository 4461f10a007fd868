//! A lower bound for a whole side that has the coloured rows before it, by trying all that its passage leaves open.
//!
//! The real placements are searched, cheapest first, and those dropped from which the rest of the passage would cost too
//! much. See `docs/solver.md` for the proof.

use std::collections::HashSet;

use colorito::{Rules, Space};

use super::passage::{Compass, Passage, Picture, Waiting};
use crate::{
    goal::Goal,
    solo::{MOST, Placement, Solo},
};

/// A side before the coloured rows, and the way its passage can go.
pub(crate) struct Crossing<'a> {
    solo: &'a Solo,
    goal: &'a Goal,
    start: &'a Placement,
    passage: &'a Passage,
    /// For each slot and space what it means that the piece stands there.
    stands: Vec<[Stand; Space::COUNT]>,
}

/// What it means that a piece stands on a space.
#[derive(Clone, Copy)]
struct Stand {
    /// The picture of the space alone.
    picture: Picture,
    /// The kind that it has not left the starts of.
    waiting: Option<usize>,
    is_far: bool,
    /// Whether it is in the far rows, but not home.
    is_astray: bool,
}

/// What the passage sees of a placement.
#[derive(Clone, Copy, Default)]
struct View {
    picture: Picture,
    waiting: Waiting,
    astray: u32,
}

impl View {
    fn add(&mut self, stand: Stand) {
        self.picture |= stand.picture;
        self.astray += u32::from(stand.is_astray);
        if let Some(kind) = stand.waiting {
            self.waiting[kind] += 1;
        }
    }

    fn remove(&mut self, stand: Stand) {
        self.picture &= !stand.picture;
        self.astray -= u32::from(stand.is_astray);
        if let Some(kind) = stand.waiting {
            self.waiting[kind] -= 1;
        }
    }

    /// Whether the rest of a passage may cost no more than so much.
    fn can_go_on(&self, left: u32, compass: &Compass) -> bool {
        left.checked_sub(self.astray).is_some_and(|left| compass.allows(self.picture, &self.waiting, left))
    }
}

impl<'a> Crossing<'a> {
    pub(crate) fn new(
        solo: &'a Solo,
        goal: &'a Goal,
        start: &'a Placement,
        passage: &'a Passage,
    ) -> Crossing<'a> {
        let far = Rules::targets(solo.side());
        let stand = |slot: usize, at: Space| {
            let home = solo.homes()[slot];
            Stand {
                picture: passage.picture(at),
                waiting: passage.kind_at(solo.colour_of(slot), at, home),
                is_far: far.contains(at),
                is_astray: far.contains(at) && !home.contains(at),
            }
        };
        let spaces: Vec<Space> = Space::all().collect();
        let stands_of = |slot: usize| std::array::from_fn(|index| stand(slot, spaces[index]));
        let stands = (0..solo.pieces().len()).map(stands_of).collect();
        Crossing { solo, goal, start, passage, stands }
    }

    /// Whether fewer moves than this are proven not to be enough; `None` if it takes more than so many pictures or
    /// placements to tell.
    pub(crate) fn needs(&self, moves: u32, work: u64) -> Option<bool> {
        let pieces = self.stands.len() as u32;
        let Some(extra) = moves.checked_sub(pieces + 1) else { return Some(true) };
        let compass = Compass::new(self.passage, extra, work)?;
        self.can_pass(extra, &compass, work).map(|can| !can)
    }

    /// Whether the side can pass with so many moves more than it has pieces.
    fn can_pass(&self, extra: u32, compass: &Compass, mut placements: u64) -> Option<bool> {
        let mut seen = HashSet::new();
        let mut by_cost: Vec<Vec<Placement>> = vec![Vec::new(); extra as usize + 1];
        by_cost[0].push(*self.start);
        for cost in 0..by_cost.len() {
            while let Some(placement) = by_cost[cost].pop() {
                if !seen.insert(self.key(&placement)) {
                    continue;
                }
                placements = placements.checked_sub(1)?;
                if self.goal.towards.total(self.solo, &placement) == 0 {
                    return Some(true);
                }
                let view = self.view(&placement);
                self.solo.for_each_move(&placement, |slot, from, to| {
                    let (from, stand) = (self.stands[slot][from.index()], self.stands[slot][to.index()]);
                    let cost = cost + 1 + usize::from(from.is_far) - usize::from(stand.is_far);
                    let Some(left) = (extra as usize).checked_sub(cost) else { return };
                    let mut view = view;
                    view.remove(from);
                    view.add(stand);
                    if view.can_go_on(left as u32, compass) {
                        by_cost[cost].push(self.solo.after(&placement, slot, to));
                    }
                });
            }
        }
        Some(false)
    }

    fn view(&self, placement: &Placement) -> View {
        let mut view = View::default();
        for (slot, stands) in self.stands.iter().enumerate() {
            view.add(stands[placement.at(slot).index()]);
        }
        view
    }

    /// The placement as bytes, which take less room.
    fn key(&self, placement: &Placement) -> [u8; MOST] {
        let mut key = [0; MOST];
        for (slot, byte) in key.iter_mut().enumerate().take(self.stands.len()) {
            *byte = placement.at(slot).index() as u8;
        }
        key
    }
}

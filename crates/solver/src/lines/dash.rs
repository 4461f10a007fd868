//! The shortest path, where a short one exists: depth first, one move more each time.
//!
//! Near its end the lower bound says nearly all, and a path of a few moves is found at once that a beam, which
//! goes by its outlook, may never look at. Farther away the number of placements soon gets out of hand, so
//! this is given up after so many.

use colorito::Space;

use crate::{
    bounds::cost::Cost,
    meter::{Meter, Stopped},
    solo::{Placement, Solo},
};

/// How many placements are remembered from which no path leads on, a power of two.
const MEMORY: usize = 1 << 13;

/// How much work a placement is, as the meter counts it, beside being counted.
const WORK: u64 = 4;

/// A child of a placement: the slot that moves, where to, and the lower bound then.
type Child = (usize, Space, i32);

/// A search for the shortest path.
pub(crate) struct Dash<'a> {
    solo: &'a Solo,
    /// A lower bound on the moves left, zero exactly at the end.
    towards: &'a Cost,
    /// Placements from which so many moves do not lead to the end. They are compared whole, so that what is
    /// found is certain to be the shortest.
    dead: Vec<Option<(Placement, i32)>>,
    path: Vec<Placement>,
    /// How many placements may still be looked at.
    allowed: u64,
}

/// How far to search.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// The most moves of a path.
    pub(crate) moves: u32,
    /// The most placements that are looked at.
    pub(crate) placements: u64,
}

impl<'a> Dash<'a> {
    pub(crate) fn new(solo: &'a Solo, towards: &'a Cost) -> Dash<'a> {
        Dash { solo, towards, dead: vec![None; MEMORY], path: Vec::new(), allowed: 0 }
    }

    /// The shortest path from a placement to the end, both included, if it is found within reach.
    pub(crate) fn search(
        &mut self,
        start: Placement,
        reach: Reach,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        self.allowed = reach.placements;
        self.path = vec![start];
        let least = self.towards.total(self.solo, &start);
        for moves in least..=reach.moves as i32 {
            if self.leads_there(&start, least, moves, meter)? {
                return Ok(Some(std::mem::take(&mut self.path)));
            }
            if self.allowed == 0 {
                break;
            }
        }
        Ok(None)
    }

    /// Whether a placement with a lower bound is so many moves from the end; if so, the path leads there.
    fn leads_there(
        &mut self,
        placement: &Placement,
        bound: i32,
        moves: i32,
        meter: &mut Meter,
    ) -> Result<bool, Stopped> {
        if bound == 0 {
            return Ok(true);
        }
        if self.allowed == 0 {
            return Ok(false);
        }
        self.allowed -= 1;
        meter.count()?;
        meter.work(WORK)?;
        let cell = placement.hash().wrapping_add(moves as u64) as usize % MEMORY;
        if self.dead[cell] == Some((*placement, moves)) {
            return Ok(false);
        }
        for (slot, to, bound) in self.children(placement, bound, moves - 1) {
            let child = self.solo.after(placement, slot, to);
            self.path.push(child);
            if self.leads_there(&child, bound, moves - 1, meter)? {
                return Ok(true);
            }
            self.path.pop();
        }
        if self.allowed > 0 {
            self.dead[cell] = Some((*placement, moves));
        }
        Ok(false)
    }

    /// The children from which so many moves may be enough, the nearest first.
    fn children(&self, placement: &Placement, bound: i32, moves: i32) -> Vec<Child> {
        let mut children = Vec::new();
        self.solo.for_each_move(placement, |slot, from, to| {
            let bound = bound + self.towards.change(slot, from, to);
            if bound <= moves {
                children.push((slot, to, bound));
            }
        });
        children.sort_by_key(|(.., bound)| *bound);
        children
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use colorito::{Position, Rules, Side, Variant};

    use super::*;
    use crate::problem::Problem;

    fn length(text: &str, variant: Variant, side: Side, reach: Reach) -> Option<usize> {
        let position = Position::parse(text, Rules { variant, ..Rules::default() }).unwrap();
        let problem = Problem::new(&position, side).unwrap();
        let mut ask = |_| ControlFlow::Continue(());
        let mut meter = Meter::new(u64::MAX, &mut ask);
        let mut dash = Dash::new(&problem.solo, &problem.goal.towards);
        dash.search(problem.start, reach, &mut meter).unwrap().map(|path| path.len() - 1)
    }

    /// From games that went on without end: light blue 12 and dark blue 7 stand on each other's row.
    const WRONG_ROWS: &str = "I1EDGAFC1B/MKLQ1PN1O1/10/10/10/10/2nf6/1b2pi1R2/ktqomrsgST/hdc1aljHeJ b r 299";

    #[test]
    fn finds_the_few_moves_that_are_missing() {
        let reach = Reach { moves: 20, placements: 10_000 };
        assert_eq!(length(WRONG_ROWS, Variant::COLOURS, Side::Blue, reach), Some(5));
    }

    #[test]
    fn gives_up_in_time() {
        let reach = Reach { moves: 20, placements: 10 };
        assert_eq!(length(WRONG_ROWS, Variant::COLOURS, Side::Blue, reach), None);
        let reach = Reach { moves: 4, placements: 10_000 };
        assert_eq!(length(WRONG_ROWS, Variant::COLOURS, Side::Blue, reach), None);
    }
}

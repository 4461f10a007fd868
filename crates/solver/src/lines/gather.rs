//! Getting a scattered side together in the rows before its targets.
//!
//! There, order does not matter yet: pieces walk on white, so a beam can sort them. What counts is how far
//! the pieces are from those rows, the hindmost above all, so that no one is left behind alone. Again and
//! again this looks for some moves after which that is less: first a few pieces anywhere, then convoys in a
//! few columns.

use colorito::{Side, Space, SpaceSet};

use crate::{
    lines::convoy::Convoy,
    lines::novelty::{Judgement, NoveltySearch},
    meter::{Meter, Stopped},
    problem::Problem,
    projection::columns_around,
    solo::Placement,
};

/// How many rows count as the goal: the two of the targets and the one before.
const GOAL_ROWS: i32 = 3;

/// Lines longer than this are given up.
const LONGEST: usize = 400;

/// One way to look for progress.
#[derive(Clone, Copy)]
enum Try {
    /// A search for new placements, so wide.
    Novelty(u32),
    /// A convoy in so many columns on each side of a straggler.
    Convoy(u8),
}

const TRIES: [Try; 7] = [
    Try::Novelty(1),
    Try::Novelty(2),
    Try::Convoy(1),
    Try::Convoy(2),
    Try::Novelty(3),
    Try::Convoy(3),
    Try::Convoy(4),
];

/// Brings pieces to the goal rows.
pub(crate) struct Gatherer<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) memory: usize,
    /// A row farther away counts so many times as much.
    pub(crate) steepness: i32,
    /// How many pictures a plan may look at.
    pub(crate) pictures: usize,
    /// How wide the search for carrying out a step of a plan is.
    pub(crate) width: u32,
}

impl Gatherer<'_> {
    /// A path to a placement with all pieces that are needed in the goal rows, both ends included.
    pub(crate) fn search(&self, meter: &mut Meter) -> Result<Option<Vec<Placement>>, Stopped> {
        let mut path = vec![self.problem.start];
        while path.len() <= LONGEST {
            let current = path[path.len() - 1];
            let backlog = self.backlog(&current);
            if backlog == 0 {
                return Ok(Some(path));
            }
            let Some(stretch) = self.progress(&current, backlog, meter)? else { break };
            path.extend_from_slice(&stretch[1..]);
        }
        Ok(None)
    }

    /// Some moves after which there is less to do.
    fn progress(
        &self,
        current: &Placement,
        backlog: i32,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        for attempt in TRIES {
            let found = match attempt {
                Try::Novelty(width) => self.explore(current, backlog, width, meter)?,
                Try::Convoy(radius) => self.send_convoy(current, backlog, radius, meter)?,
            };
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    fn explore(
        &self,
        current: &Placement,
        backlog: i32,
        width: u32,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        let solo = &self.problem.solo;
        let judge = |placement: &Placement, slot: usize, from: Space, to: Space| {
            if self.weight(to) < self.weight(from) {
                let after = self.backlog(&solo.after(placement, slot, to));
                if after < backlog {
                    return Judgement::Wanted(after);
                }
            }
            Judgement::Allowed
        };
        NoveltySearch { solo, width, memory: self.memory }.find(current, judge, meter)
    }

    fn send_convoy(
        &self,
        current: &Placement,
        backlog: i32,
        radius: u8,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        for column in self.columns_of_stragglers(current) {
            let region = columns_around(column, radius);
            let goal = rows_from_the_end(self.problem.solo.side(), GOAL_ROWS);
            let convoy = Convoy {
                solo: &self.problem.solo,
                region,
                goal,
                memory: self.memory,
                pictures: self.pictures,
                width: self.width,
            };
            let weight = |space: Space| self.weight(space);
            let path = convoy.find(current, weight, meter)?;
            if path.as_ref().and_then(|path| path.last()).is_some_and(|end| self.backlog(end) < backlog) {
                return Ok(path);
            }
        }
        Ok(None)
    }

    /// The columns with pieces that are not there yet, those of the hindmost first.
    fn columns_of_stragglers(&self, current: &Placement) -> Vec<u8> {
        let goal = &self.problem.goal;
        let mut stragglers: Vec<Space> = (0..self.problem.solo.pieces().len())
            .filter(|slot| goal.is_needed(*slot))
            .map(|slot| current.at(slot))
            .filter(|space| self.weight(*space) > 0)
            .collect();
        stragglers.sort_by_key(|space| -self.weight(*space));
        let mut columns: Vec<u8> = Vec::new();
        for space in stragglers {
            if !columns.contains(&space.column()) {
                columns.push(space.column());
            }
        }
        columns
    }

    /// How much there is to do.
    fn backlog(&self, placement: &Placement) -> i32 {
        let Problem { solo, goal, .. } = self.problem;
        (0..2)
            .map(|colour| {
                let needed = solo.slots(colour).filter(|slot| goal.is_needed(*slot));
                let mut weights: Vec<i32> = needed.map(|slot| self.weight(placement.at(slot))).collect();
                weights.sort_unstable();
                weights.truncate(weights.len() - goal.surplus(colour));
                weights.iter().sum::<i32>()
            })
            .sum()
    }

    /// What a piece on a space adds to it.
    fn weight(&self, space: Space) -> i32 {
        let missing = rows_to_the_end(self.problem.solo.side(), space) - GOAL_ROWS;
        if missing < 0 { 0 } else { self.steepness.pow(missing as u32) }
    }
}

/// How many rows a space is before the last.
fn rows_to_the_end(side: Side, space: Space) -> i32 {
    match side {
        Side::Red => i32::from(colorito::SIZE - 1 - space.row()),
        Side::Blue => i32::from(space.row()),
    }
}

/// The last rows on a side's way.
fn rows_from_the_end(side: Side, rows: i32) -> SpaceSet {
    Space::all().filter(|space| rows_to_the_end(side, *space) < rows).collect()
}

//! Bringing stragglers nearer one at a time.
//!
//! Where a beam gets lost, this finds a line, if seldom a short one: again and again it looks for the
//! fewest moves after which one piece stands better and all others stand where they stood. The piece farthest from
//! home is tried first, while others are still about to help it.

use std::ops::RangeInclusive;

use colorito::{Space, SpaceSet};

use crate::{
    cost::{Cost, steps},
    meter::{Meter, Stopped},
    problem::Problem,
    solo::Placement,
    two_way::{Ends, TwoWay, Verdict},
};

/// How many columns on each side of a straggler others may help it from, and in how many moves at most, one try
/// after the other. Few columns make long searches possible.
const TRIES: [(u8, RangeInclusive<u32>); 12] = [
    (1, 1..=8),
    (2, 1..=6),
    (9, 1..=5),
    (1, 9..=12),
    (2, 7..=9),
    (9, 6..=7),
    (1, 13..=18),
    (2, 10..=14),
    (3, 1..=12),
    (9, 8..=12),
    (1, 19..=26),
    (2, 15..=18),
];

/// Lines longer than this are given up.
const LONGEST: usize = 250;

/// Fetches pieces one at a time.
pub(crate) struct Fetcher<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) memory: usize,
    /// The most work for fetching one piece at one length.
    pub(crate) nodes: u64,
}

impl Fetcher<'_> {
    /// A path to the goal, both ends included, if every piece could be fetched.
    pub(crate) fn search(&self, meter: &mut Meter) -> Result<Option<Vec<Placement>>, Stopped> {
        let Problem { solo, goal, start, .. } = self.problem;
        let mut path = vec![*start];
        let mut current = *start;
        while goal.towards.total(solo, &current) > 0 {
            let Some(stretch) = self.fetch(&current, meter)? else { return Ok(None) };
            path.extend_from_slice(&stretch[1..]);
            current = path[path.len() - 1];
            if path.len() > LONGEST {
                return Ok(None);
            }
        }
        Ok(Some(path))
    }

    /// The moves that bring some piece nearer.
    fn fetch(&self, current: &Placement, meter: &mut Meter) -> Result<Option<Vec<Placement>>, Stopped> {
        let outlook = &self.problem.outlooks[0];
        let mut stragglers: Vec<usize> = (0..self.problem.solo.pieces().len()).collect();
        stragglers.sort_by_key(|slot| -outlook.remoteness(*slot, current.at(*slot)));
        for (columns, lengths) in TRIES {
            for &slot in &stragglers {
                if let Some(path) = self.fetch_one(current, slot, columns, lengths.clone(), meter)? {
                    return Ok(Some(path));
                }
            }
        }
        Ok(None)
    }

    /// The fewest moves that bring one piece nearer.
    fn fetch_one(
        &self,
        current: &Placement,
        slot: usize,
        columns: u8,
        lengths: RangeInclusive<u32>,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        let solo = &self.problem.solo;
        let column = current.at(slot).column();
        let region: SpaceSet =
            Space::all().filter(|space| space.column().abs_diff(column) <= columns).collect();
        let better = self.better(current, slot) & region;
        if better.is_empty() {
            return Ok(None);
        }
        let finals: Vec<Placement> =
            better.into_iter().map(|space| solo.after(current, slot, space)).collect();
        let towards = self.cost_to(current, slot, better);
        let away = Cost::away_from(solo, &self.problem.relaxed, current);
        for length in lengths {
            let ends = Ends { start: *current, towards: &towards, finals: Some(&finals), away: &away };
            match TwoWay::new(solo, ends, length, self.memory).within(region).advance(self.nodes, meter)? {
                Some(Verdict::Path(path)) => return Ok(Some(path)),
                Some(Verdict::TooShort) => {}
                None | Some(Verdict::Never | Verdict::OutOfMemory) => return Ok(None),
            }
        }
        Ok(None)
    }

    /// The empty spaces where a piece would stand better.
    fn better(&self, current: &Placement, slot: usize) -> SpaceSet {
        let Problem { solo, outlooks: [outlook, ..], .. } = self.problem;
        let now = outlook.remoteness(slot, current.at(slot));
        let rest = solo.rules().rest(solo.pieces()[slot].colour());
        let empty = rest - solo.frozen() - solo.own(current);
        empty.into_iter().filter(|space| outlook.remoteness(slot, *space) < now).collect()
    }

    /// A lower bound on the moves until a piece is on one of these spaces and the others are where they were.
    fn cost_to(&self, current: &Placement, slot: usize, better: SpaceSet) -> Cost {
        let Problem { solo, relaxed, .. } = self.problem;
        let nearest = |colour: usize, space: Space, ends: SpaceSet| {
            ends.into_iter().map(|end| steps(relaxed.distance(colour, space, end))).min().unwrap_or(0)
        };
        if solo.rules().variant.just_colours {
            let moved = usize::from(!solo.slots(0).contains(&slot));
            Cost::by_colour(solo, 0, |colour, space| {
                let standing: SpaceSet = solo.slots(colour).map(|slot| current.at(slot)).collect();
                nearest(colour, space, if colour == moved { standing | better } else { standing })
            })
        } else {
            Cost::by_slot(solo, |colour, other, space| {
                nearest(colour, space, if other == slot { better } else { current.at(other).into() })
            })
        }
    }
}

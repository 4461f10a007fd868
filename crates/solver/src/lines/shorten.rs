//! Shortcuts in a line: stretches of it that fewer moves can replace.

use crate::{
    bounds::cost::Cost,
    bounds::two_way::{Ends, TwoWay, Verdict},
    meter::{Meter, Stopped},
    problem::Problem,
    solo::Placement,
};

/// The shortest stretch that is worth a try.
const SHORTEST: usize = 2;

/// The longest stretch that is tried in the first round.
const LONGEST: usize = 7;

/// The most work for one stretch in the first round.
const NODES: u64 = 300;

/// Finds shortcuts in paths of a problem.
pub(crate) struct Shortener<'a> {
    problem: &'a Problem,
    memory: usize,
    /// The longest stretch that is tried.
    longest: usize,
    /// The most work for one stretch.
    nodes: u64,
    /// The search ends when so many nodes have been looked at in all.
    end: u64,
}

impl<'a> Shortener<'a> {
    /// A shortener that works harder round by round, until the meter shows so many nodes.
    pub(crate) fn new(problem: &'a Problem, memory: usize, round: u32, end: u64) -> Shortener<'a> {
        Shortener { problem, memory, longest: LONGEST + round as usize, nodes: NODES << (2 * round), end }
    }

    /// A path with the same ends and fewer moves, and where the two part, if one is found. The search begins
    /// near a place and goes round.
    pub(crate) fn shorter(
        &self,
        path: &[Placement],
        near: usize,
        meter: &mut Meter,
    ) -> Result<Option<(Vec<Placement>, usize)>, Stopped> {
        for stretch in SHORTEST..=self.longest {
            let places = path.len().saturating_sub(stretch);
            let first = near.saturating_sub(stretch).min(places);
            for begin in (first..places).chain(0..first) {
                let end = begin + stretch;
                if meter.nodes() >= self.end {
                    return Ok(None);
                }
                if let Some(shortcut) = self.shortcut(&path[begin], &path[end], stretch, meter)? {
                    return Ok(Some(([&path[..begin], &shortcut, &path[end + 1..]].concat(), begin)));
                }
            }
        }
        Ok(None)
    }

    /// A path between two placements shorter than this many moves, both included.
    fn shortcut(
        &self,
        start: &Placement,
        end: &Placement,
        than: usize,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        let Problem { solo, relaxed, .. } = self.problem;
        let towards = Cost::towards(solo, relaxed, end);
        let away = Cost::away_from(solo, relaxed, start);
        let least = towards.total(solo, start).max(away.total(solo, end)).max(0) as usize;
        if least == 0 {
            return Ok(Some(vec![*start]));
        }
        for length in least..than {
            let finals = [*end];
            let ends = Ends { start: *start, towards: &towards, finals: Some(&finals), away: &away };
            let mut search = TwoWay::new(solo, ends, length as u32, self.memory);
            match search.advance(self.nodes, meter)? {
                Some(Verdict::Path(path)) => return Ok(Some(path)),
                Some(Verdict::TooShort) => {}
                None | Some(Verdict::Never | Verdict::OutOfMemory) => return Ok(None),
            }
        }
        Ok(None)
    }
}

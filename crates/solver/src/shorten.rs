//! Shortcuts in a line: stretches of it that fewer moves can replace.

use crate::{
    cost::Cost,
    meter::{Meter, Stopped},
    problem::Problem,
    solo::Placement,
    two_way::{Ends, TwoWay, Verdict},
};

/// Lengths of the stretches that are tried.
const STRETCHES: std::ops::RangeInclusive<usize> = 3..=7;

/// The most work for one stretch.
const NODES_PER_STRETCH: u64 = 3_000;

/// Finds shortcuts in paths of a problem.
pub(crate) struct Shortener<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) memory: usize,
}

impl Shortener<'_> {
    /// A path with the same ends and fewer moves, if one is found.
    pub(crate) fn shorter(
        &self,
        path: &[Placement],
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        for stretch in STRETCHES {
            for begin in 0..path.len().saturating_sub(stretch) {
                let end = begin + stretch;
                if let Some(shortcut) = self.shortcut(&path[begin], &path[end], stretch, meter)? {
                    return Ok(Some([&path[..begin], &shortcut, &path[end + 1..]].concat()));
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
            match search.advance(NODES_PER_STRETCH, meter)? {
                Some(Verdict::Path(path)) => return Ok(Some(path)),
                Some(Verdict::TooShort) => {}
                None | Some(Verdict::Never | Verdict::OutOfMemory) => return Ok(None),
            }
        }
        Ok(None)
    }
}

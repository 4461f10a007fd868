//! Shortening a known line by looking at it through windows.
//!
//! A stretch of the line, or its tail, is looked for anew by a beam that aims at where the stretch ends. A
//! way that is as long as the old one is taken too, so that the line changes shape until some window lets it
//! become shorter. Where nothing was found for long, the beams get wider.

use std::ops::ControlFlow;

use colorito::{Move, Position, Side};

use crate::{
    Limits, Progress, Score, Solution,
    bounds::cost::Cost,
    lines::beam::{Beam, Span},
    lines::tidy::tidy,
    meter::{Meter, Stopped},
    problem::Problem,
    solo::Placement,
};

/// The width of the first beams.
const FIRST_WIDTH: usize = 24;

/// How many windows are tried before the beams get wider by half.
const PATIENCE: u32 = 150;

/// The widest beam.
const WIDEST: usize = 6_000;

/// The shortest and the longest window, in moves.
const SHORTEST: usize = 4;
const LONGEST: usize = 26;

/// Shortens a line of one side alone as far as limits and caller allow. The seed decides which windows are
/// tried.
///
/// `None` if the line is no line of that side or does not lead to an end.
pub fn shorten_line(
    position: &Position,
    side: Side,
    line: &[Move],
    seed: u64,
    limits: Limits,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Option<Solution> {
    let problem = Problem::new(position, side)?;
    let path = replay(&problem, line)?;
    let lower = problem.lower_bound();
    let score = std::cell::Cell::new(Score::from_bounds(lower, Some(path.len() as u32 - 1)));
    let mut ask = |nodes| watch(Progress { score: score.get(), nodes });
    let mut meter = Meter::new(limits.nodes, &mut ask);
    let mut windows =
        Windows { problem: &problem, memory: limits.memory, random: Random(seed), path, width: FIRST_WIDTH };
    let mut vain = 0;
    while windows.path.len() as u32 - 1 > lower {
        match windows.look(&mut meter) {
            Err(Stopped) => break,
            Ok(true) => {
                vain = 0;
                windows.width = FIRST_WIDTH;
                score.set(Score::from_bounds(lower, Some(windows.path.len() as u32 - 1)));
            }
            Ok(false) => {
                vain += 1;
                if vain % PATIENCE == 0 {
                    windows.width = (windows.width * 3 / 2).min(WIDEST);
                }
            }
        }
    }
    Some(Solution {
        score: Score::from_bounds(lower, Some(windows.path.len() as u32 - 1)),
        line: Some(problem.solo.line(&windows.path)),
        nodes: meter.nodes(),
    })
}

/// The placements of a line, if all its moves are legal and it ends at the goal.
fn replay(problem: &Problem, line: &[Move]) -> Option<Vec<Placement>> {
    let mut path = vec![problem.start];
    for m in line {
        let next = problem.solo.play(&path[path.len() - 1], m.from()?, m.to()?)?;
        path.push(next);
    }
    problem.is_at_goal(&path[path.len() - 1]).then_some(path)
}

/// A line and the windows it is looked at through.
struct Windows<'a> {
    problem: &'a Problem,
    memory: usize,
    random: Random,
    path: Vec<Placement>,
    width: usize,
}

impl Windows<'_> {
    /// Looks through one window; says whether the line got shorter.
    fn look(&mut self, meter: &mut Meter) -> Result<bool, Stopped> {
        let moves = self.path.len() - 1;
        let length = (SHORTEST + self.random.below(LONGEST - SHORTEST)).min(moves);
        // Windows that stick out at the end are tails.
        let begin = self.random.below(moves);
        let end = begin + length;
        let Some(found) = self.stretch(begin, end, meter)? else { return Ok(false) };
        let rest = self.path.get(end + 1..).unwrap_or_default();
        let replaced = [&self.path[..begin], &found, rest].concat();
        let shorter = replaced.len() < self.path.len();
        self.path = if shorter { tidy(self.problem, replaced, meter)? } else { replaced };
        Ok(shorter)
    }

    /// Another way from one place of the line to a later one, or to the goal, that is no longer.
    fn stretch(
        &mut self,
        begin: usize,
        end: usize,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        let Problem { solo, relaxed, goal, outlooks, .. } = self.problem;
        let mood = self.random.below(outlooks.len());
        let seed = self.random.next() as u32;
        let span = |moves: usize| Span { width: self.width, below: moves as u32 + 1, memory: self.memory };
        match self.path.get(end).filter(|_| end + 1 < self.path.len()) {
            None => {
                let beam = Beam { solo, towards: &goal.towards, outlook: &outlooks[mood], seed };
                beam.search(self.path[begin], span(self.path.len() - 1 - begin), meter)
            }
            Some(aim) => {
                let towards = Cost::towards(solo, relaxed, aim);
                let outlook = outlooks[0].aiming_at(solo, aim, &towards);
                let beam = Beam { solo, towards: &towards, outlook: &outlook, seed };
                beam.search(self.path[begin], span(end - begin), meter)
            }
        }
    }
}

/// The `SplitMix64` generator.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}

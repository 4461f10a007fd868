//! The solver: bounds from below and from above that only improve.

use std::{cell::Cell, ops::ControlFlow};

use colorito::{Move, Position, Side};

use crate::{
    Score,
    bounds::cost::Cost,
    bounds::stranded,
    bounds::two_way::{TwoWay, Verdict},
    lines::beam::{Beam, Span},
    lines::dash::{Dash, Reach},
    lines::gather::Gatherer,
    lines::outlook::Outlook,
    lines::shorten::Shortener,
    lines::tidy::tidy,
    meter::{Meter, Stopped},
    problem::Problem,
    projection::PICTURE_BYTES,
    solo::Placement,
};

/// The width of the first beam.
const FIRST_WIDTH: usize = 20;

/// How many pictures a plan for fetching stragglers, or a proof that they are lost, looks at in the first
/// round.
const FIRST_PICTURES: usize = 320_000;

/// How much more a row farther away counts in gathering, in one round and the next.
const STEEPNESS: [i32; 3] = [4, 2, 3];

/// In how many parts a line is cut to look for better tails.
const PARTS: usize = 8;

/// How long the middles of a line are that are looked for anew.
const MIDDLES: [usize; 3] = [10, 15, 22];

/// Sorting a side that is gathered takes fewer moves than this.
const LONGEST_SORTING: u32 = 100;

/// Rounds of the search for lines, each about four times the work of the one before.
const ROUNDS: u32 = 9;

/// The widths of the beams that look for any line at all, and how short it must be.
const SCOUTS: [usize; 4] = [3, 6, 12, 24];
const SCOUTED_BELOW: u32 = 60;

/// The part of the work that is given to looking for a very short line first, and how much that is at most.
const DASH_SHARE: u64 = 4;
const LONGEST_DASH: u64 = 4_000;

/// The mood in which a narrow beam finds a line most often. Gathering, which finds one nearly always but a
/// longer one, comes next.
const MOST_PROMISING: usize = 2;

/// How much longer than four times the lower bound a beam may go.
const LONGEST: u32 = 40;

/// How many choices of rungs and pictures of the coloured rows are looked at: a few milliseconds' worth.
const LADDER_WORK: u64 = 300;

/// The least work given to shortcuts and to the proof in a round.
const LEAST_WORK: u64 = 5_000;

/// What a search may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of memory for the placements kept.
    pub memory: usize,
    /// Placements looked at.
    pub nodes: u64,
}

impl Default for Limits {
    /// 512 MiB, and as many placements as the caller lets it look at.
    fn default() -> Limits {
        Limits { memory: 512 << 20, nodes: u64::MAX }
    }
}

/// What is known while the search runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of moves, as far as known.
    pub score: Score,
    /// Placements looked at so far.
    pub nodes: u64,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The number of moves, as far as known.
    pub score: Score,
    /// The best known line, moves of the one side alone; as long as the upper bound says.
    pub line: Option<Vec<Move>>,
    /// Placements looked at.
    pub nodes: u64,
}

/// The fewest moves in a row until a side is complete or in the special situation, while the other side's
/// pieces stand still, whosever turn it is.
///
/// `watch` is called often, with what is known so far, and ends the search by [`ControlFlow::Break`]: this is
/// where clocks and cancel buttons come in. Without a limit the search goes on until the number is proven or
/// the memory is used up.
pub fn solve(
    position: &Position,
    side: Side,
    limits: Limits,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Solution {
    solve_with(None, position, side, limits, watch)
}

/// The same for those in a hurry: any line at all is looked for first, with little work. It may be long, and
/// gets shorter only as far as the limits allow. Another attempt looks elsewhere first, so that who finds
/// nothing within small limits can ask again.
pub fn solve_in_haste(
    attempt: u32,
    position: &Position,
    side: Side,
    limits: Limits,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Solution {
    solve_with(Some(attempt), position, side, limits, watch)
}

fn solve_with(
    attempt: Option<u32>,
    position: &Position,
    side: Side,
    limits: Limits,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Solution {
    let Some(problem) = Problem::new(position, side) else {
        return Solution { score: Score::Never, line: None, nodes: 0 };
    };
    let score = Cell::new(Score::AtLeast(problem.lower_bound()));
    let mut ask = |nodes| watch(Progress { score: score.get(), nodes });
    let mut meter = Meter::new(limits.nodes, &mut ask);
    let mut search = Search::new(&problem, limits.memory, &score);
    // Being stopped is one of the ways to end: what is known by then is the answer.
    let _ = search.work(attempt, (limits.nodes / DASH_SHARE).min(LONGEST_DASH), &mut meter);
    let line = search.path.map(|path| problem.solo.line(&path));
    Solution { score: score.get(), line, nodes: meter.nodes() }
}

/// A number of moves that a side needs at least, found without looking at any placement but the one on the
/// board; `None` if it can never be done. The more work is allowed, the better.
pub fn lower_bound(position: &Position, side: Side, work: u64) -> Option<u32> {
    Problem::new(position, side).map(|problem| problem.ladder_bound(work))
}

/// The same for a whole side that has the coloured rows before it, with much more work: as many pictures and
/// placements as this are looked at for each number of moves.
pub fn crossing_bound(position: &Position, side: Side, work: u64) -> Option<u32> {
    Problem::new(position, side).map(|problem| problem.crossing_bound(work))
}

/// The bounds and the work under way.
struct Search<'a> {
    problem: &'a Problem,
    memory: usize,
    lower: u32,
    path: Option<Vec<Placement>>,
    score: &'a Cell<Score>,
    /// The proof under way that there is no line of `lower` moves; `None` once memory is used up.
    proof: Option<TwoWay<'a>>,
}

impl<'a> Search<'a> {
    fn new(problem: &'a Problem, memory: usize, score: &'a Cell<Score>) -> Search<'a> {
        let lower = problem.lower_bound();
        let mut search = Search { problem, memory, lower, path: None, score, proof: None };
        if lower == 0 {
            search.improve(vec![problem.start]);
        }
        search
    }

    /// All that is done, in order.
    fn work(&mut self, attempt: Option<u32>, dash: u64, meter: &mut Meter) -> Result<(), Stopped> {
        self.dash(dash, meter)?;
        if let Some(attempt) = attempt.filter(|_| self.path.is_none()) {
            self.scout(attempt, meter)?;
        }
        self.run(meter)
    }

    /// The search for lines, round by round more thorough, and a proof that goes deeper take turns, each with
    /// about as much work as the others.
    fn run(&mut self, meter: &mut Meter) -> Result<(), Stopped> {
        if self.score.get().is_settled() {
            return Ok(());
        }
        self.begin_proof();
        for round in 0..ROUNDS {
            if self.score.get().is_settled() {
                break;
            }
            let before = meter.nodes();
            let width = FIRST_WIDTH << (2 * round);
            self.beam(width, meter)?;
            if self.path.is_none() {
                self.gather(round, width, meter)?;
            }
            self.replace_middles(width, meter)?;
            self.replace_tails(width, meter)?;
            if self.path.is_none() && self.is_stranded(FIRST_PICTURES << (2 * round), meter)? {
                self.score.set(Score::Never);
                break;
            }
            let spent = (meter.nodes() - before).max(LEAST_WORK);
            self.shorten(round, spent, meter)?;
            if round == 0 {
                self.climb_ladders();
            }
            // Without a line, one is needed more than a proof.
            self.prove(if self.path.is_none() { spent / 4 } else { spent }, meter)?;
        }
        self.prove(u64::MAX, meter)
    }

    /// Looks for a very short line. If there is one, it is the shortest.
    fn dash(&mut self, placements: u64, meter: &mut Meter) -> Result<(), Stopped> {
        let Problem { solo, start, goal, .. } = self.problem;
        let reach = Reach { moves: SCOUTED_BELOW, placements };
        if let Some(path) = Dash::new(solo, &goal.towards).search(*start, reach, meter)? {
            self.lower = path.len() as u32 - 1;
            self.improve(path);
        }
        Ok(())
    }

    /// Looks for any line at all with much less work than the first round takes, by narrow beams, each time
    /// wider. Attempts take turns to begin with the beam of a mood or with gathering, and break ties in different
    /// ways.
    fn scout(&mut self, attempt: u32, meter: &mut Meter) -> Result<(), Stopped> {
        let moods = &self.problem.outlooks;
        let ways = moods.len() + 1;
        let (first, round) = (attempt as usize + MOST_PROMISING, attempt / ways as u32);
        for width in SCOUTS {
            for way in first..first + ways {
                match moods.get(way % ways) {
                    Some(outlook) => self.scout_in_mood(outlook, width, round, meter)?,
                    None if self.path.is_none() => self.gather(round % ROUNDS, width, meter)?,
                    None => {}
                }
            }
        }
        Ok(())
    }

    fn scout_in_mood(
        &mut self,
        outlook: &Outlook,
        width: usize,
        seed: u32,
        meter: &mut Meter,
    ) -> Result<(), Stopped> {
        let Problem { solo, start, goal, .. } = self.problem;
        let beam = Beam { solo, towards: &goal.towards, outlook, seed };
        let below = self.upper().unwrap_or(SCOUTED_BELOW);
        let span = Span { width, below, memory: self.memory / 2 };
        if let Some(path) = beam.search(*start, span, meter)? {
            self.improve(path);
            self.tidy_up(meter)?;
        }
        Ok(())
    }

    fn upper(&self) -> Option<u32> {
        self.path.as_ref().map(|path| path.len() as u32 - 1)
    }

    /// Takes a path to the goal, as far as it is needed, if it is shorter than the best.
    fn improve(&mut self, mut path: Vec<Placement>) {
        let end = path.iter().position(|placement| self.problem.is_at_goal(placement));
        path.truncate(end.map_or(path.len(), |end| end + 1));
        if self.upper().is_none_or(|upper| (path.len() as u32) <= upper) {
            self.path = Some(path);
            self.publish();
        }
    }

    fn publish(&self) {
        self.score.set(Score::from_bounds(self.lower, self.upper()));
    }

    fn begin_proof(&mut self) {
        self.proof = Some(TwoWay::new(&self.problem.solo, self.problem.ends(), self.lower, self.memory / 2));
    }

    /// Looks for a better line with a beam in each mood.
    fn beam(&mut self, width: usize, meter: &mut Meter) -> Result<(), Stopped> {
        let Problem { solo, start, goal, outlooks, .. } = self.problem;
        for outlook in outlooks {
            let beam = Beam { solo, towards: &goal.towards, outlook, seed: 0 };
            let below = self.upper().unwrap_or(LONGEST + 4 * self.problem.lower_bound());
            let span = Span { width, below, memory: self.memory / 2 };
            if let Some(path) = beam.search(*start, span, meter)? {
                self.improve(path);
            }
        }
        Ok(())
    }

    /// Looks for a line by getting the side together first and sorting it then.
    fn gather(&mut self, round: u32, width: usize, meter: &mut Meter) -> Result<(), Stopped> {
        let Problem { solo, goal, outlooks, .. } = self.problem;
        let gatherer = Gatherer {
            problem: self.problem,
            memory: self.memory / 2,
            steepness: STEEPNESS[round as usize % STEEPNESS.len()],
            pictures: (FIRST_PICTURES << (2 * round)).min(self.memory / 2 / PICTURE_BYTES),
            width: if round == 0 { 2 } else { 3 },
        };
        let Some(gathering) = gatherer.search(meter)? else { return Ok(()) };
        let span = Span { width, below: LONGEST_SORTING, memory: self.memory / 2 };
        for outlook in outlooks {
            let beam = Beam { solo, towards: &goal.towards, outlook, seed: 0 };
            if let Some(sorting) = beam.search(gathering[gathering.len() - 1], span, meter)? {
                // Kept before it is tidied, so that nothing is lost if there is no time for that.
                self.improve([&gathering, &sorting[1..]].concat());
                self.tidy_up(meter)?;
            }
        }
        Ok(())
    }

    /// Whether it is proven that some pieces can never get home.
    fn is_stranded(&self, pictures: usize, meter: &mut Meter) -> Result<bool, Stopped> {
        stranded::is_proven(self.problem, pictures.min(self.memory / 2 / PICTURE_BYTES), meter)
    }

    /// Looks for better tails of the best line with beams from places along it, from the last to the first.
    fn replace_tails(&mut self, width: usize, meter: &mut Meter) -> Result<(), Stopped> {
        let Problem { solo, goal, outlooks, .. } = self.problem;
        for part in (1..PARTS).rev() {
            let Some(path) = self.path.clone() else { return Ok(()) };
            let begin = path.len() * part / PARTS;
            for outlook in outlooks {
                let beam = Beam { solo, towards: &goal.towards, outlook, seed: 0 };
                let below = self.upper().unwrap_or(0).saturating_sub(begin as u32);
                let span = Span { width, below, memory: self.memory / 2 };
                if let Some(tail) = beam.search(path[begin], span, meter)? {
                    self.improve([&path[..begin], &tail].concat());
                }
            }
        }
        Ok(())
    }

    /// Looks for better ways between places along the best line, and tidies it, until neither helps.
    fn replace_middles(&mut self, width: usize, meter: &mut Meter) -> Result<(), Stopped> {
        let mut before = None;
        while before != self.upper() {
            before = self.upper();
            for moves in MIDDLES {
                self.replace_middles_of(moves, width, meter)?;
            }
            self.tidy_up(meter)?;
        }
        Ok(())
    }

    /// Looks for shorter ways where the best line takes so many moves, from its beginning to its end.
    fn replace_middles_of(&mut self, moves: usize, width: usize, meter: &mut Meter) -> Result<(), Stopped> {
        let mut begin = 0;
        while let Some(path) = self.path.clone().filter(|path| begin + moves < path.len()) {
            match self.middle(&path[begin..=begin + moves], width, meter)? {
                Some(middle) => self.improve([&path[..begin], &middle, &path[begin + moves + 1..]].concat()),
                None => begin += moves / 3,
            }
        }
        Ok(())
    }

    /// A shorter way between the ends of a stretch, by a beam that aims at the second of them.
    fn middle(
        &self,
        stretch: &[Placement],
        width: usize,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        let Problem { solo, relaxed, outlooks, .. } = self.problem;
        let (begin, end) = (stretch[0], stretch[stretch.len() - 1]);
        let towards = Cost::towards(solo, relaxed, &end);
        let outlook = outlooks[0].aiming_at(solo, &end, &towards);
        let beam = Beam { solo, towards: &towards, outlook: &outlook, seed: 0 };
        beam.search(begin, Span { width, below: stretch.len() as u32 - 1, memory: self.memory / 2 }, meter)
    }

    /// Leaves out what the best line does not need.
    fn tidy_up(&mut self, meter: &mut Meter) -> Result<(), Stopped> {
        if let Some(path) = self.path.clone() {
            let tidied = tidy(self.problem, path, meter)?;
            self.improve(tidied);
        }
        Ok(())
    }

    /// Looks for shortcuts in the best line until there are no more or so many nodes were looked at.
    fn shorten(&mut self, round: u32, nodes: u64, meter: &mut Meter) -> Result<(), Stopped> {
        let shortener = Shortener::new(self.problem, self.memory / 2, round, meter.nodes() + nodes);
        let mut from = 0;
        while let Some(path) = self.path.as_deref() {
            match shortener.shorter(path, from, meter)? {
                Some((shorter, begin)) => {
                    self.improve(shorter);
                    from = begin;
                }
                None => break,
            }
        }
        Ok(())
    }

    /// Asks the ladders for a better lower bound, so that shorter lines need no proof.
    fn climb_ladders(&mut self) {
        let least = self.problem.ladder_bound(LADDER_WORK);
        if least > self.lower && !self.score.get().is_settled() {
            self.lower = least;
            self.publish();
            self.begin_proof();
        }
    }

    /// Goes on with the proof for about so many nodes.
    fn prove(&mut self, nodes: u64, meter: &mut Meter) -> Result<(), Stopped> {
        let pause = meter.nodes().saturating_add(nodes);
        while !self.score.get().is_settled() && meter.nodes() < pause {
            let Some(proof) = &mut self.proof else { return Ok(()) };
            match proof.advance(pause - meter.nodes(), meter)? {
                None => return Ok(()),
                Some(Verdict::Path(path)) => self.improve(path),
                Some(Verdict::TooShort) => {
                    self.lower += 1;
                    self.publish();
                    self.begin_proof();
                }
                Some(Verdict::Never) => self.score.set(Score::Never),
                Some(Verdict::OutOfMemory) => self.proof = None,
            }
        }
        Ok(())
    }
}

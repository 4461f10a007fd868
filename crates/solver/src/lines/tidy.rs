//! Leaving out moves that a line does not need.
//!
//! A long line has moves that served nothing: a piece goes out and comes back, or gets in two moves where one
//! would take it. So the line is played again without one of its moves, or with a piece going at once to a
//! later stop of its own. Whoever is then not where the line expects it catches up with its next move, or
//! stays behind until it can.

use colorito::{Space, SpaceSet};

use crate::{
    meter::{Meter, Stopped},
    problem::Problem,
    solo::{Placement, Solo},
};

/// How many later stops of a piece it is sent to at once.
const STOPS: usize = 3;

/// So many moves of a replay, which look at one piece each, count as looking at one placement.
const MOVES_PER_NODE: usize = 16;

/// One move of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Hop {
    from: Space,
    to: Space,
}

/// The line without what it does not need, both ends included. The goal is still reached.
pub(crate) fn tidy(
    problem: &Problem,
    mut path: Vec<Placement>,
    meter: &mut Meter,
) -> Result<Vec<Placement>, Stopped> {
    let mut place = 0;
    while place + 1 < path.len() {
        match tidy_at(problem, &path, place, meter)? {
            Some(shorter) => path = shorter,
            None => place += 1,
        }
    }
    Ok(path)
}

/// A shorter path that parts from this one at a place.
fn tidy_at(
    problem: &Problem,
    path: &[Placement],
    place: usize,
    meter: &mut Meter,
) -> Result<Option<Vec<Placement>>, Stopped> {
    let hops: Vec<Hop> = path[place..].windows(2).map(|pair| hop(&problem.solo, pair)).collect();
    let stay = hops[0].from;
    for stop in [stay].into_iter().chain(later_stops(&hops).take(STOPS)) {
        for _ in 0..=hops.len() / MOVES_PER_NODE {
            meter.count()?;
        }
        let rest = Replay::new(problem, path[place]).run(&hops, stop);
        if let Some(rest) = rest.filter(|rest| rest.len() < path.len() - place) {
            return Ok(Some([&path[..place], &rest].concat()));
        }
    }
    Ok(None)
}

fn hop(solo: &Solo, pair: &[Placement]) -> Hop {
    let (before, after) = (solo.own(&pair[0]), solo.own(&pair[1]));
    let only = |spaces: SpaceSet| spaces.into_iter().next().unwrap_or(pair[0].at(0));
    Hop { from: only(before - after), to: only(after - before) }
}

/// Where the piece that moves first goes after that move.
fn later_stops(hops: &[Hop]) -> impl Iterator<Item = Space> {
    let mut at = hops[0].to;
    hops[1..].iter().filter_map(move |hop| {
        if hop.from != at {
            return None;
        }
        at = hop.to;
        Some(at)
    })
}

/// A line that is played again with changes.
struct Replay<'a> {
    problem: &'a Problem,
    path: Vec<Placement>,
    /// Pieces that are elsewhere than the line expects: expected and real space.
    astray: Vec<(Space, Space)>,
}

impl Replay<'_> {
    fn new(problem: &Problem, start: Placement) -> Replay<'_> {
        Replay { problem, path: vec![start], astray: Vec::new() }
    }

    /// The path with the first piece going to another stop at once, or staying; `None` if it does not reach
    /// the goal.
    fn run(mut self, hops: &[Hop], stop: Space) -> Option<Vec<Placement>> {
        let first = hops[0];
        if stop == first.from {
            self.astray.push((first.to, first.from));
        } else if self.play(Hop { from: first.from, to: stop }) {
            self.astray.push((first.to, stop));
        } else {
            return None;
        }
        for hop in &hops[1..] {
            self.follow(*hop);
        }
        let end = self.path.iter().position(|placement| self.problem.is_at_goal(placement))?;
        self.path.truncate(end + 1);
        Some(self.path)
    }

    /// Makes a move of the line, as far as it can be made.
    fn follow(&mut self, hop: Hop) {
        let known = self.astray.iter().position(|(expected, _)| *expected == hop.from);
        let from = known.map_or(hop.from, |index| self.astray.swap_remove(index).1);
        if from != hop.to && !self.play(Hop { from, to: hop.to }) {
            self.astray.push((hop.to, from));
        }
    }

    /// Makes a move if it is legal.
    fn play(&mut self, hop: Hop) -> bool {
        let solo = &self.problem.solo;
        let current = &self.path[self.path.len() - 1];
        let next = solo.play(current, hop.from, hop.to);
        self.path.extend(next);
        next.is_some()
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use colorito::{Position, Rules, Side};

    use super::*;

    /// Red's 20 stands one step before its target, a9.
    const ONE_STEP: &str = "JIHGFEDCBA/1SRQPONMLK/1T8/10/10/10/10/10/klmnopqrst/abcdefghij r r 0";

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    /// How many moves are left of a line of Red's.
    fn tidied(text: &str, moves: &[(&str, &str)]) -> usize {
        let position = Position::study(&text.parse().unwrap(), Rules::default()).unwrap();
        let problem = Problem::new(&position, Side::Red).unwrap();
        let mut path = vec![problem.start];
        for (from, to) in moves {
            let next = problem.solo.play(&path[path.len() - 1], space(from), space(to));
            path.push(next.expect("a legal move"));
        }
        assert!(problem.is_at_goal(&path[path.len() - 1]));
        let mut ask = |_| ControlFlow::Continue(());
        tidy(&problem, path, &mut Meter::new(u64::MAX, &mut ask)).unwrap().len() - 1
    }

    #[test]
    fn going_and_coming_back_is_left_out() {
        assert_eq!(tidied(ONE_STEP, &[("b9", "a9"), ("a9", "b9"), ("b8", "a9")]), 1);
    }

    #[test]
    fn two_moves_are_made_one() {
        // Red's 20 steps down and up where it could have hopped.
        let beside = "JIHGFEDCBA/1STQPONMLK/10/10/10/10/10/10/klmnopqrst/abcdefghij r r 0";
        assert_eq!(tidied(beside, &[("c9", "b8"), ("b8", "a9")]), 1);
    }

    #[test]
    fn what_is_needed_stays() {
        assert_eq!(tidied(ONE_STEP, &[("b8", "a9")]), 1);
    }
}

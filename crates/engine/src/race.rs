//! One side alone: the fewest moves home while the other stands still.
//!
//! When the armies have passed each other neither helps nor hinders the other any more, and the game is two puzzles
//! solved side by side. A beam search goes from the position move by move and keeps those that need least.

use std::collections::HashSet;

use colorito::{Move, Position, Side};

use crate::{evaluation::Evaluator, features::own_row};

/// A way home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The moves of the side alone, in order.
    pub moves: Vec<Move>,
}

/// How much effort goes into a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many positions are kept from one move to the next.
    pub width: usize,
    /// How many moves of each are looked at, those that gain most.
    pub moves: usize,
    /// The longest plan.
    pub length: usize,
}

/// Whether every piece of each side is nearer to its goal than all pieces of the other side.
pub fn has_begun(position: &Position) -> bool {
    let rows = |side: Side| position.of(side).into_iter().map(|space| own_row(Side::Red, space));
    match (rows(Side::Red).min(), rows(Side::Blue).max()) {
        (Some(last_red), Some(last_blue)) => last_red > last_blue,
        _ => true,
    }
}

/// One position of the beam and how it came about.
struct State {
    position: Position,
    /// What the side still needs, by the evaluation.
    needed: i32,
    /// The index of the step that led here.
    step: Option<usize>,
}

/// A move of some plan and the one before it.
struct Step {
    m: Move,
    before: Option<usize>,
}

/// A short way home for a side, if one is found. `go_on` is asked now and then whether there is still time.
pub fn plan(
    position: &Position,
    side: Side,
    evaluator: &Evaluator,
    effort: Effort,
    go_on: impl Fn() -> bool,
) -> Option<Plan> {
    let mut start = position.clone();
    if start.turn() != side {
        start.play_unchecked(Move::Pass);
    }
    if is_home(&start, side) {
        return Some(Plan { moves: Vec::new() });
    }
    let mut steps: Vec<Step> = Vec::new();
    let mut seen = HashSet::from([start.key()]);
    let mut beam = vec![State { position: start, needed: 0, step: None }];
    for _ in 0..effort.length {
        let mut next: Vec<State> = Vec::with_capacity(beam.len() * effort.moves);
        for state in &beam {
            if !go_on() {
                return None;
            }
            for m in likely_moves(&state.position, evaluator, effort.moves) {
                let mut child = state.position.clone();
                child.play_unchecked(m);
                if is_home(&child, side) {
                    steps.push(Step { m, before: state.step });
                    return Some(Plan { moves: moves_to(&steps, steps.len() - 1) });
                }
                child.play_unchecked(Move::Pass);
                if seen.insert(child.key()) {
                    let needed = evaluator.needed(&child)[side as usize];
                    steps.push(Step { m, before: state.step });
                    next.push(State { position: child, needed, step: Some(steps.len() - 1) });
                }
            }
        }
        next.sort_by_key(|state| state.needed);
        next.truncate(effort.width);
        beam = next;
    }
    None
}

pub(crate) fn is_home(position: &Position, side: Side) -> bool {
    position.is_complete(side) || position.is_special(side)
}

/// The moves that gain most by themselves.
fn likely_moves(position: &Position, evaluator: &Evaluator, most: usize) -> Vec<Move> {
    let mut moves = Vec::with_capacity(96);
    position.for_each_piece(|from, destinations| {
        for to in destinations {
            let m = Move::Go { from, to };
            moves.push((-evaluator.gain(position, m), m));
        }
    });
    moves.sort_unstable();
    moves.truncate(most);
    moves.into_iter().map(|(_, m)| m).collect()
}

fn moves_to(steps: &[Step], last: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut at = Some(last);
    while let Some(index) = at {
        moves.push(steps[index].m);
        at = steps[index].before;
    }
    moves.reverse();
    moves
}

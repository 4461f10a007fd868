//! The solver against a plain beam search: the widest beam of placements nearest to home, nothing else.

mod common;

use std::collections::HashSet;

use colorito::{Move, Position, Side, Space, SpaceSet};

use common::{corpus, has_ended, in_parallel, solve_checked};

/// Longer lines are not looked for.
const LONGEST: u32 = 60;

/// How far the piece on `from` would be from home on another space.
fn distance(position: &Position, from: Space, space: Space, frozen: SpaceSet) -> i32 {
    let Some(piece) = position.piece(from) else { return 0 };
    let homes = position.rules().homes(piece) - frozen;
    if homes.contains(space) {
        return 0;
    }
    let open = homes & (position.open_targets(piece.side()) | from.into());
    open.into_iter().map(|home| i32::from(home.distance(space))).min().unwrap_or(0)
}

/// The length of the line that the beam finds, if it finds one.
fn plain_beam(position: &Position, side: Side, width: usize) -> Option<u32> {
    let frozen = position.of(!side);
    let mut start = position.clone();
    if start.turn() != side {
        start.play_unchecked(Move::Pass);
    }
    let total = start.of(side).into_iter().map(|space| distance(&start, space, space, frozen)).sum();
    let mut seen = HashSet::from([start.key()]);
    let mut level: Vec<(i32, Position)> = vec![(total, start)];
    for depth in 0..LONGEST {
        if level.iter().any(|(_, position)| has_ended(position, side)) {
            return Some(depth);
        }
        level = next_level(&level, frozen, width, &mut seen);
    }
    None
}

fn next_level(
    level: &[(i32, Position)],
    frozen: SpaceSet,
    width: usize,
    seen: &mut HashSet<u64>,
) -> Vec<(i32, Position)> {
    let mut candidates = Vec::new();
    for (parent, (total, position)) in level.iter().enumerate() {
        position.for_each_piece(|from, destinations| {
            let without = total - distance(position, from, from, frozen);
            for to in destinations {
                candidates.push((without + distance(position, from, to, frozen), parent, from, to));
            }
        });
    }
    candidates.sort_unstable();
    let mut next = Vec::with_capacity(width);
    for (total, parent, from, to) in candidates {
        let mut child = level[parent].1.clone();
        child.play_unchecked(Move::Go { from, to });
        child.play_unchecked(Move::Pass);
        if seen.insert(child.key()) {
            next.push((total, child));
            if next.len() == width {
                break;
            }
        }
    }
    next
}

/// The plain beam's length on a position, and the solver's: with more work only where it is longer.
fn lengths(position: &Position, side: Side, width: usize, works: &[u64]) -> (Option<u32>, Option<u32>) {
    let plain = plain_beam(position, side, width);
    let solved = works.iter().filter_map(|nodes| solve_checked(position, side, *nodes).score.upper());
    let bar = plain.unwrap_or(u32::MAX);
    (plain, solved.into_iter().find(|upper| *upper <= bar))
}

/// Compares on part of the corpus.
fn compare(every: usize, width: usize, works: &[u64]) {
    let corpus: Vec<(usize, (Position, Side))> = corpus().into_iter().enumerate().step_by(every).collect();
    let all = in_parallel(&corpus, |(_, (position, side))| lengths(position, *side, width, works));
    let mut worse = Vec::new();
    let (mut both, mut shorter, mut only_solver) = (0, 0, 0);
    for ((number, _), lengths) in corpus.iter().zip(all) {
        match lengths {
            (Some(plain), Some(best)) => {
                both += 1;
                shorter += u32::from(best < plain);
            }
            (Some(plain), None) => worse.push((number + 1, plain)),
            (None, Some(_)) => only_solver += 1,
            (None, None) => {}
        }
    }
    println!("both {both}, solver shorter at once in {shorter}, only the solver {only_solver}");
    assert_eq!(worse, [], "the plain beam is better on these, by number and length");
}

#[test]
fn never_worse_than_a_plain_beam() {
    compare(16, 500, &[5_000, 50_000]);
}

#[test]
#[ignore = "takes minutes"]
fn never_worse_than_a_plain_beam_of_width_2000() {
    compare(1, 2_000, &[5_000, 50_000, 500_000]);
}

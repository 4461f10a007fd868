//! How hard a puzzle is.

use colorito::{Move, Position};
use serde::Serialize;

use super::{Kind, Puzzle};
use crate::alone;

/// How hard a puzzle is, 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Grade(u8);

/// The points from which on a puzzle has the grades 2 to 5.
const LIMITS: [f64; 4] = [2.5, 5.0, 8.0, 12.0];

/// A chain of more hops than this is hard to see.
const PLAIN_HOPS: usize = 2;

impl Grade {
    /// The grade with this number, if there is one.
    pub fn new(number: u8) -> Option<Grade> {
        (1..=5).contains(&number).then_some(Grade(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The grade for so many points.
    pub(super) fn of(points: f64) -> Grade {
        Grade(1 + LIMITS.iter().filter(|limit| points >= **limit).count() as u8)
    }
}

/// Measures how hard a puzzle is, in points, along its answer.
///
/// Each move of the player counts a point after the first; as many points as it takes doublings to get to the
/// number of wrong moves that go at least as far towards home as the furthest right one does, because those
/// are the tempting ones; and half a point for every hop beyond the second.
pub(super) fn measure(puzzle: &Puzzle) -> f64 {
    let mut position = puzzle.position.clone();
    let mut task = Some(puzzle.kind);
    let mut line = puzzle.answer.iter();
    let mut points = 0.0;
    while let Some((kind, m)) = task.zip(line.next()) {
        points += step(puzzle, &position, kind, *m);
        position = if kind.is_alone() {
            alone::after(&position, *m)
        } else {
            position.play_unchecked(*m);
            if let Some(reply) = line.next() {
                position.play_unchecked(*reply);
            }
            position
        };
        task = kind.rest();
    }
    points + f64::from(puzzle.kind.moves() - 1)
}

fn step(puzzle: &Puzzle, position: &Position, kind: Kind, m: Move) -> f64 {
    let right = puzzle.right_moves(position, kind);
    let furthest = right.iter().map(|m| gain(position, *m)).max().unwrap_or(0);
    let tempting = alone::moves(position)
        .into_iter()
        .filter(|other| !right.contains(other) && gain(position, *other) >= furthest)
        .count();
    let hops = position.way(m).ok().flatten().map_or(0, |way| way.hops());
    (1.0 + tempting as f64).log2() + 0.5 * hops.saturating_sub(PLAIN_HOPS) as f64
}

/// How many steps nearer to where it belongs a move brings its piece.
pub(super) fn gain(position: &Position, m: Move) -> i32 {
    let Move::Go { from, to } = m else { return 0 };
    let Some(piece) = position.piece(from) else { return 0 };
    let homes = position.rules().homes(piece);
    let open = homes & position.open_targets(piece.side());
    let distance = |space: colorito::Space| {
        if homes.contains(space) {
            return 0;
        }
        open.into_iter().map(|home| i32::from(home.distance(space))).min().unwrap_or(0)
    };
    distance(from) - distance(to)
}

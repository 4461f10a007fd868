//! The puzzles that come with the crate.

use std::sync::LazyLock;

use colorito_engine::Random;

use super::{Puzzle, parse};

static PUZZLES: LazyLock<Vec<Puzzle>> =
    LazyLock::new(|| parse(include_str!("../../puzzles.txt")).expect("the crate's puzzles are tested"));

/// All puzzles that come with the crate.
pub fn all() -> &'static [Puzzle] {
    &PUZZLES
}

/// The puzzle with an id.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    all().iter().find(|puzzle| puzzle.id == id)
}

/// The puzzle of a day, given as a number of days since any fixed date. Every puzzle has its day before one
/// comes again.
pub fn of_the_day(day: u64) -> &'static Puzzle {
    let puzzles = all();
    let count = puzzles.len() as u64;
    let mut order: Vec<usize> = (0..puzzles.len()).collect();
    let mut random = Random::new(day / count);
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last + 1));
    }
    &puzzles[order[(day % count) as usize]]
}

//! Random playouts, to measure the rules: `playouts GAMES PLIES SEED` prints how many plies were played.

use std::{env, process::ExitCode};

use colorito::{Position, Rules, Side};

/// Plays at random and returns how many moves were made.
fn playout(start: &Position, plies: u64, seed: &mut u64) -> u64 {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(96);
    for played in 0..plies {
        moves.clear();
        position.for_each_move(|m| moves.push(m));
        if moves.is_empty() {
            return played;
        }
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        position.play_unchecked(moves[(*seed >> 33) as usize % moves.len()]);
    }
    plies
}

fn main() -> ExitCode {
    let numbers: Vec<u64> = env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [games, plies, mut seed] = numbers[..] else {
        eprintln!("usage: playouts GAMES PLIES SEED");
        return ExitCode::from(2);
    };
    let start = Position::start(Rules::default(), Side::Red);
    let played: u64 = (0..games).map(|_| playout(&start, plies, &mut seed)).sum();
    println!("{played}");
    ExitCode::SUCCESS
}

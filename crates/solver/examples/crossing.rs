//! Looks for short solo crossings: one side from the start to completion with the opponent's pieces taken
//! off.
//!
//! `cargo run --release -p colorito-solver --example crossing -- FOLDER SECONDS [VARIANT [BOARD]]` spends so
//! long on each variant and board, and writes a line to the folder when it is better than the one there. It
//! begins with the line that is there and shortens it; without one, it looks for a first. Each run takes
//! other ways: it can be stopped at any time and run again.

use std::{
    env, fs,
    ops::ControlFlow,
    path::Path,
    time::{Duration, Instant, SystemTime},
};

use colorito::{Arrangement, Board, Move, Piece, Position, Rules, Side, Variant};
use colorito_solver::{Limits, Progress, Solution, shorten_line, solve};

/// Memory for each search.
const MEMORY: usize = 6 << 30;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, seconds, only @ ..] = arguments.as_slice() else {
        eprintln!("crossing FOLDER SECONDS [VARIANT [BOARD]]");
        return;
    };
    let limit = Duration::from_secs(seconds.parse().expect("a number of seconds"));
    for variant in Variant::ALL {
        for (board, pattern) in Board::BUILT_IN {
            let wanted = [variant.name(), board].iter().zip(only).all(|(name, wanted)| name == wanted);
            if wanted {
                let position = alone(Rules { board: pattern, variant });
                let file = Path::new(folder).join(format!("solo-{variant}-{board}.txt"));
                let solution = search(&position, &known_line(&file), limit, &format!("{variant} {board}"));
                keep(&file, &position, &solution);
            }
        }
    }
}

/// Red at the start, and nobody else.
fn alone(rules: Rules) -> Position {
    let mut arrangement = Arrangement::EMPTY;
    for piece in Piece::of(Side::Red) {
        arrangement.set(piece.start(), Some(piece));
    }
    Position::study(&arrangement, rules).expect("pieces rest where they start")
}

/// The moves of the line in a file, none if there is no such file.
fn known_line(file: &Path) -> Vec<Move> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let moves = text.lines().filter(|line| !line.starts_with(['#', '!'])).flat_map(str::split_whitespace);
    moves.map(|text| text.parse().expect("a move")).collect()
}

fn search(position: &Position, known: &[Move], limit: Duration, name: &str) -> Solution {
    let (begin, mut last) = (Instant::now(), None);
    let limits = Limits { memory: MEMORY, ..Limits::default() };
    let mut watch = |progress: Progress| {
        if last != Some(progress.score) {
            last = Some(progress.score);
            eprintln!("{name}: {} after {} s", progress.score, begin.elapsed().as_secs());
        }
        if begin.elapsed() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let seed = SystemTime::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
    shorten_line(position, Side::Red, known, seed, limits, &mut watch)
        .unwrap_or_else(|| solve(position, Side::Red, limits, &mut watch))
}

/// Writes a line to its file unless the one there is as short.
fn keep(file: &Path, position: &Position, solution: &Solution) {
    let Some(line) = &solution.line else { return };
    let before = fs::read_to_string(file).unwrap_or_default();
    let known =
        before.lines().filter(|line| !line.starts_with(['#', '!'])).map(|line| line.split(' ').count()).sum();
    if before.is_empty() || line.len() < known {
        let Rules { board, variant } = position.rules();
        let board = board.name().expect("a built-in board");
        let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
        let text = format!("# {} moves\n! {variant} {board} r {position}\n{}\n", line.len(), moves.join(" "));
        fs::write(file, text).expect("a writable folder");
    }
}

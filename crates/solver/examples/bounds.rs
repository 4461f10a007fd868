//! Lower bounds for the solo crossings: one side from the start to completion with the opponent's pieces
//! taken off.
//!
//! `cargo run --release -p colorito-solver --example bounds -- WORK [VARIANT [BOARD]]` prints for each
//! variant and board the number of moves that the ladders prove to be needed, looking at no more choices and
//! pictures than `WORK` each.

use std::{env, time::Instant};

use colorito::{Arrangement, Board, Piece, Position, Rules, Side, Variant};
use colorito_solver::lower_bound;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [work, only @ ..] = arguments.as_slice() else {
        eprintln!("bounds WORK [VARIANT [BOARD]]");
        return;
    };
    let work = work.parse().expect("a number");
    for variant in Variant::ALL {
        for (board, pattern) in Board::BUILT_IN {
            if [variant.name(), board].iter().zip(only).all(|(name, wanted)| name == wanted) {
                let begin = Instant::now();
                let position = alone(Rules { board: pattern, variant });
                let least = lower_bound(&position, Side::Red, work).expect("a crossing is possible");
                println!("{variant} {board}: {least} after {} ms", begin.elapsed().as_millis());
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

//! Lower bounds for the solo crossings: one side from the start to completion with the opponent's pieces
//! taken off.
//!
//! `cargo run --release -p colorito-solver --example bounds -- ladders|crossings WORK [VARIANT [BOARD]]` prints for
//! each variant and board the number of moves that are proven to be needed: by the ladders, looking at no more
//! choices and pictures than `WORK` each, or by trying what these leave open, with as many placements too.

use std::{env, time::Instant};

use colorito::{Arrangement, Board, Piece, Position, Rules, Side, Variant};
use colorito_solver::{crossing_bound, lower_bound};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [way, work, only @ ..] = arguments.as_slice() else {
        eprintln!("bounds ladders|crossings WORK [VARIANT [BOARD]]");
        return;
    };
    let bound = if way == "ladders" { lower_bound } else { crossing_bound };
    let work = work.parse().expect("a number");
    for variant in Variant::ALL {
        for (board, pattern) in Board::BUILT_IN {
            if [variant.name(), board].iter().zip(only).all(|(name, wanted)| name == wanted) {
                let begin = Instant::now();
                let position = alone(Rules { board: pattern, variant });
                let least = bound(&position, Side::Red, work).expect("a crossing is possible");
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

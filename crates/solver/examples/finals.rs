//! Prints the final positions of recorded games as lines of a corpus: variant, board, loser, position.
//!
//! `cargo run --release -p colorito-solver --example finals -- RECORDS…` reads files of game records, for
//! instance those that `colorito match --records` writes, and passes over games that have no score.

use std::{env, fs};

use colorito::{Record, Rules};

fn main() {
    for file in env::args().skip(1) {
        let text = fs::read_to_string(&file).expect("a readable file");
        for record in Record::read_all(&text).expect("game records") {
            let game = record.game();
            let Some(outcome) = game.ending().map(|ending| ending.outcome) else { continue };
            let Some(winner) = outcome.winner().filter(|_| outcome.is_scored()) else { continue };
            let Rules { board, variant } = game.rules();
            let board = board.name().expect("a built-in board");
            println!("{variant} {board} {} {}", (!winner).letter(), game.position());
        }
    }
}

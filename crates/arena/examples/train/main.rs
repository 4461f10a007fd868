//! Teaches the evaluation from games between players of different kinds.
//!
//! `games` plays games and writes, for positions of each, what the engine thought of them, and who won. It goes
//! on where an earlier run of the same file stopped, and the same seed gives the same games.
//! `learn` finds the network that foretells best what a search or the end of the game says.

mod games;
mod learn;
mod lesson;
mod model;
mod sample;

use clap::{Parser, Subcommand};
use colorito::Board;

#[derive(Parser)]
#[command(about = "Teaches the evaluation from games between players of different kinds")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games and writes what became of their positions.
    Games(games::Options),
    /// Finds the network that foretells best what a search or the end of the game says.
    Learn(learn::Options),
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    match Arguments::parse().command {
        Command::Games(options) => games::run(&options),
        Command::Learn(options) => learn::run(&options),
    }
}

fn parse_board(name: &str) -> Result<Board, String> {
    Board::named(name).ok_or_else(|| format!("`{name}` is no built-in board"))
}

/// The bar shown while games are played or read.
fn bar(length: u64) -> indicatif::ProgressBar {
    let style = indicatif::ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} (left {eta}) {msg}");
    let bar = indicatif::ProgressBar::new(length);
    if let Ok(style) = style { bar.with_style(style) } else { bar }
}

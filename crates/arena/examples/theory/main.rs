//! Measures what is known of the game: `docs/theory.md`.
//!
//! `play` plays the games of a plan, each player by positions a move and not by time, so that the same seed
//! gives the same games on every machine, and looks at the first moves and the replies to them. It goes on
//! where an earlier run of the same file stopped. `tell` reads such a file, writes its tables into the
//! document and draws the plots.

mod chart;
mod data;
mod document;
mod doubling;
mod fit;
mod game;
mod intervals;
mod look;
mod plan;
mod play;
mod plots;
mod remains;
mod short;
mod statistics;
mod stranding;
mod summary;
mod svg;
mod table;
mod tables;
mod tell;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about = "Measures what is known of the game: docs/theory.md")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays the games of the plan and looks at the first moves, into a file.
    Play(play::Options),
    /// Writes the tables of a file into the document and draws the plots.
    Tell(tell::Options),
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    match Arguments::parse().command {
        Command::Play(options) => play::run(&options),
        Command::Tell(options) => tell::run(&options),
    }
}

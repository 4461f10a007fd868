//! Makes puzzles from games of the engine against itself.
//!
//! `make` plays games and appends the puzzles it finds in each to a file; started again, it goes on where it stopped. `select`
//! takes a varied choice of them and prints it. The same seed gives the same puzzles.

mod choose;
mod find;
mod play;

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
};

use clap::{Parser, Subcommand};
use colorito_study::puzzles::{Puzzle, parse};
use indicatif::{ProgressBar, ProgressStyle};

/// Make puzzles
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games and look for puzzles in them
    Make {
        /// The file the puzzles are added to.
        file: PathBuf,
        /// The seed of the games.
        #[arg(long, default_value_t = 1892)]
        seed: u64,
        /// How many games, those included that the file has already.
        #[arg(long, default_value_t = 400)]
        games: u64,
    },
    /// Print a varied choice of the puzzles of a file
    Select {
        /// The file with the puzzles.
        file: PathBuf,
        /// How many to take at most.
        #[arg(long, default_value_t = 240)]
        count: usize,
    },
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    match Cli::parse().command {
        Command::Make { file, seed, games } => make(&file, seed, games),
        Command::Select { file, count } => {
            let puzzles = parse(&fs::read_to_string(&file)?)?;
            print!("{}", blocks(&choose::choose(puzzles, count)));
            Ok(())
        }
    }
}

/// The puzzles as a file has them.
fn blocks(puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(Puzzle::to_string).collect::<Vec<_>>().join("\n") + "\n"
}

/// The mark behind the puzzles of a game that has been looked through.
fn mark(seed: u64, game: u64) -> String {
    format!("# game {game} of seed {seed} is done")
}

fn make(file: &Path, seed: u64, games: u64) -> Result<(), Box<dyn std::error::Error>> {
    let known = if file.exists() { fs::read_to_string(file)? } else { String::new() };
    let done: Vec<&str> = known.lines().filter(|line| line.starts_with('#')).collect();
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}, {eta} left")?;
    let bar = ProgressBar::new(games).with_style(style).with_message("games");
    for number in 0..games {
        let mark = mark(seed, number);
        if !done.contains(&mark.as_str()) {
            let game = play::play(seed, number);
            // Written at once, so that a game that was broken off leaves nothing behind.
            let puzzles = find::puzzles(&game, &format!("seed {seed} game {number}"));
            out.write_all(format!("{}{mark}\n\n", blocks(&puzzles)).as_bytes())?;
        }
        bar.inc(1);
    }
    bar.finish();
    Ok(())
}

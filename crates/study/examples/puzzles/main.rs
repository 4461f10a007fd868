//! Makes puzzles from games of the engine against itself.
//!
//! `make` plays games and appends the puzzles it finds in each to a file; started again, it goes on where it
//! stopped. `select` takes a varied choice of them and prints it. `prove` works the answers of a file out
//! anew and leaves out what is no puzzle any more, as after a change of the judge. The same seed gives the
//! same puzzles.

mod choose;
mod find;
mod play;

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
};

use clap::{Parser, Subcommand};
use colorito_study::puzzles::{Kind, Puzzle, parse};
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
        /// Look for puzzles of one kind only: `home`, `reply`, `special`, `defence`, `rescue` or `long-jump`.
        #[arg(long)]
        only: Option<String>,
    },
    /// Print a varied choice of the puzzles of a file
    Select {
        /// The file with the puzzles.
        file: PathBuf,
        /// How many to take at most.
        #[arg(long, default_value_t = 240)]
        count: usize,
    },
    /// Print the puzzles of a file with their answers and grades worked out anew
    Prove {
        /// The file with the puzzles.
        file: PathBuf,
    },
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    match Cli::parse().command {
        Command::Make { file, seed, games, only } => make(&file, seed, games, only.as_deref()),
        Command::Select { file, count } => {
            let puzzles = parse(&fs::read_to_string(&file)?)?;
            print!("{}", blocks(&choose::choose(puzzles, count)));
            Ok(())
        }
        Command::Prove { file } => {
            let puzzles = parse(&fs::read_to_string(&file)?)?;
            print!("{}", blocks(&puzzles.into_iter().filter_map(prove_again).collect::<Vec<_>>()));
            Ok(())
        }
    }
}

/// A puzzle with the answer that its judge gives today; `None` if it has none. One that rests on the engine
/// stays as it is.
fn prove_again(puzzle: Puzzle) -> Option<Puzzle> {
    if matches!(puzzle.kind, Kind::Rescue | Kind::LongJump) {
        return Some(puzzle);
    }
    Puzzle::proven(puzzle.kind, puzzle.position, puzzle.source).filter(choose::is_shortest)
}

/// The puzzles as a file has them.
fn blocks(puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(Puzzle::to_string).collect::<Vec<_>>().join("\n") + "\n"
}

/// The mark behind the puzzles of a game that has been looked through.
fn mark(seed: u64, game: u64) -> String {
    format!("# game {game} of seed {seed} is done")
}

fn make(file: &Path, seed: u64, games: u64, only: Option<&str>) -> Result<(), Box<dyn std::error::Error>> {
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
            let puzzles = find::puzzles(&game, &format!("seed {seed} game {number}"), only);
            out.write_all(format!("{}{mark}\n\n", blocks(&puzzles)).as_bytes())?;
        }
        bar.inc(1);
    }
    bar.finish();
    Ok(())
}

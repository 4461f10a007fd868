//! Finds the weights of the evaluation from games the engine plays against itself.
//!
//! `generate` plays games and writes, for positions of each, how many moves either side went on to need. It
//! goes on where an earlier run of the same file stopped, and the same seed gives the same games.
//! `learn` finds the weights that foretell best who wins and writes them into the weights file.
//! `contest` plays a match between two files of weights.
//! `climb` changes weights group by group and keeps a change if the engine wins a match with it.

mod climb;
mod contest;
mod generate;
mod learn;

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use colorito::{Board, Variant};
use colorito_engine::Weights;

#[derive(Parser)]
#[command(about = "Finds the weights of the evaluation from self-play")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games and writes what became of their positions.
    Generate(generate::Options),
    /// Finds the weights that foretell best who wins.
    Learn(learn::Options),
    /// Plays a match between two files of weights.
    Contest(contest::Options),
    /// Tries changes of the weights in matches and keeps those that win.
    Climb(climb::Options),
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    match Arguments::parse().command {
        Command::Generate(options) => generate::run(&options),
        Command::Learn(options) => learn::run(&options),
        Command::Contest(options) => contest::run(&options),
        Command::Climb(options) => climb::run(&options),
    }
}

fn parse_board(name: &str) -> Result<Board, String> {
    Board::named(name).ok_or_else(|| format!("`{name}` is no built-in board"))
}

fn default_weights() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/weights.txt"))
}

/// The bar shown while games are played or read.
fn bar(length: u64) -> indicatif::ProgressBar {
    let style = indicatif::ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} (left {eta}) {msg}");
    let bar = indicatif::ProgressBar::new(length);
    if let Ok(style) = style { bar.with_style(style) } else { bar }
}

/// One line of a data file: a position and the moves Red and Blue went on to need.
struct Sample {
    position: String,
    needed: [u32; 2],
}

impl Sample {
    fn to_line(&self) -> String {
        format!("{};{};{}", self.position, self.needed[0], self.needed[1])
    }

    fn from_line(line: &str) -> Option<Sample> {
        let mut fields = line.split(';');
        let position = fields.next()?.to_owned();
        let needed = [fields.next()?.parse().ok()?, fields.next()?.parse().ok()?];
        Some(Sample { position, needed })
    }
}

/// How the line after a game ends that was broken off. Nothing is learnt from such games: most of them went in circles.
const UNFINISHED: &str = "unfinished";

/// The first line of a data file says what the games were played by.
fn heading(variant: Variant, board: &Board, nodes: u64, seed: u64) -> String {
    let board = board.name().unwrap_or("own");
    format!("# variant {variant}, board {board}, {nodes} nodes a move, seed {seed}")
}

/// The weights file with one section replaced.
pub(crate) fn replaced(file: &str, weights: &Weights, variant: Variant) -> String {
    let mut text = String::new();
    let heading = format!("[{variant}]");
    let mut inside = false;
    for line in file.lines() {
        if line.starts_with('[') {
            inside = line == heading;
            if inside {
                text.push_str(&weights.to_section(variant));
            }
        }
        if !inside || line.is_empty() {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}

//! `colorito analyse`: the best moves of a position, or the review of a game.

use std::{path::PathBuf, sync::atomic::AtomicBool, time::Duration};

use clap::Args;
use colorito::{Game, Move, Position, RepetitionRule};
use colorito_arena::Stopwatch;
use colorito_engine::{Engine, Hint, Limits, Line, Report, Score, Settings};
use colorito_locales::Language;
use serde_json::{Value, json};

use crate::{
    Failure, output, progress,
    review::{self, Options},
    setup::PositionOptions,
};

/// Print the best moves with evaluation and line, or review a recorded game
///
/// The evaluation is the lead of the player to move, in moves; `#3` is a win in three moves, `#-3` a loss.
///
/// With a file, the game in it is reviewed: the lead after every move, the turning points with the better move, and a
/// summary for each player. Ctrl-C ends the review early and prints what there is.
#[derive(Args)]
#[command(after_help = "Example:\n  colorito analyse --time 2000 --lines 3")]
pub(crate) struct Analyse {
    /// A game record to review.
    #[arg(value_name = "FILE", conflicts_with_all = ["position", "lines"])]
    file: Option<PathBuf>,
    /// Which game of the file, if it has several.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "file", value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    /// The language of the review: en, de, es or ja; without it, that of the system.
    #[arg(long, value_name = "TAG", requires = "file")]
    language: Option<Language>,
    #[command(flatten)]
    setup: PositionOptions,
    /// Milliseconds to think; in a review, for each move.
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    time: u64,
    /// How many lines to show.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    lines: u8,
    /// How many threads search.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The size of the transposition table in MiB.
const HASH: usize = 64;

impl Analyse {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        if let Some(file) = &self.file {
            return review::run(&Options {
                file,
                number: self.game as usize,
                time: Duration::from_millis(self.time),
                settings: self.settings(),
                language: self.language,
                json: self.json,
            });
        }
        let position = self.setup.position()?;
        let report = self.think(&position);
        if self.json {
            return output::line(&to_json(&position, &report).to_string());
        }
        if report.lines.is_empty() {
            return output::line("the game is over");
        }
        report.lines.iter().try_for_each(|line| output::line(&to_text(line)))
    }

    fn settings(&self) -> Settings {
        Settings { hash: HASH, threads: usize::from(self.threads), lines: usize::from(self.lines) }
    }

    fn think(&self, position: &Position) -> Report {
        let game = Game::new(position.clone(), RepetitionRule::Draw);
        let limits = Limits::time(Duration::from_millis(self.time));
        let bar = progress::bar(self.time, "thinking");
        let report = Engine::new(self.settings()).think(
            &game,
            limits,
            &Stopwatch::start(),
            &AtomicBool::new(false),
            |report| {
                bar.set_position(report.elapsed.as_millis() as u64);
                bar.set_message(format!("depth {}", report.depth));
            },
        );
        bar.finish_and_clear();
        report
    }
}

fn to_text(line: &Line) -> String {
    let moves: Vec<String> = line.moves.iter().map(Move::to_string).collect();
    format!("{:>7} {}", evaluation(line.score), moves.join(" "))
}

fn evaluation(score: Score) -> String {
    match score {
        Score::Lead(lead) => format!("{:+.2}", f64::from(lead) / 100.0),
        Score::WinIn(plies) => format!("#{}", plies.div_ceil(2)),
        Score::LossIn(plies) => format!("#-{}", plies.div_ceil(2)),
    }
}

fn to_json(position: &Position, report: &Report) -> Value {
    let lines: Vec<Value> = report.lines.iter().map(|line| line_json(position, line)).collect();
    json!({
        "depth": report.depth,
        "seldepth": report.deepest,
        "nodes": report.nodes,
        "ms": report.elapsed.as_millis() as u64,
        "lines": lines,
    })
}

fn line_json(position: &Position, line: &Line) -> Value {
    let moves: Vec<String> = line.moves.iter().map(Move::to_string).collect();
    let (cp, mate) = match line.score {
        Score::Lead(lead) => (Some(lead), None),
        Score::WinIn(plies) => (None, Some(i64::from(plies.div_ceil(2)))),
        Score::LossIn(plies) => (None, Some(-i64::from(plies.div_ceil(2)))),
    };
    let hint = line.moves.first().and_then(|best| Hint::of(position, *best, line.score));
    json!({
        "move": moves.first(),
        "cp": cp,
        "mate": mate,
        "pv": moves,
        "hint": hint.map(|hint| hint.to_string()),
    })
}

//! `colorito analyse`: the best moves of a position, or the review of a game.

use std::{path::PathBuf, sync::atomic::AtomicBool, time::Duration};

use clap::Args;
use colorito::{Game, Move, Position, RepetitionRule};
use colorito_arena::Stopwatch;
use colorito_engine::{Engine, Hint, Limits, Line, Report, Score, Settings};
use serde_json::{Value, json};

use crate::{
    Failure, output, progress,
    review::{self, Options},
    setup::PositionOptions,
    words::Words,
};

/// The options of `colorito analyse`.
#[derive(Args)]
#[command(after_help = "colorito analyse --time 2000 --lines 3")]
pub(crate) struct Analyse {
    #[arg(value_name = "file", conflicts_with_all = ["position", "lines"])]
    file: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1, requires = "file", value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    #[command(flatten)]
    setup: PositionOptions,
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    time: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    lines: u8,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
    #[arg(long)]
    json: bool,
}

/// The size of the transposition table in MiB.
const HASH: usize = 64;

impl Analyse {
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        if let Some(file) = &self.file {
            return review::run(&Options {
                file,
                number: self.game as usize,
                time: Duration::from_millis(self.time),
                settings: self.settings(),
                words,
                json: self.json,
            });
        }
        let position = self.setup.position(words)?;
        let report = self.think(&position, words);
        if self.json {
            return output::line(&to_json(&position, &report).to_string());
        }
        if report.lines.is_empty() {
            return output::line(&words.say("cli-game-over"));
        }
        report.lines.iter().try_for_each(|line| output::line(&to_text(line)))
    }

    fn settings(&self) -> Settings {
        Settings { hash: HASH, threads: usize::from(self.threads), lines: usize::from(self.lines) }
    }

    fn think(&self, position: &Position, words: Words) -> Report {
        let game = Game::new(position.clone(), RepetitionRule::Draw);
        let limits = Limits::time(Duration::from_millis(self.time));
        let bar = progress::bar(self.time, &words.say("cli-thinking"), words);
        let report = Engine::new(self.settings()).think(
            &game,
            limits,
            &Stopwatch::start(),
            &AtomicBool::new(false),
            |report| {
                bar.set_position(report.elapsed.as_millis() as u64);
                bar.set_message(words.text("cli-thinking-now", &[("depth", i64::from(report.depth).into())]));
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

//! A search asked for by `go`.

use std::{fmt::Write, sync::atomic::AtomicBool};

use colorito::Game;

use crate::{Clock, Engine, Level, Limits, Line, Report, Settings};

/// A search to be run.
#[derive(Clone, Debug)]
pub struct Task {
    pub(super) game: Game,
    pub(super) level: Level,
    pub(super) settings: Settings,
    pub(super) limits: Limits,
    pub(super) waits: bool,
    pub(super) forget: bool,
    pub(super) seed: u64,
}

impl Task {
    /// Whether the answer is to be held back until `stop`, even if the search is done before.
    pub fn waits_for_stop(&self) -> bool {
        self.waits
    }

    /// Runs the search. Hands on `info` lines as they come and returns the line with the best move.
    pub fn run(
        &self,
        engine: &mut Engine,
        clock: &dyn Clock,
        stop: &AtomicBool,
        mut write: impl FnMut(String),
    ) -> String {
        engine.configure(self.settings);
        if self.forget {
            engine.forget();
        }
        let best = if self.level == Level::FULL {
            let report = engine.think(&self.game, self.limits, clock, stop, |report| {
                info_lines(report).for_each(&mut write);
            });
            report.lines.into_iter().next()
        } else {
            engine.choose(&self.game, self.level, self.seed, self.limits, clock, stop)
        };
        if let Some(m) = best.as_ref().and_then(|line| line.moves.first()) {
            format!("bestmove {m}")
        } else {
            write("info string the game is over".to_owned());
            "bestmove none".to_owned()
        }
    }
}

/// A report as the protocol writes it, one line for each line of play.
fn info_lines(report: &Report) -> impl Iterator<Item = String> + '_ {
    report.lines.iter().enumerate().map(|(index, line)| info_line(report, index + 1, line))
}

fn info_line(report: &Report, number: usize, line: &Line) -> String {
    let mut text = format!(
        "info depth {} seldepth {} nodes {} nps {} time {} multipv {number} score {} pv",
        report.depth,
        report.deepest,
        report.nodes,
        report.nodes_per_second(),
        report.elapsed.as_millis(),
        line.score,
    );
    for m in &line.moves {
        let _ = write!(text, " {m}");
    }
    text
}

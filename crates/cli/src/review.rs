//! `colorito analyse FILE`: the review of a recorded game.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use colorito::{Game, Outcome, Record, Side};
use colorito_arena::Stopwatch;
use colorito_engine::{Engine, Limits, Settings};
use colorito_locales::Arg;
use colorito_study::review::{Progress, Review, ReviewedMove, Reviewer, Standing, Summary};
use serde_json::json;

use crate::{Failure, input::read_text, output, progress, words::Words};

/// How to review.
pub(crate) struct Options<'a> {
    /// The file with the records.
    pub(crate) file: &'a Path,
    /// Which record of the file, counted from 1.
    pub(crate) number: usize,
    /// The time for each move.
    pub(crate) time: Duration,
    pub(crate) settings: Settings,
    pub(crate) words: Words,
    pub(crate) json: bool,
}

/// Reviews a game and prints what was found, also if it was stopped in the middle.
pub(crate) fn run(options: &Options<'_>) -> Result<(), Failure> {
    let record = read(options.file, options.number, options.words)?;
    let game = record.game();
    let mut reviewer =
        Reviewer::new(&game, Review::default()).map_err(|error| Failure::Input(error.to_string()))?;
    let printer = Printer { words: options.words };
    let stop = stop_by_interrupt()?;
    if !options.json {
        printer.print_title(&record)?;
    }
    review(&mut reviewer, options, &stop, |at, reviewed| {
        if options.json { Ok(()) } else { printer.print_move(at, reviewed) }
    })?;
    let (total, review) = (reviewer.total(), reviewer.into_review());
    if options.json {
        return output::line(&to_json(&review, total).to_string());
    }
    printer.print_end(&game, &review)
}

/// A flag that is set when somebody presses Ctrl-C.
fn stop_by_interrupt() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed))
        .map_err(|error| Failure::Io(std::io::Error::other(error)))?;
    Ok(stop)
}

/// The most bytes of a file with records.
const LARGEST_RECORD: usize = 256 << 20;

fn read(file: &Path, number: usize, words: Words) -> Result<Record, Failure> {
    let wrong = |cause| Failure::Input(words.wrong_file(file, cause));
    let text = read_text(file, LARGEST_RECORD).map_err(|error| wrong(words.system_error(&error)))?;
    let mut records = Record::read_all(&text).map_err(|error| wrong(words.wrong_record(&error)))?;
    if number > records.len() {
        let last = records.len() as i64;
        let named = [
            ("file", file.display().to_string().into()),
            ("number", (number as i64).into()),
            ("last", last.into()),
        ];
        return Err(Failure::Input(words.text("cli-no-such-game", &named)));
    }
    Ok(records.swap_remove(number - 1))
}

/// Goes through the game until it is done or stopped, and tells of each move.
fn review(
    reviewer: &mut Reviewer,
    options: &Options<'_>,
    stop: &AtomicBool,
    mut tell: impl FnMut(usize, &ReviewedMove) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut engine = Engine::new(options.settings);
    let clock = Stopwatch::start();
    // A move may take two searches.
    let limits = Limits::time(options.time / 2);
    let bar = progress::bar(reviewer.total() as u64, &options.words.say("cli-reviewing"), options.words);
    while reviewer.step(&mut engine, limits, &clock, stop) == Progress::Reviewed {
        bar.inc(1);
        if let Some((at, reviewed)) = reviewer.review().moves.iter().enumerate().next_back() {
            bar.suspend(|| tell(at, reviewed))?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

fn to_json(review: &Review, total: usize) -> serde_json::Value {
    json!({
        "total": total,
        "reviewed": review.moves.len(),
        "threshold": review.threshold,
        "moves": review.moves,
        "summaries": Side::ALL.map(|side| review.summary(side)),
    })
}

/// Writes a review in a language.
struct Printer {
    words: Words,
}

impl Printer {
    fn print_title(&self, record: &Record) -> Result<(), Failure> {
        let name = |tag: &str, side| record.tag(tag).map_or_else(|| self.words.side(side), str::to_owned);
        output::line(&format!("{} – {}", name("Red", Side::Red), name("Blue", Side::Blue)))?;
        output::line("")
    }

    fn print_end(&self, game: &Game, review: &Review) -> Result<(), Failure> {
        output::line("")?;
        let (reviewed, total) = (review.moves.len() as i64, game.moves().len() as i64);
        if reviewed < total {
            let counts = [("reviewed", reviewed.into()), ("total", total.into())];
            output::line(&self.words.text("review-stopped", &counts))?;
        } else {
            output::line(&self.ending(game.ending().map(|ending| ending.outcome)))?;
        }
        Side::ALL.into_iter().try_for_each(|side| self.print_summary(&review.summary(side)))
    }

    // keys: review-ending-*
    fn ending(&self, outcome: Option<Outcome>) -> String {
        let reason = outcome.map_or("open", Outcome::reason);
        let winner = outcome.and_then(Outcome::winner).map(|side| ("side", self.words.side(side).into()));
        self.words.text(&format!("review-ending-{reason}"), winner.as_slice())
    }

    fn print_move(&self, at: usize, reviewed: &ReviewedMove) -> Result<(), Failure> {
        let mark = if reviewed.turning_point.is_some() { "?" } else { " " };
        let number = format!("{}.", at + 1);
        let standing = self.standing(reviewed.standing);
        output::line(format!("{number:>4} {:<34} {mark} {standing}", reviewed.way).trim_end())?;
        let Some(turning) = &reviewed.turning_point else { return Ok(()) };
        let loss = [("loss", self.words.language.decimal(reviewed.loss).into())];
        output::line(&format!("       {}", self.words.text("review-turning-point", &loss)))?;
        let better =
            [("move", Arg::from(turning.way.clone())), ("why", self.words.message(&turning.reason).into())];
        output::line(&format!("       {}", self.words.text("review-better", &better)))?;
        for finding in &turning.findings {
            output::line(&format!("       {}", self.words.message(finding)))?;
        }
        Ok(())
    }

    fn standing(&self, standing: Standing) -> String {
        match standing {
            Standing::Lead { lead } => {
                let leader = if lead > 0 { Side::Red } else { Side::Blue };
                let moves = self.words.language.decimal(lead.abs());
                if lead.abs() < 5 {
                    return self.words.text("review-even", &[]);
                }
                self.words
                    .text("review-lead", &[("side", self.words.side(leader).into()), ("moves", moves.into())])
            }
            Standing::Decided { winner, plies } => {
                let moves = i64::from(plies.div_ceil(2).max(1));
                self.words.text(
                    "review-wins-in",
                    &[("side", self.words.side(winner).into()), ("moves", moves.into())],
                )
            }
            Standing::Won { winner } => {
                self.words.text("review-won", &[("side", self.words.side(winner).into())])
            }
            Standing::Drawn => self.words.text("review-drawn", &[]),
        }
    }

    fn print_summary(&self, summary: &Summary) -> Result<(), Failure> {
        let args = [
            ("side", self.words.side(summary.side).into()),
            ("moves", Arg::Number(summary.moves as i64)),
            ("loss", self.words.language.decimal(summary.average_loss).into()),
        ];
        let turns = [("count", Arg::Number(summary.turning_points as i64))];
        let turns = self.words.text("review-turning-points", &turns);
        output::line(&format!("{}; {turns}", self.words.text("review-summary", &args)))?;
        let Some(best) = &summary.best_move else { return Ok(()) };
        let args = [
            ("number", Arg::Number((best.at + 1) as i64)),
            ("move", best.way.clone().into()),
            ("why", self.words.message(&best.reason).into()),
        ];
        output::line(&format!("       {}", self.words.text("review-best-move", &args)))
    }
}

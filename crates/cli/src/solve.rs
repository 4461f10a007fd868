//! `colorito solve`: how many moves a side still needs.

use std::{
    cell::Cell,
    ops::ControlFlow,
    time::{Duration, Instant},
};

use clap::Args;
use colorito::{Move, Position, Side};
use colorito_solver::{Limits, Progress, Solution};
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::{Failure, output, progress, setup::PositionOptions, words::Words};

/// The options of `colorito solve`.
#[derive(Args)]
#[command(after_help = "colorito solve --side b --time 1000 --position \
    'JIHGFEDCBA/TSRQPONMLK/10/l9/10/10/10/10/k1mnopqrst/abcdefghij r r 102'")]
pub(crate) struct Solve {
    #[arg(long, value_name = "side")]
    side: Side,
    #[arg(long, value_name = "MS", default_value_t = 10_000)]
    time: u64,
    #[arg(long, value_name = "MIB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..))]
    memory: u32,
    #[arg(long, conflicts_with = "position")]
    stdin: bool,
    #[command(flatten)]
    setup: PositionOptions,
}

impl Solve {
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        if !self.stdin {
            return output::line(&self.answer(&self.setup.position(words)?, words).to_string());
        }
        self.setup.for_each_line(words, |position| output::line(&self.answer(position, words).to_string()))
    }

    fn answer(&self, position: &Position, words: Words) -> Value {
        let limits = Limits { memory: (self.memory as usize) << 20, ..Limits::default() };
        let timer = Timer::new(Duration::from_millis(self.time), words);
        let solution =
            colorito_solver::solve(position, self.side, limits, &mut |progress| timer.watch(progress));
        timer.bar.finish_and_clear();
        describe(&solution, timer.start.elapsed())
    }
}

fn describe(solution: &Solution, time: Duration) -> Value {
    let line = solution.line.as_ref().map(|line| line.iter().map(Move::to_string).collect::<Vec<_>>());
    json!({
        "lower": solution.score.lower(),
        "upper": solution.score.upper(),
        "exact": solution.score.is_settled(),
        "line": line,
        "nodes": solution.nodes,
        "ms": time.as_millis() as u64,
    })
}

/// Ends a search in time and shows how it is getting on.
pub(crate) struct Timer {
    start: Instant,
    limit: Duration,
    bar: ProgressBar,
    words: Words,
    /// When the bar said something last.
    said: Cell<Duration>,
}

/// Words need not change faster than anybody reads.
const BETWEEN_WORDS: Duration = Duration::from_millis(100);

impl Timer {
    pub(crate) fn new(limit: Duration, words: Words) -> Timer {
        let bar = progress::spinner(&words.say("cli-solving"));
        Timer { start: Instant::now(), limit, bar, words, said: Cell::default() }
    }

    pub(crate) fn watch(&self, progress: Progress) -> ControlFlow<()> {
        let elapsed = self.start.elapsed();
        if elapsed.saturating_sub(self.said.get()) >= BETWEEN_WORDS {
            self.said.set(elapsed);
            let known = [
                ("score", progress.score.to_string().into()),
                ("positions", progress.nodes.to_string().into()),
            ];
            self.bar.set_message(self.words.text("cli-solving-now", &known));
        }
        if elapsed < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

//! `colorito solve`: how many moves a side still needs.

use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use clap::Args;
use colorito::{Move, Position, Side};
use colorito_solver::{Limits, Progress, Solution};
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::{Failure, output, progress, setup::PositionOptions};

/// Find the fewest moves for one side alone while the other's pieces stand still
///
/// Prints one JSON object: `lower` is proven, `upper` is the length of `line`, and `exact` says that nothing is left to
/// prove. `upper` and `line` are null while no line is known; `lower` too, if it is proven that there is none.
#[derive(Args)]
#[command(after_help = "Example:\n  colorito solve --side b --time 1000 --position \
    'JIHGFEDCBA/TSRQPONMLK/10/l9/10/10/10/10/k1mnopqrst/abcdefghij r r 102'")]
pub(crate) struct Solve {
    /// The side that moves: r or b.
    #[arg(long)]
    side: Side,
    /// The most time to spend, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 10_000)]
    time: u64,
    /// The most memory to use, in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..))]
    memory: u32,
    /// Read positions from standard input, one a line, and answer each with one object.
    #[arg(long, conflicts_with = "position")]
    stdin: bool,
    #[command(flatten)]
    setup: PositionOptions,
}

impl Solve {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        if !self.stdin {
            return output::line(&self.answer(&self.setup.position()?).to_string());
        }
        self.setup.for_each_line(|position| output::line(&self.answer(position).to_string()))
    }

    fn answer(&self, position: &Position) -> Value {
        let limits = Limits { memory: (self.memory as usize) << 20, ..Limits::default() };
        let timer = Timer::new(Duration::from_millis(self.time));
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
}

impl Timer {
    pub(crate) fn new(limit: Duration) -> Timer {
        Timer { start: Instant::now(), limit, bar: progress::spinner("solving") }
    }

    pub(crate) fn watch(&self, progress: Progress) -> ControlFlow<()> {
        self.bar.set_message(format!("{} moves, {} positions looked at", progress.score, progress.nodes));
        if self.start.elapsed() < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

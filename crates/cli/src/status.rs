//! `colorito status`: whether a game is over.

use std::time::Duration;

use clap::Args;
use colorito::{Ending, Outcome, Position, Side};
use colorito_solver::{Limits, Score, referee};
use serde_json::{Value, json};

use crate::{Failure, output, setup::PositionOptions, solve::Timer, words::Words};

/// The options of `colorito status`.
#[derive(Args)]
#[command(after_help = "colorito status --position \
    'jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0'")]
pub(crate) struct Status {
    #[arg(long, value_name = "MS", default_value_t = 2_000)]
    time: u64,
    #[command(flatten)]
    setup: PositionOptions,
}

impl Status {
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        let position = self.setup.position(words)?;
        let outcome = position.ending().map(|Ending { outcome, .. }| outcome);
        let status = json!({
            "over": outcome.is_some(),
            "winner": outcome.and_then(Outcome::winner).map(Side::name),
            "ending": outcome.map(Outcome::reason),
            "reply_pending": position.is_reply_pending(),
            "score": outcome.map(|outcome| self.score(&position, outcome, words)),
        });
        output::line(&status.to_string())
    }

    fn score(&self, position: &Position, outcome: Outcome, words: Words) -> Value {
        let timer = Timer::new(Duration::from_millis(self.time), words);
        let solution = referee(position, outcome, Limits::default(), &mut |progress| timer.watch(progress));
        match solution.map(|solution| solution.score) {
            None | Some(Score::Never) => Value::Null,
            Some(Score::Exact(moves)) => moves.into(),
            Some(open) => json!({ "lower": open.lower(), "upper": open.upper() }),
        }
    }
}

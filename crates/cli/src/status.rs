//! `colorito status`: whether a game is over.

use std::time::Duration;

use clap::Args;
use colorito::{Ending, Outcome, Position, Side};
use colorito_solver::{Limits, Score, referee};
use serde_json::{Value, json};

use crate::{Failure, output, setup::PositionOptions, solve::Timer};

/// Say whether the game is over and why, as one JSON object
///
/// `ending` is `completion`, `special` or `tie`; null while the game goes on. `score` is the number of moves the loser
/// still needs: a number if it is proven, else an object with the bounds `lower` and `upper`.
#[derive(Args)]
#[command(after_help = "Example:\n  colorito status --position \
    'jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0'")]
pub(crate) struct Status {
    /// The most time to spend on the loser's score, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 2_000)]
    time: u64,
    #[command(flatten)]
    setup: PositionOptions,
}

impl Status {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let position = self.setup.position()?;
        let outcome = position.ending().map(|Ending { outcome, .. }| outcome);
        let status = json!({
            "over": outcome.is_some(),
            "winner": outcome.and_then(Outcome::winner).map(Side::name),
            "ending": outcome.map(Outcome::reason),
            "reply_pending": position.is_reply_pending(),
            "score": outcome.map(|outcome| self.score(&position, outcome)),
        });
        output::line(&status.to_string())
    }

    fn score(&self, position: &Position, outcome: Outcome) -> Value {
        let timer = Timer::new(Duration::from_millis(self.time));
        let solution = referee(position, outcome, Limits::default(), &mut |progress| timer.watch(progress));
        match solution.map(|solution| solution.score) {
            None | Some(Score::Never) => Value::Null,
            Some(Score::Exact(moves)) => moves.into(),
            Some(open) => json!({ "lower": open.lower(), "upper": open.upper() }),
        }
    }
}

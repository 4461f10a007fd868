//! `colorito status`: whether a game is over.

use clap::Args;
use colorito::{Draw, Ending, Outcome, Side};
use serde_json::json;

use crate::{Failure, output, setup::PositionOptions};

/// Say whether the game is over and why, as one JSON object
///
/// `ending` is `completion`, `special` or `tie`; null while the game goes on.
#[derive(Args)]
#[command(after_help = "Example:\n  colorito status --position \
    'jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0'")]
pub(crate) struct Status {
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
            "score": score(outcome),
        });
        output::line(&status.to_string())
    }
}

/// The loser's score as far as it is known: a tie scores nothing; counting the moves a loser still needs takes a
/// solver.
fn score(outcome: Option<Outcome>) -> Option<u32> {
    matches!(outcome, Some(Outcome::Drawn(Draw::Tie))).then_some(0)
}

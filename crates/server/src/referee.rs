//! The loser's score of a game that was played out.

use std::{
    ops::ControlFlow,
    sync::Arc,
    time::{Duration, Instant},
};

use colorito::{Move, Outcome, Side};
use colorito_solver::{Limits, Score, referee};

use crate::{Conflict, Error, answer::LosersScore, computer::Computer, news::News, room::Room};

/// The longest search for a proof.
const TIME: Duration = Duration::from_secs(10);

/// The most memory of a search, in bytes.
const MEMORY: usize = 128 << 20;

/// How many moves the loser still needs. Whoever listens to the game hears every better bound at once.
pub(crate) async fn score(computer: &Computer, room: Arc<Room>) -> Result<LosersScore, Error> {
    let seated = room.look().await?;
    let outcome = seated.game.ending().map(|ending| ending.outcome).filter(|outcome| outcome.is_scored());
    let outcome = outcome.ok_or_else(|| seated.conflict(Conflict::NoScore))?;
    let position = seated.game.position().clone();
    let listeners = Arc::clone(&room);
    let solution = computer
        .run(move || {
            let started = Instant::now();
            let mut told = None;
            referee(&position, outcome, Limits { memory: MEMORY, ..Limits::default() }, &mut |progress| {
                if told.replace(progress.score) != Some(progress.score) {
                    listeners.tell(&News::LosersScore(describe(outcome, progress.score, None)));
                }
                if started.elapsed() < TIME { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            })
        })
        .await?;
    let solution = solution.ok_or(Error::Internal)?;
    let score = describe(outcome, solution.score, solution.line.as_deref());
    room.tell(&News::LosersScore(score.clone()));
    Ok(score)
}

fn describe(outcome: Outcome, score: Score, line: Option<&[Move]>) -> LosersScore {
    LosersScore {
        loser: outcome.winner().map(|winner| Side::name(!winner)),
        lower: score.lower(),
        upper: score.upper(),
        exact: score.is_settled(),
        line: line.map(|line| line.iter().map(Move::to_string).collect()),
    }
}

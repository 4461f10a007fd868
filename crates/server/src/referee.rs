//! The referee: counts the loser's moves in the background, beside the players' thoughts.

use std::{
    ops::ControlFlow,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use colorito_play::{ScoreState, SeatedGame, pace, scored_outcome};
use colorito_solver::{Limits, Score, referee};
use tokio::{task, time};

use crate::{
    room::Room,
    trouble::log,
    workers::{Class, Party},
};

/// The most memory of a search, in bytes.
const MEMORY: usize = 128 << 20;

/// How long to wait before a score that could not be stored is tried again.
const SECOND_TRY: Duration = Duration::from_secs(1);

/// Counts the score of a game that was played out, tells every better bound in its room, and keeps the last
/// one there. Stopping ends the search; what is known by then is kept.
pub(crate) fn count(room: Arc<Room>, seated: Arc<SeatedGame>, stop: Arc<AtomicBool>) {
    let Some(outcome) = scored_outcome(&seated.game) else { return };
    task::spawn(async move {
        let (revision, listeners) = (seated.revision, Arc::clone(&room));
        let search = move || {
            let started = Instant::now();
            let mut told = None;
            let limits = Limits { memory: MEMORY, ..Limits::default() };
            referee(seated.game.position(), outcome, limits, &mut |progress| {
                if told.replace(progress.score) != Some(progress.score) {
                    listeners.tell_bounds(revision, progress.score);
                }
                if started.elapsed() < pace::SCORE && !stop.load(Ordering::Relaxed) {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            })
        };
        let counted =
            room.context().workers.run_patiently(Class::Score, Party::Game(room.id()), search).await;
        let score = match counted {
            Ok(Some(solution)) => ScoreState { score: solution.score, line: solution.line, done: true },
            // A search that broke down has proven nothing.
            _ => ScoreState { score: Score::AtLeast(0), line: None, done: true },
        };
        while let Err(error) = room.keep_score(revision, score.clone()).await {
            log(&error);
            time::sleep(SECOND_TRY).await;
        }
    });
}

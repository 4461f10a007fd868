//! The referee: counts the loser's moves in the background, beside the players' thoughts.

use std::{
    ops::ControlFlow,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use colorito_solver::{Limits, Score, referee};
use tokio::{sync::Semaphore, task, time};

use crate::{
    room::Room,
    score::{Count, scored_outcome},
    seated_game::SeatedGame,
};

/// The longest search for a proof.
const TIME: Duration = Duration::from_secs(20);

/// The most memory of a search, in bytes.
const MEMORY: usize = 128 << 20;

/// How long to wait before a score that could not be stored is tried again.
const SECOND_TRY: Duration = Duration::from_secs(1);

/// Threads to count on: half of the processors at most, so that the players can go on.
#[derive(Clone, Debug)]
pub(crate) struct Referee {
    free: Arc<Semaphore>,
}

impl Referee {
    pub(crate) fn new() -> Referee {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        Referee { free: Arc::new(Semaphore::new(processors.div_ceil(2))) }
    }

    /// Counts the score of a game that was played out, tells every better bound in its room, and keeps the last one
    /// there. Stopping ends the search; what is known by then is kept.
    pub(crate) fn sit_down(&self, room: Arc<Room>, seated: SeatedGame, stop: Arc<AtomicBool>) {
        let Some(outcome) = scored_outcome(&seated.game) else { return };
        let free = Arc::clone(&self.free);
        task::spawn(async move {
            let Ok(_permit) = free.acquire_owned().await else { return };
            let (revision, listeners) = (seated.revision, Arc::clone(&room));
            let counted = task::spawn_blocking(move || {
                let started = Instant::now();
                let mut told = None;
                let limits = Limits { memory: MEMORY, ..Limits::default() };
                referee(seated.game.position(), outcome, limits, &mut |progress| {
                    if told.replace(progress.score) != Some(progress.score) {
                        listeners.tell_bounds(revision, progress.score);
                    }
                    if started.elapsed() < TIME && !stop.load(Ordering::Relaxed) {
                        ControlFlow::Continue(())
                    } else {
                        ControlFlow::Break(())
                    }
                })
            });
            let count = match counted.await {
                Ok(Some(solution)) => Count { score: solution.score, line: solution.line, done: true },
                // A search that broke down has proven nothing.
                _ => Count { score: Score::AtLeast(0), line: None, done: true },
            };
            while let Err(error) = room.keep_count(revision, count.clone()).await {
                error.log();
                time::sleep(SECOND_TRY).await;
            }
        });
    }
}

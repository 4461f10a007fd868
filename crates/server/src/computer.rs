//! The computer: thinks on threads of its own, never about more games at once than is allowed.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use colorito::Game;
use colorito_engine::{Budget, Clock, Engine, Hint, Level, Limits, Line, Report, Settings, TimeLimit};
use tokio::{
    sync::{AcquireError, OwnedSemaphorePermit, Semaphore},
    task, time,
};

use crate::{Error, answer::ThoughtAnswer, news::News, room::Room, seated_game::SeatedGame};

/// The longest thought about a move; most levels need far less.
const MOVE_TIME: Duration = Duration::from_secs(2);

/// The thought behind a hint.
const HINT_TIME: Duration = Duration::from_millis(800);

/// How often the computer says what it thinks, at most.
const THOUGHT_EVERY: Duration = Duration::from_millis(100);

/// As long as somebody waits for an answer without thinking that the server is gone.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long to wait before a move that could not be stored is tried again.
const SECOND_TRY: Duration = Duration::from_secs(1);

/// Threads to think on.
#[derive(Clone, Debug)]
pub(crate) struct Computer {
    free: Arc<Semaphore>,
    /// How long somebody waits for a free one before they are told to come back.
    patience: Duration,
}

struct Stopwatch(Instant);

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

impl Computer {
    /// Threads for so many thoughts at once. Who comes first thinks first, so no game keeps another waiting for ever.
    pub(crate) fn new(thinkers: usize) -> Computer {
        Computer { free: Arc::new(Semaphore::new(thinkers.max(1))), patience: PATIENCE }
    }

    /// Thinks about a game aloud and plays the move in its room, unless it is told to stop.
    pub(crate) fn sit_down(&self, room: Arc<Room>, seated: SeatedGame, level: Level, stop: Arc<AtomicBool>) {
        let free = Arc::clone(&self.free);
        task::spawn(async move {
            let Ok(_permit) = free.acquire_owned().await else { return };
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let ply = seated.ply();
            room.tell(&News::Thinking { ply });
            let (id, revision) = (seated.id.clone(), seated.revision);
            let (listeners, flag) = (Arc::clone(&room), Arc::clone(&stop));
            let thought = task::spawn_blocking(move || {
                choose(&seated, level, &flag, |line| {
                    listeners.tell(&News::Thought(ThoughtAnswer::of(ply, line)));
                })
            });
            let Ok(Some(line)) = thought.await else {
                tracing::error!(game = %id, "the computer found no move");
                return;
            };
            if stop.load(Ordering::Relaxed) {
                return;
            }
            room.tell(&News::Thought(ThoughtAnswer::of(ply, &line)));
            while let Err(error) = room.play_computers_move(revision, line.moves[0]).await {
                error.log();
                time::sleep(SECOND_TRY).await;
                if stop.load(Ordering::Relaxed) {
                    return;
                }
            }
        });
    }

    /// A good move with its reason, `None` if the game is over.
    pub(crate) async fn hint(&self, game: Game) -> Result<Option<Hint>, Error> {
        self.run(move || {
            let (clock, stop) = (Stopwatch(Instant::now()), AtomicBool::new(false));
            Engine::new(Settings::default()).hint(&game, Limits::time(HINT_TIME), &clock, &stop)
        })
        .await
    }

    /// Runs what takes long as soon as a thread is free.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let permit = Arc::clone(&self.free).acquire_owned();
        let permit = time::timeout(self.patience, permit).await.map_err(|_| Error::Busy)?;
        run_with(permit, work).await
    }

    /// The same for what nobody waits for: it takes its turn however long that is.
    pub(crate) async fn run_patiently<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        run_with(Arc::clone(&self.free).acquire_owned().await, work).await
    }
}

/// Runs something on a thread of its own and then leaves its place to others.
async fn run_with<T: Send + 'static>(
    permit: Result<OwnedSemaphorePermit, AcquireError>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let work = task::spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    work.await.map_err(|_| Error::Internal)
}

fn choose(seated: &SeatedGame, level: Level, stop: &AtomicBool, mut tell: impl FnMut(&Line)) -> Option<Line> {
    let clock = Stopwatch(Instant::now());
    let mut told: Option<Instant> = None;
    let aloud = |report: &Report| {
        let due = told.is_none_or(|told| told.elapsed() >= THOUGHT_EVERY);
        if let (true, Some(line)) = (due && !stop.load(Ordering::Relaxed), report.lines.first()) {
            told = Some(Instant::now());
            tell(line);
        }
    };
    Engine::new(Settings::default())
        .choose_aloud(&seated.game, level, seated.id.seed(), limits(seated), &clock, stop, aloud)
        .filter(|line| !line.moves.is_empty())
}

/// As long as the computer usually thinks, or less if its clock says so.
fn limits(seated: &SeatedGame) -> Limits {
    let usual = TimeLimit { enough: MOVE_TIME, most: MOVE_TIME };
    let limit = seated.clock.as_ref().map_or(usual, |clock| {
        let left = clock.left(&seated.game, seated.game.position().turn());
        let budget = Budget { left, increment: clock.control().increment() };
        let TimeLimit { enough, most } = budget.next_move(seated.game.position().plies());
        TimeLimit { enough: enough.min(MOVE_TIME), most: most.min(MOVE_TIME) }
    });
    Limits { time: Some(limit), ..Limits::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_waits_too_long_is_told() {
        let computer = Computer { free: Arc::new(Semaphore::new(0)), patience: Duration::ZERO };
        assert!(matches!(computer.run(|| ()).await, Err(Error::Busy)));
    }

    #[tokio::test]
    async fn a_thread_that_breaks_down_is_told_and_leaves_its_place() {
        let computer = Computer { free: Arc::new(Semaphore::new(1)), patience: PATIENCE };
        let broken = computer.run(|| panic!("this panic belongs to the test")).await;
        assert!(matches!(broken, Err::<(), Error>(Error::Internal)));
        assert!(matches!(computer.run(|| 3).await, Ok(3)));
    }
}

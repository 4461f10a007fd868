//! Reviews under way: made in the background, kept after every move, gone on with after a restart.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use colorito::Game;
use colorito_engine::{Clock, Engine, Limits, Settings};
use colorito_study::review::{Progress, Review, Reviewer};
use sqlx::FromRow;
use tokio::{
    sync::{Mutex, OwnedMutexGuard},
    task,
};

use crate::{Error, computer::Computer, id::GameId, rooms::Rooms, store::now};

/// How long to think about a move if nobody says otherwise.
pub(crate) const TIME: Duration = Duration::from_secs(1);

/// Memory for one review, in MiB.
const HASH: usize = 16;

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// Nobody has asked for one.
    None,
    /// It is being made.
    Running,
    /// Somebody has stopped it.
    Stopped,
    /// All moves were reviewed.
    Done,
}

impl State {
    pub(crate) fn name(self) -> &'static str {
        match self {
            State::None => "none",
            State::Running => "running",
            State::Stopped => "stopped",
            State::Done => "done",
        }
    }

    fn named(name: &str) -> State {
        [State::Running, State::Done].into_iter().find(|state| state.name() == name).unwrap_or(State::Stopped)
    }
}

/// A review as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) state: State,
    pub(crate) time: Duration,
    pub(crate) review: Review,
}

#[derive(FromRow)]
struct Row {
    state: String,
    time: i64,
    review: String,
}

/// The flag that stops a review, `None` while none is under way.
type UnderWay = Arc<Mutex<Option<Arc<AtomicBool>>>>;

/// All reviews.
#[derive(Clone)]
pub(crate) struct Reviews {
    rooms: Rooms,
    /// Those under way, each with the flag that stops it. Whoever holds the lock of a game changes its review.
    under_way: Arc<Mutex<HashMap<GameId, UnderWay>>>,
}

struct Stopwatch(Instant);

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

impl Reviews {
    pub(super) fn new(rooms: Rooms) -> Reviews {
        Reviews { rooms, under_way: Arc::default() }
    }

    pub(crate) fn computer(&self) -> &Computer {
        self.rooms.computer()
    }

    /// The game as it is.
    pub(crate) async fn game(&self, id: &GameId) -> Result<Game, Error> {
        Ok(self.rooms.enter(id).await?.look().await?.game)
    }

    /// What is kept about a game; a review of other moves than it has now is none.
    pub(crate) async fn look(&self, id: &GameId) -> Result<(Game, Kept), Error> {
        let game = self.game(id).await?;
        let kept = self.load(id).await?.filter(|kept| Reviewer::new(&game, kept.review.clone()).is_ok());
        let mut kept = kept.unwrap_or(Kept { state: State::None, time: TIME, review: Review::default() });
        if kept.state == State::Done && kept.review.moves.len() < game.moves().len() {
            // The game went on after its review.
            kept.state = State::Stopped;
        }
        Ok((game, kept))
    }

    /// Begins a review or goes on with it; what was found with another time for each move is kept.
    pub(crate) async fn start(&self, id: &GameId, time: Duration) -> Result<(), Error> {
        let mut place = self.place(id).await;
        if place.as_ref().is_some_and(|stop| !stop.load(Ordering::Relaxed)) {
            return Ok(());
        }
        let (game, kept) = self.look(id).await?;
        let reviewer = Reviewer::new(&game, kept.review).map_err(|_| Error::Internal)?;
        let state =
            if reviewer.review().moves.len() == reviewer.total() { State::Done } else { State::Running };
        self.save(id, state, time, reviewer.review()).await?;
        if state == State::Running {
            let stop = Arc::new(AtomicBool::new(false));
            *place = Some(Arc::clone(&stop));
            let (this, id) = (self.clone(), id.clone());
            task::spawn(async move {
                if let Err(error) = this.make(&id, reviewer, time, &stop).await {
                    error.log();
                }
                stop.store(true, Ordering::Relaxed);
            });
        }
        Ok(())
    }

    /// Stops a review; what was found is kept.
    pub(crate) async fn stop(&self, id: &GameId) -> Result<(), Error> {
        let mut place = self.place(id).await;
        if let Some(stop) = place.take() {
            stop.store(true, Ordering::Relaxed);
        }
        sqlx::query("UPDATE reviews SET state = 'stopped' WHERE game = ? AND state = 'running'")
            .bind(id.as_str())
            .execute(self.rooms.store().pool())
            .await?;
        Ok(())
    }

    /// The place of a game, which nobody else has meanwhile.
    async fn place(&self, id: &GameId) -> OwnedMutexGuard<Option<Arc<AtomicBool>>> {
        let place = Arc::clone(self.under_way.lock().await.entry(id.clone()).or_default());
        place.lock_owned().await
    }

    /// Reviews move by move. Each takes its turn with the other thoughts of the computer.
    async fn make(
        &self,
        id: &GameId,
        mut reviewer: Reviewer,
        time: Duration,
        stop: &Arc<AtomicBool>,
    ) -> Result<(), Error> {
        let mut engine = Engine::new(Settings { hash: HASH, ..Settings::default() });
        loop {
            let halt = Arc::clone(stop);
            let next_move = move || {
                let clock = Stopwatch(Instant::now());
                // A move may take two searches.
                let progress = reviewer.step(&mut engine, Limits::time(time / 2), &clock, &halt);
                (reviewer, engine, progress)
            };
            let progress;
            (reviewer, engine, progress) = self.rooms.computer().run_patiently(next_move).await?;
            // Whoever stops it holds the place meanwhile, and is not overwritten.
            let _place = self.place(id).await;
            if stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let state = if progress == Progress::Reviewed { State::Running } else { State::Done };
            self.save(id, state, time, reviewer.review()).await?;
            if state == State::Done {
                return Ok(());
            }
        }
    }

    async fn load(&self, id: &GameId) -> Result<Option<Kept>, Error> {
        let row: Option<Row> = sqlx::query_as("SELECT state, time, review FROM reviews WHERE game = ?")
            .bind(id.as_str())
            .fetch_optional(self.rooms.store().pool())
            .await?;
        row.map(|row| {
            let review = serde_json::from_str(&row.review)
                .map_err(|error| Error::Corrupt { game: id.to_string(), what: error.to_string() })?;
            let time = Duration::from_millis(u64::try_from(row.time).unwrap_or_default());
            Ok(Kept { state: State::named(&row.state), time, review })
        })
        .transpose()
    }

    async fn save(&self, id: &GameId, state: State, time: Duration, review: &Review) -> Result<(), Error> {
        let text = serde_json::to_string(review).expect("a review is plain data");
        sqlx::query(
            "INSERT INTO reviews (game, state, time, review, changed) VALUES (?1, ?2, ?3, ?4, ?5) \
             ON CONFLICT (game) DO UPDATE SET state = ?2, time = ?3, review = ?4, changed = ?5",
        )
        .bind(id.as_str())
        .bind(state.name())
        .bind(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
        .bind(text)
        .bind(now())
        .execute(self.rooms.store().pool())
        .await?;
        Ok(())
    }

    /// Goes on with all reviews that were under way, as after a restart.
    pub(super) async fn go_on(&self) -> Result<(), Error> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT game, time FROM reviews JOIN games ON games.id = reviews.game \
             WHERE state = 'running' AND deleted IS NULL ORDER BY reviews.changed",
        )
        .fetch_all(self.rooms.store().pool())
        .await?;
        for (game, time) in rows {
            let time = Duration::from_millis(u64::try_from(time).unwrap_or_default());
            // One review that cannot be read must not keep the others from going on.
            if let Err(error) = self.start(&GameId::parse(&game)?, time).await {
                error.log();
            }
        }
        Ok(())
    }

    /// Stops all thoughts; the reviews go on when the server is started again.
    pub(super) async fn close(&self) {
        for place in self.under_way.lock().await.values() {
            if let Some(stop) = place.lock().await.take() {
                stop.store(true, Ordering::Relaxed);
            }
        }
    }
}

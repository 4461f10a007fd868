//! Reviews under way: made in the background, kept after every move, resumed after a restart.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use colorito::Game;
use colorito_engine::{Limits, Settings};
use colorito_play::{Asker, GameId, Refusal};
use colorito_store::{ReviewState, Store, StoredReview};
use colorito_study::review::{Progress, Review, Reviewer};
use colorito_wire::{Error, News, ReviewAnswer};
use tokio::{
    sync::{Mutex, OwnedMutexGuard},
    task,
};

use crate::{
    engines::Engines,
    feed::Event,
    identity::Visitor,
    limits::Client,
    places::Places,
    rooms::Rooms,
    sockets::told,
    stopwatch::Stopwatch,
    trouble::{log, of_store},
    workers::{Class, Party},
};

/// How long a move is thought about if nobody says otherwise.
const TIME: Duration = Duration::from_secs(1);

/// Memory for the engine of one review, in MiB.
const HASH: usize = 16;

/// How many reviews keep their engine from move to move.
const ENGINES: usize = 4;

/// The flag that stops a review, `None` while none is under way.
type UnderWay = Arc<Mutex<Option<Arc<AtomicBool>>>>;

/// All reviews.
#[derive(Clone)]
pub(crate) struct Reviews {
    rooms: Rooms,
    engines: Engines<GameId>,
    places: Arc<Places<Client>>,
    /// Those under way, each with the flag that stops it. Whoever holds the lock of a game changes its
    /// review.
    under_way: Arc<Mutex<HashMap<GameId, UnderWay>>>,
}

impl Reviews {
    pub(crate) fn new(rooms: Rooms, places: Arc<Places<Client>>) -> Reviews {
        let engines = Engines::new(ENGINES, Settings { hash: HASH, ..Settings::default() });
        Reviews { rooms, engines, places, under_way: Arc::default() }
    }

    fn store(&self) -> &dyn Store {
        &*self.rooms.context().store
    }

    /// What is known about a game; a review of other moves than it has now is none.
    async fn find(&self, id: GameId) -> Result<(Game, Option<StoredReview>), Error> {
        let game = self.rooms.look(id).await?.game.clone();
        let stored = self.store().review(id).await.map_err(of_store)?;
        let mut stored = stored.filter(|stored| Reviewer::new(&game, stored.review.clone()).is_ok());
        if let Some(stored) = &mut stored
            && stored.state == ReviewState::Done
            && stored.review.moves.len() < game.moves().len()
        {
            // The game went on after its review.
            stored.state = ReviewState::Stopped;
        }
        Ok((game, stored))
    }

    /// Shows those who look at a game how far its review is.
    pub(crate) async fn show(&self, id: GameId) -> Result<(), Error> {
        if !self.rooms.context().feed.is_heard(id) {
            return Ok(());
        }
        let (game, stored) = self.find(id).await?;
        if let Some(stored) = stored {
            self.publish(id, &game, &stored);
        }
        Ok(())
    }

    /// Who has not heard of the moves before the last one asks for them.
    fn publish(&self, id: GameId, game: &Game, stored: &StoredReview) {
        let StoredReview { state, time, review } = stored;
        let last = review.moves.len().saturating_sub(1);
        let answer = ReviewAnswer::of(game, state.name(), *time, review, last);
        self.rooms.context().feed.publish(id, Event::Reviewed(told(&News::Review(Box::new(answer)))));
    }

    /// What there is to say about the review of a game, from a move on.
    pub(crate) async fn look(&self, id: GameId, from: usize) -> Result<ReviewAnswer, Error> {
        let (game, stored) = self.find(id).await?;
        let answer = task::spawn_blocking(move || match stored {
            Some(StoredReview { state, time, review }) => {
                ReviewAnswer::of(&game, state.name(), time, &review, from)
            }
            None => ReviewAnswer::of(&game, "none", TIME, &Review::default(), from),
        });
        answer.await.map_err(|_| Error::Internal)
    }

    /// Begins or resumes a review for one of those whose game it is; what was found with another time for
    /// each move is kept.
    pub(crate) async fn start(&self, id: GameId, visitor: &Visitor, time: Duration) -> Result<(), Error> {
        self.expect_own(id, visitor.asker()).await?;
        self.begin(id, Some(visitor.client()), time).await
    }

    async fn expect_own(&self, id: GameId, asker: Asker) -> Result<(), Error> {
        if self.rooms.look(id).await?.players.include(asker) {
            return Ok(());
        }
        Err(Error::Refused { refusal: Refusal::NotYourGame, game: None })
    }

    /// Begins for a client, who has a share of all reviews, or resumes what was begun before.
    async fn begin(&self, id: GameId, client: Option<Client>, time: Duration) -> Result<(), Error> {
        let mut place = self.place(id).await;
        if place.as_ref().is_some_and(|stop| !stop.load(Ordering::Relaxed)) {
            return Ok(());
        }
        let (game, stored) = self.find(id).await?;
        let running = stored.as_ref().is_some_and(|stored| stored.state == ReviewState::Running);
        if running && !self.store().claim_review(id).await.map_err(of_store)? {
            // Another node makes it.
            return Ok(());
        }
        let review = stored.map(|stored| stored.review).unwrap_or_default();
        let reviewer = Reviewer::new(&game, review).map_err(|_| Error::Internal)?;
        let finished = reviewer.review().moves.len() == reviewer.total();
        let state = if finished { ReviewState::Done } else { ReviewState::Running };
        let share = client.filter(|_| !finished).map(|client| self.places.take(client)).transpose()?;
        let review = StoredReview { state, time, review: reviewer.review().clone() };
        self.store().save_review(id, review.clone(), self.rooms.context().now()).await.map_err(of_store)?;
        self.publish(id, &game, &review);
        if state == ReviewState::Running && self.store().claim_review(id).await.map_err(of_store)? {
            let stop = Arc::new(AtomicBool::new(false));
            *place = Some(Arc::clone(&stop));
            let this = self.clone();
            let party = client.map_or(Party::Game(id), Party::Client);
            task::spawn(async move {
                let _share = share;
                if let Err(error) = this.make(id, party, reviewer, time, &stop).await {
                    log(&error);
                }
                stop.store(true, Ordering::Relaxed);
            });
        }
        Ok(())
    }

    /// Stops a review for one of those whose game it is; what was found is kept.
    pub(crate) async fn stop(&self, id: GameId, asker: Asker) -> Result<(), Error> {
        self.expect_own(id, asker).await?;
        let mut place = self.place(id).await;
        if let Some(stop) = place.take() {
            stop.store(true, Ordering::Relaxed);
        }
        self.store().stop_review(id).await.map_err(of_store)?;
        self.show(id).await
    }

    /// The place of a game, which nobody else has meanwhile.
    async fn place(&self, id: GameId) -> OwnedMutexGuard<Option<Arc<AtomicBool>>> {
        let place = Arc::clone(self.under_way.lock().await.entry(id).or_default());
        place.lock_owned().await
    }

    /// Reviews move by move. Each takes its turn with the other work in the background. The review of a game
    /// that was deleted or has other moves by now ends.
    async fn make(
        &self,
        id: GameId,
        party: Party,
        mut reviewer: Reviewer,
        time: Duration,
        stop: &Arc<AtomicBool>,
    ) -> Result<(), Error> {
        loop {
            let (halt, engines) = (Arc::clone(stop), self.engines.clone());
            let next_move = move || {
                let mut engine = engines.take(&id);
                // A move may take two searches.
                let progress = reviewer.step(&mut engine, Limits::time(time / 2), &Stopwatch::start(), &halt);
                engines.keep(id, engine);
                (reviewer, progress)
            };
            let progress;
            let workers = &self.rooms.context().workers;
            (reviewer, progress) = workers.run_patiently(Class::Review, party, next_move).await?;
            // Whoever stops it holds the place meanwhile, and is not overwritten.
            let _place = self.place(id).await;
            if stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let game = self.rooms.look(id).await?;
            if Reviewer::new(&game.game, reviewer.review().clone()).is_err() {
                return Ok(());
            }
            let state = if progress == Progress::Reviewed { ReviewState::Running } else { ReviewState::Done };
            let review = StoredReview { state, time, review: reviewer.review().clone() };
            let now = self.rooms.context().now();
            let goes_on = self.store().continue_review(id, review.clone(), now).await.map_err(of_store)?;
            if goes_on {
                self.publish(id, &game.game, &review);
            }
            if !goes_on || state == ReviewState::Done {
                return Ok(());
            }
        }
    }

    /// Resumes all reviews that are under way and that no node makes, as after a restart.
    pub(crate) async fn resume(&self) -> Result<(), Error> {
        for (game, time) in self.store().unattended_reviews().await.map_err(of_store)? {
            // One review that cannot be read must not keep the others from going on.
            if let Err(error) = self.begin(game, None, time).await {
                log(&error);
            }
        }
        Ok(())
    }

    /// Stops all thoughts; the reviews go on when the server is started again.
    pub(crate) async fn close(&self) {
        for place in self.under_way.lock().await.values() {
            if let Some(stop) = place.lock().await.take() {
                stop.store(true, Ordering::Relaxed);
            }
        }
    }
}

//! The stored games, for those who can wait for an answer.

use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use colorito_play::{Asker, GameId, GameSummary, NewSeatedGame, SeatedGame, Timestamp};
use colorito_store::{Commit, ListPage, ReviewState, Sqlite, Store, StoreError, StoredReview, Whose};
use colorito_study::review::Review;
use tokio::{
    runtime::{Builder, Handle, Runtime},
    time,
};

/// How many games are listed at once.
const LISTED: u32 = 200;

/// How often this program says that it is alive, so that whoever shares the store leaves to it what it has
/// begun.
const BEAT: Duration = Duration::from_secs(1);

/// The games of whoever sits at this device. Others may use the same ones at the same time: a change is kept
/// only if the game is still what it was made for.
pub struct Games {
    runtime: Runtime,
    store: Arc<Sqlite>,
    folder: PathBuf,
}

impl Games {
    /// Opens the games in a folder, or begins a new collection there.
    ///
    /// # Errors
    /// If the folder cannot be used.
    pub fn open(folder: &Path) -> Result<Games, StoreError> {
        let runtime = runtime().map_err(|error| StoreError::Unusable(error.into()))?;
        let store = Arc::new(runtime.block_on(Sqlite::open(folder))?);
        runtime.spawn(beat(Arc::clone(&store)));
        Ok(Games { runtime, store, folder: folder.to_owned() })
    }

    /// Where they are.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where all that waits for something elsewhere runs.
    pub(crate) fn runtime(&self) -> Handle {
        self.runtime.handle().clone()
    }

    /// Keeps a new game.
    pub(crate) fn create(&self, new: NewSeatedGame, now: Timestamp) -> Result<SeatedGame, StoreError> {
        let created = self.runtime.block_on(self.store.create(vec![new], now))?;
        created.into_iter().next().ok_or_else(|| StoreError::Failed("no game was created".into()))
    }

    /// A game as it is now.
    pub(crate) fn load(&self, id: GameId) -> Result<SeatedGame, StoreError> {
        self.runtime.block_on(self.store.load(id))
    }

    /// A game to go on with. A live clock does not count the time in which nobody could play.
    pub(crate) fn resume(&self, id: GameId, now: Timestamp) -> Result<SeatedGame, StoreError> {
        let seated = self.load(id)?;
        if !seated.has_live_clock() {
            return Ok(seated);
        }
        let absent = self.runtime.block_on(self.store.absent_since(id))?;
        Ok(absent.map_or(seated.clone(), |since| seated.excused(since, now)))
    }

    /// Whether this program is the one that does what a game waits for: the computer's move or the score. Two
    /// who do the same do no harm, so that who cannot find out does it.
    pub(crate) fn claim(&self, id: GameId) -> bool {
        self.runtime.block_on(self.store.claim(id)).unwrap_or(true)
    }

    /// Keeps what a game has become and returns it with its new revision; [`StoreError::Changed`] if somebody
    /// else has changed it in between.
    pub(crate) fn save(
        &self,
        before: &SeatedGame,
        after: SeatedGame,
        now: Timestamp,
    ) -> Result<SeatedGame, StoreError> {
        // A score is no change of the game itself, so its place in the list stays.
        let touches = before.game != after.game || before.draw_offer != after.draw_offer;
        let commit = Commit { before: before.clone(), after, receipt: None, touches, now };
        self.runtime.block_on(self.store.commit(commit))
    }

    /// The games, the last changed first.
    pub(crate) fn list(&self) -> Result<Vec<GameSummary>, StoreError> {
        let whose = Whose::from(Asker::DeviceOwner);
        self.runtime.block_on(self.store.list(ListPage { whose, deleted: false, after: None, limit: LISTED }))
    }

    /// Puts a game away; the web application can get it back.
    pub(crate) fn delete(&self, id: GameId, now: Timestamp) -> Result<(), StoreError> {
        let was_there = self.runtime.block_on(self.store.delete(id, now))?;
        if was_there { Ok(()) } else { Err(StoreError::NoSuchGame(id)) }
    }

    /// The record a game was read from.
    pub(crate) fn imported_record(&self, id: GameId) -> Result<Option<String>, StoreError> {
        self.runtime.block_on(self.store.import(id))
    }

    /// The review of a game, as far as it was made.
    pub(crate) fn review(&self, id: GameId) -> Result<Option<Review>, StoreError> {
        Ok(self.runtime.block_on(self.store.review(id))?.map(|stored| stored.review))
    }

    /// Keeps the review of a game. One that is not done waits for somebody to go on with it.
    pub(crate) fn save_review(
        &self,
        id: GameId,
        review: Review,
        time: Duration,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let game = self.load(id)?.game;
        let is_done = review.moves.len() == game.moves().len();
        let state = if is_done { ReviewState::Done } else { ReviewState::Stopped };
        self.runtime.block_on(self.store.save_review(id, StoredReview { state, time, review }, now))
    }
}

#[cfg(test)]
impl Games {
    /// From now on nothing can be read or written.
    pub(crate) fn break_down(&self) {
        self.runtime.block_on(self.store.close());
    }
}

impl Drop for Games {
    fn drop(&mut self) {
        self.runtime.block_on(self.store.close());
    }
}

/// A beat that fails is followed by another one.
async fn beat(store: Arc<Sqlite>) {
    loop {
        drop(store.beat().await);
        time::sleep(BEAT).await;
    }
}

/// One thread is enough for one player.
fn runtime() -> io::Result<Runtime> {
    Builder::new_multi_thread().worker_threads(1).enable_all().build()
}

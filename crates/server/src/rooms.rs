//! The rooms that are open.

use std::{
    collections::HashMap,
    sync::{Arc, Weak},
};

use colorito::Game;
use tokio::sync::Mutex;

use crate::{
    Error, Seats,
    computer::Computer,
    game_id::GameId,
    room::Room,
    seated_game::SeatedGame,
    store::{Store, Summary},
};

/// All games. A room is open as long as somebody holds it: a request, a listener, or the computer. Then it is forgotten
/// and opened again from the store when it is needed.
#[derive(Clone)]
pub(crate) struct Rooms {
    store: Store,
    computer: Computer,
    open: Arc<Mutex<HashMap<GameId, Weak<Room>>>>,
}

impl Rooms {
    pub(crate) fn new(store: Store) -> Rooms {
        Rooms { store, computer: Computer::new(), open: Arc::default() }
    }

    pub(crate) fn computer(&self) -> &Computer {
        &self.computer
    }

    /// Keeps a new game and opens its room.
    pub(crate) async fn create(&self, seats: Seats, game: Game) -> Result<SeatedGame, Error> {
        let seated = self.store.create(seats, game).await?;
        self.enter(&seated.id).await?.look().await
    }

    /// The room of a game.
    pub(crate) async fn enter(&self, id: &GameId) -> Result<Arc<Room>, Error> {
        // Held while loading, so that no game ever has two rooms.
        let mut open = self.open.lock().await;
        if let Some(room) = open.get(id).and_then(Weak::upgrade) {
            return Ok(room);
        }
        open.retain(|_, room| room.strong_count() > 0);
        let seated = self.store.load(id).await?;
        let room = Room::open(self.store.clone(), self.computer.clone(), seated).await;
        open.insert(id.clone(), Arc::downgrade(&room));
        Ok(room)
    }

    pub(crate) async fn list(&self, deleted: bool) -> Result<Vec<Summary>, Error> {
        self.store.list(deleted).await
    }

    pub(crate) async fn delete(&self, id: &GameId) -> Result<(), Error> {
        let room = self.enter(id).await?;
        // Held while deleting, so that nobody enters a room whose game is gone, even if it is soon had back.
        let mut open = self.open.lock().await;
        room.delete().await?;
        open.remove(id);
        Ok(())
    }

    /// Gets a deleted game back.
    pub(crate) async fn restore(&self, id: &GameId) -> Result<SeatedGame, Error> {
        let restored = self.store.restore(id).await?;
        let seated = self.enter(id).await?.look().await?;
        if restored { Ok(seated) } else { Err(seated.conflict(crate::Conflict::NotDeleted)) }
    }

    /// Goes on with all games in which the computer is to move, as after a restart.
    pub(crate) async fn go_on(&self) -> Result<(), Error> {
        for id in self.store.with_computer().await? {
            // One game that cannot be read must not keep the others from going on.
            if let Err(error) = self.enter(&id).await {
                error.log();
            }
        }
        Ok(())
    }

    pub(crate) async fn close(&self) {
        self.store.close().await;
    }
}

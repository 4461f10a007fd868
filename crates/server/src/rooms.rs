//! The rooms that are open.

use std::{
    collections::HashMap,
    sync::{Arc, Weak},
};

use tokio::sync::Mutex;

use crate::{
    Error,
    answer::SummaryAnswer,
    computer::Computer,
    id::{GameId, MatchId},
    matches::{Match, MatchAnswer, Terms},
    referee::Referee,
    room::{Room, Staff},
    seated_game::{NewSeatedGame, SeatedGame},
    store::{GameRow, Page, Store},
};

/// All games. A room is open as long as somebody holds it: a request, a listener, the computer, the referee, or a
/// running clock. Then it is forgotten and opened again from the store when it is needed.
#[derive(Clone)]
pub(crate) struct Rooms {
    staff: Staff,
    open: Arc<Mutex<HashMap<GameId, Weak<Room>>>>,
    /// Held while a match goes on to its next game, so that two who ask at once get the same.
    next_game: Arc<Mutex<()>>,
}

impl Rooms {
    pub(crate) fn new(store: Store, thinkers: usize) -> Rooms {
        let staff = Staff { store, computer: Computer::new(thinkers), referee: Referee::new() };
        Rooms { staff, open: Arc::default(), next_game: Arc::default() }
    }

    pub(crate) fn computer(&self) -> &Computer {
        &self.staff.computer
    }

    pub(crate) fn store(&self) -> &Store {
        &self.staff.store
    }

    /// Keeps a new game and opens its room.
    pub(crate) async fn create(&self, new: NewSeatedGame) -> Result<SeatedGame, Error> {
        let created = self.staff.store.create(vec![new]).await?;
        let seated = created.into_iter().next().ok_or(Error::Internal)?;
        self.enter(&seated.id).await?.look().await
    }

    /// Keeps new games, all or none, and opens the rooms in which it is the computer's turn.
    pub(crate) async fn create_all(&self, new: Vec<NewSeatedGame>) -> Result<Vec<SeatedGame>, Error> {
        let created = self.staff.store.create(new).await?;
        for seated in &created {
            if seated.seat_to_move().is_some_and(|seat| !seat.is_person()) {
                self.enter(&seated.id).await?;
            }
        }
        Ok(created)
    }

    /// The room of a game.
    pub(crate) async fn enter(&self, id: &GameId) -> Result<Arc<Room>, Error> {
        // Held while loading, so that no game ever has two rooms.
        let mut open = self.open.lock().await;
        if let Some(room) = open.get(id).and_then(Weak::upgrade) {
            return Ok(room);
        }
        open.retain(|_, room| room.strong_count() > 0);
        let seated = self.staff.store.load(id).await?;
        let room = Room::open(self.staff.clone(), seated).await;
        open.insert(id.clone(), Arc::downgrade(&room));
        Ok(room)
    }

    /// The record a game was read from.
    pub(crate) async fn import(&self, id: &GameId) -> Result<Option<String>, Error> {
        self.staff.store.import(id).await
    }

    pub(crate) async fn list(&self, page: &Page) -> Result<Vec<SummaryAnswer>, Error> {
        self.summaries(self.staff.store.list(page).await?).await
    }

    async fn summaries(&self, rows: Vec<GameRow>) -> Result<Vec<SummaryAnswer>, Error> {
        let mut summaries = Vec::with_capacity(rows.len());
        for mut row in rows {
            if row.position.is_none() {
                // Stored before positions were; it has to be played again. One that cannot be is listed all the same.
                let game = self.staff.store.replay(&row).await;
                row.position = game.ok().map(|seated| seated.game.position().to_string());
            }
            let game = row.id.clone();
            summaries.push(SummaryAnswer::of(row).map_err(|what| Error::Corrupt { game, what })?);
        }
        Ok(summaries)
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
        let restored = self.staff.store.restore(id).await?;
        let seated = self.enter(id).await?.look().await?;
        if restored { Ok(seated) } else { Err(seated.conflict(crate::Conflict::NotDeleted)) }
    }

    /// Goes on with all that goes on by itself, as after a restart.
    pub(crate) async fn go_on(&self) -> Result<(), Error> {
        for id in self.staff.store.with_something_to_do().await? {
            // One game that cannot be read must not keep the others from going on.
            if let Err(error) = self.enter(&id).await {
                error.log();
            }
        }
        Ok(())
    }

    pub(crate) async fn close(&self) {
        self.staff.store.close().await;
    }
}

/// Matches.
impl Rooms {
    /// Keeps a new match and begins its first game.
    pub(crate) async fn begin_match(&self, terms: Terms) -> Result<(Match, SeatedGame), Error> {
        let begun = self.staff.store.create_match(terms).await?;
        let first = self.create(begun.game(1)).await?;
        Ok((begun, first))
    }

    pub(crate) async fn look_at_match(&self, id: &MatchId) -> Result<MatchAnswer, Error> {
        let this = self.staff.store.load_match(id).await?;
        let mut rows = self.staff.store.games_of(id).await?;
        let begun = rows.len() as u32;
        rows.retain(|row| row.deleted.is_none());
        Ok(MatchAnswer::of(&this, self.summaries(rows).await?, begun))
    }

    /// The game of a match that is under way; if there is none, the next one begins.
    pub(crate) async fn next_game(&self, id: &MatchId) -> Result<SeatedGame, Error> {
        let _held = self.next_game.lock().await;
        let this = self.staff.store.load_match(id).await?;
        let rows = self.staff.store.games_of(id).await?;
        if let Some(row) = rows.iter().find(|row| row.deleted.is_none() && row.result.is_none()) {
            return self.enter(&GameId::parse(&row.id)?).await?.look().await;
        }
        let number = rows.len() as u32 + 1;
        if number > this.terms.games {
            return Err(Error::MatchOver(this.terms.games));
        }
        self.create(this.game(number)).await
    }
}

//! The rooms that are open.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use colorito_play::{Asker, GameId, MatchId, MatchTerms, NewSeatedGame, Refusal, SeatedGame, Seats};
use colorito_store::Store;
use colorito_wire::{Error, MatchAnswer};
use tokio::sync::Mutex as AsyncMutex;

use crate::{
    computer::Player,
    deadlines::Alarm,
    engines::Engines,
    feed::Feed,
    room::Room,
    stopwatch::now,
    trouble::{log, of_refusal, of_store},
    workers::Workers,
};

/// What all rooms work with.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) feed: Feed,
    pub(crate) workers: Workers,
    pub(crate) engines: Engines<Player>,
    /// Rings when the time of a player is up.
    pub(crate) alarm: Alarm,
}

/// The place of one game: its room if it is open. Held while it is being opened, so that no game ever has two
/// rooms.
type Slot = Arc<AsyncMutex<Weak<Room>>>;

/// All games. A room is open as long as somebody holds it: a request, a listener, the computer or the
/// referee. Then it is forgotten and opened again from the store when it is needed.
#[derive(Clone)]
pub(crate) struct Rooms {
    context: Context,
    slots: Arc<Mutex<HashMap<GameId, Slot>>>,
    /// Held while a match goes on to its next game, so that two who ask at once get the same.
    next_game: Arc<AsyncMutex<()>>,
}

impl Rooms {
    pub(crate) fn new(context: Context) -> Rooms {
        Rooms { context, slots: Arc::default(), next_game: Arc::default() }
    }

    pub(crate) fn context(&self) -> &Context {
        &self.context
    }

    fn store(&self) -> &dyn Store {
        &*self.context.store
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<GameId, Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a game. Loading one keeps nobody waiting but those who want the same.
    pub(crate) async fn enter(&self, id: GameId) -> Result<Arc<Room>, Error> {
        let slot = {
            let mut slots = self.slots();
            if !slots.contains_key(&id) {
                // Nobody else can get hold of a slot meanwhile, so that an unused one is forgotten safely.
                slots.retain(|_, slot| {
                    Arc::strong_count(slot) > 1 || slot.try_lock().is_ok_and(|room| room.strong_count() > 0)
                });
            }
            Arc::clone(slots.entry(id).or_default())
        };
        let mut place = slot.lock().await;
        if let Some(room) = place.upgrade()
            && !room.is_closed()
        {
            return Ok(room);
        }
        let seated = self.store().load(id).await.map_err(of_store)?;
        let room = Room::open(self.context.clone(), seated).await;
        *place = Arc::downgrade(&room);
        Ok(room)
    }

    /// The game as it is.
    pub(crate) async fn look(&self, id: GameId) -> Result<Arc<SeatedGame>, Error> {
        self.enter(id).await?.look().await
    }

    /// Keeps a new game and opens its room.
    pub(crate) async fn create(&self, new: NewSeatedGame) -> Result<Arc<SeatedGame>, Error> {
        let created = self.store().create(vec![new], now()).await.map_err(of_store)?;
        self.look(created.first().ok_or(Error::Internal)?.id).await
    }

    /// Keeps new games, all or none, and opens the rooms in which it is the computer's turn.
    pub(crate) async fn create_all(&self, new: Vec<NewSeatedGame>) -> Result<Vec<SeatedGame>, Error> {
        let created = self.store().create(new, now()).await.map_err(of_store)?;
        for seated in &created {
            if seated.seat_to_move().is_some_and(|seat| !seat.is_person()) {
                self.enter(seated.id).await?;
            }
        }
        Ok(created)
    }

    /// Puts a game away for one of those whose it is.
    pub(crate) async fn delete(&self, id: GameId, asker: Asker) -> Result<(), Error> {
        self.enter(id).await?.delete(asker).await
    }

    /// Gets a deleted game back for one of those whose it is.
    pub(crate) async fn restore(&self, id: GameId, asker: Asker) -> Result<Arc<SeatedGame>, Error> {
        let players = self.store().players(id).await.map_err(of_store)?;
        if !players.include(asker) {
            return Err(Error::Refused { refusal: Refusal::NotYourGame, game: None });
        }
        let restored = self.store().restore(id).await.map_err(of_store)?;
        let seated = self.look(id).await?;
        if restored {
            return Ok(seated);
        }
        Err(of_refusal(Refusal::NotDeleted, &seated, seated.role(asker), now()))
    }

    /// Resumes all that goes on by itself, as after a restart: clocks, the computer's thoughts, scores.
    pub(crate) async fn resume(&self) -> Result<(), Error> {
        for id in self.store().with_live_clock().await.map_err(of_store)? {
            // One game that cannot be read must not keep the others from going on.
            if let Err(error) = self.restart_clock(id).await {
                log(&error);
            }
        }
        for id in self.store().unattended().await.map_err(of_store)? {
            if let Err(error) = self.enter(id).await {
                log(&error);
            }
        }
        Ok(())
    }

    /// Time in which nobody could play is nobody's: the turn of a live clock begins anew.
    async fn restart_clock(&self, id: GameId) -> Result<(), Error> {
        let mut seated = self.store().load(id).await.map_err(of_store)?;
        if let Some(clock) = &mut seated.clock {
            clock.restart(now());
        }
        self.store().restart_turn(&seated).await.map_err(of_store)
    }
}

/// Matches.
impl Rooms {
    /// Keeps a new match and begins its first game.
    pub(crate) async fn begin_match(&self, terms: MatchTerms) -> Result<MatchId, Error> {
        let (begun, first) = self.store().create_match(terms, now()).await.map_err(of_store)?;
        self.enter(first.id).await?;
        Ok(begun.id)
    }

    pub(crate) async fn look_at_match(&self, id: MatchId) -> Result<MatchAnswer, Error> {
        let this = self.store().load_match(id).await.map_err(of_store)?;
        let games = self.store().games_of(id).await.map_err(of_store)?;
        Ok(MatchAnswer::of(&this, &games))
    }

    /// The game of a match that is under way; if there is none, the next one begins for one of its players, if
    /// they may begin one.
    pub(crate) async fn next_game(
        &self,
        id: MatchId,
        asker: Asker,
        may_begin: impl FnOnce(&Seats) -> Result<(), Error>,
    ) -> Result<Arc<SeatedGame>, Error> {
        let _held = self.next_game.lock().await;
        let this = self.store().load_match(id).await.map_err(of_store)?;
        let games = self.store().games_of(id).await.map_err(of_store)?;
        if let Some(current) = games.iter().find(|game| !game.deleted && game.outcome.is_none()) {
            return self.look(current.id).await;
        }
        if !this.terms.players.include(asker) {
            return Err(Error::Refused { refusal: Refusal::NotYourGame, game: None });
        }
        let number = games.len() as u32 + 1;
        if number > this.terms.games {
            return Err(Error::MatchOver(this.terms.games));
        }
        may_begin(&this.terms.seats)?;
        self.create(this.game(number)).await
    }
}

//! The rooms that are open.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::Duration,
};

use colorito_play::{
    Asker, GameId, GameSummary, MatchId, MatchTerms, NewSeatedGame, Refusal, SeatedGame, Seats, Timestamp,
};
use colorito_store::{Store, StoreError};
use colorito_wire::{Error, MatchAnswer};
use tokio::sync::Mutex as AsyncMutex;

use crate::{
    beginning::{Beginning, holds},
    computer::{self, Player},
    crowd::Crowd,
    deadlines::Alarm,
    engines::Engines,
    feed::Feed,
    metrics::Metrics,
    room::Room,
    trouble::{log, of_refusal, of_store},
    workers::{Party, Workers},
};

/// What all rooms work with.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) feed: Feed,
    /// Who is at the games.
    pub(crate) crowd: Crowd,
    pub(crate) workers: Workers,
    pub(crate) engines: Engines<Player>,
    /// Rings when the time of a player is up.
    pub(crate) alarm: Alarm,
    pub(crate) metrics: Metrics,
    /// How long a page may take that finds the computer's move.
    pub(crate) page_time: Duration,
}

impl Context {
    /// What time it is, the same for all nodes.
    pub(crate) fn now(&self) -> Timestamp {
        self.store.now()
    }
}

/// Games that are to be begun together.
pub(crate) enum NewGames {
    /// Under names of the store's choice.
    Unnamed(Vec<NewSeatedGame>),
    /// Each under the name that was chosen for it.
    Named(Vec<(GameId, NewSeatedGame)>),
}

impl NewGames {
    fn all(&self) -> Vec<&NewSeatedGame> {
        match self {
            NewGames::Unnamed(new) => new.iter().collect(),
            NewGames::Named(new) => new.iter().map(|(_, new)| new).collect(),
        }
    }
}

/// How many games that wait for something are looked for at once.
const AT_ONCE: u32 = 100;

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

    /// How many rooms are open.
    pub(crate) fn count(&self) -> usize {
        let open = |slot: &Slot| slot.try_lock().is_ok_and(|room| room.strong_count() > 0);
        self.slots().values().filter(|slot| open(slot)).count()
    }

    /// The room of a game. Loading one keeps nobody waiting but those who want the same.
    pub(crate) async fn enter(&self, id: GameId) -> Result<Arc<Room>, Error> {
        self.enter_as(id, None).await
    }

    /// The same for somebody who has just begun the game.
    async fn enter_as(&self, id: GameId, party: Option<Party>) -> Result<Arc<Room>, Error> {
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
        let room = Room::open(self.context.clone(), seated, party).await;
        *place = Arc::downgrade(&room);
        Ok(room)
    }

    /// The room of a game if it is open.
    pub(crate) fn open_room(&self, id: GameId) -> Option<Arc<Room>> {
        let slot = self.slots().get(&id).cloned()?;
        // One that is being opened shows the game as it is.
        let room = slot.try_lock().ok()?.upgrade();
        room.filter(|room| !room.is_closed())
    }

    /// The games whose rooms are open.
    pub(crate) fn open_games(&self) -> Vec<GameId> {
        let ids: Vec<GameId> = self.slots().keys().copied().collect();
        ids.into_iter().filter(|id| self.open_room(*id).is_some()).collect()
    }

    /// The game as it is.
    pub(crate) async fn look(&self, id: GameId) -> Result<Arc<SeatedGame>, Error> {
        self.enter(id).await?.look().await
    }

    /// Keeps a new game and opens its room.
    pub(crate) async fn create(
        &self,
        new: NewGames,
        (owner, party): (Asker, Party),
    ) -> Result<Arc<SeatedGame>, Error> {
        let created = self.create_all(new, (owner, party)).await?;
        let id = created.first().ok_or(Error::Internal)?.id;
        self.enter_as(id, Some(party)).await?.look().await
    }

    /// Keeps new games, all or none, and opens the rooms in which it is the computer's turn. Those whose names were
    /// chosen are kept once, however often they are asked for.
    pub(crate) async fn create_all(
        &self,
        new: NewGames,
        (owner, party): (Asker, Party),
    ) -> Result<Vec<SeatedGame>, Error> {
        for game in new.all() {
            self.expect_workers(&game.seats, party)?;
        }
        let now = self.context.now();
        let created = match new {
            NewGames::Unnamed(new) => self.store().create(new, now).await.map_err(of_store)?,
            NewGames::Named(new) => {
                match self.store().create_named(new.clone(), now).await.map_err(of_store)? {
                    Some(created) => created,
                    // The same request was faster, or the names are those of others.
                    None => return self.begun(&NewGames::Named(new), owner).await?.ok_or(Error::IdTaken),
                }
            }
        };
        for seated in &created {
            if seated.seat_to_move().is_some_and(|seat| !seat.is_person()) {
                self.enter_as(seated.id, Some(party)).await?;
            }
        }
        Ok(created)
    }

    /// The games that were begun before under the names chosen for these, by this asker and like these. `None` if
    /// nobody has the first name: games that are begun together are kept together.
    pub(crate) async fn begun(&self, new: &NewGames, asker: Asker) -> Result<Option<Vec<SeatedGame>>, Error> {
        let NewGames::Named(new) = new else { return Ok(None) };
        let mut begun = Vec::with_capacity(new.len());
        for (id, new) in new {
            let Some(room) = self.own_room(*id, asker).await? else { break };
            let seated = room.look().await?;
            if Beginning::from(&*seated) != Beginning::from(new) || !holds(&seated.game, &new.game) {
                return Err(Error::IdTaken);
            }
            begun.push(Arc::unwrap_or_clone(seated));
        }
        match begun.len() {
            0 => Ok(None),
            count if count == new.len() => Ok(Some(begun)),
            _ => Err(Error::IdTaken),
        }
    }

    /// The room of a game, had back if it was in the bin, if it is there and is, among others, this asker's.
    async fn own_room(&self, id: GameId, asker: Asker) -> Result<Option<Arc<Room>>, Error> {
        let players = match self.store().players(id).await {
            Err(StoreError::NoSuchGame(_)) => return Ok(None),
            players => players.map_err(of_store)?,
        };
        if !players.include(asker) {
            return Err(Error::Refused { refusal: Refusal::NotYourGame, game: None });
        }
        self.store().restore(id).await.map_err(of_store)?;
        self.enter(id).await.map(Some)
    }

    /// The game that an asker hands over, if it is kept here already with all that was played in it.
    pub(crate) async fn taken_over(
        &self,
        handed: &SeatedGame,
        asker: Asker,
    ) -> Result<Option<Arc<SeatedGame>>, Error> {
        let Some(room) = self.own_room(handed.id, asker).await? else { return Ok(None) };
        let seated = room.look().await?;
        let is_same = Beginning::from(&*seated) == Beginning::from(handed);
        Ok(Some(seated).filter(|seated| is_same && holds(&seated.game, &handed.game)))
    }

    /// Keeps a game that was played elsewhere, once, and goes on with it.
    pub(crate) async fn take_over(
        &self,
        seated: SeatedGame,
        record: Option<String>,
        owner: Asker,
        party: Party,
    ) -> Result<Arc<SeatedGame>, Error> {
        let id = seated.id;
        if self.store().take_over(seated.clone(), record).await.map_err(of_store)? {
            return self.enter_as(id, Some(party)).await?.look().await;
        }
        // It was begun here too, by a request whose answer was lost, or it was handed over before.
        let room = self.own_room(id, owner).await?.ok_or(Error::Internal)?;
        room.go_on_with(seated, party).await
    }

    /// Refuses another game with the computer to somebody for whom very many wait for its moves already.
    fn expect_workers(&self, seats: &Seats, party: Party) -> Result<(), Error> {
        let full = !seats.are_people() && self.context.workers.are_full(computer::class(seats), party);
        if full { Err(Error::Busy) } else { Ok(()) }
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
        let own = match asker.player() {
            Some(player) => self.store().get_back(id, player).await.map_err(of_store)?,
            None => false,
        };
        let restored = own || self.store().restore(id).await.map_err(of_store)?;
        let seated = self.look(id).await?;
        if restored {
            return Ok(seated);
        }
        Err(of_refusal(Refusal::NotDeleted, &seated, seated.role(asker), self.context.now()))
    }

    /// Does what games wait for that nobody asks for, the computer's moves and scores, as far as no other
    /// node does it.
    pub(crate) async fn attend(&self) -> Result<(), Error> {
        for id in self.store().unattended(AT_ONCE).await.map_err(of_store)? {
            let attended = match self.enter(id).await {
                Ok(room) => room.attend().await,
                Err(error) => Err(error),
            };
            if let Err(error) = attended {
                // One game that cannot be read must not keep the others from going on, and is told of once.
                log(&error);
                self.store().claim(id).await.map_err(of_store)?;
            }
        }
        Ok(())
    }
}

/// Matches.
impl Rooms {
    /// Keeps a new match and begins its first game. One whose name was chosen is kept once, however often it is
    /// asked for.
    pub(crate) async fn begin_match(
        &self,
        name: Option<MatchId>,
        terms: MatchTerms,
        (owner, party): (Asker, Party),
    ) -> Result<MatchId, Error> {
        self.expect_workers(&terms.seats, party)?;
        match self.store().create_match(name, terms.clone(), self.context.now()).await {
            Ok((begun, first)) => {
                self.enter_as(first.id, Some(party)).await?;
                Ok(begun.id)
            }
            // The same request may have been faster.
            Err(error) => self.begun_match(name, &terms, owner).await?.ok_or_else(|| of_store(error)),
        }
    }

    /// The match that was begun before under a name that was chosen for it, by this asker and on these terms.
    pub(crate) async fn begun_match(
        &self,
        name: Option<MatchId>,
        terms: &MatchTerms,
        asker: Asker,
    ) -> Result<Option<MatchId>, Error> {
        let Some(id) = name else { return Ok(None) };
        let this = match self.store().load_match(id).await {
            Err(StoreError::NoSuchMatch(_)) => return Ok(None),
            found => found.map_err(of_store)?,
        };
        if !this.terms.players.include(asker) {
            return Err(Error::Refused { refusal: Refusal::NotYourGame, game: None });
        }
        if this.terms == *terms { Ok(Some(id)) } else { Err(Error::IdTaken) }
    }

    pub(crate) async fn look_at_match(&self, id: MatchId, asker: Asker) -> Result<MatchAnswer, Error> {
        let this = self.store().load_match(id).await.map_err(of_store)?;
        let games = self.store().games_of(id).await.map_err(of_store)?;
        Ok(MatchAnswer::of(&this, &games, asker))
    }

    /// The game of a match that is under way; if there is none, the next one begins for one of its players,
    /// if they may begin one.
    pub(crate) async fn next_game(
        &self,
        id: MatchId,
        (asker, party): (Asker, Party),
        may_begin: impl FnOnce(&Seats) -> Result<(), Error>,
    ) -> Result<Arc<SeatedGame>, Error> {
        let _held = self.next_game.lock().await;
        let this = self.store().load_match(id).await.map_err(of_store)?;
        let games = self.store().games_of(id).await.map_err(of_store)?;
        if let Some(current) = under_way(&games) {
            return self.look(current).await;
        }
        if !this.terms.players.include(asker) {
            return Err(Error::Refused { refusal: Refusal::NotYourGame, game: None });
        }
        let number = games.len() as u32 + 1;
        if number > this.terms.games {
            return Err(Error::MatchOver(this.terms.games));
        }
        may_begin(&this.terms.seats)?;
        let created = self.create(NewGames::Unnamed(vec![this.game(number)]), (asker, party)).await;
        if created.is_err()
            && let Some(current) = under_way(&self.store().games_of(id).await.map_err(of_store)?)
        {
            // Another node was faster: there is one game with each number.
            return self.look(current).await;
        }
        created
    }
}

/// The game of a match that is under way.
fn under_way(games: &[GameSummary]) -> Option<GameId> {
    games.iter().find(|game| !game.deleted && game.outcome.is_none()).map(|game| game.id)
}

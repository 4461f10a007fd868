//! Who is at which game between two, here and at other nodes.
//!
//! Sockets and streams say who comes and goes; one task of each node gathers that, tells the other nodes, and tells those
//! who listen to a game when it looks different to them. Nothing of it is kept with the games.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
    time::Duration,
};

use colorito::Side;
use colorito_play::{Asker, Attendance, GameId, Observed, PlayerId, Presence, Role, SeatedGame, Timestamp};
use colorito_store::Store;
use colorito_wire::{Error, News, PresenceAnswer};
use tokio::{
    sync::Notify,
    time::{self, MissedTickBehavior},
};

use crate::{
    feed::{Event, Feed},
    sockets::told,
    trouble::{log, of_store},
};

/// How long comings and goings are gathered.
const GATHER: Duration = Duration::from_millis(300);

/// How often to look whatever was heard: others may have gone without a word.
const LOOK: Duration = Duration::from_secs(1);

/// How long it is remembered who was at a game after the last one has left.
const MEMORY: Duration = Duration::from_mins(10);

/// How many games are asked about with one question.
const AT_ONCE: usize = 500;

/// Who is at which game, as a node knows it.
#[derive(Clone)]
pub(crate) struct Crowd {
    store: Arc<dyn Store>,
    feed: Feed,
    games: Arc<Mutex<HashMap<GameId, AtGame>>>,
    changed: Arc<Notify>,
    /// How many strangers have come.
    strangers: Arc<AtomicU64>,
    /// Since when this node has looked without a break, as far as that was noticed.
    looking_since: Arc<AtomicI64>,
}

/// A game that somebody is at, or was a while ago.
struct AtGame {
    observed: Observed,
    /// How many signs there are that Red is here, and Blue.
    players: [usize; 2],
    /// How many signs there are of each who watches, and what they like to be called.
    watchers: HashMap<Watcher, (usize, Option<String>)>,
    /// What other nodes were told.
    said: Presence,
    /// The game, as it was heard of last.
    game: Arc<SeatedGame>,
    /// What those who listen were told: who is there, and who may claim something from when on.
    told: (PresenceAnswer, Option<(Side, Timestamp)>),
    /// Whether others have told something new.
    is_stale: bool,
    /// Since when nobody is here.
    deserted: Option<Timestamp>,
}

/// Somebody who watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Watcher {
    Player(PlayerId),
    /// Nobody knows who, and so each is another.
    Stranger(u64),
}

#[derive(Clone, Copy, Debug)]
enum Who {
    Player(Side),
    Watcher(Watcher),
}

/// A sign that somebody is at a game. Dropped, there is one less.
pub(crate) struct Attendant {
    crowd: Crowd,
    game: GameId,
    who: Who,
    name: Option<String>,
    is_here: bool,
}

impl Crowd {
    pub(crate) fn new(store: Arc<dyn Store>, feed: Feed) -> Crowd {
        let looking_since = Arc::new(AtomicI64::new(store.seen_since().0));
        Crowd {
            store,
            feed,
            games: Arc::default(),
            changed: Arc::default(),
            strangers: Arc::default(),
            looking_since,
        }
    }

    fn games(&self) -> MutexGuard<'_, HashMap<GameId, AtGame>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody comes to a game; `None` if it is not one between two.
    pub(crate) async fn enter(
        &self,
        seated: &Arc<SeatedGame>,
        asker: Asker,
    ) -> Result<Option<Attendant>, Error> {
        if !seated.is_between_two() {
            return Ok(None);
        }
        let (who, name) = match (seated.role(asker), asker.player()) {
            (Role::Both, _) => return Ok(None),
            (Role::Player(side), _) => (Who::Player(side), None),
            (Role::Spectator, Some(player)) => {
                let name = self.store.seen_name(player).await.map_err(of_store)?;
                (Who::Watcher(Watcher::Player(player)), name)
            }
            (Role::Spectator, None) => {
                let stranger = self.strangers.fetch_add(1, Ordering::Relaxed);
                (Who::Watcher(Watcher::Stranger(stranger)), None)
            }
        };
        let now = self.store.now();
        let is_new = {
            let mut games = self.games();
            let at = games.entry(seated.id).or_insert_with(|| AtGame::new(Arc::clone(seated), now));
            at.turn_to(seated);
            at.is_stale
        };
        let mut attendant = Attendant { crowd: self.clone(), game: seated.id, who, name, is_here: false };
        attendant.be(true);
        // Who comes first here is told at once who is elsewhere; and from a player who was told so nobody claims anything.
        if is_new {
            self.look_elsewhere(&[seated.id]).await?;
        }
        if matches!(who, Who::Player(_)) {
            self.say().await?;
            if seated.clock.is_none() {
                self.store.visit(seated.id, now).await.map_err(of_store)?;
            }
        }
        Ok(Some(attendant))
    }

    /// Others are at games, or are not any more.
    pub(crate) fn hear_of(&self, games: &[GameId]) {
        let mut known = self.games();
        for game in games {
            if let Some(at) = known.get_mut(game) {
                at.is_stale = true;
            }
        }
        self.changed.notify_one();
    }

    /// A game has changed.
    pub(crate) fn turn_to(&self, seated: &Arc<SeatedGame>) {
        if let Some(at) = self.games().get_mut(&seated.id) {
            at.turn_to(seated);
            self.changed.notify_one();
        }
    }

    /// Who is at a game.
    pub(crate) fn presence(&self, game: GameId) -> Option<PresenceAnswer> {
        let now = self.store.now();
        self.games().get(&game).map(|at| at.shown(now))
    }

    /// Since when Red and Blue are known to be away from a game, by what all nodes say now.
    pub(crate) async fn away(&self, game: GameId) -> Result<[Option<Timestamp>; 2], Error> {
        self.notice_breaks();
        self.look_elsewhere(&[game]).await?;
        let games = self.games();
        Ok(games.get(&game).map_or([None; 2], |at| Side::ALL.map(|side| at.observed.away_since(side))))
    }

    /// Gathers and tells, for as long as the server runs.
    pub(crate) async fn keep(self) {
        let mut looks = time::interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut all = false;
        loop {
            tokio::select! {
                () = self.changed.notified() => time::sleep(GATHER).await,
                _ = looks.tick() => all = !all,
            }
            if let Err(error) = self.look(all).await {
                log(&error);
            }
        }
    }

    /// Looks at those games about which others have told something, or at all.
    async fn look(&self, all: bool) -> Result<(), Error> {
        self.notice_breaks();
        let stale: Vec<GameId> = {
            let games = self.games();
            games.iter().filter(|(_, at)| all || at.is_stale).map(|(id, _)| *id).collect()
        };
        let looked = self.look_elsewhere(&stale).await;
        // Whoever is here sees who else is, whether or not others can be heard.
        self.tell();
        looked?;
        self.say().await
    }

    /// Whoever was away, or could not reach the others, has seen nobody leave.
    fn notice_breaks(&self) {
        let since = self.store.seen_since();
        if self.looking_since.swap(since.0, Ordering::Relaxed) < since.0 {
            self.games().values_mut().for_each(|at| at.observed.begin_anew(since));
        }
    }

    async fn look_elsewhere(&self, games: &[GameId]) -> Result<(), Error> {
        for some in games.chunks(AT_ONCE) {
            let found = self.store.present_elsewhere(some).await.map_err(of_store)?;
            let mut found: HashMap<GameId, Presence> = found.into_iter().collect();
            let (mut known, now) = (self.games(), self.store.now());
            for id in some {
                if let Some(at) = known.get_mut(id) {
                    at.is_stale = false;
                    at.observed.hear(found.remove(id).unwrap_or_default(), now);
                }
            }
        }
        Ok(())
    }

    /// Tells those who listen to a game that looks different to them, and forgets those that were left long ago.
    fn tell(&self) {
        let now = self.store.now();
        for (id, at) in self.games().iter_mut() {
            let claim = at.claim(now);
            let known = (PresenceAnswer::of(&at.observed.together(), None, now), claim);
            if known != at.told {
                at.told = known;
                let shown = at.shown(now);
                let words = told(&News::Presence(shown.clone()));
                self.feed.publish(*id, Event::Present(shown, words));
            }
        }
    }

    /// Tells the other nodes who is here.
    async fn say(&self) -> Result<(), Error> {
        let now = self.store.now();
        let new: Vec<(GameId, Presence)> = {
            let mut games = self.games();
            for at in games.values_mut().filter(|at| at.is_forgotten(now)) {
                at.observed.here = Presence::default();
            }
            let new = games.iter().filter(|(_, at)| at.observed.here != at.said);
            new.map(|(id, at)| (*id, at.observed.here.clone())).collect()
        };
        self.store.say_present(new.clone()).await.map_err(of_store)?;
        let mut games = self.games();
        for (id, said) in new {
            if let Some(at) = games.get_mut(&id) {
                at.said = said;
            }
        }
        games.retain(|_, at| !(at.is_forgotten(now) && at.said == Presence::default()));
        Ok(())
    }
}

impl AtGame {
    fn new(game: Arc<SeatedGame>, now: Timestamp) -> AtGame {
        AtGame {
            game,
            observed: Observed::from(now),
            players: [0; 2],
            watchers: HashMap::new(),
            said: Presence::default(),
            told: Default::default(),
            is_stale: true,
            deserted: None,
        }
    }

    fn turn_to(&mut self, seated: &Arc<SeatedGame>) {
        if seated.revision > self.game.revision {
            self.game = Arc::clone(seated);
        }
    }

    fn shown(&self, now: Timestamp) -> PresenceAnswer {
        PresenceAnswer::of(&self.observed.together(), self.claim(now), now)
    }

    /// Who may claim something from the other, and from when on; not before everybody sees that the other has left.
    fn claim(&self, now: Timestamp) -> Option<(Side, Timestamp)> {
        let mover = self.game.to_move()?;
        let is_away = !self.observed.together().of(mover).is_shown(now);
        let since = self.observed.away_since(mover).filter(|_| is_away)?;
        Some((!mover, self.game.claimable_at(!mover, since)?))
    }

    fn is_forgotten(&self, now: Timestamp) -> bool {
        self.deserted.is_some_and(|since| now.since(since) > MEMORY)
    }

    fn come(&mut self, who: Who, name: Option<&String>) {
        match who {
            Who::Player(side) => self.players[side as usize] += 1,
            Who::Watcher(watcher) => {
                self.watchers.entry(watcher).or_insert_with(|| (0, name.cloned())).0 += 1;
            }
        }
    }

    fn go(&mut self, who: Who) {
        match who {
            Who::Player(side) => self.players[side as usize] -= 1,
            Who::Watcher(watcher) => {
                if let Some((signs, _)) = self.watchers.get_mut(&watcher) {
                    *signs -= 1;
                }
                self.watchers.retain(|_, (signs, _)| *signs > 0);
            }
        }
    }

    /// Brings what is observed in line with the signs there are.
    fn observe(&mut self, now: Timestamp) {
        let here = &mut self.observed.here;
        for side in Side::ALL {
            let attendance = here.of_mut(side);
            if self.players[side as usize] > 0 {
                *attendance = Attendance::Here;
            } else if *attendance == Attendance::Here {
                *attendance = Attendance::Gone(now);
            }
        }
        here.watchers = u32::try_from(self.watchers.len()).unwrap_or(u32::MAX);
        here.names = self.watchers.values().filter_map(|(_, name)| name.clone()).collect();
        self.deserted = if here.is_somebody() { None } else { self.deserted.or(Some(now)) };
    }
}

impl Attendant {
    /// Gives a sign that somebody is there, or takes it back.
    pub(crate) fn be(&mut self, here: bool) {
        if self.is_here == here {
            return;
        }
        self.is_here = here;
        let now = self.crowd.store.now();
        let mut games = self.crowd.games();
        // Nobody forgets a game that somebody is at.
        let Some(at) = games.get_mut(&self.game) else { return };
        if here {
            at.come(self.who, self.name.as_ref());
        } else {
            at.go(self.who);
        }
        at.observe(now);
        drop(games);
        self.crowd.changed.notify_one();
    }
}

impl Drop for Attendant {
    fn drop(&mut self) {
        self.be(false);
    }
}

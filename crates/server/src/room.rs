//! A room: one game that somebody is looking at, playing, or thinking about.

mod elsewhere;
mod plan;
mod time;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use colorito::Move;
use colorito_engine::Level;
use colorito_play::{
    Asker, Change, Command, GameId, Moment, NewSeatedGame, PlayMove, Refusal, Role, ScoreState, SeatedGame,
    Timestamp,
};
use colorito_solver::Score;
use colorito_store::{Commit, Receipt, StoreError};
use colorito_wire::{Error, KeptGame, LosersScore, News};
use tokio::{
    sync::{Mutex, broadcast},
    task,
};

use crate::{
    computer,
    feed::{Changed, Event},
    referee,
    rooms::Context,
    sockets::told,
    trouble::{log, of_refusal, of_store},
    workers::Party,
};

/// How often a command is tried again when only a clock was set right meanwhile.
const MORE_TRIES: usize = 3;

/// One game. All changes go through here, one after the other, and are kept before anybody hears of them.
pub(crate) struct Room {
    id: GameId,
    context: Context,
    state: Mutex<State>,
    /// Whether the game was deleted. Whoever wants it again opens another room.
    closed: AtomicBool,
}

/// Something that an asker wants, and how long the way there and back takes for them.
struct Wish {
    asker: Asker,
    command: Command,
    lag: Duration,
}

/// A page that can find the computer's moves, among those of a room.
pub(crate) type HelperId = u64;

struct State {
    seated: Arc<SeatedGame>,
    /// Whether a change failed so that nobody knows what is stored: it is read again before anything else.
    doubtful: bool,
    /// Who has changed the game last, if somebody has since the room was opened.
    party: Option<Party>,
    /// The pages that can find the computer's moves.
    helpers: Vec<HelperId>,
    /// How many there have been.
    helped: HelperId,
    /// Whether one of them was asked for the move that is awaited now.
    asked: bool,
    /// Set to make the computer stop thinking.
    thinking: Option<Arc<AtomicBool>>,
    /// Set to make the referee stop counting.
    counting: Option<Arc<AtomicBool>>,
}

impl Room {
    /// Opens a room for a game and lets whatever goes on by itself go on, for somebody who has just begun it
    /// or for its players.
    pub(crate) async fn open(context: Context, seated: SeatedGame, party: Option<Party>) -> Arc<Room> {
        let id = seated.id;
        let state = State {
            seated: Arc::new(seated),
            doubtful: false,
            party,
            helpers: Vec::new(),
            helped: 0,
            asked: false,
            thinking: None,
            counting: None,
        };
        let room = Arc::new(Room { id, context, state: Mutex::new(state), closed: AtomicBool::new(false) });
        room.attend_to(&mut *room.state.lock().await).await;
        room
    }

    pub(crate) fn id(&self) -> GameId {
        self.id
    }

    pub(crate) fn context(&self) -> &Context {
        &self.context
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// The game as it is.
    pub(crate) async fn look(self: &Arc<Room>) -> Result<Arc<SeatedGame>, Error> {
        let state = self.enter().await?;
        Ok(Arc::clone(&state.seated))
    }

    /// The game as it is, and all that will be told about it.
    pub(crate) async fn listen(
        self: &Arc<Room>,
    ) -> Result<(Arc<SeatedGame>, broadcast::Receiver<Event>), Error> {
        let state = self.enter().await?;
        Ok((Arc::clone(&state.seated), self.context.feed.subscribe(self.id)))
    }

    /// Tells everybody who listens.
    pub(crate) fn publish(&self, event: Event) {
        self.context.feed.publish(self.id, event);
    }

    /// Follows a command of an asker. Once begun, it is finished whether or not its client waits for the
    /// answer.
    pub(crate) async fn follow(
        self: &Arc<Room>,
        asker: Asker,
        party: Party,
        command: Command,
        lag: Duration,
    ) -> Result<Arc<SeatedGame>, Error> {
        let room = Arc::clone(self);
        let followed = task::spawn(async move {
            let wish = Wish { asker, command, lag };
            room.follow_to_the_end(party, &wish).await
        });
        followed.await.map_err(|_| Error::Internal)?
    }

    async fn follow_to_the_end(
        self: &Arc<Room>,
        party: Party,
        wish: &Wish,
    ) -> Result<Arc<SeatedGame>, Error> {
        let mut state = self.enter().await?;
        state.party = Some(party);
        match self.try_to_follow(&mut state, wish).await? {
            Some(seated) => Ok(seated),
            None => self.explain_change(&mut state, wish).await,
        }
    }

    /// Follows a command; `None` if the store has another game than this room.
    async fn try_to_follow(
        self: &Arc<Room>,
        state: &mut State,
        Wish { asker, command, lag }: &Wish,
    ) -> Result<Option<Arc<SeatedGame>>, Error> {
        let now = self.context.now();
        let absent = self.absent_since(state).await?;
        let role = state.seated.role(*asker);
        let moves =
            command.as_move().is_some() && state.seated.to_move().is_some_and(|side| role.acts_for(side));
        self.look_at_clock(state, absent, now, moves.then_some(*lag)).await?;
        let receipt = command.as_move().map(receipt);
        // Who moves is not charged for the time in which no node was there for them.
        let excused = absent.filter(|_| receipt.is_some()).map(|since| state.excused(since, now));
        let away = if command.is_claim() { self.context.crowd.away(self.id).await? } else { [None; 2] };
        let moment = Moment { now, away, lag: *lag };
        match excused.as_ref().unwrap_or(&state.seated).follow(role, command, moment) {
            Ok(Change::StopCounting) => {
                match &state.counting {
                    Some(counting) => counting.store(true, Ordering::Relaxed),
                    None => self.context.store.tell_to_stop_counting(self.id),
                }
                Ok(Some(Arc::clone(&state.seated)))
            }
            Ok(Change::Plan(after)) => self.keep_plan(state, *after).await,
            Ok(Change::Next(after, next)) => match self.keep_and_begin(state, *after, *next, now).await {
                Ok(seated) => Ok(Some(seated)),
                Err(StoreError::Changed(_)) => Ok(None),
                Err(error) => Err(of_store(error)),
            },
            Ok(Change::Game(after)) => {
                let by = if receipt.is_some() { "person" } else { "page" };
                match self.keep(state, *after, receipt, now).await {
                    Ok(seated) => {
                        if command.is_any_move() {
                            self.context.metrics.count_move(by);
                        }
                        Ok(Some(seated))
                    }
                    Err(StoreError::Changed(_)) => Ok(None),
                    Err(error) => Err(of_store(error)),
                }
            }
            Err(refusal) => match self.acknowledged(state, role, receipt).await? {
                Some(Ok(earlier)) => Ok(Some(earlier)),
                Some(Err(refusal)) => Err(of_refusal(refusal, &state.seated, role, now)),
                None => Err(of_refusal(refusal, &state.seated, role, now)),
            },
        }
    }

    /// What a change means that found another game in the store than this room had: the move was acknowledged
    /// before; or only a clock was set right, and it can be made all the same; or another program has changed
    /// the game, and that is what it has become.
    async fn explain_change(
        self: &Arc<Room>,
        state: &mut State,
        wish: &Wish,
    ) -> Result<Arc<SeatedGame>, Error> {
        let Wish { asker, command, .. } = wish;
        for _ in 0..MORE_TRIES {
            self.reload(state).await?;
            let (role, now) = (state.seated.role(*asker), self.context.now());
            if let Some(earlier) = self.acknowledged(state, role, command.as_move().map(receipt)).await? {
                return earlier.map_err(|refusal| of_refusal(refusal, &state.seated, role, now));
            }
            if state.seated.ply() != command.ply() {
                break;
            }
            if let Some(seated) = self.try_to_follow(state, wish).await? {
                return Ok(seated);
            }
        }
        let (role, now) = (state.seated.role(*asker), self.context.now());
        Err(of_refusal(Refusal::ChangedElsewhere, &state.seated, role, now))
    }

    /// What was acknowledged to a player for a move: the game as it is, or that the id was used for another
    /// one. `None` if nothing was.
    async fn acknowledged(
        &self,
        state: &State,
        role: Role,
        receipt: Option<Receipt>,
    ) -> Result<Option<Result<Arc<SeatedGame>, Refusal>>, Error> {
        let Some(receipt) = receipt.filter(|_| role != Role::Spectator) else { return Ok(None) };
        let earlier = self.context.store.receipt(self.id, &receipt.client).await.map_err(of_store)?;
        Ok(earlier.map(|earlier| {
            if earlier == receipt { Ok(Arc::clone(&state.seated)) } else { Err(Refusal::ClientId) }
        }))
    }

    /// Plays the computer's move, if the game is still the one it thought about.
    pub(crate) async fn play_computers_move(
        self: &Arc<Room>,
        thought_about: i64,
        m: Move,
    ) -> Result<(), Error> {
        let Ok(mut state) = self.enter().await else { return Ok(()) };
        let now = self.context.now();
        let absent = self.absent_since(&state).await?;
        self.look_at_clock(&mut state, absent, now, None).await?;
        if state.seated.revision != thought_about {
            return Ok(());
        }
        let excused = absent.map(|since| state.excused(since, now));
        let after = excused.as_ref().unwrap_or(&state.seated).after_computers_move(m, now);
        let after = after.map_err(|refusal| of_refusal(refusal, &state.seated, Role::Both, now))?;
        self.keep_or_reload(&mut state, after, now).await?;
        self.context.metrics.count_move("computer");
        Ok(())
    }

    /// Puts the game away for one of those whose it is, and tells everybody. One between two stays with the
    /// other.
    pub(crate) async fn delete(self: &Arc<Room>, asker: Asker) -> Result<(), Error> {
        let room = Arc::clone(self);
        let deleted = task::spawn(async move {
            let mut state = room.enter().await?;
            let may = state.seated.may_be_deleted_by(asker);
            may.map_err(|refusal| Error::Refused { refusal, game: None })?;
            let (store, now) = (&room.context.store, room.context.now());
            if let (true, Asker::Player(player)) = (state.seated.is_between_two(), asker) {
                return store.put_away(room.id, player, now).await.map(|_| ()).map_err(of_store);
            }
            let was_there = store.delete(room.id, now).await.map_err(of_store)?;
            room.closed.store(true, Ordering::Release);
            state.rest();
            room.publish(Event::Deleted);
            if was_there { Ok(()) } else { Err(room.gone()) }
        });
        deleted.await.map_err(|_| Error::Internal)?
    }
}

/// Pages that think.
impl Room {
    /// Somebody with a part in the game has a page that can find the computer's moves.
    pub(crate) async fn be_helped(&self) -> HelperId {
        let mut state = self.state.lock().await;
        state.helped += 1;
        let helper = state.helped;
        state.helpers.push(helper);
        helper
    }

    /// Such a page is gone. If it was the last that was asked for a move, the move is found here.
    pub(crate) async fn lose_helper(self: &Arc<Room>, helper: HelperId) {
        let mut state = self.state.lock().await;
        state.helpers.retain(|other| *other != helper);
        if state.helpers.is_empty() && state.asked && !self.is_closed() {
            self.wake(&mut state, true);
        }
    }

    /// No page has found the move that was asked for: neither this one nor the next is left to those that were
    /// asked.
    pub(crate) async fn do_without_pages(self: &Arc<Room>) {
        let mut state = self.state.lock().await;
        state.helpers.clear();
        if state.asked && !self.is_closed() {
            self.wake(&mut state, true);
        }
    }

    /// Lets the computer think: in a page that can, or here. Where time counts, it is not left to the way there
    /// and back.
    fn let_think(self: &Arc<Room>, state: &mut State, level: Level) {
        let stop = Arc::clone(state.thinking.insert(Arc::default()));
        state.asked = !state.helpers.is_empty() && !state.seated.has_live_clock();
        if state.asked {
            let game = Box::new(KeptGame::of(&state.seated));
            self.publish(Event::Think(told(&News::Think { game })));
            computer::await_page(Arc::clone(self), stop);
        } else {
            computer::think(Arc::clone(self), Arc::clone(&state.seated), state.party, level, stop);
        }
    }
}

/// The score.
impl Room {
    /// Tells what is known by now about the score. For the referee's own thread.
    pub(crate) fn tell_bounds(&self, counted: i64, score: Score) {
        let mut state = self.state.blocking_lock();
        if self.is_closed() || state.seated.revision != counted {
            return;
        }
        let known = ScoreState { score, line: None, done: false };
        if let Some(said) = LosersScore::of(&state.seated.game, &known) {
            self.publish(Event::Score(said));
        }
        state.seated = Arc::new(SeatedGame { score: Some(known), ..(*state.seated).clone() });
    }

    /// Has the referee stop, if it counts here.
    pub(crate) async fn stop_counting(&self) {
        if let Some(counting) = &self.state.lock().await.counting {
            counting.store(true, Ordering::Relaxed);
        }
    }

    /// Keeps a score that was counted, if the game is still the one it was counted for.
    pub(crate) async fn keep_score(self: &Arc<Room>, counted: i64, score: ScoreState) -> Result<(), Error> {
        let Ok(mut state) = self.enter().await else { return Ok(()) };
        if state.seated.revision != counted {
            return Ok(());
        }
        let after = SeatedGame { score: Some(score), ..(*state.seated).clone() };
        let change = state.commit(after, None, false, self.context.now());
        match self.context.store.commit(change).await {
            Ok(after) => {
                if let Some(said) = after.score.as_ref().and_then(|score| LosersScore::of(&after.game, score))
                {
                    self.publish(Event::Score(said));
                }
                self.turn_to(&mut state, after, true);
                Ok(())
            }
            // Whoever changed the game will have it counted.
            Err(StoreError::Changed(_)) => self.reload(&mut state).await,
            Err(error) => {
                state.doubtful = true;
                Err(of_store(error))
            }
        }
    }
}

/// Keeping.
impl Room {
    /// The game for somebody who wants to look at it or change it.
    async fn enter(self: &Arc<Room>) -> Result<tokio::sync::MutexGuard<'_, State>, Error> {
        let mut state = self.state.lock().await;
        self.expect_open()?;
        if state.doubtful {
            self.reload(&mut state).await?;
        }
        Ok(state)
    }

    /// Writes down what the game has become; then, and only then, tells everybody.
    async fn keep(
        self: &Arc<Room>,
        state: &mut State,
        after: SeatedGame,
        receipt: Option<Receipt>,
        now: Timestamp,
    ) -> Result<Arc<SeatedGame>, StoreError> {
        let change = state.commit(after, receipt, true, now);
        let started = Instant::now();
        let kept = self.context.store.commit(change).await;
        self.context.metrics.time_commit(started.elapsed());
        self.turn_to_kept(state, kept)
    }

    /// The same for a change with which another game begins.
    async fn keep_and_begin(
        self: &Arc<Room>,
        state: &mut State,
        after: SeatedGame,
        next: NewSeatedGame,
        now: Timestamp,
    ) -> Result<Arc<SeatedGame>, StoreError> {
        let change = state.commit(after, None, true, now);
        let kept = self.context.store.commit_and_begin(change, next).await;
        self.turn_to_kept(state, kept)
    }

    /// Goes on from what the store says of a change. After an error of the database nobody knows what is
    /// kept.
    fn turn_to_kept(
        self: &Arc<Room>,
        state: &mut State,
        kept: Result<SeatedGame, StoreError>,
    ) -> Result<Arc<SeatedGame>, StoreError> {
        match kept {
            Ok(after) => {
                self.turn_to(state, after, true);
                Ok(Arc::clone(&state.seated))
            }
            Err(error) => {
                state.doubtful = !matches!(error, StoreError::Changed(_));
                Err(error)
            }
        }
    }

    /// The same for a change that nobody asked for: if another program was faster, that is what the game has
    /// become.
    async fn keep_or_reload(
        self: &Arc<Room>,
        state: &mut State,
        after: SeatedGame,
        now: Timestamp,
    ) -> Result<(), Error> {
        match self.keep(state, after, None, now).await {
            Err(StoreError::Changed(_)) => self.reload(state).await,
            kept => kept.map(|_| ()).map_err(of_store),
        }
    }

    /// Reads the game again, because nobody knows what it has become.
    async fn reload(self: &Arc<Room>, state: &mut State) -> Result<(), Error> {
        let seated = self.context.store.load(self.id).await;
        if let Err(StoreError::NoSuchGame(_)) = seated {
            self.closed.store(true, Ordering::Release);
            state.rest();
            self.publish(Event::Deleted);
        }
        let seated = seated.map_err(of_store)?;
        state.doubtful = false;
        if seated.revision == state.seated.revision {
            // What was planned by way of another node is in no revision.
            if seated.plans != state.seated.plans {
                state.seated = Arc::new(seated);
            }
        } else {
            let claimed = self.claim(&seated).await;
            self.turn_to(state, seated, claimed);
        }
        Ok(())
    }

    /// Whether it is known that this room shows a revision or a later one.
    pub(crate) fn is_at(&self, revision: i64) -> bool {
        revision != 0 && self.state.try_lock().is_ok_and(|state| revision <= state.seated.revision)
    }

    /// Reads the game again if the store has a newer revision, or one that is not known.
    pub(crate) async fn renew(self: &Arc<Room>, revision: i64) -> Result<(), Error> {
        let mut state = self.state.lock().await;
        if self.is_closed() || (revision != 0 && revision <= state.seated.revision) {
            return Ok(());
        }
        match self.reload(&mut state).await {
            // Whoever listens has been told.
            Err(Error::NoSuchGame(_)) => Ok(()),
            reloaded => reloaded,
        }
    }

    /// Does what the game waits for, unless that is under way here or at another node.
    pub(crate) async fn attend(self: &Arc<Room>) -> Result<(), Error> {
        let mut state = self.enter().await?;
        if state.thinking.is_none() && state.counting.is_none() {
            self.attend_to(&mut state).await;
        } else {
            // It takes longer than expected.
            self.claim(&state.seated).await;
        }
        Ok(())
    }

    async fn attend_to(self: &Arc<Room>, state: &mut State) {
        let claimed = self.claim(&state.seated).await;
        self.wake(state, claimed);
    }

    /// Claims what a game waits for. If that cannot be found out, it is tried again with the next look.
    async fn claim(&self, seated: &SeatedGame) -> bool {
        if seated.awaits().is_none() {
            return false;
        }
        self.context.store.claim(self.id).await.unwrap_or_else(|error| {
            log(&of_store(error));
            false
        })
    }

    /// Everybody turns to what the game has become, and this node does what it waits for if it has claimed
    /// that.
    fn turn_to(self: &Arc<Room>, state: &mut State, seated: SeatedGame, claimed: bool) {
        let after = Arc::new(seated);
        let before = std::mem::replace(&mut state.seated, Arc::clone(&after));
        self.context.crowd.turn_to(&after);
        self.publish(Event::Changed(Changed::new(before, after)));
        self.wake(state, claimed);
    }

    /// Stops what was for an earlier moment, and lets the computer think, the referee count and the clock run
    /// where it is their turn.
    fn wake(self: &Arc<Room>, state: &mut State, claimed: bool) {
        state.rest();
        let level = state.seated.seat_to_move().and_then(colorito_play::Seat::level);
        if let Some(level) = level.filter(|_| claimed) {
            self.let_think(state, level);
        }
        if claimed && state.seated.needs_score() {
            let stop = Arc::clone(state.counting.insert(Arc::default()));
            referee::count(Arc::clone(self), Arc::clone(&state.seated), stop);
        }
        if let Some(deadline) = state.seated.deadline() {
            self.context.alarm.set(deadline);
        }
    }

    fn expect_open(&self) -> Result<(), Error> {
        if self.is_closed() { Err(self.gone()) } else { Ok(()) }
    }

    fn gone(&self) -> Error {
        Error::NoSuchGame(self.id.to_string())
    }
}

fn receipt(play: &PlayMove) -> Receipt {
    Receipt { client: play.client.clone(), ply: play.ply, sent: play.played.clone() }
}

impl State {
    /// The change to what the game has become.
    fn commit(&self, after: SeatedGame, receipt: Option<Receipt>, touches: bool, now: Timestamp) -> Commit {
        Commit { before: (*self.seated).clone(), after, receipt, touches, now }
    }

    /// The game with the player to move excused for the time since a moment.
    fn excused(&self, since: Timestamp, now: Timestamp) -> SeatedGame {
        (*self.seated).clone().excused(since, now)
    }

    /// Nobody thinks or counts any more.
    fn rest(&mut self) {
        self.asked = false;
        for stop in [self.thinking.take(), self.counting.take()].into_iter().flatten() {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

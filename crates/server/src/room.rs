//! A room: one game that somebody is looking at, playing, or thinking about.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use colorito_solver::Score;
use tokio::{
    sync::{Mutex, broadcast},
    task::{self, AbortHandle},
    time,
};

use crate::{
    Conflict, Error,
    answer::GameAnswer,
    computer::Computer,
    id::GameId,
    news::{Command, News},
    referee::Referee,
    request::{Play, PlyOnly, SidesWish},
    score::{Count, LosersScore, scored_outcome},
    seated_game::SeatedGame,
    store::{Receipt, Store},
};

/// How many messages a slow listener may be behind before it is told the whole state instead.
const BACKLOG: usize = 32;

/// How long to wait before an end by time that could not be stored is tried again.
const SECOND_TRY: Duration = Duration::from_secs(1);

/// One game, its listeners, and the computer if it is at the board. All changes go through here, one after the
/// other, and are kept before anybody hears of them.
pub(crate) struct Room {
    staff: Staff,
    state: Mutex<State>,
    news: broadcast::Sender<Utf8Bytes>,
}

/// Who works for all rooms.
#[derive(Clone)]
pub(crate) struct Staff {
    pub(crate) store: Store,
    pub(crate) computer: Computer,
    pub(crate) referee: Referee,
}

struct State {
    seated: SeatedGame,
    /// Set to make the computer stop thinking.
    thinking: Option<Arc<AtomicBool>>,
    /// Set to make the referee stop counting.
    counting: Option<Arc<AtomicBool>>,
    /// Rings when the time of the player to move is up. It holds the room open until then.
    timer: Option<AbortHandle>,
    deleted: bool,
}

impl Room {
    /// Opens a room for a game and lets whatever goes on by itself go on.
    pub(crate) async fn open(staff: Staff, seated: SeatedGame) -> Arc<Room> {
        let state = State { seated, thinking: None, counting: None, timer: None, deleted: false };
        let (news, _) = broadcast::channel(BACKLOG);
        let room = Arc::new(Room { staff, state: Mutex::new(state), news });
        room.wake(&mut *room.state.lock().await);
        room
    }

    /// The game as it is.
    pub(crate) async fn look(&self) -> Result<SeatedGame, Error> {
        Ok(self.state.lock().await.present()?.clone())
    }

    /// The game as it is, and all that will be said about it.
    pub(crate) async fn listen(&self) -> Result<(SeatedGame, broadcast::Receiver<Utf8Bytes>), Error> {
        let state = self.state.lock().await;
        Ok((state.present()?.clone(), self.news.subscribe()))
    }

    /// Tells everybody who listens.
    pub(crate) fn tell(&self, news: &News) {
        // Nobody listening is no mistake.
        let _ = self.news.send(news.to_frame());
    }

    /// Follows what somebody at the board wants.
    pub(crate) async fn follow(self: &Arc<Room>, command: &Command) -> Result<SeatedGame, Error> {
        match command {
            Command::Move(play) => self.play(play).await,
            Command::TakeBack(PlyOnly { ply }) => self.change(*ply, SeatedGame::take_back).await,
            Command::Redo(PlyOnly { ply }) => self.change(*ply, SeatedGame::redo).await,
            Command::Resign(SidesWish { ply, side }) => {
                self.change(*ply, |seated| seated.resign((*side).into())).await
            }
            Command::OfferDraw(SidesWish { ply, side }) => {
                self.change(*ply, |seated| seated.offer_draw((*side).into())).await
            }
            Command::AcceptDraw(SidesWish { ply, side }) => {
                self.change(*ply, |seated| seated.accept_draw((*side).into())).await
            }
            Command::DeclineDraw(SidesWish { ply, side }) => {
                self.change(*ply, |seated| seated.decline_draw((*side).into())).await
            }
            Command::StopScore(PlyOnly { ply }) => self.stop_counting(*ply).await,
            Command::CountScore(PlyOnly { ply }) => self.change(*ply, count_again).await,
        }
    }

    /// Plays a move, unless it is one that was played and acknowledged before.
    async fn play(self: &Arc<Room>, play: &Play) -> Result<SeatedGame, Error> {
        play.check()?;
        let mut state = self.state.lock().await;
        let seated = state.present()?;
        let receipt = Receipt {
            client: play.client.clone(),
            ply: i64::try_from(play.ply).unwrap_or(i64::MAX),
            sent: play.played.clone(),
        };
        match self.staff.store.receipt(&seated.id, &play.client).await? {
            Some(earlier) if earlier == receipt => return Ok(seated.clone()),
            Some(_) => return Err(seated.conflict(Conflict::ClientId)),
            None => {}
        }
        self.look_at_clock(&mut state).await?;
        state.seated.expect_ply(play.ply)?;
        let mut after = state.seated.clone();
        after.play_text(&play.played)?;
        self.keep(&mut state, after, Some(&receipt)).await
    }

    /// Plays the computer's move, if the game is still the one it thought about.
    pub(crate) async fn play_computers_move(
        self: &Arc<Room>,
        thought_about: i64,
        m: colorito::Move,
    ) -> Result<(), Error> {
        let mut state = self.state.lock().await;
        self.look_at_clock(&mut state).await?;
        if state.deleted || state.seated.revision != thought_about {
            return Ok(());
        }
        let mut after = state.seated.clone();
        after.play(m)?;
        self.keep(&mut state, after, None).await?;
        Ok(())
    }

    async fn change(
        self: &Arc<Room>,
        ply: usize,
        act: impl FnOnce(&mut SeatedGame) -> Result<(), Error>,
    ) -> Result<SeatedGame, Error> {
        let mut state = self.state.lock().await;
        state.present()?;
        self.look_at_clock(&mut state).await?;
        state.seated.expect_ply(ply)?;
        let mut after = state.seated.clone();
        act(&mut after)?;
        self.keep(&mut state, after, None).await
    }

    /// Writes down what the game has become; then, and only then, tells everybody. If another server has changed the
    /// game, that is what it has become.
    async fn keep(
        self: &Arc<Room>,
        state: &mut State,
        mut after: SeatedGame,
        receipt: Option<&Receipt>,
    ) -> Result<SeatedGame, Error> {
        let saved = self.staff.store.save(&state.seated, &mut after, receipt).await;
        if let Err(Error::Conflict { .. }) = saved {
            let elsewhere = self.staff.store.load(state.id()).await?;
            self.present_new(state, elsewhere);
            return Err(state.seated.conflict(Conflict::ChangedElsewhere));
        }
        saved?;
        self.present_new(state, after.clone());
        Ok(after)
    }

    /// Everybody turns to what the game has become.
    fn present_new(self: &Arc<Room>, state: &mut State, seated: SeatedGame) {
        self.tell(&News::State { game: Box::new(GameAnswer::of(&seated)) });
        state.seated = seated;
        self.wake(state);
    }

    /// Puts the game away and tells everybody.
    pub(crate) async fn delete(&self) -> Result<(), Error> {
        let mut state = self.state.lock().await;
        let id = state.present()?.id.clone();
        if !self.staff.store.delete(&id).await? {
            return Err(Error::NoSuchGame(id.to_string()));
        }
        state.deleted = true;
        state.rest();
        self.tell(&News::Deleted);
        Ok(())
    }

    /// Stops what was for an earlier moment, and lets the computer think, the referee count and the clock run where it
    /// is their turn.
    fn wake(self: &Arc<Room>, state: &mut State) {
        state.rest();
        if let Some(level) = state.seated.seat_to_move().and_then(crate::Seat::level) {
            let stop = Arc::clone(state.thinking.insert(Arc::default()));
            self.staff.computer.sit_down(Arc::clone(self), state.seated.clone(), level, stop);
        }
        if scored_outcome(&state.seated.game).is_some() && !state.is_counted() {
            let stop = Arc::clone(state.counting.insert(Arc::default()));
            self.staff.referee.sit_down(Arc::clone(self), state.seated.clone(), stop);
        }
        if let Some(left) = state.time_left() {
            let room = Arc::clone(self);
            state.timer = Some(task::spawn(async move { room.wait_for_time(left).await }).abort_handle());
        }
    }
}

/// The clock.
impl Room {
    /// Waits until the time of the player to move is up, and ends the game.
    async fn wait_for_time(self: Arc<Room>, mut left: Duration) {
        loop {
            time::sleep(left).await;
            let mut state = self.state.lock().await;
            if let Err(error) = self.look_at_clock(&mut state).await {
                error.log();
                left = SECOND_TRY;
                continue;
            }
            match state.time_left() {
                Some(more) => left = more,
                None => return,
            }
        }
    }

    /// Ends the game if the time of the player to move is up.
    async fn look_at_clock(self: &Arc<Room>, state: &mut State) -> Result<(), Error> {
        let seated = &state.seated;
        let late = seated.clock.as_ref().and_then(|clock| clock.is_up(&seated.game));
        if let (Some(side), false) = (late, state.deleted) {
            let mut after = seated.clone();
            after.run_out_of_time(side)?;
            self.keep(state, after, None).await?;
        }
        Ok(())
    }
}

/// The score.
impl Room {
    /// Tells what is known by now about the score. For the referee's own thread.
    pub(crate) fn tell_bounds(&self, counted: i64, score: Score) {
        let mut state = self.state.blocking_lock();
        if state.deleted || state.seated.revision != counted {
            return;
        }
        let count = Count { score, line: None, done: false };
        if let Some(news) = LosersScore::of(&state.seated.game, &count) {
            self.tell(&News::LosersScore(news));
        }
        state.seated.count = Some(count);
    }

    /// Keeps a score that was counted, if the game is still the one it was counted for.
    pub(crate) async fn keep_count(self: &Arc<Room>, counted: i64, count: Count) -> Result<(), Error> {
        let mut state = self.state.lock().await;
        if state.deleted || state.seated.revision != counted {
            return Ok(());
        }
        let mut after = SeatedGame { count: Some(count), ..state.seated.clone() };
        match self.staff.store.save_count(&mut after).await {
            // Whoever changed the game will have it counted.
            Err(Error::Conflict { .. }) => return Ok(()),
            saved => saved?,
        }
        if let Some(news) = after.count.as_ref().and_then(|count| LosersScore::of(&after.game, count)) {
            self.tell(&News::LosersScore(news));
        }
        self.present_new(&mut state, after);
        Ok(())
    }

    async fn stop_counting(&self, ply: usize) -> Result<SeatedGame, Error> {
        let state = self.state.lock().await;
        let seated = state.present()?;
        seated.expect_ply(ply)?;
        let counting = state.counting.as_ref().ok_or_else(|| seated.conflict(Conflict::NotCounting))?;
        counting.store(true, Ordering::Relaxed);
        Ok(seated.clone())
    }
}

fn count_again(seated: &mut SeatedGame) -> Result<(), Error> {
    if scored_outcome(&seated.game).is_none() {
        return Err(seated.conflict(Conflict::NoScore));
    }
    if !seated.count.as_ref().is_some_and(|count| count.done && !count.score.is_settled()) {
        return Err(seated.conflict(Conflict::NothingToCount));
    }
    seated.count = None;
    Ok(())
}

impl State {
    /// The game, unless it was deleted.
    fn present(&self) -> Result<&SeatedGame, Error> {
        if self.deleted { Err(Error::NoSuchGame(self.id().to_string())) } else { Ok(&self.seated) }
    }

    fn id(&self) -> &GameId {
        &self.seated.id
    }

    fn is_counted(&self) -> bool {
        self.seated.count.as_ref().is_some_and(|count| count.done)
    }

    /// What the player to move has left, if their clock runs.
    fn time_left(&self) -> Option<Duration> {
        let clock = self.seated.clock.as_ref().filter(|_| !self.deleted)?;
        Some(clock.left(&self.seated.game, clock.running(&self.seated.game)?))
    }

    /// Nobody thinks, counts or waits any more.
    fn rest(&mut self) {
        for stop in [self.thinking.take(), self.counting.take()].into_iter().flatten() {
            stop.store(true, Ordering::Relaxed);
        }
        if let Some(timer) = self.timer.take() {
            timer.abort();
        }
    }
}

//! A room: one game that somebody is looking at, playing, or thinking about.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Mutex, broadcast};

use crate::{
    Conflict, Error,
    answer::GameAnswer,
    computer::Computer,
    game_id::GameId,
    news::{Command, News},
    request::Play,
    seated_game::SeatedGame,
    store::{Receipt, Store},
};

/// How many messages a slow listener may be behind before it is told the whole state instead.
const BACKLOG: usize = 32;

/// One game, its listeners, and the computer if it is at the board. All changes go through here, one after the
/// other, and are kept before anybody hears of them.
pub(crate) struct Room {
    store: Store,
    computer: Computer,
    state: Mutex<State>,
    news: broadcast::Sender<Utf8Bytes>,
}

struct State {
    seated: SeatedGame,
    /// Set to make the computer stop thinking.
    stop: Option<Arc<AtomicBool>>,
    deleted: bool,
}

impl Room {
    /// Opens a room for a game. If it is the computer's turn, it begins to think.
    pub(crate) async fn open(store: Store, computer: Computer, seated: SeatedGame) -> Arc<Room> {
        let state = State { seated, stop: None, deleted: false };
        let (news, _) = broadcast::channel(BACKLOG);
        let room = Arc::new(Room { store, computer, state: Mutex::new(state), news });
        room.wake_computer(&mut *room.state.lock().await);
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
            Command::TakeBack(wish) => self.change(wish.ply, SeatedGame::take_back).await,
            Command::Redo(wish) => self.change(wish.ply, SeatedGame::redo).await,
            Command::Resign(wish) => self.change(wish.ply, |seated| seated.resign(wish.side.into())).await,
            Command::Draw(wish) => self.change(wish.ply, SeatedGame::agree_on_draw).await,
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
        match self.store.receipt(&seated.id, &play.client).await? {
            Some(earlier) if earlier == receipt => return Ok(seated.clone()),
            Some(_) => return Err(seated.conflict(Conflict::ClientId)),
            None => {}
        }
        seated.expect_ply(play.ply)?;
        let mut after = seated.clone();
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
        state.present()?.expect_ply(ply)?;
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
        let saved = self.store.save(&state.seated, &mut after, receipt).await;
        if let Err(Error::Conflict { .. }) = saved {
            let elsewhere = self.store.load(state.id()).await?;
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
        self.wake_computer(state);
    }

    /// Puts the game away and tells everybody.
    pub(crate) async fn delete(&self) -> Result<(), Error> {
        let mut state = self.state.lock().await;
        let id = state.present()?.id.clone();
        if !self.store.delete(&id).await? {
            return Err(Error::NoSuchGame(id.to_string()));
        }
        state.deleted = true;
        state.stop_thinking();
        self.tell(&News::Deleted);
        Ok(())
    }

    /// Stops thoughts about what is no more, and has the computer think if it is its turn.
    fn wake_computer(self: &Arc<Room>, state: &mut State) {
        state.stop_thinking();
        if let Some(level) = state.seated.seat_to_move().and_then(crate::Seat::level) {
            let stop = Arc::new(AtomicBool::new(false));
            state.stop = Some(Arc::clone(&stop));
            self.computer.sit_down(Arc::clone(self), state.seated.clone(), level, stop);
        }
    }
}

impl State {
    /// The game, unless it was deleted.
    fn present(&self) -> Result<&SeatedGame, Error> {
        if self.deleted { Err(Error::NoSuchGame(self.id().to_string())) } else { Ok(&self.seated) }
    }

    fn id(&self) -> &GameId {
        &self.seated.id
    }

    fn stop_thinking(&mut self) {
        if let Some(stop) = self.stop.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

//! A `WebSocket` that comes back by itself.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher as _, Hasher as _},
    time::Duration,
};

use colorito_play::{Command, GameId};
use colorito_wire::{LobbyNews, News};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::de::DeserializeOwned;
use tokio::{
    runtime::Handle,
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    task::JoinHandle,
    time,
};
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

use crate::{Client, Failure, transport::Stream};

/// The first wait before a line that was lost is opened again, and the longest; each is twice the last.
pub(crate) const FIRST_WAIT: Duration = Duration::from_millis(250);
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(8);

/// How long nothing at all may be heard. The server gives a sign of life every 25 seconds.
const SILENCE: Duration = Duration::from_mins(1);

/// What is heard over a line.
#[derive(Clone, Debug)]
pub enum Heard<N> {
    /// The server says something.
    News(N),
    /// The line was lost, or could not be opened. It will be tried again.
    Lost(Failure),
    /// What was wanted while the line was lost was not sent.
    Unsent(Command),
    /// Nothing more will be heard.
    Ended(Option<Failure>),
}

/// Something that a server says over a line.
trait Said: DeserializeOwned + Send + 'static {
    /// The id of the move that this answers.
    fn answers(&self) -> Option<&str> {
        None
    }

    /// Whether nothing more will be said.
    fn is_last(&self) -> bool {
        false
    }
}

impl Said for News {
    fn answers(&self) -> Option<&str> {
        match self {
            News::Acknowledged { client, .. } => Some(client),
            News::Refused { client, .. } => client.as_deref(),
            _ => None,
        }
    }

    fn is_last(&self) -> bool {
        matches!(self, News::Deleted)
    }
}

impl Said for LobbyNews {}

/// The line of a game. Dropped, it is closed.
pub struct GameLine {
    commands: UnboundedSender<Command>,
    task: JoinHandle<()>,
}

impl GameLine {
    /// Opens the line of a game. What is heard is handed on as it comes.
    pub fn open(
        client: Client,
        id: GameId,
        runtime: &Handle,
        hear: impl FnMut(Heard<News>) + Send + 'static,
    ) -> GameLine {
        let (commands, wanted) = unbounded_channel();
        let line = Line { client, path: format!("/api/games/{id}/socket"), wanted, unanswered: None, hear };
        GameLine { commands, task: runtime.spawn(line.keep()) }
    }

    /// Asks something of the game. A move is sent until it is answered.
    pub fn send(&self, command: Command) {
        // A line that has ended has said so.
        let _ = self.commands.send(command);
    }
}

impl Drop for GameLine {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The line of the lobby. Dropped, it is closed, and what was sought there for now is withdrawn.
pub struct LobbyLine {
    task: JoinHandle<()>,
    /// Nothing is said there, but the line listens until this is gone.
    _commands: UnboundedSender<Command>,
}

impl LobbyLine {
    /// Opens the line of the lobby.
    pub fn open(
        client: Client,
        runtime: &Handle,
        hear: impl FnMut(Heard<LobbyNews>) + Send + 'static,
    ) -> LobbyLine {
        let (commands, wanted) = unbounded_channel();
        let line = Line { client, path: "/api/lobby/socket".to_owned(), wanted, unanswered: None, hear };
        LobbyLine { task: runtime.spawn(line.keep()), _commands: commands }
    }
}

impl Drop for LobbyLine {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Why a socket is not listened to any more.
enum Broken {
    /// It can be opened again.
    Lost(Failure),
    /// All is said.
    Done,
}

struct Line<H> {
    client: Client,
    path: String,
    wanted: UnboundedReceiver<Command>,
    /// The move that was not answered yet, and its id.
    unanswered: Option<(String, Command)>,
    hear: H,
}

impl<H> Line<H> {
    /// Keeps the line open until there is nothing more to hear or nobody to hear it.
    async fn keep<N: Said>(mut self)
    where
        H: FnMut(Heard<N>) + Send + 'static,
    {
        let mut wait = FIRST_WAIT;
        loop {
            let failure = match self.client.socket(&self.path).await {
                Ok(socket) => match self.talk(socket, &mut wait).await {
                    Broken::Lost(failure) => failure,
                    Broken::Done => return (self.hear)(Heard::Ended(None)),
                },
                Err(failure) if failure.may_pass() => failure,
                Err(failure) => return (self.hear)(Heard::Ended(Some(failure))),
            };
            (self.hear)(Heard::Lost(failure));
            if !self.pause(spread(wait)).await {
                return;
            }
            wait = (2 * wait).min(LONGEST_WAIT);
        }
    }

    /// Talks over a socket until it breaks.
    async fn talk<N: Said>(
        &mut self,
        mut socket: WebSocketStream<Box<dyn Stream>>,
        wait: &mut Duration,
    ) -> Broken
    where
        H: FnMut(Heard<N>) + Send + 'static,
    {
        if let Some((_, command)) = self.unanswered.clone()
            && let Err(broken) = say(&mut socket, &command).await
        {
            return broken;
        }
        loop {
            tokio::select! {
                heard = time::timeout(SILENCE, socket.next()) => match heard {
                    Ok(Some(Ok(Message::Text(text)))) => {
                        *wait = FIRST_WAIT;
                        // What is not understood is from a newer server, and is not meant for this client.
                        let Ok(news) = serde_json::from_str::<N>(&text) else { continue };
                        let answered = news.answers();
                        if answered.is_some() && answered == self.unanswered.as_ref().map(|(id, _)| id.as_str()) {
                            self.unanswered = None;
                        }
                        let is_last = news.is_last();
                        (self.hear)(Heard::News(news));
                        if is_last {
                            return Broken::Done;
                        }
                    }
                    Ok(Some(Ok(Message::Close(_))) | None) => {
                        return Broken::Lost(Failure::unreachable("it has closed the connection"));
                    }
                    Ok(Some(Ok(_))) => {}
                    Ok(Some(Err(error))) => return Broken::Lost(Failure::unreachable(error)),
                    Err(_) => return Broken::Lost(Failure::unreachable("nothing is heard of it")),
                },
                wanted = self.wanted.recv() => {
                    let Some(command) = wanted else { return Broken::Done };
                    self.remember(&command);
                    if let Err(broken) = say(&mut socket, &command).await {
                        return broken;
                    }
                }
            }
        }
    }

    /// Moves are sent until they are answered.
    fn remember(&mut self, command: &Command) {
        if let Some(play) = command.as_move() {
            self.unanswered = Some((play.client.clone(), command.clone()));
        }
    }

    /// Waits, and hands back what is wanted meanwhile and is no move. Says whether anybody is still there.
    async fn pause<N>(&mut self, wait: Duration) -> bool
    where
        H: FnMut(Heard<N>) + Send + 'static,
    {
        let end = time::Instant::now() + wait;
        loop {
            match time::timeout_at(end, self.wanted.recv()).await {
                Ok(Some(command)) if command.as_move().is_some() => self.remember(&command),
                Ok(Some(command)) => (self.hear)(Heard::Unsent(command)),
                Ok(None) => return false,
                Err(_) => return true,
            }
        }
    }
}

async fn say(socket: &mut WebSocketStream<Box<dyn Stream>>, command: &Command) -> Result<(), Broken> {
    let lost = |failure| Broken::Lost(failure);
    let text = serde_json::to_string(command).map_err(|error| lost(Failure::nonsense(error)))?;
    match time::timeout(SILENCE, socket.send(Message::text(text))).await {
        Ok(sent) => sent.map_err(|error| lost(Failure::unreachable(error))),
        Err(_) => Err(lost(Failure::unreachable("it does not listen"))),
    }
}

/// Half of a wait to all of it, so that not all come back at once.
pub(crate) fn spread(wait: Duration) -> Duration {
    let chance = RandomState::new().build_hasher().finish();
    wait.mul_f64(0.5 + (chance % 1024) as f64 / 2048.0)
}

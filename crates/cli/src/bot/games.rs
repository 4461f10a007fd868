//! A bot and its games.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use colorito_arena::{Player, PlayerError, PlayerSpec};
use colorito_client::{Client, EventLine, Failure as Refusal, Heard};
use colorito_play::{Ability, Audience, Command, ForSide, GameId, PlayMove, SideName};
use colorito_wire::{Acceptance, InvitationAnswer, NewInvitation, ProgramGame, ProgramNews};
use tokio::{
    runtime::Handle,
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    task, time as tokio_time,
};

use super::{BotCommand, Wishes, time};
use crate::{Failure, output, words::Words};

/// The first wait before a move is sent again, and the longest.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(8);

/// What a bot hears.
enum News {
    Server(Heard<ProgramNews>),
    /// A move was sent, or there will be none.
    Moved(GameId, Result<(), PlayerError>),
    /// An invitation was taken, or was not; or one was made, which stands in the lobby now.
    Tried(Option<InvitationAnswer>),
}

/// Engines that wait for a game.
#[derive(Clone)]
struct Engines {
    spec: PlayerSpec,
    idle: Arc<Mutex<HashMap<GameId, Box<dyn Player>>>>,
}

impl Engines {
    /// The engine of a game, which is started with the first move.
    fn take(&self, id: GameId, game: &colorito::Game) -> Result<Box<dyn Player>, PlayerError> {
        if let Some(engine) = self.idle.lock().unwrap_or_else(PoisonError::into_inner).remove(&id) {
            return Ok(engine);
        }
        let mut engine = self.spec.player(id.number())?;
        engine.new_game(game.rules())?;
        Ok(engine)
    }

    fn put_back(&self, id: GameId, engine: Box<dyn Player>) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).insert(id, engine);
    }

    fn end(&self, id: GameId) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }
}

/// An engine at a server.
pub(super) struct Bot {
    client: Client,
    words: Words,
    wishes: Wishes,
    engines: Engines,
    time: Duration,
    /// How many games at once.
    most: usize,
    /// How many games are still to be played, if there is an end.
    left: Option<usize>,
    games: HashMap<GameId, ProgramGame>,
    /// The games that are being thought about, each with its ply.
    thinking: HashMap<GameId, usize>,
    /// What was seen to its end.
    over: HashSet<GameId>,
    lobby: Vec<InvitationAnswer>,
    /// What could not be taken, and is not tried again.
    refused: HashSet<String>,
    /// Whether an invitation is just being taken or made.
    trying: bool,
    news: UnboundedSender<News>,
    heard: UnboundedReceiver<News>,
}

impl Bot {
    /// A bot whose engine can be started.
    pub(super) fn new(options: &BotCommand, client: Client, words: Words) -> Result<Bot, Failure> {
        let spec = options.spec();
        // Said at once, not at the first move.
        spec.player(0).map_err(|error| Failure::unplayable(&error, words))?;
        let (news, heard) = unbounded_channel();
        Ok(Bot {
            client,
            words,
            wishes: options.wishes.clone(),
            engines: Engines { spec, idle: Arc::default() },
            time: Duration::from_millis(options.time),
            most: options.games,
            left: options.stop_after,
            games: HashMap::new(),
            thinking: HashMap::new(),
            over: HashSet::new(),
            lobby: Vec::new(),
            refused: HashSet::new(),
            trying: false,
            news,
            heard,
        })
    }

    /// Plays until it is told to stop, or has played enough. Games under way stay as they are: whoever comes
    /// back with the same token goes on with them.
    pub(super) async fn play(mut self) -> Result<(), Failure> {
        let news = self.news.clone();
        let hear = move |heard| drop(news.send(News::Server(heard)));
        let line = EventLine::open(self.client.clone(), &Handle::current(), hear);
        let mut stop = std::pin::pin!(crate::serve::until_told_to_stop());
        let mut played = Ok(());
        while played.is_ok() && !self.is_done() {
            played = tokio::select! {
                () = &mut stop => break,
                Some(news) = self.heard.recv() => self.follow(news),
            };
        }
        self.withdraw().await;
        drop(line);
        played
    }

    fn is_done(&self) -> bool {
        self.left == Some(0) && self.thinking.is_empty() && self.games.is_empty()
    }

    fn follow(&mut self, news: News) -> Result<(), Failure> {
        match news {
            News::Server(Heard::News(news)) => self.hear(news)?,
            News::Server(Heard::Lost(failure)) => self.say("cli-bot-lost", ("cause", failure.to_string())),
            News::Server(Heard::Ended(why)) => {
                let why = why.map(|failure| failure.to_string()).unwrap_or_default();
                return Err(Failure::Input(self.words.text("cli-bot-refused", &[("cause", why.into())])));
            }
            News::Server(Heard::Unsent(_)) => {}
            News::Moved(id, Ok(())) => {
                self.thinking.remove(&id);
                if let Some(game) = self.games.get(&id).cloned() {
                    self.act(&game)?;
                }
            }
            News::Moved(_, Err(error)) => return Err(Failure::unplayable(&error, self.words)),
            News::Tried(made) => {
                self.trying = false;
                self.lobby.extend(made);
            }
        }
        self.seek();
        Ok(())
    }

    fn hear(&mut self, news: ProgramNews) -> Result<(), Failure> {
        match news {
            ProgramNews::State { name, games, invitations } => {
                self.say("cli-bot-plays", ("name", name.unwrap_or_default()));
                self.lobby = invitations;
                self.games.clear();
                for game in games {
                    self.act(&game)?;
                }
            }
            ProgramNews::Game { game } => self.act(&game)?,
            ProgramNews::Gone { id } => {
                if let Ok(id) = id.parse() {
                    self.games.remove(&id);
                    self.engines.end(id);
                }
            }
            ProgramNews::Presence { id, claim, .. } => self.wait_for(&id, claim),
            ProgramNews::Lobby { invitations } => self.lobby = invitations,
            // It has nothing to say.
            ProgramNews::Said { .. } => {}
        }
        Ok(())
    }

    /// Does what a game waits for.
    fn act(&mut self, told: &ProgramGame) -> Result<(), Failure> {
        let (Ok(id), Some(side)) = (told.id.parse::<GameId>(), told.you) else { return Ok(()) };
        if self.games.get(&id).is_some_and(|known| known.revision > told.revision) {
            return Ok(());
        }
        if told.outcome.is_some() {
            return self.end(id, side, told);
        }
        self.games.insert(id, told.clone());
        let ply = told.moves.len();
        if told.can.contains(&Ability::AnswerTakeBack) && told.takeback_offer != Some(side) {
            self.send(id, Command::AcceptTakeBack(ForSide { side, ply }));
        } else if !told.legal.is_empty() && !self.thinking.contains_key(&id) {
            self.thinking.insert(id, ply);
            self.think(id, side, told.clone());
        }
        Ok(())
    }

    /// Claims the win once the other has been away for long enough. If they come back meanwhile, the server refuses it.
    fn wait_for(&self, id: &str, claim: Option<u64>) {
        let Some((id, wait)) = id.parse::<GameId>().ok().zip(claim) else { return };
        let Some((game, side)) = self.games.get(&id).and_then(|game| Some((game, game.you?))) else { return };
        let claim = Command::ClaimWin(ForSide { side, ply: game.moves.len() });
        let client = self.client.clone();
        task::spawn(async move {
            tokio_time::sleep(Duration::from_millis(wait)).await;
            let _ = client.follow(id, &claim).await;
        });
    }

    /// Says how a game ended, once, and plays again if the other wants to.
    fn end(&mut self, id: GameId, side: SideName, told: &ProgramGame) -> Result<(), Failure> {
        self.games.remove(&id);
        self.engines.end(id);
        if let Some(outcome) = told.outcome.as_ref().filter(|_| self.over.insert(id)) {
            let result = match outcome.winner {
                Some(winner) if winner == side => "won",
                Some(_) => "lost",
                None if outcome.reason == "aborted" => "aborted",
                None => "drawn",
            };
            output::line(&format!("{id} {result} {}", outcome.reason))?;
            self.left = self.left.map(|left| left.saturating_sub(1));
        }
        let asked = told.rematch_offer.is_some() && told.rematch_offer != Some(side);
        if asked && !self.wishes.no_rematch && told.can.contains(&Ability::Rematch) && self.has_room() {
            self.send(id, Command::Rematch(ForSide { side, ply: told.moves.len() }));
        }
        Ok(())
    }

    /// Thinks in a thread of its own and sends the move until it is answered.
    fn think(&self, id: GameId, side: SideName, told: ProgramGame) {
        let (engines, client, news) = (self.engines.clone(), self.client.clone(), self.news.clone());
        let (time, ply) = (time::for_move(self.time, told.clock.as_ref(), side), told.moves.len());
        task::spawn(async move {
            let thought = task::spawn_blocking(move || {
                let game = told.replay().map_err(|error| PlayerError::Nonsense(error.to_string()))?;
                let mut engine = engines.take(id, &game)?;
                let choice = engine.choose(&game, time)?;
                engines.put_back(id, engine);
                Ok(choice.chosen.to_string())
            });
            let thought = thought.await.unwrap_or(Err(PlayerError::Gone));
            let moved = match thought {
                Ok(played) => {
                    let command = PlayMove { client: format!("{id}-{ply}-{played}"), played, ply };
                    send(&client, id, &Command::Move(command)).await;
                    Ok(())
                }
                Err(error) => Err(error),
            };
            let _ = news.send(News::Moved(id, moved));
        });
    }

    fn send(&self, id: GameId, command: Command) {
        let client = self.client.clone();
        task::spawn(async move { send(&client, id, &command).await });
    }

    fn has_room(&self) -> bool {
        self.games.len() < self.most && self.left.is_none_or(|left| left > self.games.len())
    }

    /// Takes an invitation if it should, or makes one, one at a time.
    fn seek(&mut self) {
        if self.trying || !self.has_room() {
            return;
        }
        let found = self.lobby.iter().find(|one| self.wishes.want(one) && !self.refused.contains(&one.id));
        if let Some(id) = found.filter(|_| self.wishes.accept).map(|one| one.id.clone()) {
            self.refused.insert(id.clone());
            self.attempt(async move |client: Client| {
                client.accept(&id, &Acceptance::default()).await.map(|_| None)
            });
        } else if let Some(pace) = self.wishes.offer
            && !self.lobby.iter().any(|one| one.yours)
        {
            let variant = self.wishes.variant.first().map(ToString::to_string);
            let new = NewInvitation {
                audience: Audience::Lobby,
                variant,
                board: None,
                repetition_draws: None,
                clock: Some(pace.0),
                side: None,
                begins: None,
                rated: self.wishes.rated,
                within: None,
                name: None,
            };
            self.attempt(async move |client: Client| {
                client.invite(&new).await.map(|made| Some(made.invitation))
            });
        }
    }

    /// What fails is said by whoever was faster, or tried again with the next news.
    fn attempt<F>(&mut self, act: impl FnOnce(Client) -> F + Send + 'static)
    where
        F: Future<Output = Result<Option<InvitationAnswer>, Refusal>> + Send,
    {
        self.trying = true;
        let (client, news) = (self.client.clone(), self.news.clone());
        task::spawn(async move {
            let made = if let Ok(made) = act(client).await {
                made
            } else {
                tokio_time::sleep(FIRST_WAIT).await;
                None
            };
            let _ = news.send(News::Tried(made));
        });
    }

    /// Leaves nothing in the lobby.
    async fn withdraw(&self) {
        // If the server is gone, so is what stands there for now; the rest stands until its time is over.
        let Ok(lobby) = self.client.lobby().await else { return };
        for own in lobby.invitations.iter().filter(|one| one.yours) {
            // It may have been taken a moment ago.
            let _ = self.client.withdraw(&own.id).await;
        }
    }

    fn say(&self, key: &str, (name, value): (&str, String)) {
        eprintln!("{}", self.words.text(key, &[(name, value.into())]));
    }
}

impl Wishes {
    /// Whether an invitation is one to take.
    fn want(&self, one: &InvitationAnswer) -> bool {
        let variant =
            self.variant.is_empty() || self.variant.iter().any(|wanted| wanted.name() == one.variant);
        !one.yours && variant && (self.programs || !one.program) && (self.rated || !one.rated)
    }
}

/// Sends a command until it is answered, whatever the answer: a move that came too late is no mistake.
async fn send(client: &Client, id: GameId, command: &Command) {
    let mut wait = FIRST_WAIT;
    while let Err(failure) = client.follow(id, command).await {
        if !failure.may_pass() {
            return;
        }
        tokio_time::sleep(wait).await;
        wait = (2 * wait).min(LONGEST_WAIT);
    }
}

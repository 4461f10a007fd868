//! The stream of events: all that happens in somebody's games with others and in the lobby, a line each. It is made
//! for programs, which need one connection for it and nothing else to listen to.

use std::{collections::HashMap, pin::pin, sync::Arc, time::Duration};

use axum::body::Bytes;
use colorito::Side;
use colorito_play::{GameId, PlayerId, Role, SeatedGame};
use colorito_store::{Fate, GamesWithOthers};
use colorito_wire::{Error, InvitationAnswer, PresenceAnswer, ProgramGame, ProgramNews};
use serde::Serialize;
use tokio::{
    sync::{
        broadcast::{Receiver, error::RecvError},
        mpsc, watch,
    },
    task::JoinSet,
    time::{self, Instant, MissedTickBehavior},
};

use crate::{
    bell::Bell,
    connections::until_true,
    conversation,
    crowd::Attendant,
    feed::Event,
    identity::Visitor,
    lobby::Lobby,
    room::Room,
    rooms::Rooms,
    trouble::{log, of_store},
};

/// How often a sign of life is given.
const BEAT: Duration = Duration::from_secs(20);

/// After so long the games are looked for again, whatever was heard: news may get lost.
const LOOK: Duration = Duration::from_mins(1);

/// How long a game is listened to after its end: the other may want to play again.
const LINGER: Duration = Duration::from_mins(10);

/// How long nobody may read what is said.
const PATIENCE: Duration = Duration::from_mins(1);

/// The most games of one player that are told of.
const MOST: u32 = 200;

/// How many events of games wait until they are said.
const BACKLOG: usize = 64;

/// Whoever has listened is gone.
struct Gone;

/// What a stream is made of.
pub(crate) struct Events {
    pub(crate) rooms: Rooms,
    pub(crate) lobby: Lobby,
    pub(crate) bell: Bell,
    pub(crate) visitor: Visitor,
    pub(crate) player: PlayerId,
    pub(crate) out: mpsc::Sender<Bytes>,
}

/// The games that are listened to. Dropped, none is.
struct Watched {
    tasks: JoinSet<()>,
    games: HashMap<GameId, tokio::task::AbortHandle>,
    news: mpsc::Sender<ProgramNews>,
}

impl Events {
    /// Says what happens until nobody listens, the session is over or the server stops.
    pub(crate) async fn tell(self, mut closing: watch::Receiver<bool>) {
        let mut revoked = pin!(self.visitor.revoked());
        let told = tokio::select! {
            () = &mut revoked => return,
            () = until_true(&mut closing) => return,
            told = self.tell_all() => told,
        };
        if let Err(error) = told {
            log(&error);
        }
    }

    async fn tell_all(&self) -> Result<(), Error> {
        // Before anything is looked at, so that nothing is missed.
        let (mut rings, mut lobby) = (self.bell.listen(), self.lobby.listen());
        let _attendance = self.lobby.attend(self.visitor.asker()).await?;
        let (news, mut heard) = mpsc::channel(BACKLOG);
        let mut watched = Watched { tasks: JoinSet::new(), games: HashMap::new(), news };
        let mut invitations = self.invitations().await?;
        let account = self.rooms.context().store.account(self.player).await.map_err(of_store)?;
        let state = ProgramNews::State {
            name: account.map(|account| account.name),
            games: self.new_games(&mut watched).await?,
            invitations: invitations.clone(),
        };
        let mut said = self.say(&state).await;
        let mut looks = time::interval_at(Instant::now() + LOOK, LOOK);
        let mut beats = time::interval_at(Instant::now() + BEAT, BEAT);
        for ticks in [&mut looks, &mut beats] {
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        }
        while said.is_ok() {
            said = tokio::select! {
                Some(news) = heard.recv() => self.say(&news).await,
                rung = rings.recv() => match rung {
                    Ok(player) if player != self.player => Ok(()),
                    Ok(_) | Err(RecvError::Lagged(_)) => self.begin(&mut watched).await?,
                    Err(RecvError::Closed) => Err(Gone),
                },
                changed = lobby.changed() => match changed {
                    Ok(()) => {
                        lobby.mark_unchanged();
                        self.show_lobby(&mut invitations).await?
                    }
                    Err(_) => Err(Gone),
                },
                _ = looks.tick() => self.begin(&mut watched).await?,
                _ = beats.tick() => self.pass_on(Bytes::from_static(b"\n")).await,
            };
        }
        Ok(())
    }

    async fn say(&self, news: &impl Serialize) -> Result<(), Gone> {
        let mut line = serde_json::to_vec(news).expect("what is said is plain data");
        line.push(b'\n');
        self.pass_on(line.into()).await
    }

    /// Nothing is kept for those who do not read: they come back and hear how things are.
    async fn pass_on(&self, line: Bytes) -> Result<(), Gone> {
        self.out.send_timeout(line, PATIENCE).await.map_err(|_| Gone)
    }

    async fn invitations(&self) -> Result<Vec<InvitationAnswer>, Error> {
        let (asker, now) = (self.visitor.asker(), self.lobby.now());
        Ok(self.lobby.list().await?.to(asker).map(|one| InvitationAnswer::of(one, asker, now)).collect())
    }

    /// Says what the lobby is, if it is not what it was. That a live invitation stands longer is no change.
    async fn show_lobby(&self, before: &mut Vec<InvitationAnswer>) -> Result<Result<(), Gone>, Error> {
        let now = self.invitations().await?;
        if now.iter().map(|one| &one.id).eq(before.iter().map(|one| &one.id)) {
            return Ok(Ok(()));
        }
        before.clone_from(&now);
        Ok(self.say(&ProgramNews::Lobby { invitations: now }).await)
    }

    /// Says which games have begun.
    async fn begin(&self, watched: &mut Watched) -> Result<Result<(), Gone>, Error> {
        for game in self.new_games(watched).await? {
            if self.say(&ProgramNews::Game { game: Box::new(game) }).await.is_err() {
                return Ok(Err(Gone));
            }
        }
        Ok(Ok(()))
    }

    /// Listens to the games that go on and were not listened to.
    async fn new_games(&self, watched: &mut Watched) -> Result<Vec<ProgramGame>, Error> {
        let wanted = GamesWithOthers {
            player: self.player,
            opponent: None,
            variant: None,
            fate: Some(Fate::Open),
            rated: None,
            after: None,
            limit: MOST,
        };
        let open = self.rooms.context().store.games_with_others(wanted).await.map_err(of_store)?;
        watched.games.retain(|_, task| !task.is_finished());
        let mut new = Vec::new();
        for summary in open {
            if watched.games.contains_key(&summary.id) {
                continue;
            }
            let room = match self.rooms.enter(summary.id).await {
                Ok(room) => room,
                Err(error) => {
                    log(&error);
                    continue;
                }
            };
            let Ok((seated, events)) = room.listen().await else { continue };
            new.push(self.told(&seated));
            let attendant = room.context().crowd.enter(&seated, self.visitor.asker()).await?;
            let visitor = self.visitor.clone();
            // What was said before is in the conversation, for whoever asks.
            let heard = conversation::last(room.context(), &seated).await?;
            let watch = Watch { room, visitor, told: seated.revision, seated, attendant, heard };
            watched.games.insert(summary.id, watched.tasks.spawn(watch.tell(events, watched.news.clone())));
        }
        while watched.tasks.try_join_next().is_some() {}
        Ok(new)
    }

    fn told(&self, seated: &SeatedGame) -> ProgramGame {
        ProgramGame::of(seated, seated.role(self.visitor.asker()), self.lobby.now())
    }
}

/// A game that is listened to.
struct Watch {
    room: Arc<Room>,
    visitor: Visitor,
    seated: Arc<SeatedGame>,
    /// The revision that was told last.
    told: i64,
    /// The sign that who listens is at the game.
    attendant: Option<Attendant>,
    /// The last remark that was told.
    heard: i64,
}

impl Watch {
    /// Passes on what happens until the game is over and nothing more comes of it.
    async fn tell(mut self, mut events: Receiver<Event>, news: mpsc::Sender<ProgramNews>) {
        let presence = self.room.context().crowd.presence(self.room.id());
        let first = presence.filter(|_| self.attendant.is_some()).and_then(|told| self.presence(&told));
        if let Some(first) = first {
            let _ = news.send(first).await;
        }
        loop {
            let event = if self.seated.to_move().is_none() {
                let Ok(event) = time::timeout(LINGER, events.recv()).await else { return };
                event
            } else {
                events.recv().await
            };
            let seated = match event {
                Ok(Event::Changed(change)) => Arc::clone(&change.after),
                Ok(Event::Deleted) | Err(RecvError::Closed) => {
                    let _ = news.send(ProgramNews::Gone { id: self.room.id().to_string() }).await;
                    return;
                }
                Err(RecvError::Lagged(_)) => {
                    events = events.resubscribe();
                    let Ok(seated) = self.room.look().await else { continue };
                    seated
                }
                Ok(Event::Present(presence, _)) => {
                    if let Some(told) = self.presence(&presence) {
                        let _ = news.send(told).await;
                    }
                    continue;
                }
                Ok(Event::Said) => {
                    if self.pass_words_on(&news).await.is_err() {
                        return;
                    }
                    continue;
                }
                Ok(_) => continue,
            };
            if seated.revision <= self.told {
                continue;
            }
            self.told = seated.revision;
            let (role, now) = (seated.role(self.visitor.asker()), self.room.context().now());
            let game = Box::new(ProgramGame::of(&seated, role, now));
            self.seated = seated;
            if news.send(ProgramNews::Game { game }).await.is_err() {
                return;
            }
        }
    }

    /// Passes on what the opponent has said.
    async fn pass_words_on(&mut self, news: &mpsc::Sender<ProgramNews>) -> Result<(), Gone> {
        let asker = self.visitor.asker();
        let Role::Player(side) = self.seated.role(asker) else { return Ok(()) };
        let heard = conversation::heard(self.room.context(), &self.seated, asker, self.heard).await;
        let Ok(heard) = heard.inspect_err(log) else { return Ok(()) };
        for remark in &heard.remarks {
            self.heard = remark.number;
            if remark.side != side.into() {
                let said = ProgramNews::Said { id: self.room.id().to_string(), remark: remark.into() };
                news.send(said).await.map_err(|_| Gone)?;
            }
        }
        Ok(())
    }

    /// Whether the opponent is there, as the player is told it.
    fn presence(&self, told: &PresenceAnswer) -> Option<ProgramNews> {
        let Role::Player(side) = self.seated.role(self.visitor.asker()) else { return None };
        let claim = told.claim.filter(|claim| claim.by == side.into());
        Some(ProgramNews::Presence {
            id: self.room.id().to_string(),
            opponent: if side == Side::Red { told.blue } else { told.red },
            claim: claim.map(|claim| claim.wait),
        })
    }
}

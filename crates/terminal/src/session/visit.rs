//! A visit to a server: who one is there, one's games, the lobby, and invitations.

use std::future::Future;

use colorito_client::{Client, Failure, Heard, Link, LobbyLine, Server};
use colorito_play::{GameId, InvitationState};
use colorito_wire::{
    Acceptance, AccountAnswer, AccountKind, ClaimAcceptance, GameAnswer, InvitationAnswer, LobbyNews,
    NewInvitation, RoleName, Secret, SignIn, SummaryAnswer,
};

use crate::{
    desk::Desk,
    trouble::Trouble,
    work::{Finding, Job, News},
};

/// What a server has answered.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// Who one is, and one's games.
    Around(AccountAnswer, Vec<SummaryAnswer>),
    SignedOut,
    /// An invitation was made; a link has a claim.
    Invited(Box<InvitationAnswer>, Option<String>),
    Withdrawn,
    /// A game, to play or to watch.
    Game(Box<GameAnswer>),
}

/// What is new on a visit.
#[derive(Debug)]
pub(crate) enum Visited {
    /// Who one is there, and one's games.
    Around,
    /// Nobody any more.
    SignedOut,
    /// What can be taken in the lobby.
    Lobby,
    /// Something is sought in the lobby now.
    Sought,
    /// The link of an invitation that was made.
    Invited(String),
    /// An invitation was taken back.
    Withdrawn,
    /// An invitation of one's own cannot be taken any more.
    Closed(InvitationState),
    /// A game to sit down at.
    Game(Box<GameAnswer>),
    /// The lobby cannot be heard for the moment.
    Lost,
}

/// The lobby as it is heard.
struct Lobby {
    job: Job,
    _line: LobbyLine,
    /// Whether the server knows who listens.
    is_known: bool,
}

/// Somebody at a server.
pub(crate) struct Visit {
    client: Client,
    account: Option<AccountAnswer>,
    games: Vec<SummaryAnswer>,
    seeks: Vec<InvitationAnswer>,
    lobby: Option<Lobby>,
    /// The name of the invitation that was made last.
    invited: Option<String>,
    /// What was asked and not answered yet.
    asking: Vec<Job>,
}

impl Visit {
    /// Goes to a server, as whom it knows one by.
    pub(crate) fn begin(server: Server, desk: &mut Desk) -> Visit {
        let token = desk.passes.token(&server);
        let mut visit = Visit {
            client: Client::new(server, token),
            account: None,
            games: Vec::new(),
            seeks: Vec::new(),
            lobby: None,
            invited: None,
            asking: Vec::new(),
        };
        visit.look_around(desk);
        visit
    }

    /// The same visit in another place: with a lobby of its own.
    pub(crate) fn again(&self) -> Visit {
        Visit {
            client: self.client.clone(),
            account: self.account.clone(),
            games: Vec::new(),
            seeks: Vec::new(),
            lobby: None,
            invited: None,
            asking: Vec::new(),
        }
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    pub(crate) fn server(&self) -> &Server {
        self.client.server()
    }

    /// The name of the account.
    pub(crate) fn name(&self) -> Option<&str> {
        self.account.as_ref()?.name.as_deref()
    }

    /// What one is there, once that is known.
    pub(crate) fn kind(&self) -> Option<AccountKind> {
        self.account.as_ref().map(|account| account.kind)
    }

    /// One's games that go on, those first that wait for oneself.
    pub(crate) fn games(&self) -> &[SummaryAnswer] {
        &self.games
    }

    /// What can be taken in the lobby, or is one's own.
    pub(crate) fn seeks(&self) -> &[InvitationAnswer] {
        &self.seeks
    }

    /// Whether something was asked and not answered yet.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.asking.is_empty()
    }
}

/// Whether a game waits for whoever asked.
pub(crate) fn waits(game: &SummaryAnswer) -> bool {
    use colorito_play::SideName;
    let own = match game.you {
        Some(RoleName::Red) => game.turn == SideName::Red,
        Some(RoleName::Blue) => game.turn == SideName::Blue,
        Some(RoleName::Both) => true,
        None => false,
    };
    own && game.result.is_none()
}

/// What can be asked.
impl Visit {
    /// Asks who one is, and for one's games.
    pub(crate) fn look_around(&mut self, desk: &mut Desk) {
        let client = self.client.clone();
        let look = async move {
            let account = client.account().await?;
            Ok(Answer::Around(account, client.games().await?.games))
        };
        self.ask(look, desk);
    }

    /// Signs in. What was begun as a guest is taken along.
    pub(crate) fn sign_in(&mut self, name: &str, password: String, desk: &mut Desk) {
        let (client, name) = (self.client.clone(), name.to_owned());
        let asked = SignIn { name, password: Secret::from(password), take_games: true };
        let sign_in = async move {
            let account = client.sign_in(&asked).await?;
            Ok(Answer::Around(account, client.games().await?.games))
        };
        self.ask(sign_in, desk);
    }

    pub(crate) fn sign_out(&mut self, desk: &mut Desk) {
        let client = self.client.clone();
        self.ask(async move { client.sign_out().await.map(|()| Answer::SignedOut) }, desk);
    }

    /// Begins to listen to the lobby.
    pub(crate) fn enter_lobby(&mut self, desk: &mut Desk) {
        let (job, teller) = desk.workers.listen();
        let hear = move |heard| teller.tell(Finding::Lobby(Box::new(heard)));
        let line = LobbyLine::open(self.client.clone(), &desk.games.runtime(), hear);
        self.lobby = Some(Lobby { job, _line: line, is_known: self.client.token().is_some() });
    }

    /// Hears no more of the lobby; what was sought there for now is withdrawn.
    pub(crate) fn leave_lobby(&mut self) {
        self.lobby = None;
        self.seeks.clear();
    }

    /// The name of the invitation that was made last.
    pub(crate) fn invited(&self) -> Option<&str> {
        self.invited.as_deref()
    }

    pub(crate) fn is_in_lobby(&self) -> bool {
        self.lobby.is_some()
    }

    pub(crate) fn invite(&mut self, new: NewInvitation, desk: &mut Desk) {
        let client = self.client.clone();
        let invite = async move {
            let made = client.invite(&new).await?;
            Ok(Answer::Invited(Box::new(made.invitation), made.claim))
        };
        self.ask(invite, desk);
    }

    pub(crate) fn withdraw(&mut self, id: &str, desk: &mut Desk) {
        let (client, id) = (self.client.clone(), id.to_owned());
        self.ask(async move { client.withdraw(&id).await.map(|()| Answer::Withdrawn) }, desk);
    }

    /// Takes an invitation in the lobby.
    pub(crate) fn accept(&mut self, id: &str, desk: &mut Desk) {
        let (client, id) = (self.client.clone(), id.to_owned());
        let accept = async move { client.accept(&id, &Acceptance::default()).await.map(game) };
        self.ask(accept, desk);
    }

    /// Follows a link of this server: to its game if one plays there already or it is taken, else to a new
    /// one.
    pub(crate) fn follow(&mut self, link: Link, desk: &mut Desk) {
        let client = self.client.clone();
        match link {
            Link::Game { id, .. } => self.sit_down(id, desk),
            Link::Join { claim, .. } => self.ask(async move { join(&client, claim).await }, desk),
        }
    }

    /// Goes to a game.
    pub(crate) fn sit_down(&mut self, id: GameId, desk: &mut Desk) {
        let client = self.client.clone();
        self.ask(async move { client.game(id).await.map(game) }, desk);
    }

    fn ask(
        &mut self,
        asked: impl Future<Output = Result<Answer, Failure>> + Send + 'static,
        desk: &mut Desk,
    ) {
        let (job, teller) = desk.workers.listen();
        self.asking.push(job);
        desk.games.runtime().spawn(async move { teller.tell(Finding::Answer(Box::new(asked.await))) });
    }
}

fn game(told: GameAnswer) -> Answer {
    Answer::Game(Box::new(told))
}

/// Follows an invitation. Whoever plays its game already goes there, and so does who comes too late, to
/// watch.
async fn join(client: &Client, claim: String) -> Result<Answer, Failure> {
    let invitation = client.look(&claim).await?;
    if let Some(id) = invitation.game.as_deref().and_then(|id| id.parse().ok()) {
        return client.game(id).await.map(game);
    }
    client.take(&ClaimAcceptance { claim, name: None }).await.map(game)
}

/// What is heard.
impl Visit {
    /// Takes in an answer or what is new in the lobby, if it is for this visit.
    pub(crate) fn news(&mut self, news: &News, desk: &mut Desk) -> Option<Result<Visited, Trouble>> {
        match &news.finding {
            Finding::Answer(answer) => {
                let at = self.asking.iter().position(|job| job.is_behind(news))?;
                self.asking.remove(at);
                self.keep_pass(desk);
                Some((**answer).clone().map_err(Trouble::from).map(|answer| self.take_in(answer, desk)))
            }
            Finding::Lobby(heard) if self.lobby.as_ref().is_some_and(|lobby| lobby.job.is_behind(news)) => {
                self.hear((**heard).clone(), desk).transpose()
            }
            _ => None,
        }
    }

    /// Keeps what the server knows one by.
    fn keep_pass(&self, desk: &mut Desk) {
        // Who cannot write files signs in anew next time.
        drop(desk.passes.keep(self.server(), self.client.token(), self.name()));
    }

    fn take_in(&mut self, answer: Answer, desk: &mut Desk) -> Visited {
        match answer {
            Answer::Around(account, mut games) => {
                self.account = Some(account);
                self.keep_pass(desk);
                games.retain(|game| game.result.is_none());
                games.sort_by_key(|game| !waits(game));
                self.games = games;
                Visited::Around
            }
            Answer::SignedOut => {
                self.account = None;
                self.games.clear();
                self.keep_pass(desk);
                self.look_around(desk);
                Visited::SignedOut
            }
            Answer::Invited(made, claim) => {
                self.invited = Some(made.id);
                // The lobby knows by now who has invited.
                if self.lobby.as_ref().is_none_or(|lobby| !lobby.is_known) {
                    self.enter_lobby(desk);
                }
                claim.map_or(Visited::Sought, |claim| Visited::Invited(self.server().invitation(&claim)))
            }
            Answer::Withdrawn => Visited::Withdrawn,
            Answer::Game(game) => Visited::Game(game),
        }
    }

    fn hear(&mut self, heard: Heard<LobbyNews>, desk: &mut Desk) -> Result<Option<Visited>, Trouble> {
        match heard {
            Heard::News(LobbyNews::Lobby { invitations, known }) => {
                self.seeks = invitations;
                if let Some(lobby) = &mut self.lobby {
                    lobby.is_known = known;
                }
                Ok(Some(Visited::Lobby))
            }
            Heard::News(LobbyNews::Invitation { invitation }) => {
                if let Some(id) = invitation.game.as_deref().and_then(|id| id.parse().ok()) {
                    self.sit_down(id, desk);
                    return Ok(None);
                }
                Ok(Some(Visited::Closed(invitation.state)))
            }
            Heard::Lost(_) => Ok(Some(Visited::Lost)),
            Heard::Unsent(_) | Heard::Ended(None) => Ok(None),
            Heard::Ended(Some(failure)) => Err(failure.into()),
        }
    }
}

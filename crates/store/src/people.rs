//! What a store knows about those who play: accounts, sessions, ratings.

use std::fmt;

use async_trait::async_trait;
use colorito_play::{AccountName, GameId, GameSummary, Pace, PlayerId, Rating, Seat, Timestamp};

use crate::StoreError;

/// Somebody who has a name here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Who it is.
    pub player: PlayerId,
    /// The name as it is shown.
    pub name: String,
    /// When it was made.
    pub since: Timestamp,
    /// Whose program it is, if it is one.
    pub program: Option<ProgramOf>,
    /// Whether those who run the server have closed it.
    pub closed: bool,
}

impl Account {
    /// How it sits at a board.
    pub fn seat(&self) -> Seat {
        let name = self.name.clone();
        if self.program.is_some() { Seat::Program { name } } else { Seat::Person { name: Some(name) } }
    }
}

/// Whose program an account is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramOf {
    /// Who has made it.
    pub owner: PlayerId,
    /// Whether its games with people may count for ratings.
    pub rated: bool,
}

/// A program with what is known of its token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredProgram {
    /// Its account.
    pub account: Account,
    /// Whether its games with people may count for ratings.
    pub rated: bool,
    /// When its token was last used, to the hour; `None` if it has none.
    pub used: Option<Timestamp>,
}

/// Who has a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Who it is.
    pub player: PlayerId,
    /// Whether that is a program.
    pub is_program: bool,
}

/// What a password is held against.
#[derive(Clone, PartialEq, Eq)]
pub struct Credentials {
    /// Who it is.
    pub player: PlayerId,
    /// The hash of the password, with all that is needed to compare.
    pub password: String,
}

impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials").field("player", &self.player).finish_non_exhaustive()
    }
}

/// A session to be begun: the browser gets the token, the store its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of the token.
    pub token: String,
    /// The session of the same browser that ends with it.
    pub instead_of: Option<String>,
    /// What is known about the browser, roughly.
    pub browser: Option<String>,
    /// When it begins.
    pub now: Timestamp,
}

/// A session that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSession {
    /// The hash of the token.
    pub token: String,
    /// When it was begun.
    pub created: Timestamp,
    /// When it was last used, to the hour.
    pub used: Timestamp,
    /// What is known about the browser, roughly.
    pub browser: Option<String>,
}

/// What a game has changed about a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The game.
    pub game: GameId,
    /// At which pace.
    pub pace: Pace,
    /// When it ended.
    pub at: Timestamp,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub value: f64,
    /// Its deviation after.
    pub deviation: f64,
}

/// How games of one variant against one opponent ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results {
    /// The variant's name.
    pub variant: String,
    /// Against whom.
    pub opponent: PlayerId,
    /// The opponent's name, `None` for a guest and for an account that was deleted.
    pub name: Option<String>,
    /// Whether the opponent's account was deleted.
    pub gone: bool,
    /// Whether the opponent is a program.
    pub program: bool,
    /// Games won.
    pub won: u32,
    /// Games drawn, ties included.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// How a game went for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
    /// It goes on.
    Open,
}

impl Fate {
    /// The name programs know it by.
    pub fn name(self) -> &'static str {
        match self {
            Fate::Won => "won",
            Fate::Drawn => "drawn",
            Fate::Lost => "lost",
            Fate::Open => "open",
        }
    }
}

/// Which games of somebody with others to list, the last changed first.
#[derive(Clone, Debug)]
pub struct GamesWithOthers {
    /// Whose games.
    pub player: PlayerId,
    /// Against whom; anybody if nothing is said.
    pub opponent: Option<PlayerId>,
    /// Of which variant.
    pub variant: Option<String>,
    /// How they went.
    pub fate: Option<Fate>,
    /// Whether they count for ratings.
    pub rated: Option<bool>,
    /// Only those after this place: when it was changed, and the id.
    pub after: Option<(i64, String)>,
    /// How many.
    pub limit: u32,
}

/// A game that is being played, as somebody who watches sees it.
#[derive(Clone, Debug)]
pub struct Watched {
    /// The game.
    pub game: GameSummary,
    /// What Red and Blue are rated at its pace.
    pub ratings: [Option<Rating>; 2],
}

/// What a player of a game is rated at its pace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatRating {
    /// The rating: what the game has made of it, or what it is now.
    pub rating: Rating,
    /// The rating before a game that counted and is over.
    pub before: Option<f64>,
}

/// Keeps those who play. What is written here is kept as games are: what is answered without an error stays.
#[async_trait]
pub trait People: Send + Sync {
    /// The account of a player; `None` for guests and for those who have deleted theirs.
    async fn account(&self, player: PlayerId) -> Result<Option<Account>, StoreError>;

    /// The account with a name, folded.
    async fn account_named(&self, folded: &str) -> Result<Option<Account>, StoreError>;

    /// What the password of the account with a name, folded, is held against.
    async fn credentials(&self, folded: &str) -> Result<Option<Credentials>, StoreError>;

    /// Gives a guest a name and a password, and a new session instead of the old one. Says whether the name
    /// was free: what anybody once had is never free again. Games with others show the name.
    async fn become_account(
        &self,
        guest: PlayerId,
        name: &AccountName,
        password: &str,
        session: NewSession,
    ) -> Result<bool, StoreError>;

    /// Begins a session of an account whose password was right, and takes the games of a guest along. Says
    /// whether the password is still the one that was compared.
    async fn sign_in(
        &self,
        proven: &Credentials,
        session: NewSession,
        take: Option<PlayerId>,
    ) -> Result<bool, StoreError>;

    /// The sessions of a player, the last used first.
    async fn sessions(&self, player: PlayerId) -> Result<Vec<StoredSession>, StoreError>;

    /// Changes a password. All sessions end, and a new one begins. Says whether the password is still the
    /// one that was compared.
    async fn set_password(
        &self,
        proven: &Credentials,
        password: &str,
        session: NewSession,
    ) -> Result<bool, StoreError>;

    /// Forgets an account: name, password, sessions, ratings, and games in which nobody else plays. Games
    /// with others stay, without the name. Says whether there was one.
    async fn delete_account(&self, player: PlayerId, now: Timestamp) -> Result<bool, StoreError>;

    /// The name of an account that likes to be seen beside games it watches; `None` for all others.
    async fn seen_name(&self, player: PlayerId) -> Result<Option<String>, StoreError>;

    /// Says whether an account likes to be seen beside games it watches. Says whether there is one.
    async fn set_seen(&self, player: PlayerId, seen: bool) -> Result<bool, StoreError>;

    /// Makes an account for a program, known by the hash of a token. Says whether the name was free.
    async fn make_program(
        &self,
        of: ProgramOf,
        name: &AccountName,
        token: &str,
        now: Timestamp,
    ) -> Result<bool, StoreError>;

    /// The programs of an account, the first made first.
    async fn programs(&self, owner: PlayerId) -> Result<Vec<StoredProgram>, StoreError>;

    /// Says whether games of a program with people may count. Says whether its owner has such a program.
    async fn set_program(&self, program: PlayerId, of: ProgramOf) -> Result<bool, StoreError>;

    /// Gives a program another token, or none; the one before is forgotten. Says whether its owner has such a
    /// program.
    async fn renew_program(
        &self,
        program: PlayerId,
        owner: PlayerId,
        token: Option<&str>,
        now: Timestamp,
    ) -> Result<bool, StoreError>;

    /// The ratings of a player, of each pace at which they have played a game that counts.
    async fn ratings(&self, player: PlayerId) -> Result<Vec<(Pace, Rating)>, StoreError>;

    /// What games have changed about a player's ratings, the first one first.
    async fn rating_changes(&self, player: PlayerId) -> Result<Vec<RatingChange>, StoreError>;

    /// What Red and Blue of a game between two are rated at its pace.
    async fn ratings_at(&self, game: GameId) -> Result<[Option<SeatRating>; 2], StoreError>;

    /// The accounts with the highest ratings at a pace that are not provisional now; of those that are shown as the same
    /// number, whoever has won by more moves comes first.
    async fn leaders(
        &self,
        pace: Pace,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<(Account, Rating)>, StoreError>;

    /// How the games of a player with others ended.
    async fn results(&self, player: PlayerId) -> Result<Vec<Results>, StoreError>;

    /// A part of the games of a player with others.
    async fn games_with_others(&self, wanted: GamesWithOthers) -> Result<Vec<GameSummary>, StoreError>;

    /// Games between two people that go on and in which something has happened since a moment, those of the
    /// strongest players first. What two guests play by a link is theirs.
    async fn watched(&self, since: Timestamp, limit: u32) -> Result<Vec<Watched>, StoreError>;
}

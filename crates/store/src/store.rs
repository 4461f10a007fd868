//! What a store can do, in the language of games.

use async_trait::async_trait;
use colorito_play::{
    Asker, GameId, GameSummary, Match, MatchId, MatchTerms, NewSeatedGame, PlayerId, SeatedGame, Timestamp,
};

use crate::{StoreError, StoredReview};

/// What was acknowledged to a client: a move sent a second time is known by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// The id the client gave the move.
    pub client: String,
    /// The ply the move was for.
    pub ply: usize,
    /// The move as the client wrote it.
    pub sent: String,
}

/// A change of a game: what it was, what it has become, and the receipt for who made it so.
#[derive(Clone, Debug)]
pub struct Commit {
    /// The game as it was; its revision must still be the stored one.
    pub before: SeatedGame,
    /// The game as it is to be.
    pub after: SeatedGame,
    /// What is acknowledged with it.
    pub receipt: Option<Receipt>,
    /// Whether the game itself changed, so that it moves to the top of the list. A score is no such change.
    pub touches: bool,
    /// When.
    pub now: Timestamp,
}

/// Whose games to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// All that are kept here.
    Everybodys,
    /// Those somebody began or plays.
    Of(PlayerId),
    /// None.
    Nobodys,
}

impl From<Asker> for Whose {
    fn from(asker: Asker) -> Whose {
        match asker {
            Asker::DeviceOwner => Whose::Everybodys,
            Asker::Player(id) => Whose::Of(id),
            Asker::Stranger => Whose::Nobodys,
        }
    }
}

/// A part of the list of games, the last changed first.
#[derive(Clone, Debug)]
pub struct ListPage {
    /// Whose games.
    pub whose: Whose,
    /// Those that were deleted instead of those that were not.
    pub deleted: bool,
    /// Only those after this place: when it was changed, and the id.
    pub after: Option<(i64, String)>,
    /// How many.
    pub limit: u32,
}

/// Keeps games. Whatever is answered without an error is on the disk, and stays there.
///
/// An error of the database leaves open whether a change was kept: whoever made it reads the game again
/// before the next one. Errors that name a reason, such as [`StoreError::Changed`], have changed nothing.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps new games, all or none.
    async fn create(&self, new: Vec<NewSeatedGame>, now: Timestamp) -> Result<Vec<SeatedGame>, StoreError>;

    /// A game that was not deleted. What is read is checked again: nothing illegal comes out of a store.
    async fn load(&self, id: GameId) -> Result<SeatedGame, StoreError>;

    /// Keeps a change and gives the game with its new revision. [`StoreError::Changed`] if the stored game is
    /// not the one the change was made for, or the receipt's client id was used before.
    async fn commit(&self, change: Commit) -> Result<SeatedGame, StoreError>;

    /// The receipt a client got, if it got one.
    async fn receipt(&self, id: GameId, client: &str) -> Result<Option<Receipt>, StoreError>;

    /// The record a game was read from.
    async fn import(&self, id: GameId) -> Result<Option<String>, StoreError>;

    /// A part of the list of games. Those that make no sense are left out and told to the log.
    async fn list(&self, page: ListPage) -> Result<Vec<GameSummary>, StoreError>;

    /// Puts a game away; it can be had back. Says whether it was there.
    async fn delete(&self, id: GameId, now: Timestamp) -> Result<bool, StoreError>;

    /// Whose a game is, deleted or not.
    async fn players(&self, id: GameId) -> Result<colorito_play::Players, StoreError>;

    /// Gets a deleted game back. Says whether it was deleted.
    async fn restore(&self, id: GameId) -> Result<bool, StoreError>;

    /// Keeps a new match and its first game.
    async fn create_match(
        &self,
        terms: MatchTerms,
        now: Timestamp,
    ) -> Result<(Match, SeatedGame), StoreError>;

    /// A match.
    async fn load_match(&self, id: MatchId) -> Result<Match, StoreError>;

    /// All games of a match, also the deleted ones, the first one first.
    async fn games_of(&self, id: MatchId) -> Result<Vec<GameSummary>, StoreError>;

    /// The games that have something to do without anybody asking: it is the computer's turn, or they were
    /// played out here and have no score yet.
    async fn unattended(&self) -> Result<Vec<GameId>, StoreError>;

    /// The games with a live clock that runs.
    async fn with_live_clock(&self) -> Result<Vec<GameId>, StoreError>;

    /// Begins the turn of a game anew, as after an absence of the server. That is no change of the game.
    async fn restart_turn(&self, game: &SeatedGame) -> Result<(), StoreError>;

    /// The games whose deadline has come, the earliest first.
    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// The next deadline of all games after a moment.
    async fn next_deadline(&self, after: Timestamp) -> Result<Option<Timestamp>, StoreError>;

    /// The review of a game.
    async fn review(&self, id: GameId) -> Result<Option<StoredReview>, StoreError>;

    /// Keeps the review of a game.
    async fn save_review(&self, id: GameId, review: StoredReview, now: Timestamp) -> Result<(), StoreError>;

    /// Marks a running review as stopped.
    async fn stop_review(&self, id: GameId) -> Result<(), StoreError>;

    /// The games whose reviews are running, the one that waits longest first, with the time for each move.
    async fn running_reviews(&self) -> Result<Vec<(GameId, std::time::Duration)>, StoreError>;

    /// Keeps a new guest, known by the hash of a token.
    async fn create_guest(&self, token: &str, now: Timestamp) -> Result<PlayerId, StoreError>;

    /// Who has a token with this hash.
    async fn session(&self, token: &str) -> Result<Option<PlayerId>, StoreError>;

    /// Forgets a token. Says whether it was known.
    async fn revoke(&self, token: &str) -> Result<bool, StoreError>;

    /// Finishes what is under way and closes.
    async fn close(&self);
}

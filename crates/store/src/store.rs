//! What a store can do, in the language of games.

use async_trait::async_trait;
use colorito_play::{
    Asker, GameId, GameSummary, Match, MatchId, MatchTerms, NewSeatedGame, PlayerId, SeatedGame, Timestamp,
};

use tokio::sync::broadcast;

use crate::{
    Administration, Conversations, Feeds, Holder, HolidayKeeper, Invitations, Letters, Manners, Notices,
    Outbox, Passkeys, People, Plans, Presences, StoreError, StoredReview,
};

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

/// What a node hears from others that share its store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeNews {
    /// Games have changed: which, and their revisions; 0 where that is not known.
    Changed(Vec<(GameId, i64)>),
    /// Whoever counts the score of this game should stop; what is known stays.
    StopCounting(GameId),
    /// The session with this hash of a token was revoked.
    Revoked(String),
    /// Something has become of an invitation, or there is a new one.
    Invitations,
    /// The review of this game has begun, has got further or has ended.
    Reviewed(GameId),
    /// These players have other notices.
    Noticed(Vec<PlayerId>),
    /// Others are at these games, or are not any more.
    Present(Vec<GameId>),
    /// Something was said in a game, or free text was switched on or off.
    Said(GameId),
    /// Nothing was heard for a while, and whatever happened meanwhile has to be looked for.
    Missed,
}

/// Keeps games, for one node of those that share them. Whatever is answered without an error is on the disk,
/// and stays there.
///
/// An error of the database leaves open whether a change was kept: whoever made it reads the game again
/// before the next one. Errors that name a reason, such as [`StoreError::Changed`], have changed nothing.
#[async_trait]
pub trait Store:
    Administration
    + Conversations
    + Feeds
    + HolidayKeeper
    + Invitations
    + Letters
    + Manners
    + Notices
    + Outbox
    + Passkeys
    + People
    + Plans
    + Presences
    + Send
    + Sync
    + 'static
{
    /// Keeps new games, all or none.
    async fn create(&self, new: Vec<NewSeatedGame>, now: Timestamp) -> Result<Vec<SeatedGame>, StoreError>;

    /// The same under names that were chosen for them. `None` if there is a game of one of these names, deleted or
    /// not; then nothing changes.
    async fn create_named(
        &self,
        new: Vec<(GameId, NewSeatedGame)>,
        now: Timestamp,
    ) -> Result<Option<Vec<SeatedGame>>, StoreError>;

    /// Keeps a game that was played elsewhere, under the name it has, with the record it was read from. Says
    /// whether there was none of that name, deleted or not; if there was, nothing changes.
    async fn take_over(&self, seated: SeatedGame, record: Option<String>) -> Result<bool, StoreError>;

    /// A game that was not deleted. What is read is checked again: nothing illegal comes out of a store.
    async fn load(&self, id: GameId) -> Result<SeatedGame, StoreError>;

    /// Keeps a change and gives the game with its new revision. [`StoreError::Changed`] if the stored game is
    /// not the one the change was made for, or the receipt's client id was used before.
    async fn commit(&self, change: Commit) -> Result<SeatedGame, StoreError>;

    /// Keeps a change and begins the game that follows from it, both or neither; the changed game knows the
    /// other one by [`SeatedGame::next`]. Errors are those of [`Store::commit`].
    async fn commit_and_begin(&self, change: Commit, next: NewSeatedGame) -> Result<SeatedGame, StoreError>;

    /// The receipt a client got, if it got one.
    async fn receipt(&self, id: GameId, client: &str) -> Result<Option<Receipt>, StoreError>;

    /// The record a game was read from.
    async fn import(&self, id: GameId) -> Result<Option<String>, StoreError>;

    /// A part of the list of games. Those that make no sense are left out and told to the log.
    async fn list(&self, page: ListPage) -> Result<Vec<GameSummary>, StoreError>;

    /// Puts a game away; it can be had back. Says whether it was there.
    async fn delete(&self, id: GameId, now: Timestamp) -> Result<bool, StoreError>;

    /// Puts a game away for one player; the other still has it. Says whether it was not away before.
    async fn put_away(&self, id: GameId, player: PlayerId, now: Timestamp) -> Result<bool, StoreError>;

    /// Gets a game back that a player had put away for themselves. Says whether they had.
    async fn get_back(&self, id: GameId, player: PlayerId) -> Result<bool, StoreError>;

    /// Whose a game is, deleted or not.
    async fn players(&self, id: GameId) -> Result<colorito_play::Players, StoreError>;

    /// Gets a deleted game back. Says whether it was deleted.
    async fn restore(&self, id: GameId) -> Result<bool, StoreError>;

    /// Keeps a new match and its first game, under a name if one was chosen for it: an error if there is another
    /// of that name.
    async fn create_match(
        &self,
        name: Option<MatchId>,
        terms: MatchTerms,
        now: Timestamp,
    ) -> Result<(Match, SeatedGame), StoreError>;

    /// A match.
    async fn load_match(&self, id: MatchId) -> Result<Match, StoreError>;

    /// All games of a match, also the deleted ones, the first one first.
    async fn games_of(&self, id: MatchId) -> Result<Vec<GameSummary>, StoreError>;

    /// Games that wait for something nobody asks for, the computer's move or a score, and that no node alive
    /// has claimed.
    async fn unattended(&self, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Claims what a game waits for, its end by time included. Says whether no other node has it. A node that
    /// makes a change has claimed what follows from it. Whoever has not been seen for five seconds has lost
    /// what it had claimed; two who do the same do no harm, because one revision is changed once.
    async fn claim(&self, id: GameId) -> Result<bool, StoreError>;

    /// The games whose deadline has come, the earliest first. Live clocks of players whose node is not seen
    /// stand still.
    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// The next deadline of all games after a moment.
    async fn next_deadline(&self, after: Timestamp) -> Result<Option<Timestamp>, StoreError>;

    /// A player was at a game without a clock. It is known to the day.
    async fn visit(&self, id: GameId, now: Timestamp) -> Result<(), StoreError>;

    /// Games between two without a clock in which nothing has happened since a moment, and at which neither was, each with
    /// when somebody last was.
    async fn forsaken(&self, since: Timestamp, limit: u32) -> Result<Vec<(GameId, Timestamp)>, StoreError>;

    /// Since when the player to move could not play, because the node they were at is not seen, or because
    /// they have come from another one. That time is not counted by a live clock.
    async fn absent_since(&self, id: GameId) -> Result<Option<Timestamp>, StoreError>;

    /// Says that this node is alive; once a second is often enough. Live clocks of players at a node that was
    /// away, be it this one or another, get that time back.
    async fn beat(&self) -> Result<(), StoreError>;

    /// What time it is, the same for all nodes that share this store.
    fn now(&self) -> Timestamp;

    /// What other nodes tell. Some of it may get lost: whoever shows a game looks for its revision from time
    /// to time.
    fn news(&self) -> broadcast::Receiver<NodeNews>;

    /// Tells the other nodes that whoever counts the score of a game should stop.
    fn tell_to_stop_counting(&self, id: GameId);

    /// The revisions of those games that were not deleted.
    async fn revisions(&self, games: &[GameId]) -> Result<Vec<(GameId, i64)>, StoreError>;

    /// The review of a game.
    async fn review(&self, id: GameId) -> Result<Option<StoredReview>, StoreError>;

    /// Keeps the review of a game.
    async fn save_review(&self, id: GameId, review: StoredReview, now: Timestamp) -> Result<(), StoreError>;

    /// Claims a running review, as [`Store::claim`] does for a game.
    async fn claim_review(&self, id: GameId) -> Result<bool, StoreError>;

    /// Keeps a running review that goes on. Says whether it does: not if somebody has stopped it, or another
    /// node has claimed it.
    async fn continue_review(
        &self,
        id: GameId,
        review: StoredReview,
        now: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Marks a running review as stopped.
    async fn stop_review(&self, id: GameId) -> Result<(), StoreError>;

    /// The games whose reviews are running and that no node alive has claimed, the one that waits longest
    /// first, with the time for each move.
    async fn unattended_reviews(&self) -> Result<Vec<(GameId, std::time::Duration)>, StoreError>;

    /// Keeps a new guest, known by the hash of a token.
    async fn create_guest(&self, token: &str, now: Timestamp) -> Result<PlayerId, StoreError>;

    /// Who has a token with this hash.
    async fn session(&self, token: &str) -> Result<Option<Holder>, StoreError>;

    /// Forgets a token. Says whether it was known.
    async fn revoke(&self, token: &str) -> Result<bool, StoreError>;

    /// About how many bytes the games take that a player began, deleted ones included.
    async fn bytes_of(&self, owner: PlayerId) -> Result<u64, StoreError>;

    /// Finishes what is under way and closes.
    async fn close(&self);
}

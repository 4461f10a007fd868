//! What a store keeps about how players treat each other: reports, and whom somebody wants nothing to do with.

use async_trait::async_trait;
use colorito_play::{PlayerId, Report, Timestamp};

use crate::StoreError;

/// A report as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReport {
    /// Its name.
    pub id: String,
    /// What it says.
    pub report: Report,
    /// What who reports is called; nothing for a guest and for an account that was deleted.
    pub reporter: Option<String>,
    /// What who is reported is called, in the same way.
    pub reported: Option<String>,
    /// When somebody who runs the server has dealt with it.
    pub settled: Option<Timestamp>,
}

/// Somebody whom a player wants nothing to do with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The name of the block itself, which does not tell who is behind it.
    pub id: String,
    /// What they were called.
    pub name: Option<String>,
    /// Since when.
    pub created: Timestamp,
}

/// Keeps reports and blocks.
#[async_trait]
pub trait Manners: Send + Sync {
    /// Keeps a report. Another one of the same player about the same game replaces it, and is to be dealt
    /// with again.
    async fn report(&self, report: Report) -> Result<(), StoreError>;

    /// Reports, the newest first; those that are not settled only, or all.
    async fn reports(&self, open: bool, limit: u32) -> Result<Vec<StoredReport>, StoreError>;

    /// A player wants nothing to do with another one, who is called like this.
    async fn block(
        &self,
        player: PlayerId,
        blocked: PlayerId,
        name: Option<String>,
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// A player takes that back. Says whether it was so.
    async fn unblock(&self, player: PlayerId, id: &str) -> Result<bool, StoreError>;

    /// Whom a player wants nothing to do with, the newest first.
    async fn blocks(&self, player: PlayerId) -> Result<Vec<Block>, StoreError>;

    /// Whether a player has blocked another one.
    async fn has_blocked(&self, player: PlayerId, other: PlayerId) -> Result<bool, StoreError>;

    /// The pairs of players, the one who blocks first, of which one has an invitation in the lobby.
    async fn blocked_in_lobby(&self, now: Timestamp) -> Result<Vec<(PlayerId, PlayerId)>, StoreError>;
}

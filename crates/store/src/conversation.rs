//! What a store keeps of what two players say to each other.

use async_trait::async_trait;
use colorito::Side;
use colorito_play::{Conversation, GameId, Timestamp, Words};

use crate::StoreError;

/// Keeps what is said beside games.
#[async_trait]
pub trait Conversations: Send + Sync {
    /// Somebody says something. Says whether it was kept: not if it is a text and not both want that, and not
    /// once they have said as much as one may.
    async fn say(&self, game: GameId, side: Side, words: Words, now: Timestamp) -> Result<bool, StoreError>;

    /// Somebody switches free text on or off.
    async fn want_texts(&self, game: GameId, side: Side, on: bool) -> Result<(), StoreError>;

    /// What was said after the remark with a number.
    async fn conversation(&self, game: GameId, after: i64) -> Result<Conversation, StoreError>;
}

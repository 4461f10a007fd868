//! What nodes that share a store tell each other about who is at a game.

use async_trait::async_trait;
use colorito_play::{GameId, Presence, Timestamp};

use crate::StoreError;

/// Tells nodes who is at games elsewhere. It is no part of the games, and gone with the nodes that have said it. Where
/// it is not usual that several nodes share a store, as with a file, each sees its own only.
#[async_trait]
pub trait Presences: Send + Sync {
    /// Says who is at games by way of this node, instead of what it has said before. Others are told.
    async fn say_present(&self, present: Vec<(GameId, Presence)>) -> Result<(), StoreError>;

    /// Who is at games by way of other nodes that are alive; nothing about those where nobody is or was.
    async fn present_elsewhere(&self, games: &[GameId]) -> Result<Vec<(GameId, Presence)>, StoreError>;

    /// Since when this node has been seen by others, or by itself, without a break.
    fn seen_since(&self) -> Timestamp;
}

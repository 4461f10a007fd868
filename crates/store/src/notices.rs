//! What a store does with notices.

use async_trait::async_trait;
use colorito_play::{GameId, KeptNotice, PlayerId, Timestamp};
use tokio::sync::broadcast;

use crate::StoreError;

/// Which notices somebody has looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looked {
    /// All there are.
    AtAll,
    /// Those about a game.
    At(GameId),
}

/// Keeps notices. They come and go with the changes of games, in the same transaction.
#[async_trait]
pub trait Notices: Send + Sync {
    /// The notices of a player, the newest first.
    async fn notices(&self, player: PlayerId, limit: u32) -> Result<Vec<KeptNotice>, StoreError>;

    /// A player has looked at notices. Says whether one of them was new.
    async fn look_at_notices(
        &self,
        player: PlayerId,
        looked: Looked,
        now: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Reminds those whose time for a move is nearly up: a third of it is left, and no more than a day. Each is
    /// reminded once. Says how many were.
    async fn remind(&self, now: Timestamp, limit: u32) -> Result<usize, StoreError>;

    /// The players this node has written notices for, as they are written.
    fn noticed(&self) -> broadcast::Receiver<PlayerId>;
}

//! What a store keeps of planned replies.

use async_trait::async_trait;
use colorito_play::SeatedGame;

use crate::StoreError;

/// Keeps planned replies.
#[async_trait]
pub trait Plans: Send + Sync {
    /// Keeps what a player has planned, if game and plans are still what they were. The revision stays as it is: nobody
    /// else is to learn of it. A change of the game is kept only if it was made with the plans that are stored, as
    /// [`Store::commit`](crate::Store::commit) has it. Says whether it was done.
    async fn plan(&self, before: &SeatedGame, after: &SeatedGame) -> Result<bool, StoreError>;
}

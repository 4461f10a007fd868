//! What a store does with invitations.

use async_trait::async_trait;
use colorito_play::{Invitation, InvitationId, NewSeatedGame, PlayerId, SeatedGame, Timestamp};

use crate::StoreError;

/// Keeps invitations until they are taken, withdrawn or too old. The node matters for those in the lobby to a
/// live game only: they go when their owner does.
#[async_trait]
pub trait Invitations: Send + Sync {
    /// Keeps a new invitation, with the hash of what lets the reader of its link in.
    async fn invite(&self, new: Invitation, claim: Option<String>) -> Result<(), StoreError>;

    /// An invitation, whatever has become of it.
    async fn invitation(&self, id: InvitationId) -> Result<Invitation, StoreError>;

    /// The invitation that the holder of a claim with this hash is let in by.
    async fn claimed(&self, claim: &str) -> Result<Option<Invitation>, StoreError>;

    /// The invitations in the lobby that can be taken, the newest first.
    async fn lobby(&self, now: Timestamp, limit: u32) -> Result<Vec<Invitation>, StoreError>;

    /// The invitations of a player that can be taken, the newest first.
    async fn invitations_of(&self, owner: PlayerId, now: Timestamp) -> Result<Vec<Invitation>, StoreError>;

    /// Takes an invitation and begins its game, both or neither; `None` if it cannot be taken any more.
    async fn accept(
        &self,
        id: InvitationId,
        game: NewSeatedGame,
        now: Timestamp,
    ) -> Result<Option<SeatedGame>, StoreError>;

    /// Takes an invitation back. Says whether it was open.
    async fn withdraw(&self, id: InvitationId) -> Result<bool, StoreError>;

    /// The owner of live invitations in the lobby is at this node now, and they stand until a moment.
    async fn hold(&self, owner: PlayerId, until: Timestamp) -> Result<(), StoreError>;

    /// The owner of live invitations in the lobby has left this node: unless another node has them, they are
    /// taken back. Says whether there were any.
    async fn leave(&self, owner: PlayerId) -> Result<bool, StoreError>;
}

//! What a store does with secret addresses under which programs read what a player is told.

use std::fmt;

use async_trait::async_trait;
use colorito_play::{KeptNotice, PlayerId, Timestamp};

use crate::{Reading, StoreError};

/// A secret address to be made.
#[derive(Clone, PartialEq, Eq)]
pub struct NewFeed {
    /// Whose notices are read there.
    pub player: PlayerId,
    /// The hash of the secret.
    pub secret: String,
    /// How they are read.
    pub reading: Reading,
    /// When.
    pub now: Timestamp,
}

impl fmt::Debug for NewFeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewFeed").field("player", &self.player).finish_non_exhaustive()
    }
}

/// A secret address as it is known here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feed {
    /// Whose notices are read there.
    pub player: PlayerId,
    /// How they are read.
    pub reading: Reading,
    /// Since when.
    pub created: Timestamp,
}

/// Keeps secret addresses. A player has one at most.
#[async_trait]
pub trait Feeds: Send + Sync {
    /// Makes a secret address; the one before is worth nothing any more.
    async fn make_feed(&self, new: NewFeed) -> Result<(), StoreError>;

    /// Forgets the secret address of a player. Says whether there was one.
    async fn forget_feed(&self, player: PlayerId) -> Result<bool, StoreError>;

    /// What is behind a secret, by its hash.
    async fn feed(&self, secret: &str) -> Result<Option<Feed>, StoreError>;

    /// The secret address of a player.
    async fn feed_of(&self, player: PlayerId) -> Result<Option<Feed>, StoreError>;

    /// The games by days in which a player is to move, those whose time ends first first: each as a notice of
    /// that, from when the turn has begun.
    async fn deadlines(&self, player: PlayerId, limit: u32) -> Result<Vec<KeptNotice>, StoreError>;
}

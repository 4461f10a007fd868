//! What a store does with addresses that are written to: whether they belong to who gave them, and what the
//! links in letters prove.

use std::fmt;

use async_trait::async_trait;
use colorito_play::{PlayerId, Timestamp};

use crate::{Letter, Reading, StoreError, Wants};

/// An address at which an account wants to be written to.
#[derive(Clone, PartialEq, Eq)]
pub struct NewAddress {
    /// Whose it is, as they say.
    pub player: PlayerId,
    /// Where to write to.
    pub address: String,
    /// How that is read.
    pub reading: Reading,
    /// Which notices are written.
    pub wants: Wants,
    /// When.
    pub now: Timestamp,
}

impl fmt::Debug for NewAddress {
    /// Where somebody can be reached belongs into no log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewAddress").field("player", &self.player).finish_non_exhaustive()
    }
}

/// What a link in a letter is to prove.
#[derive(Clone, PartialEq, Eq)]
pub struct NewSecret {
    /// The hash of the secret.
    pub hash: String,
    /// The channel the letter goes over.
    pub channel: String,
    /// The letter.
    pub letter: Letter,
    /// Until when it proves anything.
    pub until: Timestamp,
    /// What time it is.
    pub now: Timestamp,
}

impl fmt::Debug for NewSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewSecret").field("letter", &self.letter).finish_non_exhaustive()
    }
}

/// Who says that they have forgotten their password.
#[derive(Clone, PartialEq, Eq)]
pub enum Forgetful {
    /// Whoever has this name, folded.
    Named(String),
    /// Whoever is written to at this address.
    At(String),
}

/// Keeps what is known about addresses. A letter is sent as notices are, by [`Outbox`](crate::Outbox).
#[async_trait]
pub trait Letters: Send + Sync {
    /// An account gives an address instead of the one before, and is asked there whether it is theirs. Says
    /// whether there is such an account; programs and guests have none.
    async fn set_address(&self, new: NewAddress) -> Result<bool, StoreError>;

    /// Keeps what the link in a letter is to prove. Says whether the letter is still to be sent.
    async fn keep_secret(&self, secret: NewSecret) -> Result<bool, StoreError>;

    /// Somebody has read at an address that it was given. Says whether the secret, by its hash, was good for
    /// that; it is not a second time.
    async fn confirm_address(&self, secret: &str, now: Timestamp) -> Result<bool, StoreError>;

    /// Whoever reads at an address wants no more notices. Says whether there is such a channel.
    async fn stop_address(&self, channel: &str) -> Result<bool, StoreError>;

    /// Has whoever says that they have forgotten their password be written to, if that is an account with an
    /// address that was confirmed.
    async fn ask_recovery(&self, who: Forgetful) -> Result<(), StoreError>;

    /// Whose password a secret, by its hash, may change.
    async fn recovering(&self, secret: &str, now: Timestamp) -> Result<Option<PlayerId>, StoreError>;

    /// Changes a password by a secret. All sessions end, all links are worth nothing any more, and a letter
    /// says so. Says whether the secret was good for that.
    async fn recover(&self, secret: &str, password: &str, now: Timestamp) -> Result<bool, StoreError>;
}

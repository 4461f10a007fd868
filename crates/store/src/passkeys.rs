//! What a store knows about passkeys: which account they sign in to, and what their signatures are held against.

use std::fmt;

use async_trait::async_trait;
use colorito_play::{AccountName, PlayerId, Timestamp};

use crate::{Credentials, NewSession, StoreError};

/// What stands for a password where there is none: nothing fits it.
pub const NO_PASSWORD: &str = "-";

/// A passkey of an account.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredPasskey {
    /// The name its device gave it.
    pub id: String,
    /// Whose it is.
    pub player: PlayerId,
    /// What its owner calls it.
    pub label: Option<String>,
    /// What its signatures are held against.
    pub data: String,
    /// When it was made.
    pub created: Timestamp,
    /// When it was last used.
    pub used: Option<Timestamp>,
}

impl fmt::Debug for StoredPasskey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredPasskey").field("player", &self.player).finish_non_exhaustive()
    }
}

/// Keeps passkeys.
#[async_trait]
pub trait Passkeys: Send + Sync {
    /// The passkeys of an account, the first made first.
    async fn passkeys(&self, player: PlayerId) -> Result<Vec<StoredPasskey>, StoreError>;

    /// The passkey with a name.
    async fn passkey(&self, id: &str) -> Result<Option<StoredPasskey>, StoreError>;

    /// Gives an account one more. Says whether there is such an account, and nobody has that passkey.
    async fn add_passkey(&self, new: StoredPasskey) -> Result<bool, StoreError>;

    /// A passkey was used; what its next signature is held against may have changed.
    async fn use_passkey(&self, id: &str, data: &str, now: Timestamp) -> Result<(), StoreError>;

    /// Forgets one. Says whether its owner had it, and has another one or a password.
    async fn forget_passkey(&self, player: PlayerId, id: &str) -> Result<bool, StoreError>;

    /// What proves that somebody is an account, however they have shown it.
    async fn credentials_of(&self, player: PlayerId) -> Result<Option<Credentials>, StoreError>;

    /// Gives a guest a name and a passkey, and no password. Says whether the name was free.
    async fn become_account_with_passkey(
        &self,
        name: &AccountName,
        passkey: StoredPasskey,
        session: NewSession,
    ) -> Result<bool, StoreError>;

    /// Keeps what a device was asked to sign.
    async fn begin_ceremony(
        &self,
        id: &str,
        state: &str,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<(), StoreError>;

    /// Gives what a device was asked to sign, once.
    async fn end_ceremony(&self, id: &str, now: Timestamp) -> Result<Option<String>, StoreError>;
}

//! What can go wrong with keeping games.

use colorito_play::{GameId, InvitationId, MatchId};

/// Whatever the database says.
type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why something was not kept or not found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such game, or it was deleted.
    #[error("there is no game `{0}`")]
    NoSuchGame(GameId),
    /// There is no such match.
    #[error("there is no match `{0}`")]
    NoSuchMatch(MatchId),
    /// There is no such invitation.
    #[error("there is no invitation `{0}`")]
    NoSuchInvitation(InvitationId),
    /// The game has another revision than the change was made for, or the client's id was used before.
    #[error("game `{0}` was changed meanwhile")]
    Changed(GameId),
    /// What is stored makes no sense.
    #[error("`{what}` is stored wrongly: {fault}")]
    Corrupt {
        /// The game or match.
        what: String,
        /// What is wrong with it.
        fault: String,
    },
    /// The place for the games cannot be used.
    #[error("{0}")]
    Unusable(#[source] Cause),
    /// The database could not be brought up to date.
    #[error("{0}")]
    Migration(#[source] Cause),
    /// The database failed. Whether the change was kept is not known before the game is read again.
    #[error("the database failed: {0}")]
    Failed(#[source] Cause),
}

impl StoreError {
    pub(crate) fn failed(cause: impl Into<Cause>) -> StoreError {
        StoreError::Failed(cause.into())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::failed(error)
    }
}

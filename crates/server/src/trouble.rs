//! Errors of the rooms behind, as they are said and logged.

use colorito_play::{Refusal, Role, SeatedGame, Timestamp};
use colorito_store::StoreError;
use colorito_wire::{Error, GameAnswer};

use crate::views::is_long;

/// What an error of the store means for who asked.
pub(crate) fn of_store(error: StoreError) -> Error {
    match error {
        StoreError::NoSuchGame(id) => Error::NoSuchGame(id.to_string()),
        StoreError::NoSuchMatch(id) => Error::NoSuchMatch(id.to_string()),
        StoreError::NoSuchInvitation(_) => Error::NoSuchInvitation,
        StoreError::Changed(_) => Error::Refused { refusal: Refusal::ChangedElsewhere, game: None },
        StoreError::Corrupt { what, fault } => Error::Corrupt { game: what, what: fault },
        StoreError::Unusable(cause) => Error::Data(cause),
        StoreError::Migration(cause) => Error::Migration(cause),
        StoreError::Failed(cause) => Error::Storage(cause),
    }
}

/// The error that tells about a refusal and, where the game may have gone on, shows it as it is, unless it is
/// long.
pub(crate) fn of_refusal(refusal: Refusal, seated: &SeatedGame, role: Role, now: Timestamp) -> Error {
    let shows = !matches!(refusal, Refusal::Move(_)) && !is_long(seated);
    let game = shows.then(|| Box::new(GameAnswer::of(seated, role, now)));
    Error::Refused { refusal, game }
}

/// Tells the log, as loudly as it deserves.
pub(crate) fn log(error: &Error) {
    let (code, status) = error.kind();
    let code = code.word();
    let cause = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
    match status {
        500 => tracing::error!(code, cause, "{error}"),
        403 | 413 | 429 | 503 => tracing::warn!(code, cause, "{error}"),
        _ => tracing::debug!(code, cause, "{error}"),
    }
}

//! What a store keeps of holidays.

use async_trait::async_trait;
use colorito_play::{Holidays, PlayerId, SeatedGame, Timestamp};

use crate::StoreError;

/// Keeps the holidays of accounts, and deadlines that follow from them.
#[async_trait]
pub trait HolidayKeeper: Send + Sync {
    /// The holidays of an account; none for anybody else.
    async fn holidays(&self, player: PlayerId) -> Result<Holidays, StoreError>;

    /// Changes them, if they are still what they were and it is an account. The deadlines of the account's games by the
    /// calendar in which it is to move change with them, and all its games by the calendar get another revision: whoever
    /// is about to change one reads it again. Says whether it was done.
    async fn set_holidays(
        &self,
        player: PlayerId,
        before: &Holidays,
        after: &Holidays,
        now: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Sets a deadline right that is not the one of the game as it is, as when a guest's game was taken along into an account
    /// that is on holiday.
    async fn correct_deadline(&self, seated: &SeatedGame) -> Result<(), StoreError>;
}

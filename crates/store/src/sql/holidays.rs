//! Holidays in the row of their account, and the deadlines of its games.

use async_trait::async_trait;
use colorito_play::{GameId, Holidays, PlayerId, SeatedGame, Timestamp};

use super::{
    SqlStore,
    backend::Backend,
    ids,
    row::{holidays_of, holidays_text},
    statement::Statement,
    write::Write,
};
use crate::{HolidayKeeper, Store as _, StoreError};

/// Something to be written about holidays.
#[derive(Debug)]
pub(crate) enum HolidayWrite {
    Set { player: PlayerId, before: Holidays, after: Holidays, now: Timestamp },
    Correct { game: GameId, revision: i64, deadline: Option<Timestamp>, remind_at: Option<Timestamp> },
}

impl HolidayWrite {
    pub(crate) fn statements(&self) -> Vec<Statement> {
        match self {
            HolidayWrite::Set { player, before, after, now } => vec![
                Statement::new(
                    "UPDATE players SET holidays = $1 WHERE id = $2 AND name IS NOT NULL \
                     AND COALESCE(holidays, '') = $3",
                )
                .bind(holidays_text(after))
                .bind(*player)
                .bind(holidays_text(before).unwrap_or_default()),
                shift(*player, before.shift(after, *now), *now),
            ],
            HolidayWrite::Correct { game, revision, deadline, remind_at } => vec![
                Statement::new(
                    "UPDATE games SET deadline = $1, remind_at = $2 WHERE id = $3 AND revision = $4",
                )
                .bind(*deadline)
                .bind(*remind_at)
                .bind(*game)
                .bind(*revision),
            ],
        }
    }
}

/// Moves the deadlines of a player that are still to come. A clock that stands still, or would run, goes on so much later; so do
/// the end of its time and what is said before that.
fn shift(player: PlayerId, by: i64, now: Timestamp) -> Statement {
    Statement::new(
        "UPDATE games SET revision = revision + 1, \
         deadline = CASE WHEN deadline > $3 AND ((red_player = $1 AND position LIKE '% r _ %') \
         OR (blue_player = $1 AND position LIKE '% b _ %')) THEN deadline + $2 ELSE deadline END, \
         remind_at = CASE WHEN remind_at > $3 AND deadline > $3 AND ((red_player = $1 AND position LIKE '% r _ %') \
         OR (blue_player = $1 AND position LIKE '% b _ %')) THEN remind_at + $2 ELSE remind_at END \
         WHERE days IS NOT NULL AND result IS NULL AND deleted IS NULL \
         AND (red_player = $1 OR blue_player = $1) AND red_player <> blue_player",
    )
    .bind(player)
    .bind(by)
    .bind(now)
}

impl<B: Backend> SqlStore<B> {
    /// A game that is about to begin, with the holidays of its players.
    pub(super) async fn with_holidays(&self, mut seated: SeatedGame) -> Result<SeatedGame, StoreError> {
        if let (Some(clock), Some([red, blue])) = (seated.clock.clone(), seated.players.opponents())
            && !clock.control().is_live()
        {
            let holidays = [self.holidays(red).await?, self.holidays(blue).await?];
            seated.clock = Some(clock.with_holidays(holidays));
        }
        Ok(seated)
    }

    /// Gives the games of a player the deadlines that are theirs by the player's holidays, as those of a guest have none.
    pub(super) async fn correct_deadlines(&self, player: PlayerId) -> Result<(), StoreError> {
        if self.holidays(player).await? == Holidays::default() {
            return Ok(());
        }
        let statement = Statement::new(
            "SELECT id FROM games WHERE days IS NOT NULL AND result IS NULL AND deleted IS NULL \
             AND (red_player = $1 OR blue_player = $1)",
        );
        for game in ids(&self.fetch(statement.bind(player)).await?) {
            match self.load(game).await {
                Ok(seated) => self.correct_deadline(&seated).await?,
                // It cannot be opened, which is no reason to keep its player out.
                Err(StoreError::Corrupt { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

#[async_trait]
impl<B: Backend> HolidayKeeper for SqlStore<B> {
    async fn holidays(&self, player: PlayerId) -> Result<Holidays, StoreError> {
        let statement = Statement::new("SELECT holidays FROM players WHERE id = $1").bind(player);
        let found: Option<(Option<String>,)> = self.fetch_one(statement).await?;
        Ok(holidays_of(found.and_then(|(text,)| text).as_deref()))
    }

    async fn set_holidays(
        &self,
        player: PlayerId,
        before: &Holidays,
        after: &Holidays,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let write = HolidayWrite::Set { player, before: before.clone(), after: after.clone(), now };
        self.write(Write::Holiday(Box::new(write))).await
    }

    async fn correct_deadline(&self, seated: &SeatedGame) -> Result<(), StoreError> {
        let write = HolidayWrite::Correct {
            game: seated.id,
            revision: seated.revision,
            deadline: seated.deadline(),
            remind_at: seated.remind_at(),
        };
        self.write(Write::Holiday(Box::new(write))).await.map(|_| ())
    }
}

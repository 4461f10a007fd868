//! Secret addresses for programs that read, in their table.

use async_trait::async_trait;
use colorito_play::{KeptNotice, PlayerId, Timestamp};

use super::{SqlStore, backend::Backend, notices::NoticeRow, statement::Statement, write::Write};
use crate::{Feed, Feeds, NewFeed, Reading, StoreError};

/// Something to be written about secret addresses.
#[derive(Debug)]
pub(crate) enum FeedWrite {
    Make(NewFeed),
    Forget(PlayerId),
}

impl FeedWrite {
    pub(crate) fn statements(&self) -> Vec<Statement> {
        vec![match self {
            FeedWrite::Make(new) => Statement::new(
                "INSERT INTO feeds (player, secret, language, zone, created) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (player) DO UPDATE SET secret = excluded.secret, language = excluded.language, \
                 zone = excluded.zone, created = excluded.created",
            )
            .bind(new.player)
            .bind(&new.secret)
            .bind(&new.reading.language)
            .bind(&new.reading.zone)
            .bind(new.now),
            FeedWrite::Forget(player) => Statement::new("DELETE FROM feeds WHERE player = $1").bind(*player),
        }]
    }
}

/// Whose it is, language and time zone, since when.
type FeedRow = (String, String, String, i64);

fn restore((player, language, zone, created): FeedRow) -> Option<Feed> {
    let reading = Reading { language, zone };
    Some(Feed { player: player.parse().ok()?, reading, created: Timestamp(created) })
}

#[async_trait]
impl<B: Backend> Feeds for SqlStore<B> {
    async fn make_feed(&self, new: NewFeed) -> Result<(), StoreError> {
        self.write(Write::Feed(FeedWrite::Make(new))).await.map(|_| ())
    }

    async fn forget_feed(&self, player: PlayerId) -> Result<bool, StoreError> {
        self.write(Write::Feed(FeedWrite::Forget(player))).await
    }

    async fn feed(&self, secret: &str) -> Result<Option<Feed>, StoreError> {
        let statement = Statement::new("SELECT player, language, zone, created FROM feeds WHERE secret = $1");
        Ok(self.fetch_one(statement.bind(secret)).await?.and_then(restore))
    }

    async fn feed_of(&self, player: PlayerId) -> Result<Option<Feed>, StoreError> {
        let statement = Statement::new("SELECT player, language, zone, created FROM feeds WHERE player = $1");
        Ok(self.fetch_one(statement.bind(player)).await?.and_then(restore))
    }

    async fn deadlines(&self, player: PlayerId, limit: u32) -> Result<Vec<KeptNotice>, StoreError> {
        let statement = Statement::new(
            "SELECT 'deadline' AS kind, id AS game, COALESCE(turn_started, created) AS at, \
             CAST(NULL AS BIGINT) AS seen, red, blue, owner, red_player, blue_player, deadline FROM games \
             WHERE deadline IS NOT NULL AND deleted IS NULL AND days IS NOT NULL AND result IS NULL \
             AND red_player <> blue_player \
             AND ((red_player = $1 AND position LIKE '% r _ %') OR (blue_player = $1 AND position LIKE '% b _ %')) \
             ORDER BY deadline, id LIMIT $2",
        );
        let rows: Vec<NoticeRow> = self.fetch(statement.bind(player).bind(limit)).await?;
        rows.iter().map(NoticeRow::restore).collect()
    }
}

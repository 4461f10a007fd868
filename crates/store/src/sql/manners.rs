//! Reports and blocks in their tables.

use async_trait::async_trait;
use colorito_play::{PlayerId, Report, ReportReason, Timestamp};
use sqlx::FromRow;

use super::{
    SqlStore,
    backend::Backend,
    conversation::{remarks_of, remarks_text},
    statement::Statement,
    write::Write,
};
use crate::{Block, Manners, NodeNews, StoreError, StoredReport, random::random_number};

/// A report as it is stored.
#[derive(FromRow)]
struct ReportRow {
    id: String,
    reporter: String,
    reported: String,
    game: String,
    reason: String,
    text: Option<String>,
    said: Option<String>,
    created: i64,
    settled: Option<i64>,
    reporter_name: Option<String>,
    reported_name: Option<String>,
}

impl ReportRow {
    /// The report, if its ids are some.
    fn restore(self) -> Option<StoredReport> {
        Some(StoredReport {
            report: Report {
                reporter: self.reporter.parse().ok()?,
                reported: self.reported.parse().ok()?,
                game: self.game.parse().ok()?,
                reason: ReportReason::named(&self.reason).unwrap_or(ReportReason::Other),
                text: self.text,
                said: self.said.as_deref().map(remarks_of).unwrap_or_default(),
                created: Timestamp(self.created),
            },
            id: self.id,
            reporter: self.reporter_name,
            reported: self.reported_name,
            settled: self.settled.map(Timestamp),
        })
    }
}

/// Something to be written about reports and blocks.
#[derive(Debug)]
pub(crate) enum MannersWrite {
    Report(String, Report),
    Block { id: String, player: PlayerId, blocked: PlayerId, name: Option<String>, now: Timestamp },
    Unblock(PlayerId, String),
}

impl MannersWrite {
    pub(crate) fn statements(&self) -> Vec<Statement> {
        vec![match self {
            MannersWrite::Report(id, report) => Statement::new(
                "INSERT INTO reports (id, reporter, reported, game, reason, text, created, said) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (reporter, game) DO UPDATE \
                 SET reason = excluded.reason, text = excluded.text, said = excluded.said, created = excluded.created, \
                 settled = NULL",
            )
            .bind(id)
            .bind(report.reporter)
            .bind(report.reported)
            .bind(report.game)
            .bind(report.reason.name())
            .bind(report.text.clone())
            .bind(report.created)
            .bind(remarks_text(&report.said)),
            MannersWrite::Block { id, player, blocked, name, now } => Statement::new(
                "INSERT INTO blocks (id, player, blocked, name, created) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (player, blocked) DO NOTHING",
            )
            .bind(id)
            .bind(*player)
            .bind(*blocked)
            .bind(name.clone())
            .bind(*now),
            MannersWrite::Unblock(player, id) => {
                Statement::new("DELETE FROM blocks WHERE player = $1 AND id = $2").bind(*player).bind(id)
            }
        }]
    }
}

impl<B: Backend> SqlStore<B> {
    /// Writes; others look at the lobby again if somebody is to see another one.
    async fn write_manners(&self, write: MannersWrite) -> Result<bool, StoreError> {
        let shown = matches!(write, MannersWrite::Block { .. } | MannersWrite::Unblock(..));
        let done = self.write(Write::Manners(Box::new(write))).await?;
        if done && shown {
            self.backend.tell(NodeNews::Invitations);
        }
        Ok(done)
    }
}

pub(crate) fn new_id() -> Result<String, StoreError> {
    Ok(format!("{:016x}", random_number()?))
}

#[async_trait]
impl<B: Backend> Manners for SqlStore<B> {
    async fn report(&self, report: Report) -> Result<(), StoreError> {
        self.write_manners(MannersWrite::Report(new_id()?, report)).await.map(|_| ())
    }

    async fn reports(&self, open: bool, limit: u32) -> Result<Vec<StoredReport>, StoreError> {
        let statement = Statement::new(
            "SELECT reports.id, reporter, reported, game, reason, text, said, reports.created, settled, \
             one.name AS reporter_name, other.name AS reported_name FROM reports \
             JOIN players AS one ON one.id = reports.reporter JOIN players AS other ON other.id = reports.reported \
             WHERE $1 = 0 OR settled IS NULL ORDER BY reports.created DESC, reports.id LIMIT $2",
        );
        let rows: Vec<ReportRow> = self.fetch(statement.bind(i64::from(open)).bind(limit)).await?;
        Ok(rows.into_iter().filter_map(ReportRow::restore).collect())
    }

    async fn block(
        &self,
        player: PlayerId,
        blocked: PlayerId,
        name: Option<String>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let id = new_id()?;
        self.write_manners(MannersWrite::Block { id, player, blocked, name, now }).await.map(|_| ())
    }

    async fn unblock(&self, player: PlayerId, id: &str) -> Result<bool, StoreError> {
        self.write_manners(MannersWrite::Unblock(player, id.to_owned())).await
    }

    async fn blocks(&self, player: PlayerId) -> Result<Vec<Block>, StoreError> {
        let statement = Statement::new(
            "SELECT blocks.id, COALESCE(players.name, blocks.name), blocks.created FROM blocks \
             JOIN players ON players.id = blocks.blocked WHERE player = $1 \
             ORDER BY blocks.created DESC, blocks.id LIMIT 500",
        );
        let rows: Vec<(String, Option<String>, i64)> = self.fetch(statement.bind(player)).await?;
        let read = |(id, name, created)| Block { id, name, created: Timestamp(created) };
        Ok(rows.into_iter().map(read).collect())
    }

    async fn has_blocked(&self, player: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        let statement = Statement::new("SELECT id FROM blocks WHERE player = $1 AND blocked = $2");
        let found: Option<(String,)> = self.fetch_one(statement.bind(player).bind(other)).await?;
        Ok(found.is_some())
    }

    async fn blocked_in_lobby(&self, now: Timestamp) -> Result<Vec<(PlayerId, PlayerId)>, StoreError> {
        let statement = Statement::new(
            "SELECT player, blocked FROM blocks WHERE EXISTS (SELECT 1 FROM invitations \
             WHERE fate = 'open' AND audience = 'lobby' AND expires > $1 \
             AND (owner = blocks.player OR owner = blocks.blocked))",
        );
        let rows: Vec<(String, String)> = self.fetch(statement.bind(now)).await?;
        let read = |(player, blocked): &(String, String)| Some((player.parse().ok()?, blocked.parse().ok()?));
        Ok(rows.iter().filter_map(read).collect())
    }
}

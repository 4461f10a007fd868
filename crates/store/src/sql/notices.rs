//! Notices in their table.

use async_trait::async_trait;
use colorito_play::{GameId, KeptNotice, Notice, NoticeKind, Noticed, PlayerId, Timestamp};
use sqlx::FromRow;
use tokio::sync::broadcast;

use super::{
    SqlStore,
    backend::Backend,
    outbox,
    row::{players, seats},
    statement::Statement,
    write::Write,
};
use crate::{Looked, Notices, StoreError};

/// Asks for notices with what is to be known about their games.
macro_rules! notices {
    ($which:literal) => {
        concat!(
            "SELECT notices.kind, notices.game, notices.at, notices.seen, games.red, games.blue, games.owner, \
             games.red_player, games.blue_player, games.deadline FROM notices \
             JOIN games ON games.id = notices.game ",
            $which
        )
    };
}
pub(crate) use notices;

/// A notice as it is stored, with its game.
#[derive(FromRow)]
pub(crate) struct NoticeRow {
    kind: String,
    game: String,
    at: i64,
    seen: Option<i64>,
    red: String,
    blue: String,
    owner: Option<String>,
    red_player: Option<String>,
    blue_player: Option<String>,
    deadline: Option<i64>,
}

impl NoticeRow {
    pub(crate) fn restore(&self) -> Result<KeptNotice, StoreError> {
        self.read().map_err(|fault| StoreError::Corrupt { what: self.game.clone(), fault })
    }

    fn read(&self) -> Result<KeptNotice, String> {
        Ok(KeptNotice {
            kind: NoticeKind::named(&self.kind).ok_or("a kind of notice")?,
            game: self.game.parse().map_err(|error: colorito_play::NoId| error.to_string())?,
            at: Timestamp(self.at),
            seen: self.seen.map(Timestamp),
            seats: seats(&self.red, &self.blue)?,
            players: players([&self.owner, &self.red_player, &self.blue_player].map(Option::as_deref))?,
            deadline: self.deadline.map(Timestamp),
        })
    }
}

/// A game whose player should be reminded.
#[derive(FromRow)]
pub(crate) struct DueRow {
    id: String,
    revision: i64,
    position: Option<String>,
    red_player: Option<String>,
    blue_player: Option<String>,
}

impl DueRow {
    /// Who is to move, and the game as it was when that was so.
    fn reminder(&self) -> Option<Reminder> {
        let turn = self.position.as_deref()?.split(' ').nth(1)?;
        let player = if turn == "r" { &self.red_player } else { &self.blue_player };
        let (player, game) = (player.as_deref()?.parse().ok()?, self.id.parse().ok()?);
        Some(Reminder {
            notice: Notice { player, kind: NoticeKind::Deadline, game },
            revision: self.revision,
        })
    }
}

/// A notice for as long as its game is what it was.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reminder {
    notice: Notice,
    revision: i64,
}

/// Something to be written about notices.
#[derive(Debug)]
pub(crate) enum NoticeWrite {
    Look(PlayerId, Looked, Timestamp),
    Remind(Reminder, Timestamp),
}

impl NoticeWrite {
    pub(crate) fn statements(&self) -> Vec<Statement> {
        match self {
            NoticeWrite::Look(player, Looked::AtAll, now) => vec![
                Statement::new("UPDATE notices SET seen = $1 WHERE player = $2 AND seen IS NULL")
                    .bind(*now)
                    .bind(*player),
                Statement::new("DELETE FROM outbox WHERE player = $1").bind(*player),
            ],
            NoticeWrite::Look(player, Looked::At(game), now) => vec![
                Statement::new(
                    "UPDATE notices SET seen = $1 WHERE player = $2 AND game = $3 AND seen IS NULL",
                )
                .bind(*now)
                .bind(*player)
                .bind(*game),
                Statement::new("DELETE FROM outbox WHERE player = $1 AND game = $2")
                    .bind(*player)
                    .bind(*game),
            ],
            NoticeWrite::Remind(Reminder { notice, revision }, now) => vec![
                Statement::new(
                    "INSERT INTO notices (player, game, kind, at) SELECT $1, $2, $3, $4 \
                     WHERE EXISTS (SELECT 1 FROM games WHERE id = $2 AND revision = $5 AND deleted IS NULL) \
                     ON CONFLICT (player, game, kind) DO NOTHING",
                )
                .bind(notice.player)
                .bind(notice.game)
                .bind(notice.kind.name())
                .bind(*now)
                .bind(*revision),
                outbox::post(*notice, *now),
            ],
        }
    }

    /// Decides which writer does it.
    pub(crate) fn key(&self) -> u64 {
        match self {
            NoticeWrite::Look(player, ..) => player.number(),
            NoticeWrite::Remind(reminder, _) => reminder.notice.game.number(),
        }
    }

    /// Who hears of it.
    pub(crate) fn player(&self) -> PlayerId {
        match self {
            NoticeWrite::Look(player, ..) => *player,
            NoticeWrite::Remind(reminder, _) => reminder.notice.player,
        }
    }
}

/// What follows from a change for the notices about a game.
pub(crate) fn follow(game: GameId, noticed: &Noticed, now: Timestamp, all: &mut Vec<Statement>) {
    for kind in &noticed.void {
        let delete = Statement::new("DELETE FROM notices WHERE game = $1 AND kind = $2");
        all.push(delete.bind(game).bind(kind.name()));
    }
    all.extend(noticed.new.iter().flat_map(|notice| tell(*notice, now)));
}

/// A notice that is new again, whatever was there, and is sent to whoever wants that.
pub(crate) fn tell(notice: Notice, now: Timestamp) -> [Statement; 2] {
    let insert = Statement::new(
        "INSERT INTO notices (player, game, kind, at) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (player, game, kind) DO UPDATE SET at = excluded.at, seen = NULL",
    );
    let insert = insert.bind(notice.player).bind(notice.game).bind(notice.kind.name()).bind(now);
    [insert, outbox::post(notice, now)]
}

#[async_trait]
impl<B: Backend> Notices for SqlStore<B> {
    async fn notices(&self, player: PlayerId, limit: u32) -> Result<Vec<KeptNotice>, StoreError> {
        let statement = Statement::new(notices!(
            "WHERE notices.player = $1 AND games.deleted IS NULL ORDER BY notices.at DESC, notices.game LIMIT $2"
        ));
        let rows: Vec<NoticeRow> = self.fetch(statement.bind(player).bind(limit)).await?;
        rows.iter().map(NoticeRow::restore).collect()
    }

    async fn look_at_notices(
        &self,
        player: PlayerId,
        looked: Looked,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.write(Write::Notice(NoticeWrite::Look(player, looked, now))).await
    }

    async fn remind(&self, now: Timestamp, limit: u32) -> Result<usize, StoreError> {
        let statement = Statement::new(
            "SELECT id, revision, position, red_player, blue_player FROM games \
             WHERE deadline IS NOT NULL AND deleted IS NULL AND deadline > $1 AND remind_at <= $1 \
             AND result IS NULL \
             AND red_player IS NOT NULL AND blue_player IS NOT NULL AND red_player <> blue_player \
             AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.game = games.id AND kind = 'deadline') \
             ORDER BY deadline LIMIT $2",
        );
        let rows: Vec<DueRow> = self.fetch(statement.bind(now).bind(limit)).await?;
        let mut reminded = 0;
        for reminder in rows.iter().filter_map(DueRow::reminder) {
            reminded += usize::from(self.write(Write::Notice(NoticeWrite::Remind(reminder, now))).await?);
        }
        Ok(reminded)
    }

    fn noticed(&self) -> broadcast::Receiver<PlayerId> {
        self.noticed.subscribe()
    }
}

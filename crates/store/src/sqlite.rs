//! Games in one `SQLite` file, as many programs as like at once.

mod row;
mod write;
mod writer;

use std::{fs, io, path::Path, time::Duration};

use async_trait::async_trait;
use colorito::Outcome;
use colorito_play::{
    GameId, GameSummary, Match, MatchId, MatchTerms, NewSeatedGame, PlayerId, Players, SeatedGame, Timestamp,
};
use sqlx::{
    Connection as _, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::{
    Commit, ListPage, Receipt, ReviewState, Store, StoreError, StoredReview, Whose, random::random_number,
};
use row::{GameRow, MatchRow, MoveRow};
use write::{Write, seat};
use writer::Writer;

/// The file within the data directory.
const FILE: &str = "colorito.sqlite";

/// How many read at once.
const READERS: u32 = 4;

/// How long to wait for another program that writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// Asks for games with what belongs to them from elsewhere.
macro_rules! games {
    ($which:literal) => {
        concat!(
            "SELECT games.*, matches.games AS match_games FROM games \
             LEFT JOIN matches ON matches.id = games.of_match ",
            $which
        )
    };
}

/// All games in one file. One connection writes, some others read.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file in a directory, or begins one, and brings it up to date.
    ///
    /// # Errors
    /// If the directory or the file cannot be used.
    pub async fn open(directory: &Path) -> Result<Sqlite, StoreError> {
        let unusable = |error: sqlx::Error| StoreError::Unusable(format!("{FILE}: {error}").into());
        prepare(directory).map_err(|error| StoreError::Unusable(error.into()))?;
        let options = SqliteConnectOptions::new()
            .filename(directory.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged stays, even if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(unusable)?;
        sqlx::migrate!().run(&mut connection).await.map_err(|error| StoreError::Migration(error.into()))?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.clone());
        let readers = readers.await.map_err(unusable)?;
        Ok(Sqlite { readers, writer: Writer::start(options, connection) })
    }

    /// Bounds the size of the file, in pages of 4 KiB. Beyond it, changes fail as they do when the disk is
    /// full.
    ///
    /// # Errors
    /// If the file cannot be opened any more.
    pub async fn limit_pages(&self, most: u32) -> Result<(), StoreError> {
        self.writer.limit_pages(most).await.map(|_| ())
    }

    /// The rows of a game: itself and its moves, as they were at one moment.
    async fn rows(&self, id: GameId) -> Result<(GameRow, Vec<MoveRow>), StoreError> {
        let mut snapshot = self.readers.begin().await?;
        let row: Option<GameRow> = sqlx::query_as(games!("WHERE games.id = ? AND games.deleted IS NULL"))
            .bind(id.to_string())
            .fetch_optional(&mut *snapshot)
            .await?;
        let moves = sqlx::query_as("SELECT played, clock FROM moves WHERE game = ? ORDER BY number")
            .bind(id.to_string())
            .fetch_all(&mut *snapshot)
            .await?;
        Ok((row.ok_or(StoreError::NoSuchGame(id))?, moves))
    }

    /// What rows say about games. Those from before positions were stored are played again; those that make
    /// no sense are left out.
    async fn summaries(&self, rows: Vec<GameRow>) -> Result<Vec<GameSummary>, StoreError> {
        let mut summaries = Vec::with_capacity(rows.len());
        for mut row in rows {
            if row.position.is_none() {
                let moves: Vec<MoveRow> =
                    sqlx::query_as("SELECT played, clock FROM moves WHERE game = ? ORDER BY number")
                        .bind(&row.id)
                        .fetch_all(&self.readers)
                        .await?;
                row.position = row.restore(&moves).ok().map(|seated| seated.game.position().to_string());
            }
            match row.summary() {
                Ok(summary) => summaries.push(summary),
                Err(fault) => tracing::error!(game = row.id, fault, "a game is stored wrongly"),
            }
        }
        Ok(summaries)
    }
}

/// Makes the directory and the file if they are not there, for their owner only. `SQLite` gives its other files the
/// same rights.
fn prepare(directory: &Path) -> io::Result<()> {
    let mut make = fs::DirBuilder::new();
    let mut open = fs::OpenOptions::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};

        make.mode(0o700);
        open.mode(0o600);
    }
    make.recursive(true).create(directory)?;
    let file = open.read(true).append(true).create(true).open(directory.join(FILE))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;

        // A file of an earlier version could be read by all.
        if file.metadata()?.permissions().mode() & 0o077 != 0 {
            file.set_permissions(fs::Permissions::from_mode(0o600))?;
        }
    }
    Ok(())
}

/// Has something long done where it keeps nobody waiting.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(StoreError::failed)
}

/// Ids that were read from the file. One that is none belongs to a game that cannot be opened anyway.
fn ids(texts: &[String]) -> Vec<GameId> {
    texts.iter().filter_map(|text| text.parse().ok()).collect()
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, new: Vec<NewSeatedGame>, now: Timestamp) -> Result<Vec<SeatedGame>, StoreError> {
        let mut games = Vec::with_capacity(new.len());
        for new in new {
            games.push(seat(new, GameId::from_random(random_number()?), now));
        }
        let seated = games.iter().map(|(seated, _)| seated.clone()).collect();
        self.writer.write(Write::Create(None, games)).await?;
        Ok(seated)
    }

    async fn load(&self, id: GameId) -> Result<SeatedGame, StoreError> {
        let (row, moves) = self.rows(id).await?;
        let restored = aside(move || row.restore(&moves)).await?;
        restored.map_err(|fault| StoreError::Corrupt { what: id.to_string(), fault })
    }

    async fn commit(&self, change: Commit) -> Result<SeatedGame, StoreError> {
        let mut after = change.after.clone();
        after.revision = change.before.revision + 1;
        after.changed = if change.touches { change.now } else { change.before.changed };
        if self.writer.write(Write::Commit(Box::new(change))).await? {
            Ok(after)
        } else {
            Err(StoreError::Changed(after.id))
        }
    }

    async fn receipt(&self, id: GameId, client: &str) -> Result<Option<Receipt>, StoreError> {
        let found: Option<(String, i64, String)> =
            sqlx::query_as("SELECT client, ply, sent FROM receipts WHERE game = ? AND client = ?")
                .bind(id.to_string())
                .bind(client)
                .fetch_optional(&self.readers)
                .await?;
        Ok(found.map(|(client, ply, sent)| Receipt {
            client,
            ply: usize::try_from(ply).unwrap_or(usize::MAX),
            sent,
        }))
    }

    async fn import(&self, id: GameId) -> Result<Option<String>, StoreError> {
        let record = sqlx::query_scalar("SELECT record FROM imports WHERE game = ?")
            .bind(id.to_string())
            .fetch_optional(&self.readers)
            .await?;
        Ok(record)
    }

    async fn list(&self, page: ListPage) -> Result<Vec<GameSummary>, StoreError> {
        // Spelled out four times, because an index of some rows serves a condition that is written down only.
        let query = match (page.whose, page.deleted) {
            (Whose::Nobodys, _) => return Ok(Vec::new()),
            (Whose::Everybodys, false) => games!(
                "WHERE games.deleted IS NULL AND (games.changed, games.id) < (?, ?) \
                 ORDER BY games.changed DESC, games.id DESC LIMIT ?"
            ),
            (Whose::Everybodys, true) => games!(
                "WHERE games.deleted IS NOT NULL AND (games.changed, games.id) < (?, ?) \
                 ORDER BY games.changed DESC, games.id DESC LIMIT ?"
            ),
            (Whose::Of(_), false) => games!(
                "WHERE games.deleted IS NULL AND (games.changed, games.id) < (?1, ?2) \
                 AND (games.owner = ?4 OR games.red_player = ?4 OR games.blue_player = ?4) \
                 ORDER BY games.changed DESC, games.id DESC LIMIT ?3"
            ),
            (Whose::Of(_), true) => games!(
                "WHERE games.deleted IS NOT NULL AND (games.changed, games.id) < (?1, ?2) \
                 AND (games.owner = ?4 OR games.red_player = ?4 OR games.blue_player = ?4) \
                 ORDER BY games.changed DESC, games.id DESC LIMIT ?3"
            ),
        };
        let (changed, id) = page.after.unwrap_or((i64::MAX, String::new()));
        let mut query = sqlx::query_as(query).bind(changed).bind(id).bind(page.limit);
        if let Whose::Of(player) = page.whose {
            query = query.bind(player.to_string());
        }
        self.summaries(query.fetch_all(&self.readers).await?).await
    }

    async fn delete(&self, id: GameId, now: Timestamp) -> Result<bool, StoreError> {
        self.writer.write(Write::Delete(id, now)).await
    }

    async fn players(&self, id: GameId) -> Result<Players, StoreError> {
        let row: Option<GameRow> = sqlx::query_as(games!("WHERE games.id = ?"))
            .bind(id.to_string())
            .fetch_optional(&self.readers)
            .await?;
        let players = row.ok_or(StoreError::NoSuchGame(id))?.players();
        players.map_err(|fault| StoreError::Corrupt { what: id.to_string(), fault })
    }

    async fn restore(&self, id: GameId) -> Result<bool, StoreError> {
        self.writer.write(Write::Restore(id)).await
    }

    async fn create_match(
        &self,
        terms: MatchTerms,
        now: Timestamp,
    ) -> Result<(Match, SeatedGame), StoreError> {
        let begun = Match { id: MatchId::from_random(random_number()?), created: now, terms };
        let first = seat(begun.game(1), GameId::from_random(random_number()?), now);
        let game = first.0.clone();
        self.writer.write(Write::Create(Some(begun.clone()), vec![first])).await?;
        Ok((begun, game))
    }

    async fn load_match(&self, id: MatchId) -> Result<Match, StoreError> {
        let row: Option<MatchRow> = sqlx::query_as("SELECT * FROM matches WHERE id = ?")
            .bind(id.to_string())
            .fetch_optional(&self.readers)
            .await?;
        let restored = row.ok_or(StoreError::NoSuchMatch(id))?.restore();
        restored.map_err(|fault| StoreError::Corrupt { what: id.to_string(), fault })
    }

    async fn games_of(&self, id: MatchId) -> Result<Vec<GameSummary>, StoreError> {
        let rows = sqlx::query_as(games!("WHERE games.of_match = ? ORDER BY games.number"))
            .bind(id.to_string())
            .fetch_all(&self.readers)
            .await?;
        self.summaries(rows).await
    }

    async fn unattended(&self) -> Result<Vec<GameId>, StoreError> {
        let mut scored: Vec<&str> =
            Outcome::all().filter(|outcome| outcome.is_scored()).map(Outcome::reason).collect();
        scored.dedup();
        let found: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM games WHERE deleted IS NULL AND (result IS NULL \
             AND 'computer' IN (red ->> 'kind', blue ->> 'kind') \
             OR ending IN (SELECT value FROM json_each(?)) AND score IS NULL \
             AND id NOT IN (SELECT game FROM imports))",
        )
        .bind(serde_json::json!(scored).to_string())
        .fetch_all(&self.readers)
        .await?;
        Ok(ids(&found))
    }

    async fn with_live_clock(&self) -> Result<Vec<GameId>, StoreError> {
        let found: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM games WHERE deleted IS NULL AND result IS NULL AND seconds IS NOT NULL",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(ids(&found))
    }

    async fn restart_turn(&self, game: &SeatedGame) -> Result<(), StoreError> {
        let started = game.clock.as_ref().and_then(colorito_play::GameClock::turn_started);
        self.writer.write(Write::RestartTurn(game.id, started, game.deadline())).await.map(|_| ())
    }

    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let found: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM games WHERE deadline IS NOT NULL AND deleted IS NULL AND deadline <= ? \
             ORDER BY deadline LIMIT ?",
        )
        .bind(now.0)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        Ok(ids(&found))
    }

    async fn next_deadline(&self, after: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let found: Option<i64> = sqlx::query_scalar(
            "SELECT deadline FROM games WHERE deadline IS NOT NULL AND deleted IS NULL AND deadline > ? \
             ORDER BY deadline LIMIT 1",
        )
        .bind(after.0)
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.map(Timestamp))
    }

    async fn review(&self, id: GameId) -> Result<Option<StoredReview>, StoreError> {
        let row: Option<(String, i64, String)> =
            sqlx::query_as("SELECT state, time, review FROM reviews WHERE game = ?")
                .bind(id.to_string())
                .fetch_optional(&self.readers)
                .await?;
        row.map(|(state, time, review)| {
            let review = serde_json::from_str(&review)
                .map_err(|error| StoreError::Corrupt { what: id.to_string(), fault: error.to_string() })?;
            Ok(StoredReview { state: ReviewState::named(&state), time: duration(time), review })
        })
        .transpose()
    }

    async fn save_review(&self, id: GameId, review: StoredReview, now: Timestamp) -> Result<(), StoreError> {
        let saved = self.writer.write(Write::SaveReview(id, review, now)).await?;
        if saved { Ok(()) } else { Err(StoreError::NoSuchGame(id)) }
    }

    async fn stop_review(&self, id: GameId) -> Result<(), StoreError> {
        self.writer.write(Write::StopReview(id)).await.map(|_| ())
    }

    async fn running_reviews(&self) -> Result<Vec<(GameId, Duration)>, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT game, time FROM reviews JOIN games ON games.id = reviews.game \
             WHERE state = 'running' AND deleted IS NULL ORDER BY reviews.changed",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().filter_map(|(game, time)| Some((game.parse().ok()?, duration(*time)))).collect())
    }

    async fn create_guest(&self, token: &str, now: Timestamp) -> Result<PlayerId, StoreError> {
        let id = PlayerId::from_random(random_number()?);
        self.writer.write(Write::CreateGuest(id, token.to_owned(), now)).await?;
        Ok(id)
    }

    async fn session(&self, token: &str) -> Result<Option<PlayerId>, StoreError> {
        let player: Option<String> = sqlx::query_scalar("SELECT player FROM sessions WHERE token = ?")
            .bind(token)
            .fetch_optional(&self.readers)
            .await?;
        Ok(player.and_then(|player| player.parse().ok()))
    }

    async fn revoke(&self, token: &str) -> Result<bool, StoreError> {
        self.writer.write(Write::Revoke(token.to_owned())).await
    }

    async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}

fn duration(millis: i64) -> Duration {
    Duration::from_millis(u64::try_from(millis).unwrap_or_default())
}

//! Where games are kept: one `SQLite` file.

mod row;

use std::{
    io,
    path::Path,
    sync::Arc,
    time::{Duration, SystemTime},
};

use colorito::{Move, Side};
use sqlx::{
    FromRow, Sqlite, SqlitePool, Transaction,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::Mutex;

use crate::{
    Conflict, Error,
    clock::GameClock,
    id::{GameId, MatchId},
    matches::{Match, Terms},
    score::Count,
    seated_game::{NewSeatedGame, SeatedGame},
};

pub(crate) use row::GameRow;
use row::{MatchRow, MoveRow, repetition_name, result_and_ending, seat_text};

/// The file within the data directory.
const FILE: &str = "colorito.sqlite";

/// Readers beside the one writer that `SQLite` allows.
const CONNECTIONS: u32 = 4;

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

/// All games.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: SqlitePool,
    /// Held while writing. `SQLite` has one writer at a time and lets the others try again and again; here they stand
    /// in line.
    writer: Arc<Mutex<()>>,
}

/// What was acknowledged to a client.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub(crate) struct Receipt {
    pub(crate) client: String,
    pub(crate) ply: i64,
    /// The move as the client wrote it.
    pub(crate) sent: String,
}

/// A part of the list of games, the last changed first.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    /// Those that were deleted instead of those that were not.
    pub(crate) deleted: bool,
    /// Only those after this place: when it was changed, and the id.
    pub(crate) after: Option<(i64, String)>,
    /// How many.
    pub(crate) limit: u32,
}

impl Store {
    /// Opens the file in a directory, or begins one.
    pub(crate) async fn open(directory: &Path) -> Result<Store, Error> {
        std::fs::create_dir_all(directory)?;
        let options = SqliteConnectOptions::new()
            .filename(directory.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged stays, even if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let pool = SqlitePoolOptions::new().max_connections(CONNECTIONS).connect_with(options);
        let pool = pool.await.map_err(|error| io::Error::other(format!("{FILE}: {error}")))?;
        sqlx::migrate!().run(&pool).await?;
        Ok(Store { pool, writer: Arc::default() })
    }

    /// The file, for what belongs to games and is kept by others.
    pub(crate) fn pool(&self) -> &SqlitePool {
        &self.pool
    }

    /// Writes all to the file and closes it.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    /// Keeps new games, all or none.
    pub(crate) async fn create(&self, new: Vec<NewSeatedGame>) -> Result<Vec<SeatedGame>, Error> {
        let _writing = self.writer.lock().await;
        let mut transaction = self.pool.begin().await?;
        let mut created = Vec::with_capacity(new.len());
        for new in new {
            created.push(insert(&mut transaction, new).await?);
        }
        transaction.commit().await?;
        Ok(created)
    }

    /// Keeps what a game has become, with the receipt for who made it so. Nothing is kept if somebody else has
    /// changed the game in between. Afterwards the game carries its new revision.
    pub(crate) async fn save(
        &self,
        before: &SeatedGame,
        after: &mut SeatedGame,
        receipt: Option<&Receipt>,
    ) -> Result<(), Error> {
        let (id, now) = (after.id.as_str(), now());
        let (result, ending) = result_and_ending(&after.game);
        let (score, line) = score_texts(after.count.as_ref());
        let _writing = self.writer.lock().await;
        let mut transaction = self.pool.begin().await?;
        let updated = sqlx::query(
            "UPDATE games SET revision = revision + 1, changed = ?, played = ?, result = ?, ending = ?, \
             draw_offer = ?, score = ?, score_line = ?, position = ? \
             WHERE id = ? AND revision = ? AND deleted IS NULL",
        )
        .bind(now)
        .bind(to_number(after.ply()))
        .bind(result)
        .bind(ending)
        .bind(after.draw_offer.map(Side::name))
        .bind(score)
        .bind(line)
        .bind(after.game.position().to_string())
        .bind(id)
        .bind(before.revision)
        .execute(&mut *transaction)
        .await?;
        if updated.rows_affected() != 1 {
            return Err(before.conflict(Conflict::ChangedElsewhere));
        }
        save_last_move(&mut transaction, before, after).await?;
        if let Some(Receipt { client, ply, sent }) = receipt {
            sqlx::query("INSERT INTO receipts (game, client, ply, sent) VALUES (?, ?, ?, ?)")
                .bind(id)
                .bind(client)
                .bind(ply)
                .bind(sent)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        after.revision = before.revision + 1;
        after.changed = now;
        Ok(())
    }

    /// Keeps the score of a game that is over. That is no change of the game itself, so its place in the list stays.
    pub(crate) async fn save_count(&self, game: &mut SeatedGame) -> Result<(), Error> {
        let (score, line) = score_texts(game.count.as_ref());
        let update = "UPDATE games SET revision = revision + 1, score = ?, score_line = ? \
                      WHERE id = ? AND revision = ? AND deleted IS NULL";
        let _writing = self.writer.lock().await;
        let updated = sqlx::query(update)
            .bind(score)
            .bind(line)
            .bind(game.id.as_str())
            .bind(game.revision)
            .execute(&self.pool)
            .await?;
        if updated.rows_affected() != 1 {
            return Err(game.conflict(Conflict::ChangedElsewhere));
        }
        game.revision += 1;
        Ok(())
    }

    /// The receipt a client got, if it got one.
    pub(crate) async fn receipt(&self, id: &GameId, client: &str) -> Result<Option<Receipt>, Error> {
        let found = sqlx::query_as("SELECT client, ply, sent FROM receipts WHERE game = ? AND client = ?")
            .bind(id.as_str())
            .bind(client)
            .fetch_optional(&self.pool)
            .await?;
        Ok(found)
    }

    /// A game that was not deleted.
    pub(crate) async fn load(&self, id: &GameId) -> Result<SeatedGame, Error> {
        let row: Option<GameRow> = sqlx::query_as(games!("WHERE games.id = ? AND games.deleted IS NULL"))
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        self.replay(&row.ok_or_else(|| Error::NoSuchGame(id.to_string()))?).await
    }

    /// The game of a row, deleted or not.
    pub(crate) async fn replay(&self, row: &GameRow) -> Result<SeatedGame, Error> {
        let moves: Vec<MoveRow> =
            sqlx::query_as("SELECT played, clock FROM moves WHERE game = ? ORDER BY number")
                .bind(&row.id)
                .fetch_all(&self.pool)
                .await?;
        row.restore(&moves).map_err(|what| Error::Corrupt { game: row.id.clone(), what })
    }

    /// The record a game was read from.
    pub(crate) async fn import(&self, id: &GameId) -> Result<Option<String>, Error> {
        let record = sqlx::query_scalar("SELECT record FROM imports WHERE game = ?")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        Ok(record)
    }

    /// A part of the list of games.
    pub(crate) async fn list(&self, page: &Page) -> Result<Vec<GameRow>, Error> {
        let (changed, id) = page.after.clone().unwrap_or((i64::MAX, String::new()));
        let rows = sqlx::query_as(games!(
            "WHERE (games.deleted IS NOT NULL) = ? AND (games.changed, games.id) < (?, ?) \
             ORDER BY games.changed DESC, games.id DESC LIMIT ?"
        ))
        .bind(page.deleted)
        .bind(changed)
        .bind(id)
        .bind(page.limit)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows)
    }

    /// The games that have something to do without anybody asking: the computer is at one of their seats, or they
    /// were played out here and have no score yet.
    pub(crate) async fn with_something_to_do(&self) -> Result<Vec<GameId>, Error> {
        let ids: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM games WHERE deleted IS NULL AND (result IS NULL \
             AND 'computer' IN (red ->> 'kind', blue ->> 'kind') \
             OR ending IN ('completion', 'special', 'tie') AND score IS NULL \
             AND id NOT IN (SELECT game FROM imports))",
        )
        .fetch_all(&self.pool)
        .await?;
        ids.iter().map(|id| GameId::parse(id)).collect()
    }

    /// Puts a game away; it can be had back. Says whether it was there.
    pub(crate) async fn delete(&self, id: &GameId) -> Result<bool, Error> {
        let update =
            "UPDATE games SET deleted = ?1, revision = revision + 1 WHERE id = ?2 AND deleted IS NULL";
        let updated = sqlx::query(update).bind(now()).bind(id.as_str()).execute(&self.pool).await?;
        Ok(updated.rows_affected() == 1)
    }

    /// Gets a deleted game back. Says whether it was there.
    pub(crate) async fn restore(&self, id: &GameId) -> Result<bool, Error> {
        let update =
            "UPDATE games SET deleted = NULL, revision = revision + 1 WHERE id = ? AND deleted IS NOT NULL";
        let updated = sqlx::query(update).bind(id.as_str()).execute(&self.pool).await?;
        Ok(updated.rows_affected() == 1)
    }
}

/// Matches.
impl Store {
    /// Keeps a new match.
    pub(crate) async fn create_match(&self, terms: Terms) -> Result<Match, Error> {
        let created = now();
        let id: String = sqlx::query_scalar(
            "INSERT INTO matches (id, created, games, red, blue, variant, board, starter, repetition, seconds, \
             increment) VALUES (lower(hex(randomblob(8))), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        )
        .bind(created)
        .bind(terms.games)
        .bind(seat_text(&terms.seats.red))
        .bind(seat_text(&terms.seats.blue))
        .bind(terms.rules.variant.name())
        .bind(format!("{:#}", terms.rules.board))
        .bind(terms.starter.name())
        .bind(repetition_name(terms.repetition))
        .bind(terms.clock.map(|clock| clock.seconds))
        .bind(terms.clock.map(|clock| clock.increment))
        .fetch_one(&self.pool)
        .await?;
        Ok(Match { id: MatchId::parse(&id)?, created, terms })
    }

    pub(crate) async fn load_match(&self, id: &MatchId) -> Result<Match, Error> {
        let row: Option<MatchRow> = sqlx::query_as("SELECT * FROM matches WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let row = row.ok_or_else(|| Error::NoSuchMatch(id.to_string()))?;
        row.restore().map_err(|what| Error::Corrupt { game: id.to_string(), what })
    }

    /// All games of a match, also the deleted ones, the first one first.
    pub(crate) async fn games_of(&self, id: &MatchId) -> Result<Vec<GameRow>, Error> {
        let rows = sqlx::query_as(games!("WHERE games.of_match = ? ORDER BY games.number"))
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        Ok(rows)
    }
}

async fn insert(transaction: &mut Transaction<'_, Sqlite>, new: NewSeatedGame) -> Result<SeatedGame, Error> {
    let NewSeatedGame { seats, game, clock, place, record } = new;
    let now = now();
    let rules = *game.rules();
    let (result, ending) = result_and_ending(&game);
    let id: String = sqlx::query_scalar(
        "INSERT INTO games (id, created, changed, red, blue, variant, board, start, repetition, played, \
         result, ending, seconds, increment, position, of_match, number) VALUES (lower(hex(randomblob(8))), \
         ?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15) RETURNING id",
    )
    .bind(now)
    .bind(seat_text(&seats.red))
    .bind(seat_text(&seats.blue))
    .bind(rules.variant.name())
    .bind(format!("{:#}", rules.board))
    .bind(game.start().to_string())
    .bind(repetition_name(game.repetition_rule()))
    .bind(to_number(game.moves().len()))
    .bind(result)
    .bind(ending)
    .bind(clock.map(|clock| clock.seconds))
    .bind(clock.map(|clock| clock.increment))
    .bind(game.position().to_string())
    .bind(place.as_ref().map(|place| place.id.to_string()))
    .bind(place.as_ref().map(|place| place.number))
    .fetch_one(&mut **transaction)
    .await?;
    for (number, m) in game.moves().iter().enumerate() {
        insert_move(transaction, &id, number, *m, None).await?;
    }
    if let Some(record) = record {
        sqlx::query("INSERT INTO imports (game, record) VALUES (?, ?)")
            .bind(&id)
            .bind(record)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(SeatedGame {
        id: GameId::parse(&id)?,
        seats,
        game,
        clock: clock.map(GameClock::new),
        draw_offer: None,
        count: None,
        place,
        revision: 0,
        created: now,
        changed: now,
    })
}

async fn insert_move(
    transaction: &mut Transaction<'_, Sqlite>,
    game: &str,
    number: usize,
    m: Move,
    left: Option<Duration>,
) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO moves (game, number, played, clock) VALUES (?, ?, ?, ?) \
         ON CONFLICT DO UPDATE SET played = excluded.played, clock = excluded.clock",
    )
    .bind(game)
    .bind(to_number(number))
    .bind(m.to_string())
    .bind(left.map(|left| i64::try_from(left.as_millis()).unwrap_or(i64::MAX)))
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// Writes the last move down if it is a new one, or one that was played again with another time left.
async fn save_last_move(
    transaction: &mut Transaction<'_, Sqlite>,
    before: &SeatedGame,
    after: &SeatedGame,
) -> Result<(), Error> {
    let Some(last) = after.game.moves().last() else { return Ok(()) };
    if after.ply() <= before.ply() {
        return Ok(());
    }
    let number = after.ply() - 1;
    let all = |seated: &SeatedGame| [seated.game.moves(), seated.game.undone()].concat();
    if all(before) != all(after) {
        sqlx::query("DELETE FROM moves WHERE game = ? AND number >= ?")
            .bind(after.id.as_str())
            .bind(to_number(number))
            .execute(&mut **transaction)
            .await?;
    }
    let left = after.clock.as_ref().and_then(|clock| clock.after_moves().get(number)).copied();
    insert_move(transaction, after.id.as_str(), number, *last, left).await
}

/// The score as records write it and its line; only once it was counted.
fn score_texts(count: Option<&Count>) -> (Option<String>, Option<String>) {
    let Some(count) = count.filter(|count| count.done) else { return (None, None) };
    let line = count.line.as_ref().map(|line| {
        let moves: Vec<String> = line.iter().map(Move::to_string).collect();
        moves.join(" ")
    });
    (Some(count.score.to_string()), line)
}

/// A number as the database has it.
fn to_number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

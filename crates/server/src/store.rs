//! Where games are kept: one `SQLite` file.

use std::{
    path::Path,
    str::FromStr as _,
    time::{Duration, SystemTime},
};

use colorito::{Board, Draw, Game, Outcome, Position, RepetitionRule, Rules, Side, Victory};
use sqlx::{
    FromRow, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::{Conflict, Error, Seat, Seats, game_id::GameId, seated_game::SeatedGame};

/// The file within the data directory.
const FILE: &str = "colorito.sqlite";

/// Readers beside the one writer that `SQLite` allows.
const CONNECTIONS: u32 = 4;

/// All games.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: SqlitePool,
}

/// A game as it is listed.
#[derive(Clone, Debug)]
pub(crate) struct Summary {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) changed: i64,
    pub(crate) deleted: bool,
    pub(crate) seats: Seats,
    pub(crate) variant: String,
    pub(crate) played: i64,
    pub(crate) result: Option<String>,
    pub(crate) ending: Option<String>,
}

/// What was acknowledged to a client.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub(crate) struct Receipt {
    pub(crate) client: String,
    pub(crate) ply: i64,
    /// The move as the client wrote it.
    pub(crate) sent: String,
}

#[derive(FromRow)]
struct GameRow {
    id: String,
    created: i64,
    changed: i64,
    deleted: Option<i64>,
    revision: i64,
    red: String,
    blue: String,
    variant: String,
    board: String,
    start: String,
    repetition: String,
    played: i64,
    result: Option<String>,
    ending: Option<String>,
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
        let pool = SqlitePoolOptions::new().max_connections(CONNECTIONS).connect_with(options).await?;
        sqlx::migrate!().run(&pool).await?;
        Ok(Store { pool })
    }

    /// Writes all to the file and closes it.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    /// Keeps a new game.
    pub(crate) async fn create(&self, seats: Seats, game: Game) -> Result<SeatedGame, Error> {
        let now = now();
        let rules = *game.rules();
        let (result, ending) = result_and_ending(&game);
        let mut transaction = self.pool.begin().await?;
        let id: String = sqlx::query_scalar(
            "INSERT INTO games (id, created, changed, red, blue, variant, board, start, repetition, played, \
             result, ending) VALUES (lower(hex(randomblob(8))), ?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) \
             RETURNING id",
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
        .fetch_one(&mut *transaction)
        .await?;
        for (number, m) in game.moves().iter().enumerate() {
            sqlx::query("INSERT INTO moves (game, number, played) VALUES (?, ?, ?)")
                .bind(&id)
                .bind(to_number(number))
                .bind(m.to_string())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(SeatedGame { id: GameId::parse(&id)?, seats, game, revision: 0, created: now, changed: now })
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
        let mut transaction = self.pool.begin().await?;
        let updated = sqlx::query(
            "UPDATE games SET revision = revision + 1, changed = ?, played = ?, result = ?, ending = ? \
             WHERE id = ? AND revision = ? AND deleted IS NULL",
        )
        .bind(now)
        .bind(to_number(after.ply()))
        .bind(result)
        .bind(ending)
        .bind(id)
        .bind(before.revision)
        .execute(&mut *transaction)
        .await?;
        if updated.rows_affected() != 1 {
            return Err(before.conflict(Conflict::ChangedElsewhere));
        }
        if let Some((number, text)) = new_move(before, after) {
            sqlx::query("DELETE FROM moves WHERE game = ? AND number >= ?")
                .bind(id)
                .bind(number)
                .execute(&mut *transaction)
                .await?;
            sqlx::query("INSERT INTO moves (game, number, played) VALUES (?, ?, ?)")
                .bind(id)
                .bind(number)
                .bind(text)
                .execute(&mut *transaction)
                .await?;
        }
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
        let row: Option<GameRow> = sqlx::query_as("SELECT * FROM games WHERE id = ? AND deleted IS NULL")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let row = row.ok_or_else(|| Error::NoSuchGame(id.to_string()))?;
        let moves: Vec<String> =
            sqlx::query_scalar("SELECT played FROM moves WHERE game = ? ORDER BY number")
                .bind(id.as_str())
                .fetch_all(&self.pool)
                .await?;
        row.restore(&moves).map_err(|what| Error::Corrupt { game: id.to_string(), what })
    }

    /// All games that were not deleted, or all that were, the last changed first.
    pub(crate) async fn list(&self, deleted: bool) -> Result<Vec<Summary>, Error> {
        let rows: Vec<GameRow> = sqlx::query_as(
            "SELECT * FROM games WHERE (deleted IS NOT NULL) = ? ORDER BY changed DESC, id LIMIT 1000",
        )
        .bind(deleted)
        .fetch_all(&self.pool)
        .await?;
        rows.into_iter().map(GameRow::summary).collect()
    }

    /// The games that go on and have the computer at one of their seats at least.
    pub(crate) async fn with_computer(&self) -> Result<Vec<GameId>, Error> {
        let ids: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM games WHERE deleted IS NULL AND result IS NULL \
             AND 'computer' IN (red ->> 'kind', blue ->> 'kind')",
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

impl GameRow {
    /// The game as it was. Moves are checked again: nothing illegal comes out of a file.
    fn restore(&self, moves: &[String]) -> Result<SeatedGame, String> {
        let says = |error: &dyn std::fmt::Display| error.to_string();
        let rules = Rules {
            variant: self.variant.parse().map_err(|error| says(&error))?,
            board: Board::from_str(&self.board).map_err(|error| says(&error))?,
        };
        let start = Position::parse(&self.start, rules).map_err(|error| says(&error))?;
        let mut game = Game::new(start, repetition_named(&self.repetition));
        for text in moves {
            let m = game.position().parse_move(text).map_err(|error| says(&error))?;
            game.play(m).map_err(|error| says(&error))?;
        }
        let played = usize::try_from(self.played).unwrap_or_default();
        if played > game.moves().len() {
            return Err(format!("{played} moves were played, but only {} are there", game.moves().len()));
        }
        while game.moves().len() > played {
            game.undo();
        }
        self.declare_ending(&mut game)?;
        Ok(SeatedGame {
            id: GameId::parse(&self.id).map_err(|error| says(&error))?,
            seats: self.seats().map_err(|error| says(&error))?,
            game,
            revision: self.revision,
            created: self.created,
            changed: self.changed,
        })
    }

    /// Ends the game as the players ended it, and compares.
    fn declare_ending(&self, game: &mut Game) -> Result<(), String> {
        let stored = (self.result.as_deref(), self.ending.as_deref());
        let outcome =
            Outcome::all().find(|outcome| (Some(result_name(*outcome)), Some(outcome.reason())) == stored);
        match outcome.filter(|outcome| outcome.is_declared() && game.ending().is_none()) {
            Some(Outcome::Won { winner, by: Victory::Resignation }) => game.resign(!winner),
            Some(Outcome::Won { winner, by: Victory::Time }) => game.run_out_of_time(!winner),
            Some(Outcome::Drawn(Draw::Agreement)) => game.agree_on_draw(),
            _ => Ok(()),
        }
        .map_err(|error| error.to_string())?;
        let now = result_and_ending(game);
        if now == stored { Ok(()) } else { Err(format!("it ended with {stored:?}, the moves say {now:?}")) }
    }

    fn seats(&self) -> Result<Seats, serde_json::Error> {
        Ok(Seats { red: serde_json::from_str(&self.red)?, blue: serde_json::from_str(&self.blue)? })
    }

    fn summary(self) -> Result<Summary, Error> {
        let corrupt =
            |what: serde_json::Error| Error::Corrupt { game: self.id.clone(), what: what.to_string() };
        let seats = self.seats().map_err(corrupt)?;
        let GameRow { id, created, changed, deleted, variant, played, result, ending, .. } = self;
        Ok(Summary {
            id,
            created,
            changed,
            deleted: deleted.is_some(),
            seats,
            variant,
            played,
            result,
            ending,
        })
    }
}

/// The move that is to be written down: none if the game went back, or forward again by what is there.
fn new_move(before: &SeatedGame, after: &SeatedGame) -> Option<(i64, String)> {
    let known = before.game.moves().iter().chain(before.game.undone()).copied();
    let last = *after.game.moves().last()?;
    let number = after.ply() - 1;
    let is_known = known.eq(after.game.moves().iter().chain(after.game.undone()).copied());
    (!is_known).then(|| (to_number(number), last.to_string()))
}

/// A number as the database has it.
fn to_number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn result_and_ending(game: &Game) -> (Option<&'static str>, Option<&'static str>) {
    let outcome = game.ending().map(|ending| ending.outcome);
    (outcome.map(result_name), outcome.map(Outcome::reason))
}

fn result_name(outcome: Outcome) -> &'static str {
    outcome.winner().map_or("draw", Side::name)
}

fn repetition_name(rule: RepetitionRule) -> &'static str {
    match rule {
        RepetitionRule::Draw => "draw",
        RepetitionRule::Off => "off",
    }
}

fn repetition_named(name: &str) -> RepetitionRule {
    if name == "off" { RepetitionRule::Off } else { RepetitionRule::Draw }
}

fn seat_text(seat: &Seat) -> String {
    serde_json::to_string(seat).expect("a seat is plain data")
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

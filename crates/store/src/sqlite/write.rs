//! Changes as statements. Each looks first whether what it was made for is still so; only then does it write,
//! so that nothing has to be undone but after an error.

use std::time::Duration;

use colorito::{Move, Side};
use colorito_play::{GameId, Match, NewSeatedGame, PlayerId, ScoreState, SeatedGame, Timestamp};
use sqlx::SqliteConnection;

use super::row::{repetition_name, result_and_ending, seat_text, time_columns};
use crate::{Commit, Receipt, StoredReview};

/// About how many bytes a game takes besides its moves and its record.
const BYTES_OF_GAME: usize = 1024;

/// About how many bytes a move takes with its receipt.
const BYTES_OF_MOVE: usize = 96;

/// Something to be written.
#[derive(Debug)]
pub(super) enum Write {
    /// New games as they will be, each with the record it was read from; before them, the match they begin.
    Create(Option<Match>, Vec<(SeatedGame, Option<String>)>),
    Commit(Box<Commit>),
    Delete(GameId, Timestamp),
    Restore(GameId),
    RestartTurn(GameId, Option<Timestamp>, Option<Timestamp>),
    SaveReview(GameId, StoredReview, Timestamp),
    StopReview(GameId),
    CreateGuest(PlayerId, String, Timestamp),
    Revoke(String),
}

impl Write {
    /// Writes it. Says whether what it was made for was still so.
    pub(super) async fn run(&self, connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
        match self {
            Write::Create(of_match, games) => {
                if let Some(of_match) = of_match {
                    insert_match(connection, of_match).await?;
                }
                for (game, record) in games {
                    insert_game(connection, game, record.as_deref()).await?;
                }
                Ok(true)
            }
            Write::Commit(change) => commit(connection, change).await,
            Write::Delete(id, now) => {
                let update =
                    "UPDATE games SET deleted = ?, revision = revision + 1 WHERE id = ? AND deleted IS NULL";
                changed(sqlx::query(update).bind(now.0).bind(id.to_string()), connection).await
            }
            Write::Restore(id) => {
                let update = "UPDATE games SET deleted = NULL, revision = revision + 1 \
                              WHERE id = ? AND deleted IS NOT NULL";
                changed(sqlx::query(update).bind(id.to_string()), connection).await
            }
            Write::RestartTurn(id, started, deadline) => {
                let update = "UPDATE games SET turn_started = ?, deadline = ? WHERE id = ?";
                let query =
                    sqlx::query(update).bind(millis(*started)).bind(millis(*deadline)).bind(id.to_string());
                changed(query, connection).await
            }
            Write::SaveReview(id, review, now) => save_review(connection, *id, review, *now).await,
            Write::StopReview(id) => {
                let update = "UPDATE reviews SET state = 'stopped' WHERE game = ? AND state = 'running'";
                changed(sqlx::query(update).bind(id.to_string()), connection).await
            }
            Write::CreateGuest(id, token, now) => {
                let insert = sqlx::query("INSERT INTO players (id, created) VALUES (?, ?)");
                changed(insert.bind(id.to_string()).bind(now.0), connection).await?;
                let insert = sqlx::query("INSERT INTO sessions (token, player, created) VALUES (?, ?, ?)");
                changed(insert.bind(token).bind(id.to_string()).bind(now.0), connection).await
            }
            Write::Revoke(token) => {
                changed(sqlx::query("DELETE FROM sessions WHERE token = ?").bind(token), connection).await
            }
        }
    }
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

/// Executes a statement and says whether it changed anything.
async fn changed(query: Query<'_>, connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    Ok(query.execute(connection).await?.rows_affected() > 0)
}

fn millis(moment: Option<Timestamp>) -> Option<i64> {
    moment.map(|moment| moment.0)
}

/// A number as the database has it.
fn to_number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

async fn commit(connection: &mut SqliteConnection, change: &Commit) -> Result<bool, sqlx::Error> {
    let Commit { before, after, receipt, .. } = change;
    let id = after.id.to_string();
    let (result, ending) = result_and_ending(&after.game);
    let (score, line) = score_texts(after.score.as_ref());
    let update = sqlx::query(
        "UPDATE games SET revision = revision + 1, changed = ?, played = ?, result = ?, ending = ?, draw_offer = ?, \
         score = ?, score_line = ?, position = ?, turn_started = ?, deadline = ?, bytes = bytes + ? \
         WHERE id = ? AND revision = ? AND deleted IS NULL \
         AND NOT EXISTS (SELECT 1 FROM receipts WHERE game = games.id AND client = ?)",
    )
    .bind(if change.touches { change.now.0 } else { before.changed.0 })
    .bind(to_number(after.ply()))
    .bind(result)
    .bind(ending)
    .bind(after.draw_offer.map(Side::name))
    .bind(score)
    .bind(line)
    .bind(after.game.position().to_string())
    .bind(millis(after.clock.as_ref().and_then(colorito_play::GameClock::turn_started)))
    .bind(millis(after.deadline()))
    .bind(to_number(if receipt.is_some() { BYTES_OF_MOVE } else { 0 }))
    .bind(&id)
    .bind(before.revision)
    .bind(receipt.as_ref().map(|receipt| &receipt.client));
    if !changed(update, connection).await? {
        return Ok(false);
    }
    save_last_move(connection, before, after).await?;
    if let Some(Receipt { client, ply, sent }) = receipt {
        let insert = sqlx::query("INSERT INTO receipts (game, client, ply, sent) VALUES (?, ?, ?, ?)");
        changed(insert.bind(&id).bind(client).bind(to_number(*ply)).bind(sent), connection).await?;
    }
    Ok(true)
}

/// Writes the last move down if it is a new one, or one that was played again with another time left.
async fn save_last_move(
    connection: &mut SqliteConnection,
    before: &SeatedGame,
    after: &SeatedGame,
) -> Result<(), sqlx::Error> {
    let Some(last) = after.game.moves().last() else { return Ok(()) };
    if after.ply() <= before.ply() {
        return Ok(());
    }
    let number = after.ply() - 1;
    let all = |seated: &SeatedGame| [seated.game.moves(), seated.game.undone()].concat();
    if !before.game.undone().is_empty() && all(before) != all(after) {
        let delete = sqlx::query("DELETE FROM moves WHERE game = ? AND number >= ?");
        changed(delete.bind(after.id.to_string()).bind(to_number(number)), connection).await?;
    }
    let left = after.clock.as_ref().and_then(|clock| clock.after_moves().get(number)).copied();
    insert_move(connection, after.id, number, *last, left).await
}

async fn insert_move(
    connection: &mut SqliteConnection,
    game: GameId,
    number: usize,
    m: Move,
    left: Option<Duration>,
) -> Result<(), sqlx::Error> {
    let insert = sqlx::query(
        "INSERT INTO moves (game, number, played, clock) VALUES (?, ?, ?, ?) \
         ON CONFLICT DO UPDATE SET played = excluded.played, clock = excluded.clock",
    )
    .bind(game.to_string())
    .bind(to_number(number))
    .bind(m.to_string())
    .bind(left.map(|left| i64::try_from(left.as_millis()).unwrap_or(i64::MAX)));
    changed(insert, connection).await?;
    Ok(())
}

async fn insert_game(
    connection: &mut SqliteConnection,
    seated: &SeatedGame,
    record: Option<&str>,
) -> Result<(), sqlx::Error> {
    let SeatedGame { id, seats, players, game, clock, place, .. } = seated;
    let rules = game.rules();
    let (result, ending) = result_and_ending(game);
    let [seconds, increment, days] = time_columns(clock.as_ref().map(colorito_play::GameClock::control));
    let bytes = BYTES_OF_GAME + game.moves().len() * BYTES_OF_MOVE + record.map_or(0, str::len);
    let insert = sqlx::query(
        "INSERT INTO games (id, created, changed, red, blue, variant, board, start, repetition, played, result, ending, \
         seconds, increment, days, turn_started, deadline, position, of_match, number, owner, red_player, blue_player, bytes) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id.to_string())
    .bind(seated.created.0)
    .bind(seated.changed.0)
    .bind(seat_text(&seats.red))
    .bind(seat_text(&seats.blue))
    .bind(rules.variant.name())
    .bind(format!("{:#}", rules.board))
    .bind(game.start().to_string())
    .bind(repetition_name(game.repetition_rule()))
    .bind(to_number(game.moves().len()))
    .bind(result)
    .bind(ending)
    .bind(seconds)
    .bind(increment)
    .bind(days)
    .bind(millis(clock.as_ref().and_then(colorito_play::GameClock::turn_started)))
    .bind(millis(seated.deadline()))
    .bind(game.position().to_string())
    .bind(place.map(|place| place.id.to_string()))
    .bind(place.map(|place| place.number))
    .bind(players.owner.map(|id| id.to_string()))
    .bind(players.red.map(|id| id.to_string()))
    .bind(players.blue.map(|id| id.to_string()))
    .bind(to_number(bytes));
    changed(insert, connection).await?;
    for (number, m) in game.moves().iter().enumerate() {
        insert_move(connection, *id, number, *m, None).await?;
    }
    if let Some(record) = record {
        let insert = sqlx::query("INSERT INTO imports (game, record) VALUES (?, ?)");
        changed(insert.bind(id.to_string()).bind(record), connection).await?;
    }
    Ok(())
}

async fn insert_match(connection: &mut SqliteConnection, of_match: &Match) -> Result<(), sqlx::Error> {
    let Match { id, created, terms } = of_match;
    let [seconds, increment, days] = time_columns(terms.clock);
    let insert = sqlx::query(
        "INSERT INTO matches (id, created, games, red, blue, variant, board, starter, repetition, seconds, increment, days, \
         owner, red_player, blue_player) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id.to_string())
    .bind(created.0)
    .bind(terms.games)
    .bind(seat_text(&terms.seats.red))
    .bind(seat_text(&terms.seats.blue))
    .bind(terms.rules.variant.name())
    .bind(format!("{:#}", terms.rules.board))
    .bind(terms.starter.name())
    .bind(repetition_name(terms.repetition))
    .bind(seconds)
    .bind(increment)
    .bind(days)
    .bind(terms.players.owner.map(|id| id.to_string()))
    .bind(terms.players.red.map(|id| id.to_string()))
    .bind(terms.players.blue.map(|id| id.to_string()));
    changed(insert, connection).await?;
    Ok(())
}

async fn save_review(
    connection: &mut SqliteConnection,
    id: GameId,
    StoredReview { state, time, review }: &StoredReview,
    now: Timestamp,
) -> Result<bool, sqlx::Error> {
    let text = serde_json::to_string(review).expect("a review is plain data");
    let insert = sqlx::query(
        "INSERT INTO reviews (game, state, time, review, changed) SELECT ?1, ?2, ?3, ?4, ?5 \
         WHERE EXISTS (SELECT 1 FROM games WHERE id = ?1) \
         ON CONFLICT (game) DO UPDATE SET state = ?2, time = ?3, review = ?4, changed = ?5",
    )
    .bind(id.to_string())
    .bind(state.name())
    .bind(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
    .bind(text)
    .bind(now.0);
    changed(insert, connection).await
}

/// The score as records write it and its line; only once it was counted.
fn score_texts(state: Option<&ScoreState>) -> (Option<String>, Option<String>) {
    let Some(state) = state.filter(|state| state.done) else { return (None, None) };
    let line = state.line.as_ref().map(|line| {
        let moves: Vec<String> = line.iter().map(Move::to_string).collect();
        moves.join(" ")
    });
    (Some(state.score.to_string()), line)
}

/// A new game as it will be.
pub(super) fn seat(new: NewSeatedGame, id: GameId, now: Timestamp) -> (SeatedGame, Option<String>) {
    let NewSeatedGame { seats, players, game, clock, place, record } = new;
    let seated = SeatedGame {
        id,
        seats,
        players,
        game,
        clock: clock.map(|control| colorito_play::GameClock::new(control, now)),
        draw_offer: None,
        score: None,
        place,
        revision: 0,
        created: now,
        changed: now,
    };
    (seated, record)
}

//! Ratings change in the transaction that ends a game, or not at all.

use std::collections::BTreeSet;

use colorito::{Outcome, Side};
use colorito_play::{GameId, Pace, PlayerId, RatedResult, Rating, Timestamp};

use super::{
    backend::{Answer, Backend},
    statement::{Statement, Value},
};
use crate::Commit;

/// Ratings are kept as whole numbers: so many make a point of rating or deviation.
const PER_POINT: f64 = 1e6;

/// The same for volatility.
const PER_VOLATILITY: f64 = 1e12;

/// A game that counts and has just ended.
pub(crate) struct Ended {
    game: GameId,
    /// Red and Blue.
    players: [PlayerId; 2],
    pace: Pace,
    /// What Red made of it.
    result: RatedResult,
    now: Timestamp,
}

impl Ended {
    /// The end of a game that counts, if a change is one: both have moved.
    pub(crate) fn of(change: &Commit) -> Option<Ended> {
        let (before, after) = (&change.before, &change.after);
        let goes_on = !after.rated || before.game.ending().is_some() || after.ply() < 2;
        let outcome = after.game.ending().filter(|_| !goes_on)?.outcome;
        if outcome == Outcome::Aborted {
            return None;
        }
        let result = match outcome.winner() {
            Some(Side::Red) => RatedResult::Won,
            Some(Side::Blue) => RatedResult::Lost,
            None => RatedResult::Drawn,
        };
        let clock = after.clock.as_ref().map(colorito_play::GameClock::control);
        let players = after.players.opponents()?;
        Some(Ended { game: after.id, players, pace: Pace::of(clock), result, now: change.now })
    }
}

/// Rates the games that have ended in a transaction. The rows of all players are locked first, in one order
/// for all nodes, so that none waits for another that waits for it.
pub(crate) async fn settle<B: Backend>(connection: &mut B::Connection, ended: &[Ended]) -> Answer<()> {
    let keys: BTreeSet<(String, Pace)> =
        ended.iter().flat_map(|one| one.players.map(|player| (player.to_string(), one.pace))).collect();
    for (player, pace) in &keys {
        B::execute(connection, lock(player, *pace)).await?;
    }
    for one in ended {
        rate::<B>(connection, one).await?;
    }
    Ok(())
}

/// Makes sure that a row is there, and holds it until the transaction ends.
fn lock(player: &str, pace: Pace) -> Statement {
    let [value, deviation, volatility] = columns(&Rating::default());
    Statement::new(
        "INSERT INTO ratings (player, pace, rating, deviation, volatility, games, last) \
         VALUES ($1, $2, $3, $4, $5, 0, NULL) ON CONFLICT (player, pace) DO UPDATE SET games = ratings.games",
    )
    .bind(player)
    .bind(pace.name())
    .bind(value)
    .bind(deviation)
    .bind(volatility)
}

/// Changes both ratings once.
async fn rate<B: Backend>(connection: &mut B::Connection, ended: &Ended) -> Answer<()> {
    let game = Value::from(ended.game);
    let before = "SELECT player FROM rating_changes WHERE game = $1".to_owned();
    if !B::rows(connection, before, vec![game], &[true]).await?.is_empty() {
        return Ok(());
    }
    let [red, blue] = ended.players;
    let before =
        [read::<B>(connection, red, ended.pace).await?, read::<B>(connection, blue, ended.pace).await?];
    let after = Rating::after_game(before, ended.result, ended.now);
    for ((player, before), after) in ended.players.into_iter().zip(before).zip(after) {
        for statement in change(ended, player, &before, &after) {
            B::execute(connection, statement).await?;
        }
    }
    Ok(())
}

async fn read<B: Backend>(connection: &mut B::Connection, player: PlayerId, pace: Pace) -> Answer<Rating> {
    let sql =
        "SELECT rating, deviation, volatility, games, last FROM ratings WHERE player = $1 AND pace = $2";
    let values = vec![player.into(), pace.name().into()];
    let rows = B::rows(connection, sql.to_owned(), values, &[false; 5]).await?;
    let numbers: Vec<Option<i64>> = rows
        .into_iter()
        .flatten()
        .map(|value| if let Value::Number(number) = value { number } else { None })
        .collect();
    Ok(match numbers[..] {
        [Some(value), Some(deviation), Some(volatility), Some(games), last] => {
            rating([value, deviation, volatility], games, last)
        }
        _ => Rating::default(),
    })
}

fn change(ended: &Ended, player: PlayerId, before: &Rating, after: &Rating) -> [Statement; 2] {
    let [value, deviation, volatility] = columns(after);
    let pace = ended.pace.name();
    [
        Statement::new(
            "UPDATE ratings SET rating = $1, deviation = $2, volatility = $3, games = $4, last = $5 \
             WHERE player = $6 AND pace = $7",
        )
        .bind(value)
        .bind(deviation)
        .bind(volatility)
        .bind(after.games)
        .bind(after.last)
        .bind(player)
        .bind(pace),
        Statement::new(
            "INSERT INTO rating_changes (player, game, pace, at, before, rating, deviation) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(player)
        .bind(ended.game)
        .bind(pace)
        .bind(ended.now)
        .bind(columns(before)[0])
        .bind(value)
        .bind(deviation),
    ]
}

/// A rating as it is stored: value, deviation, volatility.
fn columns(rating: &Rating) -> [i64; 3] {
    [rating.value * PER_POINT, rating.deviation * PER_POINT, rating.volatility * PER_VOLATILITY]
        .map(|number| number.round() as i64)
}

/// A rating as it was stored.
pub(crate) fn rating([value, deviation, volatility]: [i64; 3], games: i64, last: Option<i64>) -> Rating {
    Rating {
        value: points(value),
        deviation: points(deviation),
        volatility: volatility as f64 / PER_VOLATILITY,
        games: u32::try_from(games).unwrap_or_default(),
        last: last.map(Timestamp),
    }
}

/// Points as they were stored.
pub(crate) fn points(stored: i64) -> f64 {
    stored as f64 / PER_POINT
}

//! Games with what their players are rated at their pace: those that are being played, and any one.

use colorito_play::{GameId, Rating, Timestamp};
use sqlx::FromRow;

use super::{
    ratings::{points, rating},
    row::GameRow,
    statement::Statement,
};
use crate::{SeatRating, Watched};

/// What the players of a game are rated at its pace.
#[derive(FromRow)]
struct RatingsRow {
    red_rating: Option<i64>,
    red_deviation: Option<i64>,
    red_volatility: Option<i64>,
    red_games: Option<i64>,
    red_last: Option<i64>,
    blue_rating: Option<i64>,
    blue_deviation: Option<i64>,
    blue_volatility: Option<i64>,
    blue_games: Option<i64>,
    blue_last: Option<i64>,
}

/// The columns of what the players of a game are rated at its pace.
macro_rules! rated {
    () => {
        "red.rating AS red_rating, red.deviation AS red_deviation, red.volatility AS red_volatility, \
         red.games AS red_games, red.last AS red_last, \
         blue.rating AS blue_rating, blue.deviation AS blue_deviation, blue.volatility AS blue_volatility, \
         blue.games AS blue_games, blue.last AS blue_last "
    };
}

/// Where these columns come from.
macro_rules! join_ratings {
    () => {
        "LEFT JOIN ratings red ON red.player = games.red_player \
         AND red.pace = CASE WHEN games.seconds IS NULL THEN 'correspondence' ELSE 'live' END \
         LEFT JOIN ratings blue ON blue.player = games.blue_player \
         AND blue.pace = CASE WHEN games.seconds IS NULL THEN 'correspondence' ELSE 'live' END "
    };
}

impl RatingsRow {
    /// Of Red and Blue, as far as they have some.
    fn read(&self) -> [Option<Rating>; 2] {
        let red =
            known([self.red_rating, self.red_deviation, self.red_volatility], self.red_games, self.red_last);
        let blue = known(
            [self.blue_rating, self.blue_deviation, self.blue_volatility],
            self.blue_games,
            self.blue_last,
        );
        [red, blue]
    }
}

/// A rating, if somebody has one.
fn known(
    [value, deviation, volatility]: [Option<i64>; 3],
    games: Option<i64>,
    last: Option<i64>,
) -> Option<Rating> {
    Some(rating([value?, deviation?, volatility?], games?, last))
}

/// A game with what its players are rated at its pace.
#[derive(FromRow)]
pub(crate) struct WatchedRow {
    #[sqlx(flatten)]
    game: GameRow,
    #[sqlx(flatten)]
    ratings: RatingsRow,
}

/// Asks for the games that go on and were changed since a moment.
pub(crate) fn question(since: Timestamp, limit: u32) -> Statement {
    Statement::new(concat!(
        "SELECT games.*, matches.games AS match_games, ",
        rated!(),
        "FROM games LEFT JOIN matches ON matches.id = games.of_match \
         JOIN players red_one ON red_one.id = games.red_player \
         JOIN players blue_one ON blue_one.id = games.blue_player ",
        join_ratings!(),
        "WHERE games.deleted IS NULL AND games.changed >= $1 AND games.result IS NULL \
         AND games.red_player <> games.blue_player \
         AND (red_one.name IS NOT NULL OR blue_one.name IS NOT NULL OR EXISTS (SELECT 1 FROM invitations \
         WHERE invitations.game = games.id AND invitations.audience = 'lobby')) \
         ORDER BY COALESCE(red.rating, 0) + COALESCE(blue.rating, 0) DESC, games.changed DESC, games.id \
         LIMIT $2"
    ))
    .bind(since.0)
    .bind(limit)
}

impl WatchedRow {
    /// The game; one that makes no sense is told to the log.
    pub(crate) fn read(self) -> Option<Watched> {
        let game = self.game.summary();
        let game = game.inspect_err(|fault| {
            tracing::error!(game = self.game.id, fault, "a game is stored wrongly");
        });
        Some(Watched { game: game.ok()?, ratings: self.ratings.read() })
    }
}

/// What the players of a game are rated, and what it has changed about that.
#[derive(FromRow)]
pub(crate) struct SeatRatingsRow {
    #[sqlx(flatten)]
    ratings: RatingsRow,
    red_before: Option<i64>,
    red_after: Option<i64>,
    red_after_deviation: Option<i64>,
    blue_before: Option<i64>,
    blue_after: Option<i64>,
    blue_after_deviation: Option<i64>,
}

/// Asks what the players of a game are rated.
pub(crate) fn ratings_at(game: GameId) -> Statement {
    Statement::new(concat!(
        "SELECT ",
        rated!(),
        ", red_change.before AS red_before, red_change.rating AS red_after, \
         red_change.deviation AS red_after_deviation, blue_change.before AS blue_before, \
         blue_change.rating AS blue_after, blue_change.deviation AS blue_after_deviation FROM games ",
        join_ratings!(),
        "LEFT JOIN rating_changes red_change ON red_change.game = games.id \
         AND red_change.player = games.red_player \
         LEFT JOIN rating_changes blue_change ON blue_change.game = games.id \
         AND blue_change.player = games.blue_player \
         WHERE games.id = $1 AND games.red_player <> games.blue_player"
    ))
    .bind(game)
}

impl SeatRatingsRow {
    /// Of Red and Blue, as far as they have some.
    pub(crate) fn read(&self) -> [Option<SeatRating>; 2] {
        let changes = [
            [self.red_before, self.red_after, self.red_after_deviation],
            [self.blue_before, self.blue_after, self.blue_after_deviation],
        ];
        let mut seats = self.ratings.read().into_iter().zip(changes).map(|(rating, change)| {
            let rating = rating?;
            let [Some(before), Some(value), Some(deviation)] = change.map(|change| change.map(points)) else {
                return Some(SeatRating { rating, before: None });
            };
            Some(SeatRating { rating: Rating { value, deviation, ..rating }, before: Some(before) })
        });
        [seats.next().flatten(), seats.next().flatten()]
    }
}

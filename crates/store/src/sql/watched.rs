//! The games that are being played, for those who watch.

use colorito_play::{Rating, Timestamp};
use sqlx::FromRow;

use super::{ratings::rating, row::GameRow, statement::Statement};
use crate::Watched;

/// A game with what its players are rated at its pace.
#[derive(FromRow)]
pub(crate) struct WatchedRow {
    #[sqlx(flatten)]
    game: GameRow,
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

/// Asks for the games that go on and were changed since a moment.
pub(crate) fn question(since: Timestamp, limit: u32) -> Statement {
    Statement::new(
        "SELECT games.*, matches.games AS match_games, \
         red.rating AS red_rating, red.deviation AS red_deviation, red.volatility AS red_volatility, \
         red.games AS red_games, red.last AS red_last, \
         blue.rating AS blue_rating, blue.deviation AS blue_deviation, blue.volatility AS blue_volatility, \
         blue.games AS blue_games, blue.last AS blue_last \
         FROM games LEFT JOIN matches ON matches.id = games.of_match \
         JOIN players red_one ON red_one.id = games.red_player \
         JOIN players blue_one ON blue_one.id = games.blue_player \
         LEFT JOIN ratings red ON red.player = games.red_player \
         AND red.pace = CASE WHEN games.seconds IS NULL THEN 'correspondence' ELSE 'live' END \
         LEFT JOIN ratings blue ON blue.player = games.blue_player \
         AND blue.pace = CASE WHEN games.seconds IS NULL THEN 'correspondence' ELSE 'live' END \
         WHERE games.deleted IS NULL AND games.changed >= $1 AND games.result IS NULL \
         AND games.red_player <> games.blue_player \
         AND (red_one.name IS NOT NULL OR blue_one.name IS NOT NULL OR EXISTS (SELECT 1 FROM invitations \
         WHERE invitations.game = games.id AND invitations.audience = 'lobby')) \
         ORDER BY COALESCE(red.rating, 0) + COALESCE(blue.rating, 0) DESC, games.changed DESC, games.id \
         LIMIT $2",
    )
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
        let red =
            known([self.red_rating, self.red_deviation, self.red_volatility], self.red_games, self.red_last);
        let blue = known(
            [self.blue_rating, self.blue_deviation, self.blue_volatility],
            self.blue_games,
            self.blue_last,
        );
        Some(Watched { game: game.ok()?, ratings: [red, blue] })
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

//! What is said to those who watch games of others.

use colorito_play::{Asker, GameSummary, Rating};
use serde::{Deserialize, Serialize};

use crate::{RatingAnswer, SummaryAnswer};

/// The games that are being played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WatchAnswer {
    /// The games, those of the strongest players first.
    pub games: Vec<WatchedAnswer>,
}

/// A game that is being played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WatchedAnswer {
    /// The game.
    #[serde(flatten)]
    pub game: SummaryAnswer,
    /// What its players are rated at its pace.
    pub ratings: PlayersRatings,
}

/// The ratings of two players, `null` where one has played no game that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayersRatings {
    /// Red's.
    pub red: Option<RatingAnswer>,
    /// Blue's.
    pub blue: Option<RatingAnswer>,
}

impl WatchedAnswer {
    /// What there is to say to an asker about a game, with the ratings of Red and Blue.
    pub fn of(game: &GameSummary, ratings: [Option<Rating>; 2], asker: Asker) -> WatchedAnswer {
        let [red, blue] = ratings.map(|rating| rating.map(RatingAnswer::from));
        WatchedAnswer { game: SummaryAnswer::of(game, asker), ratings: PlayersRatings { red, blue } }
    }
}

/// What the players of a game are rated at its pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatRatings {
    /// Red, `null` without a rating.
    pub red: Option<SeatRatingAnswer>,
    /// Blue, `null` without a rating.
    pub blue: Option<SeatRatingAnswer>,
}

/// What a player of a game is rated at its pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatRatingAnswer {
    /// The rating, in whole points: now, or after a game that counted.
    pub rating: i64,
    /// Whether too little is known to compare it.
    pub provisional: bool,
    /// By how much the game has changed it, `null` if it has not.
    pub change: Option<i64>,
}

impl SeatRatingAnswer {
    /// What there is to say about a rating and the one before the game that has changed it.
    pub fn of(rating: Rating, before: Option<f64>) -> SeatRatingAnswer {
        let RatingAnswer { rating, provisional, .. } = rating.into();
        SeatRatingAnswer { rating, provisional, change: before.map(|before| rating - before.round() as i64) }
    }
}

/// What the server says over the WebSocket of those who watch. It hears nothing there.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WatchNews {
    /// The ids of all games that are being played, those of the strongest players first.
    pub order: Vec<String>,
    /// Those of them in which something has happened since this page was told.
    pub games: Vec<WatchedAnswer>,
}

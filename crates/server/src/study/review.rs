//! The review of a game: asked for, watched, stopped.

use std::time::Duration;

use axum::{
    Json,
    extract::{Path, State},
};
use colorito::{Game, Move, Position, Side};
use colorito_study::review::{Review, ReviewedMove, Summary};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    School,
    reviews::{self, Kept},
    scene::{tell, tell_line},
    trouble::{Sent, Trouble},
};
use crate::{Error, answer::MoveAnswer, id::GameId, request::Asked, response::ErrorBody};

/// The least and the most time for a move, in milliseconds.
const TIMES: [u64; 2] = [20, 10_000];

/// How to review.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReviewWish {
    /// Milliseconds for each move, 20 to 10000; 1000 by default.
    #[serde(default)]
    pub(crate) time: Option<u64>,
}

/// Which part of a review.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Part {
    /// Only moves after so many, which are known already.
    #[serde(default)]
    pub(crate) from: usize,
}

/// A review as far as it is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReviewAnswer {
    /// `none`, `running`, `stopped` or `done`.
    pub(crate) state: &'static str,
    /// Milliseconds for each move.
    pub(crate) time: u64,
    /// How many moves the game has.
    pub(crate) total: usize,
    /// How many were reviewed.
    pub(crate) reviewed: usize,
    /// The moves that were asked for.
    pub(crate) moves: Vec<ReviewedAnswer>,
    /// What is to be said about each player so far, Red first.
    #[schema(value_type = Vec<Object>)]
    pub(crate) players: Vec<Summary>,
}

/// A move of a game and what it was worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReviewedAnswer {
    /// Which move of the game it is, counted from 0.
    pub(crate) at: usize,
    /// What the review says.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub(crate) reviewed: ReviewedMove,
    /// The move with its way.
    pub(crate) made: MoveAnswer,
    /// At a turning point, the better move and how the game might have gone on, each with its way.
    pub(crate) better: Option<Vec<MoveAnswer>>,
    /// Whether the better line has moves of one side only.
    pub(crate) alone: bool,
}

impl ReviewAnswer {
    fn of(game: &Game, kept: &Kept, from: usize) -> ReviewAnswer {
        ReviewAnswer {
            state: kept.state.name(),
            time: u64::try_from(kept.time.as_millis()).unwrap_or(u64::MAX),
            total: game.moves().len(),
            reviewed: kept.review.moves.len(),
            moves: moves(game, &kept.review, from),
            players: Side::ALL.into_iter().map(|side| kept.review.summary(side)).collect(),
        }
    }
}

fn moves(game: &Game, review: &Review, from: usize) -> Vec<ReviewedAnswer> {
    let mut position = game.start().clone();
    let mut told = Vec::new();
    for (at, reviewed) in review.moves.iter().enumerate() {
        if at >= from {
            told.push(ReviewedAnswer::of(at, &position, reviewed));
        }
        position.play_unchecked(reviewed.played);
    }
    told
}

impl ReviewedAnswer {
    fn of(at: usize, position: &Position, reviewed: &ReviewedMove) -> ReviewedAnswer {
        let line = reviewed.turning_point.as_ref().map(|turning| turning.line.as_slice());
        let alone = line.is_some_and(|line| !can_alternate(position, line));
        let tell_better = |line: &[Move]| {
            if alone { tell_line(position, &with_passes(line)) } else { tell_line(position, line) }
        };
        let better =
            line.map(tell_better).map(|line| line.into_iter().filter(|m| m.from.is_some()).collect());
        ReviewedAnswer {
            at,
            reviewed: reviewed.clone(),
            made: tell(position, reviewed.played),
            better,
            alone,
        }
    }
}

/// Whether a line can be played with both sides taking turns.
fn can_alternate(position: &Position, line: &[Move]) -> bool {
    let mut position = position.clone();
    line.iter().all(|m| position.play(*m).is_ok())
}

/// A line of one side, with the other passing.
fn with_passes(line: &[Move]) -> Vec<Move> {
    line.iter().flat_map(|m| [*m, Move::Pass]).collect()
}

pub(super) fn described() -> OpenApiRouter<School> {
    OpenApiRouter::new().routes(routes!(show, start)).routes(routes!(stop))
}

async fn look(school: &School, id: &GameId, from: usize) -> Result<Json<ReviewAnswer>, Trouble> {
    let (game, kept) = school.reviews.look(id).await?;
    Ok(Json(ReviewAnswer::of(&game, &kept, from)))
}

/// Show the review of a game as far as it is
#[utoipa::path(get, path = "/api/games/{id}/review", params(("id" = String, Path), Part),
    responses((status = OK, body = ReviewAnswer), (status = "4XX", body = ErrorBody)))]
async fn show(
    State(school): State<School>,
    Path(id): Path<String>,
    Asked(part): Asked<Part>,
) -> Result<Json<ReviewAnswer>, Trouble> {
    look(&school, &GameId::parse(&id)?, part.from).await
}

/// Begin to review a game, or go on with it
///
/// It is done in the background, move by move, and kept with the game. It goes on after a restart of the server.
#[utoipa::path(post, path = "/api/games/{id}/review", params(("id" = String, Path)), request_body = ReviewWish,
    responses((status = OK, body = ReviewAnswer), (status = "4XX", body = ErrorBody)))]
async fn start(
    State(school): State<School>,
    Path(id): Path<String>,
    Sent(wish): Sent<ReviewWish>,
) -> Result<Json<ReviewAnswer>, Trouble> {
    let id = GameId::parse(&id)?;
    let [least, most] = TIMES;
    let time = wish.time.unwrap_or(u64::try_from(reviews::TIME.as_millis()).unwrap_or(most));
    if !(least..=most).contains(&time) {
        let number = crate::BadRequest::Number { name: "time", found: time, least, most };
        return Err(Error::from(number).into());
    }
    school.reviews.start(&id, Duration::from_millis(time)).await?;
    look(&school, &id, 0).await
}

/// Stop the review of a game; what was found is kept
#[utoipa::path(post, path = "/api/games/{id}/review/stop", params(("id" = String, Path)),
    responses((status = OK, body = ReviewAnswer), (status = "4XX", body = ErrorBody)))]
async fn stop(State(school): State<School>, Path(id): Path<String>) -> Result<Json<ReviewAnswer>, Trouble> {
    let id = GameId::parse(&id)?;
    school.reviews.stop(&id).await?;
    look(&school, &id, 0).await
}

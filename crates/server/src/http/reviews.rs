//! The review of a game: asked for, watched, stopped.

use axum::{Json as Said, extract::State};
use colorito_wire::{ErrorBody, NewReview, ReviewAnswer, ReviewQuery};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, Service,
    extract::{Asked, Body, Game},
};
use crate::{identity::Visitor, reviews::Reviews};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(show, start)).routes(routes!(stop))
}

/// Show the review of a game as far as it has got
#[utoipa::path(get, path = "/api/games/{id}/review", params(("id" = String, Path), ReviewQuery),
    responses((status = OK, body = ReviewAnswer), (status = "4XX", body = ErrorBody)))]
async fn show(
    State(reviews): State<Reviews>,
    Game(id): Game,
    Asked(query): Asked<ReviewQuery>,
) -> Answer<Said<ReviewAnswer>> {
    Ok(Said(reviews.look(id, query.from).await?))
}

/// Begin the review of one of your games, or resume it
///
/// It is done in the background, move by move, and kept with the game. It goes on after a restart of the
/// server.
#[utoipa::path(post, path = "/api/games/{id}/review", params(("id" = String, Path)), request_body = NewReview,
    responses((status = OK, body = ReviewAnswer), (status = "4XX", body = ErrorBody)))]
async fn start(
    State(reviews): State<Reviews>,
    visitor: Visitor,
    Game(id): Game,
    Body(new): Body<NewReview>,
) -> Answer<Said<ReviewAnswer>> {
    visitor.expect_person()?;
    reviews.start(id, &visitor, new.time()?).await?;
    Ok(Said(reviews.look(id, 0).await?))
}

/// Stop the review of one of your games; what was found is kept
#[utoipa::path(post, path = "/api/games/{id}/review/stop", params(("id" = String, Path)),
    responses((status = OK, body = ReviewAnswer), (status = "4XX", body = ErrorBody)))]
async fn stop(
    State(reviews): State<Reviews>,
    visitor: Visitor,
    Game(id): Game,
) -> Answer<Said<ReviewAnswer>> {
    reviews.stop(id, visitor.asker()).await?;
    Ok(Said(reviews.look(id, 0).await?))
}

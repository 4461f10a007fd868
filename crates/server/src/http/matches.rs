//! Matches of several games.

use axum::{
    Json as Said,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use colorito_play::{MatchId, Seats};
use colorito_wire::{ErrorBody, GameAnswer, MatchAnswer, NewMatch};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, Service,
    extract::{Body, Names, OfMatch},
    games::answer,
};
use crate::{
    identity::Visitor,
    limits::{Client, RateLimiter},
    rooms::Rooms,
};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(begin)).routes(routes!(show)).routes(routes!(next))
}

/// Begin a match and its first game, which is `current` in the answer
///
/// `as` an id that you have chosen it begins once, however often you ask.
#[utoipa::path(post, path = "/api/matches", params(("as" = Option<String>, Query)), request_body = NewMatch,
    responses((status = CREATED, body = MatchAnswer), (status = OK, body = MatchAnswer), (status = "4XX", body = ErrorBody)))]
async fn begin(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    client: Client,
    visitor: Visitor,
    names: Names<MatchId>,
    Body(new): Body<NewMatch>,
) -> Answer<Response> {
    // Read before somebody becomes a guest for it.
    let (asker, name) = (visitor.asker(), names.first());
    let terms = new.clone().read(asker)?;
    if let Some(begun) = rooms.begun_match(name, &terms, asker).await? {
        return Ok(Said(rooms.look_at_match(begun, asker).await?).into_response());
    }
    limiter.begin_games(client, 1, &new.seats, 0)?;
    let owner = visitor.owner().await?;
    let begun = rooms.begin_match(name, new.read(owner)?, (owner, visitor.party())).await?;
    let location = [(header::LOCATION, format!("/api/matches/{begun}"))];
    Ok((StatusCode::CREATED, location, Said(rooms.look_at_match(begun, owner).await?)).into_response())
}

/// Show a match: its games and the running score
#[utoipa::path(get, path = "/api/matches/{id}", params(("id" = String, Path)),
    responses((status = OK, body = MatchAnswer), (status = "4XX", body = ErrorBody)))]
async fn show(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    OfMatch(id): OfMatch,
) -> Answer<Said<MatchAnswer>> {
    Ok(Said(rooms.look_at_match(id, visitor.asker()).await?))
}

/// Begin the next game of a match, in which the other player starts
///
/// If a game is under way, it is given instead, so that asking twice does no harm.
#[utoipa::path(post, path = "/api/matches/{id}/next", params(("id" = String, Path)),
    responses((status = OK, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn next(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    client: Client,
    visitor: Visitor,
    OfMatch(id): OfMatch,
) -> Answer<Said<GameAnswer>> {
    let may_begin = |seats: &Seats| limiter.begin_games(client, 1, seats, 0);
    let seated = rooms.next_game(id, (visitor.asker(), visitor.party()), may_begin).await?;
    answer(&rooms, &visitor, seated).await
}

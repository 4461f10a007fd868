//! Positions that belong to no game, and pictures of any.

use axum::{
    Json as Said,
    extract::State,
    http::{HeaderMap, HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use colorito::{Game as Moves, RepetitionRule};
use colorito_drawing::{Drawing, PngError};
use colorito_play::Asker;
use colorito_wire::{Error, ErrorBody, Picture, PositionAnswer, PositionPicture, PositionQuery};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, Service,
    extract::{Asked, Game},
    games::earlier,
    reader::Reader,
};
use crate::{
    identity::Visitor,
    rooms::Rooms,
    workers::{Class, Workers},
};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(position))
        .routes(routes!(position_svg))
        .routes(routes!(position_png))
        .routes(routes!(game_svg))
        .routes(routes!(game_png))
        .routes(routes!(game_embedded))
}

/// Show any position with its legal moves
///
/// With `study=true` pieces may be missing, as in lessons and puzzles.
#[utoipa::path(get, path = "/api/position", params(PositionQuery),
    responses((status = OK, body = PositionAnswer), (status = "4XX", body = ErrorBody)))]
async fn position(Asked(query): Asked<PositionQuery>) -> Answer<Said<PositionAnswer>> {
    let game = Moves::new(query.position()?, RepetitionRule::Draw);
    Ok(Said(PositionAnswer::of(&game)))
}

/// Draw any position as SVG
#[utoipa::path(get, path = "/api/position/picture.svg", params(PositionPicture),
    responses((status = OK, body = String, content_type = "image/svg+xml"), (status = "4XX", body = ErrorBody)))]
async fn position_svg(reader: Reader, Asked(picture): Asked<PositionPicture>) -> Answer<Response> {
    Ok(svg(&picture.drawing()?.0, reader))
}

/// Draw any position as PNG
#[utoipa::path(get, path = "/api/position/picture.png", params(PositionPicture),
    responses((status = OK, body = Vec<u8>, content_type = "image/png"), (status = "4XX", body = ErrorBody)))]
async fn position_png(
    State(workers): State<Workers>,
    visitor: Visitor,
    Asked(picture): Asked<PositionPicture>,
) -> Answer<Response> {
    let (drawing, width) = picture.drawing()?;
    png(&workers, &visitor, drawing, width).await
}

/// Draw a position of a game as SVG
#[utoipa::path(get, path = "/api/games/{id}/picture.svg", params(("id" = String, Path), Picture),
    responses((status = OK, body = String, content_type = "image/svg+xml"), (status = "4XX", body = ErrorBody)))]
async fn game_svg(
    State(rooms): State<Rooms>,
    reader: Reader,
    Game(id): Game,
    Asked(picture): Asked<Picture>,
) -> Answer<Response> {
    let style = picture.style()?;
    let seated = rooms.look(id).await?;
    let seated = picture.ply.map_or(Ok((*seated).clone()), |ply| earlier(&seated, ply))?;
    Ok(svg(&style.draw(seated.game.position(), seated.game.moves().last().copied()), reader))
}

/// Draw a position of a game as PNG
#[utoipa::path(get, path = "/api/games/{id}/picture.png", params(("id" = String, Path), Picture),
    responses((status = OK, body = Vec<u8>, content_type = "image/png"), (status = "4XX", body = ErrorBody)))]
async fn game_png(
    State(rooms): State<Rooms>,
    State(workers): State<Workers>,
    visitor: Visitor,
    Game(id): Game,
    Asked(picture): Asked<Picture>,
) -> Answer<Response> {
    let style = picture.style()?;
    let seated = rooms.look(id).await?;
    let seated = picture.ply.map_or(Ok((*seated).clone()), |ply| earlier(&seated, ply))?;
    let drawing = style.draw(seated.game.position(), seated.game.moves().last().copied());
    png(&workers, &visitor, drawing, style.width).await
}

/// Draw a game as it is now, for pages of other sites
///
/// A browser asks again each time and gets the picture only if the game has changed.
#[utoipa::path(get, path = "/api/games/{id}/embed.svg", params(("id" = String, Path), Picture),
    responses((status = OK, body = String, content_type = "image/svg+xml"), (status = NOT_MODIFIED),
        (status = "4XX", body = ErrorBody)))]
async fn game_embedded(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    reader: Reader,
    headers: HeaderMap,
    Game(id): Game,
    Asked(picture): Asked<Picture>,
) -> Answer<Response> {
    // What is on a device is nobody's business elsewhere.
    if visitor.asker() == Asker::DeviceOwner {
        return Err(Error::DeviceOnly.into());
    }
    let style = picture.style()?;
    let seated = rooms.look(id).await?;
    let tag = format!("\"{}-{}\"", seated.revision, reader.0);
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    let seated = picture.ply.map_or(Ok((*seated).clone()), |ply| earlier(&seated, ply))?;
    let about = [
        (header::ETAG, tag),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin".to_owned()),
    ];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    let drawing = style.draw(seated.game.position(), seated.game.moves().last().copied());
    Ok((about, svg(&drawing, reader)).into_response())
}

/// A drawing, described in the reader's language.
pub(super) fn svg(drawing: &Drawing, reader: Reader) -> Response {
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::VARY, "accept-language")];
    (headers, drawing.svg_described(&reader)).into_response()
}

async fn png(workers: &Workers, visitor: &Visitor, drawing: Drawing, width: u32) -> Answer<Response> {
    let draw = move || drawing.png(width);
    let png = workers.run(Class::Picture, visitor.party(), draw).await?;
    let png = png.map_err(|error| Error::Picture {
        width: if let PngError::Width(width) = error { Some(width) } else { None },
        why: error.to_string(),
    })?;
    Ok(([(header::CONTENT_TYPE, "image/png")], png).into_response())
}

//! Boards without pieces.

use axum::{Json as Said, response::Response};
use colorito_drawing::Drawing;
use colorito_wire::{BoardAnswer, BoardQuery, DraftAnswer, DraftQuery, ErrorBody};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Answer, Service, extract::Asked, pictures::svg, reader::Reader};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(show)).routes(routes!(check)).routes(routes!(picture))
}

/// Show a board without pieces
#[utoipa::path(get, path = "/api/board", params(BoardQuery),
    responses((status = OK, body = BoardAnswer), (status = "4XX", body = ErrorBody)))]
async fn show(Asked(query): Asked<BoardQuery>) -> Answer<Said<BoardAnswer>> {
    Ok(Said(BoardAnswer::of(&query.read()?)))
}

/// Name every mistake in a board of your own
#[utoipa::path(get, path = "/api/board/check", params(DraftQuery),
    responses((status = OK, body = DraftAnswer), (status = "4XX", body = ErrorBody)))]
async fn check(Asked(query): Asked<DraftQuery>) -> Said<DraftAnswer> {
    Said(query.check())
}

/// Draw a board without pieces as SVG
#[utoipa::path(get, path = "/api/board/picture.svg", params(BoardQuery),
    responses((status = OK, body = String, content_type = "image/svg+xml"), (status = "4XX", body = ErrorBody)))]
async fn picture(reader: Reader, Asked(query): Asked<BoardQuery>) -> Answer<Response> {
    Ok(svg(&Drawing::board(query.read()?), reader))
}

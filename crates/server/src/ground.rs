//! What a page has to know about a board before it can draw it: what is printed where, and who may rest where.

use std::collections::BTreeMap;

use axum::{
    Json,
    http::header,
    response::{IntoResponse, Response},
};
use colorito::{Board, Colour, Piece, Space, SpaceSet};
use colorito_drawing::Drawing;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    Error,
    request::{Asked, Setup},
    response::ErrorBody,
};

/// Which board.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub(crate) board: Option<String>,
}

impl Which {
    fn read(self) -> Result<Board, Error> {
        Setup { board: self.board, ..Setup::default() }.board()
    }
}

/// A board without pieces.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Ground {
    /// The board's name, `null` for one that has none.
    pub(crate) name: Option<&'static str>,
    /// The board's pattern: ten rows from the top, separated by `/`.
    pub(crate) pattern: String,
    /// The piece whose number is printed on a space, by the space.
    pub(crate) printed: BTreeMap<String, Printed>,
    /// The spaces where pieces of a colour may rest, by the colour.
    pub(crate) rests: BTreeMap<String, Vec<String>>,
}

/// A number printed on a space.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Printed {
    /// `red`, `yellow`, `dark blue` or `light blue`.
    pub(crate) colour: String,
    /// The number.
    pub(crate) number: u8,
}

impl Ground {
    fn of(board: &Board) -> Ground {
        let printed = |piece: Piece| Printed { colour: piece.colour().to_string(), number: piece.number() };
        Ground {
            name: board.name(),
            pattern: format!("{board:#}"),
            printed: Piece::all().map(|piece| (piece.target().to_string(), printed(piece))).collect(),
            rests: Colour::ALL
                .into_iter()
                .map(|colour| (colour.to_string(), names(board.rest(colour))))
                .collect(),
        }
    }
}

fn names(spaces: SpaceSet) -> Vec<String> {
    spaces.into_iter().map(|space: Space| space.to_string()).collect()
}

pub(crate) fn described<S: Clone + Send + Sync + 'static>() -> OpenApiRouter<S> {
    OpenApiRouter::new().routes(routes!(ground)).routes(routes!(picture))
}

/// Show a board without pieces
#[utoipa::path(get, path = "/api/board", params(Which),
    responses((status = OK, body = Ground), (status = "4XX", body = ErrorBody)))]
async fn ground(Asked(which): Asked<Which>) -> Result<Json<Ground>, Error> {
    Ok(Json(Ground::of(&which.read()?)))
}

/// Draw a board without pieces as SVG
#[utoipa::path(get, path = "/api/board/picture.svg", params(Which),
    responses((status = OK, body = String, content_type = "image/svg+xml"), (status = "4XX", body = ErrorBody)))]
async fn picture(Asked(which): Asked<Which>) -> Result<Response, Error> {
    let svg = Drawing::board(which.read()?).svg();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_printed_once_and_white_is_for_all() {
        let ground = Ground::of(&Board::STANDARD);
        assert_eq!(ground.printed.len(), 40);
        assert_eq!((ground.printed["j10"].colour.as_str(), ground.printed["j10"].number), ("red", 1));
        for rests in ground.rests.values() {
            assert_eq!(rests.len(), 40 + 15);
            assert!(rests.contains(&"a1".to_owned()));
        }
    }
}

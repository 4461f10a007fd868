//! The language of whoever reads what is no page: pictures and the description of all addresses.

use std::convert::Infallible;

use axum::{
    extract::{FromRequestParts, Query},
    http::{header, request::Parts},
};
use colorito::{Piece, Position, Side, Space, Way};
use colorito_drawing::Words;
use colorito_locales::{Arg, Language};
use serde::Deserialize;

/// The language an address asks for by `language`, else the first of the browser's that is here, else
/// English.
#[derive(Clone, Copy)]
pub(super) struct Reader(pub(super) Language);

/// What an address may say about it.
#[derive(Default, Deserialize)]
struct Asked {
    language: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Reader, Infallible> {
        let asked = Query::<Asked>::from_request_parts(parts, state).await.ok();
        let asked = asked.and_then(|Query(asked)| asked.language);
        let accepted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|tags| tags.to_str().ok());
        let tags = asked.iter().map(String::as_str).chain(accepted.unwrap_or_default().split(','));
        Ok(Reader(Language::negotiate(tags).unwrap_or_default()))
    }
}

impl Reader {
    fn side(self, side: Side) -> Arg {
        let key = match side {
            Side::Red => "side-red",
            Side::Blue => "side-blue",
        };
        self.0.text(key, &[]).into()
    }

    fn piece(self, piece: Piece) -> Arg {
        let colour = piece.colour().to_string().replace(' ', "-");
        self.0
            .text("piece", &[("colour", colour.into()), ("number", i64::from(piece.number()).into())])
            .into()
    }
}

impl Words for Reader {
    fn empty(&self) -> String {
        self.0.text("picture-empty", &[])
    }

    fn position(&self, position: &Position) -> String {
        let values = [
            ("side", self.side(position.turn())),
            ("plies", i64::from(position.plies()).into()),
            ("position", position.to_string().into()),
        ];
        self.0.text("picture-position", &values)
    }

    fn seat(&self, seat: Side) -> String {
        self.0.text("picture-seat", &[("side", self.side(seat))])
    }

    fn chosen(&self, piece: Piece, space: Space) -> String {
        self.0.text("picture-chosen", &[("piece", self.piece(piece)), ("space", space.to_string().into())])
    }

    fn way(&self, way: &Way) -> String {
        self.0.text("picture-way", &[("piece", self.piece(way.piece())), ("way", way.to_string().into())])
    }

    fn last_move(&self, from: Space, to: Space) -> String {
        let values = [("from", from.to_string().into()), ("to", to.to_string().into())];
        self.0.text("picture-last-move", &values)
    }

    fn join(&self, sentences: &[String]) -> String {
        sentences.join(if self.0 == Language::Japanese { "" } else { " " })
    }
}

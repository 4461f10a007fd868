//! What is asked, and what is answered.

use colorito_play::{GameId, Timestamp};
use colorito_wire::{BadRequest, Error, ErrorBody, KeptGame, read, read_with_lists};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::KeptReview;

/// A request as a server gets it, with what a server would look up.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// `GET`, `POST` or `DELETE`.
    pub method: String,
    /// The address without what follows the `?`.
    pub path: String,
    /// What follows the `?`.
    #[serde(default)]
    pub query: String,
    /// The body, JSON as a text.
    #[serde(default)]
    pub body: String,
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
    /// A name by chance for each game that may be begun.
    #[serde(default)]
    pub names: Vec<String>,
    /// The game the address names, if there is one.
    #[serde(default)]
    pub game: Option<KeptGame>,
    /// Its review, if there is one.
    #[serde(default)]
    pub review: Option<KeptReview>,
    /// All games, for lists.
    #[serde(default)]
    pub games: Vec<KeptGame>,
}

/// An answer as a server gives it, with what is to be kept before it is given.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Response {
    /// The status of HTTP.
    pub status: u16,
    /// What the body is.
    pub kind: &'static str,
    /// The body.
    pub body: String,
    /// The games to keep.
    pub keep: Vec<KeptGame>,
    /// The review to keep.
    pub review: Option<KeptReview>,
}

impl Response {
    pub(crate) fn json(status: u16, answer: &impl Serialize) -> Result<Response, Error> {
        let body = serde_json::to_string(answer).map_err(|_| Error::Internal)?;
        Ok(Response { status, kind: "application/json", body, ..Response::default() })
    }

    pub(crate) fn said(answer: &impl Serialize) -> Result<Response, Error> {
        Response::json(200, answer)
    }

    pub(crate) fn text(kind: &'static str, body: String) -> Response {
        Response { status: 200, kind, body, ..Response::default() }
    }

    pub(crate) fn keeping(self, game: KeptGame) -> Response {
        Response { keep: vec![game], ..self }
    }
}

impl From<Error> for Response {
    fn from(error: Error) -> Response {
        let (_, status) = error.kind();
        let body = serde_json::to_string(&ErrorBody::from(error)).unwrap_or_default();
        Response { status, kind: "application/json", body, ..Response::default() }
    }
}

impl Request {
    pub(crate) fn now(&self) -> Timestamp {
        Timestamp(self.now)
    }

    /// An object of named values.
    pub(crate) fn object<T: DeserializeOwned>(&self) -> Result<T, Error> {
        read(self.body.as_bytes())
    }

    /// An object that may have lists in it.
    pub(crate) fn object_with_lists<T: DeserializeOwned>(&self) -> Result<T, Error> {
        read_with_lists(self.body.as_bytes())
    }

    /// What stands after the `?`.
    pub(crate) fn asked<T: DeserializeOwned>(&self) -> Result<T, Error> {
        colorito_wire::read_query(&self.query)
    }

    /// The name of the game with a number among those that are begun.
    pub(crate) fn name(&self, number: usize) -> Result<GameId, Error> {
        let name = self.names.get(number).and_then(|name| name.parse().ok());
        name.ok_or_else(|| BadRequest::Unreadable("a new game needs a name".to_owned()).into())
    }
}

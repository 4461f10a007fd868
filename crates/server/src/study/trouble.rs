//! What can go wrong with learning, and how requests for it are read.

use axum::{
    Json,
    extract::{FromRequest, Request, rejection::JsonRejection},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use colorito::{AddMoveError, CommentError, Move, MoveText};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::{Error, request::LARGEST_BODY};

/// Why a request was not fulfilled.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// There is no such lesson.
    #[error("there is no lesson `{0}`")]
    NoSuchLesson(String),
    /// The lesson is shorter.
    #[error("lesson `{lesson}` has no exercise {number}")]
    NoSuchExercise {
        /// The lesson.
        lesson: &'static str,
        /// What was asked for.
        number: String,
    },
    /// There is no such puzzle.
    #[error("there is no puzzle `{0}`")]
    NoSuchPuzzle(String),
    /// The text is no move.
    #[error("`{0}` is no move; write it like `c1c3`")]
    NoMove(String),
    /// The body cannot be read.
    #[error("the request cannot be read: {0}")]
    Unreadable(String),
    /// A move of a tree hangs in the air.
    #[error("move {at} follows move {after}, which does not stand before it")]
    NoParent {
        /// Which move, counted from 0.
        at: usize,
        /// What it says it follows.
        after: usize,
    },
    /// A move of a tree cannot be made there.
    #[error("move {at} cannot be made: {why}")]
    Variation {
        /// Which move, counted from 0.
        at: usize,
        /// Why not.
        why: AddMoveError,
    },
    /// A comment cannot be written down.
    #[error(transparent)]
    Comment(#[from] CommentError),
    /// Too many positions are being analysed.
    #[error("too many positions are being analysed; try again in a moment")]
    TooManyAnalyses,
    /// Whatever can go wrong with games can go wrong here too.
    #[error(transparent)]
    Server(#[from] Error),
}

impl Trouble {
    /// The word for programs, the status code, and the values of a sentence.
    fn kind(&self) -> (&'static str, StatusCode, Value) {
        match self {
            Trouble::NoSuchLesson(_) | Trouble::NoSuchExercise { .. } => {
                ("no-such-lesson", StatusCode::NOT_FOUND, json!({}))
            }
            Trouble::NoSuchPuzzle(_) => ("no-such-puzzle", StatusCode::NOT_FOUND, json!({})),
            Trouble::NoMove(text) => ("no-move", StatusCode::UNPROCESSABLE_ENTITY, json!({ "text": text })),
            Trouble::Unreadable(_) => ("unreadable", StatusCode::BAD_REQUEST, json!({})),
            Trouble::NoParent { at, .. } | Trouble::Variation { at, .. } => {
                ("bad-tree", StatusCode::UNPROCESSABLE_ENTITY, json!({ "at": at }))
            }
            Trouble::Comment(_) => ("bad-comment", StatusCode::UNPROCESSABLE_ENTITY, json!({})),
            Trouble::TooManyAnalyses => ("too-many-analyses", StatusCode::SERVICE_UNAVAILABLE, json!({})),
            Trouble::Server(_) => ("internal", StatusCode::INTERNAL_SERVER_ERROR, json!({})),
        }
    }

    /// What a client is told over a WebSocket.
    pub(crate) fn to_json(&self) -> Value {
        let (error, _, details) = self.kind();
        let error = if let Trouble::Server(inner) = self { inner.kind().0 } else { error };
        json!({ "error": error, "message": self.to_string(), "details": details })
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let (_, status, _) = self.kind();
        match self {
            Trouble::Server(error) => error.into_response(),
            trouble => (status, Json(trouble.to_json())).into_response(),
        }
    }
}

/// A body of JSON.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Trouble> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Sent(value)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Error::NotJson.into()),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Error::TooLarge(LARGEST_BODY).into())
            }
            Err(rejection) => Err(Trouble::Unreadable(rejection.body_text())),
        }
    }
}

/// Reads a move which nobody has held against a position yet.
pub(crate) fn read_move(text: &str) -> Result<Move, Trouble> {
    match text.parse() {
        Ok(MoveText::Pass) => Ok(Move::Pass),
        Ok(MoveText::Go { from, to, .. }) => Ok(Move::Go { from, to }),
        Err(_) => Err(Trouble::NoMove(text.chars().take(40).collect())),
    }
}

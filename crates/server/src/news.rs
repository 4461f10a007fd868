//! What is said over a game's WebSocket, in both directions.

use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Error,
    answer::{GameAnswer, ThoughtAnswer},
    request::{self, Play, PlyOnly, SidesWish},
    response::ErrorBody,
    score::LosersScore,
};

/// What the server says.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum News {
    /// The game as it is now: first of all, and after every change.
    State {
        /// The game.
        game: Box<GameAnswer>,
    },
    /// The computer has begun to think.
    Thinking {
        /// The ply it is thinking about.
        ply: usize,
    },
    /// What the computer thinks, deeper and deeper, at most ten times a second; last of all, the move it makes.
    Thought(ThoughtAnswer),
    /// What is known by now about the loser's score, while it is being proven.
    LosersScore(LosersScore),
    /// A move of this client is kept.
    Acknowledged {
        /// The id the client gave the move.
        client: String,
        /// The game's ply now.
        ply: usize,
    },
    /// A command could not be followed.
    Refused {
        /// The id the client gave the move, if it was one.
        client: Option<String>,
        /// Why.
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// The game was deleted; nothing more will be said.
    Deleted,
}

impl News {
    /// The message as it is sent.
    pub(crate) fn to_frame(&self) -> Utf8Bytes {
        serde_json::to_string(self).expect("news are plain data").into()
    }
}

impl Command {
    /// Reads what a client says.
    pub(crate) fn read(text: &str) -> Result<Command, Error> {
        request::read(text.as_bytes())
    }
}

/// What a client says.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Command {
    /// Play a move.
    Move(Play),
    /// Take a move back.
    TakeBack(PlyOnly),
    /// Play a move again.
    Redo(PlyOnly),
    /// Give up.
    Resign(SidesWish),
    /// Offer the other a draw.
    OfferDraw(SidesWish),
    /// Accept the other's offer.
    AcceptDraw(SidesWish),
    /// Decline the other's offer.
    DeclineDraw(SidesWish),
    /// Stop counting the loser's score; what is known stays.
    StopScore(PlyOnly),
    /// Count a score again that could not be proven.
    CountScore(PlyOnly),
}

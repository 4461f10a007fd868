//! What a server says over a game's WebSocket. What it hears are commands.

use serde::{Deserialize, Serialize};

use crate::{ErrorBody, GameAnswer, LosersScore, MovedAnswer, ReviewAnswer, ThoughtAnswer};

/// What the server says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum News {
    /// The game as it is now: first of all, and after every change that is not a move.
    State {
        /// The game.
        game: Box<GameAnswer>,
    },
    /// A move was made.
    Moved(Box<MovedAnswer>),
    /// The computer has begun to think.
    Thinking {
        /// The ply it is thinking about.
        ply: usize,
    },
    /// What the computer thinks, deeper and deeper, at most ten times a second; last of all, the move it
    /// makes.
    Thought(ThoughtAnswer),
    /// What is known by now about the loser's score, while it is being proven.
    LosersScore(LosersScore),
    /// The review of the game has begun, has got further or has ended: how far it is, with the move that was
    /// reviewed last.
    // Whoever reads news in Rust reviews by themselves so far.
    #[serde(skip_deserializing)]
    Review(Box<ReviewAnswer>),
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

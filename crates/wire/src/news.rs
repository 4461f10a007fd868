//! What a server says over a game's WebSocket. What it hears are commands.

use serde::{Deserialize, Serialize};

use crate::{
    ConversationAnswer, ErrorBody, GameAnswer, KeptGame, LosersScore, MovedAnswer, PresenceAnswer,
    ReviewAnswer, ThoughtAnswer,
};

/// How somebody listens to a game.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct ListenQuery {
    /// Whether this page can find the computer's moves; it is asked for them then.
    #[serde(default)]
    pub thinks: bool,
    /// The format of answers it knows. Another one than the server's is refused.
    #[serde(default)]
    pub format: Option<u32>,
}

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
    /// The computer's move is wanted of this page, which has said that it can find it; whoever does not wait
    /// for it sends it as `computers-move`. If it does not come for a while, the server finds one itself.
    Think {
        /// The game to think about, as browsers keep it.
        game: Box<KeptGame>,
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
    /// Who is at a game between two: after the game, and when it has changed, but not at once.
    Presence(PresenceAnswer),
    /// What the two players say to each other, told to them only: all of it after the game, and then what is new.
    Conversation(ConversationAnswer),
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

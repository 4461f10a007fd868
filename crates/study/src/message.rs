//! What is said to a player, as a key and named values; the sentence itself is in the languages' files.

use std::collections::BTreeMap;

use colorito::{IllegalMove, IllegalReason, Piece, Side, Space};
use serde::{Deserialize, Serialize};

/// A key of a text and the values it names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The key of the text, in kebab case.
    pub key: String,
    /// The values, by name.
    pub values: BTreeMap<String, Value>,
}

/// A value a text can name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(i64),
    /// A piece. Its name in a language is the text `piece` with its colour and number.
    Piece {
        /// `red`, `yellow`, `dark-blue` or `light-blue`.
        colour: String,
        /// 1 to 20.
        number: u8,
    },
    /// A player. The name in a language is the text `side-<side>`.
    Side {
        /// `red` or `blue`.
        side: String,
    },
    /// What needs no translation: a space, a move.
    Text(String),
}

impl Message {
    /// A text without values.
    pub fn new(key: impl Into<String>) -> Message {
        Message { key: key.into(), values: BTreeMap::new() }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Message {
        self.values.insert(name.to_owned(), value.into());
        self
    }

    /// Why a move may not be played: `learn-wrong-` with `no-piece`, `not-yours`, `occupied` and so on behind
    /// it.
    pub(crate) fn illegal(error: IllegalMove) -> Message {
        match error.reason {
            IllegalReason::GameOver => Message::new("learn-wrong-game-over"),
            IllegalReason::MustMove => Message::new("learn-wrong-must-move"),
            IllegalReason::NoPiece(space) => Message::new("learn-wrong-no-piece").with("space", space),
            IllegalReason::NotYours(piece) => Message::new("learn-wrong-not-yours").with("piece", piece),
            IllegalReason::SameSpace => Message::new("learn-wrong-same-space"),
            IllegalReason::Occupied(space) => Message::new("learn-wrong-occupied").with("space", space),
            IllegalReason::MayNotRest { piece, space } => {
                Message::new("learn-wrong-foreign-colour").with("piece", piece).with("space", space)
            }
            IllegalReason::OutOfReach { piece, space } => {
                Message::new("learn-wrong-out-of-reach").with("piece", piece).with("space", space)
            }
        }
    }
}

impl From<Piece> for Value {
    fn from(piece: Piece) -> Value {
        Value::Piece { colour: piece.colour().to_string().replace(' ', "-"), number: piece.number() }
    }
}

impl From<Side> for Value {
    fn from(side: Side) -> Value {
        Value::Side { side: side.name().to_owned() }
    }
}

impl From<Space> for Value {
    fn from(space: Space) -> Value {
        Value::Text(space.to_string())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(i64::from(number))
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(number as i64)
    }
}

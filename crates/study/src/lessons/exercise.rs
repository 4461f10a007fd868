//! An exercise and its judge.

use colorito::{Move, Position};
use serde::{Serialize, Serializer, ser::SerializeStruct};

use super::Goal;
use crate::{Message, setting::Setting};

/// A position with a task of one move for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The position; most pieces are missing.
    pub position: Position,
    /// What the move must do.
    pub goal: Goal,
}

/// What a move is worth as an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Answer {
    /// It does what was asked for.
    Right,
    /// It does not.
    Wrong {
        /// Why not, with a key that begins with `learn-wrong-`.
        why: Message,
    },
}

impl Exercise {
    /// Judges a move, legal or not.
    pub fn judge(&self, m: Move) -> Answer {
        let wrong = match self.position.way(m) {
            Err(error) => Some(Message::illegal(error)),
            Ok(_) => self.goal.fault(&self.position, m),
        };
        wrong.map_or(Answer::Right, |why| Answer::Wrong { why })
    }

    /// All right moves.
    pub fn right_moves(&self) -> Vec<Move> {
        let is_right = |m: &Move| self.goal.fault(&self.position, *m).is_none();
        self.position.legal_moves().into_iter().filter(is_right).collect()
    }
}

impl Serialize for Exercise {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let setting = Setting::of(&self.position);
        let mut map = serializer.serialize_struct("Exercise", 5)?;
        map.serialize_field("position", &setting.position)?;
        map.serialize_field("side", setting.side)?;
        map.serialize_field("variant", setting.variant)?;
        map.serialize_field("board", &setting.board)?;
        map.serialize_field("goal", &self.goal.message())?;
        map.end()
    }
}

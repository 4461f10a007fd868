//! A position and how it came about, as far as the engine needs to know.

use colorito::{IllegalMove, Move, Position};

/// A position with the keys of all positions before it, for repetition.
#[derive(Clone, Debug)]
pub struct Situation {
    position: Position,
    /// The keys of all positions, the present one last.
    keys: Vec<u64>,
    /// Whether the house rule, a draw at the third repetition, is in force.
    repetition: bool,
}

impl Situation {
    /// A position without a past.
    pub fn new(position: Position) -> Situation {
        let keys = vec![position.key()];
        Situation { position, keys, repetition: true }
    }

    /// The same, with the house rule in force or not.
    #[must_use]
    pub fn with_repetition(mut self, counts: bool) -> Situation {
        self.repetition = counts;
        self
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is not legal; nothing changes then.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.position.play(m)?;
        self.keys.push(self.position.key());
        Ok(())
    }

    /// Whether this position is on the board for the third time and that counts.
    pub fn is_repetition(&self) -> bool {
        self.repetition
            && self.keys.iter().rev().step_by(2).filter(|key| **key == self.position.key()).count() >= 3
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.position.ending().is_some() || self.is_repetition()
    }

    pub(crate) fn line(&self) -> crate::repetition::Line {
        crate::repetition::Line::new(&self.keys, self.repetition)
    }
}

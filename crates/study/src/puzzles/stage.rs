//! How far somebody has come in a puzzle.

use colorito::{Move, Position};

use super::{Kind, Puzzle, puzzle::wrong};
use crate::{Message, alone, forced::toughest_reply};

/// A position of a puzzle in which the player is to move, or has solved it.
pub(super) struct Stage<'a> {
    puzzle: &'a Puzzle,
    pub(super) position: Position,
    /// What is left to be done; `None` once the puzzle is solved.
    pub(super) task: Option<Kind>,
    /// The opponent's last reply. Where the puzzle is solved and there is one, the opponent did it.
    pub(super) reply: Option<Move>,
}

impl<'a> Stage<'a> {
    /// The beginning of a puzzle.
    pub(super) fn first(puzzle: &'a Puzzle) -> Stage<'a> {
        Stage { puzzle, position: puzzle.position.clone(), task: Some(puzzle.kind), reply: None }
    }

    /// The stage after a move and the opponent's reply to it, or what is wrong with the move.
    pub(super) fn after(&self, m: Move) -> Result<Stage<'a>, Message> {
        let puzzle = self.puzzle;
        let kind = self.task.ok_or_else(|| Message::new("puzzle-wrong-solved-already"))?;
        let position = puzzle.after(&self.position, m).map_err(Message::illegal)?;
        if !puzzle.is_right(&self.position, kind, m) {
            return Err(wrong(&position, kind));
        }
        let task = if is_over(&position, kind) { None } else { kind.rest() };
        Ok(Stage { puzzle, position, task, reply: None }.replied())
    }

    fn replied(mut self) -> Stage<'a> {
        let Some(kind) = self.task.filter(|kind| !kind.is_alone()) else { return self };
        self.reply = toughest_reply(&self.position, kind.moves());
        if let Some(reply) = self.reply {
            self.position.play_unchecked(reply);
        }
        self.task = if is_over(&self.position, kind) { None } else { self.task };
        self
    }

    /// The right moves here.
    pub(super) fn right_moves(&self) -> Vec<Move> {
        self.task.map_or_else(Vec::new, |kind| self.puzzle.right_moves(&self.position, kind))
    }

    /// Whether right moves can lead to where the opponent does what was asked of the player, because every
    /// reply does.
    pub(super) fn is_left_to_the_opponent(&self) -> bool {
        match self.task {
            None => self.reply.is_some(),
            Some(kind) if kind.is_alone() => false,
            Some(_) => {
                let after = self.right_moves().into_iter().filter_map(|m| self.after(m).ok());
                after.into_iter().any(|stage| stage.is_left_to_the_opponent())
            }
        }
    }
}

fn is_over(position: &Position, kind: Kind) -> bool {
    if kind.is_alone() { alone::is_done(position, position.turn()) } else { position.ending().is_some() }
}

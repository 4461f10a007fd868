//! The line of a record that moves are added to.

use super::{NodeId, Tree};
use crate::Game;

/// Remembers the line that a move was added to last, so that the next one need not be played from the start.
#[derive(Clone, Debug, Default)]
pub(super) struct Cursor(Option<Box<Line>>);

/// A line that was played.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) game: Game,
    /// Its moves in the tree.
    pub(super) nodes: Vec<NodeId>,
}

impl Cursor {
    /// The line up to a move, or before the first one.
    pub(super) fn go_to(
        &mut self,
        tree: &Tree,
        target: Option<NodeId>,
        start: impl FnOnce() -> Game,
    ) -> &mut Line {
        let line = self.0.get_or_insert_with(|| Box::new(Line { game: start(), nodes: Vec::new() }));
        line.go_to(tree, target);
        line
    }
}

impl Line {
    /// Takes back what does not lead to a move, and plays what is missing.
    fn go_to(&mut self, tree: &Tree, target: Option<NodeId>) {
        let mut missing = Vec::new();
        let mut common = target;
        while let Some(id) = common
            && self.nodes.get(tree.ply(common) - 1) != Some(&id)
        {
            missing.push(id);
            common = tree.node(id).parent;
        }
        while self.nodes.len() > tree.ply(common) {
            self.game.undo();
            self.nodes.pop();
        }
        for id in missing.into_iter().rev() {
            self.game.play_unchecked(tree.node(id).played);
            self.nodes.push(id);
        }
    }
}

/// Where a move was added last says nothing about the record.
impl PartialEq for Cursor {
    fn eq(&self, _: &Cursor) -> bool {
        true
    }
}

impl Eq for Cursor {}

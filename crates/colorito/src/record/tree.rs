//! Moves with variations and comments.

use crate::{Comment, Move};

/// Names a move of a [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

/// A move, what was said about it, and what came after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move.
    pub played: Move,
    /// The move before it, `None` for a first one.
    pub parent: Option<NodeId>,
    /// The moves after it, the main line first.
    pub next: Vec<NodeId>,
    /// Comments before the move: only a variation's first move has some.
    pub before: Vec<Comment>,
    /// Comments after the move.
    pub after: Vec<Comment>,
}

/// Where a move stands in its tree.
#[derive(Clone, Copy, Debug)]
struct NodePlace {
    /// How many moves lead to it, itself included.
    ply: usize,
    /// How many variations it is nested in.
    depth: usize,
}

/// The moves of a record: a main line, variations, variations of variations.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// Where each move stands. It never changes: moves are added after others or beside them.
    places: Vec<NodePlace>,
    first: Vec<NodeId>,
    before: Vec<Comment>,
}

impl Tree {
    /// A move of the tree. Ids come from the same tree.
    ///
    /// # Panics
    /// If the id is another, longer tree's.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    /// The moves after a move, or the first moves, the main line first.
    pub fn next(&self, id: Option<NodeId>) -> &[NodeId] {
        id.map_or(&self.first, |id| &self.node(id).next)
    }

    /// Comments before the first move.
    pub fn before(&self) -> &[Comment] {
        &self.before
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = Move> {
        self.main_nodes().map(|id| self.node(id).played)
    }

    /// The ids of the main line's moves.
    pub fn main_nodes(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.first.first(), |id| self.node(**id).next.first()).copied()
    }

    /// The moves that lead to a move, itself included.
    pub fn line_to(&self, id: NodeId) -> Vec<Move> {
        let up = std::iter::successors(Some(id), |id| self.node(*id).parent);
        let mut line: Vec<Move> = up.map(|id| self.node(id).played).collect();
        line.reverse();
        line
    }

    /// How many moves there are, those of variations included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// How many variations a move is nested in.
    pub(super) fn depth(&self, id: Option<NodeId>) -> usize {
        id.map_or(0, |id| self.places[id.0].depth)
    }

    /// How many moves lead to a move, itself included.
    pub(super) fn ply(&self, id: Option<NodeId>) -> usize {
        id.map_or(0, |id| self.places[id.0].ply)
    }

    pub(super) fn add(&mut self, parent: Option<NodeId>, played: Move) -> NodeId {
        let id = NodeId(self.nodes.len());
        let is_variation = !self.next(parent).is_empty();
        let (ply, depth) = (self.ply(parent) + 1, self.depth(parent) + usize::from(is_variation));
        self.places.push(NodePlace { ply, depth });
        self.nodes.push(Node { played, parent, next: Vec::new(), before: Vec::new(), after: Vec::new() });
        match parent {
            Some(parent) => self.nodes[parent.0].next.push(id),
            None => self.first.push(id),
        }
        id
    }

    pub(super) fn comment(&mut self, id: Option<NodeId>, comment: Comment) {
        match id {
            Some(id) => self.nodes[id.0].after.push(comment),
            None => self.before.push(comment),
        }
    }

    pub(super) fn comment_before(&mut self, id: NodeId, comments: Vec<Comment>) {
        self.nodes[id.0].before = comments;
    }

    /// All moves, each before those after it and main lines before variations, with how deep they are.
    fn in_order(&self) -> Vec<(usize, &Node)> {
        let mut order = Vec::with_capacity(self.nodes.len());
        let mut stack: Vec<(usize, NodeId)> = self.first.iter().rev().map(|id| (0, *id)).collect();
        while let Some((depth, id)) = stack.pop() {
            let node = self.node(id);
            order.push((depth, node));
            stack.extend(node.next.iter().rev().map(|id| (depth + 1, *id)));
        }
        order
    }
}

impl PartialEq for Tree {
    /// The same moves with the same comments, whatever their ids.
    fn eq(&self, other: &Tree) -> bool {
        let content =
            |(depth, node): (usize, &Node)| (depth, node.played, node.before.clone(), node.after.clone());
        self.before == other.before
            && self.in_order().into_iter().map(content).eq(other.in_order().into_iter().map(content))
    }
}

impl Eq for Tree {}

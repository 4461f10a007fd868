//! Records with variations and comments, as pages read and write them: a flat list in which every move names the one before.

use colorito::{Comment, Move, NodeId, Position, Record, RepetitionRule, Tree};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{scene::tell, trouble::Trouble};
use crate::{Error, answer::MoveAnswer, request::Setup};

/// A record as it was read.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TreeAnswer {
    /// The variant.
    pub(crate) variant: &'static str,
    /// The board's name, or its pattern if it has none.
    pub(crate) board: String,
    /// The first position.
    pub(crate) position: String,
    /// Whether the house rule of third repetition is in force.
    pub(crate) repetition_draws: bool,
    /// What the record calls Red.
    pub(crate) red: Option<String>,
    /// What the record calls Blue.
    pub(crate) blue: Option<String>,
    /// What was said before the first move.
    pub(crate) comment: String,
    /// The moves; each stands after the one it follows, a main line before its variations.
    pub(crate) moves: Vec<MoveInTree>,
}

/// A move of a record that was read.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MoveInTree {
    /// Which move of the list it follows, counted from 0; `null` for a first one.
    pub(crate) after: Option<usize>,
    /// Who made it: `red` or `blue`.
    pub(crate) side: &'static str,
    /// The move with its way.
    #[serde(flatten)]
    pub(crate) made: MoveAnswer,
    /// What was said about it.
    pub(crate) comment: String,
}

/// A record to be written.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TreeWish {
    /// The rules and the first position.
    #[serde(default)]
    pub(crate) setup: Setup,
    /// The house rule that a third repetition is a draw; in force by default.
    #[serde(default)]
    pub(crate) repetition_draws: Option<bool>,
    /// Red's name.
    #[serde(default)]
    pub(crate) red: Option<String>,
    /// Blue's name.
    #[serde(default)]
    pub(crate) blue: Option<String>,
    /// What is said before the first move.
    #[serde(default)]
    pub(crate) comment: String,
    /// The moves; each stands after the one it follows.
    #[serde(default)]
    pub(crate) moves: Vec<MoveWish>,
}

/// A move of a record to be written.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveWish {
    /// Which move of the list it follows, counted from 0; `null` for a first one.
    #[serde(default)]
    pub(crate) after: Option<usize>,
    /// The move.
    #[serde(rename = "move")]
    pub(crate) played: String,
    /// What is said about it.
    #[serde(default)]
    pub(crate) comment: String,
}

impl From<&Record> for TreeAnswer {
    fn from(record: &Record) -> TreeAnswer {
        let (start, tree) = (record.start(), record.tree());
        let rules = start.rules();
        let mut moves = Vec::new();
        // Every move waits with the position before it and its place in the list.
        let mut waiting: Vec<(NodeId, Option<usize>, Position)> =
            tree.next(None).iter().rev().map(|id| (*id, None, start.clone())).collect();
        while let Some((id, after, mut position)) = waiting.pop() {
            let node = tree.node(id);
            let place = moves.len();
            moves.push(MoveInTree {
                after,
                side: position.turn().name(),
                made: tell(&position, node.played),
                comment: words(node.before.iter().chain(&node.after)),
            });
            position.play_unchecked(node.played);
            waiting.extend(node.next.iter().rev().map(|next| (*next, Some(place), position.clone())));
        }
        TreeAnswer {
            variant: rules.variant.name(),
            board: rules.board.name().map_or_else(|| format!("{:#}", rules.board), str::to_owned),
            position: start.to_string(),
            repetition_draws: record.repetition_rule() == RepetitionRule::Draw,
            red: record.tag("Red").map(str::to_owned),
            blue: record.tag("Blue").map(str::to_owned),
            comment: words(Tree::before(tree)),
            moves,
        }
    }
}

/// What comments say in words.
fn words<'a>(comments: impl IntoIterator<Item = &'a Comment>) -> String {
    let texts: Vec<&str> = comments.into_iter().map(Comment::text).filter(|text| !text.is_empty()).collect();
    texts.join(" ")
}

impl TreeWish {
    /// The record, if every move of it is legal.
    pub(crate) fn record(&self) -> Result<Record, Trouble> {
        let start = self.setup.position()?;
        let repetition =
            if self.repetition_draws == Some(false) { RepetitionRule::Off } else { RepetitionRule::Draw };
        let mut record = Record::of(&colorito::Game::new(start, repetition));
        for (tag, name) in [("Red", &self.red), ("Blue", &self.blue)] {
            if let Some(name) = name.as_deref().filter(|name| !name.is_empty()) {
                record.set_tag(tag, name).map_err(|error| Trouble::Unreadable(error.to_string()))?;
            }
        }
        comment(&mut record, None, &self.comment)?;
        let mut ids: Vec<NodeId> = Vec::with_capacity(self.moves.len());
        for (at, wish) in self.moves.iter().enumerate() {
            let parent = match wish.after {
                None => None,
                Some(after) => Some(*ids.get(after).ok_or(Trouble::NoParent { at, after })?),
            };
            let m = before(&record, parent).parse_move(&wish.played).map_err(Error::Move)?;
            let id = record.add_move(parent, m).map_err(|why| Trouble::Variation { at, why })?;
            comment(&mut record, Some(id), &wish.comment)?;
            ids.push(id);
        }
        Ok(record)
    }
}

/// The position before a move that follows another.
fn before(record: &Record, parent: Option<NodeId>) -> Position {
    let line: Vec<Move> = parent.map(|id| record.tree().line_to(id)).unwrap_or_default();
    let mut position = record.start().clone();
    for m in line {
        position.play_unchecked(m);
    }
    position
}

fn comment(record: &mut Record, node: Option<NodeId>, text: &str) -> Result<(), Trouble> {
    let comment = Comment::new(text)?;
    if !comment.text().is_empty() {
        record.comment(node, comment);
    }
    Ok(())
}

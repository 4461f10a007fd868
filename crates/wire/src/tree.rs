//! Records with variations and comments, as pages read and write them: a flat list in which every move names
//! the one before.

use colorito::{Comment, Game, NodeId, Position, Record, RepetitionRule, Tree};
use serde::{Deserialize, Serialize};

use crate::{BadRequest, Error, MoveAnswer, Setup, error::expect_few, scene::tell, setup::repetition};

/// A record as it was read.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TreeAnswer {
    /// The variant.
    pub variant: &'static str,
    /// The board's name, or its pattern if it has none.
    pub board: String,
    /// The first position.
    pub position: String,
    /// Whether the house rule of third repetition is in force.
    pub repetition_draws: bool,
    /// What the record calls Red.
    pub red: Option<String>,
    /// What the record calls Blue.
    pub blue: Option<String>,
    /// What was said before the first move.
    pub comment: String,
    /// The moves; each stands after the one it follows, a main line before its variations.
    pub moves: Vec<MoveInTree>,
}

/// A move of a record that was read.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MoveInTree {
    /// Which move of the list it follows, counted from 0; `null` for a first one.
    pub after: Option<usize>,
    /// Who made it: `red` or `blue`.
    pub side: &'static str,
    /// The move with its way.
    #[serde(flatten)]
    pub made: MoveAnswer,
    /// What was said about it.
    pub comment: String,
}

/// A record to be written.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTree {
    /// The rules and the first position.
    #[serde(default)]
    pub setup: Setup,
    /// The house rule that a third repetition is a draw; in force by default.
    #[serde(default)]
    pub repetition_draws: Option<bool>,
    /// Red's name.
    #[serde(default)]
    pub red: Option<String>,
    /// Blue's name.
    #[serde(default)]
    pub blue: Option<String>,
    /// What is said before the first move.
    #[serde(default)]
    pub comment: String,
    /// The moves; each stands after the one it follows.
    #[serde(default)]
    pub moves: Vec<NewMoveInTree>,
}

/// A move of a record to be written.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMoveInTree {
    /// Which move of the list it follows, counted from 0; `null` for a first one.
    #[serde(default)]
    pub after: Option<usize>,
    /// The move.
    #[serde(rename = "move")]
    pub played: String,
    /// What is said about it.
    #[serde(default)]
    pub comment: String,
}

impl TreeAnswer {
    /// Reads a record.
    ///
    /// # Errors
    /// If it makes no sense or has too many moves.
    pub fn read(text: &str) -> Result<TreeAnswer, Error> {
        let answer = TreeAnswer::from(&text.parse::<Record>()?);
        expect_few(answer.moves.len())?;
        Ok(answer)
    }
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

impl NewTree {
    /// The record, if every move of it is legal.
    ///
    /// # Errors
    /// If a move, a name or a comment is not possible.
    pub fn record(&self) -> Result<Record, Error> {
        expect_few(self.moves.len())?;
        let start = self.setup.position()?;
        let mut record = Record::of(&Game::new(start, repetition(self.repetition_draws)));
        for (tag, name) in [("Red", &self.red), ("Blue", &self.blue)] {
            if let Some(name) = name.as_deref().filter(|name| !name.is_empty()) {
                record
                    .set_tag(tag, name)
                    .map_err(|error| Error::from(BadRequest::Unreadable(error.to_string())))?;
            }
        }
        comment(&mut record, None, &self.comment)?;
        // Each move with the position after it, so that no line is played twice.
        let mut added: Vec<(NodeId, Position)> = Vec::with_capacity(self.moves.len());
        for (at, new) in self.moves.iter().enumerate() {
            let parent = match new.after {
                None => None,
                Some(after) => Some(added.get(after).ok_or(Error::NoParent { at, after })?),
            };
            let mut position = parent.map_or(record.start(), |(_, position)| position).clone();
            let m = position.parse_move(&new.played)?;
            let parent = parent.map(|(id, _)| *id);
            let id = record.add_move(parent, m).map_err(|why| Error::Variation { at, why })?;
            comment(&mut record, Some(id), &new.comment)?;
            position.play_unchecked(m);
            added.push((id, position));
        }
        Ok(record)
    }
}

fn comment(record: &mut Record, node: Option<NodeId>, text: &str) -> Result<(), Error> {
    let comment = Comment::new(text)?;
    if !comment.text().is_empty() {
        record.comment(node, comment);
    }
    Ok(())
}

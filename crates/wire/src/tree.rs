//! Records with variations and comments, as pages read and write them: a flat list in which every move names
//! the one before.

use colorito::{
    AddMoveError, Comment, Draw, Game, NodeId, Outcome, Position, Record, RepetitionRule, Tree, Verdict,
    Victory,
};
use colorito_play::SideName;
use serde::{Deserialize, Serialize};

use crate::{BadRequest, Error, MoveAnswer, Setup, error::expect_few, scene::tell, setup::repetition};

/// A tag of a record that neither the rules nor the result give: `Event`, `Date`, `Red`, `Blue`, `Score` and
/// so on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Tag {
    /// Its name.
    #[cfg_attr(feature = "schema", schema(example = "Date"))]
    pub name: String,
    /// Its value.
    #[cfg_attr(feature = "schema", schema(example = "2026.11.16"))]
    pub value: String,
}

/// An ending that was said, not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "reason", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SaidEnding {
    /// One side resigned.
    Resignation {
        /// The other side.
        winner: SideName,
    },
    /// The time of one side ran out.
    Time {
        /// The other side.
        winner: SideName,
    },
    /// One side left, and the win was claimed.
    Absence {
        /// The other side.
        winner: SideName,
    },
    /// Both agreed on a draw.
    Agreement,
    /// One side left, and the other called it a draw.
    Claim,
    /// It was given up before both had moved.
    Aborted,
}

impl SaidEnding {
    fn of(verdict: Verdict) -> Option<SaidEnding> {
        match verdict {
            Verdict::Known(Outcome::Won { winner, by: Victory::Resignation }) => {
                Some(SaidEnding::Resignation { winner: winner.into() })
            }
            Verdict::Known(Outcome::Won { winner, by: Victory::Time }) => {
                Some(SaidEnding::Time { winner: winner.into() })
            }
            Verdict::Known(Outcome::Won { winner, by: Victory::Absence }) => {
                Some(SaidEnding::Absence { winner: winner.into() })
            }
            Verdict::Known(Outcome::Drawn(Draw::Agreement)) => Some(SaidEnding::Agreement),
            Verdict::Known(Outcome::Drawn(Draw::Claim)) => Some(SaidEnding::Claim),
            Verdict::Known(Outcome::Aborted) => Some(SaidEnding::Aborted),
            _ => None,
        }
    }

    /// Ends a game so; one that its moves have ended stays as it is.
    fn end(self, game: &mut Game) {
        let won = |winner: SideName, by| Outcome::Won { winner: winner.into(), by };
        let _ = game.declare(match self {
            SaidEnding::Resignation { winner } => won(winner, Victory::Resignation),
            SaidEnding::Time { winner } => won(winner, Victory::Time),
            SaidEnding::Absence { winner } => won(winner, Victory::Absence),
            SaidEnding::Agreement => Outcome::Drawn(Draw::Agreement),
            SaidEnding::Claim => Outcome::Drawn(Draw::Claim),
            SaidEnding::Aborted => Outcome::Aborted,
        });
    }
}

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
    /// Who played, when, and what else the record says about the game.
    pub tags: Vec<Tag>,
    /// How the game of the main line ended, if its moves did not end it.
    pub ending: Option<SaidEnding>,
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
    /// The clock and the evaluation noted with it, as records write them.
    #[cfg_attr(feature = "schema", schema(example = "[%clk 0:04:58.5]"))]
    pub marks: String,
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
    /// Who played, when, and what else is to be said about the game.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// How the game of the main line ended, if its moves do not end it.
    #[serde(default)]
    pub ending: Option<SaidEnding>,
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
    /// The clock and the evaluation noted with it, as records write them.
    #[serde(default)]
    pub marks: String,
}

impl TreeAnswer {
    /// Reads a record.
    ///
    /// # Errors
    /// If it makes no sense or has too many moves.
    pub fn read(text: &str) -> Result<TreeAnswer, Error> {
        let record = text.parse::<Record>()?;
        expect_few(record.tree().len())?;
        Ok(TreeAnswer::from(&record))
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
                marks: marks(node.before.iter().chain(&node.after)),
            });
            position.play_unchecked(node.played);
            waiting.extend(node.next.iter().rev().map(|next| (*next, Some(place), position.clone())));
        }
        TreeAnswer {
            variant: rules.variant.name(),
            board: rules.board.name().map_or_else(|| format!("{:#}", rules.board), str::to_owned),
            position: start.to_string(),
            repetition_draws: record.repetition_rule() == RepetitionRule::Draw,
            tags: record
                .tags()
                .map(|(name, value)| Tag { name: name.to_owned(), value: value.to_owned() })
                .collect(),
            ending: SaidEnding::of(record.verdict()),
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

/// The clock and the evaluation of comments, as records write them.
fn marks<'a>(comments: impl IntoIterator<Item = &'a Comment>) -> String {
    comments.into_iter().fold(Comment::default(), note).to_string()
}

/// A comment with the clock and the evaluation of another.
fn note(mut comment: Comment, other: &Comment) -> Comment {
    if let Some(left) = other.clock() {
        comment = comment.with_clock(left);
    }
    if let Some(value) = other.evaluation() {
        comment = comment.with_evaluation(value);
    }
    comment
}

impl NewTree {
    /// The game of the main line: the first move after each.
    fn main_line(&self) -> Result<Game, Error> {
        let mut game = Game::new(self.setup.position()?, repetition(self.repetition_draws));
        let mut last = None;
        for (at, new) in self.moves.iter().enumerate() {
            if new.after != last {
                continue;
            }
            let m = game.position().parse_move(&new.played)?;
            game.play(m).map_err(|why| Error::Variation { at, why: AddMoveError::Illegal(why) })?;
            last = Some(at);
        }
        if let Some(ending) = self.ending {
            ending.end(&mut game);
        }
        Ok(game)
    }

    /// The record, if every move of it is legal.
    ///
    /// # Errors
    /// If a move, a name or a comment is not possible.
    pub fn record(&self) -> Result<Record, Error> {
        expect_few(self.moves.len())?;
        let mut record = Record::of(&self.main_line()?);
        for Tag { name, value } in self.tags.iter().filter(|tag| !tag.value.is_empty()) {
            record
                .set_tag(name, value)
                .map_err(|error| Error::from(BadRequest::Unreadable(error.to_string())))?;
        }
        comment(&mut record, None, &self.comment, "")?;
        let Followers { first, after } = self.followers()?;
        // Line after line, so that none is played twice. Every move waits with the one before it and the
        // position there.
        let mut waiting: Vec<(usize, Option<NodeId>, Position)> =
            first.into_iter().rev().map(|at| (at, None, record.start().clone())).collect();
        while let Some((at, parent, mut position)) = waiting.pop() {
            let new = &self.moves[at];
            let m = position.parse_move(&new.played)?;
            let id = record.add_move(parent, m).map_err(|why| Error::Variation { at, why })?;
            comment(&mut record, Some(id), &new.comment, &new.marks)?;
            position.play_unchecked(m);
            waiting.extend(after[at].iter().rev().map(|next| (*next, Some(id), position.clone())));
        }
        Ok(record)
    }

    /// Which moves follow which.
    fn followers(&self) -> Result<Followers, Error> {
        let mut followers = Followers { first: Vec::new(), after: vec![Vec::new(); self.moves.len()] };
        for (at, new) in self.moves.iter().enumerate() {
            match new.after {
                None => followers.first.push(at),
                Some(after) if after < at => followers.after[after].push(at),
                Some(after) => return Err(Error::NoParent { at, after }),
            }
        }
        Ok(followers)
    }
}

/// The places of moves in a list, in their order.
struct Followers {
    /// Of first moves.
    first: Vec<usize>,
    /// Of those after each move.
    after: Vec<Vec<usize>>,
}

/// Writes words down, and with them what marks can be read.
fn comment(record: &mut Record, node: Option<NodeId>, text: &str, marks: &str) -> Result<(), Error> {
    let comment = note(Comment::new(text)?, &marks.parse()?);
    if comment != Comment::default() {
        record.comment(node, comment);
    }
    Ok(())
}

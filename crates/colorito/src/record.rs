//! Game records: a game with its players, comments and variations as a text file.
//!
//! The format is described in `docs/formats.md`.

mod comment;
mod cursor;
mod read;
mod token;
mod tree;
mod write;

pub use comment::{Comment, CommentError, Evaluation};
pub use read::{RecordError, RecordProblem};
pub use tree::{Node, NodeId, Tree};

use std::fmt;

use cursor::Cursor;

use crate::{Game, GameResult, IllegalMove, Move, Outcome, Position, RepetitionRule, Side};

/// How a recorded game ended, as far as the record says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Verdict {
    /// It is not over, or nobody wrote down how it ended.
    #[default]
    Open,
    /// Who won and why, or why nobody did.
    Known(Outcome),
    /// A result without a reason: the winner, or nobody.
    Unexplained(Option<Side>),
}

impl Verdict {
    /// The result that records write.
    pub fn result(self) -> GameResult {
        match self {
            Verdict::Open => GameResult::Open,
            Verdict::Known(outcome) => Some(outcome).into(),
            Verdict::Unexplained(winner) => winner.map_or(GameResult::Drawn, GameResult::Won),
        }
    }
}

/// A recorded game. Every move in it, also in variations, is legal.
///
/// ```
/// use colorito::{Game, Position, Record, RepetitionRule, Rules, Side};
///
/// let mut game = Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw);
/// game.play(game.position().parse_move("c1c3")?)?;
/// let mut record = Record::of(&game);
/// record.set_tag("Red", "Anastasia")?;
///
/// let text = record.to_string();
/// assert!(text.contains("[Red \"Anastasia\"]") && text.ends_with("1. c1c3 *\n"));
/// assert_eq!(text.parse(), Ok(record));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Tags that say nothing about the rules or the result, in the order they are written in.
    tags: Vec<(String, String)>,
    start: Position,
    repetition: RepetitionRule,
    tree: Tree,
    verdict: Verdict,
    /// Where a move was added last.
    cursor: Cursor,
}

/// How deep variations may be nested.
const DEEPEST: usize = 100;

/// Why a move cannot be added to a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddMoveError {
    /// It is not legal there.
    Illegal(IllegalMove),
    /// Variations would be nested too deep.
    TooDeep,
}

impl fmt::Display for AddMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddMoveError::Illegal(error) => error.fmt(f),
            AddMoveError::TooDeep => write!(f, "variations cannot be nested deeper than {DEEPEST}"),
        }
    }
}

impl std::error::Error for AddMoveError {}

/// Tags whose values follow from the game; they cannot be set by hand.
const DERIVED_TAGS: [&str; 7] = ["Variant", "Board", "Starter", "Position", "Repetition", "Result", "Ending"];

/// The tags every record begins with, in this order, if they were set.
const FIRST_TAGS: [&str; 4] = ["Event", "Date", "Red", "Blue"];

/// The place of a tag among the others: the first ones in their order, then all the rest as they come.
fn tag_rank(name: &str) -> usize {
    FIRST_TAGS.iter().position(|first| *first == name).unwrap_or(FIRST_TAGS.len())
}

impl Record {
    /// The record of a game without tags and comments.
    ///
    /// A game that began as a [study](Position::study) can be recorded, but its text cannot be read back: in
    /// texts, all pieces are there.
    pub fn of(game: &Game) -> Record {
        let mut tree = Tree::default();
        let mut last = None;
        for &m in game.moves() {
            last = Some(tree.add(last, m));
        }
        Record {
            tags: Vec::new(),
            start: game.start().clone(),
            repetition: game.repetition_rule(),
            tree,
            verdict: game.ending().map_or(Verdict::Open, |ending| Verdict::Known(ending.outcome)),
            cursor: Cursor::default(),
        }
    }

    /// The game of the main line, ended as the record says.
    pub fn game(&self) -> Game {
        let mut game = Game::new(self.start.clone(), self.repetition);
        for m in self.tree.main_line() {
            let played = game.play(m);
            debug_assert!(played.is_ok(), "records hold legal moves only");
        }
        if let Verdict::Known(outcome) = self.verdict {
            game.end_as_recorded(outcome);
        }
        game
    }

    /// The first position.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Whether the house rule was in force.
    pub fn repetition_rule(&self) -> RepetitionRule {
        self.repetition
    }

    /// The moves with their variations and comments.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// How the game ended.
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// The value of a tag that was set, such as `Red`, `Event`, `Date`, `Score` or `TimeControl`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// All tags that were set, in the order they are written in.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag.
    ///
    /// # Errors
    /// If the name is no word, if the tag follows from the game, or if the value has control characters.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        check_tag(name, value)?;
        if let Some((_, old)) = self.tags.iter_mut().find(|(known, _)| known == name) {
            value.clone_into(old);
        } else {
            let place = self.tags.partition_point(|(known, _)| tag_rank(known) <= tag_rank(name));
            self.tags.insert(place, (name.to_owned(), value.to_owned()));
        }
        Ok(())
    }

    /// Adds a move after another, or as a first one: at the end of a line, or as a variation beside the moves
    /// that are there. A move that is there already is not added again. If it ends the game of the main line,
    /// that is how the recorded game ended.
    ///
    /// Line after line, this takes as long for the last move as for the first. Going to another line takes as
    /// long as playing the moves between the two.
    ///
    /// # Errors
    /// If the move is not legal there, or variations would be nested too deep.
    ///
    /// # Panics
    /// If the id is another, longer tree's.
    pub fn add_move(&mut self, parent: Option<NodeId>, m: Move) -> Result<NodeId, AddMoveError> {
        if let Some(id) = self.tree.next(parent).iter().find(|id| self.tree.node(**id).played == m) {
            return Ok(*id);
        }
        let Record { start, repetition, tree, cursor, .. } = self;
        let line = cursor.go_to(tree, parent, || Game::new(start.clone(), *repetition));
        line.game.play(m).map_err(AddMoveError::Illegal)?;
        if !tree.next(parent).is_empty() && tree.depth(parent) >= DEEPEST {
            line.game.undo();
            return Err(AddMoveError::TooDeep);
        }
        let id = tree.add(parent, m);
        line.nodes.push(id);
        if let Some(ending) = line.game.ending()
            && tree.depth(Some(id)) == 0
        {
            self.verdict = Verdict::Known(ending.outcome);
        }
        Ok(id)
    }

    /// Adds a comment to a move, or before the first one.
    ///
    /// # Panics
    /// If the id is another, longer tree's.
    pub fn comment(&mut self, node: Option<NodeId>, comment: Comment) {
        self.tree.comment(node, comment);
    }
}

fn check_tag(name: &str, value: &str) -> Result<(), TagError> {
    if DERIVED_TAGS.contains(&name) {
        return Err(TagError::Derived(name.to_owned()));
    }
    if name.is_empty() || !name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_') {
        return Err(TagError::Name(name.to_owned()));
    }
    if value.chars().any(char::is_control) {
        return Err(TagError::Value(name.to_owned()));
    }
    Ok(())
}

/// Why a tag cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagError {
    /// The name is not made of letters, digits and `_`.
    Name(String),
    /// The tag follows from the game.
    Derived(String),
    /// The value of this tag has control characters.
    Value(String),
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TagError::Name(name) => write!(f, "`{name}` is no tag name; use letters, digits and `_`"),
            TagError::Derived(name) => write!(f, "the tag `{name}` follows from the game and cannot be set"),
            TagError::Value(name) => write!(f, "the value of tag `{name}` has control characters"),
        }
    }
}

impl std::error::Error for TagError {}

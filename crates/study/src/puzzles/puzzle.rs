//! A puzzle and its judge.

use colorito::{IllegalMove, Move, Position};
use serde::{Serialize, Serializer, ser::SerializeStruct};

use super::{Grade, Kind, grade::measure, stage::Stage};
use crate::{
    Message, alone,
    forced::{forces_special, is_safe, ties},
    setting::Setting,
};

/// A position with a task for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// A name that stays: made from the kind, the rules and the position.
    pub id: String,
    /// What is asked for.
    pub kind: Kind,
    /// The position with its rules; the player to move is to solve it.
    pub position: Position,
    /// An answer: the player's moves, with the opponent's replies between them where the opponent moves.
    pub answer: Vec<Move>,
    /// How hard it is, 1 to 5.
    pub grade: Grade,
    /// Which game it is from.
    pub source: String,
}

/// What the moves made so far are worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Judgement {
    /// Right so far.
    Right {
        /// The opponent's replies to the moves, one fewer than the moves if the last solved the puzzle; none
        /// where the opponent's pieces stand still.
        replies: Vec<Move>,
        /// Why the puzzle is solved; `None` while something is left to be done.
        solved: Option<Message>,
    },
    /// One of the moves is wrong.
    Wrong {
        /// Which one, counted from 0.
        at: usize,
        /// What is wrong with it.
        why: Message,
    },
}

impl Puzzle {
    /// The id of a puzzle: the kind's code and six digits made from kind, rules and position.
    pub fn id_of(kind: Kind, position: &Position) -> String {
        let rules = position.rules();
        let board = rules.board.name().map_or_else(|| rules.board.to_string(), str::to_owned);
        let text = format!("{kind} {} {board} {position}", rules.variant);
        let hash = text.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
        });
        format!("{}-{:06x}", kind.code(), hash >> 40)
    }

    /// A puzzle whose answer can be worked out by proof; `None` if it has none, or if right moves can lead to
    /// where the opponent has to do what was asked of the player.
    pub fn proven(kind: Kind, position: Position, source: String) -> Option<Puzzle> {
        let mut puzzle = Puzzle::unanswered(kind, position, source);
        puzzle.answer = puzzle.work_out()?;
        if Stage::first(&puzzle).is_left_to_the_opponent() {
            return None;
        }
        puzzle.grade = Grade::of(measure(&puzzle));
        Some(puzzle)
    }

    /// A puzzle that asks for one best move, which somebody has found by deep search.
    pub fn searched(kind: Kind, position: Position, best: Move, source: String) -> Puzzle {
        let mut puzzle = Puzzle::unanswered(kind, position, source);
        puzzle.answer = vec![best];
        puzzle.grade = Grade::of(measure(&puzzle));
        puzzle
    }

    fn unanswered(kind: Kind, position: Position, source: String) -> Puzzle {
        let id = Puzzle::id_of(kind, &position);
        Puzzle { id, kind, position, answer: Vec::new(), grade: Grade::of(0.0), source }
    }

    /// How hard it is in points, see the documentation of the collection.
    pub fn points(&self) -> f64 {
        measure(self)
    }

    /// The right first moves.
    pub fn first_moves(&self) -> Vec<Move> {
        self.right_moves(&self.position, self.kind)
    }

    /// Whether the answer solves the puzzle by the judge's own replies.
    pub fn answer_holds(&self) -> bool {
        let turns = if self.kind.is_alone() { 1 } else { 2 };
        let own: Vec<Move> = self.answer.iter().copied().step_by(turns).collect();
        matches!(self.judge(&own), Judgement::Right { solved: Some(_), .. })
    }

    /// Judges the player's moves from the beginning of the puzzle.
    ///
    /// Where only one side moves, or a win is to be forced, every move that keeps what was asked for is
    /// right. Where the best move was asked for, only that one is.
    pub fn judge(&self, moves: &[Move]) -> Judgement {
        let mut stage = Stage::first(self);
        let mut replies = Vec::new();
        for (at, m) in moves.iter().enumerate() {
            stage = match stage.after(*m) {
                Ok(after) => after,
                Err(why) => return Judgement::Wrong { at, why },
            };
            replies.extend(stage.reply);
        }
        let solved = stage.task.is_none().then(|| self.reason(&stage.position));
        Judgement::Right { replies, solved }
    }

    /// The position after a move, or why it is not possible.
    pub(super) fn after(&self, position: &Position, m: Move) -> Result<Position, IllegalMove> {
        if self.kind.is_alone() {
            return alone::play(position, m);
        }
        let mut after = position.clone();
        after.play(m)?;
        Ok(after)
    }

    /// Whether a possible move is right where a part of the puzzle is left.
    pub(super) fn is_right(&self, position: &Position, kind: Kind, m: Move) -> bool {
        match kind {
            Kind::Home(moves) => {
                alone::needs_at_most(&alone::after(position, m), position.turn(), moves - 1) == Some(true)
            }
            Kind::Reply => ties(position, m),
            Kind::Special(moves) => forces_special(position, m, moves),
            Kind::Defence => is_safe(position, m),
            Kind::Rescue | Kind::LongJump => self.answer.first() == Some(&m),
        }
    }

    /// All right moves where a part of the puzzle is left.
    pub(super) fn right_moves(&self, position: &Position, kind: Kind) -> Vec<Move> {
        alone::moves(position).into_iter().filter(|m| self.is_right(position, kind, *m)).collect()
    }

    /// An answer by the judge's own replies, taking the first right move each time; `None` if there is none.
    fn work_out(&self) -> Option<Vec<Move>> {
        let mut stage = Stage::first(self);
        let mut line = Vec::new();
        while stage.task.is_some() {
            let m = *stage.right_moves().first()?;
            stage = stage.after(m).ok()?;
            line.push(m);
            line.extend(stage.reply);
        }
        Some(line)
    }
}

impl Serialize for Puzzle {
    /// All but the answer, which is for the judge.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let setting = Setting::of(&self.position);
        let mut map = serializer.serialize_struct("Puzzle", 8)?;
        map.serialize_field("id", &self.id)?;
        map.serialize_field("kind", self.kind.code())?;
        map.serialize_field("moves", &self.kind.moves())?;
        map.serialize_field("grade", &self.grade)?;
        map.serialize_field("position", &setting.position)?;
        map.serialize_field("side", setting.side)?;
        map.serialize_field("variant", setting.variant)?;
        map.serialize_field("board", &setting.board)?;
        map.end()
    }
}

/// What is wrong with a move that leads to a position.
pub(super) fn wrong(after: &Position, kind: Kind) -> Message {
    match kind {
        Kind::Home(_) => match alone::needed(after, after.turn()).upper() {
            Some(moves) => Message::new("puzzle-wrong-too-slow").with("moves", moves),
            None => Message::new("puzzle-wrong-far-away"),
        },
        Kind::Reply => Message::new("puzzle-wrong-not-complete"),
        Kind::Special(_) => Message::new("puzzle-wrong-not-forced"),
        Kind::Defence => Message::new("puzzle-wrong-loses-at-once"),
        Kind::Rescue | Kind::LongJump => Message::new("puzzle-wrong-not-best"),
    }
}

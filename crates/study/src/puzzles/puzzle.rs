//! A puzzle and its judge.

use colorito::{IllegalMove, Move, Position};
use serde::{Serialize, Serializer, ser::SerializeStruct};

use super::{Grade, Kind, grade::measure};
use crate::{
    Message, alone,
    forced::{is_safe, ties, toughest_reply, wins},
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
        /// The opponent's replies to the moves, one fewer than the moves if the last solved the puzzle; none where
        /// the opponent's pieces stand still.
        replies: Vec<Move>,
        /// Whether the puzzle is solved.
        solved: bool,
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

    /// A puzzle whose answer can be worked out by proof; `None` if it has none.
    pub fn proven(kind: Kind, position: Position, source: String) -> Option<Puzzle> {
        let mut puzzle = Puzzle::unanswered(kind, position, source);
        puzzle.answer = puzzle.work_out()?;
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
        matches!(self.judge(&own), Judgement::Right { solved: true, .. })
    }

    /// Judges the player's moves from the beginning of the puzzle.
    ///
    /// Where only one side moves, or a win is to be forced, every move that keeps what was asked for is right. Where
    /// the best move was asked for, only that one is.
    pub fn judge(&self, moves: &[Move]) -> Judgement {
        let mut position = self.position.clone();
        let mut task = Some(self.kind);
        let mut replies = Vec::new();
        for (at, m) in moves.iter().enumerate() {
            let Some(kind) = task else {
                return Judgement::Wrong { at, why: Message::new("puzzle-wrong-solved-already") };
            };
            position = match self.try_move(&position, kind, *m) {
                Ok(after) => after,
                Err(why) => return Judgement::Wrong { at, why },
            };
            task = if is_over(&position, kind) { None } else { kind.rest() };
            if let Some(rest) = task
                && !rest.is_alone()
                && let Some(reply) = toughest_reply(&position, rest.moves())
            {
                position.play_unchecked(reply);
                replies.push(reply);
                task = if position.ending().is_some() { None } else { task };
            }
        }
        Judgement::Right { replies, solved: task.is_none() }
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

    /// The position after a right move, or what is wrong with it.
    fn try_move(&self, position: &Position, kind: Kind, m: Move) -> Result<Position, Message> {
        let after = self.after(position, m).map_err(Message::illegal)?;
        if self.is_right(position, kind, m) { Ok(after) } else { Err(wrong(&after, kind)) }
    }

    /// Whether a possible move is right where a part of the puzzle is left.
    pub(super) fn is_right(&self, position: &Position, kind: Kind, m: Move) -> bool {
        match kind {
            Kind::Home(moves) => {
                alone::needs_at_most(&alone::after(position, m), position.turn(), moves - 1) == Some(true)
            }
            Kind::Reply => ties(position, m),
            Kind::Special(moves) => wins(position, m, moves),
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
        let mut own = Vec::new();
        let mut position = self.position.clone();
        let mut kind = self.kind;
        let mut line = Vec::new();
        loop {
            let m = *self.right_moves(&position, kind).first()?;
            own.push(m);
            line.push(m);
            let Judgement::Right { replies, solved } = self.judge(&own) else { return None };
            position = self.after(&position, m).ok()?;
            if let Some(reply) = replies.get(own.len() - 1) {
                position.play_unchecked(*reply);
                line.push(*reply);
            }
            if solved {
                return Some(line);
            }
            kind = kind.rest()?;
        }
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

fn is_over(position: &Position, kind: Kind) -> bool {
    if kind.is_alone() { alone::is_done(position, position.turn()) } else { position.ending().is_some() }
}

fn wrong(after: &Position, kind: Kind) -> Message {
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

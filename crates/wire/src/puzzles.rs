//! Puzzles: what to show, what moves are worth, and the answer for those who give up.

use colorito::{Move, Position};
use colorito_study::{
    Message,
    puzzles::{self, Judgement, Puzzle},
};
use serde::{Deserialize, Serialize};

use crate::{
    Error, MoveAnswer, PositionAnswer,
    scene::{read_move, scene, scene_alone, shortened, tell},
};

/// Which day it is where somebody sits.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct DayQuery {
    /// Days since 1 January 1970; the server's day by default.
    #[serde(default)]
    pub day: Option<u64>,
}

/// All puzzles.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleList {
    /// The id of the puzzle of the day.
    pub today: &'static str,
    /// All of them, easy ones first.
    pub puzzles: Vec<PuzzleName>,
}

/// A puzzle in the list of all.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleName {
    /// Its name in addresses; it stays.
    pub id: &'static str,
    /// `home`, `reply`, `special`, `defence`, `rescue` or `long-jump`.
    pub kind: &'static str,
    /// How many moves are to be found.
    pub moves: u32,
    /// How hard it is, 1 to 5.
    pub grade: u8,
}

/// A puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleAnswer {
    /// Its name and what it is about.
    #[serde(flatten)]
    pub name: PuzzleName,
    /// Who is to solve it: `red` or `blue`.
    pub side: &'static str,
    /// The position with the moves that can be made.
    pub position: PositionAnswer,
    /// The puzzle after it of the same kind, `null` for the last.
    pub next: Option<&'static str>,
}

/// The moves tried so far.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Attempts {
    /// The player's own moves from the beginning of the puzzle, separated by blanks.
    #[cfg_attr(feature = "schema", schema(example = "c1c3 a2a3"))]
    pub moves: String,
}

/// What the moves are worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JudgedAnswer {
    /// Whether all of them are right.
    pub right: bool,
    /// Whether the puzzle is solved.
    pub solved: bool,
    /// What is wrong with the last, or why the puzzle is solved: a key of the texts and named values.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub why: Option<Message>,
    /// What the opponent replied to the last.
    pub reply: Option<MoveAnswer>,
    /// The position after the moves and replies, `null` if one was wrong.
    pub after: Option<PositionAnswer>,
}

impl PuzzleName {
    fn of(puzzle: &'static Puzzle) -> PuzzleName {
        PuzzleName {
            id: &puzzle.id,
            kind: puzzle.kind.code(),
            moves: puzzle.kind.moves(),
            grade: puzzle.grade.number(),
        }
    }
}

impl PuzzleList {
    /// All puzzles, and the one of a day counted from 1 January 1970.
    pub fn on(day: u64) -> PuzzleList {
        let mut all: Vec<PuzzleName> = puzzles::all().iter().map(PuzzleName::of).collect();
        all.sort_by_key(|puzzle| puzzle.grade);
        PuzzleList { today: &puzzles::of_the_day(day).id, puzzles: all }
    }
}

impl PuzzleAnswer {
    /// A puzzle by its id.
    ///
    /// # Errors
    /// If there is none.
    pub fn find(id: &str) -> Result<PuzzleAnswer, Error> {
        let puzzle = find(id)?;
        let all = puzzles::all().iter().map(PuzzleName::of);
        let mut alike: Vec<PuzzleName> = all.filter(|other| other.kind == puzzle.kind.code()).collect();
        alike.sort_by_key(|puzzle| puzzle.grade);
        let next = alike.iter().skip_while(|other| other.id != puzzle.id).nth(1);
        Ok(PuzzleAnswer {
            name: PuzzleName::of(puzzle),
            side: puzzle.position.turn().name(),
            position: show_position(puzzle, &puzzle.position),
            next: next.map(|next| next.id),
        })
    }

    /// How a puzzle is solved.
    ///
    /// # Errors
    /// If there is no such puzzle.
    pub fn solution(id: &str) -> Result<Vec<MoveAnswer>, Error> {
        let puzzle = find(id)?;
        let mut position = puzzle.position.clone();
        let told = puzzle.answer.iter().map(|m| {
            let told = tell(&position, *m);
            position.play_unchecked(*m);
            if puzzle.kind.is_alone() {
                position.play_unchecked(Move::Pass);
            }
            told
        });
        Ok(told.collect())
    }
}

impl Attempts {
    /// What the moves are worth. It may take a moment, because home stretches are solved anew.
    ///
    /// # Errors
    /// If there is no such puzzle, or one of them is no move at all.
    pub fn judge(&self, id: &str) -> Result<JudgedAnswer, Error> {
        let puzzle = find(id)?;
        let moves = self.moves.split_whitespace().map(read_move).collect::<Result<Vec<Move>, Error>>()?;
        Ok(judge(puzzle, &moves))
    }
}

fn find(id: &str) -> Result<&'static Puzzle, Error> {
    puzzles::find(id).ok_or_else(|| Error::NoSuchPuzzle(shortened(id)))
}

fn show_position(puzzle: &Puzzle, position: &Position) -> PositionAnswer {
    if puzzle.kind.is_alone() { scene_alone(position) } else { scene(position) }
}

fn judge(puzzle: &Puzzle, moves: &[Move]) -> JudgedAnswer {
    match puzzle.judge(moves) {
        Judgement::Wrong { why, .. } => {
            JudgedAnswer { right: false, solved: false, why: Some(why), reply: None, after: None }
        }
        Judgement::Right { replies, solved } => {
            let mut position = puzzle.position.clone();
            let mut last = None;
            let mut reply = None;
            for (at, m) in moves.iter().enumerate() {
                last = Some(tell(&position, *m));
                position.play_unchecked(*m);
                reply = replies.get(at).map(|reply| tell(&position, *reply));
                if puzzle.kind.is_alone() {
                    position.play_unchecked(Move::Pass);
                } else if let Some(reply) = replies.get(at) {
                    position.play_unchecked(*reply);
                }
            }
            let shown = show_position(puzzle, &position);
            let after = PositionAnswer { last: reply.clone().or(last), ..shown };
            JudgedAnswer { right: true, solved: solved.is_some(), why: solved, reply, after: Some(after) }
        }
    }
}

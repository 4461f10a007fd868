//! Puzzles: what to show, what moves are worth, and the answer for those who give up.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::{Json, extract::Path};
use colorito::{Move, Position};
use colorito_study::{
    Message,
    puzzles::{self, Judgement, Puzzle},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    School,
    scene::{scene, scene_alone, tell},
    trouble::{Sent, Trouble, read_move},
};
use crate::{
    Error,
    answer::{MoveAnswer, PositionAnswer},
    computer::Computer,
    request::Asked,
    response::ErrorBody,
};

const DAY: u64 = 24 * 60 * 60;

/// Which day it is where somebody sits.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Today {
    /// Days since 1 January 1970; the server's day by default.
    #[serde(default)]
    pub(crate) day: Option<u64>,
}

/// All puzzles.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PuzzleList {
    /// The id of the puzzle of the day.
    pub(crate) today: &'static str,
    /// All of them, easy ones first.
    pub(crate) puzzles: Vec<PuzzleName>,
}

/// A puzzle in the list of all.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PuzzleName {
    /// Its name in addresses; it stays.
    pub(crate) id: &'static str,
    /// `home`, `reply`, `special`, `defence`, `rescue` or `long-jump`.
    pub(crate) kind: &'static str,
    /// How many moves are to be found.
    pub(crate) moves: u32,
    /// How hard it is, 1 to 5.
    pub(crate) grade: u8,
}

/// A puzzle.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PuzzleAnswer {
    /// Its name and what it is about.
    #[serde(flatten)]
    pub(crate) name: PuzzleName,
    /// Who is to solve it: `red` or `blue`.
    pub(crate) side: &'static str,
    /// The position with the moves that can be made.
    pub(crate) position: PositionAnswer,
    /// The puzzle after it of the same kind, `null` for the last.
    pub(crate) next: Option<&'static str>,
}

/// The moves tried so far.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Attempts {
    /// The player's own moves from the beginning of the puzzle, separated by blanks.
    #[schema(example = "c1c3 a2a3")]
    pub(crate) moves: String,
}

/// What the moves are worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Judged {
    /// Whether all of them are right.
    pub(crate) right: bool,
    /// Whether the puzzle is solved.
    pub(crate) solved: bool,
    /// What is wrong with the last: a key of the texts and named values.
    #[schema(value_type = Object)]
    pub(crate) why: Option<Message>,
    /// What the opponent replied to the last.
    pub(crate) reply: Option<MoveAnswer>,
    /// The position after the moves and replies, `null` if one was wrong.
    pub(crate) after: Option<PositionAnswer>,
}

fn name(puzzle: &'static Puzzle) -> PuzzleName {
    PuzzleName {
        id: &puzzle.id,
        kind: puzzle.kind.code(),
        moves: puzzle.kind.moves(),
        grade: puzzle.grade.number(),
    }
}

fn find(id: &str) -> Result<&'static Puzzle, Trouble> {
    puzzles::find(id).ok_or_else(|| Trouble::NoSuchPuzzle(id.chars().take(40).collect()))
}

fn show_position(puzzle: &Puzzle, position: &Position) -> PositionAnswer {
    if puzzle.kind.is_alone() { scene_alone(position) } else { scene(position) }
}

/// Judges moves; it may take a moment, because home stretches are solved anew.
fn judge(puzzle: &Puzzle, moves: &[Move]) -> Judged {
    match puzzle.judge(moves) {
        Judgement::Wrong { why, .. } => {
            Judged { right: false, solved: false, why: Some(why), reply: None, after: None }
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
            Judged { right: true, solved, why: None, reply, after: Some(after) }
        }
    }
}

pub(super) fn described() -> OpenApiRouter<School> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(show, attempt)).routes(routes!(answer))
}

/// List all puzzles and name the puzzle of the day
#[utoipa::path(get, path = "/api/puzzles", params(Today), responses((status = OK, body = PuzzleList)))]
async fn list(Asked(today): Asked<Today>) -> Json<PuzzleList> {
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs() / DAY;
    let mut all: Vec<PuzzleName> = puzzles::all().iter().map(name).collect();
    all.sort_by_key(|puzzle| puzzle.grade);
    Json(PuzzleList { today: &puzzles::of_the_day(today.day.unwrap_or_else(now)).id, puzzles: all })
}

/// Show a puzzle
#[utoipa::path(get, path = "/api/puzzles/{id}", params(("id" = String, Path)),
    responses((status = OK, body = PuzzleAnswer), (status = NOT_FOUND, body = ErrorBody)))]
async fn show(Path(id): Path<String>) -> Result<Json<PuzzleAnswer>, Trouble> {
    let puzzle = find(&id)?;
    let mut alike: Vec<PuzzleName> =
        puzzles::all().iter().map(name).filter(|other| other.kind == puzzle.kind.code()).collect();
    alike.sort_by_key(|puzzle| puzzle.grade);
    let next = alike.iter().skip_while(|other| other.id != puzzle.id).nth(1);
    Ok(Json(PuzzleAnswer {
        name: name(puzzle),
        side: puzzle.position.turn().name(),
        position: show_position(puzzle, &puzzle.position),
        next: next.map(|next| next.id),
    }))
}

/// Try moves in a puzzle
#[utoipa::path(post, path = "/api/puzzles/{id}", params(("id" = String, Path)), request_body = Attempts,
    responses((status = OK, body = Judged), (status = "4XX", body = ErrorBody)))]
async fn attempt(
    axum::extract::State(school): axum::extract::State<School>,
    Path(id): Path<String>,
    Sent(attempts): Sent<Attempts>,
) -> Result<Json<Judged>, Trouble> {
    let puzzle = find(&id)?;
    let moves = attempts.moves.split_whitespace().map(read_move).collect::<Result<Vec<Move>, Trouble>>()?;
    let computer: &Computer = school.reviews.computer();
    let judged: Result<Judged, Error> = computer.run(move || judge(puzzle, &moves)).await;
    Ok(Json(judged?))
}

/// Tell how a puzzle is solved
#[utoipa::path(get, path = "/api/puzzles/{id}/answer", params(("id" = String, Path)),
    responses((status = OK, body = [MoveAnswer]), (status = NOT_FOUND, body = ErrorBody)))]
async fn answer(Path(id): Path<String>) -> Result<Json<Vec<MoveAnswer>>, Trouble> {
    let puzzle = find(&id)?;
    let mut position = puzzle.position.clone();
    let told = puzzle.answer.iter().map(|m| {
        let told = tell(&position, *m);
        position.play_unchecked(*m);
        if puzzle.kind.is_alone() {
            position.play_unchecked(Move::Pass);
        }
        told
    });
    Ok(Json(told.collect()))
}

//! Lessons: what to show, and what a move is worth.

use axum::{Json, extract::Path};
use colorito_study::{
    Message,
    lessons::{self, Answer, Exercise, Lesson},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    School,
    scene::{scene, tell},
    trouble::{Sent, Trouble, read_move},
};
use crate::{
    answer::{MoveAnswer, PositionAnswer},
    response::ErrorBody,
};

/// A lesson in the list of all.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LessonName {
    /// Its name in addresses and texts.
    #[schema(example = "step-jump")]
    pub(crate) key: &'static str,
    /// How many exercises it has.
    pub(crate) exercises: usize,
}

/// A lesson.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LessonAnswer {
    /// Its name in addresses and texts.
    pub(crate) key: &'static str,
    /// Which one it is, counted from 1.
    pub(crate) number: usize,
    /// The position of each exercise, with its legal moves.
    pub(crate) exercises: Vec<PositionAnswer>,
    /// The lesson after it, `null` for the last.
    pub(crate) next: Option<&'static str>,
}

/// A move tried in an exercise.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Attempt {
    /// The move, legal or not.
    #[serde(rename = "move")]
    #[schema(example = "c1c3")]
    pub(crate) played: String,
}

/// What a move is worth as an answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Verdict {
    /// Whether it does what was asked for.
    pub(crate) right: bool,
    /// Why not: a key of the texts and named values; `null` for a right move.
    #[schema(value_type = Object)]
    pub(crate) why: Option<Message>,
    /// The move as it was made, `null` if it is not legal.
    pub(crate) made: Option<MoveAnswer>,
    /// The position after it, `null` if it is not legal.
    pub(crate) after: Option<PositionAnswer>,
}

impl Verdict {
    fn of(exercise: &Exercise, attempt: &Attempt) -> Result<Verdict, Trouble> {
        let (m, position) = (read_move(&attempt.played)?, &exercise.position);
        let why = match exercise.judge(m) {
            Answer::Right => None,
            Answer::Wrong { why } => Some(why),
        };
        let mut after = position.clone();
        let legal = after.play(m).is_ok();
        let made = legal.then(|| tell(position, m));
        let after = legal.then(|| PositionAnswer { last: made.clone(), ..scene(&after) });
        Ok(Verdict { right: why.is_none(), why, made, after })
    }
}

fn find(key: &str) -> Result<&'static Lesson, Trouble> {
    lessons::find(key).ok_or_else(|| Trouble::NoSuchLesson(key.chars().take(40).collect()))
}

pub(super) fn described() -> OpenApiRouter<School> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(show)).routes(routes!(attempt))
}

/// List all lessons in order
#[utoipa::path(get, path = "/api/lessons", responses((status = OK, body = [LessonName])))]
async fn list() -> Json<Vec<LessonName>> {
    let name = |lesson: &Lesson| LessonName { key: lesson.key, exercises: lesson.exercises.len() };
    Json(lessons::all().iter().map(name).collect())
}

/// Show a lesson
#[utoipa::path(get, path = "/api/lessons/{lesson}", params(("lesson" = String, Path)),
    responses((status = OK, body = LessonAnswer), (status = NOT_FOUND, body = ErrorBody)))]
async fn show(Path(key): Path<String>) -> Result<Json<LessonAnswer>, Trouble> {
    let lesson = find(&key)?;
    let number = 1 + lessons::all().iter().take_while(|before| before.key != lesson.key).count();
    Ok(Json(LessonAnswer {
        key: lesson.key,
        number,
        exercises: lesson.exercises.iter().map(|exercise| scene(&exercise.position)).collect(),
        next: lessons::all().get(number).map(|next| next.key),
    }))
}

/// Try a move in an exercise of a lesson, counted from 1
#[utoipa::path(post, path = "/api/lessons/{lesson}/{exercise}",
    params(("lesson" = String, Path), ("exercise" = usize, Path)), request_body = Attempt,
    responses((status = OK, body = Verdict), (status = "4XX", body = ErrorBody)))]
async fn attempt(
    Path((key, number)): Path<(String, String)>,
    Sent(attempt): Sent<Attempt>,
) -> Result<Json<Verdict>, Trouble> {
    let lesson = find(&key)?;
    let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let exercise = index.and_then(|index| lesson.exercises.get(index));
    let exercise = exercise.ok_or_else(|| Trouble::NoSuchExercise {
        lesson: lesson.key,
        number: number.chars().take(40).collect(),
    })?;
    Ok(Json(Verdict::of(exercise, &attempt)?))
}

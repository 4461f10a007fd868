//! Lessons: what to show, and what a move is worth.

use colorito::Move;
use colorito_study::{
    Message,
    lessons::{self, Answer, Exercise, Lesson},
};
use serde::{Deserialize, Serialize};

use crate::{
    Error, MoveAnswer, PositionAnswer,
    scene::{read_move, scene, shortened, tell},
};

/// A lesson in the list of all.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LessonName {
    /// Its name in addresses and texts.
    #[cfg_attr(feature = "schema", schema(example = "step-jump"))]
    pub key: &'static str,
    /// How many exercises it has.
    pub exercises: usize,
}

/// A lesson.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LessonAnswer {
    /// Its name in addresses and texts.
    pub key: &'static str,
    /// Which one it is, counted from 1.
    pub number: usize,
    /// The position of each exercise, with its legal moves.
    pub exercises: Vec<PositionAnswer>,
    /// The lesson after it, `null` for the last.
    pub next: Option<&'static str>,
}

/// A move tried in an exercise.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The move, legal or not.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(example = "c1c3"))]
    pub played: String,
}

/// What a move is worth as an answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Verdict {
    /// Whether it does what was asked for.
    pub right: bool,
    /// Why not: a key of the texts and named values; `null` for a right move.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub why: Option<Message>,
    /// The move as it was made, `null` if it is not legal.
    pub made: Option<MoveAnswer>,
    /// The position after it, `null` if it is not legal.
    pub after: Option<PositionAnswer>,
}

impl Verdict {
    fn of(exercise: &Exercise, attempt: &Attempt) -> Result<Verdict, Error> {
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

impl LessonName {
    /// All lessons in order.
    pub fn all() -> Vec<LessonName> {
        let name = |lesson: &Lesson| LessonName { key: lesson.key, exercises: lesson.exercises.len() };
        lessons::all().iter().map(name).collect()
    }
}

impl LessonAnswer {
    /// A lesson by its key.
    ///
    /// # Errors
    /// If there is none.
    pub fn find(key: &str) -> Result<LessonAnswer, Error> {
        let lesson = find(key)?;
        let number = 1 + lessons::all().iter().take_while(|before| before.key != lesson.key).count();
        Ok(LessonAnswer {
            key: lesson.key,
            number,
            exercises: lesson.exercises.iter().map(|exercise| scene(&exercise.position)).collect(),
            next: lessons::all().get(number).map(|next| next.key),
        })
    }
}

impl Attempt {
    /// What it is worth in an exercise of a lesson, counted from 1.
    ///
    /// # Errors
    /// If there is no such exercise, or it is no move at all.
    pub fn judge(&self, key: &str, number: &str) -> Result<Verdict, Error> {
        Verdict::of(find_exercise(key, number)?, self)
    }
}

impl LessonAnswer {
    /// A right move of an exercise of a lesson, counted from 1; for those who have tried.
    ///
    /// # Errors
    /// If there is no such exercise.
    pub fn right_move(key: &str, number: &str) -> Result<MoveAnswer, Error> {
        let exercise = find_exercise(key, number)?;
        let right = exercise.right_moves();
        Ok(tell(&exercise.position, right.first().copied().unwrap_or(Move::Pass)))
    }
}

/// An exercise of a lesson, counted from 1.
fn find_exercise(key: &str, number: &str) -> Result<&'static Exercise, Error> {
    let lesson = find(key)?;
    let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let exercise = index.and_then(|index| lesson.exercises.get(index));
    exercise.ok_or_else(|| Error::NoSuchExercise { lesson: lesson.key, number: shortened(number) })
}

fn find(key: &str) -> Result<&'static Lesson, Error> {
    lessons::find(key).ok_or_else(|| Error::NoSuchLesson(shortened(key)))
}

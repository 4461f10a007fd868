//! Lessons: small positions with a task, from the goal of the game to its finer points.

mod exercise;
mod goal;
mod list;

use std::sync::LazyLock;

use serde::Serialize;

pub use exercise::{Answer, Exercise};
pub use goal::Goal;

/// A lesson: an introduction and one to three exercises.
///
/// Its texts are `learn-<key>-title` and `learn-<key>-intro`; those of its exercises, counted from 1,
/// `learn-<key>-<n>-task` and `learn-<key>-<n>-right`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lesson {
    /// The lesson's name in its texts' keys.
    pub key: &'static str,
    /// The exercises in order.
    pub exercises: Vec<Exercise>,
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(list::lessons);

/// All lessons in order.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

/// The lesson with a key.
pub fn find(key: &str) -> Option<&'static Lesson> {
    all().iter().find(|lesson| lesson.key == key)
}

//! Reviews as they are kept.

use std::time::Duration;

use colorito_study::review::Review;

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewState {
    /// It is being made, and goes on after a restart.
    Running,
    /// Somebody has stopped it.
    Stopped,
    /// All moves were reviewed.
    Done,
}

impl ReviewState {
    /// The name in storage and in answers.
    pub fn name(self) -> &'static str {
        match self {
            ReviewState::Running => "running",
            ReviewState::Stopped => "stopped",
            ReviewState::Done => "done",
        }
    }

    pub(crate) fn named(name: &str) -> ReviewState {
        let known = [ReviewState::Running, ReviewState::Done];
        known.into_iter().find(|state| state.name() == name).unwrap_or(ReviewState::Stopped)
    }
}

/// A review as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredReview {
    /// How far it is.
    pub state: ReviewState,
    /// The time for each move.
    pub time: Duration,
    /// What was found.
    pub review: Review,
}

//! A review as it is kept.

use colorito_study::review::Review;
use serde::{Deserialize, Serialize};

/// The review of a game as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptReview {
    /// The game's name.
    pub id: String,
    /// `running`, `stopped` or `done`.
    pub state: String,
    /// The time for each move, in milliseconds.
    pub time: u64,
    /// What was found.
    pub review: Review,
}

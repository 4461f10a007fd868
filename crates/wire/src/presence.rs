//! What is said about who is at a game.

use colorito_play::{Presence, Timestamp};
use serde::{Deserialize, Serialize};

/// The most names of those who watch that are told.
const MOST_NAMES: usize = 20;

/// Who is at a game between two.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PresenceAnswer {
    /// Whether Red is there.
    pub red: bool,
    /// Whether Blue is there.
    pub blue: bool,
    /// How many watch.
    pub watchers: u32,
    /// The names of those among them who like to be seen, 20 at most.
    pub names: Vec<String>,
}

impl PresenceAnswer {
    /// What there is to say now.
    pub fn of(presence: &Presence, now: Timestamp) -> PresenceAnswer {
        PresenceAnswer {
            red: presence.red.is_shown(now),
            blue: presence.blue.is_shown(now),
            watchers: presence.watchers,
            names: presence.names.iter().take(MOST_NAMES).cloned().collect(),
        }
    }
}

//! What is said about who is at a game.

use colorito::Side;
use colorito_play::{Presence, SideName, Timestamp};
use serde::{Deserialize, Serialize};

use crate::game::milliseconds;

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
    /// What may be claimed from who has left, if they stay away; `null` if nothing.
    pub claim: Option<ClaimAnswer>,
}

/// A win or a draw that may be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClaimAnswer {
    /// Who may: `red` or `blue`.
    pub by: SideName,
    /// After how many milliseconds, counted from when this is told.
    pub wait: u64,
}

impl PresenceAnswer {
    /// What there is to say now, with who may claim something and from when on.
    pub fn of(presence: &Presence, claim: Option<(Side, Timestamp)>, now: Timestamp) -> PresenceAnswer {
        PresenceAnswer {
            red: presence.red.is_shown(now),
            blue: presence.blue.is_shown(now),
            watchers: presence.watchers,
            names: presence.names.iter().take(MOST_NAMES).cloned().collect(),
            claim: claim.map(|(by, at)| ClaimAnswer { by: by.into(), wait: milliseconds(at.since(now)) }),
        }
    }
}

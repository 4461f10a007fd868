//! What is said about notices.

use colorito::Side;
use colorito_play::{KeptNotice, NoticeKind, PlayerId};
use serde::{Deserialize, Serialize};

/// The notices of somebody, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NoticesAnswer {
    /// How many of them nobody has looked at.
    pub unseen: usize,
    /// The notices.
    pub notices: Vec<NoticeAnswer>,
}

/// Something a player is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NoticeAnswer {
    /// What.
    pub kind: NoticeKind,
    /// The game's id.
    pub game: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
    /// Whether the player has looked at it.
    pub seen: bool,
    /// The other player's name, if they have one.
    pub opponent: Option<String>,
    /// Whether the other player is a program.
    pub program: bool,
    /// Until when a move has to be made in the game, in milliseconds since 1970.
    pub deadline: Option<i64>,
}

/// What somebody has looked at.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeenNotices {
    /// A game's id: only what is told about it. Without one, all there is.
    #[serde(default)]
    pub game: Option<String>,
}

impl NoticesAnswer {
    /// All notices of a list.
    pub fn of(notices: Vec<NoticeAnswer>) -> NoticesAnswer {
        NoticesAnswer { unseen: notices.iter().filter(|notice| !notice.seen).count(), notices }
    }
}

impl NoticeAnswer {
    /// A notice as its player reads it.
    pub fn of(notice: &KeptNotice, reader: PlayerId) -> NoticeAnswer {
        let other = if notice.players.red == Some(reader) { Side::Blue } else { Side::Red };
        let opponent = notice.seats.of(other);
        NoticeAnswer {
            kind: notice.kind,
            game: notice.game.to_string(),
            at: notice.at.0,
            seen: notice.seen.is_some(),
            opponent: opponent.name().map(str::to_owned),
            program: opponent.is_program(),
            deadline: notice.deadline.map(|deadline| deadline.0),
        }
    }
}

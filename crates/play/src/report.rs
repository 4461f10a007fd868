//! What one player says about the other to those who run the server.

use serde::{Deserialize, Serialize};

use crate::{GameId, Invalid, PlayerId, Remark, Timestamp};

/// The longest text of a report, in characters.
const LONGEST_TEXT: usize = 1_000;

/// Why somebody is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ReportReason {
    /// Insults or harasses.
    Abuse,
    /// Has a computer's help, or plays for others.
    Cheating,
    /// Leaves or stalls on purpose.
    Stalling,
    /// Has a name that offends.
    Name,
    /// Something else, which the text says.
    Other,
}

impl ReportReason {
    /// Every reason there is.
    pub const ALL: [ReportReason; 5] = [
        ReportReason::Abuse,
        ReportReason::Cheating,
        ReportReason::Stalling,
        ReportReason::Name,
        ReportReason::Other,
    ];

    /// The name in storage and in requests.
    pub fn name(self) -> &'static str {
        match self {
            ReportReason::Abuse => "abuse",
            ReportReason::Cheating => "cheating",
            ReportReason::Stalling => "stalling",
            ReportReason::Name => "name",
            ReportReason::Other => "other",
        }
    }

    /// The reason with a name.
    pub fn named(name: &str) -> Option<ReportReason> {
        ReportReason::ALL.into_iter().find(|reason| reason.name() == name)
    }
}

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Who reports.
    pub reporter: PlayerId,
    /// Whom.
    pub reported: PlayerId,
    /// The game they played.
    pub game: GameId,
    /// Why.
    pub reason: ReportReason,
    /// In the reporter's own words.
    pub text: Option<String>,
    /// What the two had said in the game by then.
    pub said: Vec<Remark>,
    /// When.
    pub created: Timestamp,
}

/// What somebody wrote, without what stands around it; nothing if it is empty.
///
/// # Errors
/// If it is too long.
pub fn report_text(text: Option<&str>) -> Result<Option<String>, Invalid> {
    let text = text.map(str::trim).filter(|text| !text.is_empty());
    let length = text.map_or(0, |text| text.chars().count());
    if length > LONGEST_TEXT {
        return Err(Invalid::WordsLength { length, most: LONGEST_TEXT });
    }
    Ok(text.map(str::to_owned))
}

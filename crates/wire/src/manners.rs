//! What is said about how players treat each other.

use colorito_play::{Invalid, ReportReason, report_text};
use serde::{Deserialize, Serialize};

/// What somebody says about the other player of a game to those who run the server.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// Why.
    pub reason: ReportReason,
    /// In one's own words, 1,000 characters at most.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 1000))]
    pub text: Option<String>,
}

impl NewReport {
    /// What was written, if anything was.
    ///
    /// # Errors
    /// If it is too long.
    pub fn text(&self) -> Result<Option<String>, Invalid> {
        report_text(self.text.as_deref())
    }
}

/// Those whom somebody has blocked, the last one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BlocksAnswer {
    /// Each of them.
    pub blocks: Vec<BlockAnswer>,
}

/// Somebody who is blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BlockAnswer {
    /// The name of the block in addresses.
    pub id: String,
    /// What they are called, `null` for a guest without a name.
    pub name: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

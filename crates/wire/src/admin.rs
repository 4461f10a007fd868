//! What those who run a server read and say: accounts, reports, what was done, what everybody is told.

use colorito_play::{Invalid, ReportReason, report_text};
use serde::{Deserialize, Serialize};

use crate::RemarkAnswer;

/// Something that somebody who runs the server does from its page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum AdminDeed {
    /// Close an account.
    Close {
        /// Its name.
        name: String,
    },
    /// Open an account again.
    Reopen {
        /// Its name.
        name: String,
    },
    /// Give an account another name.
    Rename {
        /// Its name.
        name: String,
        /// The other one.
        to: String,
    },
    /// Say that a report was dealt with.
    Settle {
        /// The report's name.
        report: String,
        /// What was done about it, for others who run the server.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(max_length = 1000))]
        remark: Option<String>,
    },
    /// Tell something to everybody who reads a language.
    Announce {
        /// Its tag.
        language: String,
        /// What; nothing any more without it.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(max_length = 1000))]
        text: Option<String>,
    },
}

/// What somebody who runs a server wrote, without what stands around it; nothing if it is empty.
///
/// # Errors
/// If it is too long.
pub fn admin_text(text: Option<&str>) -> Result<Option<String>, Invalid> {
    report_text(text)
}

/// Which reports to list.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct ReportsQuery {
    /// Those too that somebody has dealt with.
    pub all: bool,
}

/// Which accounts to list.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct AccountsQuery {
    /// How their names begin.
    pub name: String,
}

/// Which part of what was done to list.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct AuditQuery {
    /// What was done before, in milliseconds since 1970.
    pub before: Option<i64>,
}

/// Accounts, in the order of their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ManagedAccountsAnswer {
    /// Each of them.
    pub accounts: Vec<ManagedAccountAnswer>,
}

/// An account as those who run the server see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ManagedAccountAnswer {
    /// The name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub since: i64,
    /// When one of its sessions was last used, to the hour; `null` if it has none.
    pub used: Option<i64>,
    /// Whether it is a program's.
    pub program: bool,
    /// Whether it was closed.
    pub closed: bool,
    /// Whether it may run the server.
    pub staff: bool,
    /// How many reports about it nobody has dealt with.
    pub open_reports: u32,
}

/// Reports, the last first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReportsAnswer {
    /// Each of them.
    pub reports: Vec<ReportAnswer>,
}

/// A report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReportAnswer {
    /// Its name.
    pub id: String,
    /// Who reports, `null` for a guest and for an account that was deleted.
    pub reporter: Option<String>,
    /// Whom, in the same way.
    pub reported: Option<String>,
    /// The game they played.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub game: colorito_play::GameId,
    /// Why.
    pub reason: ReportReason,
    /// In the reporter's own words.
    pub text: Option<String>,
    /// What the two had said in the game by then.
    pub said: Vec<RemarkAnswer>,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// When it was dealt with; `null` if nobody has.
    pub settled: Option<i64>,
}

/// What those who run the server have done, the last first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AuditAnswer {
    /// Each of it.
    pub entries: Vec<AuditEntryAnswer>,
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AuditEntryAnswer {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// By which account; `null` at the command line.
    pub admin: Option<String>,
    /// What: `close`, `reopen`, `rename`, `settle`, `appoint`, `dismiss` or `announce`.
    pub deed: String,
    /// To whom or what: an account, a report, the language of a message.
    pub subject: Option<String>,
    /// The new name, a remark, the message.
    pub detail: Option<String>,
}

/// What everybody is told by those who run the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AnnouncementsAnswer {
    /// In each language that it was written in.
    pub announcements: Vec<AnnouncementAnswer>,
}

/// A message in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AnnouncementAnswer {
    /// The language's tag.
    pub language: String,
    /// The message.
    pub text: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

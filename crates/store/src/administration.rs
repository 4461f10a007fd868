//! What those who run a server do with it: accounts are closed and renamed, reports dealt with, everybody told
//! something. Whatever they do is written down.

use async_trait::async_trait;
use colorito_play::{AccountName, PlayerId, Timestamp};

use crate::{Account, StoreError};

/// Who runs the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Admin {
    /// Whoever can start programs where the database is.
    CommandLine,
    /// An account that may, by its name.
    Account(String),
}

impl Admin {
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Admin::CommandLine => None,
            Admin::Account(name) => Some(name),
        }
    }
}

/// Something that is done to run the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// An account is closed: its sessions and those of its programs end, its invitations are withdrawn, and
    /// nobody can sign in to it.
    Close(Account),
    /// An account that was closed is so no more.
    Reopen(Account),
    /// An account gets another name. The old one stays its own: nobody else ever gets it.
    Rename(Account, AccountName),
    /// A report was dealt with, with a remark for others who run the server.
    Settle {
        /// The report's name.
        report: String,
        /// What was done about it.
        remark: Option<String>,
    },
    /// An account may do what is done here.
    Appoint(Account),
    /// An account may no longer.
    Dismiss(Account),
    /// Everybody who reads a language is told something, or nothing any more.
    Announce {
        /// The tag of the language.
        language: String,
        /// What.
        text: Option<String>,
    },
}

impl Deed {
    /// The name in storage and in answers.
    pub fn name(&self) -> &'static str {
        match self {
            Deed::Close(_) => "close",
            Deed::Reopen(_) => "reopen",
            Deed::Rename(..) => "rename",
            Deed::Settle { .. } => "settle",
            Deed::Appoint(_) => "appoint",
            Deed::Dismiss(_) => "dismiss",
            Deed::Announce { .. } => "announce",
        }
    }

    /// What it is done to: an account by its name, a report, a language.
    pub(crate) fn subject(&self) -> &str {
        match self {
            Deed::Close(account)
            | Deed::Reopen(account)
            | Deed::Rename(account, _)
            | Deed::Appoint(account)
            | Deed::Dismiss(account) => &account.name,
            Deed::Settle { report, .. } => report,
            Deed::Announce { language, .. } => language,
        }
    }

    /// What else is to be known about it.
    pub(crate) fn detail(&self) -> Option<&str> {
        match self {
            Deed::Rename(_, name) => Some(name.shown()),
            Deed::Settle { remark, .. } => remark.as_deref(),
            Deed::Announce { text, .. } => text.as_deref(),
            _ => None,
        }
    }
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// Its name.
    pub id: String,
    /// When.
    pub at: Timestamp,
    /// By which account; by nobody's at the command line.
    pub admin: Option<String>,
    /// What, by the name of the deed.
    pub deed: String,
    /// To whom or what.
    pub subject: Option<String>,
    /// What else is to be known.
    pub detail: Option<String>,
}

/// An account as those who run the server see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManagedAccount {
    /// The account.
    pub account: Account,
    /// Whether it may do what is done here.
    pub staff: bool,
    /// How many reports about it nobody has dealt with.
    pub open_reports: u32,
    /// When one of its sessions was last used, to the hour.
    pub used: Option<Timestamp>,
}

/// What everybody who reads a language is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The tag of the language.
    pub language: String,
    /// What.
    pub text: String,
    /// Since when.
    pub at: Timestamp,
}

/// Keeps what those who run a server do.
#[async_trait]
pub trait Administration: Send + Sync {
    /// Does something and writes down who did it, both or neither. Says whether there was anything to do:
    /// `false` if it is so already, or a name is taken.
    async fn administer(&self, deed: Deed, by: &Admin, now: Timestamp) -> Result<bool, StoreError>;

    /// Accounts whose folded name begins with a text, in the order of names.
    async fn managed_accounts(&self, folded: &str, limit: u32) -> Result<Vec<ManagedAccount>, StoreError>;

    /// Whether an account may run the server.
    async fn is_staff(&self, player: PlayerId) -> Result<bool, StoreError>;

    /// What was done, the last first; only what was done before a moment, if one is given.
    async fn audit(&self, before: Option<Timestamp>, limit: u32) -> Result<Vec<AuditEntry>, StoreError>;

    /// What everybody is told, in each language.
    async fn announcements(&self) -> Result<Vec<Announcement>, StoreError>;
}

//! What one client may have so much of.

use std::fmt;

/// What there was too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quota {
    /// Requests.
    Requests,
    /// New games.
    Games,
    /// Messages.
    Messages,
    /// Connections.
    Sockets,
    /// Games of the computer with itself.
    Exhibitions,
    /// Reviews under way.
    Reviews,
    /// Bytes to be stored.
    Bytes,
    /// Attempts to sign in.
    SignIns,
    /// New accounts.
    Accounts,
    /// Files with all somebody's data.
    Exports,
    /// Ways to reach somebody.
    Channels,
    /// Mails that somebody has not asked for yet.
    Mails,
    /// What is said beside games.
    Remarks,
}

impl Quota {
    /// The name programs know it by.
    pub fn name(self) -> &'static str {
        match self {
            Quota::Requests => "requests",
            Quota::Games => "games",
            Quota::Messages => "messages",
            Quota::Sockets => "sockets",
            Quota::Exhibitions => "exhibitions",
            Quota::Reviews => "reviews",
            Quota::Bytes => "bytes",
            Quota::SignIns => "sign-ins",
            Quota::Accounts => "accounts",
            Quota::Exports => "exports",
            Quota::Channels => "channels",
            Quota::Mails => "mails",
            Quota::Remarks => "remarks",
        }
    }
}

impl fmt::Display for Quota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Quota::Games => "new games",
            Quota::Bytes => "bytes to be stored",
            Quota::SignIns => "attempts to sign in",
            Quota::Accounts => "new accounts",
            Quota::Exhibitions => "games of the computer with itself",
            _ => self.name(),
        })
    }
}

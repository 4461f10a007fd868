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
        }
    }
}

impl fmt::Display for Quota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Quota::Games => "new games",
            Quota::Bytes => "bytes to be stored",
            Quota::Exhibitions => "games of the computer with itself",
            _ => self.name(),
        })
    }
}

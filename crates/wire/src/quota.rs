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
}

impl Quota {
    /// The name programs know it by.
    pub fn name(self) -> &'static str {
        match self {
            Quota::Requests => "requests",
            Quota::Games => "games",
            Quota::Messages => "messages",
            Quota::Sockets => "sockets",
        }
    }
}

impl fmt::Display for Quota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Quota::Games { "new games" } else { self.name() })
    }
}

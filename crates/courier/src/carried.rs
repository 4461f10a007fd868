//! What became of a message.

use std::time::Duration;

/// What became of a message. Texts are for the log and name nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Carried {
    /// Whoever carries it on has taken it.
    Taken,
    /// Not now; after some time perhaps, which may have been said.
    Later {
        /// How long to wait at least.
        wait: Option<Duration>,
        /// What was said.
        why: String,
    },
    /// This message is not wanted as it is. Trying again would not help.
    Refused {
        /// What was said.
        why: String,
    },
    /// Nobody can be reached there any more.
    Gone,
}

impl Carried {
    pub(crate) fn later(why: impl Into<String>) -> Carried {
        Carried::Later { wait: None, why: why.into() }
    }

    pub(crate) fn refused(why: impl Into<String>) -> Carried {
        Carried::Refused { why: why.into() }
    }
}

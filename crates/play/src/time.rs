//! Moments, as whoever owns a clock tells them.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A moment in milliseconds since 1970. This crate reads no clock: every moment comes from its caller and can
/// be stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The moment so much later.
    #[must_use]
    pub fn after(self, wait: Duration) -> Timestamp {
        Timestamp(self.0.saturating_add(millis(wait)))
    }

    /// The moment so much earlier.
    #[must_use]
    pub fn before(self, time: Duration) -> Timestamp {
        Timestamp(self.0.saturating_sub(millis(time)))
    }

    /// How long ago another moment was; nothing if it is still to come.
    pub fn since(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or_default())
    }
}

/// A duration in whole milliseconds.
fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

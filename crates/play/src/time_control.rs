//! How much time each player has: for the whole game, or for each move by the calendar.

use std::{fmt, time::Duration};

use serde::{Deserialize, Serialize};

use crate::Invalid;

/// How many moves are made before live clocks run: one of each player.
const FREE_MOVES: usize = 2;

/// The most days for a move.
const MOST_DAYS: u32 = 30;

/// The most days that can be saved.
const MOST_SAVED: u32 = 60;

/// How much time each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Said", try_from = "Said")]
pub enum TimeControl {
    /// A time for the whole game.
    Live(LiveControl),
    /// A time for each move, by the calendar.
    Days(u32),
    /// The same, and what a move leaves of it is saved.
    Saving(SavedDays),
}

/// A time for the whole game, and what is added with each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveControl {
    /// What each player begins with, in seconds.
    pub seconds: u32,
    /// What is added after each move, in seconds.
    pub increment: u32,
}

/// Days that are added with each move to what is left, up to a cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedDays {
    /// What each player begins with and what is added with each of their moves, in days.
    pub days: u32,
    /// The most that anybody ever has, in days.
    pub most: u32,
}

/// How much time each player has, as it is said and written: either `seconds`, with or without `increment`,
/// or `days`, with or without `most_days`.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct Said {
    /// What each player begins with, in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 5, maximum = 86_400))]
    seconds: Option<u32>,
    /// What is added after each move, in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(maximum = 600))]
    increment: Option<u32>,
    /// How many days each player has for each move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 30))]
    days: Option<u32>,
    /// If what a move leaves of its days is added to the next ones: the most days that anybody ever has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 60))]
    most_days: Option<u32>,
}

impl From<TimeControl> for Said {
    fn from(control: TimeControl) -> Said {
        match control {
            TimeControl::Live(LiveControl { seconds, increment }) => {
                Said { seconds: Some(seconds), increment: Some(increment), ..Said::default() }
            }
            TimeControl::Days(days) => Said { days: Some(days), ..Said::default() },
            TimeControl::Saving(SavedDays { days, most }) => {
                Said { days: Some(days), most_days: Some(most), ..Said::default() }
            }
        }
    }
}

impl TryFrom<Said> for TimeControl {
    type Error = &'static str;

    fn try_from(said: Said) -> Result<TimeControl, &'static str> {
        match said {
            Said { seconds: Some(seconds), increment, days: None, most_days: None } => {
                Ok(TimeControl::live(seconds, increment.unwrap_or_default()))
            }
            Said { seconds: None, increment: None, days: Some(days), most_days } => {
                Ok(TimeControl::by_days(days, most_days))
            }
            _ => Err(
                "a clock has either `seconds`, with or without `increment`, or `days`, with or without `most_days`",
            ),
        }
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for TimeControl {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        Said::schema()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for TimeControl {}

impl TimeControl {
    /// A time for the whole game, in seconds.
    pub const fn live(seconds: u32, increment: u32) -> TimeControl {
        TimeControl::Live(LiveControl { seconds, increment })
    }

    /// Days for each move, saved up to a cap if there is one.
    pub fn by_days(days: u32, most: Option<u32>) -> TimeControl {
        most.map_or(TimeControl::Days(days), |most| TimeControl::Saving(SavedDays { days, most }))
    }

    /// The days for each move, and the cap on those that are saved.
    pub fn days(self) -> (Option<u32>, Option<u32>) {
        match self {
            TimeControl::Live(_) => (None, None),
            TimeControl::Days(days) => (Some(days), None),
            TimeControl::Saving(SavedDays { days, most }) => (Some(days), Some(most)),
        }
    }

    /// Whether anybody can play with it.
    ///
    /// # Errors
    /// If a number is too small or too large.
    pub fn check(self) -> Result<(), Invalid> {
        match self {
            TimeControl::Live(LiveControl { seconds, increment }) => {
                Invalid::unless_within("seconds", seconds, 5, 86_400)?;
                Invalid::unless_within("increment", increment, 0, 600)?;
            }
            TimeControl::Days(days) => {
                Invalid::unless_within("days", days, 1, MOST_DAYS)?;
            }
            TimeControl::Saving(SavedDays { days, most }) => {
                Invalid::unless_within("days", days, 1, MOST_DAYS)?;
                Invalid::unless_within("most_days", most, days, MOST_SAVED)?;
            }
        }
        Ok(())
    }

    /// What is added with each move.
    pub fn increment(self) -> Duration {
        match self {
            TimeControl::Live(live) => Duration::from_secs(live.increment.into()),
            TimeControl::Days(_) | TimeControl::Saving(_) => Duration::ZERO,
        }
    }

    /// Whether time is for the whole game, and so stands still while the server is away.
    pub fn is_live(self) -> bool {
        matches!(self, TimeControl::Live(_))
    }

    /// What each player begins with.
    pub(crate) fn all(self) -> Duration {
        match self {
            TimeControl::Live(live) => Duration::from_secs(live.seconds.into()),
            TimeControl::Days(days) | TimeControl::Saving(SavedDays { days, .. }) => in_days(days),
        }
    }

    pub(crate) fn free_moves(self) -> usize {
        if self.is_live() { FREE_MOVES } else { 0 }
    }
}

/// So many days.
pub(crate) fn in_days(days: u32) -> Duration {
    Duration::from_hours(24 * u64::from(days))
}

impl fmt::Display for TimeControl {
    /// As records write it: `600+5`, or `1/259200` for three days a move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Live(LiveControl { seconds, increment }) => write!(f, "{seconds}+{increment}"),
            TimeControl::Days(_) | TimeControl::Saving(_) => write!(f, "1/{}", self.all().as_secs()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds() {
        let check = |seconds, increment| TimeControl::live(seconds, increment).check().is_ok();
        assert!(check(5, 0) && check(86_400, 600));
        assert!(!check(4, 0) && !check(86_401, 0) && !check(60, 601));
        assert!(TimeControl::Days(30).check().is_ok());
        assert!(TimeControl::Days(0).check().is_err() && TimeControl::Days(31).check().is_err());
    }

    #[test]
    fn said_as_read() {
        for control in [TimeControl::live(600, 5), TimeControl::Days(3), TimeControl::by_days(3, Some(9))] {
            let text = serde_json::to_string(&control).unwrap();
            assert_eq!(serde_json::from_str::<TimeControl>(&text).unwrap(), control, "{text}");
        }
        for bad in ["{}", r#"{"seconds":5,"days":1}"#, r#"{"days":1,"increment":1}"#, r#"{"hours":1}"#] {
            assert!(serde_json::from_str::<TimeControl>(bad).is_err(), "{bad}");
        }
    }
}

//! Holidays: times in which the clocks of an account by the calendar stand still.
//!
//! An account has thirty days of holiday in each calendar year, by UTC and to the millisecond. A holiday begins when it is
//! switched on and ends when it is switched off, but lasts a day at least; it ends by itself when the days of the year are
//! used up, and goes on with those of the next year if that has begun by then. So when it ends is known when it begins, and
//! every node and every restart comes to the same deadline.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::Timestamp;

/// How much holiday an account has in a year.
pub const HOLIDAY_OF_YEAR: Duration = Duration::from_hours(24 * 30);

/// How long a holiday lasts at least.
const SHORTEST: Duration = Duration::from_hours(24);

/// How long holidays are remembered after their end: longer than any turn and than the year they count for.
const MEMORY: Duration = Duration::from_hours(24 * 365 * 2);

const DAY: i64 = 86_400_000;

/// A holiday: from a moment on, and up to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holiday {
    /// When it began.
    pub begun: Timestamp,
    /// When it is over.
    pub until: Timestamp,
}

impl Holiday {
    /// How much of it lies between two moments.
    fn within(self, from: Timestamp, to: Timestamp) -> Duration {
        self.until.min(to).since(self.begun.max(from))
    }
}

/// The holidays of an account, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Holiday>", into = "Vec<Holiday>")]
pub struct Holidays(Vec<Holiday>);

impl From<Vec<Holiday>> for Holidays {
    /// Those that make sense: each begins before it ends, and after the one before.
    fn from(mut all: Vec<Holiday>) -> Holidays {
        all.sort_by_key(|holiday| holiday.begun);
        let mut end = Timestamp(i64::MIN);
        all.retain(|holiday| {
            let sound = holiday.begun < holiday.until && holiday.begun >= end;
            end = if sound { holiday.until } else { end };
            sound
        });
        Holidays(all)
    }
}

impl From<Holidays> for Vec<Holiday> {
    fn from(holidays: Holidays) -> Vec<Holiday> {
        holidays.0
    }
}

impl Holidays {
    /// The holiday that a moment lies in.
    pub fn at(&self, now: Timestamp) -> Option<Holiday> {
        self.0.iter().copied().find(|holiday| holiday.begun <= now && now < holiday.until)
    }

    /// How much of the time between two moments was holiday.
    pub fn within(&self, from: Timestamp, to: Timestamp) -> Duration {
        self.0.iter().map(|holiday| holiday.within(from, to)).sum()
    }

    /// When so much time has passed since a moment, holidays not counted.
    pub fn after(&self, from: Timestamp, time: Duration) -> Timestamp {
        let (mut at, mut left) = (from, time);
        for holiday in self.0.iter().filter(|holiday| holiday.until > from) {
            let before = holiday.begun.since(at);
            if left <= before {
                break;
            }
            left -= before;
            at = holiday.until;
        }
        at.after(left)
    }

    /// How much holiday is left of the year that a moment lies in, whatever of it is planned not counted.
    pub fn left(&self, now: Timestamp) -> Duration {
        let year = year_of(now);
        HOLIDAY_OF_YEAR.saturating_sub(self.within(beginning_of(year), now))
    }

    /// The same with a holiday that goes on from now for as long as there are days; `None` if there are none. Who is on
    /// holiday stays so.
    pub fn begun(&self, now: Timestamp) -> Option<Holidays> {
        let left = self.left(now);
        let next_year = beginning_of(year_of(now) + 1);
        let until = now.after(left);
        // What is left reaches into the next year, which has days of its own.
        let until = if until >= next_year { next_year.after(HOLIDAY_OF_YEAR) } else { until };
        let begun = self.at(now).map_or(now, |current| current.begun);
        if until <= now {
            return None;
        }
        let mut all = self.remembered(now);
        all.retain(|holiday| holiday.begun < begun);
        all.push(Holiday { begun, until });
        Some(Holidays(all))
    }

    /// The same with the present holiday ended, but not before it has lasted a day.
    #[must_use]
    pub fn ended(&self, now: Timestamp) -> Holidays {
        let mut all = self.remembered(now);
        if let Some(last) = all.last_mut().filter(|last| now < last.until) {
            last.until = last.until.min(now.max(last.begun.after(SHORTEST)));
        }
        all.retain(|holiday| holiday.begun < holiday.until);
        Holidays(all)
    }

    /// By how many milliseconds a clock that stands still now, or would run, goes on later after a change.
    pub fn shift(&self, after: &Holidays, now: Timestamp) -> i64 {
        let end = |holidays: &Holidays| holidays.at(now).map_or(now, |holiday| holiday.until);
        end(after).0 - end(self).0
    }

    fn remembered(&self, now: Timestamp) -> Vec<Holiday> {
        self.0.iter().copied().filter(|holiday| now.since(holiday.until) < MEMORY).collect()
    }
}

/// When a year begins, by UTC.
fn beginning_of(year: i64) -> Timestamp {
    let leap_days = |year: i64| year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    Timestamp((365 * (year - 1970) + leap_days(year - 1) - leap_days(1969)).saturating_mul(DAY))
}

/// The year that a moment lies in, by UTC.
fn year_of(moment: Timestamp) -> i64 {
    // Never more than one too early or too late.
    let about = 1970 + moment.0.div_euclid(DAY).div_euclid(365);
    (0..=about.abs() / 1000 + 2)
        .map(|back| about + 1 - back)
        .find(|year| beginning_of(*year) <= moment)
        .unwrap_or(about)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first of March 2026.
    const MARCH: Timestamp = Timestamp(1_772_323_200_000);

    fn days(count: i64) -> Duration {
        Duration::from_millis(u64::try_from(count * DAY).unwrap())
    }

    #[test]
    fn years_begin_when_they_do() {
        for (year, begins) in [
            (1970, 0),
            (1971, 365 * DAY),
            (1973, (3 * 365 + 1) * DAY),
            (2000, 946_684_800_000),
            (2026, 1_767_225_600_000),
            (2101, 4_133_980_800_000),
        ] {
            assert_eq!(beginning_of(year), Timestamp(begins), "{year}");
            assert_eq!(year_of(Timestamp(begins)), year);
            assert_eq!(year_of(Timestamp(begins - 1)), year - 1);
        }
    }

    #[test]
    fn a_holiday_ends_by_itself_when_the_days_are_used_up() {
        let away = Holidays::default().begun(MARCH).unwrap();
        assert_eq!(away.at(MARCH), Some(Holiday { begun: MARCH, until: MARCH.after(days(30)) }));
        assert_eq!(away.at(MARCH.after(days(30))), None);
        assert_eq!(away.left(MARCH.after(days(31))), Duration::ZERO);
        assert_eq!(away.begun(MARCH.after(days(40))), None, "none are left");
        assert!(away.begun(MARCH.after(days(320))).is_some(), "but there are next year");
    }

    #[test]
    fn it_lasts_a_day_at_least_and_what_is_left_can_be_taken_later() {
        let away = Holidays::default().begun(MARCH).unwrap();
        let back = away.ended(MARCH.after(Duration::from_secs(5)));
        assert_eq!(back.at(MARCH).unwrap().until, MARCH.after(days(1)));
        assert_eq!(back.left(MARCH.after(days(2))), days(29));
        let back = away.ended(MARCH.after(days(10)));
        assert_eq!(back.ended(MARCH.after(days(12))), back, "ended once");
        let again = back.begun(MARCH.after(days(50))).unwrap();
        assert_eq!(again.at(MARCH.after(days(50))).unwrap().until, MARCH.after(days(70)));
        assert_eq!(again.within(MARCH, MARCH.after(days(60))), days(20));
    }

    #[test]
    fn who_changes_their_mind_goes_on() {
        let away = Holidays::default().begun(MARCH).unwrap();
        let back = away.ended(MARCH.after(Duration::from_hours(1)));
        assert_eq!(back.begun(MARCH.after(Duration::from_hours(2))), Some(away));
    }

    #[test]
    fn over_the_end_of_a_year_it_goes_on_with_the_next_ones_days() {
        let eve = Timestamp(beginning_of(2027).0 - 5 * DAY);
        let away = Holidays::default().begun(eve).unwrap();
        assert_eq!(away.at(eve).unwrap().until, beginning_of(2027).after(days(30)));
        assert_eq!(away.left(beginning_of(2027).after(days(4))), days(26));
    }

    #[test]
    fn time_passes_between_holidays_only() {
        let holiday = |from, to| Holiday { begun: MARCH.after(days(from)), until: MARCH.after(days(to)) };
        let all = Holidays::from(vec![holiday(10, 15), holiday(2, 4), holiday(3, 5)]);
        assert_eq!(all.0, [holiday(2, 4), holiday(10, 15)], "those that make sense, in order");
        for (from, time, until) in
            [(0, 1, 1), (0, 2, 2), (0, 3, 5), (3, 1, 5), (0, 8, 10), (0, 9, 16), (12, 3, 18), (16, 3, 19)]
        {
            let reached = all.after(MARCH.after(days(from)), days(time));
            assert_eq!(reached, MARCH.after(days(until)), "{time} days from {from}");
        }
    }

    #[test]
    fn deadlines_move_by_what_a_change_adds_or_takes() {
        let none = Holidays::default();
        let away = none.begun(MARCH).unwrap();
        assert_eq!(none.shift(&away, MARCH), 30 * DAY);
        let now = MARCH.after(days(3));
        assert_eq!(away.shift(&away.ended(now), now), -27 * DAY);
        let soon = MARCH.after(Duration::from_hours(6));
        assert_eq!(away.shift(&away.ended(soon), soon), -29 * DAY, "the first day stays");
    }
}

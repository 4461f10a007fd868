//! Who is at a game: its two players and those who watch, as a server sees them, alone or together with
//! others that share its games.
//!
//! Nothing of it belongs to the game. A server observes a game from when the first comes to it there, and
//! absence is counted only as long as somebody observes it: time in which no server was there is nobody's.

use std::{collections::BTreeSet, time::Duration};

use colorito::Side;
use serde::{Deserialize, Serialize};

use crate::Timestamp;

/// How long a player may be gone until others see it, as while a page is loaded anew.
pub const GRACE: Duration = Duration::from_secs(5);

/// Whether a player is at the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Attendance {
    /// They have not been seen there.
    #[default]
    Unseen,
    /// They were there until a moment.
    Gone(Timestamp),
    /// They are there.
    Here,
}

impl Attendance {
    /// Whether others see them there.
    pub fn is_shown(self, now: Timestamp) -> bool {
        match self {
            Attendance::Here => true,
            Attendance::Gone(at) => now.since(at) < GRACE,
            Attendance::Unseen => false,
        }
    }
}

/// Who is at a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// Whether Red is.
    pub red: Attendance,
    /// Whether Blue is.
    pub blue: Attendance,
    /// How many watch.
    pub watchers: u32,
    /// The names of those among them who like to be seen.
    pub names: BTreeSet<String>,
}

impl Presence {
    /// Whether a player is.
    pub fn of(&self, side: Side) -> Attendance {
        match side {
            Side::Red => self.red,
            Side::Blue => self.blue,
        }
    }

    /// The same for a player, to be changed.
    pub fn of_mut(&mut self, side: Side) -> &mut Attendance {
        match side {
            Side::Red => &mut self.red,
            Side::Blue => &mut self.blue,
        }
    }

    /// Who is there according to two who look: whoever one of them sees is there, and was until the later one
    /// has seen them last.
    #[must_use]
    pub fn with(&self, other: &Presence) -> Presence {
        Presence {
            red: self.red.max(other.red),
            blue: self.blue.max(other.blue),
            watchers: self.watchers.saturating_add(other.watchers),
            names: self.names.union(&other.names).cloned().collect(),
        }
    }

    /// Whether somebody is there.
    pub fn is_somebody(&self) -> bool {
        self.watchers > 0 || [self.red, self.blue].contains(&Attendance::Here)
    }
}

/// What a server knows about who is at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observed {
    /// Since when it has looked without a break.
    since: Timestamp,
    /// Who is there by way of this server.
    pub here: Presence,
    /// Who is there by way of others.
    elsewhere: Presence,
    /// When that was heard.
    heard: Timestamp,
}

impl Observed {
    /// A server begins to look.
    pub fn from(since: Timestamp) -> Observed {
        Observed { since, here: Presence::default(), elsewhere: Presence::default(), heard: since }
    }

    /// The server has not been able to look until now.
    pub fn begin_anew(&mut self, now: Timestamp) {
        self.since = self.since.max(now);
    }

    /// Other servers say who is there. Whoever was there by way of one that says nothing any more has been there
    /// until it was last heard: it may have stopped, and nobody has seen them leave.
    pub fn hear(&mut self, mut elsewhere: Presence, now: Timestamp) {
        for side in Side::ALL {
            let before = match self.elsewhere.of(side) {
                Attendance::Here => Attendance::Gone(self.heard),
                before => before,
            };
            let told = elsewhere.of_mut(side);
            *told = before.max(*told);
        }
        (self.elsewhere, self.heard) = (elsewhere, now);
    }

    /// Who is there, by way of whichever server.
    pub fn together(&self) -> Presence {
        self.here.with(&self.elsewhere)
    }

    /// Since when a player is known to be away; `None` while they are there.
    pub fn away_since(&self, side: Side) -> Option<Timestamp> {
        match self.together().of(side) {
            Attendance::Here => None,
            Attendance::Gone(at) => Some(at.max(self.since)),
            Attendance::Unseen => Some(self.since),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEGIN: Timestamp = Timestamp(1_000_000);

    fn later(seconds: u64) -> Timestamp {
        BEGIN.after(Duration::from_secs(seconds))
    }

    fn red(attendance: Attendance) -> Presence {
        Presence { red: attendance, ..Presence::default() }
    }

    #[test]
    fn whoever_is_gone_is_shown_a_while_longer() {
        let gone = Attendance::Gone(BEGIN);
        assert!(gone.is_shown(later(4)) && !gone.is_shown(later(5)));
        assert!(Attendance::Here.is_shown(later(1000)) && !Attendance::Unseen.is_shown(BEGIN));
    }

    #[test]
    fn two_servers_see_more_than_one() {
        let named = |name: &str| Presence {
            watchers: 2,
            names: [name.to_owned()].into(),
            ..red(Attendance::Gone(later(3)))
        };
        let both = named("Ada").with(&Presence { blue: Attendance::Here, ..named("Bo") });
        assert_eq!((both.watchers, both.names.len(), both.blue), (4, 2, Attendance::Here));
        assert_eq!(red(Attendance::Gone(later(2))).with(&named("Bo")).red, Attendance::Gone(later(3)));
        assert_eq!(red(Attendance::Here).with(&named("Bo")).red, Attendance::Here);
    }

    #[test]
    fn absence_is_counted_while_somebody_looks() {
        let mut observed = Observed::from(later(10));
        assert_eq!(observed.away_since(Side::Red), Some(later(10)), "nobody has looked before");
        observed.here.red = Attendance::Here;
        assert_eq!(observed.away_since(Side::Red), None);
        observed.here.red = Attendance::Gone(later(20));
        assert_eq!(observed.away_since(Side::Red), Some(later(20)));
        observed.begin_anew(later(60));
        assert_eq!(observed.away_since(Side::Red), Some(later(60)), "nobody has looked meanwhile");
        observed.hear(red(Attendance::Gone(later(70))), later(71));
        assert_eq!(observed.away_since(Side::Red), Some(later(70)), "another server has seen them later");
        observed.hear(red(Attendance::Here), later(80));
        assert_eq!(observed.away_since(Side::Red), None);
    }

    #[test]
    fn whoever_was_at_a_server_that_is_silent_is_gone_since_then() {
        let mut observed = Observed::from(BEGIN);
        for seconds in [1, 50, 98] {
            observed.hear(red(Attendance::Here), later(seconds));
        }
        // A third one has seen them long ago.
        observed.hear(red(Attendance::Gone(later(30))), later(100));
        assert_eq!(observed.away_since(Side::Red), Some(later(98)));
        observed.hear(Presence::default(), later(200));
        assert_eq!(observed.away_since(Side::Red), Some(later(98)), "and not later and later");
    }
}

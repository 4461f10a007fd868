//! How long to think.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Duration,
};

/// Tells how long the search has been running. The engine owns no clock; whoever starts it hands one in.
pub trait Clock: Sync {
    /// The time since the search was asked for.
    fn elapsed(&self) -> Duration;
}

/// A clock that stands still, for searches limited by depth or nodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl Clock for NoClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// When to stop. Without any limit the search goes on until it is told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Limits {
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// The most positions to look at.
    pub nodes: Option<u64>,
    /// The time.
    pub time: Option<TimeLimit>,
}

impl Limits {
    /// Limited by depth alone.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// Limited by the number of positions alone.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Limited to a fixed time.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(TimeLimit { enough: time, most: time }), ..Limits::default() }
    }
}

/// A limit of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimit {
    /// After this no new iteration is begun.
    pub enough: Duration,
    /// After this the search is broken off.
    pub most: Duration,
}

/// What a player has on the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The time left.
    pub left: Duration,
    /// What is added after each move.
    pub increment: Duration,
}

impl Budget {
    /// Kept back for what lies between the engine and the clock.
    const OVERHEAD: Duration = Duration::from_millis(15);

    /// Moves a game has for each side; most are over earlier.
    const GAME: u32 = 80;

    /// The fewest moves to save time for.
    const AT_LEAST: u32 = 20;

    /// What to spend on the next move after so many plies.
    pub fn next_move(self, plies: u32) -> TimeLimit {
        let moves_to_go = Budget::GAME.saturating_sub(plies / 2).max(Budget::AT_LEAST);
        let usable = self.left.saturating_sub(Budget::OVERHEAD);
        let share = usable / moves_to_go + self.increment * 3 / 4;
        let most = (share * 2).min(usable / 3);
        let most = most.max(Duration::from_millis(1));
        TimeLimit { enough: (share * 7 / 10).min(most), most }
    }
}

/// What all threads of one search ask before they go on.
pub(crate) struct Control<'a> {
    pub(crate) limits: Limits,
    pub(crate) clock: &'a dyn Clock,
    pub(crate) stop: &'a AtomicBool,
    /// Set when the main thread is done and its helpers should stop.
    pub(crate) finished: AtomicBool,
    /// Positions looked at by all threads, updated now and then.
    pub(crate) nodes: AtomicU64,
}

impl<'a> Control<'a> {
    pub(crate) fn new(limits: Limits, clock: &'a dyn Clock, stop: &'a AtomicBool) -> Control<'a> {
        Control { limits, clock, stop, finished: AtomicBool::new(false), nodes: AtomicU64::new(0) }
    }

    /// Adds positions that were looked at outside the search.
    pub(crate) fn count(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
    }

    /// Whether to break the search off.
    pub(crate) fn must_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
            || self.finished.load(Ordering::Relaxed)
            || self.limits.nodes.is_some_and(|most| self.nodes.load(Ordering::Relaxed) >= most)
            || self.limits.time.is_some_and(|time| self.clock.elapsed() >= time.most)
    }

    /// Whether another, deeper iteration is worth beginning.
    pub(crate) fn allows_depth(&self, depth: u32) -> bool {
        self.limits.depth.is_none_or(|most| depth <= most)
            && self.limits.time.is_none_or(|time| {
                // A deeper iteration takes several times as long as all before it.
                time.enough == time.most || self.clock.elapsed() < time.enough
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_spends_more_than_is_left() {
        for left in [0, 5, 20, 100, 1_000, 60_000, 600_000] {
            for increment in [0, 100, 5_000] {
                for plies in [0, 40, 400] {
                    let left = Duration::from_millis(left);
                    let budget = Budget { left, increment: Duration::from_millis(increment) };
                    let limit = budget.next_move(plies);
                    assert!(limit.enough <= limit.most);
                    assert!(limit.most <= (left / 3).max(Duration::from_millis(1)), "{budget:?}: {limit:?}");
                }
            }
        }
    }
}

//! What time it is, which the caller says.

use std::time::Duration;

use colorito_engine::Clock;

#[cfg(target_arch = "wasm32")]
use crate::door::time;
#[cfg(not(target_arch = "wasm32"))]
pub use outside::set_clock;
#[cfg(not(target_arch = "wasm32"))]
use outside::time;

/// Time since it was started.
pub(crate) struct Stopwatch {
    started: Duration,
}

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch { started: time() }
    }
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        time().saturating_sub(self.started)
    }
}

/// Outside a page there is the machine's clock, unless the caller has another.
#[cfg(not(target_arch = "wasm32"))]
mod outside {
    use std::{
        cell::Cell,
        sync::LazyLock,
        time::{Duration, Instant},
    };

    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

    thread_local! {
        static TIME: Cell<fn() -> Duration> = const { Cell::new(|| BEGUN.elapsed()) };
    }

    /// Has this thread take its time from another clock. Whoever compares two runs has both count looks at it instead of seconds, so that
    /// thoughts end at the same position.
    pub fn set_clock(time: fn() -> Duration) {
        TIME.set(time);
    }

    pub(super) fn time() -> Duration {
        TIME.get()()
    }
}

//! Calls that take long: Python goes on meanwhile, hears of progress, and can break them off.

use std::{
    panic,
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

use pyo3::prelude::*;

/// How long to wait before Python is asked whether somebody pressed Ctrl-C.
const BREATH: Duration = Duration::from_millis(50);

/// How often progress is told at most.
pub(crate) const BETWEEN_NEWS: Duration = Duration::from_millis(100);

/// Runs work in a thread of its own. What it tells is handed to `hear` in the calling thread. If `hear` raises, or a signal
/// such as Ctrl-C comes in, the work's stop flag is set, and what was raised is raised once the work has ended.
pub(crate) fn run<N: Send, T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool, &mut dyn FnMut(N)) -> T + Send,
    mut hear: impl FnMut(N) -> PyResult<()>,
) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    let (sender, mut receiver) = mpsc::channel();
    thread::scope(|scope| {
        let worker = thread::Builder::new().spawn_scoped(scope, {
            let stop = &stop;
            move || {
                work(stop, &mut |news| {
                    // Nobody listens any more once the call was broken off.
                    let _ = sender.send(news);
                })
            }
        })?;
        let mut raised = None;
        loop {
            let inbox = &mut receiver;
            let news = py.detach(move || inbox.recv_timeout(BREATH));
            let heard = match news {
                Err(RecvTimeoutError::Disconnected) => break,
                _ if raised.is_some() => continue,
                Ok(news) => py.check_signals().and_then(|()| hear(news)),
                Err(RecvTimeoutError::Timeout) => py.check_signals(),
            };
            if let Err(error) = heard {
                stop.store(true, Ordering::Relaxed);
                raised = Some(error);
            }
        }
        let answer = worker.join().unwrap_or_else(|payload| panic::resume_unwind(payload));
        raised.map_or(Ok(answer), Err)
    })
}

/// A clock that also tells when it is time for news.
pub(crate) struct Stopwatch {
    start: Instant,
    last_news: Duration,
}

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch { start: Instant::now(), last_news: Duration::ZERO }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Whether the last news are old.
    pub(crate) fn wants_news(&mut self) -> bool {
        let now = self.elapsed();
        let due = now.saturating_sub(self.last_news) >= BETWEEN_NEWS;
        if due {
            self.last_news = now;
        }
        due
    }
}

impl colorito_engine::Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}

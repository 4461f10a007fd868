//! Threads that wait for searches to help with: other workers of the page, which share the module's memory. Where nobody has announced any, a search
//! has its own thread only.
#![expect(
    unsafe_code,
    reason = "what a search lends to its helpers is borrowed, and they are not begun by it"
)]

use std::{
    mem,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
};

use colorito_engine::{Engine, Settings, Threads};

/// All threads of the page that help.
static POOL: Pool = Pool::new();

/// What a helper runs.
type Help<'a> = dyn Fn(usize) + Sync + 'a;

struct Pool {
    state: Mutex<State>,
    /// A search has begun, or a helper is done.
    changed: Condvar,
}

struct State {
    /// How many were announced, whether they are there yet or not.
    announced: usize,
    search: Option<Search>,
    /// How many are helping now.
    busy: usize,
}

/// A search that helpers can join.
struct Search {
    help: &'static Help<'static>,
    wanted: usize,
    joined: usize,
}

/// An engine that thinks with all threads there are.
pub(crate) fn engine(settings: Settings) -> Engine {
    let threads = 1 + POOL.lock().announced;
    Engine::with_threads(Settings { threads, ..settings }, &POOL)
}

/// Says that one more thread will [`help`].
pub fn announce_helper() {
    POOL.lock().announced += 1;
}

/// How many threads are thinking while a search goes on: the one that began it, and those that have joined.
pub fn threads() -> usize {
    1 + POOL.lock().busy
}

/// Helps with one search after the other.
pub fn help() -> ! {
    loop {
        POOL.help_once();
    }
}

impl Pool {
    const fn new() -> Pool {
        let state = State { announced: 0, search: None, busy: 0 };
        Pool { state: Mutex::new(state), changed: Condvar::new() }
    }

    /// A thread that has panicked has left nothing half done here.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a search and helps with it.
    fn help_once(&self) {
        let (help, number) = self.join();
        let _busy = Busy(self);
        help(number);
    }

    fn join(&self) -> (&'static Help<'static>, usize) {
        let mut state = self.lock();
        loop {
            if let Some(search) = state.search.as_mut().filter(|search| search.joined < search.wanted) {
                search.joined += 1;
                let joined = (search.help, search.joined);
                state.busy += 1;
                return joined;
            }
            state = self.wait(state);
        }
    }
}

impl Threads for Pool {
    fn run(&self, helpers: usize, help: &Help<'_>, lead: &mut dyn FnMut()) {
        if helpers == 0 {
            return lead();
        }
        // SAFETY: only the lifetime is another. The reference is used by helpers only, within `help_once`, and each that has got it is counted as busy
        // from the moment it gets it, under the lock, until its call has returned. `open` is dropped at the end of this function, also if `lead`
        // panics: then nobody gets the reference any more, and this function does not end before nobody is busy. So all uses of it lie within this call,
        // for which `help` is borrowed.
        let help = unsafe { mem::transmute::<&Help<'_>, &'static Help<'static>>(help) };
        let open = Open(self);
        self.lock().search = Some(Search { help, wanted: helpers, joined: 0 });
        self.changed.notify_all();
        lead();
        drop(open);
    }
}

/// A search can be joined; at its end it cannot, and nobody is helping any more.
struct Open<'a>(&'a Pool);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        state.search = None;
        while state.busy > 0 {
            state = self.0.wait(state);
        }
    }
}

/// A helper is counted as busy until its end.
struct Busy<'a>(&'a Pool);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.lock().busy -= 1;
        self.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::{
        panic::{AssertUnwindSafe, catch_unwind},
        sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
        thread,
    };

    use super::*;

    /// A pool with so many threads that help, some of them perhaps later.
    fn pool(helpers: usize) -> &'static Pool {
        let pool: &'static Pool = Box::leak(Box::new(Pool::new()));
        for _ in 0..helpers {
            thread::spawn(|| {
                loop {
                    let _ = catch_unwind(AssertUnwindSafe(|| pool.help_once()));
                }
            });
        }
        pool
    }

    fn until(condition: impl Fn() -> bool) {
        while !condition() {
            thread::yield_now();
        }
    }

    #[test]
    fn nobody_is_waited_for_who_is_not_there() {
        let mut led = 0;
        pool(0).run(3, &|_| panic!("nobody can help"), &mut || led += 1);
        assert_eq!(led, 1);
    }

    #[test]
    fn helpers_join_with_numbers_of_their_own_and_end_before_the_search_does() {
        let pool = pool(2);
        for _ in 0..100 {
            let (numbers, over, left) = (AtomicUsize::new(0), AtomicBool::new(false), AtomicUsize::new(0));
            let help = |number: usize| {
                numbers.fetch_add(1 << (8 * number), SeqCst);
                until(|| over.load(SeqCst));
                left.fetch_add(1, SeqCst);
            };
            pool.run(2, &help, &mut || {
                until(|| numbers.load(SeqCst) == 0x0001_0100);
                assert_eq!(pool.lock().busy, 2);
                over.store(true, SeqCst);
            });
            assert_eq!(left.load(SeqCst), 2);
        }
    }

    #[test]
    fn no_more_join_than_are_wanted() {
        let (pool, joined) = (pool(3), AtomicUsize::new(0));
        for _ in 0..100 {
            joined.store(0, SeqCst);
            let help = |_| _ = joined.fetch_add(1, SeqCst);
            pool.run(1, &help, &mut || until(|| joined.load(SeqCst) > 0));
            assert_eq!(joined.load(SeqCst), 1);
        }
    }

    #[test]
    fn a_search_that_panics_is_over_for_its_helpers_too() {
        let (pool, over, left) = (pool(1), AtomicBool::new(false), AtomicBool::new(false));
        let help = |_| {
            until(|| over.load(SeqCst));
            left.store(true, SeqCst);
        };
        let broken = catch_unwind(AssertUnwindSafe(|| {
            pool.run(1, &help, &mut || {
                until(|| pool.lock().busy == 1);
                over.store(true, SeqCst);
                panic!("as asked");
            });
        }));
        assert!(broken.is_err() && left.load(SeqCst));
    }

    #[test]
    fn a_helper_that_panics_is_not_waited_for() {
        let (pool, joined) = (pool(1), AtomicBool::new(false));
        let help = |_| {
            joined.store(true, SeqCst);
            panic!("as asked");
        };
        pool.run(1, &help, &mut || until(|| joined.load(SeqCst)));
        assert_eq!(pool.lock().busy, 0);
    }
}

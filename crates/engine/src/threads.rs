//! Who runs the threads of a search.

/// Runs the threads that help a search. The engine starts none by itself; whoever has other threads than the system's hands them in.
pub trait Threads: Sync {
    /// Runs `lead` in this thread, and meanwhile `help` in up to so many others, each with another number from 1 on. Returns once `lead` and every
    /// call of `help` has returned; a thread that is not there yet is not waited for.
    fn run(&self, helpers: usize, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut());
}

/// The system's own threads, begun and ended with each search.
pub(crate) struct SystemThreads;

impl Threads for SystemThreads {
    fn run(&self, helpers: usize, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        std::thread::scope(|scope| {
            for number in 1..=helpers {
                scope.spawn(move || help(number));
            }
            lead();
        });
    }
}

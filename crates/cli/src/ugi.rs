//! `colorito ugi`: the engine protocol on standard input and output.

use std::{
    io,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use clap::Args;
use colorito_arena::Stopwatch;
use colorito_engine::{Engine, Settings, Step, Task, Ugi};

use crate::{Failure, input::Lines, output, setup::RulesOptions, words::Words};

/// The options of `colorito ugi`.
#[derive(Args)]
#[command(after_help = "colorito ugi --variant strict")]
pub(crate) struct UgiCommand {
    #[command(flatten)]
    rules: RulesOptions,
}

impl UgiCommand {
    /// Answers lines until `quit` or the end of input.
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        let mut ugi = Ugi::new(self.rules.rules(words)?);
        let mut searches = Searches::new();
        let mut lines = Lines(io::stdin().lock());
        while let Some(line) = lines.next_line()? {
            let line = match line {
                Ok(line) => line,
                Err(bad) => {
                    output::line(&format!("info string {}", bad.message()))?;
                    continue;
                }
            };
            match ugi.line(&line) {
                Step::Answer(lines) => lines.iter().try_for_each(|line| output::line(line))?,
                Step::Search(task) => searches.begin(*task),
                Step::Stop => searches.stop(),
                Step::Quit => break,
            }
        }
        searches.stop();
        Ok(())
    }
}

/// The engine and the search it is busy with.
struct Searches {
    engine: Arc<Mutex<Engine>>,
    running: Option<(Arc<AtomicBool>, JoinHandle<()>)>,
}

/// How often a search that is done looks whether it may answer.
const PATIENCE: Duration = Duration::from_millis(1);

impl Searches {
    fn new() -> Searches {
        Searches { engine: Arc::new(Mutex::new(Engine::new(Settings::default()))), running: None }
    }

    fn begin(&mut self, task: Task) {
        let clock = Stopwatch::start();
        self.stop();
        let stop = Arc::new(AtomicBool::new(false));
        let (engine, flag) = (Arc::clone(&self.engine), Arc::clone(&stop));
        let thread = thread::spawn(move || {
            let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
            // If nobody reads any more, there is nobody to tell either.
            let best = task.run(&mut engine, &clock, &flag, |line| drop(output::line(&line)));
            while task.waits_for_stop() && !flag.load(Ordering::Relaxed) {
                thread::sleep(PATIENCE);
            }
            drop(output::line(&best));
        });
        self.running = Some((stop, thread));
    }

    /// Stops the search under way and waits for its answer.
    fn stop(&mut self) {
        if let Some((stop, thread)) = self.running.take() {
            stop.store(true, Ordering::Relaxed);
            // A search that panicked has no answer to wait for.
            drop(thread.join());
        }
    }
}

//! Positions that are being analysed, each for a page that waits for its lines.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use colorito::Game;
use colorito_engine::{Engine, Limits, Report, Settings};
use colorito_play::Asker;
use colorito_wire::{AnalysisNews, Error};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, mpsc},
    task,
};

use crate::{
    stopwatch::Stopwatch,
    workers::{Class, Party, Workers, with},
};

/// The longest thought about one position.
const LONGEST: Duration = Duration::from_mins(1);

/// How often lines are told, at most.
const EVERY: Duration = Duration::from_millis(150);

/// Memory for one analysis, in MiB.
const HASH: usize = 32;

/// The most pages that analyse at once; those beyond the free places wait for their turn.
const MOST_PAGES: usize = 64;

/// Bounds concurrent analyses.
#[derive(Clone)]
pub(crate) struct Analyses {
    workers: Workers,
    pages: Arc<Semaphore>,
}

impl Analyses {
    pub(crate) fn new(workers: Workers) -> Analyses {
        Analyses { workers, pages: Arc::new(Semaphore::new(MOST_PAGES)) }
    }

    /// Lets one more page in. It leaves when the permit is dropped.
    pub(crate) fn admit(&self) -> Result<OwnedSemaphorePermit, Error> {
        Arc::clone(&self.pages).try_acquire_owned().map_err(|_| Error::TooManyAnalyses)
    }
}

/// A thought that ends when it is dropped.
pub(crate) struct Thought(Arc<AtomicBool>);

impl Drop for Thought {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Thought {
    /// Begins to think as soon as there is a place.
    pub(crate) fn begin(
        analyses: &Analyses,
        asker: Asker,
        question: (u64, usize, Game),
        listener: mpsc::Sender<AnalysisNews>,
    ) -> Thought {
        let stop = Arc::new(AtomicBool::new(false));
        let (flag, workers) = (Arc::clone(&stop), analyses.workers.clone());
        let (question, lines, game) = question;
        task::spawn(async move {
            if workers.are_busy(Class::Analysis) {
                let _ = listener.send(AnalysisNews::Waiting { question }).await;
            }
            let Ok(permit) = workers.place(Class::Analysis, Party::Asker(asker)).await else { return };
            let _ = with(permit, move || think(question, &game, lines, &flag, &listener)).await;
        });
        Thought(stop)
    }
}

fn think(question: u64, game: &Game, lines: usize, stop: &AtomicBool, listener: &mpsc::Sender<AnalysisNews>) {
    if stop.load(Ordering::Relaxed) {
        return;
    }
    let settings = Settings { hash: HASH, lines, ..Settings::default() };
    let mut told: Option<Instant> = None;
    let aloud = |report: &Report| {
        let due = told.is_none_or(|told| told.elapsed() >= EVERY);
        if due && !stop.load(Ordering::Relaxed) {
            told = Some(Instant::now());
            // A page that is slower than the engine misses something, and gets the last word all the same.
            let _ = listener.try_send(AnalysisNews::of(question, game, report, false));
        }
    };
    let last = Engine::new(settings).think(game, Limits::time(LONGEST), &Stopwatch::start(), stop, aloud);
    if !stop.load(Ordering::Relaxed) {
        let _ = listener.blocking_send(AnalysisNews::of(question, game, &last, true));
    }
}

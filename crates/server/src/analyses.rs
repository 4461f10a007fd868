//! Positions that are being analysed, each for a page that waits for its lines.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use colorito::Game;
use colorito_engine::{Engine, Limits, Report, Settings};
use colorito_play::pace;
use colorito_wire::{AnalysisNews, Error};
use tokio::{
    sync::mpsc,
    task::{self, AbortHandle},
};

use crate::{
    limits::Client,
    places::{Place, Places},
    stopwatch::Stopwatch,
    workers::{Class, Party, Workers, with},
};

/// Memory for one analysis, in MiB.
const HASH: usize = 32;

/// Bounds concurrent analyses.
#[derive(Clone)]
pub(crate) struct Analyses {
    workers: Workers,
    pages: Arc<Places<Client>>,
}

impl Analyses {
    /// As many pages as there are places; those beyond the free workers wait for their turn.
    pub(crate) fn new(workers: Workers, pages: Arc<Places<Client>>) -> Analyses {
        Analyses { workers, pages }
    }

    /// Lets one more page in. It leaves when the place is dropped.
    pub(crate) fn admit(&self, client: Client) -> Result<Place<Client>, Error> {
        self.pages.take(client).map_err(|_| Error::TooManyAnalyses)
    }
}

/// A thought that ends when it is dropped, and does not wait for its turn any more.
pub(crate) struct Thought {
    stop: Arc<AtomicBool>,
    task: AbortHandle,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

impl Thought {
    /// Begins to think as soon as there is a place.
    pub(crate) fn begin(
        analyses: &Analyses,
        party: Party,
        question: (u64, usize, Game),
        listener: mpsc::Sender<AnalysisNews>,
    ) -> Thought {
        let stop = Arc::new(AtomicBool::new(false));
        let (flag, workers) = (Arc::clone(&stop), analyses.workers.clone());
        let (question, lines, game) = question;
        let task = task::spawn(async move {
            if workers.are_busy(Class::Analysis) {
                let _ = listener.send(AnalysisNews::Waiting { question }).await;
            }
            let Ok(permit) = workers.place(Class::Analysis, party).await else { return };
            let _ = with(permit, move || think(question, &game, lines, &flag, &listener)).await;
        });
        Thought { stop, task: task.abort_handle() }
    }
}

fn think(question: u64, game: &Game, lines: usize, stop: &AtomicBool, listener: &mpsc::Sender<AnalysisNews>) {
    if stop.load(Ordering::Relaxed) {
        return;
    }
    let settings = Settings { hash: HASH, lines, ..Settings::default() };
    let mut told: Option<Instant> = None;
    let aloud = |report: &Report| {
        let due = told.is_none_or(|told| told.elapsed() >= pace::LINES_EVERY);
        if due && !stop.load(Ordering::Relaxed) {
            told = Some(Instant::now());
            // A page that is slower than the engine misses something, and gets the last word all the same.
            let _ = listener.try_send(AnalysisNews::of(question, game, report, false));
        }
    };
    let last =
        Engine::new(settings).think(game, Limits::time(pace::ANALYSIS), &Stopwatch::start(), stop, aloud);
    if !stop.load(Ordering::Relaxed) {
        let _ = listener.blocking_send(AnalysisNews::of(question, game, &last, true));
    }
}

//! What takes a while and runs beside the screen: thinking, counting, reviewing, judging, and listening to
//! servers.

use std::{
    ops::ControlFlow,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::Sender,
    },
    thread,
    time::{Duration, Instant},
};

use colorito::{Game, Move, Outcome, Position};
use colorito_arena::Stopwatch;
use colorito_client::{Failure, Heard};
use colorito_engine::{Engine, Hint, Level, Limits, Report, Settings};
use colorito_play::ScoreState;
use colorito_solver::Score;
use colorito_study::{
    puzzles::{Judgement, Puzzle},
    review::{Progress, Review, Reviewer},
};
use colorito_wire::{LobbyNews, News as GameNews};

use crate::{Event, session::Answer};

/// The thought behind a hint.
const HINT_TIME: Duration = Duration::from_millis(800);

/// The thought about each move of a review.
pub(crate) const REVIEW_TIME: Duration = Duration::from_millis(800);

/// The longest count of a loser's score.
const SCORE_TIME: Duration = Duration::from_mins(1);

/// The memory for it.
const SCORE_MEMORY: usize = 256 << 20;

/// The table of an analysis, in MiB.
const ANALYSIS_HASH: usize = 64;

/// How often an analysis tells what it has found, at most.
const REPORT_EVERY: Duration = Duration::from_millis(100);

/// Something to be worked out.
pub(crate) enum Task {
    /// The move of a player of some level.
    Move { game: Box<Game>, level: Level, seed: u64, limits: Limits },
    /// A good move with its reason.
    Hint(Box<Game>),
    /// The best lines, deeper and deeper until it is stopped.
    Lines { game: Box<Game>, lines: usize },
    /// The rest of a review.
    Review { game: Box<Game>, review: Review },
    /// The loser's score.
    Score { position: Box<Position>, outcome: Outcome },
    /// Whether moves solve a puzzle.
    Judge { puzzle: &'static Puzzle, moves: Vec<Move> },
}

/// What was worked out.
#[derive(Clone, Debug)]
pub(crate) enum Finding {
    Move(Option<Move>),
    Hint(Option<Box<Hint>>),
    Lines(Report),
    Review {
        review: Review,
        done: bool,
    },
    Score(ScoreState),
    Judgement(Judgement),
    /// A server has answered.
    Answer(Box<Result<Answer, Failure>>),
    /// Something was heard of a game elsewhere.
    Game(Box<Heard<GameNews>>),
    /// Something was heard of a lobby.
    Lobby(Box<Heard<LobbyNews>>),
}

/// A finding and the job it is from.
#[derive(Clone, Debug)]
pub(crate) struct News {
    job: u64,
    pub(crate) finding: Finding,
}

/// Work under way. Dropping it stops the work, and nothing more is heard of it.
#[derive(Debug)]
pub(crate) struct Job {
    id: u64,
    stop: Arc<AtomicBool>,
}

impl Job {
    /// Whether some news is from this job.
    pub(crate) fn is_behind(&self, news: &News) -> bool {
        self.id == news.job
    }

    /// Tells the work to come to an end with what it has; its last findings will still be heard.
    pub(crate) fn finish(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Starts work on threads of its own.
pub(crate) struct Workers {
    events: Sender<Event>,
    next: u64,
    /// The opponent's engine. It lives as long as the program, so that it remembers what it thought of.
    opponent: Arc<Mutex<Engine>>,
}

impl Workers {
    pub(crate) fn new(events: Sender<Event>) -> Workers {
        let opponent = Arc::new(Mutex::new(Engine::new(Settings::default())));
        Workers { events, next: 0, opponent }
    }

    /// A job that is done elsewhere, and who tells what comes of it.
    pub(crate) fn listen(&mut self) -> (Job, Teller) {
        self.next += 1;
        let job = Job { id: self.next, stop: Arc::default() };
        let teller = Teller { id: job.id, events: self.events.clone() };
        (job, teller)
    }

    pub(crate) fn start(&mut self, task: Task) -> Job {
        let (job, teller) = self.listen();
        let worker = Worker { stop: Arc::clone(&job.stop), teller };
        let opponent = Arc::clone(&self.opponent);
        thread::spawn(move || worker.run(task, &opponent));
        job
    }
}

/// Tells what comes of a job.
pub(crate) struct Teller {
    id: u64,
    events: Sender<Event>,
}

impl Teller {
    pub(crate) fn tell(&self, finding: Finding) {
        // If nobody listens any more, the program is ending.
        drop(self.events.send(Event::News(News { job: self.id, finding })));
    }
}

struct Worker {
    stop: Arc<AtomicBool>,
    teller: Teller,
}

impl Worker {
    fn tell(&self, finding: Finding) {
        self.teller.tell(finding);
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn run(&self, task: Task, opponent: &Mutex<Engine>) {
        let clock = Stopwatch::start();
        match task {
            Task::Move { game, level, seed, limits } => {
                let mut engine = opponent.lock().unwrap_or_else(PoisonError::into_inner);
                let line = engine.choose(&game, level, seed, limits, &clock, &self.stop);
                self.tell(Finding::Move(line.and_then(|line| line.moves.first().copied())));
            }
            Task::Hint(game) => {
                let mut engine = Engine::new(Settings::default());
                let hint = engine.hint(&game, Limits::time(HINT_TIME), &clock, &self.stop);
                self.tell(Finding::Hint(hint.map(Box::new)));
            }
            Task::Lines { game, lines } => self.analyse(&game, lines, &clock),
            Task::Review { game, review } => self.review(&game, review, &clock),
            Task::Score { position, outcome } => self.count(&position, outcome),
            Task::Judge { puzzle, moves } => self.tell(Finding::Judgement(puzzle.judge(&moves))),
        }
    }

    fn analyse(&self, game: &Game, lines: usize, clock: &Stopwatch) {
        let mut engine = Engine::new(Settings { hash: ANALYSIS_HASH, threads: 1, lines });
        let mut told: Option<Instant> = None;
        let last = engine.think(game, Limits::default(), clock, &self.stop, |report| {
            if told.is_none_or(|told| told.elapsed() >= REPORT_EVERY) {
                told = Some(Instant::now());
                self.tell(Finding::Lines(report.clone()));
            }
        });
        self.tell(Finding::Lines(last));
    }

    fn review(&self, game: &Game, review: Review, clock: &Stopwatch) {
        // A review of another game is worth nothing for this one.
        let begin = |review| Reviewer::new(game, review);
        let Ok(mut reviewer) = begin(review).or_else(|_| begin(Review::default())) else { return };
        let mut engine = Engine::new(Settings::default());
        // A move may take two searches.
        loop {
            let progress = reviewer.step(&mut engine, Limits::time(REVIEW_TIME / 2), clock, &self.stop);
            let done = reviewer.review().moves.len() == reviewer.total();
            self.tell(Finding::Review { review: reviewer.review().clone(), done });
            if progress != Progress::Reviewed || done {
                return;
            }
        }
    }

    fn count(&self, position: &Position, outcome: Outcome) {
        let started = Instant::now();
        let mut told: Option<Score> = None;
        let limits = colorito_solver::Limits { memory: SCORE_MEMORY, ..colorito_solver::Limits::default() };
        let solution = colorito_solver::referee(position, outcome, limits, &mut |progress| {
            if told.replace(progress.score) != Some(progress.score) {
                self.tell(Finding::Score(ScoreState { score: progress.score, line: None, done: false }));
            }
            if started.elapsed() < SCORE_TIME && !self.is_stopped() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        if let Some(solution) = solution {
            self.tell(Finding::Score(ScoreState { score: solution.score, line: solution.line, done: true }));
        }
    }
}

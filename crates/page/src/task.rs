//! What takes long: the computer's move, the loser's score, lines of an analysis, a step of a review.

use std::{ops::ControlFlow, sync::atomic::AtomicBool, time::Duration};

use colorito::Side;
use colorito_engine::{Clock, Engine, Level, Limits, Report, Settings};
use colorito_play::{GameId, ScoreState, SeatedGame, Timestamp, pace, scored_outcome};
use colorito_solver::{Limits as SolverLimits, Score, referee};
use colorito_study::review::{Progress, Reviewer};
use colorito_wire::{
    AnalysisNews, AnalysisQuestion, Error, ErrorBody, GameAnswer, KeptGame, LosersScore, News, ThoughtAnswer,
};
use serde::{Deserialize, Serialize};

use crate::{KeptReview, clock::Stopwatch, games::at_table, pool};

/// Memory for one analysis, in MiB, as on a server.
const ANALYSIS_HASH: usize = 32;

/// The most memory of the search for a score, in bytes: phones have less than servers.
const SCORE_MEMORY: usize = 64 << 20;

/// Something to think about. Its name stands outside, `{"move": {…}}`: a name inside would have all of it read a second time in another way,
/// which makes the module larger.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Make the computer's move.
    Move {
        /// The game, in which it is the computer's turn.
        game: KeptGame,
        /// What time it is.
        now: i64,
    },
    /// Count the loser's score.
    Score {
        /// The game, which was played out.
        game: KeptGame,
        /// What time it is.
        now: i64,
        /// The longest search, in milliseconds, if somebody wants no more than that.
        #[serde(default)]
        most: Option<u64>,
    },
    /// Find the best lines.
    Analysis {
        /// The question, as it is sent to a server.
        question: String,
    },
    /// Review the next move of a game.
    Review {
        /// The game.
        game: KeptGame,
        /// The review so far.
        review: KeptReview,
    },
    /// End a game whose time is up.
    Time {
        /// The game.
        game: KeptGame,
        /// What time it is.
        now: i64,
    },
}

/// What becomes of it.
#[derive(Clone, Debug, Default, Serialize)]
struct Done {
    /// The game to keep instead of the one that was handed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<KeptGame>,
    /// The same, as pages see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    shown: Option<GameAnswer>,
    /// The review to keep.
    #[serde(skip_serializing_if = "Option::is_none")]
    review: Option<KeptReview>,
}

/// Does one task after the other. It keeps the engine of the last side it played, from move to move.
#[derive(Default)]
pub struct Worker {
    engine: Option<((GameId, Side), Engine)>,
}

impl Worker {
    /// Does a task that is given as JSON, says aloud what a server would say meanwhile, and answers in JSON.
    pub fn work(&mut self, task: &str, say: &mut dyn FnMut(&str)) -> String {
        let task = serde_json::from_slice(task.as_bytes())
            .map_err(|error| Error::from(colorito_wire::BadRequest::Unreadable(error.to_string())));
        let done = task.and_then(|task| self.follow(task, say));
        let text = match done {
            Ok(done) => serde_json::to_string(&done),
            Err(error) => serde_json::to_string(&ErrorBody::from(error)),
        };
        text.unwrap_or_default()
    }

    fn follow(&mut self, task: Task, say: &mut dyn FnMut(&str)) -> Result<Done, Error> {
        match task {
            Task::Move { game, now } => self.make_move(&game, Timestamp(now), say),
            Task::Score { game, now, most } => {
                count(&game, Timestamp(now), most.map_or(pace::SCORE, Duration::from_millis), say)
            }
            Task::Analysis { question } => analyse(&question, say),
            Task::Review { game, review } => step(&game, review),
            Task::Time { game, now } => {
                let after = at_table(&game)?.after_time(Timestamp(now));
                after.map_or(Ok(Done::default()), |after| changed(&game, &after, Timestamp(now)))
            }
        }
    }

    fn make_move(
        &mut self,
        kept: &KeptGame,
        now: Timestamp,
        say: &mut dyn FnMut(&str),
    ) -> Result<Done, Error> {
        let seated = at_table(kept)?;
        let Some(level) = seated.seat_to_move().and_then(colorito_play::Seat::level) else {
            return Ok(Done::default());
        };
        let (clock, ply) = (Stopwatch::start(), seated.ply());
        tell(say, &News::Thinking { ply });
        let mut engine = self.engine_of(&seated, level);
        let mut told = None;
        let aloud = |report: &Report| {
            let Some(line) = report.lines.first() else { return };
            if is_due(&mut told, &clock, pace::THOUGHT_EVERY) {
                tell(say, &News::Thought(ThoughtAnswer::of(ply, line)));
            }
        };
        let limits = pace::of_move(&seated, now);
        let line = choose(&mut engine, &seated, level, limits, &clock, aloud);
        self.engine = Some(((seated.id, seated.game.position().turn()), engine));
        let line = line.ok_or(Error::Internal)?;
        tell(say, &News::Thought(ThoughtAnswer::of(ply, &line)));
        let now = now.after(clock.elapsed());
        if let Some(late) = seated.after_time(now) {
            return changed(kept, &late, now);
        }
        let after = seated.after_computers_move(line.moves[0], now);
        changed(kept, &after.map_err(|_| Error::Internal)?, now)
    }

    /// The engine that has played this side before, or a new one. Levels that look at so many positions and no more look at the same ones everywhere,
    /// with one thread.
    fn engine_of(&mut self, seated: &SeatedGame, level: Level) -> Engine {
        let player = (seated.id, seated.game.position().turn());
        let known = self.engine.take().filter(|(known, _)| *known == player);
        let new = if level == Level::FULL { pool::engine } else { Engine::new };
        known.map_or_else(|| new(Settings::default()), |(_, engine)| engine)
    }
}

fn choose(
    engine: &mut Engine,
    seated: &SeatedGame,
    level: Level,
    limits: Limits,
    clock: &Stopwatch,
    aloud: impl FnMut(&Report),
) -> Option<colorito_engine::Line> {
    let (seed, stop) = (seated.id.number(), AtomicBool::new(false));
    let line = engine.choose_aloud(&seated.game, level, seed, limits, clock, &stop, aloud);
    line.filter(|line| !line.moves.is_empty())
}

/// What there is to keep and to show after a change.
fn changed(kept: &KeptGame, after: &SeatedGame, now: Timestamp) -> Result<Done, Error> {
    let game = kept.changed_to(after, now);
    let seated = at_table(&game)?;
    let shown = GameAnswer::of(&seated, seated.role(colorito_play::Asker::DeviceOwner), now);
    Ok(Done { game: Some(game), shown: Some(shown), review: None })
}

fn count(kept: &KeptGame, now: Timestamp, most: Duration, say: &mut dyn FnMut(&str)) -> Result<Done, Error> {
    let mut seated = at_table(kept)?;
    let Some(outcome) = scored_outcome(&seated.game).filter(|_| seated.needs_score()) else {
        return Ok(Done::default());
    };
    let (clock, mut told) = (Stopwatch::start(), None);
    let limits = SolverLimits { memory: SCORE_MEMORY, ..SolverLimits::default() };
    let solution = referee(seated.game.position(), outcome, limits, &mut |progress| {
        if told.replace(progress.score) != Some(progress.score) {
            let state = ScoreState { score: progress.score, line: None, done: false };
            if let Some(score) = LosersScore::of(&seated.game, &state) {
                tell(say, &News::LosersScore(score));
            }
        }
        if clock.elapsed() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    seated.score =
        Some(solution.map_or(ScoreState { score: Score::AtLeast(0), line: None, done: true }, |solution| {
            ScoreState { score: solution.score, line: solution.line, done: true }
        }));
    // Counting is no change that moves a game to the front of a list.
    let done = changed(kept, &seated, now)?;
    let unmoved = done.game.map(|game| KeptGame { changed: kept.changed, ..game });
    Ok(Done { game: unmoved, ..done })
}

fn analyse(question: &str, say: &mut dyn FnMut(&str)) -> Result<Done, Error> {
    let Some((number, lines, game)) = AnalysisQuestion::read(question)? else { return Ok(Done::default()) };
    let (clock, stop, mut told) = (Stopwatch::start(), AtomicBool::new(false), None);
    let mut engine = pool::engine(Settings { hash: ANALYSIS_HASH, lines, ..Settings::default() });
    let last = engine.think(&game, Limits::time(pace::ANALYSIS), &clock, &stop, |report| {
        if is_due(&mut told, &clock, pace::LINES_EVERY) {
            tell(say, &AnalysisNews::of(number, &game, report, false));
        }
    });
    tell(say, &AnalysisNews::of(number, &game, &last, true));
    Ok(Done::default())
}

fn step(kept: &KeptGame, review: KeptReview) -> Result<Done, Error> {
    let seated = at_table(kept)?;
    let Ok(mut reviewer) = Reviewer::new(&seated.game, review.review) else { return Ok(Done::default()) };
    let (clock, stop) = (Stopwatch::start(), AtomicBool::new(false));
    let mut engine = pool::engine(Settings::default());
    // A move may take two searches.
    let limits = Limits::time(Duration::from_millis(review.time) / 2);
    let progress = reviewer.step(&mut engine, limits, &clock, &stop);
    let found = reviewer.into_review();
    let goes_on = progress == Progress::Reviewed && found.moves.len() < seated.ply();
    let state = if goes_on { "running" } else { "done" };
    let review = KeptReview { id: review.id, state: state.to_owned(), time: review.time, review: found };
    Ok(Done { review: Some(review), ..Done::default() })
}

fn tell(say: &mut dyn FnMut(&str), news: &impl Serialize) {
    if let Ok(text) = serde_json::to_string(news) {
        say(&text);
    }
}

/// Whether something was last told so long ago that it may be told again.
fn is_due(told: &mut Option<Duration>, clock: &Stopwatch, every: Duration) -> bool {
    let now = clock.elapsed();
    let due = told.is_none_or(|told| now.saturating_sub(told) >= every);
    if due {
        *told = Some(now);
    }
    due
}

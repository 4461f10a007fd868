//! What a move was worth beside the best one.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use colorito::{Game, Move};
use colorito_engine::{Clock, Engine, Limits, Line, Score};
use colorito_solver::Limits as SolverLimits;

use super::race;

/// Beyond so many hundredths of a move more or less makes no difference.
const FAR_AHEAD: i32 = 1_000;

/// A move beside the best one, seen by who made it.
pub(super) struct Judged {
    /// The best move and how the game might go on.
    pub(super) line: Vec<Move>,
    /// What the move played lost, in hundredths of a move.
    pub(super) loss: i32,
    /// The lead after it, in hundredths of a move.
    pub(super) lead: i32,
    /// Whether the player wins, and in how many plies from before the move, if that is known.
    pub(super) decided: Option<(bool, u32)>,
}

/// When to stop thinking about one move.
pub(super) struct Watch<'a> {
    pub(super) limits: Limits,
    pub(super) clock: &'a dyn Clock,
    pub(super) stop: &'a AtomicBool,
    /// What the clock said when the thinking began.
    pub(super) began: Duration,
}

impl Clock for Watch<'_> {
    fn elapsed(&self) -> Duration {
        self.clock.elapsed().saturating_sub(self.began)
    }
}

impl Watch<'_> {
    fn new<'a>(limits: Limits, clock: &'a dyn Clock, stop: &'a AtomicBool) -> Watch<'a> {
        Watch { limits, clock, stop, began: clock.elapsed() }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Whether the time is up or somebody says stop.
    pub(super) fn is_over(&self) -> bool {
        self.is_stopped() || self.limits.time.is_some_and(|time| self.elapsed() >= time.most)
    }

    /// The solver's limits, not above those of the search.
    pub(super) fn narrow(&self, limits: SolverLimits) -> SolverLimits {
        SolverLimits {
            nodes: self.limits.nodes.map_or(limits.nodes, |nodes| limits.nodes.min(nodes)),
            ..limits
        }
    }
}

/// Judges a move; `None` if it was stopped or the game is over.
///
/// The best move is looked for among all, then the move played is looked at alone with the same limits, so that both
/// have had the same chance.
pub(super) fn judge(
    engine: &mut Engine,
    game: &Game,
    played: Move,
    limits: Limits,
    clock: &dyn Clock,
    stop: &AtomicBool,
) -> Option<Judged> {
    // What was learnt from other moves of the game would make a review that was broken off differ from one that was not.
    engine.forget();
    let raced = race::judge(game.position(), played, &Watch::new(limits, clock, stop));
    if raced.is_some() || stop.load(Ordering::Relaxed) {
        return raced.filter(|_| !stop.load(Ordering::Relaxed));
    }
    let watch = Watch::new(limits, clock, stop);
    let best = engine.think(game, limits, &watch, stop, |_| {}).lines.into_iter().next()?;
    let made = if best.moves.first() == Some(&played) {
        best.clone()
    } else {
        let watch = Watch::new(limits, clock, stop);
        engine.think_among(game, &[played], limits, &watch, stop, |_| {}).lines.into_iter().next()?
    };
    (!watch.is_stopped()).then(|| compare(best, &made))
}

fn compare(best: Line, made: &Line) -> Judged {
    let worth = |line: &Line| line.score.value().clamp(-FAR_AHEAD, FAR_AHEAD);
    let (best_worth, made_worth) = (worth(&best), worth(made));
    let (lead, decided) = match made.score {
        Score::Lead(lead) => (lead, None),
        Score::WinIn(plies) => (made_worth, Some((true, plies))),
        Score::LossIn(plies) => (made_worth, Some((false, plies))),
    };
    let loss = (best_worth - made_worth).max(0);
    let line = if loss == 0 { made.moves.clone() } else { best.moves };
    Judged { line, loss, lead, decided }
}

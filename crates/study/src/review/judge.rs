//! What a move was worth beside the best one.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use colorito::{Game, Move};
use colorito_engine::{Clock, Engine, Limits, Line, Report, Score};
use colorito_solver::Limits as SolverLimits;

use super::race;

/// Beyond so many hundredths of a move more or less makes no difference.
const FAR_AHEAD: i32 = 1_000;

/// Who is behind by so many hundredths of a move has lost, as far as anybody can tell before the armies have
/// passed each other.
const LOST: i32 = 500;

/// A move beside the best one, seen by who made it.
pub(super) struct Judged {
    /// The best move and how the game might go on.
    pub(super) line: Vec<Move>,
    /// What the move played lost, in hundredths of a move.
    pub(super) loss: i32,
    /// The lead after it, in hundredths of a move.
    pub(super) lead: i32,
    /// Whether the best move instead of the one played could change who wins.
    pub(super) is_open: bool,
    /// Whether the player wins, and in how many plies from before the move, if that is known.
    pub(super) decided: Option<(bool, u32)>,
}

/// When to stop thinking about one move.
#[derive(Clone, Copy)]
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
pub(super) fn judge(
    engine: &mut Engine,
    game: &Game,
    played: Move,
    limits: Limits,
    clock: &dyn Clock,
    stop: &AtomicBool,
) -> Option<Judged> {
    // What was learnt from other moves of the game would make a review that was broken off differ from one
    // that was not.
    engine.forget();
    let watch = Watch { limits, clock, stop, began: clock.elapsed() };
    let judged = race::judge(game.position(), played, &watch)
        .or_else(|| Search { engine, game, watch: &Watch { began: clock.elapsed(), ..watch } }.judge(played));
    judged.filter(|_| !watch.is_stopped())
}

/// The search of one position of the game.
struct Search<'a> {
    engine: &'a mut Engine,
    game: &'a Game,
    watch: &'a Watch<'a>,
}

impl Search<'_> {
    /// The best move is looked for among all; then the move played is looked at alone, just as deep, so that
    /// like is compared with like.
    fn judge(&mut self, played: Move) -> Option<Judged> {
        let looks = self.look(None, self.watch.limits);
        let best = looks.verdict()?;
        // The engine may know a way home that its search does not see.
        if best.moves.first() == Some(&played) || looks.chosen == Some(played) {
            return Some(compare(best.clone(), &best));
        }
        let made = self.look(Some(played), Limits::depth(looks.lines.len() as u32)).verdict()?;
        Some(compare(best, &made))
    }

    /// Looks at all moves, or at one.
    fn look(&mut self, only: Option<Move>, limits: Limits) -> Looks {
        let moves = only.map_or_else(|| self.game.position().legal_moves(), |m| vec![m]);
        let mut lines = Vec::new();
        let note = |report: &Report| lines.extend(report.lines.first().cloned());
        let report = self.engine.think_among(self.game, &moves, limits, self.watch, self.watch.stop, note);
        let last = report.lines.into_iter().next();
        // The depth at which time ran out was not searched in full.
        let broken_off = limits.depth.is_none() && lines.last().is_some_and(|line| !is_decided(line));
        if broken_off && lines.len() > 1 {
            lines.pop();
        }
        let chosen = last.as_ref().and_then(|line| line.moves.first().copied());
        if lines.is_empty() {
            lines.extend(last);
        }
        Looks { lines, chosen }
    }
}

/// What a search came to.
struct Looks {
    /// The best line at each depth, from one move on.
    lines: Vec<Line>,
    /// The move the engine would make in the end.
    chosen: Option<Move>,
}

impl Looks {
    /// The deepest line, with a score between it and the one before: whoever moves last in a line looks
    /// better than they are, and with one move more it is the other.
    fn verdict(&self) -> Option<Line> {
        let last = self.lines.last()?;
        let before = self.lines.len().checked_sub(2).and_then(|index| self.lines.get(index));
        let score = match (before.map(|line| line.score), last.score) {
            (Some(Score::Lead(before)), Score::Lead(last)) => Score::Lead(i32::midpoint(before, last)),
            (_, last) => last,
        };
        Some(Line { score, moves: last.moves.clone() })
    }
}

fn is_decided(line: &Line) -> bool {
    !matches!(line.score, Score::Lead(_))
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
    Judged { line, loss, lead, is_open: best_worth > -LOST && made_worth < LOST, decided }
}

//! The engine as others use it.

use std::sync::atomic::{AtomicBool, Ordering};

use colorito::{Move, Rules};

use crate::{
    deepening::{Iteration, deepen},
    evaluation::Evaluator,
    game::Situation,
    limits::{Clock, Control, Limits},
    report::Report,
    search::Search,
    table::Table,
};

/// How the engine is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The size of the transposition table in MiB.
    pub hash: usize,
    /// How many threads search; only the first where there are no threads.
    pub threads: usize,
    /// How many lines to look for.
    pub lines: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { hash: 16, threads: 1, lines: 1 }
    }
}

/// Finds good moves.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use colorito::{Position, Rules, Side};
/// use colorito_engine::{Engine, Limits, NoClock, Settings, Situation};
///
/// let start = Situation::new(Position::start(Rules::default(), Side::Red));
/// let mut engine = Engine::new(Settings::default());
/// let stop = AtomicBool::new(false);
/// let report = engine.think(&start, Limits::depth(3), &NoClock, &stop, |_| {});
/// assert_eq!(report.lines.len(), 1);
/// ```
pub struct Engine {
    settings: Settings,
    table: Table,
    evaluator: Option<(Rules, Evaluator)>,
}

impl Engine {
    /// An engine that knows nothing yet.
    pub fn new(settings: Settings) -> Engine {
        Engine { settings, table: Table::new(settings.hash), evaluator: None }
    }

    /// How it is set up.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Sets it up anew.
    pub fn configure(&mut self, settings: Settings) {
        if settings.hash != self.settings.hash {
            self.table = Table::new(settings.hash);
        }
        self.settings = settings;
    }

    /// Forgets what was learnt in earlier searches.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Uses an evaluator of the caller's for these rules.
    pub fn set_evaluator(&mut self, rules: Rules, evaluator: Evaluator) {
        self.evaluator = Some((rules, evaluator));
        self.table.clear();
    }

    /// Thinks about a situation until a limit is met or the stop flag is set, and reports every better answer. What
    /// is returned is the last report; its lines are empty only if the game is over.
    pub fn think(
        &mut self,
        situation: &Situation,
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        report: impl FnMut(&Report),
    ) -> Report {
        let moves = situation.position().legal_moves();
        self.think_among(situation, &moves, limits, clock, stop, report)
    }

    /// The same, with only some of the legal moves to choose from.
    pub fn think_among(
        &mut self,
        situation: &Situation,
        moves: &[Move],
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        mut report: impl FnMut(&Report),
    ) -> Report {
        self.prepare(situation.position().rules());
        let mut last = Report { depth: 0, deepest: 0, nodes: 0, elapsed: clock.elapsed(), lines: Vec::new() };
        let Some((_, evaluator)) = &self.evaluator else { return last };
        if moves.is_empty() || situation.is_over() {
            return last;
        }
        let control = Control::new(limits, clock, stop);
        let new_search =
            || Search::new(situation.position(), situation.line(), evaluator, &self.table, &control);
        let lines = self.settings.lines;
        std::thread::scope(|scope| {
            for helper in 1..self.settings.threads {
                let first_depth = 1 + helper as u32 % 2;
                let (new_search, control) = (&new_search, &control);
                scope.spawn(move || {
                    let position = situation.position();
                    deepen(&mut new_search(), control, position, moves, 1, first_depth, |_| {});
                });
            }
            deepen(&mut new_search(), &control, situation.position(), moves, lines, 1, |iteration| {
                last = to_report(iteration, &control);
                report(&last);
            });
            control.finished.store(true, Ordering::Relaxed);
        });
        if last.lines.is_empty() {
            last = first_moves(evaluator, situation, moves, lines);
        }
        last.nodes = control.nodes.load(Ordering::Relaxed).max(last.nodes);
        last.elapsed = clock.elapsed();
        last
    }

    fn prepare(&mut self, rules: &Rules) {
        if self.evaluator.as_ref().is_none_or(|(known, _)| known != rules) {
            self.set_evaluator(*rules, Evaluator::new(rules));
        }
        self.table.next_search();
    }
}

fn to_report(iteration: &Iteration, control: &Control<'_>) -> Report {
    Report {
        depth: iteration.depth,
        deepest: iteration.deepest as u32,
        nodes: control.nodes.load(Ordering::Relaxed),
        elapsed: control.clock.elapsed(),
        lines: iteration.lines.clone(),
    }
}

/// What to answer when there was no time for even the first depth: the moves that gain most.
fn first_moves(evaluator: &Evaluator, situation: &Situation, moves: &[Move], lines: usize) -> Report {
    let position = situation.position();
    let mut moves = moves.to_vec();
    moves.sort_by_key(|m| -evaluator.gain(position, *m));
    let lead = evaluator.lead(position);
    let to_line = |m: &Move| crate::Line { score: crate::Score::Lead(lead), moves: vec![*m] };
    let lines = moves.iter().take(lines.max(1)).map(to_line).collect();
    Report { depth: 0, deepest: 0, nodes: 0, elapsed: std::time::Duration::ZERO, lines }
}

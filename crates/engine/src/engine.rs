//! The engine as others use it.

use std::sync::atomic::{AtomicBool, Ordering};

use colorito::{Draw, Game, Move, Outcome, Position, RepetitionRule, Rules};

use crate::{
    deepening::{Iteration, deepen},
    evaluation::Evaluator,
    finish::{self, Effort, HomeStretch, Watch},
    limits::{Clock, Control, Limits},
    progress::{is_besieging, is_stuck, moves_without_progress},
    repetition::{Line as RepetitionLine, ends_in_a_circle, moves_to_new_placements, new_moves},
    report::{Line, Report},
    score::{DRAW, Score, Value},
    search::{Search, Window},
    siege::{Siege, besiege},
    table::Table,
    threads::{SystemThreads, Threads},
};

/// How deep a move of the way home is looked at before it is followed, and at how many positions.
const LOOK_BEFORE_FOLLOWING: u32 = 3;
const LOOK: u64 = 1_000;

/// How much worse it may then look than the search's own, in hundredths of a move: what leads home in the end
/// may look bad at first.
const TRUST: Value = 250;

/// How much worse still for each move of the player without progress: where the search only moves to and fro,
/// a way home that takes the opponent to stand still is better than none. In a game that is stuck nobody looks.
const IMPATIENCE: Value = 50;

/// How the engine is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The size of the transposition table in MiB.
    pub hash: usize,
    /// How many threads search.
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
/// use colorito::{Game, Position, RepetitionRule, Rules, Side};
/// use colorito_engine::{Engine, Limits, NoClock, Settings};
///
/// let start = Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw);
/// let mut engine = Engine::new(Settings::default());
/// let stop = AtomicBool::new(false);
/// let report = engine.think(&start, Limits::depth(3), &NoClock, &stop, |_| {});
/// assert_eq!(report.lines.len(), 1);
/// ```
pub struct Engine {
    settings: Settings,
    threads: &'static dyn Threads,
    table: Table,
    evaluator: Option<(Rules, Evaluator)>,
    /// The way home the last search found.
    home_stretch: Option<HomeStretch>,
    /// How many searches in a row found none.
    misses: u32,
}

impl Engine {
    /// An engine that knows nothing yet.
    pub fn new(settings: Settings) -> Engine {
        Engine::with_threads(settings, &SystemThreads)
    }

    /// The same, with other threads than the system's.
    pub fn with_threads(settings: Settings, threads: &'static dyn Threads) -> Engine {
        let table = Table::new(settings.hash);
        Engine { settings, threads, table, evaluator: None, home_stretch: None, misses: 0 }
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
        self.home_stretch = None;
        self.misses = 0;
    }

    /// Uses an evaluator of the caller's for these rules.
    pub fn set_evaluator(&mut self, rules: Rules, evaluator: Evaluator) {
        self.evaluator = Some((rules, evaluator));
        self.table.clear();
    }

    /// Thinks about a game until a limit is met or the stop flag is set, and reports every better answer.
    /// What is returned is the last report; its lines are empty only if the game is over.
    pub fn think(
        &mut self,
        game: &Game,
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        report: impl FnMut(&Report),
    ) -> Report {
        let moves = game.position().legal_moves();
        self.think_among(game, &moves, limits, clock, stop, report)
    }

    /// The same, with only some of the legal moves to choose from.
    pub fn think_among(
        &mut self,
        game: &Game,
        moves: &[Move],
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        mut report: impl FnMut(&Report),
    ) -> Report {
        self.prepare(game.position().rules());
        let mut last = Report { depth: 0, deepest: 0, nodes: 0, elapsed: clock.elapsed(), lines: Vec::new() };
        if moves.is_empty() || game.ending().is_some() {
            return last;
        }
        let control = Control::new(limits, clock, stop);
        let siege = is_besieging(game).then(|| Siege::of(game.position()));
        let stuck = is_stuck(game);
        let moves = &match siege {
            Some(_) => moves_to_new_placements(game, moves),
            None if stuck => new_moves(game, moves),
            None => moves.to_vec(),
        };
        let plan = siege.and_then(|_| self.seek_plan(game.position(), moves, &control));
        let in_need = stuck || siege.is_some();
        let stretch = plan.or_else(|| self.seek_home_stretch(game.position(), moves, &control, in_need));
        let Some((_, evaluator)) = &self.evaluator else { return last };
        let search_within = |control| {
            Search::new(game.position(), RepetitionLine::of(game), evaluator, &self.table, control)
                .in_siege(siege)
        };
        let new_search = || search_within(&control);
        let lines = self.settings.lines;
        let help = |number: usize| {
            // A helper that leaves out every other depth is ahead of the first thread, which finds what it learnt.
            let depths = (1 + number as u32 % 2..).step_by(2);
            deepen(&mut new_search(), &control, game.position(), moves, 1, depths, |_| {});
        };
        let helpers = self.settings.threads.saturating_sub(1);
        self.threads.run(helpers, &help, &mut || {
            deepen(&mut new_search(), &control, game.position(), moves, lines, 1.., |iteration| {
                last = to_report(iteration, game, &control);
                report(&last);
            });
            control.finished.store(true, Ordering::Relaxed);
        });
        if last.lines.is_empty() {
            last = first_moves(evaluator, game, moves, lines);
        }
        if let Some(stretch) = &stretch {
            let idle = moves_without_progress(game, game.position().turn());
            // The search has used up its limits by now; a look has its own.
            let look = Control::new(Limits::nodes(LOOK), clock, stop);
            let looks_fine = |m: Move, best: Value| {
                let value = || search_within(&look).root(&[m], LOOK_BEFORE_FOLLOWING, Window::FULL);
                stuck && siege.is_none() || value() + TRUST + IMPATIENCE * idle + resignation(best) >= best
            };
            let followed = follow(stretch, game, &mut last.lines, looks_fine);
            // A way that is not followed may still be found again from where the search goes instead.
            self.home_stretch = Some(if followed { stretch.rest() } else { stretch.clone() });
        }
        last.nodes = control.nodes.load(Ordering::Relaxed).max(last.nodes);
        last.elapsed = clock.elapsed();
        last
    }

    /// Moves that make pieces ready for targets which the opponent holds.
    fn seek_plan(&self, position: &Position, moves: &[Move], control: &Control<'_>) -> Option<HomeStretch> {
        let mut watch = Watch::new(control, Effort { misses: self.misses, stuck: true });
        besiege(position, moves, &mut watch).map(|moves| HomeStretch::new(position.turn(), moves))
    }

    /// A way home for the player to move, if it is time to look for one.
    fn seek_home_stretch(
        &mut self,
        position: &Position,
        moves: &[Move],
        control: &Control<'_>,
        stuck: bool,
    ) -> Option<HomeStretch> {
        if moves.len() < 2 || !(stuck || finish::applies(position)) {
            return None;
        }
        let (old, misses) = (self.home_stretch.take(), self.misses);
        let found = finish::seek(position, control, old, Effort { misses, stuck });
        let usable = found.filter(|stretch| stretch.next_move().is_some_and(|m| moves.contains(&m)));
        self.misses = if usable.is_none() { misses.saturating_add(1) } else { 0 };
        usable
    }

    fn prepare(&mut self, rules: &Rules) {
        if self.evaluator.as_ref().is_none_or(|(known, _)| known != rules) {
            self.set_evaluator(*rules, Evaluator::new(rules));
        }
        self.table.next_search();
    }
}

/// How much worse a way home may look for a player who is behind: who loses goes home all the same, since what
/// is left of the way is what counts then.
fn resignation(best: Value) -> Value {
    (-best).max(0) / 2
}

/// Puts the next move home before the search's lines, unless the search saw the end of the game or the move
/// does not look fine beside the value of the search's own. Says whether it did.
fn follow(
    stretch: &HomeStretch,
    game: &Game,
    lines: &mut Vec<Line>,
    looks_fine: impl Fn(Move, Value) -> bool,
) -> bool {
    let (Some(m), Some(best)) = (stretch.next_move(), lines.first()) else { return false };
    if best.moves.first() == Some(&m) {
        return true;
    }
    let score = best.score;
    let mut after = game.clone();
    let decided = !matches!(score, Score::Lead(_));
    if decided || after.play(m).is_err() || loses_at_once(&after) || gives_a_draw_away(&after, score) {
        return false;
    }
    if !looks_fine(m, score.value()) {
        return false;
    }
    let already = lines.iter().position(|line| line.moves.first() == Some(&m));
    let moves = already.map_or_else(|| vec![m], |at| lines[at].moves.clone());
    lines.remove(already.unwrap_or(lines.len() - 1));
    lines.insert(0, Line { score, moves });
    true
}

/// Whether a player who is not behind has just repeated a position for the third time.
fn gives_a_draw_away(after: &Game, score: Score) -> bool {
    let is_draw = after.ending().is_some_and(|ending| ending.outcome == Outcome::Drawn(Draw::Repetition));
    is_draw && score.value() >= DRAW
}

/// Whether the player to move wins on the spot or can with one move.
fn loses_at_once(game: &Game) -> bool {
    let side = game.position().turn();
    let won =
        |position: &Position| position.ending().is_some_and(|ending| ending.outcome.winner() == Some(side));
    if game.ending().is_some() {
        return won(game.position());
    }
    let mut position = game.position().clone();
    game.position().legal_moves().into_iter().any(|m| {
        position.play_unchecked(m);
        let wins = won(&position);
        position.undo_unchecked(m);
        wins
    })
}

fn to_report(iteration: &Iteration, game: &Game, control: &Control<'_>) -> Report {
    let lines = iteration.lines.iter().cloned().map(|line| told(line, game)).collect();
    Report {
        depth: iteration.depth,
        deepest: iteration.deepest as u32,
        nodes: control.nodes.load(Ordering::Relaxed),
        elapsed: control.clock.elapsed(),
        lines,
    }
}

/// A line as it is told: the search would rather not go in circles, but a draw is a draw.
fn told(line: Line, game: &Game) -> Line {
    if game.repetition_rule() == RepetitionRule::Draw && ends_in_a_circle(&line.moves, game) {
        Line { score: Score::Lead(DRAW), ..line }
    } else {
        line
    }
}

/// What to answer when there was no time for even the first depth: the moves that gain most.
fn first_moves(evaluator: &Evaluator, game: &Game, moves: &[Move], lines: usize) -> Report {
    let position = game.position();
    let mut moves = moves.to_vec();
    let gains = evaluator.gains(position);
    moves.sort_by_key(|m| -gains.of(*m));
    let lead = evaluator.lead(position);
    let to_line = |m: &Move| Line { score: Score::Lead(lead), moves: vec![*m] };
    let lines = moves.iter().take(lines.max(1)).map(to_line).collect();
    Report { depth: 0, deepest: 0, nodes: 0, elapsed: std::time::Duration::ZERO, lines }
}

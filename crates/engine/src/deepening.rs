//! Iterative deepening: one depth after the other, the best lines of each reported.

use colorito::{Move, Position};

use crate::{
    limits::Control,
    report::Line,
    score::{INFINITE, MAX_PLY, Score, Value, is_decided},
    search::{Search, Window},
};

/// Half the width of the first window around the last value.
const FIRST_MARGIN: Value = 40;

/// The first depth at which the last value is trusted to be near.
const TRUSTED_DEPTH: u32 = 4;

/// What one depth came to.
pub(crate) struct Iteration {
    pub(crate) depth: u32,
    pub(crate) deepest: usize,
    /// The best lines, best first. Where the last iteration was broken off, the last of them are of the one
    /// before.
    pub(crate) lines: Vec<Line>,
}

/// Searches deeper and deeper until a limit is met, and hands on what each depth came to. The last one may
/// have been broken off; what is handed on counts nevertheless.
pub(crate) fn deepen(
    search: &mut Search<'_>,
    control: &Control<'_>,
    position: &Position,
    moves: &[Move],
    lines: usize,
    depths: impl Iterator<Item = u32>,
    mut report: impl FnMut(&Iteration),
) {
    let mut last: Vec<Line> = Vec::new();
    for depth in depths.take_while(|depth| (*depth as usize) < MAX_PLY && control.allows_depth(*depth)) {
        if search.was_stopped() {
            break;
        }
        let found = best_lines(search, moves, lines.clamp(1, moves.len().max(1)), depth, &last);
        if !found.is_empty() {
            report(&Iteration { depth, deepest: search.deepest(), lines: filled_up(&found, &last) });
        }
        let only_choice = moves.len() <= 1 && control.limits.time.is_some() && !position.is_reply_pending();
        if only_choice || found.len() == lines && found.iter().all(|line| is_settled(line, depth)) {
            break;
        }
        last = found;
    }
}

/// The lines found, and after them others of the iteration before if that had more.
fn filled_up(found: &[Line], last: &[Line]) -> Vec<Line> {
    let is_new = |line: &&Line| found.iter().all(|other| other.moves.first() != line.moves.first());
    let missing = last.len().saturating_sub(found.len());
    found.iter().chain(last.iter().filter(is_new).take(missing)).cloned().collect()
}

/// A game that is decided within the depth searched in full needs no deeper look.
fn is_settled(line: &Line, depth: u32) -> bool {
    match line.score {
        Score::Lead(_) => false,
        Score::WinIn(plies) | Score::LossIn(plies) => depth > 2 * plies + 4,
    }
}

/// The best lines at one depth: the second is the best without the first's move, and so on.
fn best_lines(search: &mut Search<'_>, moves: &[Move], lines: usize, depth: u32, last: &[Line]) -> Vec<Line> {
    let mut left = moves.to_vec();
    let mut found: Vec<Line> = Vec::with_capacity(lines);
    while found.len() < lines && !left.is_empty() {
        let expected = last.get(found.len()).map(|line| line.score.value());
        let value = search_around(search, &left, depth, expected);
        let Some(&best) = search.best_line().first() else { break };
        found.push(Line { score: Score::from_value(value), moves: search.best_line().to_vec() });
        left.retain(|m| *m != best);
        if search.was_stopped() {
            break;
        }
    }
    found.sort_by_key(|line| -line.score.value());
    found
}

/// Searches with a narrow window around the expected value, widened until the value lies inside.
fn search_around(search: &mut Search<'_>, moves: &[Move], depth: u32, expected: Option<Value>) -> Value {
    let mut window = Window::FULL;
    let mut margin = FIRST_MARGIN;
    if let Some(expected) = expected
        && depth >= TRUSTED_DEPTH
        && !is_decided(expected)
    {
        window = Window { alpha: expected - margin, beta: expected + margin };
    }
    loop {
        let value = search.root(moves, depth, window);
        if search.was_stopped() {
            return value;
        }
        margin *= 3;
        if value <= window.alpha && window.alpha > -INFINITE {
            window.alpha = if margin > 1_000 { -INFINITE } else { value - margin };
        } else if value >= window.beta && window.beta < INFINITE {
            window.beta = if margin > 1_000 { INFINITE } else { value + margin };
        } else {
            return value;
        }
    }
}

//! Games in which the armies have passed each other: each side counts its own moves, and the solver can prove
//! them.

use std::ops::ControlFlow;

use colorito::{Move, Position, Side, Space};
use colorito_solver::{Limits, Solution, solve};

use super::judge::{Judged, Watch};

/// What the solver may use for each of its three questions.
const LIMITS: Limits = Limits { memory: 48 << 20, nodes: 60_000 };

/// Having the move is worth half a move.
const TEMPO: i32 = 50;

/// Whether every piece of Red is ahead of all of Blue's.
fn has_begun(position: &Position) -> bool {
    let rows = |side: Side| position.of(side).into_iter().map(Space::row);
    match (rows(Side::Red).min(), rows(Side::Blue).max()) {
        (Some(last_red), Some(last_blue)) => last_red > last_blue,
        _ => false,
    }
}

/// Judges a move by counting; `None` if the race has not begun or the numbers cannot be proven.
pub(super) fn judge(position: &Position, played: Move, watch: &Watch<'_>) -> Option<Judged> {
    if !has_begun(position) {
        return None;
    }
    let side = position.turn();
    let mut after = position.clone();
    after.play_unchecked(played);
    let before = count(position, side, watch);
    let (needed, still) = (before.score.exact()?, count(&after, side, watch).score.exact()?);
    let theirs = count(&after, !side, watch).score.exact()?;
    let line = before.line.filter(|line| !line.is_empty())?;
    let [needed, still, theirs] = [needed, still, theirs].map(|moves| moves as i32);
    Some(Judged {
        line,
        loss: 100 * (still + 1 - needed).max(0),
        lead: 100 * (theirs - still) - TEMPO,
        // It is the opponent's turn. Who then needs fewer moves wins; one more may still be a tie, by the
        // reply move.
        is_open: theirs >= needed - 1 && theirs <= still + 1,
        decided: None,
    })
}

fn count(position: &Position, side: Side, watch: &Watch<'_>) -> Solution {
    let mut stopped = |_| if watch.is_over() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    solve(position, side, watch.narrow(LIMITS), &mut stopped)
}

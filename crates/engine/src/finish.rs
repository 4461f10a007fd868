//! The way home, when what is left is mostly a puzzle for one side.
//!
//! When the armies have passed each other, or few pieces are left, a search that sees every reply of the
//! opponent sees too few moves of its own: a piece left behind may have to be fetched by others, and one
//! outside a row that has closed before it may need six moves that all look bad but the last. The solver
//! finds them for the side alone.

use std::{ops::ControlFlow, time::Duration};

use colorito::{Move, Position, Side};
use colorito_solver::{Limits as SolverLimits, mend_line, solve_in_haste};

use crate::{
    features::own_row,
    limits::{Control, Limits},
};

/// With so few pieces away from home a side is on its home stretch.
const FEW_AWAY: u32 = 8;

/// What the solver may use, in bytes.
const MEMORY: usize = 48 << 20;

/// How much work the solver does between two questions whether to go on, in placements. Where no clock limits
/// it, it may do so much in all: part of its work looks at no new placements, but takes as long.
const WORK_OF_A_QUESTION: u64 = 32;

/// What is left of a way home, kept from one move to the next so that it is followed and not sought in
/// circles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HomeStretch {
    side: Side,
    moves: Vec<Move>,
}

impl HomeStretch {
    /// Moves of a side alone.
    pub(crate) fn new(side: Side, moves: Vec<Move>) -> HomeStretch {
        HomeStretch { side, moves }
    }

    /// The next move.
    pub(crate) fn next_move(&self) -> Option<Move> {
        self.moves.first().copied()
    }

    /// What is left after the next move.
    pub(crate) fn rest(&self) -> HomeStretch {
        HomeStretch { side: self.side, moves: self.moves.iter().skip(1).copied().collect() }
    }

    /// Whether it still leads home.
    fn works(&self, position: &Position) -> bool {
        let mut position = position.clone();
        for (index, m) in self.moves.iter().enumerate() {
            if index > 0 {
                position.play_unchecked(Move::Pass);
            }
            let Move::Go { from, to } = *m else { return false };
            let own = position.piece(from).is_some_and(|piece| piece.side() == self.side);
            if !own || !position.destinations(from).contains(to) {
                return false;
            }
            position.play_unchecked(*m);
        }
        position.is_complete(self.side) || position.is_special(self.side)
    }
}

/// Whether the player to move has only the puzzle left.
pub(crate) fn applies(position: &Position) -> bool {
    let side = position.turn();
    let away = position.of(side) - position.home(side);
    away.len() <= FEW_AWAY || has_begun(position)
}

/// Whether the armies have passed each other: every piece is nearer to its goal than all of the opponent's to
/// theirs, on the same way.
fn has_begun(position: &Position) -> bool {
    let rows = |side: Side| position.of(side).into_iter().map(|space| own_row(Side::Red, space));
    match (rows(Side::Red).min(), rows(Side::Blue).max()) {
        (Some(last_red), Some(last_blue)) => last_red > last_blue,
        _ => true,
    }
}

/// The shortest way home that is found in a part of the search's time, or the old one, mended if need be, if
/// that is as short.
pub(crate) fn seek(
    position: &Position,
    control: &Control<'_>,
    old: Option<HomeStretch>,
    effort: Effort,
) -> Option<HomeStretch> {
    let side = position.turn();
    let mut watch = Watch::new(control, effort);
    let limits = SolverLimits { memory: MEMORY, nodes: watch.allowance.placements };
    let old = old.filter(|old| old.side == side).and_then(|old| {
        if old.works(position) {
            return Some(old);
        }
        let moves = mend_line(position, side, &old.moves, limits, &mut |_| watch.ask(MENDING))?;
        Some(HomeStretch { side, moves })
    });
    let solution = solve_in_haste(effort.misses, position, side, limits, &mut |_| watch.ask(WHOLE));
    control.count(solution.nodes);
    let new = solution.line.map(|moves| HomeStretch { side, moves });
    [old, new].into_iter().flatten().filter(|way| !way.moves.is_empty()).min_by_key(|way| way.moves.len())
}

/// The quarters of what is allowed that mending an old way may take, and all of it.
const MENDING: u32 = 1;
const WHOLE: u32 = 4;

/// Tells who looks for a way when to stop.
pub(crate) struct Watch<'a> {
    control: &'a Control<'a>,
    allowance: Allowance,
    questions: u64,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(control: &'a Control<'a>, effort: Effort) -> Watch<'a> {
        Watch { control, allowance: Allowance::of(control.limits, effort), questions: 0 }
    }

    /// Counts positions that were looked at since the last question, and says whether to go on.
    pub(crate) fn ask_for(&mut self, positions: u64) -> ControlFlow<()> {
        self.control.count(positions);
        self.ask(WHOLE)
    }

    /// Whether some quarters of what is allowed are not used up yet.
    fn ask(&mut self, quarters: u32) -> ControlFlow<()> {
        self.questions += 1;
        let late = if let Some(time) = self.allowance.time {
            self.control.clock.elapsed() >= time * quarters / WHOLE
        } else {
            let work = self.questions * WORK_OF_A_QUESTION;
            work * u64::from(WHOLE) >= self.allowance.placements * u64::from(quarters)
        };
        if late || self.control.must_stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// What is known of how hard a way home is to find.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// How many searches in a row found none.
    pub(crate) misses: u32,
    /// Whether the player is stuck, so that any way is better than none.
    pub(crate) stuck: bool,
}

/// The part of a search's limits that goes into the way home.
struct Allowance {
    placements: u64,
    time: Option<Duration>,
}

impl Allowance {
    /// Enough for a short way home when nothing else limits it.
    const MOST: u64 = 100_000;

    /// More of it if nothing was found the last time, or a way is needed.
    fn of(limits: Limits, effort: Effort) -> Allowance {
        let fifths: u32 = if effort.misses > 0 || effort.stuck { 4 } else { 2 };
        let by_depth = limits.depth.map(|depth| 500 * u64::from(depth));
        let by_nodes = limits.nodes.map(|nodes| nodes * u64::from(fifths) / 5);
        let placements = by_depth.into_iter().chain(by_nodes).fold(Allowance::MOST, u64::min);
        Allowance { placements, time: limits.time.map(|time| time.enough * fifths / 5) }
    }
}

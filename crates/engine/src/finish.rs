//! The way home, when what is left is mostly a puzzle for one side.
//!
//! When the armies have passed each other, or few pieces are left, a search that sees every reply of the
//! opponent sees too few moves of its own: a piece left behind may have to be fetched by others, and one
//! outside a row that has closed before it may need six moves that all look bad but the last. The solver
//! finds them for the side alone.

use std::{ops::ControlFlow, time::Duration};

use colorito::{Move, Position, Side};
use colorito_solver::{Limits as SolverLimits, fetch, mend_line, solve_in_haste};

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

/// Moves of one side alone that lead home, or bring a straggler on. What is left of them is kept from one move to the
/// next, so that they are followed and not sought in circles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    side: Side,
    moves: Vec<Move>,
}

impl Way {
    /// The next move.
    pub(crate) fn next_move(&self) -> Option<Move> {
        self.moves.first().copied()
    }

    /// What is left after the next move.
    pub(crate) fn rest(&self) -> Way {
        Way { side: self.side, moves: self.moves.iter().skip(1).copied().collect() }
    }

    /// Whether it still leads home.
    fn leads_home(&self, position: &Position) -> bool {
        self.end(position).is_some_and(|end| end.is_complete(self.side) || end.is_special(self.side))
    }

    /// Where it leads, if all of it can still be played.
    fn end(&self, position: &Position) -> Option<Position> {
        let mut position = position.clone();
        for (index, m) in self.moves.iter().enumerate() {
            if index > 0 {
                position.play_unchecked(Move::Pass);
            }
            let Move::Go { from, to } = *m else { return None };
            let own = position.piece(from).is_some_and(|piece| piece.side() == self.side);
            if !own || !position.destinations(from).contains(to) {
                return None;
            }
            position.play_unchecked(*m);
        }
        Some(position)
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
    old: Option<Way>,
    effort: Effort,
) -> Option<Way> {
    let side = position.turn();
    let allowance = Allowance::of(control.limits, effort.fifths());
    let limits = allowance.of_solver();
    let mut watch = Watch::new(control, allowance);
    let old = old.filter(|old| old.side == side).and_then(|old| {
        if old.leads_home(position) {
            return Some(old);
        }
        let moves = mend_line(position, side, &old.moves, limits, &mut |_| watch.ask(MENDING))?;
        Some(Way { side, moves })
    });
    let solution = solve_in_haste(effort.misses, position, side, limits, &mut |_| watch.ask(WHOLE));
    control.count(solution.nodes);
    let new = solution.line.map(|moves| Way { side, moves });
    [old, new].into_iter().flatten().filter(|way| !way.moves.is_empty()).min_by_key(|way| way.moves.len())
}

/// The rest of an errand that can still be run, or a new one: a few moves that bring a straggler on, found in some
/// fifths of the search's time.
pub(crate) fn seek_errand(
    position: &Position,
    control: &Control<'_>,
    old: Option<Way>,
    fifths: u32,
) -> Option<Way> {
    let side = position.turn();
    let goes_on = |old: &Way| old.side == side && !old.moves.is_empty() && old.end(position).is_some();
    old.filter(goes_on).or_else(|| {
        let allowance = Allowance::of(control.limits, fifths);
        let limits = allowance.of_solver();
        let mut watch = Watch::new(control, allowance);
        let moves = fetch(position, side, limits, &mut |_| watch.ask(WHOLE))?;
        Some(Way { side, moves })
    })
}

/// The quarters of what is allowed that mending an old way may take, and all of it.
const MENDING: u32 = 1;
const WHOLE: u32 = 4;

/// Tells the solver when to stop.
struct Watch<'a> {
    control: &'a Control<'a>,
    allowance: Allowance,
    begun: Duration,
    questions: u64,
}

impl<'a> Watch<'a> {
    fn new(control: &'a Control<'a>, allowance: Allowance) -> Watch<'a> {
        Watch { control, allowance, begun: control.clock.elapsed(), questions: 0 }
    }

    /// Whether some quarters of what is allowed are not used up yet.
    fn ask(&mut self, quarters: u32) -> ControlFlow<()> {
        self.questions += 1;
        let late = if let Some(time) = self.allowance.time {
            self.control.clock.elapsed().saturating_sub(self.begun) >= time * quarters / WHOLE
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

impl Effort {
    /// How many fifths of the search's time are spent: more if nothing was found the last time, or a way is needed.
    fn fifths(self) -> u32 {
        if self.misses > 0 || self.stuck { 4 } else { 2 }
    }
}

/// The part of a search's limits that goes into the way home.
struct Allowance {
    placements: u64,
    time: Option<Duration>,
}

impl Allowance {
    /// Enough for a short way home when nothing else limits it.
    const MOST: u64 = 100_000;

    fn of(limits: Limits, fifths: u32) -> Allowance {
        let by_depth = limits.depth.map(|depth| 500 * u64::from(depth));
        let by_nodes = limits.nodes.map(|nodes| nodes * u64::from(fifths) / 5);
        let placements = by_depth.into_iter().chain(by_nodes).fold(Allowance::MOST, u64::min);
        Allowance { placements, time: limits.time.map(|time| time.enough * fifths / 5) }
    }

    fn of_solver(&self) -> SolverLimits {
        SolverLimits { memory: MEMORY, nodes: self.placements }
    }
}

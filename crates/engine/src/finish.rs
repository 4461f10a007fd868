//! The way home, when what is left is mostly a puzzle for one side.
//!
//! Near the end the search sees every reply of the opponent and too few moves of its own: a piece outside a row
//! that has closed before it may need six moves in a row that all look bad but the last. A [plan](crate::race) for
//! the side alone finds them.

use std::{cell::Cell, time::Duration};

use colorito::{Move, Position, Side};

use crate::{
    evaluation::Evaluator,
    features::own_row,
    limits::{Control, Limits},
    race::{self, Effort},
};

/// With so few pieces away from home, and none far from it, a side is on its home stretch.
const FEW_AWAY: u32 = 7;

/// The row from which on a piece is not far from home.
const NEAR_ROW: usize = 5;

/// The longest way home that is looked for.
const LENGTH: usize = 24;

/// The beams tried one after the other.
const WIDTHS: [usize; 4] = [6, 24, 80, 240];

/// How many moves of each position are looked at.
const MOVES: usize = 28;

/// What is left of a way home, kept from one move to the next so that it is followed and not sought in circles.
#[derive(Clone, Debug)]
pub(crate) struct HomeStretch {
    side: Side,
    moves: Vec<Move>,
}

impl HomeStretch {
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
        race::is_home(&position, self.side)
    }
}

/// Whether the player to move has only the puzzle left.
pub(crate) fn applies(position: &Position) -> bool {
    let side = position.turn();
    race::has_begun(position) || is_near_home(position, side)
}

fn is_near_home(position: &Position, side: Side) -> bool {
    let away = position.of(side) - position.home(side);
    away.len() <= FEW_AWAY && away.into_iter().all(|space| own_row(side, space) >= NEAR_ROW)
}

/// The shortest way home that is found in a part of the search's time, or the old one if that is as short.
pub(crate) fn seek(
    position: &Position,
    evaluator: &Evaluator,
    control: &Control<'_>,
    old: Option<&HomeStretch>,
) -> Option<HomeStretch> {
    let side = position.turn();
    let mut best = old.filter(|old| old.side == side && !old.moves.is_empty() && old.works(position)).cloned();
    let allowance = Allowance::of(control.limits);
    let looked_at = Cell::new(0);
    for width in WIDTHS {
        let length = best.as_ref().map_or(LENGTH, |best| best.moves.len() - 1);
        let effort = Effort { width, moves: MOVES, length };
        let go_on = || {
            looked_at.set(looked_at.get() + MOVES as u64);
            !control.must_stop()
                && looked_at.get() < allowance.nodes
                && allowance.time.is_none_or(|time| control.clock.elapsed() < time)
        };
        if let Some(plan) = race::plan(position, side, evaluator, effort, go_on) {
            best = Some(HomeStretch { side, moves: plan.moves });
        }
        if !go_on() {
            break;
        }
    }
    control.nodes.fetch_add(looked_at.get(), std::sync::atomic::Ordering::Relaxed);
    best
}

/// The part of a search's limits that goes into the way home.
struct Allowance {
    nodes: u64,
    time: Option<Duration>,
}

impl Allowance {
    /// Enough for a short way home when nothing else limits it.
    const MOST: u64 = 400_000;

    fn of(limits: Limits) -> Allowance {
        let by_depth = limits.depth.map(|depth| 2_000 * u64::from(depth));
        let by_nodes = limits.nodes.map(|nodes| nodes / 2);
        let nodes = by_depth.into_iter().chain(by_nodes).fold(Allowance::MOST, u64::min);
        Allowance { nodes, time: limits.time.map(|time| time.enough * 2 / 5) }
    }
}


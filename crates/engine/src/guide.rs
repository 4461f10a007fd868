//! Where a player goes whose game is mostly a puzzle for one side.
//!
//! Home, if a way is known. Under strict rules ways home are long, and often none is found in the time of a move;
//! a player who is stuck runs an *errand* then, some moves that bring a straggler on, and looks for the next when it
//! is done. An errand begins with helpers that leave home, which no search would send and every new search would call
//! back, so it is kept and run to its end.

use colorito::{Move, Position};

use crate::{
    finish::{Effort, Way, applies, seek, seek_errand},
    limits::Control,
};

/// How many fifths of the search's time an errand is looked for, beside a way home and in its place.
const BESIDE: u32 = 1;
const INSTEAD: u32 = 3;

/// What a player knows of getting home, kept from one move to the next.
#[derive(Default)]
pub(crate) struct Guide {
    plan: Option<Plan>,
    /// How many times in a row no way home was found.
    misses: u32,
}

/// A way that may be followed.
pub(crate) enum Plan {
    Home(Way),
    Errand(Way),
}

impl Plan {
    pub(crate) fn way(&self) -> &Way {
        let (Plan::Home(way) | Plan::Errand(way)) = self;
        way
    }
}

impl Guide {
    /// A way for the player to move that begins with one of some moves, if it is time to look for one.
    pub(crate) fn seek(
        &mut self,
        position: &Position,
        moves: &[Move],
        control: &Control<'_>,
        stuck: bool,
    ) -> Option<Plan> {
        if moves.len() < 2 || !(stuck || applies(position)) {
            return None;
        }
        let is_usable = |way: &Way| way.next_move().is_some_and(|m| moves.contains(&m));
        let runs_errands = stuck && position.rules().variant.strict;
        let (home, errand) = match self.plan.take() {
            Some(Plan::Home(way)) => (Some(way), None),
            Some(Plan::Errand(way)) => (None, Some(way)),
            None => (None, None),
        };
        // Where there is no time for both, ways and errands are looked for in turn.
        let misses = self.misses;
        let turn_of_errands = runs_errands && (errand.is_some() || misses % 2 == 1);
        if !turn_of_errands {
            let found = seek(position, control, home, Effort { misses, stuck });
            if let Some(way) = found.filter(is_usable) {
                self.misses = 0;
                return Some(Plan::Home(way));
            }
        }
        self.misses = misses.saturating_add(1);
        let fifths = if misses % 2 == 1 { INSTEAD } else { BESIDE };
        let errand = runs_errands.then(|| seek_errand(position, control, errand, fifths)).flatten();
        errand.filter(is_usable).map(Plan::Errand)
    }

    /// Keeps what is left of a plan. A way home that was not followed may still be found again from where the search
    /// goes instead.
    pub(crate) fn keep(&mut self, plan: Plan, followed: bool) {
        self.plan = match plan {
            Plan::Home(way) => Some(Plan::Home(if followed { way.rest() } else { way })),
            Plan::Errand(way) => followed.then(|| Plan::Errand(way.rest())),
        };
    }
}

//! Guessing how far a placement is from the goal.

use colorito::Space;

use crate::{
    cost::{Cost, FAR},
    goal::Goal,
    relaxed::Relaxed,
    solo::{Placement, Solo},
};

/// A guess that is a sum over the pieces.
pub(crate) struct Outlook {
    table: Cost,
}

/// The outlook of a placement, ready to be asked about its children.
pub(crate) struct View<'a> {
    outlook: &'a Outlook,
    total: i32,
}

impl Outlook {
    pub(crate) fn new(solo: &Solo, _relaxed: &Relaxed, goal: &Goal) -> Outlook {
        let table = Cost::by_slot(solo, |_, slot, space| {
            let homes = solo.rules().homes(solo.pieces()[slot]) - solo.frozen();
            let distance = homes.into_iter().map(|home| space.distance(home)).min();
            let near = distance.map_or(0, i16::from);
            let moves = goal.towards.at(slot, space).min(FAR / 4);
            3 * moves + near
        });
        Outlook { table }
    }

    pub(crate) fn view(&self, solo: &Solo, placement: &Placement) -> View<'_> {
        View { outlook: self, total: self.table.total(solo, placement) }
    }
}

impl View<'_> {
    /// The outlook after a move; less is better.
    #[inline]
    pub(crate) fn after(&self, slot: usize, from: Space, to: Space) -> i32 {
        self.total + self.outlook.table.change(slot, from, to)
    }
}

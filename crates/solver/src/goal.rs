//! What ends the moves of one side alone.
//!
//! While the opponent's pieces stand still, a target that one of them holds stays held. So which of the two
//! ends, completion or the special situation, can come about is known beforehand.

use colorito::{Rules, Space, SpaceSet, targets};

use crate::{
    bounds::cost::{Cost, FAR, steps},
    bounds::relaxed::Relaxed,
    solo::{Placement, Solo},
};

/// The most final placements that a search begins from backwards.
const MOST_FINALS: usize = 100_000;

/// What a colour's pieces must do under Just Colours.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    /// All pieces stand on targets: completion.
    AllHome,
    /// All targets that can be filled are: the special situation, with pieces to spare.
    AllFilled,
}

/// The end that can be reached, and what is known about the way there.
pub(crate) struct Goal {
    /// A lower bound on the moves left; zero exactly at the end.
    pub(crate) towards: Cost,
    /// For each slot the spaces where the piece may stand at the end.
    finals: Vec<SpaceSet>,
    /// For each slot whether the piece has a place to go to, or may stand anywhere.
    needed: Vec<bool>,
    /// Under Just Colours, how many of each colour's needed pieces may stand anywhere, whichever they are.
    surplus: [usize; 2],
}

impl Goal {
    /// The goal of a side, or `None` if it has none that it could ever reach.
    pub(crate) fn new(solo: &Solo, relaxed: &Relaxed) -> Option<Goal> {
        let open = Rules::targets(solo.side()) - solo.frozen();
        let fillable = solo.pieces().iter().any(|piece| solo.rules().homes(*piece).meets(open));
        if !fillable {
            return None;
        }
        if solo.rules().variant.just_colours {
            Goal::just_colours(solo, relaxed, open)
        } else {
            Some(Goal::numbered(solo, relaxed))
        }
    }

    /// Whether the piece of a slot has a place to go to.
    pub(crate) fn is_needed(&self, slot: usize) -> bool {
        self.needed[slot]
    }

    /// How many of a colour's needed pieces may stand anywhere, whichever they are.
    pub(crate) fn surplus(&self, colour: usize) -> usize {
        self.surplus[colour]
    }

    /// How many pieces of a colour may stand anywhere at the end.
    pub(crate) fn spare(&self, solo: &Solo, colour: usize) -> usize {
        self.surplus[colour] + solo.slots(colour).filter(|slot| !self.needed[*slot]).count()
    }

    /// Every piece has its own target; those whose target is held by the opponent may stand anywhere.
    fn numbered(solo: &Solo, relaxed: &Relaxed) -> Goal {
        let is_free = |slot: usize| solo.frozen().contains(solo.pieces()[slot].target());
        let towards = Cost::by_slot(solo, |colour, slot, space| {
            if is_free(slot) {
                0
            } else {
                steps(relaxed.distance(colour, space, solo.pieces()[slot].target()))
            }
        });
        let filled: SpaceSet = solo.pieces().iter().map(|piece| piece.target()).collect();
        let anywhere = !(filled | solo.frozen());
        let finals = (0..solo.pieces().len())
            .map(|slot| {
                let piece = solo.pieces()[slot];
                if is_free(slot) {
                    solo.rules().rest(piece.colour()) & anywhere
                } else {
                    piece.target().into()
                }
            })
            .collect();
        let needed = (0..solo.pieces().len()).map(|slot| !is_free(slot)).collect();
        Goal { towards, finals, needed, surplus: [0, 0] }
    }

    fn just_colours(solo: &Solo, relaxed: &Relaxed, open: SpaceSet) -> Option<Goal> {
        let colours = solo.side().colours();
        let open = colours.map(|colour| targets(colour) & open);
        let task = just_colours_task(solo, open)?;
        let nearest = |colour: usize, space: Space| {
            open[colour].into_iter().map(|target| steps(relaxed.distance(colour, space, target))).min()
        };
        let towards = match task {
            Task::AllHome => Cost::by_colour(solo, 0, |colour, space| nearest(colour, space).unwrap_or(FAR)),
            Task::AllFilled => {
                let colours = [0, 1].into_iter().filter(|colour| !solo.slots(*colour).is_empty());
                let targets: u32 = colours.map(|colour| open[colour].len()).sum();
                Cost::by_colour(solo, targets as i32, |colour, space| {
                    -i16::from(open[colour].contains(space))
                })
            }
        };
        let finals = (0..2).flat_map(|colour| finals_of_colour(solo, task, colour, open)).collect();
        let surplus = match task {
            Task::AllHome => [0, 0],
            Task::AllFilled => {
                [0, 1].map(|colour| solo.slots(colour).len().saturating_sub(open[colour].len() as usize))
            }
        };
        Some(Goal { towards, finals, needed: vec![true; solo.pieces().len()], surplus })
    }

    /// All placements at the end, or `None` if they are too many to list.
    pub(crate) fn final_placements(&self, solo: &Solo) -> Option<Vec<Placement>> {
        let mut found = Vec::new();
        let complete = self.list_finals(solo, &mut Vec::new(), SpaceSet::EMPTY, &mut found);
        complete.then_some(found)
    }

    /// Fills slot after slot in every way; says whether there was room for all ways.
    fn list_finals(
        &self,
        solo: &Solo,
        chosen: &mut Vec<Space>,
        taken: SpaceSet,
        found: &mut Vec<Placement>,
    ) -> bool {
        let slot = chosen.len();
        if slot == self.finals.len() {
            found.push(solo.placement(chosen.iter().copied()));
            return found.len() <= MOST_FINALS;
        }
        let previous = self.interchangeable_before(solo, slot).map(|before| chosen[before]);
        for space in self.finals[slot] - taken {
            // Interchangeable pieces are chosen in one order only.
            if previous.is_some_and(|previous| previous > space) {
                continue;
            }
            chosen.push(space);
            let complete = self.list_finals(solo, chosen, taken | space.into(), found);
            chosen.pop();
            if !complete {
                return false;
            }
        }
        true
    }

    /// The slot before, if its piece has the same choice of spaces and is interchangeable with this one.
    fn interchangeable_before(&self, solo: &Solo, slot: usize) -> Option<usize> {
        let before = slot.checked_sub(1)?;
        let same = solo.rules().variant.just_colours
            && solo.pieces()[before].colour() == solo.pieces()[slot].colour()
            && self.finals[before] == self.finals[slot];
        same.then_some(before)
    }
}

/// Which end can come about under Just Colours, if any: completion needs a target for each piece, the special
/// situation a piece for each target.
fn just_colours_task(solo: &Solo, open: [SpaceSet; 2]) -> Option<Task> {
    let present = || (0..2).filter(|colour| !solo.slots(*colour).is_empty());
    let counts = |colour: usize| (solo.slots(colour).len(), open[colour].len() as usize);
    if present().map(counts).all(|(pieces, targets)| pieces <= targets) {
        Some(Task::AllHome)
    } else if present().map(counts).all(|(pieces, targets)| pieces >= targets) {
        Some(Task::AllFilled)
    } else {
        None
    }
}

/// Where the pieces of a colour stand at the end, by slot.
fn finals_of_colour(solo: &Solo, task: Task, colour: usize, open: [SpaceSet; 2]) -> Vec<SpaceSet> {
    let pieces = solo.slots(colour).len();
    match task {
        Task::AllHome => vec![open[colour]; pieces],
        Task::AllFilled => {
            let anywhere =
                solo.rules().rest(solo.side().colours()[colour]) - solo.frozen() - open[0] - open[1];
            let mut finals: Vec<SpaceSet> = open[colour].into_iter().map(SpaceSet::from).collect();
            finals.truncate(pieces);
            finals.resize(pieces, anywhere);
            finals
        }
    }
}

//! How many moves a single piece needs at the very least, whatever the others do.
//!
//! The piece is imagined on a board where the side's other pieces are everywhere and nowhere, as suits it: it
//! may hop over any space on which one of them could ever rest and land wherever no opponent's piece stands.
//! Every real move is a move there too, so the real piece never needs fewer moves than the imagined one.

use colorito::{Colour, Direction, Space, SpaceSet};

use crate::solo::Solo;

/// No number of moves is enough.
pub(crate) const UNREACHABLE: u8 = u8::MAX;

/// The fewest moves of a single piece between any two spaces, for each of a side's two colours.
pub(crate) struct Relaxed([Box<[[u8; Space::COUNT]; Space::COUNT]>; 2]);

impl Relaxed {
    pub(crate) fn new(solo: &Solo) -> Relaxed {
        Relaxed([0, 1].map(|colour| distances(solo, colour)))
    }

    /// The fewest moves for a piece of one of the side's two colours, or [`UNREACHABLE`].
    pub(crate) fn distance(&self, colour: usize, from: Space, to: Space) -> u8 {
        self.0[colour][from.index()][to.index()]
    }
}

fn distances(solo: &Solo, colour: usize) -> Box<[[u8; Space::COUNT]; Space::COUNT]> {
    let single_moves = single_moves(solo, colour);
    let mut all = Box::new([[UNREACHABLE; Space::COUNT]; Space::COUNT]);
    for from in solo.rules().rest(solo.side().colours()[colour]) - solo.frozen() {
        let distances = &mut all[from.index()];
        let (mut reached, mut frontier) = (SpaceSet::single(from), SpaceSet::single(from));
        for moves in 0.. {
            for space in frontier {
                distances[space.index()] = moves;
            }
            let next = frontier.into_iter().fold(reached, |next, space| next | single_moves[space.index()]);
            frontier = next - reached;
            reached = next;
            if frontier.is_empty() {
                break;
            }
        }
    }
    all
}

/// For each space where the imagined piece can go in one move.
fn single_moves(solo: &Solo, colour: usize) -> [SpaceSet; Space::COUNT] {
    let rest = solo.rules().rest(solo.side().colours()[colour]);
    let free = !solo.frozen();
    let islands = islands(free, solo.frozen() | helpers(solo, colour));
    let mut moves = [SpaceSet::EMPTY; Space::COUNT];
    for from in free {
        let neighbours = SpaceSet::neighbours(from) & free;
        let steps = if solo.rules().variant.strict { neighbours & rest } else { neighbours };
        let reached = steps.into_iter().fold(islands[from.index()], |all, step| all | islands[step.index()]);
        moves[from.index()] = (reached | neighbours) & (rest - SpaceSet::single(from));
    }
    moves
}

/// The spaces on which some other piece of the side could ever rest.
fn helpers(solo: &Solo, mover: usize) -> SpaceSet {
    let rest_of = |colour: usize, owner: Colour| {
        let others =
            solo.slots(colour).len() - usize::from(colour == mover && !solo.slots(colour).is_empty());
        if others > 0 { solo.rules().rest(owner) } else { SpaceSet::EMPTY }
    };
    let [first, second] = solo.side().colours();
    rest_of(0, first) | rest_of(1, second)
}

/// For each free space all that hops lead to from it, itself included, if one can hop over all of `over`.
fn islands(free: SpaceSet, over: SpaceSet) -> [SpaceSet; Space::COUNT] {
    let mut islands = [SpaceSet::EMPTY; Space::COUNT];
    let mut left = free;
    while let Some(start) = left.into_iter().next() {
        let mut island = SpaceSet::single(start);
        let mut open = vec![start];
        while let Some(space) = open.pop() {
            for landing in Direction::ALL.into_iter().filter_map(|way| landing(space, way, over)) {
                if free.contains(landing) && !island.contains(landing) {
                    island.insert(landing);
                    open.push(landing);
                }
            }
        }
        for space in island {
            islands[space.index()] = island;
        }
        left -= island;
    }
    islands
}

/// Where a hop would end.
fn landing(space: Space, direction: Direction, over: SpaceSet) -> Option<Space> {
    let middle = space.neighbour(direction)?;
    if over.contains(middle) { middle.neighbour(direction) } else { None }
}

//! One side alone: its pieces move again and again, the opponent's stand still.

use colorito::{Colour, Move, Piece, Position, Reach, Rules, Side, Space, SpaceSet};

/// The most pieces a side has.
pub(crate) const MOST: usize = Piece::PER_SIDE as usize;

/// Stands in the slots of missing pieces.
const UNUSED: Space = match Space::from_index(0) {
    Some(space) => space,
    None => unreachable!(),
};

/// Where each piece of the side stands, by slot: the pieces there are in the order of their numbers.
///
/// Under Just Colours the pieces of a colour stand in the order of the spaces, so that arrangements that
/// differ only in which of them is where are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placement([Space; MOST]);

impl Placement {
    #[inline]
    pub(crate) fn at(&self, slot: usize) -> Space {
        self.0[slot]
    }

    /// A number that mixes all spaces.
    #[inline]
    pub(crate) fn hash(&self) -> u64 {
        let word = |first: usize| {
            (0..8).fold(0u64, |word, place| {
                word << 8 | self.0.get(first + place).map_or(0, |space| space.index() as u64)
            })
        };
        let mix = |state: u64, word: u64| {
            let product = u128::from(state ^ word) * 0x9E37_79B9_7F4A_7C15;
            (product >> 64) as u64 ^ product as u64
        };
        [word(0), word(8), word(16)].into_iter().fold(0x2545_F491_4F6C_DD1D, mix)
    }
}

/// What does not change while one side moves alone.
#[derive(Clone)]
pub(crate) struct Solo {
    rules: Rules,
    side: Side,
    /// The spaces with the opponent's pieces.
    frozen: SpaceSet,
    /// The pieces of the side, by slot.
    pieces: Vec<Piece>,
    /// How many of them have the side's first colour.
    first: usize,
}

impl Solo {
    /// A side of a position, and where its pieces stand.
    pub(crate) fn new(position: &Position, side: Side) -> (Solo, Placement) {
        let standing: Vec<(Piece, Space)> =
            Piece::of(side).filter_map(|piece| Some((piece, position.find(piece)?))).collect();
        let solo = Solo {
            rules: *position.rules(),
            side,
            frozen: position.of(!side),
            pieces: standing.iter().map(|(piece, _)| *piece).collect(),
            first: position.coloured(side.colours()[0]).len() as usize,
        };
        let placement = solo.placement(standing.iter().map(|(_, space)| *space));
        (solo, placement)
    }

    /// The placement with these spaces by slot; under Just Colours in whatever order within a colour.
    pub(crate) fn placement(&self, spaces: impl IntoIterator<Item = Space>) -> Placement {
        let mut placement = Placement([UNUSED; MOST]);
        for (slot, space) in placement.0.iter_mut().zip(spaces) {
            *slot = space;
        }
        if self.rules.variant.just_colours {
            let (first, second) = placement.0[..self.pieces.len()].split_at_mut(self.first);
            first.sort_unstable();
            second.sort_unstable();
        }
        placement
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(crate) fn side(&self) -> Side {
        self.side
    }

    /// For each slot where its piece is home, unless the opponent holds it.
    pub(crate) fn homes(&self) -> Vec<SpaceSet> {
        self.pieces.iter().map(|piece| self.rules.homes(*piece) - self.frozen).collect()
    }

    pub(crate) fn frozen(&self) -> SpaceSet {
        self.frozen
    }

    pub(crate) fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The slots of one of the side's two colours, 0 or 1.
    pub(crate) fn slots(&self, colour: usize) -> std::ops::Range<usize> {
        if colour == 0 { 0..self.first } else { self.first..self.pieces.len() }
    }

    /// Which of the side's two colours the piece of a slot has, 0 or 1.
    #[inline]
    pub(crate) fn colour_of(&self, slot: usize) -> usize {
        usize::from(slot >= self.first)
    }

    #[inline]
    fn colour(&self, slot: usize) -> Colour {
        self.side.colours()[self.colour_of(slot)]
    }

    /// The spaces with pieces of the side.
    #[inline]
    pub(crate) fn own(&self, placement: &Placement) -> SpaceSet {
        placement.0[..self.pieces.len()].iter().copied().collect()
    }

    /// The spaces with pieces of each of the side's two colours.
    #[inline]
    pub(crate) fn by_colour(&self, placement: &Placement) -> [SpaceSet; 2] {
        let (first, second) = placement.0[..self.pieces.len()].split_at(self.first);
        [first.iter().copied().collect(), second.iter().copied().collect()]
    }

    /// Calls a function with every move: the slot that moves, where from, and where to.
    #[inline]
    pub(crate) fn for_each_move(&self, placement: &Placement, mut visit: impl FnMut(usize, Space, Space)) {
        let reach = Reach::new(self.own(placement) | self.frozen, &self.rules);
        for slot in 0..self.pieces.len() {
            let from = placement.at(slot);
            for to in reach.destinations(from, self.colour(slot)) {
                visit(slot, from, to);
            }
        }
    }

    /// Calls a function with every move backwards: the slot, where it stands, and where it can have come
    /// from.
    #[inline]
    pub(crate) fn for_each_move_back(
        &self,
        placement: &Placement,
        mut visit: impl FnMut(usize, Space, Space),
    ) {
        let reach = Reach::new(self.own(placement) | self.frozen, &self.rules);
        for slot in 0..self.pieces.len() {
            let to = placement.at(slot);
            for from in reach.origins(to, self.colour(slot)) {
                visit(slot, to, from);
            }
        }
    }

    /// The placement after the piece of a slot went to a space.
    #[inline]
    pub(crate) fn after(&self, placement: &Placement, slot: usize, to: Space) -> Placement {
        let mut next = *placement;
        next.0[slot] = to;
        if self.rules.variant.just_colours {
            let slots = if slot < self.first { 0..self.first } else { self.first..self.pieces.len() };
            restore_order(&mut next.0[slots.clone()], slot - slots.start);
        }
        next
    }

    /// The placement after a move from one space to another, if it is legal.
    pub(crate) fn play(&self, placement: &Placement, from: Space, to: Space) -> Option<Placement> {
        let slot = (0..self.pieces.len()).find(|slot| placement.at(*slot) == from)?;
        let reach = Reach::new(self.own(placement) | self.frozen, &self.rules);
        reach.destinations(from, self.colour(slot)).contains(to).then(|| self.after(placement, slot, to))
    }

    /// The moves of a path of placements, each one move after the one before.
    pub(crate) fn line(&self, path: &[Placement]) -> Vec<Move> {
        path.windows(2)
            .filter_map(|pair| {
                let (before, after) = (self.own(&pair[0]), self.own(&pair[1]));
                let (from, to) = ((before - after).into_iter().next()?, (after - before).into_iter().next()?);
                Some(Move::Go { from, to })
            })
            .collect()
    }
}

/// Moves the one entry that may be out of order to its place.
#[inline]
fn restore_order(spaces: &mut [Space], mut changed: usize) {
    while changed > 0 && spaces[changed - 1] > spaces[changed] {
        spaces.swap(changed - 1, changed);
        changed -= 1;
    }
    while changed + 1 < spaces.len() && spaces[changed + 1] < spaces[changed] {
        spaces.swap(changed + 1, changed);
        changed += 1;
    }
}

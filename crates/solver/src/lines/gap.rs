//! How far a piece is from a helper that would let it get on.

use colorito::{Direction, Side, Space, SpaceSet};

use crate::solo::Solo;

/// Helpers farther away than this are not told apart.
const RADII: usize = 7;

/// Around a space, by how far away: the spaces from which a helper of either colour is that near to helping.
type Rings = [[SpaceSet; 2]; RADII];

/// For a piece of each colour on each space the rings around where helpers would have to stand.
pub(crate) struct Gaps {
    rings: [Vec<Rings>; 2],
}

impl Gaps {
    pub(crate) fn new(solo: &Solo) -> Gaps {
        let rings = [0, 1].map(|colour| Space::all().map(|space| rings(solo, colour, space)).collect());
        Gaps { rings }
    }

    /// How far the nearest helper is from where it would help a piece forward; `own` are the side's pieces by
    /// colour.
    #[inline]
    pub(crate) fn gap(&self, colour: usize, space: Space, own: [SpaceSet; 2]) -> i32 {
        let rings = &self.rings[colour][space.index()];
        let [first, second] = own.map(|own| own - space.into());
        let near = |ring: &[SpaceSet; 2]| ring[0].meets(first) || ring[1].meets(second);
        rings.iter().position(near).unwrap_or(RADII) as i32
    }
}

fn rings(solo: &Solo, colour: usize, space: Space) -> Rings {
    let middles = middles(solo, colour, space);
    if middles.meets(solo.frozen()) {
        // A helper stands there for good, so any piece is near enough.
        return [[SpaceSet::ALL; 2]; RADII];
    }
    let mut around = solo.side().colours().map(|helper| middles & solo.rules().rest(helper));
    std::array::from_fn(|_| {
        let ring = around;
        around =
            around.map(|set| set.into_iter().fold(set, |wider, space| wider | SpaceSet::neighbours(space)));
        ring
    })
}

/// The spaces over which a piece could hop forward, after a step if it may.
fn middles(solo: &Solo, colour: usize, space: Space) -> SpaceSet {
    let rest = solo.rules().rest(solo.side().colours()[colour]);
    let free = SpaceSet::neighbours(space) - solo.frozen();
    let steps = if solo.rules().variant.strict { free & rest } else { free };
    let is_forward = |end: Space| match solo.side() {
        Side::Red => end.row() > space.row(),
        Side::Blue => end.row() < space.row(),
    };
    let mut middles = SpaceSet::EMPTY;
    for begin in steps | space.into() {
        for direction in Direction::ALL {
            let Some(middle) = begin.neighbour(direction) else { continue };
            let end = middle.neighbour(direction).filter(|end| is_forward(*end));
            if end.is_some_and(|end| !solo.frozen().contains(end)) && middle != space {
                middles.insert(middle);
            }
        }
    }
    middles
}

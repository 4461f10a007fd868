//! Breadth-first search that keeps only what is new.
//!
//! What stands on a space, by colour, is an *atom*. A placement is new if it shows some atoms together, as
//! many as the search is wide, that no placement before it showed. So the search stays small however many
//! placements there are, and finds what a few pieces can do together wherever the others stand.

use colorito::Space;

use crate::{
    meter::{Meter, Stopped},
    solo::{Placement, Solo},
    store::Store,
};

const ATOMS: usize = 2 * Space::COUNT;
/// More moves than any placement has.
const MOST_MOVES: usize = 2_000;

/// What becomes of a move.
pub(crate) enum Judgement {
    /// It is not allowed.
    Forbidden,
    /// It may lead somewhere.
    Allowed,
    /// It leads to what is looked for; of those from the same placement the least is taken.
    Wanted(i32),
}

/// A search for a placement.
pub(crate) struct NoveltySearch<'a> {
    pub(crate) solo: &'a Solo,
    /// How many atoms together must be new: 1, 2 or 3.
    pub(crate) width: u32,
    /// Bytes that may be used.
    pub(crate) memory: usize,
}

impl NoveltySearch<'_> {
    /// The way from a placement to the first wanted one, both included, if one comes up.
    pub(crate) fn find(
        &self,
        start: &Placement,
        judge: impl Fn(&Placement, usize, Space, Space) -> Judgement,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        let mut seen = Seen::new(self.width);
        let mut store = Store::new();
        store.insert(*start, Store::ROOT);
        let mut next = 0;
        while next < store.len() && store.bytes_with(MOST_MOVES) + seen.bytes() <= self.memory {
            meter.count()?;
            let placement = *store.placement(next);
            let atoms: Vec<usize> =
                (0..self.solo.pieces().len()).map(|slot| self.atom(slot, placement.at(slot))).collect();
            let mut best: Option<(i32, Placement)> = None;
            self.solo.for_each_move(&placement, |slot, from, to| match judge(&placement, slot, from, to) {
                Judgement::Forbidden => {}
                Judgement::Allowed => {
                    if seen.is_new(self.atom(slot, to), slot, &atoms) {
                        store.insert(self.solo.after(&placement, slot, to), next);
                    }
                }
                Judgement::Wanted(rank) => {
                    if best.is_none_or(|(least, _)| rank < least) {
                        best = Some((rank, self.solo.after(&placement, slot, to)));
                    }
                }
            });
            if let Some((_, wanted)) = best {
                let mut path: Vec<Placement> = store.trail(next).collect();
                path.reverse();
                path.push(wanted);
                return Ok(Some(path));
            }
            next += 1;
        }
        Ok(None)
    }

    fn atom(&self, slot: usize, space: Space) -> usize {
        space.index() + Space::COUNT * self.solo.colour_of(slot)
    }
}

/// Which atoms were seen together.
struct Seen {
    width: u32,
    bits: Vec<u64>,
}

impl Seen {
    fn new(width: u32) -> Seen {
        Seen { width, bits: vec![0; ATOMS.pow(width).div_ceil(64)] }
    }

    fn bytes(&self) -> usize {
        size_of_val(self.bits.as_slice())
    }

    /// Whether an atom, together with some of those of the other slots, is new; they are not from now on.
    fn is_new(&mut self, atom: usize, mover: usize, atoms: &[usize]) -> bool {
        let others = || atoms.iter().enumerate().filter(|(slot, _)| *slot != mover).map(|(_, other)| *other);
        if self.width == 1 {
            return self.mark(atom);
        }
        let mut new = false;
        for (index, other) in others().enumerate() {
            let (low, high) = (atom.min(other), atom.max(other));
            if self.width == 2 {
                new |= self.mark(low * ATOMS + high);
                continue;
            }
            for third in others().take(index) {
                let [low, middle, high] =
                    if third < low { [third, low, high] } else { [low, third.min(high), third.max(high)] };
                new |= self.mark((low * ATOMS + middle) * ATOMS + high);
            }
        }
        new
    }

    /// Marks a place, and says whether it was not marked before.
    fn mark(&mut self, index: usize) -> bool {
        let (word, bit) = (&mut self.bits[index / 64], 1 << (index % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}

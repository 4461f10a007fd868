//! A part of the board as it is, the rest as suits.
//!
//! Some spaces are *exact*: it is told whether a piece stands there and of which colour. Others are *wild*:
//! pieces are everywhere and nowhere there, so that one can be hopped over or landed on, and any piece not on
//! the exact spaces may come from there. All others hold pieces that never move, or nothing. What is possible
//! on the whole board is possible in a projection whose pieces that never move are the opponent's; so what
//! leads nowhere there leads nowhere at all.

use std::collections::HashSet;

use colorito::{Space, SpaceSet};

use crate::{
    grid::{BOARD, around, bits, flood, singles},
    meter::{Meter, Stopped},
    solo::Solo,
};

/// The side's pieces on the exact spaces, by colour.
pub(crate) type Picture = [u128; 2];

/// What a picture takes in a walk, at most: it is in a list and in a set, both of which may be half empty,
/// and in the old and the new one while they grow.
pub(crate) const PICTURE_BYTES: usize = 6 * size_of::<(Picture, usize)>();

/// What a search through the pictures comes to.
pub(crate) enum Walk {
    /// Pictures from the first to one that was looked for, a move apart.
    Found(Vec<Picture>),
    /// There is none.
    Nowhere,
    /// Nothing is known: there are too many pictures.
    TooMany,
}

/// A board of which only a part is looked at closely.
pub(crate) struct Projection {
    strict: bool,
    /// Where pieces of each colour may rest.
    rest: [u128; 2],
    /// The most pieces of each colour there can be on the exact spaces.
    most: [u32; 2],
    exact: u128,
    wild: u128,
    /// What can be hopped over whatever the picture is.
    stones: u128,
    /// Where nothing can ever land.
    taken: u128,
}

impl Projection {
    /// The projection with these exact and wild spaces. Of the wild ones `stones` can be hopped over;
    /// `standing` are own pieces that stand still elsewhere, and `most` is how many pieces of each colour can
    /// be on the exact spaces.
    pub(crate) fn new(
        solo: &Solo,
        exact: SpaceSet,
        wild: SpaceSet,
        stones: SpaceSet,
        standing: SpaceSet,
        most: [u32; 2],
    ) -> Projection {
        let rest = solo.side().colours().map(|colour| bits(solo.rules().rest(colour)));
        let (wild, taken) = (bits(wild - solo.frozen()), bits(solo.frozen() | standing));
        let stones = taken | (bits(stones) & wild & (rest[0] | rest[1]));
        let exact = bits(exact - solo.frozen());
        Projection { strict: solo.rules().variant.strict, rest, most, exact, wild, stones, taken }
    }

    /// The part of a placement that the projection shows.
    pub(crate) fn picture(&self, own: [SpaceSet; 2]) -> Picture {
        own.map(|own| bits(own) & self.exact)
    }

    /// A shortest walk from a picture to one that is looked for, over no step that is forbidden. It looks at
    /// no more pictures than are `left`, and takes those it looked at off that.
    pub(crate) fn walk(
        &self,
        from: Picture,
        is_wanted: impl Fn(&Picture) -> bool,
        forbidden: &HashSet<[Picture; 2]>,
        left: &mut usize,
        meter: &mut Meter,
    ) -> Result<Walk, Stopped> {
        let mut trail = vec![(from, usize::MAX)];
        let mut seen = HashSet::from([from]);
        let mut next = 0;
        while let Some(&(picture, _)) = trail.get(next) {
            if is_wanted(&picture) {
                *left -= trail.len().min(*left);
                let mut walk: Vec<Picture> =
                    std::iter::successors(trail.get(next), |(_, parent)| trail.get(*parent))
                        .map(|(picture, _)| *picture)
                        .collect();
                walk.reverse();
                return Ok(Walk::Found(walk));
            }
            if trail.len() > *left {
                return Ok(Walk::TooMany);
            }
            meter.count()?;
            self.for_each_next(picture, |after| {
                if !forbidden.contains(&[picture, after]) && seen.insert(after) {
                    trail.push((after, next));
                }
            });
            next += 1;
        }
        Ok(Walk::Nowhere)
    }

    /// Calls a function with each picture a move later, except moves that it does not show.
    fn for_each_next(&self, picture: Picture, mut visit: impl FnMut(Picture)) {
        for colour in 0..2 {
            let with = |mut picture: Picture, space: u128| {
                picture[colour] |= space;
                picture
            };
            for at in singles(picture[colour]) {
                let mut without = picture;
                without[colour] ^= at;
                let to = self.destinations(at, colour, without) & !at;
                singles(to & self.exact).for_each(|space| visit(with(without, space)));
                if to & self.wild != 0 {
                    visit(without);
                }
            }
            if picture[colour].count_ones() < self.most[colour] {
                let to = self.destinations(self.wild & self.rest[colour], colour, picture);
                singles(to & self.exact).for_each(|space| visit(with(picture, space)));
            }
        }
    }

    /// Where a piece that stands on one of some spaces can go, given the others in the picture.
    fn destinations(&self, from: u128, colour: usize, others: Picture) -> u128 {
        let others = others[0] | others[1];
        let landing = BOARD & !(others | self.taken);
        let steps = if self.strict { landing & self.rest[colour] } else { landing };
        flood(from | (around(from) & steps), others | self.stones, landing) & landing & self.rest[colour]
    }
}

/// The spaces of some columns on both sides of one.
pub(crate) fn columns_around(column: u8, radius: u8) -> SpaceSet {
    Space::all().filter(|space| space.column().abs_diff(column) <= radius).collect()
}

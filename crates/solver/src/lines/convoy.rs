//! Fetching a straggler in a few columns.
//!
//! First a plan: which pieces move where on the coloured spaces of these columns, as if on the white spaces
//! near the targets any piece were at hand. Then each step of the plan is carried out: pieces are shifted on
//! those white spaces until the right one can make the planned move. A step that cannot be carried out is
//! planned around.

use std::collections::HashSet;

use colorito::{Rules, Space, SpaceSet};

use crate::{
    grid::{bit, bits},
    lines::novelty::{Judgement, NoveltySearch},
    meter::{Meter, Stopped},
    projection::{Picture, Projection, Walk},
    solo::{Placement, Solo},
};

/// How many plans are tried.
const PLANS: usize = 30;

/// A plan and those who carry it out.
pub(crate) struct Convoy<'a> {
    pub(crate) solo: &'a Solo,
    /// The columns it uses.
    pub(crate) region: SpaceSet,
    /// Where all pieces are to go; outside the region they may move there to make room.
    pub(crate) goal: SpaceSet,
    /// Bytes that may be used for carrying out a step.
    pub(crate) memory: usize,
    /// How many pictures all plans together may look at.
    pub(crate) pictures: usize,
    /// How wide the search for carrying out a step is.
    pub(crate) width: u32,
}

impl Convoy<'_> {
    /// A path after which the pieces in the region weigh less, both ends included.
    pub(crate) fn find(
        &self,
        start: &Placement,
        weight: impl Fn(Space) -> i32,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        let projection = self.projection(start);
        let first = projection.picture(self.solo.by_colour(start));
        let weights: Vec<(u128, i32)> =
            self.exact().into_iter().map(|space| (bit(space), weight(space))).collect();
        let total = |picture: &Picture| -> i32 {
            let all = picture[0] | picture[1];
            weights.iter().filter(|(space, _)| all & space != 0).map(|(_, weight)| weight).sum()
        };
        let now = total(&first);
        let mut forbidden = HashSet::new();
        let mut left = self.pictures;
        for _ in 0..PLANS {
            let lighter = |picture: &Picture| total(picture) < now;
            let walk = projection.walk(first, lighter, &forbidden, &mut left, meter)?;
            let Walk::Found(plan) = walk else { return Ok(None) };
            match self.carry_out(start, &plan, &projection, meter)? {
                Ok(path) => return Ok(Some(path)),
                Err(step) => forbidden.insert(step),
            };
        }
        Ok(None)
    }

    /// The spaces of the region that are planned for one by one.
    fn exact(&self) -> SpaceSet {
        self.region - Rules::targets(self.solo.side())
    }

    fn projection(&self, start: &Placement) -> Projection {
        let own = self.solo.by_colour(start);
        let white = Rules::targets(self.solo.side());
        let standing = (own[0] | own[1]) - self.region - white;
        let most = own.map(|own| (own - standing).len());
        // Only the nearer of the two white rows has stones: those in the other are of little use.
        let near = white.into_iter().filter(|space| (1..=8).contains(&space.row())).collect();
        Projection::new(self.solo, self.exact(), white & self.region, near, standing, most)
    }

    /// The path of a plan, or the step that cannot be carried out.
    fn carry_out(
        &self,
        start: &Placement,
        plan: &[Picture],
        projection: &Projection,
        meter: &mut Meter,
    ) -> Result<Result<Vec<Placement>, [Picture; 2]>, Stopped> {
        let mut path = vec![*start];
        for pair in plan.windows(2) {
            match self.step(&path[path.len() - 1], pair[1], projection, meter)? {
                Some(stretch) => path.extend_from_slice(&stretch[1..]),
                None => return Ok(Err([pair[0], pair[1]])),
            }
        }
        Ok(Ok(path))
    }

    /// Moves in the goal rows until one leads to a picture, and that one.
    fn step(
        &self,
        current: &Placement,
        wanted: Picture,
        projection: &Projection,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Placement>>, Stopped> {
        let exact = self.exact();
        let yard = self.goal - exact;
        let shown = bits(exact);
        let judge = |placement: &Placement, slot: usize, from: Space, to: Space| {
            if yard.contains(from) && yard.contains(to) {
                return Judgement::Allowed;
            }
            if !(yard | exact).contains(from) || !(yard | exact).contains(to) {
                return Judgement::Forbidden;
            }
            let colour = self.solo.colour_of(slot);
            let mut picture = projection.picture(self.solo.by_colour(placement));
            picture[colour] = (picture[colour] & !bit(from)) | (bit(to) & shown);
            if picture == wanted { Judgement::Wanted(0) } else { Judgement::Forbidden }
        };
        NoveltySearch { solo: self.solo, width: self.width, memory: self.memory }.find(current, judge, meter)
    }
}

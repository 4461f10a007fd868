//! Proving that a side can never end: some of its pieces are stranded for good.
//!
//! A few columns are looked at exactly, and all else is as suits: pieces are everywhere and nowhere. If even
//! so these columns can never be cleared of all pieces but those that may stand anywhere, then no line leads
//! to an end.

use std::collections::HashSet;

use colorito::{Rules, SIZE, SpaceSet};

use crate::{
    meter::{Meter, Stopped},
    problem::Problem,
    projection::{Picture, Projection, Walk, columns_around},
};

/// How many columns on each side of one are looked at with it.
const RADII: [u8; 4] = [0, 1, 2, 3];

/// Whether it is proven, looking at no more than so many pictures for a region.
pub(crate) fn is_proven(problem: &Problem, pictures: usize, meter: &mut Meter) -> Result<bool, Stopped> {
    let away = problem.solo.own(&problem.start) - Rules::targets(problem.solo.side());
    for radius in RADII {
        for column in 0..SIZE {
            let region = columns_around(column, radius) - Rules::targets(problem.solo.side());
            if region.meets(away) && can_never_be_cleared(problem, region, pictures, meter)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

fn can_never_be_cleared(
    problem: &Problem,
    region: SpaceSet,
    mut pictures: usize,
    meter: &mut Meter,
) -> Result<bool, Stopped> {
    let Problem { solo, goal, start, .. } = problem;
    let most = [0, 1].map(|colour| solo.slots(colour).len() as u32);
    let projection = Projection::new(solo, region, !region, !region, SpaceSet::EMPTY, most);
    let spare = [0, 1].map(|colour| goal.spare(solo, colour) as u32);
    let is_cleared = |picture: &Picture| (0..2).all(|colour| picture[colour].count_ones() <= spare[colour]);
    let first = projection.picture(solo.by_colour(start));
    let walk = projection.walk(first, is_cleared, &HashSet::new(), &mut pictures, meter)?;
    Ok(matches!(walk, Walk::Nowhere))
}

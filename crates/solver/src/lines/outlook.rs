//! Guessing how far a placement is from the goal.
//!
//! Three things count: how far the pieces are from home, how far those on their way are from the nearest
//! helper, and, on a closer look that takes longer, what their ladders lack. Only the search for lines is
//! guided by this; no bound rests on it.

use std::rc::Rc;

use colorito::{Rules, SIZE, Space, SpaceSet};

use crate::{
    bounds::cost::{Cost, FAR},
    goal::Goal,
    lines::gap::Gaps,
    lines::ladder::Ladders,
    solo::{Placement, Solo},
};

/// What a move that a piece needs at least counts, in steps of distance.
const MOVE: i16 = 3;
/// What a step between a piece and the nearest helper counts, and in the mood that minds helpers.
const GAP: i32 = 4;
const MINDED_GAP: i32 = 16;
/// What a move guessed from the ladders counts.
const LADDER: i32 = 4;

/// How uneven pieces and targets of a colour are spread over the columns: pieces less targets in each.
type Spread = [i8; SIZE as usize];

/// What an outlook makes of pieces that are far behind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// Each step counts the same.
    Even,
    /// The farther a piece is away, the more a step counts, so that an army stays together.
    MindStragglers,
    /// Helpers count for more than anything else.
    MindHelpers,
}

/// A guess of how much is left to do.
pub(crate) struct Outlook {
    /// The part that is a sum over the pieces.
    table: Cost,
    /// For each slot the spaces where its piece needs no helper.
    settled: Vec<SpaceSet>,
    /// What a step between a piece and the nearest helper counts.
    gap: i32,
    gaps: Rc<Gaps>,
    ladders: Rc<Ladders>,
    /// Under Just Colours, the homes of each colour less its pieces, by column.
    spread: Option<[Spread; 2]>,
}

/// Where the pieces are to go.
struct Destination<'a> {
    /// A lower bound on the moves there.
    towards: &'a Cost,
    /// For each slot where its piece is to stand; empty if it may stand anywhere.
    homes: Vec<SpaceSet>,
    /// Where no piece needs a helper.
    safe: SpaceSet,
}

/// The outlook of a placement, ready to be asked about its children.
pub(crate) struct View<'a> {
    outlook: &'a Outlook,
    total: i32,
    /// The side's pieces by colour.
    own: [SpaceSet; 2],
    /// The pieces that may need help, with their colour.
    away: Vec<(usize, usize, Space)>,
    spread: Option<[Spread; 2]>,
    /// How many slots have the first colour.
    first: usize,
}

impl Outlook {
    /// The outlooks of all moods for getting home.
    pub(crate) fn moods(solo: &Solo, goal: &Goal) -> [Outlook; 3] {
        let homes = solo.homes();
        let (gaps, ladders) = (Rc::new(Gaps::new(solo)), Rc::new(Ladders::new(solo, &homes)));
        let home = Destination { towards: &goal.towards, homes, safe: Rules::targets(solo.side()) };
        [Mood::Even, Mood::MindStragglers, Mood::MindHelpers]
            .map(|mood| Outlook::new(solo, &home, mood, Rc::clone(&gaps), Rc::clone(&ladders)))
    }

    /// An outlook for getting to a placement instead.
    pub(crate) fn aiming_at(&self, solo: &Solo, end: &Placement, towards: &Cost) -> Outlook {
        let standing = solo.by_colour(end);
        let homes: Vec<SpaceSet> = (0..solo.pieces().len())
            .map(|slot| {
                let colour = solo.colour_of(slot);
                if solo.rules().variant.just_colours { standing[colour] } else { end.at(slot).into() }
            })
            .collect();
        let ladders = Rc::new(Ladders::new(solo, &homes));
        let there = Destination { towards, homes, safe: SpaceSet::EMPTY };
        Outlook::new(solo, &there, Mood::Even, Rc::clone(&self.gaps), ladders)
    }

    fn new(
        solo: &Solo,
        destination: &Destination<'_>,
        mood: Mood,
        gaps: Rc<Gaps>,
        ladders: Rc<Ladders>,
    ) -> Outlook {
        let just_colours = solo.rules().variant.just_colours;
        let Destination { towards, homes, safe } = destination;
        let table = Cost::by_slot(solo, |_, slot, space| {
            let distance = |home: Space| {
                if just_colours { space.row().abs_diff(home.row()) } else { space.distance(home) }
            };
            let nearest = homes[slot].into_iter().map(distance).min().map_or(0, i16::from);
            let remote = match mood {
                Mood::Even | Mood::MindHelpers => nearest,
                Mood::MindStragglers => nearest + nearest * nearest / 4,
            };
            MOVE * towards.at(slot, space).min(FAR / 10) + remote
        });
        let settled =
            homes.iter().map(|homes| if homes.is_empty() { SpaceSet::ALL } else { *homes | *safe }).collect();
        let spread = just_colours.then(|| {
            [0, 1].map(|colour| {
                let ends = solo.slots(colour).fold(SpaceSet::EMPTY, |ends, slot| ends | homes[slot]);
                spread_of(ends).map(|count| -count)
            })
        });
        let gap = if mood == Mood::MindHelpers { MINDED_GAP } else { GAP };
        Outlook { table, settled, gap, gaps, ladders, spread }
    }

    pub(crate) fn view(&self, solo: &Solo, placement: &Placement) -> View<'_> {
        let own = [0, 1].map(|colour| solo.slots(colour).map(|slot| placement.at(slot)).collect());
        let away = (0..2)
            .flat_map(|colour| solo.slots(colour).map(move |slot| (slot, colour, placement.at(slot))))
            .filter(|(slot, _, space)| !self.settled[*slot].contains(*space))
            .collect();
        let spread = self.spread.map(|mut spread| {
            for (spread, own) in spread.iter_mut().zip(own) {
                for (sum, pieces) in spread.iter_mut().zip(spread_of(own)) {
                    *sum += pieces;
                }
            }
            spread
        });
        let total = self.table.total(solo, placement);
        View { outlook: self, total, own, away, spread, first: solo.slots(0).len() }
    }

    /// The outlook of a placement after a closer look; less is better.
    pub(crate) fn closer(&self, solo: &Solo, placement: &Placement) -> i32 {
        let stay = placement.at(0);
        self.view(solo, placement).after(0, stay, stay) + LADDER * self.ladders.guess(solo, placement)
    }
}

impl View<'_> {
    /// The outlook after a move; less is better.
    #[inline]
    pub(crate) fn after(&self, slot: usize, from: Space, to: Space) -> i32 {
        let colour = usize::from(slot >= self.first);
        let distance = self.total + self.outlook.table.change(slot, from, to);
        distance
            + self.outlook.gap * self.gaps_after(slot, colour, from, to)
            + self.unevenness_after(colour, from, to)
    }

    #[inline]
    fn gaps_after(&self, slot: usize, colour: usize, from: Space, to: Space) -> i32 {
        let mut own = self.own;
        own[colour] = (own[colour] - from.into()) | to.into();
        let gaps = &self.outlook.gaps;
        let others = self.away.iter().filter(|(other, ..)| *other != slot);
        let sum: i32 = others.map(|&(_, colour, space)| gaps.gap(colour, space, own)).sum();
        if self.outlook.settled[slot].contains(to) { sum } else { sum + gaps.gap(colour, to, own) }
    }

    /// How many columns the pieces would have to be shifted by, all together, to stand where the targets are.
    #[inline]
    fn unevenness_after(&self, colour: usize, from: Space, to: Space) -> i32 {
        let Some(mut spread) = self.spread else { return 0 };
        spread[colour][usize::from(from.column())] -= 1;
        spread[colour][usize::from(to.column())] += 1;
        spread.iter().map(running_sums).sum()
    }
}

fn spread_of(spaces: SpaceSet) -> Spread {
    let mut spread = [0; SIZE as usize];
    for space in spaces {
        spread[usize::from(space.column())] += 1;
    }
    spread
}

#[inline]
fn running_sums(spread: &Spread) -> i32 {
    let (_, sums) = spread.iter().fold((0i32, 0), |(running, sums), count| {
        let running = running + i32::from(*count);
        (running, sums + running.abs())
    });
    sums
}

//! Guessing how far a placement is from the goal.
//!
//! A piece far from all others cannot move, so besides how far the pieces are from home it counts how far
//! those on their way are from the nearest helper.

use colorito::{Direction, Rules, SIZE, Side, Space, SpaceSet};

use crate::{
    cost::{Cost, FAR},
    goal::Goal,
    ladder::Ladders,
    solo::{Placement, Solo},
};

const RADII: usize = 7;

/// For a piece on a space: where helpers of each colour let it get on, and the spaces around these.
type Rings = [[[SpaceSet; 2]; RADII]];

/// A guess of how much is left to do.
pub(crate) struct Outlook {
    /// The part that is a sum over the pieces.
    table: Cost,
    /// For each slot the spaces where its piece is home, or cannot get home.
    settled: Vec<SpaceSet>,
    /// Pieces on these spaces need no helper.
    safe: SpaceSet,
    lonely: i32,
    columns: Option<[SpaceSet; 2]>,
    column_weight: i32,
    rings: [Box<Rings>; 2],
    first: usize,
    frozen: SpaceSet,
    ladders: Ladders,
    ladder_weight: i32,
}

/// The outlook of a placement, ready to be asked about its children.
pub(crate) struct View<'a> {
    outlook: &'a Outlook,
    total: i32,
    own: [SpaceSet; 2],
    /// Pieces that may need help.
    away: Vec<(usize, Space)>,
    imbalance: [[i8; SIZE as usize]; 2],
}

fn forward(side: Side, from: Space, to: Space) -> bool {
    match side {
        Side::Red => to.row() > from.row(),
        Side::Blue => to.row() < from.row(),
    }
}

fn rings(solo: &Solo, colour: usize) -> Box<Rings> {
    let rules = solo.rules();
    let rest = rules.rest(solo.side().colours()[colour]);
    let mut all = vec![[[SpaceSet::EMPTY; 2]; RADII]; Space::COUNT].into_boxed_slice();
    for space in rest {
        let mut begins = SpaceSet::neighbours(space) - solo.frozen();
        if rules.variant.strict {
            begins &= rest;
        }
        begins.insert(space);
        let mut help = SpaceSet::EMPTY;
        for begin in begins {
            for d in Direction::ALL {
                let Some(middle) = begin.neighbour(d) else { continue };
                let Some(end) = middle.neighbour(d) else { continue };
                if middle != space && forward(solo.side(), space, end) && !solo.frozen().contains(end) {
                    help.insert(middle);
                }
            }
        }
        for (helper, c) in solo.side().colours().into_iter().enumerate() {
            let mut set = help & rules.rest(c);
            for radius in 0..RADII {
                all[space.index()][radius][helper] =
                    if radius == 0 { set | (help & solo.frozen()) } else { set };
                set = set.into_iter().fold(set, |wider, s| wider | SpaceSet::neighbours(s));
            }
        }
    }
    all
}

impl Outlook {
    pub(crate) fn new(solo: &Solo, goal: &Goal) -> Outlook {
        let settled: Vec<SpaceSet> = solo
            .pieces()
            .iter()
            .map(|piece| {
                let homes = solo.rules().homes(*piece) - solo.frozen();
                if homes.is_empty() { SpaceSet::ALL } else { homes }
            })
            .collect();
        let jc = solo.rules().variant.just_colours;
        let w_move = 3;
        let w_dist = 1;
        let w_sq = 0;
        let table = Cost::by_slot(solo, |_, slot, space| {
            let near = settled[slot]
                .into_iter()
                .map(|home| if jc { space.row().abs_diff(home.row()) } else { space.distance(home) })
                .min();
            let moves = goal.towards.at(slot, space).min(FAR / 4);
            let d = near.map_or(0, i16::from);
            w_move * moves + w_dist * d + w_sq * d * d
        });
        let columns =
            jc.then(|| solo.side().colours().map(|colour| colorito::targets(colour) - solo.frozen()));
        let safe = Rules::targets(solo.side());
        Outlook {
            table,
            settled,
            safe,
            lonely: 3,
            columns,
            column_weight: 1,
            rings: [0, 1].map(|colour| rings(solo, colour)),
            first: solo.slots(0).len(),
            frozen: solo.frozen(),
            ladders: Ladders::new(solo),
            ladder_weight: 6,
        }
    }

    pub(crate) fn view(&self, solo: &Solo, placement: &Placement) -> View<'_> {
        let mut imbalance = [[0i8; SIZE as usize]; 2];
        if let Some(columns) = &self.columns {
            for colour in 0..2 {
                for target in columns[colour] {
                    imbalance[colour][target.column() as usize] -= 1;
                }
                for slot in solo.slots(colour) {
                    imbalance[colour][placement.at(slot).column() as usize] += 1;
                }
            }
        }
        let away = (0..solo.pieces().len())
            .map(|slot| (slot, placement.at(slot)))
            .filter(|(slot, space)| !(self.settled[*slot] | self.safe).contains(*space))
            .collect();
        View {
            outlook: self,
            total: self.table.total(solo, placement),
            own: [0, 1].map(|colour| solo.slots(colour).map(|slot| placement.at(slot)).collect()),
            away,
            imbalance,
        }
    }

    /// The outlook after a closer look.
    pub(crate) fn closer(&self, solo: &Solo, placement: &Placement) -> i32 {
        let view = self.view(solo, placement);
        let at = placement.at(0);
        view.after(0, at, at) + self.ladder_weight * self.ladders.guess(solo, placement)
    }

    #[inline]
    fn gap(&self, slot: usize, space: Space, own: [SpaceSet; 2]) -> i32 {
        let rings = &self.rings[usize::from(slot >= self.first)][space.index()];
        let own = own.map(|own| own - space.into());
        if rings[0][0].meets(self.frozen) {
            return 0;
        }
        (0..RADII)
            .find(|radius| rings[*radius][0].meets(own[0]) || rings[*radius][1].meets(own[1]))
            .unwrap_or(RADII) as i32
    }
}

impl View<'_> {
    /// The outlook after a move; less is better.
    #[inline]
    pub(crate) fn after(&self, slot: usize, from: Space, to: Space) -> i32 {
        let mut outlook = self.total + self.outlook.table.change(slot, from, to);
        let moved = usize::from(slot >= self.outlook.first);
        let mut own = self.own;
        own[moved] = (own[moved] - from.into()) | to.into();
        let mut lonely = 0;
        for &(other, space) in &self.away {
            if other != slot {
                lonely += self.outlook.gap(other, space, own);
            }
        }
        if !(self.outlook.settled[slot] | self.outlook.safe).contains(to) {
            lonely += self.outlook.gap(slot, to, own);
        }
        outlook += self.outlook.lonely * lonely;
        if self.outlook.columns.is_some() {
            let mut uneven = 0;
            for colour in 0..2 {
                let mut sum = 0i32;
                for column in 0..SIZE as usize {
                    sum += i32::from(self.imbalance[colour][column]);
                    if colour == moved {
                        sum += i32::from(to.column() as usize == column)
                            - i32::from(from.column() as usize == column);
                    }
                    uneven += sum.abs();
                }
            }
            outlook += self.outlook.column_weight * uneven;
        }
        outlook
    }
}

//! What the evaluation looks at.
//!
//! A position is a list of *features* for each side: small facts, each with a weight that says how many moves (in
//! hundredths) it adds to what the side still needs. Evaluating adds up weights; tuning finds them. Both walk through
//! the same function here, so they cannot disagree.

use colorito::{Piece, Position, Rules, SIZE, Side, Space, SpaceSet};

use crate::{gaps::Travellers, nearest::nearest_open_column};

/// A family of features with one name in the weights file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The name in the weights file.
    pub name: &'static str,
    /// The index of its first feature.
    pub first: usize,
    /// How many lines it has in the file.
    pub lines: usize,
    /// How many features a line has.
    pub width: usize,
}

impl Group {
    const fn after(previous: Option<Group>, name: &'static str, lines: usize, width: usize) -> Group {
        let first = match previous {
            Some(group) => group.first + group.lines * group.width,
            None => 0,
        };
        Group { name, first, lines, width }
    }

    const fn index(self, line: usize, column: usize) -> usize {
        self.first + line * self.width + column
    }

    /// The indices of its features.
    pub fn features(self) -> std::ops::Range<usize> {
        self.first..self.first + self.lines * self.width
    }
}

/// Where a piece 1–10 stands: its row from its own seat, and how many columns lie between it and its target.
pub const FIRST: Group = Group::after(None, "first", 10, 10);
/// The same for a piece 11–20.
pub const SECOND: Group = Group::after(Some(FIRST), "second", 10, 10);
/// How far ahead a piece that is not home can go at once, by the part of the board it stands in.
pub const REACH: Group = Group::after(Some(SECOND), "reach", 4, 6);
/// What stands on the target of a piece, by the part of the board the piece stands in.
pub const TARGET: Group = Group::after(Some(REACH), "target", 4, 3);
/// How many targets the opponent holds, by how many pieces are not home.
pub const HELD: Group = Group::after(Some(TARGET), "held", 5, 4);
/// The row of the last piece, and how many rows lie between it and the last but one.
pub const LAST: Group = Group::after(Some(HELD), "last", 10, 4);
/// How many pieces of either side stand within two spaces of a piece in the coloured rows, by its row.
pub const COMPANY: Group = Group::after(Some(LAST), "company", 6, 4);

/// The gaps to bridge so that all pieces on their way are linked with those near home, see `gaps.rs`.
pub const GAP: Group = Group::after(Some(COMPANY), "gap", 1, 10);

/// All groups in the order of the weights file.
pub const GROUPS: [Group; 8] = [FIRST, SECOND, REACH, TARGET, HELD, LAST, COMPANY, GAP];

/// How many features there are for each side.
pub const COUNT: usize = GAP.first + GAP.lines * GAP.width;

/// The columns of [`REACH`].
const STUCK: usize = 0;
const NOT_AHEAD: usize = 1;
const READY: usize = 5;

/// Rows from the seat of the owner: 0–1 white, 2–4 and 5–7 coloured, 8–9 white again.
const ZONE: [usize; SIZE as usize] = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3];

const FIRST_COLOURED_ROW: usize = 2;
const LAST_COLOURED_ROW: usize = 7;

/// The row of a space as its owner counts, 0 nearest to them.
pub(crate) const fn own_row(side: Side, space: Space) -> usize {
    match side {
        Side::Red => space.row() as usize,
        Side::Blue => (SIZE - 1 - space.row()) as usize,
    }
}

/// For each side and row, as the side counts, the spaces of that row and all rows ahead of it.
static AHEAD: [[SpaceSet; SIZE as usize + 6]; 2] = {
    let mut ahead = [[SpaceSet::EMPTY; SIZE as usize + 6]; 2];
    let mut row = SIZE as usize;
    while row > 0 {
        row -= 1;
        ahead[0][row] = SpaceSet::row(row as u8).union(ahead[0][row + 1]);
        ahead[1][row] = SpaceSet::row(SIZE - 1 - row as u8).union(ahead[1][row + 1]);
    }
    ahead
};

/// The spaces at most two columns and rows away.
static WITHIN_TWO: [SpaceSet; Space::COUNT] = {
    let mut sets = [SpaceSet::EMPTY; Space::COUNT];
    let mut index = 0;
    while let Some(space) = Space::from_index(index) {
        let mut other = 0;
        while let Some(near) = Space::from_index(other) {
            if other != index && space.distance(near) <= 2 {
                sets[index] = sets[index].union(SpaceSet::single(near));
            }
            other += 1;
        }
        index += 1;
    }
    sets
};

/// The feature of a piece on a space under the standard game's targets; `None` on its target.
static PLACE: [[u16; Space::COUNT]; Piece::COUNT] = {
    let mut places = [[0; Space::COUNT]; Piece::COUNT];
    let mut index = 0;
    while let Some(piece) = Piece::from_index(index) {
        let mut at = 0;
        while let Some(space) = Space::from_index(at) {
            let columns = space.column().abs_diff(piece.target().column()) as usize;
            places[index][at] = group_of(piece).index(own_row(piece.side(), space), columns) as u16;
            at += 1;
        }
        index += 1;
    }
    places
};

const fn group_of(piece: Piece) -> Group {
    if piece.number() <= 10 { FIRST } else { SECOND }
}

/// The feature for where a piece stands, or would stand.
#[inline]
pub(crate) fn place(position: &Position, piece: Piece, space: Space) -> usize {
    if position.rules().variant.just_colours {
        let open = position.open_targets(piece.side()) & colorito::targets(piece.colour());
        let columns = nearest_open_column(open, piece.target().row(), space.column());
        group_of(piece).index(own_row(piece.side(), space), columns)
    } else {
        usize::from(PLACE[piece.index()][space.index()])
    }
}

/// What is collected about a side while its pieces are visited.
#[derive(Clone, Copy)]
struct Tally {
    away: usize,
    last: usize,
    last_but_one: usize,
}

impl Tally {
    const NOTHING: Tally = Tally { away: 0, last: SIZE as usize - 1, last_but_one: SIZE as usize - 1 };

    #[inline]
    fn add(&mut self, row: usize) {
        self.away += 1;
        if row < self.last {
            self.last_but_one = self.last;
            self.last = row;
        } else if row < self.last_but_one {
            self.last_but_one = row;
        }
    }
}

/// Calls a function with every feature of the position: the side it belongs to and its index.
#[inline]
pub fn for_each(position: &Position, mut found: impl FnMut(Side, usize)) {
    let occupied = position.occupied();
    let home = position.home(Side::Red) | position.home(Side::Blue);
    let mut tallies = [Tally::NOTHING; 2];
    let mut travellers = [Travellers::NONE; 2];
    position.for_each_reach(|piece, space, destinations| {
        if home.contains(space) {
            return;
        }
        let side = piece.side();
        let row = own_row(side, space);
        tallies[side as usize].add(row);
        if row <= LAST_COLOURED_ROW {
            travellers[side as usize].add(space);
        }
        found(side, place(position, piece, space));
        found(side, REACH.index(ZONE[row], reach(position.rules(), piece, row, destinations)));
        if !position.rules().variant.just_colours {
            found(side, TARGET.index(ZONE[row], on_target(position, piece)));
        }
        if (FIRST_COLOURED_ROW..=LAST_COLOURED_ROW).contains(&row) {
            let company = (WITHIN_TWO[space.index()] & occupied).len() as usize;
            found(side, COMPANY.index(row - FIRST_COLOURED_ROW, company.min(3)));
        }
    });
    for side in Side::ALL {
        let Tally { away, last, last_but_one } = tallies[side as usize];
        if away == 0 {
            continue;
        }
        let held = (position.open_targets(side) & position.of(!side)).len() as usize;
        if held > 0 {
            found(side, HELD.index(away_bucket(away), held.min(4) - 1));
        }
        found(side, LAST.index(last, (last_but_one - last).min(3)));
        let arrived = position.of(side) & Rules::targets(side);
        let helpers = arrived | (position.of(!side) - Rules::targets(!side));
        travellers[side as usize].for_each_gap(helpers, |gap| found(side, GAP.index(0, gap)));
    }
}

/// How far a piece can go at once, as a column of [`REACH`].
#[inline]
fn reach(rules: &Rules, piece: Piece, row: usize, destinations: SpaceSet) -> usize {
    if destinations.is_empty() {
        return STUCK;
    }
    if destinations.meets(rules.homes(piece)) {
        return READY;
    }
    let ahead = &AHEAD[piece.side() as usize];
    let rows = [1, 3, 5];
    rows.into_iter().filter(|rows| destinations.meets(ahead[row + rows])).count() + NOT_AHEAD
}

/// What stands on a piece's target: nothing, an own piece, one of the opponent's.
#[inline]
fn on_target(position: &Position, piece: Piece) -> usize {
    match position.piece(piece.target()) {
        None => 0,
        Some(other) if other.side() == piece.side() => 1,
        Some(_) => 2,
    }
}

const fn away_bucket(away: usize) -> usize {
    match away {
        0..=1 => 0,
        2..=3 => 1,
        4..=6 => 2,
        7..=11 => 3,
        _ => 4,
    }
}

//! What the evaluation looks at.
//!
//! A position is a list of *features* for each side: small facts, each with a weight that says how many moves
//! (in hundredths) it adds to what the side still needs. Evaluating adds up weights; tuning finds them. Both
//! walk through the same function here, so they cannot disagree.

use colorito::{Piece, Position, Reach, Rules, SIZE, Side, Space, SpaceSet};

use crate::{gaps::for_each_gap, places::Places};

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

    pub(crate) const fn index(self, line: usize, column: usize) -> usize {
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
/// The places of pieces that are home; they weigh nothing.
pub const FIRST_HOME: usize = FIRST.index(9, 0);
/// The same for pieces 11–20.
pub const SECOND_HOME: usize = SECOND.index(8, 0);
/// How far ahead a piece that is not home can go at once, by the part of the board it stands in: not at all,
/// so many rows, or home.
pub const REACH: Group = Group::after(Some(SECOND), "reach", 4, 10);
/// What stands on the target of a piece, by the part of the board the piece stands in.
pub const TARGET: Group = Group::after(Some(REACH), "target", 4, 3);
/// How many targets the opponent holds, by how many others are still to be filled: once none is, the special
/// situation wins.
pub const HELD: Group = Group::after(Some(TARGET), "held", 8, 4);
/// The row of the last piece, and how many rows lie between it and the last but one.
pub const LAST: Group = Group::after(Some(HELD), "last", 10, 4);
/// How many own pieces and how many of the opponent's stand within two spaces of a piece in the coloured
/// rows, by its row.
pub const COMPANY: Group = Group::after(Some(LAST), "company", 6, 12);
/// The gaps to bridge so that all pieces on their way are linked with those near home, see `gaps.rs`.
pub const GAP: Group = Group::after(Some(COMPANY), "gap", 1, 10);
/// How many spaces are taken before the target of a piece 1–10 that has not reached the white rows, by the
/// part of the board it stands in.
pub const CLOSED: Group = Group::after(Some(GAP), "closed", 3, 4);
/// How many pieces 11–20 are home, in twos, by how many pieces 1–10 are not: the former can shut the latter
/// out.
pub const ORDER: Group = Group::after(Some(CLOSED), "order", 5, 6);
/// Who can still help a piece that has not reached the white rows, by its row: how many own pieces are beside
/// or behind it, and how many of the opponent's have yet to come past.
pub const HELP: Group = Group::after(Some(ORDER), "help", 8, 16);
/// How many own pieces are home already, by the row of a piece that has not reached the white rows and whether
/// it can get ahead at once: the more are home, the fewer come back to fetch it.
pub const LEFT: Group = Group::after(Some(HELP), "left", 16, 6);
/// Having to wait for one's turn.
pub const WAIT: Group = Group::after(Some(LEFT), "wait", 1, 1);

/// All groups in the order of the weights file.
pub const GROUPS: [Group; 13] =
    [FIRST, SECOND, REACH, TARGET, HELD, LAST, COMPANY, GAP, CLOSED, ORDER, HELP, LEFT, WAIT];

/// How many features there are for each side.
pub const COUNT: usize = WAIT.first + WAIT.lines * WAIT.width;

/// The columns of [`REACH`]; between the two the rows ahead, from none to seven.
const STUCK: usize = 0;
const NOT_AHEAD: usize = 1;
const READY: usize = 9;

/// The columns of [`COMPANY`]: up to three own pieces, up to two of the opponent's.
const MOST_OWN: usize = 3;
const MOST_OTHERS: usize = 2;

/// A piece so many rows ahead of another can still help it.
const BESIDE: usize = 1;

/// Helpers are counted as none, one, two or three, and more.
const HELP_BUCKETS: usize = 4;

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
static AHEAD: [[SpaceSet; SIZE as usize + 8]; 2] = {
    let mut ahead = [[SpaceSet::EMPTY; SIZE as usize + 8]; 2];
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

/// What is collected about a side while its pieces are visited.
#[derive(Clone, Copy)]
struct Tally {
    last: usize,
    last_but_one: usize,
}

impl Tally {
    const NOTHING: Tally = Tally { last: SIZE as usize - 1, last_but_one: SIZE as usize - 1 };

    #[inline]
    fn add(&mut self, row: usize) {
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
    let places = Places::of(position);
    let reach = Reach::new(position.occupied(), position.rules());
    for side in Side::ALL {
        of_side(position, side, &places, &reach, |feature| found(side, feature));
    }
    found(!position.turn(), WAIT.index(0, 0));
}

/// The features of one side, but for the turn.
#[inline]
fn of_side(
    position: &Position,
    side: Side,
    places: &Places,
    reach: &Reach<'_>,
    mut found: impl FnMut(usize),
) {
    let (own, others, home) = (position.of(side), position.of(!side), position.home(side));
    if own == home {
        return;
    }
    let just_colours = position.rules().variant.just_colours;
    let home_column = home_bucket(home.len());
    let mut tally = Tally::NOTHING;
    for space in own - home {
        let Some(piece) = position.piece(space) else { continue };
        let row = own_row(side, space);
        tally.add(row);
        found(places.feature(piece, space));
        let destinations = reach.destinations(space, piece.colour());
        let ways = reach_column(position.rules(), piece, row, destinations);
        found(REACH.index(ZONE[row], ways));
        if !just_colours {
            found(TARGET.index(ZONE[row], on_target(position, piece)));
        }
        if row > LAST_COLOURED_ROW {
            continue;
        }
        if !just_colours && piece.colour() == side.colours()[0] {
            let before =
                SpaceSet::neighbours(piece.target()) & (AHEAD[side as usize][8] - AHEAD[side as usize][9]);
            found(CLOSED.index(ZONE[row], (before & (own | others)).len() as usize));
        }
        let behind = (own - home) - AHEAD[side as usize][row + BESIDE + 1];
        let coming = (others - position.home(!side)) & AHEAD[side as usize][row];
        let helpers = help_bucket(behind.len() - 1) * HELP_BUCKETS + help_bucket(coming.len());
        found(HELP.index(row, helpers));
        found(LEFT.index(2 * row + usize::from(ways > NOT_AHEAD), home_column));
        if row >= FIRST_COLOURED_ROW {
            let near = WITHIN_TWO[space.index()];
            let friends = ((near & own).len() as usize).min(MOST_OWN);
            let strangers = ((near & others).len() as usize).min(MOST_OTHERS);
            found(COMPANY.index(row - FIRST_COLOURED_ROW, friends * (MOST_OTHERS + 1) + strangers));
        }
    }
    let Tally { last, last_but_one } = tally;
    let open = position.open_targets(side);
    let held = (open & others).len() as usize;
    if held > 0 {
        found(HELD.index(free_bucket((open - others).len()), held.min(4) - 1));
    }
    found(LAST.index(last, (last_but_one - last).min(3)));
    let helpers = (own & Rules::targets(side)) | (others - Rules::targets(!side));
    let travellers = (own - home) - AHEAD[side as usize][LAST_COLOURED_ROW + 1];
    for_each_gap(travellers, helpers, |gap| found(GAP.index(0, gap)));
    let firsts = (home & AHEAD[side as usize][9]).len() as usize;
    let seconds = home.len() as usize - firsts;
    found(ORDER.index(away_bucket(usize::from(SIZE) - firsts), seconds / 2));
}

/// How far a piece can go at once, as a column of [`REACH`].
#[inline]
fn reach_column(rules: &Rules, piece: Piece, row: usize, destinations: SpaceSet) -> usize {
    if destinations.is_empty() {
        return STUCK;
    }
    if destinations.meets(rules.homes(piece)) {
        return READY;
    }
    let ahead = &AHEAD[piece.side() as usize];
    let further = |rows: usize, more: usize| {
        if destinations.meets(ahead[row + rows + more]) { rows + more } else { rows }
    };
    STUCK + 1 + further(further(further(0, 4), 2), 1)
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

const fn help_bucket(helpers: u32) -> usize {
    match helpers {
        0..=1 => helpers as usize,
        2..=3 => 2,
        _ => 3,
    }
}

const fn free_bucket(free: u32) -> usize {
    match free {
        0..=4 => free as usize,
        5..=6 => 5,
        7..=9 => 6,
        _ => 7,
    }
}

const fn home_bucket(home: u32) -> usize {
    match home {
        0..=3 => 0,
        4..=7 => 1,
        8..=11 => 2,
        12..=14 => 3,
        15..=17 => 4,
        _ => 5,
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

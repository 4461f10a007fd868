//! Where pieces can go, for all pieces at once.
//!
//! A hop between two *empty* spaces works both ways. So for one occupancy the empty spaces fall into
//! **islands**: sets within which a piece, once there, can hop to and fro. Which islands there are is the
//! same for every piece, and most of the work of generating moves is finding them once.
//!
//! What a single piece adds is where it gets ashore: its empty neighbours, by a first step, and the empty
//! spaces one hop away. From there it reaches the whole islands. One thing could spoil that: the moving piece
//! is no longer there to be hopped over, so links across its own space do not count for it.
//!
//! - A *jump* never uses such a link: hops keep the class (see [`space_set`](crate::space_set)), and the
//!   spaces
//!   on both sides of the piece are of another class than the piece.
//! - A *step-jump* under standard rules may have used one in its island, but both ends of the link are empty
//!   neighbours of the piece, where it may step first. Whatever lies behind the link, it steps there instead.
//! - Under *strict* rules it may not be allowed to step to one of the ends. Then the way is searched anew
//!   without
//!   the links across the piece.

use crate::{Space, SpaceSet, lanes::Lanes, space_set::ROW};

/// The four axes of a hop as bit shifts: east, north, north-east, north-west.
const SHIFTS: [u32; 4] = [1, ROW, ROW + 1, ROW - 1];

/// For each axis the spaces from which a hop along it ends on the board.
const ON_BOARD: [u128; 4] =
    [hop_stays_on_board(2, 0), hop_stays_on_board(0, 2), hop_stays_on_board(2, 2), hop_stays_on_board(-2, 2)];

/// The most islands one class can have: each has two spaces at least, a class has 25.
const MAX_ISLANDS: usize = 12;

const fn hop_stays_on_board(columns: i8, rows: i8) -> u128 {
    let mut bits = 0;
    let mut index = 0;
    while let Some(space) = Space::from_index(index) {
        if let (Some(column), Some(row)) =
            (space.column().checked_add_signed(columns), space.row().checked_add_signed(rows))
            && Space::new(column, row).is_some()
        {
            bits |= SpaceSet::single(space).bits();
        }
        index += 1;
    }
    bits
}

/// The spaces whose eastern neighbour is in a set. Bits of no space may be left over, here and below.
#[inline(always)]
fn east_of(set: Lanes) -> Lanes {
    let beside = set.swap_columns();
    beside.in_odd_columns_else(beside >> 1)
}

/// The spaces whose western neighbour is in a set.
#[inline(always)]
fn west_of(set: Lanes) -> Lanes {
    let beside = set.swap_columns();
    (beside << 1).in_odd_columns_else(beside)
}

/// The spaces whose northern neighbour is in a set.
#[inline(always)]
fn north_of(set: Lanes) -> Lanes {
    let above = set.swap_rows();
    above.in_odd_rows_else(above >> ROW)
}

/// The spaces whose southern neighbour is in a set.
#[inline(always)]
fn south_of(set: Lanes) -> Lanes {
    let below = set.swap_rows();
    (below << ROW).in_odd_rows_else(below)
}

/// For each axis the spaces whose neighbour along it is in a set.
#[inline(always)]
fn before(set: Lanes) -> [Lanes; 4] {
    let (east, west) = (east_of(set), west_of(set));
    [east, north_of(set), north_of(east), north_of(west)]
}

/// For each axis the spaces whose neighbour ahead along it is in a set, and those whose neighbour behind is.
struct Around {
    ahead: [Lanes; 4],
    behind: [Lanes; 4],
}

impl Around {
    #[inline(always)]
    fn new(set: Lanes) -> Around {
        let (east, west, south) = (east_of(set), west_of(set), south_of(set));
        Around {
            ahead: [east, north_of(set), north_of(east), north_of(west)],
            behind: [west, south, south_of(west), south_of(east)],
        }
    }
}

/// Which hops an occupancy allows.
#[derive(Clone, Copy)]
pub(crate) struct Hops {
    empty: Lanes,
    /// For each axis the spaces with a piece next to them along it and the board going on behind.
    over: [Lanes; 4],
    /// For each axis the empty spaces linked by a hop along it with an empty one.
    links: [Lanes; 4],
}

impl Hops {
    #[inline(always)]
    pub(crate) fn new(occupied: SpaceSet) -> Hops {
        let empty = Lanes::from(!occupied);
        let beside = before(Lanes::from(occupied));
        let over: [Lanes; 4] = std::array::from_fn(|axis| beside[axis] & Lanes::new(ON_BOARD[axis]));
        let links = std::array::from_fn(|axis| empty & over[axis] & (empty >> SHIFTS[axis]));
        Hops { empty, over, links }
    }

    /// All spaces a piece can end on; `rest` are those where it may.
    #[inline]
    pub(crate) fn destinations(&self, space: Space, rest: SpaceSet, strict: bool) -> SpaceSet {
        let ashore = self.ashore(space, rest, strict);
        let links = if strict { self.links_without(space) } else { self.links };
        SpaceSet::from_bits(flood(ashore, &links).bits()) & rest
    }

    /// Where a piece gets ashore: the empty spaces one step or one hop away.
    #[inline]
    fn ashore(&self, space: Space, rest: SpaceSet, strict: bool) -> Lanes {
        let near = SpaceSet::neighbours(space);
        let steps = Lanes::from(if strict { near & rest } else { near });
        let hops = spread(Lanes::from(SpaceSet::single(space)), &self.over);
        (steps | hops) & self.empty
    }

    /// The links that are left when the piece on a space is lifted.
    #[inline]
    fn links_without(&self, space: Space) -> [Lanes; 4] {
        let across = before(Lanes::from(SpaceSet::single(space)));
        std::array::from_fn(|axis| self.links[axis].without(across[axis]))
    }

    /// The empty spaces with at least one link.
    #[inline(always)]
    fn linked(&self) -> Lanes {
        (0..4).fold(Lanes::new(0), |all, axis| all | self.links[axis] | (self.links[axis] << SHIFTS[axis]))
    }

    /// Calls a function with the islands, up to four at once: one of each class.
    #[inline(always)]
    fn for_each_islands(&self, mut visit: impl FnMut(Lanes)) {
        let mut left = self.linked();
        while !left.is_empty() {
            let islands = flood(left.lowest(), &self.links);
            left = left.without(islands);
            visit(islands);
        }
    }

    /// How many moves there are for pieces of two colours under standard rules.
    ///
    /// No piece is looked at by itself: the spaces of an island where a colour may rest, times the pieces of
    /// the colour that get ashore there; and for spaces on no island, the pieces next to them or one hop
    /// away.
    #[inline(always)]
    pub(crate) fn count_moves(&self, armies: &[Army; 2]) -> u32 {
        let mut count = self.count_moves_to(self.empty.without(self.linked()), armies);
        self.for_each_islands(|islands| {
            let by_hop = spread(islands, &self.over);
            let by_step = Shores::new(islands);
            for army in armies {
                count += army.count_ashore(islands & army.rest, by_hop, &by_step);
            }
        });
        count
    }

    /// How many moves there are for pieces of two colours under strict rules.
    ///
    /// As under standard rules, but pieces step ashore only where they may rest. Those that might then have
    /// gone across their own space are looked at one by one.
    #[inline(always)]
    pub(crate) fn count_strict_moves(&self, armies: &[Army; 2]) -> u32 {
        let joints = self.joints();
        let crossing = armies.each_ref().map(|army| self.may_cross_themselves(army, joints));
        let others = [0, 1].map(|army| armies[army].without(crossing[army]));
        let mut count = self.count_moves_to(self.empty.without(self.linked()), &others);
        self.for_each_islands(|islands| {
            let by_hop = spread(islands, &self.over);
            for army in &others {
                let ends = islands & army.rest;
                count += army.count_ashore(ends, by_hop, &Shores::new(ends));
            }
        });
        for (army, crossing) in armies.iter().zip(crossing) {
            let rest = SpaceSet::from_bits(army.rest.bits());
            for space in SpaceSet::from_bits(crossing.bits()) {
                count += self.destinations(space, rest, true).len();
            }
        }
        count
    }

    /// The pieces of a colour whose moves might be counted wrongly if a link across their space were left in: it
    /// has an end that is more than the last space of an island, they may not step there, and they step to some
    /// space of its class.
    ///
    /// An end they may not step to is no space to rest on either: while no other link leads on from it, it does not
    /// matter whether it is reached.
    #[inline(always)]
    fn may_cross_themselves(&self, army: &Army, joints: Lanes) -> Lanes {
        let steps = self.empty & army.rest;
        let (empty, allowed) = (Around::new(self.empty), Around::new(steps));
        let shut = Around::new(joints.without(army.rest));
        let stuck = |axis: usize| {
            let ends = |around: &Around| (around.ahead[axis], around.behind[axis]);
            let ((ahead, behind), (shut_ahead, shut_behind)) = (ends(&empty), ends(&shut));
            (ahead & shut_behind) | (shut_ahead & behind)
        };
        let stepping = |axis: usize| allowed.ahead[axis] | allowed.behind[axis];
        let straight = (stuck(0) & stepping(0)) | (stuck(1) & stepping(1));
        // All four spaces across are of one class.
        let across = (stuck(2) | stuck(3)) & (stepping(2) | stepping(3));
        army.pieces & (straight | across)
    }

    /// The empty spaces with more than one link.
    #[inline(always)]
    fn joints(&self) -> Lanes {
        let (mut once, mut twice) = (Lanes::new(0), Lanes::new(0));
        for (shift, links) in SHIFTS.into_iter().zip(self.links) {
            for ends in [links, links << shift] {
                twice = twice | (once & ends);
                once = once | ends;
            }
        }
        twice
    }

    /// How many moves to a set of unlinked spaces there are.
    #[inline(always)]
    fn count_moves_to(&self, spaces: Lanes, [first, second]: &[Army; 2]) -> u32 {
        let to = [spaces & first.rest, spaces & second.rest];
        // The two colours stand on different spaces, so that their moves in one direction can be counted
        // together.
        let count =
            |from: [Lanes; 2]| ((from[0] & first.pieces) | (from[1] & second.pieces)).bits().count_ones();
        let (east, west) = (to.map(east_of), to.map(west_of));
        let straight = count(east) + count(west) + count(to.map(north_of)) + count(to.map(south_of));
        let eastward = count(east.map(north_of)) + count(east.map(south_of));
        let westward = count(west.map(north_of)) + count(west.map(south_of));
        let hops: u32 = (0..4)
            .map(|axis| {
                let (shift, over) = (SHIFTS[axis], self.over[axis]);
                count(to.map(|to| (to & over) << shift)) + count(to.map(|to| (to >> shift) & over))
            })
            .sum();
        straight + eastward + westward + hops
    }
}

/// The spaces from which one steps to some spaces, as seen from the class of those: within the row, within
/// the column, and across.
struct Shores {
    beside: Lanes,
    along: Lanes,
    across: Lanes,
}

impl Shores {
    #[inline(always)]
    fn new(spaces: Lanes) -> Shores {
        let beside = spaces | (spaces >> 1).in_odd_columns_else(spaces << 1);
        let along = spaces | (spaces >> ROW).in_odd_rows_else(spaces << ROW);
        let across = beside | (beside >> ROW).in_odd_rows_else(beside << ROW);
        Shores { beside, along, across }
    }
}

/// The pieces of one colour, also as seen from the other classes, and the spaces where they may rest.
pub(crate) struct Army {
    pieces: Lanes,
    beside: Lanes,
    along: Lanes,
    across: Lanes,
    rest: Lanes,
}

impl Army {
    #[inline(always)]
    pub(crate) fn new(pieces: SpaceSet, rest: SpaceSet) -> Army {
        let (pieces, rest) = (Lanes::from(pieces), Lanes::from(rest));
        let (beside, along) = (pieces.swap_columns(), pieces.swap_rows());
        Army { pieces, beside, along, across: along.swap_columns(), rest }
    }

    /// The army without some of its pieces.
    #[inline(always)]
    fn without(&self, pieces: Lanes) -> Army {
        let left = self.pieces.without(pieces);
        Army::new(SpaceSet::from_bits(left.bits()), SpaceSet::from_bits(self.rest.bits()))
    }

    /// How many moves lead to some spaces of islands, one of each class, for pieces that get ashore on them.
    #[inline(always)]
    fn count_ashore(&self, ends: Lanes, by_hop: Lanes, by_step: &Shores) -> u32 {
        let spaces = ends.pairs(Lanes::new(0));
        let near = (by_hop & self.pieces).pairs(by_step.beside & self.beside);
        let far = (by_step.along & self.along).pairs(by_step.across & self.across);
        (0..4)
            .map(|class| spaces[class].count_ones() * (near[class].count_ones() + far[class].count_ones()))
            .sum()
    }
}

/// The islands of an occupancy, found once and asked for every piece.
pub(crate) struct Islands {
    hops: Hops,
    strict: bool,
    /// One island of each class side by side, as they were found.
    sets: [Lanes; MAX_ISLANDS],
    count: usize,
}

impl Islands {
    #[inline]
    pub(crate) fn new(occupied: SpaceSet, strict: bool) -> Islands {
        let hops = Hops::new(occupied);
        let mut islands = Islands { hops, strict, sets: [Lanes::new(0); MAX_ISLANDS], count: 0 };
        hops.for_each_islands(|found| {
            islands.sets[islands.count] = found;
            islands.count += 1;
        });
        islands
    }

    /// All spaces a piece can end on; `rest` are those where it may.
    #[inline]
    pub(crate) fn destinations(&self, space: Space, rest: SpaceSet) -> SpaceSet {
        let ashore = self.hops.ashore(space, rest, self.strict);
        if self.strict {
            let links = self.hops.links_without(space);
            if links != self.hops.links {
                return SpaceSet::from_bits(flood(ashore, &links).bits()) & rest;
            }
        }
        SpaceSet::from_bits(self.closure(ashore).bits()) & rest
    }

    /// All spaces from which a piece could have come to where it stands, the others standing as they do.
    ///
    /// Hops lead back as they lead out, and before them there may have been one step.
    #[inline]
    pub(crate) fn origins(&self, space: Space, rest: SpaceSet) -> SpaceSet {
        let single = SpaceSet::single(space);
        let hopped = spread(Lanes::from(single), &self.hops.over) & self.hops.empty;
        let jumped = SpaceSet::from_bits(self.closure(hopped).bits()) | single;
        let stepped_to = if self.strict { jumped & rest } else { jumped };
        let stepped = stepped_to.into_iter().fold(jumped, |all, to| all | SpaceSet::neighbours(to));
        stepped & SpaceSet::from_bits(self.hops.empty.bits()) & rest
    }

    /// The islands that a set meets, and the set.
    #[inline]
    fn closure(&self, ashore: Lanes) -> Lanes {
        let found = self.sets[..self.count].iter();
        found.fold(ashore, |reached, islands| reached | islands.where_meeting(ashore))
    }
}

/// One hop from every space of a set, along links or over pieces.
#[inline(always)]
fn spread(set: Lanes, links: &[Lanes; 4]) -> Lanes {
    (0..4).fold(Lanes::new(0), |all, axis| {
        let (shift, links) = (SHIFTS[axis], links[axis]);
        all | ((set & links) << shift) | ((set >> shift) & links)
    })
}

/// Everything that links reach from a set, and the set.
#[inline(always)]
fn flood(mut set: Lanes, links: &[Lanes; 4]) -> Lanes {
    loop {
        let before = set;
        for (shift, links) in SHIFTS.into_iter().zip(*links) {
            set = set | ((set & links) << shift) | ((set >> shift) & links);
        }
        if set == before {
            return set;
        }
    }
}

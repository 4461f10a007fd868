//! Where pieces can go, for all pieces at once.
//!
//! A hop between two *empty* spaces works both ways. So for one occupancy the empty spaces fall into **islands**:
//! sets within which a piece, once there, can hop to and fro. Which islands there are is the same for every piece,
//! and most of the work of generating moves is finding them once.
//!
//! What a single piece adds is where it gets ashore: its empty neighbours, by a first step, and the empty spaces
//! one hop away. From there it reaches the whole islands. One thing could spoil that: the moving piece is
//! no longer there to be hopped over, so links across its own space do not count for it.
//!
//! - A *jump* never uses such a link: hops keep the class (see [`space_set`](crate::space_set)), and the spaces
//!   on both sides of the piece are of another class than the piece.
//! - A *step-jump* under standard rules may have used one in its island, but both ends of the link are empty
//!   neighbours of the piece, where it may step first. Whatever lies behind the link, it steps there instead.
//! - Under *strict* rules it may not be allowed to step to one of the ends. Then the way is searched anew without
//!   the links across the piece.

use crate::{Space, SpaceSet, space_set::CLASS, space_set::ROW};

/// The four axes of a hop as bit shifts: east, north, north-east, north-west.
const SHIFTS: [u32; 4] = [1, ROW, ROW + 1, ROW - 1];

/// For each axis the spaces from which a hop along it ends on the board.
const ON_BOARD: [u128; 4] =
    [hop_stays_on_board(2, 0), hop_stays_on_board(0, 2), hop_stays_on_board(2, 2), hop_stays_on_board(-2, 2)];

/// The most islands one class can have: each has two spaces at least, a class has 25.
const MAX_ISLANDS: usize = 12;

const FIRST_CLASS: u64 = 0xFFFF_FFFF;
const SECOND_CLASS: u64 = FIRST_CLASS << CLASS;
/// All but the topmost row of each class of a word.
const BELOW_TOP: u64 = 0x00FF_FFFF_00FF_FFFF;

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

/// A set of spaces as two words: the classes in rows 1, 3, 5 … and those in rows 2, 4, 6 …
///
/// Its methods shift whole sets by one space. Bits that belong to no space may be left over; users mask them.
#[derive(Clone, Copy)]
struct Words {
    odd_rows: u64,
    even_rows: u64,
}

impl Words {
    #[inline]
    const fn new(bits: u128) -> Words {
        Words { odd_rows: bits as u64, even_rows: (bits >> 64) as u64 }
    }

    #[inline]
    const fn bits(self) -> u128 {
        self.odd_rows as u128 | (self.even_rows as u128) << 64
    }

    /// The spaces whose eastern neighbour is in the set.
    #[inline]
    const fn east_of(self) -> Words {
        const fn word(word: u64) -> u64 {
            (word >> CLASS) | ((word << (CLASS - 1)) & SECOND_CLASS)
        }
        Words { odd_rows: word(self.odd_rows), even_rows: word(self.even_rows) }
    }

    /// The spaces whose western neighbour is in the set.
    #[inline]
    const fn west_of(self) -> Words {
        const fn word(word: u64) -> u64 {
            (word << CLASS) | ((word >> (CLASS - 1)) & FIRST_CLASS)
        }
        Words { odd_rows: word(self.odd_rows), even_rows: word(self.even_rows) }
    }

    /// The spaces whose northern neighbour is in the set.
    #[inline]
    const fn north_of(self) -> Words {
        Words { odd_rows: self.even_rows, even_rows: (self.odd_rows >> ROW) & BELOW_TOP }
    }

    /// The spaces whose southern neighbour is in the set.
    #[inline]
    const fn south_of(self) -> Words {
        Words { odd_rows: (self.even_rows & BELOW_TOP) << ROW, even_rows: self.odd_rows }
    }

    /// For each of the eight directions the spaces whose neighbour there is in the set.
    #[inline]
    const fn around(self) -> [Words; 8] {
        let (east, west) = (self.east_of(), self.west_of());
        [
            east,
            west,
            self.north_of(),
            self.south_of(),
            east.north_of(),
            east.south_of(),
            west.north_of(),
            west.south_of(),
        ]
    }
}

/// Which hops an occupancy allows.
#[derive(Clone, Copy)]
pub(crate) struct Hops {
    empty: u128,
    /// For each axis the spaces with a piece next to them along it and the board going on behind.
    over: [u128; 4],
    /// For each axis the empty spaces linked by a hop along it with an empty one.
    links: [u128; 4],
}

impl Hops {
    #[inline]
    pub(crate) fn new(occupied: SpaceSet) -> Hops {
        let pieces = Words::new(occupied.bits());
        let empty = (!occupied).bits();
        let (east, west) = (pieces.east_of(), pieces.west_of());
        let beside = [east, pieces.north_of(), east.north_of(), west.north_of()];
        let over = std::array::from_fn(|axis| beside[axis].bits() & ON_BOARD[axis]);
        let links = std::array::from_fn(|axis| empty & over[axis] & (empty >> SHIFTS[axis]));
        Hops { empty, over, links }
    }

    /// The empty spaces one hop away from a space.
    #[inline]
    fn ashore_by_hop(&self, space: Space) -> u128 {
        let start = SpaceSet::single(space).bits();
        spread(start, &self.over) & self.empty
    }

    /// All spaces a piece can end on; `rest` are those where it may.
    #[inline]
    pub(crate) fn destinations(&self, space: Space, rest: SpaceSet, strict: bool) -> SpaceSet {
        let (ashore, links) = self.ashore(space, rest, strict);
        SpaceSet::from_bits(flood(ashore, &links) & rest.bits())
    }

    /// Where a piece gets ashore, and the links it may use from there.
    #[inline]
    fn ashore(&self, space: Space, rest: SpaceSet, strict: bool) -> (u128, [u128; 4]) {
        let mut steps = SpaceSet::neighbours(space).bits() & self.empty;
        let mut links = self.links;
        if strict {
            steps &= rest.bits();
            links = self.links_without(space);
        }
        (steps | self.ashore_by_hop(space), links)
    }

    /// The links that are left when the piece on a space is lifted.
    fn links_without(&self, space: Space) -> [u128; 4] {
        let across = self.links_across(space);
        std::array::from_fn(|axis| self.links[axis] & !across[axis])
    }

    /// The links that lead over a space, for each axis.
    fn links_across(&self, space: Space) -> [u128; 4] {
        let piece = Words::new(SpaceSet::single(space).bits());
        let (east, west) = (piece.east_of(), piece.west_of());
        let beside = [east, piece.north_of(), east.north_of(), west.north_of()];
        std::array::from_fn(|axis| self.links[axis] & beside[axis].bits())
    }

    /// The islands, class by class.
    #[inline]
    fn for_each_island(&self, mut visit: impl FnMut(usize, u32)) {
        let linked = self.linked();
        for class in 0..4 {
            let links = self.links.map(|links| class_of(links, class));
            let mut left = class_of(linked, class);
            while left != 0 {
                let island = flood_class(left & left.wrapping_neg(), links);
                left &= !island;
                visit(class, island);
            }
        }
    }

    /// The empty spaces with at least one link.
    #[inline]
    fn linked(&self) -> u128 {
        (0..4).fold(0, |all, axis| all | self.links[axis] | (self.links[axis] << SHIFTS[axis]))
    }

    /// How many moves there are for pieces of two colours under standard rules.
    ///
    /// No piece is looked at by itself: the spaces of an island where a colour may rest, times the pieces of the
    /// colour that get ashore there; and for spaces on no island, the pieces next to them or one hop away.
    #[inline]
    pub(crate) fn count_moves(&self, colours: [Army; 2]) -> u32 {
        let mut count = self.count_moves_to(self.empty & !self.linked(), colours);
        self.for_each_island(|class, island| {
            let from = self.ashore_from(class, island);
            for army in colours {
                let spaces = (island & class_of(army.rest.bits(), class)).count_ones();
                count += spaces * (from & army.pieces.bits()).count_ones();
            }
        });
        count
    }

    /// How many moves to a set of unlinked spaces there are.
    #[inline]
    fn count_moves_to(&self, spaces: u128, colours: [Army; 2]) -> u32 {
        let mut count = 0;
        let [first, second] = colours;
        let (to_first, to_second) = (spaces & first.rest.bits(), spaces & second.rest.bits());
        let (pieces_first, pieces_second) = (first.pieces.bits(), second.pieces.bits());
        let (near_first, near_second) = (Words::new(to_first).around(), Words::new(to_second).around());
        for direction in 0..8 {
            let steps = (near_first[direction].bits() & pieces_first)
                | (near_second[direction].bits() & pieces_second);
            count += steps.count_ones();
        }
        for (shift, over) in SHIFTS.into_iter().zip(self.over) {
            let back =
                ((to_first & over) << shift & pieces_first) | ((to_second & over) << shift & pieces_second);
            let ahead = ((to_first >> shift) & pieces_first | (to_second >> shift) & pieces_second) & over;
            count += back.count_ones() + ahead.count_ones();
        }
        count
    }

    /// The spaces from which a piece gets ashore on an island, by a step or a hop.
    #[inline]
    fn ashore_from(&self, class: usize, island: u32) -> u128 {
        let (odd_column, odd_row) = (class & 1, class >> 1);
        let beside = if odd_column == 0 { island | island >> 1 } else { island | island << 1 };
        let along = |set: u32| if odd_row == 0 { set | set >> ROW } else { set | set << ROW };
        let over = self.over.map(|over| class_of(over, class));
        let hops = spread_class(island, over);
        in_class(hops, class)
            | in_class(beside, class ^ 1)
            | in_class(along(island), class ^ 2)
            | in_class(along(beside), class ^ 3)
    }
}

/// The pieces of one colour and the spaces where they may rest.
#[derive(Clone, Copy)]
pub(crate) struct Army {
    pub(crate) pieces: SpaceSet,
    pub(crate) rest: SpaceSet,
}

/// The islands of an occupancy, found once and asked for every piece.
pub(crate) struct Islands {
    hops: Hops,
    strict: bool,
    sets: [[u32; MAX_ISLANDS]; 4],
    counts: [usize; 4],
}

impl Islands {
    #[inline]
    pub(crate) fn new(occupied: SpaceSet, strict: bool) -> Islands {
        let hops = Hops::new(occupied);
        let mut islands = Islands { hops, strict, sets: [[0; MAX_ISLANDS]; 4], counts: [0; 4] };
        hops.for_each_island(|class, island| {
            islands.sets[class][islands.counts[class]] = island;
            islands.counts[class] += 1;
        });
        islands
    }

    /// All spaces a piece can end on; `rest` are those where it may.
    #[inline]
    pub(crate) fn destinations(&self, space: Space, rest: SpaceSet) -> SpaceSet {
        let (ashore, links) = self.hops.ashore(space, rest, self.strict);
        let reached = if links == self.hops.links { self.closure(ashore) } else { flood(ashore, &links) };
        SpaceSet::from_bits(reached & rest.bits())
    }

    /// The islands that a set meets, and the set.
    #[inline]
    fn closure(&self, ashore: u128) -> u128 {
        let mut reached = ashore;
        for class in 0..4 {
            let landed = class_of(ashore, class);
            let mut islands = 0;
            for &island in &self.sets[class][..self.counts[class]] {
                islands |= if island & landed == 0 { 0 } else { island };
            }
            reached |= in_class(islands, class);
        }
        reached
    }
}

#[inline]
const fn class_of(bits: u128, class: usize) -> u32 {
    (bits >> (class as u32 * CLASS)) as u32
}

#[inline]
const fn in_class(set: u32, class: usize) -> u128 {
    (set as u128) << (class as u32 * CLASS)
}

/// One hop from every space of a set, along links or over pieces.
#[inline]
fn spread(set: u128, links: &[u128; 4]) -> u128 {
    (0..4).fold(0, |all, axis| {
        let (shift, links) = (SHIFTS[axis], links[axis]);
        all | ((set & links) << shift) | ((set >> shift) & links)
    })
}

#[inline]
fn spread_class(set: u32, links: [u32; 4]) -> u32 {
    (0..4).fold(0, |all, axis| {
        let (shift, links) = (SHIFTS[axis], links[axis]);
        all | ((set & links) << shift) | ((set >> shift) & links)
    })
}

/// Everything that links reach from a set, and the set.
#[inline]
fn flood(mut set: u128, links: &[u128; 4]) -> u128 {
    loop {
        let wider = set | spread(set, links);
        if wider == set {
            return set;
        }
        set = wider;
    }
}

#[inline]
fn flood_class(mut set: u32, links: [u32; 4]) -> u32 {
    loop {
        let before = set;
        for (shift, links) in SHIFTS.into_iter().zip(links) {
            set |= ((set & links) << shift) | ((set >> shift) & links);
        }
        if set == before {
            return set;
        }
    }
}

//! A lower bound for a whole side that has the coloured rows before it.
//!
//! Only the coloured rows are looked at, and exactly: which of the side's own spaces, the *rungs*, are held.
//! On the white rows pieces are everywhere and nowhere, as suits. Each piece needs one move at least, and
//! more if it ends one on a rung or if nobody of its kind ever gets home in one. See `docs/solver.md` for the
//! proof.

use std::collections::HashMap;

use colorito::{Colour, Rules, SIZE, Side, Space, SpaceSet};

use crate::{
    goal::Goal,
    grid::{BOARD, around, bit, bits, flood, singles},
    solo::{Placement, Solo},
};

mod compass;

pub(crate) use compass::{Compass, Waiting};

/// Rungs that are held, by their place in the list of all.
pub(crate) type Picture = u32;

/// Kinds of pieces that have got home in one move, or could have, as bits.
type Served = u8;

/// Pieces that start and end on spaces of the same class.
struct Kind {
    colour: usize,
    starts: u128,
    homes: u128,
    pieces: u32,
    /// The coloured rows over which each of them has to hop to get home in one move.
    rows: Vec<u128>,
}

/// A side before the coloured rows.
pub(crate) struct Passage {
    strict: bool,
    frozen: u128,
    rest: [u128; 2],
    /// The white rows the side comes from, and those it goes to.
    near: u128,
    far: u128,
    rungs: Vec<u128>,
    kinds: Vec<Kind>,
    pieces: u32,
}

/// What is known at a place of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    picture: Picture,
    /// Whether somebody can have got across.
    open: bool,
    served: Served,
}

impl Passage {
    /// The passage of a side that is whole and has no piece on coloured spaces or beyond; else `None`.
    pub(crate) fn new(solo: &Solo, goal: &Goal, start: &Placement) -> Option<Passage> {
        let frozen = bits(solo.frozen());
        let rows = |first: u8, second: u8| bits(SpaceSet::row(first) | SpaceSet::row(second)) & !frozen;
        let far = bits(Rules::targets(solo.side())) & !frozen;
        let near = match solo.side() {
            Side::Red => rows(0, 1),
            Side::Blue => rows(SIZE - 2, SIZE - 1),
        };
        let homes: Vec<u128> = solo.homes().into_iter().map(bits).collect();
        let slots = 0..solo.pieces().len();
        let whole = slots.clone().all(|slot| goal.is_needed(slot) && homes[slot] != 0);
        if !whole || goal.surplus(0) + goal.surplus(1) > 0 || bits(solo.own(start)) & !near != 0 {
            return None;
        }
        let rest = solo.side().colours().map(|colour: Colour| bits(solo.rules().rest(colour)) & !frozen);
        let rungs: Vec<u128> = singles((rest[0] | rest[1]) & !near & !far & !white()).collect();
        let mut passage = Passage {
            strict: solo.rules().variant.strict,
            frozen,
            rest,
            near,
            far,
            rungs,
            kinds: Vec::new(),
            pieces: slots.len() as u32,
        };
        for slot in slots {
            passage.add(solo.colour_of(slot), start.at(slot), homes[slot]);
        }
        (passage.kinds.len() <= Served::BITS as usize && passage.rungs.len() <= Picture::BITS as usize)
            .then_some(passage)
    }

    /// The picture in which one space is held: none of its rungs if it is white.
    pub(crate) fn picture(&self, at: Space) -> Picture {
        self.rungs.iter().position(|rung| *rung == bit(at)).map_or(0, |index| 1 << index)
    }

    /// The kind whose start a piece stands on that belongs to it by its colour and its targets.
    pub(crate) fn kind_at(&self, colour: usize, at: Space, homes: SpaceSet) -> Option<usize> {
        let homes = bits(homes);
        let belongs = |kind: &Kind| kind.colour == colour && kind.homes & homes == homes;
        self.kinds.iter().position(|kind| belongs(kind) && kind.starts & bit(at) != 0)
    }

    /// Counts a piece to its kind.
    fn add(&mut self, colour: usize, at: Space, homes: u128) {
        let class = |space: Space| (space.column() % 2, space.row() % 2);
        let same = |kind: &&mut Kind| {
            kind.colour == colour && singles(kind.starts).all(|start| class(space(start)) == class(at))
        };
        if let Some(kind) = self.kinds.iter_mut().find(same) {
            kind.starts |= bit(at);
            kind.homes |= homes;
            kind.pieces += 1;
        } else {
            let row = singles(homes).next().map_or(0, |home| space(home).row());
            let between = (2..SIZE - 2).filter(|between| between % 2 != row % 2);
            let rows = between.map(|row| bits(SpaceSet::row(row))).filter(|row| row & self.frozen == 0);
            let rows = rows.collect();
            self.kinds.push(Kind { colour, starts: bit(at), homes, pieces: 1, rows });
        }
    }

    /// Whether fewer moves than this are proven not to be enough; `None` if it takes more than so many states
    /// to tell.
    pub(crate) fn needs(&self, moves: u32, states: &mut u64) -> Option<bool> {
        let Some(extra) = moves.checked_sub(self.pieces + 1) else { return Some(true) };
        self.can_pass(extra, states).map(|can| !can)
    }

    /// Whether the side can pass with so many moves more than it has pieces.
    fn can_pass(&self, extra: u32, states: &mut u64) -> Option<bool> {
        // For each picture and whether the far rows are open, what was served when it was come to before.
        let mut seen: HashMap<(Picture, bool), Vec<Served>> = HashMap::new();
        let mut by_cost: Vec<Vec<State>> = vec![Vec::new(); extra as usize + 1];
        by_cost[0].push(State { picture: 0, open: false, served: 0 });
        for cost in 0..by_cost.len() {
            while let Some(state) = by_cost[cost].pop() {
                let held = self.held(state.picture);
                let open = state.open || self.leads_across(held);
                let served = state.served | self.served(held, open);
                let before = seen.entry((state.picture, open)).or_default();
                if before.iter().any(|before| before & served == served) {
                    continue;
                }
                before.push(served);
                *states = states.checked_sub(1)?;
                if state.picture == 0 && self.unserved_pieces(served) <= extra {
                    return Some(true);
                }
                self.for_each_move(state.picture, open, |picture, open, price| {
                    let cost = cost + price;
                    if cost <= extra as usize
                        && self.least_extra(cost as u32, self.held(picture), served) <= extra
                    {
                        by_cost[cost].push(State { picture, open, served });
                    }
                });
            }
        }
        Some(false)
    }

    /// The least price in the end of what has cost so much, whichever kinds are never served: each of their
    /// pieces takes a move more, and for each of the others all its rows have to be held.
    fn least_extra(&self, cost: u32, held: u128, served: Served) -> u32 {
        let all = (1u32 << self.kinds.len()) - 1;
        let unserved = (all & !u32::from(served)) as Served;
        let price = |given_up: Served| {
            let (mut rows, mut pieces) = (0u128, 0);
            for (index, kind) in self.kinds.iter().enumerate() {
                if given_up >> index & 1 == 1 {
                    pieces += kind.pieces;
                } else if unserved >> index & 1 == 1 {
                    rows |= kind.rows.iter().filter(|row| **row & held == 0).fold(0, |rows, row| rows | row);
                }
            }
            (cost + rows.count_ones() / u32::from(SIZE)).max(pieces)
        };
        // All subsets of what is not served.
        let mut least = price(0);
        let mut given_up = unserved;
        while given_up > 0 {
            least = least.min(price(given_up));
            given_up = (given_up - 1) & unserved;
        }
        least
    }

    /// How many pieces are of kinds that were never served.
    fn unserved_pieces(&self, served: Served) -> u32 {
        let kinds = self.kinds.iter().enumerate();
        kinds.filter(|(index, _)| served >> index & 1 == 0).map(|(_, kind)| kind.pieces).sum()
    }

    fn held(&self, picture: Picture) -> u128 {
        let indices = (0..self.rungs.len()).filter(|index| picture >> index & 1 == 1);
        indices.fold(0, |held, index| held | self.rungs[index])
    }

    /// The kinds that get home in one move past these rungs.
    fn served(&self, held: u128, open: bool) -> Served {
        let mut served = 0;
        for (index, kind) in self.kinds.iter().enumerate() {
            if kind.rows.iter().all(|row| row & held != 0)
                && self.moves(kind.colour, kind.starts, held, open) & kind.homes != 0
            {
                served |= 1 << index;
            }
        }
        served
    }

    /// Whether any piece gets across past these rungs.
    fn leads_across(&self, held: u128) -> bool {
        (0..2).any(|colour| self.moves(colour, self.near, held, false) & self.far != 0)
    }

    /// Where one move of a piece leads from a set past these rungs.
    fn moves(&self, colour: usize, from: u128, held: u128, open: bool) -> u128 {
        let free = BOARD & !self.frozen & !held;
        let over = held | self.frozen | self.near | if open { self.far } else { 0 };
        let steps = around(from) & free & if self.strict { self.rest[colour] } else { BOARD };
        flood(from | steps, over, free) & self.rest[colour]
    }

    /// Calls a function with the picture after each move that changes it, whether the far rows are open then,
    /// and the price of the move.
    fn for_each_move(&self, picture: Picture, open: bool, mut visit: impl FnMut(Picture, bool, usize)) {
        let held = self.held(picture);
        for colour in 0..2 {
            let near = self.moves(colour, self.near, held, open);
            let far = if open { self.moves(colour, self.far, held, open) } else { 0 };
            for (index, &rung) in self.rungs.iter().enumerate() {
                if rung & self.rest[colour] == 0 {
                    continue;
                }
                let flipped = picture ^ 1 << index;
                if picture >> index & 1 == 0 {
                    if near & rung != 0 {
                        visit(flipped, open, 1);
                    } else if far & rung != 0 {
                        visit(flipped, open, 2);
                    }
                    continue;
                }
                let reached = self.moves(colour, rung, held & !rung, open);
                if reached & self.far != 0 {
                    visit(flipped, true, 0);
                } else if reached & self.near != 0 {
                    visit(flipped, open, 1);
                }
                for (other, &to) in self.rungs.iter().enumerate() {
                    if reached & to != 0 && to != rung && picture >> other & 1 == 0 {
                        visit(flipped | 1 << other, open, 1);
                    }
                }
            }
        }
    }
}

/// All white rows.
fn white() -> u128 {
    [0, 1, SIZE - 2, SIZE - 1].into_iter().fold(0, |white, row| white | bits(SpaceSet::row(row)))
}

/// The space of a set of one.
fn space(single: u128) -> Space {
    Space::all().find(|space| bit(*space) == single).unwrap_or_else(|| unreachable!("one space"))
}

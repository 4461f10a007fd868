//! A lower bound from the rungs of ladders.
//!
//! Own pieces help each other across the coloured rows: what one hops over, another has taken before. Each
//! coloured space that is ever taken, a *rung*, costs a move that ends there, and few rungs leave most pieces
//! without a way. So the bound asks for the cheapest set of rungs: see `docs/solver.md` for the proof.

use colorito::Colour;

use crate::{
    goal::Goal,
    grid::{BOARD, around, bit, bits, flood, singles},
    solo::{Placement, Solo},
};

/// Trips of more moves than this are not told apart: they count as one move more.
const LONGEST: u32 = 12;

/// What a piece has to do.
#[derive(Clone, Copy)]
struct Traveller {
    /// Which of the side's two colours it has.
    colour: usize,
    at: u128,
    /// Where it has to go; empty if it may end anywhere.
    homes: u128,
}

/// A side and its way home, with the rungs left open.
pub(crate) struct Rungs {
    strict: bool,
    frozen: u128,
    /// For each colour the spaces where its pieces may rest and no opponent's piece stands.
    rest: [u128; 2],
    white: u128,
    own: u128,
    travellers: Vec<Traveller>,
    /// For each colour where its pieces stand at the beginning, and where they may stand at the end.
    first: [u128; 2],
    last: [u128; 2],
    /// Coloured spaces that can become rungs.
    candidates: u128,
    /// Whether targets are shared by the pieces of a colour.
    shared: bool,
}

/// A set of rungs that is only partly chosen.
#[derive(Clone, Copy)]
struct Choice {
    /// Those that are certainly taken at some time.
    taken: u128,
    /// Those that may be, the certain ones included.
    possible: u128,
}

impl Rungs {
    /// The rungs of a side with a place to go to for each piece, or none at all for a piece; `None` where
    /// pieces of a colour share tasks in other ways.
    pub(crate) fn new(solo: &Solo, goal: &Goal, start: &Placement) -> Option<Rungs> {
        if goal.surplus(0) + goal.surplus(1) > 0 {
            return None;
        }
        let frozen = bits(solo.frozen());
        let rest = solo.side().colours().map(|colour: Colour| bits(solo.rules().rest(colour)) & !frozen);
        let own = bits(solo.own(start));
        let white = bits(solo.rules().rest(Colour::Red) & solo.rules().rest(Colour::DarkBlue)) & !frozen;
        let homes = solo.homes();
        let travellers: Vec<Traveller> = (0..solo.pieces().len())
            .map(|slot| Traveller {
                colour: solo.colour_of(slot),
                at: bit(start.at(slot)),
                homes: if goal.is_needed(slot) { bits(homes[slot]) } else { 0 },
            })
            .collect();
        let mut rungs = Rungs {
            strict: solo.rules().variant.strict,
            frozen,
            rest,
            white,
            own,
            first: [0; 2],
            last: [0; 2],
            candidates: (rest[0] | rest[1]) & !white & !own,
            shared: solo.rules().variant.just_colours,
            travellers,
        };
        for traveller in &rungs.travellers {
            rungs.first[traveller.colour] |= traveller.at;
            rungs.last[traveller.colour] |=
                if traveller.homes == 0 { rest[traveller.colour] } else { traveller.homes };
        }
        Some(rungs)
    }

    /// Whether there is any way home that this bound can follow.
    pub(crate) fn has_way(&self) -> bool {
        self.least_moves(Choice { taken: 0, possible: self.candidates }).is_some()
    }

    /// Whether fewer moves than this are proven not to be enough, looking at no more than so many choices.
    /// `None` if they were not enough to tell.
    pub(crate) fn needs(&self, moves: u32, choices: &mut u64) -> Option<bool> {
        let all = Choice { taken: 0, possible: self.candidates };
        self.can_do_with(moves.checked_sub(1)?, all, choices).map(|can| !can)
    }

    /// Whether some choice of rungs allows as few moves, as far as this bound can tell.
    fn can_do_with(&self, moves: u32, choice: Choice, choices: &mut u64) -> Option<bool> {
        *choices = choices.checked_sub(1)?;
        let Some(mut choice) = self.narrowed(choice, moves) else { return Some(false) };
        let open = choice.possible & !choice.taken;
        // As few rungs as are certain, if they are enough.
        let few = Choice { taken: choice.taken, possible: choice.taken };
        if self.least_moves(few).is_some_and(|least| least <= moves) {
            return Some(true);
        }
        // A rung that is missed badly is decided on first.
        let mut worst = None;
        for rung in singles(open) {
            *choices = choices.checked_sub(1)?;
            let without = Choice { possible: choice.possible & !rung, ..choice };
            match self.least_moves(without) {
                Some(least) if least <= moves => {
                    if worst.is_none_or(|(_, most)| least > most) {
                        worst = Some((rung, least));
                    }
                }
                _ => {
                    choice.taken |= rung;
                    if self.least_moves(choice).is_none_or(|least| least > moves) {
                        return Some(false);
                    }
                }
            }
        }
        let Some((rung, _)) = worst else {
            return Some(self.least_moves(choice).is_some_and(|least| least <= moves));
        };
        let without = Choice { possible: choice.possible & !rung, ..choice };
        if self.can_do_with(moves, without, choices)? {
            return Some(true);
        }
        self.can_do_with(moves, Choice { taken: choice.taken | rung, ..choice }, choices)
    }

    /// The choice without rungs that nobody can take or leave; `None` if that leaves too few.
    fn narrowed(&self, choice: Choice, moves: u32) -> Option<Choice> {
        let narrowed = Choice { possible: self.usable(choice.possible) & self.candidates, ..choice };
        let kept = choice.taken & !narrowed.possible == 0;
        (kept && self.least_moves(narrowed)? <= moves).then_some(narrowed)
    }

    /// All spaces that can ever be held if only these rungs are: pieces get there, and from there home.
    fn usable(&self, mut rungs: u128) -> u128 {
        loop {
            let allowed = self.white | self.own | rungs;
            let there = self.closure(self.first, allowed, Rungs::moves);
            let back = self.closure(self.last.map(|last| last & allowed), allowed, Rungs::moves_back);
            let held = (there[0] & back[0]) | (there[1] & back[1]);
            if held & rungs == rungs {
                return held;
            }
            rungs &= held;
        }
    }

    /// All spaces of each colour that pieces get to from these, hopping over nothing but such spaces.
    fn closure(
        &self,
        mut reached: [u128; 2],
        allowed: u128,
        moves: impl Fn(&Rungs, usize, u128, u128) -> u128,
    ) -> [u128; 2] {
        loop {
            let over = reached[0] | reached[1] | self.frozen;
            let next =
                [0, 1].map(|colour| reached[colour] | (moves(self, colour, reached[colour], over) & allowed));
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// Where one move leads from a set.
    #[inline]
    fn moves(&self, colour: usize, from: u128, over: u128) -> u128 {
        let free = BOARD & !self.frozen;
        let steps = around(from) & if self.strict { self.rest[colour] } else { free };
        flood(from | steps, over, free) & self.rest[colour]
    }

    /// From where one move leads to a set.
    #[inline]
    fn moves_back(&self, colour: usize, to: u128, over: u128) -> u128 {
        let free = BOARD & !self.frozen;
        let landed = flood(to, over, free);
        let stepped = around(if self.strict { landed & self.rest[colour] } else { landed });
        (landed | stepped) & self.rest[colour]
    }

    /// The fewest moves if certain rungs are taken and no others than possible ones; `None` if there is no
    /// way.
    fn least_moves(&self, choice: Choice) -> Option<u32> {
        let held = self.usable(choice.possible);
        if choice.taken & !held != 0 {
            return None;
        }
        let mut total = 0;
        for colour in 0..2 {
            let rungs = choice.possible & self.rest[colour];
            let taken = (choice.taken & self.rest[colour]).count_ones();
            total += self.least_of_colour(colour, held, rungs, taken)?;
        }
        Some(total)
    }

    /// The fewest moves of one colour's pieces that between them take so many rungs.
    fn least_of_colour(&self, colour: usize, held: u128, rungs: u128, taken: u32) -> Option<u32> {
        let mut moves = 0;
        let mut stops = 0;
        // How many more rungs than one each piece could take for its first move more than needed.
        let mut bargains = [0u32; LONGEST as usize + 1];
        let mut anywhere = false;
        let mut single = 0;
        let mut matching = Matching::default();
        for traveller in self.travellers.iter().filter(|traveller| traveller.colour == colour) {
            let trip = self.trip(traveller, held, rungs)?;
            moves += trip.moves;
            stops += trip.rungs;
            anywhere |= trip.settled;
            bargains[(trip.most_rungs() - trip.rungs) as usize] += 1;
            if self.shared && trip.moves == 1 {
                single += 1;
                matching.add(trip.reached & traveller.homes);
            }
        }
        // A side that is home has to leave home first.
        let mut extra = u32::from(moves == 0 && taken > 0 && !anywhere);
        let mut lacking = taken.saturating_sub(stops);
        for bargain in (0..=LONGEST).rev() {
            for _ in 0..bargains[bargain as usize] {
                if lacking > 0 {
                    extra += 1;
                    lacking = lacking.saturating_sub(1 + bargain);
                }
            }
        }
        // Pieces that no target is left for within one move need a second, and take a rung with it perhaps.
        let crowded = single - matching.size;
        Some(moves + (extra + lacking).max(crowded))
    }

    /// The shortest trip of a piece home, with as many rungs taken on the way as possible.
    fn trip(&self, traveller: &Traveller, held: u128, rungs: u128) -> Option<Trip> {
        let Traveller { colour, at, homes } = *traveller;
        if homes & at != 0 || homes == 0 {
            return Some(Trip { moves: 0, rungs: 0, reached: at, settled: homes == 0 });
        }
        let over = held | self.frozen;
        let rest = held & self.rest[colour];
        // reached[n]: where the piece can be after these moves with n rungs or more taken.
        let mut reached = [0u128; LONGEST as usize + 1];
        reached[0] = at;
        for moves in 1..=LONGEST {
            let before = reached[0];
            for taken in (0..moves as usize).rev() {
                if reached[taken] == 0 {
                    continue;
                }
                let next = self.moves(colour, reached[taken], over) & rest;
                reached[taken] = next;
                reached[taken + 1] |= next & rungs;
            }
            if let Some(taken) = (0..=moves as usize).rev().find(|taken| reached[*taken] & homes != 0) {
                return Some(Trip { moves, rungs: taken as u32, reached: reached[0], settled: false });
            }
            if reached[0] == before {
                return None;
            }
        }
        Some(Trip { moves: LONGEST + 1, rungs: LONGEST, reached: reached[0], settled: false })
    }
}

/// A piece's way home.
struct Trip {
    moves: u32,
    /// The most rungs it takes on the way without a further move.
    rungs: u32,
    /// Where its last move could have ended.
    reached: u128,
    /// Whether it may end anywhere, also on a rung.
    settled: bool,
}

impl Trip {
    /// The most rungs that it could take with as many moves, wherever they are.
    fn most_rungs(&self) -> u32 {
        if self.settled { self.moves } else { self.moves.saturating_sub(1) }
    }
}

/// A matching of pieces with targets that grows piece by piece.
#[derive(Default)]
struct Matching {
    size: u32,
    pairs: Vec<(u128, u128)>,
}

impl Matching {
    /// Adds a piece with the targets it could go to, and finds a larger matching if there is one.
    fn add(&mut self, targets: u128) {
        self.pairs.push((targets, 0));
        let last = self.pairs.len() - 1;
        let mut seen = 0;
        self.size += u32::from(self.augment(last, &mut seen));
    }

    fn augment(&mut self, piece: usize, seen: &mut u128) -> bool {
        for target in singles(self.pairs[piece].0) {
            if *seen & target != 0 {
                continue;
            }
            *seen |= target;
            let holder = self.pairs.iter().position(|(_, held)| *held == target);
            if holder.is_none_or(|holder| self.augment(holder, seen)) {
                self.pairs[piece].1 = target;
                return true;
            }
        }
        false
    }
}

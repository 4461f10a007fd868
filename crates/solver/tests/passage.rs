//! The lower bounds of the solo crossings, counted a second time: with columns and rows instead of sets of bits, piece
//! by piece, and from what `docs/solver.md` says of the passage alone.

mod common;

use std::{
    collections::{HashMap, HashSet},
    fs,
    path::Path,
};

use colorito::{Arrangement, Board, Colour, Piece, Position, Reach, Rules, Side, Space, SpaceSet};
use colorito_solver::{crossing_bound, lower_bound};

use common::{Random, all_rules, in_parallel, record};

/// Choices, pictures and placements looked at for each bound of the table.
const WORK: u64 = 1_000_000;

/// The second count is too slow for larger bounds.
const SECOND_COUNT: u32 = 32;

const PIECES: usize = Piece::PER_SIDE as usize;

/// Column and row.
type Place = (i8, i8);

/// Which coloured spaces are held, as a list in order.
type Picture = Vec<Place>;

/// The colours and kinds served so far: for each colour the pieces from even and from odd columns.
type Served = [[bool; 2]; 2];

/// A picture, and whether somebody can have got across.
type Node = (Picture, bool);

/// What a picture serves, and where it leads at which price.
struct Way {
    served: usize,
    moves: Vec<(Node, usize)>,
}

/// The kinds as bits.
fn set(served: Served) -> usize {
    served.as_flattened().iter().rev().fold(0, |set, served| set << 1 | usize::from(*served))
}

/// Red's passage by some rules.
struct Crossing {
    rules: Rules,
    /// The most moves more than one for each piece.
    extra: usize,
}

fn is_near(place: Place) -> bool {
    place.1 < 2
}

fn is_far(place: Place) -> bool {
    place.1 >= 8
}

fn near_rows() -> Vec<Place> {
    (0..10).flat_map(|column| [(column, 0), (column, 1)]).collect()
}

fn on_board(place: Place) -> bool {
    (0..10).contains(&place.0) && (0..10).contains(&place.1)
}

fn directions() -> impl Iterator<Item = Place> {
    (-1..=1).flat_map(|column| (-1..=1).map(move |row| (column, row))).filter(|way| *way != (0, 0))
}

fn place(space: Space) -> Place {
    (space.column().cast_signed(), space.row().cast_signed())
}

/// In how many rows that a colour hops over on its way home nothing is held. A hop changes the row by two or not at
/// all: red pieces, whose step takes them to row 2, hop over rows 3, 5 and 7, yellow ones over rows 4, 6 and 8.
fn rows_lacking(colour: usize, picture: &[Place]) -> usize {
    let first = if colour == 0 { 2 } else { 3 };
    (first..8).step_by(2).filter(|row| picture.iter().all(|place| place.1 != *row)).count()
}

const COLOURS: [Colour; 2] = [Colour::Red, Colour::Yellow];

impl Crossing {
    fn may_rest(&self, colour: usize, place: Place) -> bool {
        let space = Space::new(place.0.cast_unsigned(), place.1.cast_unsigned()).expect("a space");
        self.rules.rest(COLOURS[colour]).contains(space)
    }

    /// Where a piece gets in one move past a picture in which it is not itself.
    fn ends(&self, colour: usize, from: &[Place], picture: &[Place], open: bool) -> HashSet<Place> {
        let is_free = |place: Place| on_board(place) && !picture.contains(&place);
        let has_helper = |place: Place| picture.contains(&place) || is_near(place) || (open && is_far(place));
        let mut found: HashSet<Place> = from.iter().copied().collect();
        for (column, row) in from {
            for way in directions() {
                let step = (column + way.0, row + way.1);
                if is_free(step) && (!self.rules.variant.strict || self.may_rest(colour, step)) {
                    found.insert(step);
                }
            }
        }
        let mut left: Vec<Place> = found.iter().copied().collect();
        while let Some((column, row)) = left.pop() {
            for way in directions() {
                let (over, landing) = ((column + way.0, row + way.1), (column + 2 * way.0, row + 2 * way.1));
                if has_helper(over) && is_free(landing) && found.insert(landing) {
                    left.push(landing);
                }
            }
        }
        found.retain(|end| self.may_rest(colour, *end));
        found
    }

    /// Whether some piece of a colour from even or odd columns gets home in one move.
    fn serves(&self, colour: usize, odd: usize, picture: &[Place], open: bool) -> bool {
        if rows_lacking(colour, picture) > 0 {
            return false;
        }
        let pieces = Piece::of(Side::Red).filter(|piece| piece.colour() == COLOURS[colour]);
        let pieces: Vec<Piece> =
            pieces.filter(|piece| usize::from(piece.start().column()) % 2 == odd).collect();
        let starts: Vec<Place> = pieces.iter().map(|piece| place(piece.start())).collect();
        let ends = self.ends(colour, &starts, picture, open);
        pieces
            .iter()
            .any(|piece| self.rules.homes(*piece).into_iter().any(|home| ends.contains(&place(home))))
    }

    fn served(&self, picture: &[Place], open: bool) -> Served {
        [0, 1].map(|colour| [0, 1].map(|odd| self.serves(colour, odd, picture, open)))
    }

    /// The pieces of kinds that are not served.
    fn unserved(served: Served) -> usize {
        served.as_flattened().iter().filter(|served| !**served).count() * PIECES / 4
    }

    /// How many more stops it takes at least until enough are served: unless a colour is given up, which only can
    /// be if its pieces are not too many, something has to be held in each row that it hops over.
    fn lacking(&self, picture: &[Place], served: Served) -> usize {
        let price =
            |colour: usize| if served[colour] == [false; 2] { rows_lacking(colour, picture) } else { 0 };
        let may_give_up = PIECES / 2 <= self.extra;
        let prices = [price(0), price(1)];
        if may_give_up { prices[0].min(prices[1]) } else { prices[0] + prices[1] }
    }

    /// The pictures that Red's passage can come through with as few moves, and whether it gets across.
    fn explore(&self) -> (HashSet<Node>, bool) {
        let mut seen: HashMap<Node, Vec<Served>> = HashMap::new();
        let mut by_cost = vec![Vec::new(); self.extra + 1];
        let mut gets_across = false;
        by_cost[0].push((Picture::new(), false, Served::default()));
        for cost in 0..=self.extra {
            while let Some((picture, open, mut served)) = by_cost[cost].pop() {
                let open = open || self.leads_across(&picture);
                let now = self.served(&picture, open);
                for (served, now) in served.as_flattened_mut().iter_mut().zip(now.as_flattened()) {
                    *served |= now;
                }
                let known = seen.entry((picture.clone(), open)).or_default();
                if known.iter().any(|before| set(served) & !set(*before) == 0) {
                    continue;
                }
                known.push(served);
                gets_across |= picture.is_empty() && Crossing::unserved(served) <= self.extra;
                for (next, open, price) in self.moves(&picture, open) {
                    if cost + price + self.lacking(&next, served) <= self.extra {
                        by_cost[cost + price].push((next, open, served));
                    }
                }
            }
        }
        (seen.into_keys().collect(), gets_across)
    }

    /// Whether somebody gets across past a picture.
    fn leads_across(&self, picture: &[Place]) -> bool {
        (0..2).any(|colour| self.ends(colour, &near_rows(), picture, false).into_iter().any(is_far))
    }

    /// The pictures that a passage can come through, with what they serve and where they lead; who comes back from the
    /// far rows pays one less, having been astray there.
    fn ways(&self) -> HashMap<Node, Way> {
        let nodes = self.explore().0;
        let way = |(picture, open): &Node| {
            let moves = self.moves(picture, *open).into_iter().map(|(next, open, price)| {
                let open = open || self.leads_across(&next);
                ((next, open), price.min(1))
            });
            let moves = moves.filter(|(next, _)| nodes.contains(next)).collect();
            Way { served: set(self.served(picture, *open)), moves }
        };
        nodes.iter().map(|node| (node.clone(), way(node))).collect()
    }

    /// For each picture and set of kinds that are still to be served the least price of what is left of the passage.
    fn prices(&self) -> HashMap<Picture, [usize; 16]> {
        let ways = self.ways();
        let mut prices: HashMap<&Node, [usize; 16]> =
            ways.keys().map(|node| (node, [usize::MAX; 16])).collect();
        let mut changed = true;
        while changed {
            changed = false;
            for (node, way) in &ways {
                let at_end = |left: usize| if node.0.is_empty() && left == 0 { 0 } else { usize::MAX };
                let least = std::array::from_fn(|unserved| {
                    let left = unserved & !way.served;
                    let on = way.moves.iter().map(|(next, price)| prices[next][left].saturating_add(*price));
                    on.min().unwrap_or(usize::MAX).min(at_end(left))
                });
                changed |= prices.insert(node, least) != Some(least);
            }
        }
        let mut by_picture: HashMap<Picture, [usize; 16]> = HashMap::new();
        for ((picture, _), prices) in prices {
            let known = by_picture.entry(picture.clone()).or_insert([usize::MAX; 16]);
            *known = std::array::from_fn(|unserved| known[unserved].min(prices[unserved]));
        }
        by_picture
    }

    /// Whether Red really gets across with as few moves: everything is tried but what the rest of the passage would
    /// cost too much from.
    fn is_possible(&self) -> bool {
        let prices = self.prices();
        let pieces: Vec<Piece> = Piece::of(Side::Red).collect();
        let start: Vec<Space> = pieces.iter().map(|piece| piece.start()).collect();
        let mut seen = HashSet::new();
        let mut by_cost = vec![Vec::new(); self.extra + 1];
        by_cost[0].push(start);
        for cost in 0..=self.extra {
            while let Some(at) = by_cost[cost].pop() {
                if !seen.insert(at.clone()) {
                    continue;
                }
                if pieces.iter().zip(&at).all(|(piece, at)| self.rules.homes(*piece).contains(*at)) {
                    return true;
                }
                let reach = Reach::new(at.iter().copied().collect(), &self.rules);
                for (index, piece) in pieces.iter().enumerate() {
                    for to in reach.destinations(at[index], piece.colour()) {
                        let far = |space: Space| usize::from(is_far(place(space)));
                        let cost = cost + 1 + far(at[index]) - far(to);
                        let mut next = at.clone();
                        next[index] = to;
                        if self.rules.variant.just_colours {
                            next[..PIECES / 2].sort_unstable();
                            next[PIECES / 2..].sort_unstable();
                        }
                        if cost <= self.extra && self.goes_on(&pieces, &next, self.extra - cost, &prices) {
                            by_cost[cost].push(next);
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether the rest of the passage may cost no more than so much.
    fn goes_on(
        &self,
        pieces: &[Piece],
        at: &[Space],
        left: usize,
        prices: &HashMap<Picture, [usize; 16]>,
    ) -> bool {
        let mut picture: Picture =
            at.iter().map(|at| place(*at)).filter(|at| !is_near(*at) && !is_far(*at)).collect();
        picture.sort_unstable();
        let Some(prices) = prices.get(&picture) else { return false };
        let astray =
            |(piece, at): (&Piece, &Space)| is_far(place(*at)) && !self.rules.homes(*piece).contains(*at);
        let Some(left) = left.checked_sub(pieces.iter().zip(at).filter(|pair| astray(*pair)).count()) else {
            return false;
        };
        let mut waiting = [0; 4];
        for (piece, at) in pieces.iter().zip(at) {
            let start = piece.start();
            let same = start.column() % 2 == at.column() % 2 || self.rules.variant.just_colours;
            if start.row() == at.row() && same {
                waiting[usize::from(start.row()) * 2 + usize::from(at.column()) % 2] += 1;
            }
        }
        (0..16).any(|unserved: usize| {
            let stopping: usize =
                (0..4).filter(|kind| unserved >> kind & 1 == 0).map(|kind| waiting[kind]).sum();
            stopping <= left && prices[unserved] <= left
        })
    }

    /// The pictures after each move that changes the picture, and what it costs.
    fn moves(&self, picture: &[Place], open: bool) -> Vec<(Picture, bool, usize)> {
        let near = near_rows();
        let far: Vec<Place> = near.iter().map(|(column, row)| (*column, row + 8)).collect();
        let is_coloured = |place: &Place| !is_near(*place) && !is_far(*place);
        let with = |picture: &[Place], place: Place| {
            let mut next = picture.to_vec();
            next.push(place);
            next.sort_unstable();
            next
        };
        let mut moves = Vec::new();
        for colour in 0..2 {
            for end in self.ends(colour, &near, picture, open).into_iter().filter(is_coloured) {
                moves.push((with(picture, end), open, 1));
            }
            if open {
                for end in self.ends(colour, &far, picture, open).into_iter().filter(is_coloured) {
                    moves.push((with(picture, end), open, 2));
                }
            }
            for from in picture.iter().filter(|place| self.may_rest(colour, **place)) {
                let rest: Picture = picture.iter().copied().filter(|place| place != from).collect();
                for end in self.ends(colour, &[*from], &rest, open) {
                    if is_far(end) {
                        moves.push((rest.clone(), true, 0));
                    } else if is_near(end) {
                        moves.push((rest.clone(), open, 1));
                    } else if end != *from {
                        moves.push((with(&rest, end), open, 1));
                    }
                }
            }
        }
        moves
    }
}

/// The numbers that `docs/records.md` calls proven.
fn proven() -> Vec<(Rules, u32)> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/records.md");
    let text = fs::read_to_string(file).expect("the table of records");
    let crossings =
        text.split("## ").find(|section| section.starts_with("Solo crossings")).expect("a section");
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[_, variant, board, _, proven, ..] = cells.as_slice() else { return None };
        let rules = Rules { board: Board::named(board)?, variant: variant.parse().ok()? };
        Some((rules, proven.parse().ok()?))
    };
    crossings.lines().filter_map(row).collect()
}

/// The second count for one move less than so many.
fn second_count(rules: Rules, moves: u32) -> Crossing {
    Crossing { rules, extra: moves as usize - PIECES - 1 }
}

fn alone(rules: Rules) -> Position {
    record("solo", rules).0
}

/// Rules with a passage that is soon counted.
fn simple_rules() -> impl Iterator<Item = Rules> {
    all_rules().filter(|rules| !rules.variant.strict && [Board::STANDARD, Board::ROWS].contains(&rules.board))
}

#[test]
fn passages_are_counted_a_second_time() {
    for rules in simple_rules() {
        let moves = lower_bound(&alone(rules), Side::Red, WORK).expect("there is a way");
        assert!(!second_count(rules, moves).explore().1, "{moves} for {rules:?}");
        assert!(second_count(rules, moves + 1).explore().1, "more than {moves} for {rules:?}");
    }
}

#[test]
fn crossings_are_counted_a_second_time() {
    let rules = Rules::default();
    let passage = lower_bound(&alone(rules), Side::Red, WORK).expect("there is a way");
    assert_eq!(crossing_bound(&alone(rules), Side::Red, 5_000), Some(passage + 1));
    assert!(!second_count(rules, passage + 1).is_possible());
}

#[test]
#[ignore = "takes minutes"]
fn the_bounds_of_the_table_are_counted_a_second_time() {
    let table: Vec<(Rules, u32)> = proven().into_iter().filter(|(_, moves)| *moves <= SECOND_COUNT).collect();
    let confirmed = in_parallel(&table, |(rules, moves)| !second_count(*rules, *moves).is_possible());
    assert_eq!(confirmed, vec![true; table.len()]);
}

#[test]
#[ignore = "takes minutes"]
fn the_table_has_no_more_than_is_proven() {
    let table = proven();
    let found = in_parallel(&table, |(rules, moves)| {
        let position = alone(*rules);
        if *moves > SECOND_COUNT {
            lower_bound(&position, Side::Red, 3 * WORK)
        } else {
            crossing_bound(&position, Side::Red, WORK)
        }
    });
    for ((rules, moves), found) in table.iter().zip(found) {
        assert!(found.is_some_and(|found| found >= *moves), "{moves} for {rules:?}");
    }
}

#[test]
fn no_bound_of_the_table_is_above_its_line() {
    for (rules, moves) in proven() {
        assert!(moves as usize <= record("solo", rules).2.len(), "{moves} for {rules:?}");
    }
}

/// The fewest moves in which some of Red's pieces get home from their starts past others that stand still, by trying
/// everything.
fn fewest_moves(rules: &Rules, pieces: &[Piece], still: SpaceSet) -> Option<u32> {
    let start: Vec<Space> = pieces.iter().map(|piece| piece.start()).collect();
    let is_home = |at: &[Space]| pieces.iter().zip(at).all(|(piece, at)| rules.homes(*piece).contains(*at));
    let mut seen = HashSet::from([start.clone()]);
    let mut layer = vec![start];
    for moves in 0.. {
        if layer.iter().any(|at| is_home(at)) {
            return Some(moves);
        }
        let mut next = Vec::new();
        for at in &layer {
            let reach = Reach::new(at.iter().copied().collect::<SpaceSet>() | still, rules);
            for (index, piece) in pieces.iter().enumerate() {
                for to in reach.destinations(at[index], piece.colour()) {
                    let mut after = at.clone();
                    after[index] = to;
                    if seen.insert(after.clone()) {
                        next.push(after);
                    }
                }
            }
        }
        if next.is_empty() {
            return None;
        }
        layer = next;
    }
    None
}

/// Some of Red's pieces at their starts, and some of Blue's on coloured spaces, where they help and are in the way.
fn small_side(rules: Rules, own: usize, helpers: usize, random: &mut Random) -> (Position, Vec<Piece>) {
    let draw = |side: Side, count: usize, random: &mut Random| -> Vec<Piece> {
        let mut all: Vec<Piece> = Piece::of(side).collect();
        (0..count).map(|_| all.swap_remove(random.below(all.len()))).collect()
    };
    let pieces = draw(Side::Red, own, random);
    let mut arrangement = Arrangement::EMPTY;
    for piece in &pieces {
        arrangement.set(piece.start(), Some(*piece));
    }
    let mut taken = SpaceSet::EMPTY;
    for piece in draw(Side::Blue, helpers, random) {
        let coloured = |space: &Space| !is_near(place(*space)) && !is_far(place(*space));
        let free = rules.rest(piece.colour()) - taken;
        let free: Vec<Space> = free.into_iter().filter(coloured).collect();
        let space = random.pick(&free).expect("a free space");
        arrangement.set(space, Some(piece));
        taken.insert(space);
    }
    (Position::study(&arrangement, rules).expect("pieces rest where they stand"), pieces)
}

/// What came of holding the bounds against exhaustive search.
#[derive(Default, Debug)]
struct Tally {
    ways: usize,
    /// How often trying placements proved more than the ladders.
    better: usize,
    /// How often the bound is the number itself.
    exact: usize,
}

fn check_small_sides(own: usize, helpers: usize, rounds: usize, random: &mut Random) -> Tally {
    let mut tally = Tally::default();
    for rules in all_rules() {
        for _ in 0..rounds {
            let (position, pieces) = small_side(rules, own, helpers, random);
            let Some(fewest) = fewest_moves(&rules, &pieces, position.of(Side::Blue)) else { continue };
            let ladders = lower_bound(&position, Side::Red, 2_000).expect("there is a way");
            let least = crossing_bound(&position, Side::Red, 2_000).expect("there is a way");
            assert!(ladders <= least && least <= fewest, "{least} where {fewest} are enough: {position:?}");
            tally.ways += 1;
            tally.better += usize::from(least > ladders);
            tally.exact += usize::from(least == fewest);
        }
    }
    tally
}

#[test]
fn two_pieces_at_their_starts() {
    let alone = check_small_sides(2, 0, 12, &mut Random(5));
    assert!(alone.ways > 20, "{alone:?}");
    let helped = check_small_sides(2, 14, 12, &mut Random(6));
    assert!(helped.ways > 20 && helped.better > 5 && helped.exact > 5, "{helped:?}");
}

#[test]
#[ignore = "takes minutes"]
fn three_pieces_at_their_starts() {
    let alone = check_small_sides(3, 0, 3, &mut Random(7));
    assert!(alone.ways > 10, "{alone:?}");
    let helped = check_small_sides(3, 14, 3, &mut Random(8));
    assert!(helped.ways > 10 && helped.better > 5 && helped.exact > 5, "{helped:?}");
}

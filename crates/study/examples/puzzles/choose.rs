//! A varied choice of puzzles.

use std::collections::{BTreeMap, HashMap, VecDeque};

use colorito_study::puzzles::{Kind, Puzzle};

/// The most puzzles of one game.
const FROM_ONE_GAME: usize = 4;

/// Whether nothing shorter does what is asked for.
pub(crate) fn is_shortest(puzzle: &Puzzle) -> bool {
    match puzzle.kind {
        Kind::Special(moves) if moves > 1 => {
            Puzzle::proven(Kind::Special(moves - 1), puzzle.position.clone(), String::new()).is_none()
        }
        _ => true,
    }
}

/// Takes turns among the kinds, and within a kind among grades and variants, until there are enough; two from
/// one game only when every game has had its turn.
pub(crate) fn choose(puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut queues = queues(puzzles.into_iter().filter(is_shortest));
    let mut taken: Vec<Puzzle> = Vec::new();
    let mut games: HashMap<String, usize> = HashMap::new();
    for from_one_game in 1..=FROM_ONE_GAME {
        while taken.len() < count {
            let before = taken.len();
            for queue in queues.values_mut() {
                let fits = |puzzle: &Puzzle| games.get(game(puzzle)).is_none_or(|n| *n < from_one_game);
                let next = queue.iter().position(fits).and_then(|index| queue.remove(index));
                if let Some(puzzle) = next.filter(|_| taken.len() < count) {
                    *games.entry(game(&puzzle).to_owned()).or_default() += 1;
                    taken.push(puzzle);
                }
            }
            if taken.len() == before {
                break;
            }
        }
    }
    // In the last position of a game pages show no legal moves, so a puzzle there could not be played.
    taken.retain(|puzzle| puzzle.position.ending().is_none());
    taken.sort_by(|a, b| (a.kind, a.grade, &a.id).cmp(&(b.kind, b.grade, &b.id)));
    taken
}

/// The puzzles of each kind in an order that takes turns among grades and variants.
fn queues(puzzles: impl Iterator<Item = Puzzle>) -> BTreeMap<Kind, VecDeque<Puzzle>> {
    let mut shelves: BTreeMap<Kind, BTreeMap<(u8, &str), VecDeque<Puzzle>>> = BTreeMap::new();
    for puzzle in puzzles {
        let shelf = (puzzle.grade.number(), puzzle.position.rules().variant.name());
        shelves.entry(puzzle.kind).or_default().entry(shelf).or_default().push_back(puzzle);
    }
    shelves.into_iter().map(|(kind, shelves)| (kind, in_turn(shelves.into_values().collect()))).collect()
}

/// One of each shelf, then another of each, until all are empty.
fn in_turn(mut shelves: Vec<VecDeque<Puzzle>>) -> VecDeque<Puzzle> {
    let mut all = VecDeque::new();
    while shelves.iter().any(|shelf| !shelf.is_empty()) {
        all.extend(shelves.iter_mut().filter_map(VecDeque::pop_front));
    }
    all
}

/// The game a puzzle is from.
fn game(puzzle: &Puzzle) -> &str {
    puzzle.source.split(" ply").next().unwrap_or_default()
}

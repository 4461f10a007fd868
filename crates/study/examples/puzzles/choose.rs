//! A varied choice of puzzles.

use std::collections::{BTreeMap, HashSet};

use colorito_study::puzzles::{Kind, Puzzle};

/// Takes turns among the kinds, and within a kind among the grades, variants and games, until there are enough.
pub(crate) fn choose(puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut shelves: BTreeMap<(Kind, u8, &'static str), Vec<Puzzle>> = BTreeMap::new();
    for puzzle in puzzles {
        let shelf = (puzzle.kind, puzzle.grade.number(), puzzle.position.rules().variant.name());
        shelves.entry(shelf).or_default().push(puzzle);
    }
    let mut taken: Vec<Puzzle> = Vec::new();
    let mut games: BTreeMap<String, usize> = BTreeMap::new();
    let mut ids = HashSet::new();
    for from_one_game in 1.. {
        let before = taken.len();
        while taken.len() < count {
            let mut progress = false;
            for shelf in shelves.values_mut() {
                let fits = |puzzle: &Puzzle| games.get(&game(puzzle)).is_none_or(|n| *n < from_one_game);
                if taken.len() < count
                    && let Some(index) = shelf.iter().position(fits)
                {
                    let puzzle = shelf.remove(index);
                    *games.entry(game(&puzzle)).or_default() += 1;
                    progress = true;
                    if ids.insert(puzzle.id.clone()) {
                        taken.push(puzzle);
                    }
                }
            }
            if !progress {
                break;
            }
        }
        if taken.len() >= count || (taken.len() == before && from_one_game > 8) {
            break;
        }
    }
    taken.sort_by(|a, b| (a.kind, a.grade, &a.id).cmp(&(b.kind, b.grade, &b.id)));
    taken
}

/// The game a puzzle is from.
fn game(puzzle: &Puzzle) -> String {
    puzzle.source.split(" ply").next().unwrap_or_default().to_owned()
}

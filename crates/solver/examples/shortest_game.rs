//! Looks for the shortest possible game, both sides cooperating, by trying everything to a depth.
//!
//! `cargo run --release -p colorito-solver --example shortest_game -- FOLDER PLIES [VARIANT [BOARD]]` writes
//! the first shortest game of each variant and board to the folder, and says to which length there is none.

use std::{collections::HashSet, env, fs, path::Path};

use colorito::{Board, Move, Position, Rules, Side, Variant};

/// A search to one depth.
struct Search {
    position: Position,
    line: Vec<Move>,
    /// Positions from which so many moves do not lead to an end.
    failed: HashSet<(u64, u32)>,
}

impl Search {
    /// Whether the game can end after exactly so many moves; the line is then the way there.
    fn can_end(&mut self, plies: u32) -> bool {
        if plies == 0 {
            return self.position.ending().is_some();
        }
        if !self.is_near_enough(plies) || (plies > 1 && self.failed.contains(&(self.position.key(), plies))) {
            return false;
        }
        for m in self.position.legal_moves() {
            self.position.play_unchecked(m);
            self.line.push(m);
            if self.can_end(plies - 1) {
                return true;
            }
            self.line.pop();
            self.position.undo_unchecked(m);
        }
        if plies > 1 {
            self.failed.insert((self.position.key(), plies));
        }
        false
    }

    /// At the end each target of the winner is rightly filled or held by the opponent, and a move settles
    /// one.
    fn is_near_enough(&self, plies: u32) -> bool {
        Side::ALL.into_iter().any(|winner| {
            let unsettled = self.position.open_targets(winner) - self.position.of(!winner);
            let may_move = plies > 1 || self.position.turn() == winner;
            unsettled.len() <= plies && (may_move || self.position.count_home(winner) > 0)
        })
    }
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, plies, only @ ..] = arguments.as_slice() else {
        eprintln!("shortest_game FOLDER PLIES [VARIANT [BOARD]]");
        return;
    };
    let most: u32 = plies.parse().expect("a number of moves");
    for variant in Variant::ALL {
        for (name, board) in Board::BUILT_IN {
            if [variant.name(), name].iter().zip(only).all(|(name, wanted)| name == wanted) {
                let file = Path::new(folder).join(format!("game-{variant}-{name}.txt"));
                search(Rules { board, variant }, most, &format!("{variant} {name}"), &file);
            }
        }
    }
}

fn search(rules: Rules, most: u32, name: &str, file: &Path) {
    // The game is the same with the sides swapped and the board turned, so Red may start.
    let start = Position::start(rules, Side::Red);
    let mut search = Search { position: start.clone(), line: Vec::new(), failed: HashSet::new() };
    for plies in 1..=most {
        search.failed.clear();
        if search.can_end(plies) {
            let moves: Vec<String> = search.line.iter().map(ToString::to_string).collect();
            eprintln!("{name}: {plies} moves, {}", moves.join(" "));
            let text = format!("# {plies} moves\n! {name} r {start}\n{}\n", moves.join(" "));
            fs::write(file, text).expect("a writable folder");
            return;
        }
        eprintln!("{name}: none of {plies} moves");
    }
}

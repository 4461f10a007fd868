//! A fixed piece of search, always the same: the engine's checksum and its unit of speed.

use std::sync::atomic::AtomicBool;

use colorito::{Game, Position, RepetitionRule, Rules, Side};

use crate::{Engine, Limits, NoClock, Random, Settings};

/// Searches the start and three random middle games to fixed depths and returns how many positions that took.
///
/// The number is the same on every machine. Any change of search or evaluation shows in it.
pub fn fixed_depth_search() -> u64 {
    let middle_games = (0..3).map(|seed| (random_position(40, seed), 5));
    let start = (Position::start(Rules::default(), Side::Red), 6);
    std::iter::once(start).chain(middle_games).map(|(position, depth)| count(position, depth)).sum()
}

fn count(position: Position, depth: u32) -> u64 {
    let game = Game::new(position, RepetitionRule::Draw);
    let mut engine = Engine::new(Settings { hash: 1, ..Settings::default() });
    engine.think(&game, Limits::depth(depth), &NoClock, &AtomicBool::new(false), |_| {}).nodes
}

fn random_position(plies: u32, seed: u64) -> Position {
    let mut random = Random::new(seed);
    let mut position = Position::start(Rules::default(), Side::Red);
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[random.below(moves.len())]);
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A commit that changes this number says so.
    #[test]
    fn fixed_depth_node_count() {
        assert_eq!(fixed_depth_search(), 13_939);
    }
}

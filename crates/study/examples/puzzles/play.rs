//! The games puzzles are found in.

use std::sync::atomic::AtomicBool;

use colorito::{Board, Game, Position, RepetitionRule, Rules, Side, Variant};
use colorito_arena::opening;
use colorito_engine::{Engine, Level, Limits, NoClock, Random, Settings};

/// Games longer than this are broken off.
const LONGEST: u32 = 260;

/// What the strongest of the players may look at for a move.
const NODES: u64 = 1_500;

/// Plays one game of a seed: an opening by chance, then two levels of the engine that lie near each other.
pub(crate) fn play(seed: u64, number: u64) -> Game {
    let mut random = Random::new(seed.wrapping_mul(0x1_0000).wrapping_add(number));
    let rules = rules(&mut random);
    let starter = Side::ALL[random.below(2)];
    let levels =
        [0, 1].map(|_| 4 + random.below(7) as u8).map(|number| Level::new(number).unwrap_or_default());
    let mut game = Game::new(Position::start(rules, starter), RepetitionRule::Draw);
    for m in opening(rules, random.next()) {
        let _ = game.play(if starter == Side::Red { m } else { m.turned() });
    }
    let mut engine = Engine::new(Settings { hash: 4, threads: 1, lines: 1 });
    let seed = random.next();
    while game.ending().is_none() && game.position().plies() < LONGEST {
        let level = levels[game.position().turn() as usize];
        let stop = AtomicBool::new(false);
        let choice = engine.choose(&game, level, seed, Limits::nodes(NODES), &NoClock, &stop);
        let Some(m) = choice.and_then(|line| line.moves.first().copied()) else { break };
        if game.play(m).is_err() {
            break;
        }
    }
    game
}

/// Mostly the standard game on the standard board.
fn rules(random: &mut Random) -> Rules {
    let variant = match random.below(10) {
        0..=5 => Variant::STANDARD,
        6..=7 => Variant::COLOURS,
        8 => Variant::STRICT,
        _ => Variant::STRICT_COLOURS,
    };
    let board = match random.below(10) {
        0 => Board::BUILT_IN[random.below(Board::BUILT_IN.len())].1,
        _ => Board::STANDARD,
    };
    Rules { board, variant }
}

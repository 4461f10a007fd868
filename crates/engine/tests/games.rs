//! Whole games, over all variants and boards.

use std::sync::atomic::AtomicBool;

use colorito::{Board, Game, Position, RepetitionRule, Rules, Side, Variant};
use colorito_engine::{Engine, Limits, NoClock, Random, Settings};

/// Plays one fast game and returns whether it came to an end.
fn play(rules: Rules, seed: u64, nodes: u64, longest: u32) -> bool {
    let mut random = Random::new(seed);
    let starter = if seed.is_multiple_of(2) { Side::Red } else { Side::Blue };
    let mut game = Game::new(Position::start(rules, starter), RepetitionRule::Draw);
    let mut engine = Engine::new(Settings { hash: 1, ..Settings::default() });
    while game.ending().is_none() && game.position().plies() < longest {
        let m = if game.position().plies() < 6 {
            let moves = game.position().legal_moves();
            moves[random.below(moves.len())]
        } else {
            let stop = AtomicBool::new(false);
            let report = engine.think(&game, Limits::nodes(nodes), &NoClock, &stop, |_| {});
            report.lines[0].moves[0]
        };
        game.play(m).unwrap_or_else(|error| panic!("{error} in {}", game.position()));
    }
    game.ending().is_some()
}

fn rules(number: u64) -> Rules {
    let (_, board) = Board::BUILT_IN[number as usize % 4];
    Rules { board, variant: Variant::ALL[number as usize / 4 % 4] }
}

#[test]
fn twenty_fast_games() {
    for number in 0..20 {
        play(rules(number), number, 300, 160);
    }
}

/// No illegal move, crash or stall over all variants and boards. A stall is a game that does not end in 600 plies; some
/// strict games and odd boards may, so they are counted and reported.
#[test]
#[ignore = "takes long"]
fn a_thousand_fast_games() {
    let mut stalls = [0; 16];
    for number in 0..1_000 {
        if !play(rules(number), number, 1_500, 600) {
            stalls[number as usize % 16] += 1;
        }
    }
    println!("games not over after 600 plies, by variant and board: {stalls:?}");
    assert_eq!(stalls[0], 0, "the standard game on the standard board came to no end");
}

//! Whole games, over all variants and boards.

use std::sync::{
    Mutex,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

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

/// How many games of one kind came to an end, of how many.
#[derive(Clone, Copy, Default)]
struct Count {
    ended: u32,
    games: u32,
}

/// No illegal move, no crash, no search without an answer over all variants and boards. Some strict games and
/// some on odd boards do not end, so those are counted and reported; nearly all standard games must.
#[test]
#[ignore = "takes ten minutes"]
fn a_thousand_fast_games() {
    let counts = Mutex::new([Count::default(); 16]);
    let next = AtomicU64::new(0);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= 1_000 {
                        break;
                    }
                    let ended = play(rules(number), number, 300, 300);
                    let count = &mut counts.lock().unwrap()[number as usize % 16];
                    count.games += 1;
                    count.ended += u32::from(ended);
                }
            });
        }
    });
    let counts = counts.into_inner().unwrap();
    for (number, Count { ended, games }) in (0..).zip(counts) {
        let Rules { board, variant } = rules(number);
        println!("{variant} on {}: {ended} of {games} games ended", board.name().unwrap_or("own"));
    }
    assert!(counts[0].ended * 20 >= counts[0].games * 19, "standard games come to no end");
}

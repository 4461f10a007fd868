//! Pieces left behind after both armies have passed: they have to be fetched, and no search of a few plies
//! sees why.

use std::sync::atomic::AtomicBool;

use colorito::{Game, Position, RepetitionRule, Rules};
use colorito_engine::{Engine, Level, Limits, NoClock, Settings};

/// Positions in which each side has stragglers, most of them on targets of the other; the games they are from
/// went on without end.
const LEFT_BEHIND: [&str; 4] = [
    "JIHqFEDCBA/TSGQfONMLK/10/10/10/10/9P/5d3h/klmnop1rst/abc1e1gRij r r 160",
    "JI1GFEDCBA/TSRQPNfOKj/4HM4/10/10/10/10/1d5Lr1/klmnopq1st/abc1e1ghi1 r r 160",
    "JIHGF1DCBA/2RQ1ONP1K/1T3S4/6E3/5Lm3/5d2p1/10/k3l3t1/M2no1q1s1/abcrefghij r r 140",
    "JIHG3C1A/TSRQP1N1LK/2t1EO4/10/10/2BM4p1/2m4j2/1a8/1lcdFfqgs1/kboDenh1ir r r 140",
];

/// Plays on with one engine for each side and returns the plies until the end, and how the game ended.
fn play_on(text: &str, level: Level, limits: Limits) -> (u32, Option<&'static str>) {
    let position = Position::parse(text, Rules::default()).unwrap();
    let first = position.plies();
    let mut game = Game::new(position, RepetitionRule::Draw);
    let mut engines = [0, 1].map(|_| Engine::new(Settings { hash: 1, ..Settings::default() }));
    while game.ending().is_none() && game.position().plies() < first + LONGEST {
        let engine = &mut engines[game.position().turn() as usize];
        let line = engine.choose(&game, level, 1, limits, &NoClock, &AtomicBool::new(false)).unwrap();
        game.play(line.moves[0]).unwrap();
    }
    (game.position().plies() - first, game.ending().map(|ending| ending.outcome.reason()))
}

/// Long enough for anyone who gets on at all.
const LONGEST: u32 = 160;

#[test]
fn stragglers_are_fetched() {
    let games = LEFT_BEHIND.map(|text| play_on(text, Level::FULL, Limits::nodes(3_000)));
    println!("{games:?}");
    for (plies, how) in games {
        assert!(how.is_some_and(|how| how != "repetition"), "{how:?} after {plies} plies; all: {games:?}");
    }
}

#[test]
fn other_levels_get_home_too() {
    let games =
        [1, 2, 3, 8, 9].map(|level| play_on(LEFT_BEHIND[1], Level::new(level).unwrap(), Limits::default()));
    for (plies, how) in games {
        assert!(how.is_some_and(|how| how != "repetition"), "{how:?} after {plies} plies; all: {games:?}");
    }
}

/// How long levels 1 to 5 take from all positions.
#[test]
#[ignore = "takes half a minute"]
fn weak_levels_get_home_from_everywhere() {
    let mut plies = Vec::new();
    for text in LEFT_BEHIND {
        for level in 1..=5 {
            let (length, how) = play_on(text, Level::new(level).unwrap(), Limits::default());
            println!("level {level}: {length} plies, {}", how.unwrap_or("unfinished"));
            assert!(how.is_some());
            plies.push(length);
        }
    }
    println!("{} games, {} plies on average", plies.len(), plies.iter().sum::<u32>() / plies.len() as u32);
}

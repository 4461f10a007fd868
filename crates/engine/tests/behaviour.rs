//! What must not change unnoticed: determinism, symmetry.

use std::{ops::ControlFlow, sync::atomic::AtomicBool};

use colorito::{Board, Game, Move, Position, RepetitionRule, Rules, Side, Variant};
use colorito_engine::{Engine, Evaluator, Level, Limits, NoClock, Random, Report, Score, Settings};

fn game(position: Position) -> Game {
    Game::new(position, RepetitionRule::Draw)
}

fn think(game: &Game, settings: Settings, limits: Limits) -> Report {
    Engine::new(settings).think(game, limits, &NoClock, &AtomicBool::new(false), |_| {})
}

fn small() -> Settings {
    Settings { hash: 1, ..Settings::default() }
}

/// A position after some random moves.
fn random_position(rules: Rules, plies: u32, seed: u64) -> Position {
    let mut random = Random::new(seed);
    let mut position = Position::start(rules, Side::Red);
    for _ in 0..plies {
        let moves = position.legal_moves();
        position.play_unchecked(moves[random.below(moves.len())]);
    }
    position
}

#[test]
fn the_same_search_twice_is_the_same() {
    let game = game(random_position(Rules::default(), 30, 7));
    assert_eq!(think(&game, small(), Limits::depth(5)), think(&game, small(), Limits::depth(5)));
}

#[test]
fn both_sides_see_the_same_game() {
    for (_, board) in Board::BUILT_IN {
        for variant in Variant::ALL {
            let rules = Rules { board, variant };
            let evaluator = Evaluator::new(&rules);
            for seed in 0..5 {
                let position = random_position(rules, 60, seed);
                assert_eq!(evaluator.lead(&position), evaluator.lead(&position.turned()), "{position:?}");
            }
        }
    }
}

#[test]
fn several_lines_are_different_and_in_order() {
    let game = game(random_position(Rules::default(), 30, 3));
    let lines = think(&game, Settings { lines: 4, ..small() }, Limits::depth(4)).lines;
    assert_eq!(lines.len(), 4);
    for pair in lines.windows(2) {
        assert!(pair[0].score.value() >= pair[1].score.value());
        assert_ne!(pair[0].moves[0], pair[1].moves[0]);
    }
}

/// Red has to fetch the piece on b4 with pieces that are home: no search of a few plies sees why.
const STRAGGLER: &str = "JIHGFEDCBA/1SRQPONMLK/10/10/10/10/1T8/8m1/kl1nopqrst/abcdefghij r r 100";

fn fewest_moves(position: &Position, side: Side) -> colorito_solver::Score {
    colorito_solver::solve(position, side, colorito_solver::Limits::default(), &mut |_| {
        ControlFlow::Continue(())
    })
    .score
}

#[test]
fn several_lines_begin_with_the_way_home_too() {
    let game = game(Position::parse(STRAGGLER, Rules::default()).unwrap());
    let first_moves = |lines| -> Vec<Move> {
        let report = think(&game, Settings { lines, ..small() }, Limits::nodes(20_000));
        report.lines.iter().map(|line| line.moves[0]).collect()
    };
    let (one, three) = (first_moves(1), first_moves(3));
    assert_eq!(three.len(), 3);
    // There are several shortest ways of seven moves.
    for m in [one[0], three[0]] {
        let mut after = game.position().clone();
        after.play(m).unwrap();
        assert_eq!(fewest_moves(&after, Side::Red), colorito_solver::Score::Exact(6), "{m}");
    }
    assert!(three[0] != three[1] && three[0] != three[2] && three[1] != three[2], "{three:?}");
}

#[test]
fn lines_are_legal() {
    for seed in 0..4 {
        let mut game = game(random_position(Rules::default(), 50, seed));
        for m in think(&game, small(), Limits::depth(5)).lines[0].moves.clone() {
            game.play(m).unwrap();
        }
    }
}

#[test]
fn a_stopped_search_still_has_an_answer() {
    let game = game(Position::start(Rules::default(), Side::Red));
    let report =
        Engine::new(small()).think(&game, Limits::default(), &NoClock, &AtomicBool::new(true), |_| {});
    assert!(game.position().is_legal(report.lines[0].moves[0]));
}

#[test]
fn two_threads_agree_on_a_win() {
    let text = "JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/10/lkmnopqrst/abcdefghij r r 100";
    let game = game(Position::parse(text, Rules::default()).unwrap());
    let report = think(&game, Settings { threads: 2, ..small() }, Limits::depth(4));
    assert_eq!(report.lines[0].score, Score::WinIn(2));
}

fn level_move(game: &Game, level: u8, seed: u64) -> Move {
    let level = Level::new(level).unwrap();
    let mut engine = Engine::new(small());
    let line = engine.choose(game, level, seed, Limits::default(), &NoClock, &AtomicBool::new(false));
    line.unwrap().moves[0]
}

#[test]
fn levels_are_deterministic_and_legal() {
    let game = game(random_position(Rules::default(), 30, 5));
    for level in 1..=9 {
        let m = level_move(&game, level, 42);
        assert!(game.position().is_legal(m));
        assert_eq!(m, level_move(&game, level, 42), "level {level}");
    }
}

#[test]
fn weak_levels_vary_and_strong_ones_do_not() {
    let game = game(random_position(Rules::default(), 30, 5));
    let choices = |level: u8| {
        let mut moves: Vec<Move> = (0..12).map(|seed| level_move(&game, level, seed)).collect();
        moves.sort_unstable();
        moves.dedup();
        moves.len()
    };
    assert!(choices(1) > 2, "level 1 always plays the same");
    assert_eq!(choices(9), 1);
}

//! The ends of games inside the search, as the referee sees them.

use std::sync::atomic::AtomicBool;

use colorito::{Game, Move, Position, RepetitionRule, Rules};
use colorito_engine::{Engine, Limits, Line, NoClock, Score, Settings};

fn game(text: &str) -> Game {
    Game::new(Position::parse(text, Rules::default()).unwrap(), RepetitionRule::Draw)
}

fn best(game: &Game, depth: u32) -> Line {
    let mut engine = Engine::new(Settings { hash: 1, ..Settings::default() });
    let report = engine.think(game, Limits::depth(depth), &NoClock, &AtomicBool::new(false), |_| {});
    report.lines.into_iter().next().unwrap()
}

fn move_of(game: &Game, text: &str) -> Move {
    game.position().parse_move(text).unwrap()
}

#[test]
fn the_starter_completes_and_wins_after_the_reply() {
    let game = game("JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/10/lkmnopqrst/abcdefghij r r 100");
    let line = best(&game, 4);
    assert_eq!(line.moves[0], move_of(&game, "j8j9"));
    assert_eq!(line.score, Score::WinIn(2));
}

#[test]
fn the_other_player_completes_and_wins_at_once() {
    let game = game("JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/10/lkmnopqrst/abcdefghij r b 101");
    assert_eq!(best(&game, 4).score, Score::WinIn(1));
}

#[test]
fn the_reply_move_saves_a_tie() {
    let game = game("JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/k9/1lmnopqrst/abcdefghij b r 101");
    assert!(game.position().is_reply_pending());
    let line = best(&game, 3);
    assert_eq!(line.moves[0], move_of(&game, "a3a2"));
    assert_eq!(line.score, Score::Lead(0));
}

#[test]
fn a_reply_move_that_does_not_complete_loses() {
    let game = game("JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/k9/1mlnopqrst/abcdefghij b r 101");
    assert_eq!(best(&game, 3).score, Score::LossIn(1));
}

#[test]
fn the_special_situation_is_found() {
    let game = game("JIHGFEDCBA/TSRQPONML1/10/10/10/10/10/4o3n1/klmK1pqrst/abcdefghij b r 101");
    let line = best(&game, 3);
    assert_eq!(line.moves[0], move_of(&game, "e3e2"));
    assert_eq!(line.score, Score::WinIn(1));
}

#[test]
fn the_special_situation_is_avoided() {
    let game = game("JIHGFEDCBA/TSRQPONML1/10/10/10/10/10/4o3n1/klmK1pqrst/abcdefghij r r 100");
    let line = best(&game, 4);
    assert_eq!(line.moves[0].from(), move_of(&game, "d2d3").from(), "{line:?}");
    assert!(matches!(line.score, Score::Lead(_)), "{line:?}");
}

/// A game in which Blue, hopelessly behind, can bring about a position for the third time.
fn about_to_repeat() -> Game {
    let mut game = game("JIHGFEDCB1/TSRQPONML1/8AK/10/10/10/10/8t1/klmnopqrs1/fedcbaghij r r 100");
    for text in ["j8j9", "i3j2", "j9j8", "j2i3", "j8j9", "i3j2", "j9j8"] {
        game.play(move_of(&game, text)).unwrap();
    }
    game
}

#[test]
fn the_third_repetition_saves_a_draw() {
    let game = about_to_repeat();
    let line = best(&game, 4);
    assert_eq!(line.moves[0], move_of(&game, "j2i3"));
    assert_eq!(line.score, Score::Lead(0));
}

#[test]
fn no_draw_without_the_house_rule() {
    let drawn = about_to_repeat();
    let mut game = Game::new(drawn.start().clone(), RepetitionRule::Off);
    for m in drawn.moves() {
        game.play(*m).unwrap();
    }
    assert!(best(&game, 4).score.value() < -100);
}

#[test]
fn a_finished_game_has_no_best_move() {
    let game = game("JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/10/lkmnopqrst/abcdefghij r r 100");
    let mut engine = Engine::new(Settings { hash: 1, ..Settings::default() });
    let report = engine.think(&game, Limits::depth(3), &NoClock, &AtomicBool::new(false), |_| {});
    assert!(report.lines.is_empty());
}

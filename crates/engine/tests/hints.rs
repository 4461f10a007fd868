//! Hints: each reason from a position made for it.

use std::sync::atomic::AtomicBool;

use colorito::{Arrangement, Game, Move, Piece, Position, RepetitionRule, Rules, Side};
use colorito_engine::{Engine, Hint, HintReason, Limits, NoClock, Score, Settings};

/// A position in which pieces may be missing.
fn study(text: &str) -> Position {
    Position::study(&text.parse::<Arrangement>().unwrap(), Rules::default()).unwrap()
}

fn hint(text: &str, best: &str) -> Hint {
    let position = study(text);
    let best = position.parse_move(best).unwrap();
    Hint::of(&position, best, Score::Lead(0)).unwrap()
}

fn reason(text: &str, best: &str) -> HintReason {
    hint(text, best).reason
}

fn red(number: u8) -> Piece {
    Piece::new(Side::Red, number).unwrap()
}

#[test]
fn the_last_piece_comes_home() {
    assert_eq!(reason("10/10/9K/10/10/10/10/10/4k5/10 r r 0", "j8j9"), HintReason::Completes);
}

#[test]
fn a_piece_comes_home() {
    assert_eq!(reason("10/10/9K/10/10/10/10/10/4k5/A9 r r 0", "j8j9"), HintReason::ComesHome);
}

#[test]
fn the_special_situation_wins() {
    let text = "JIHGFEDCBA/TSRQPONML1/10/10/10/10/10/4o3n1/klmK1pqrst/abcdefghij b r 101";
    assert_eq!(reason(text, "e3e2"), HintReason::SpecialSituation);
}

#[test]
fn the_reply_move_saves_a_tie() {
    let text = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/k9/1lmnopqrst/abcdefghij b r 101";
    assert_eq!(reason(text, "a3a2"), HintReason::Tie);
}

#[test]
fn a_piece_clears_the_target_of_another() {
    let text = "10/S9/1T8/10/10/10/10/10/4k5/10 r r 0";
    assert_eq!(reason(text, "a9a10"), HintReason::ClearsTarget { of: red(20) });
}

#[test]
fn a_piece_leaves_the_last_target_of_the_opponent() {
    let text = "10/10/10/10/10/10/10/4n5/3K6/10 r r 0";
    assert_eq!(reason(text, "d2d3"), HintReason::LeavesOpponentsTarget);
}

#[test]
fn the_last_piece_catches_up() {
    let text = "10/A9/10/10/10/4o5/4E5/10/10/10 r r 0";
    assert_eq!(reason(text, "e4e6"), HintReason::CatchesUp { rows: 2 });
}

#[test]
fn a_piece_goes_ahead_over_its_ladder() {
    let hint = hint("10/10/10/10/10/4o5/4E5/10/10/A9 r r 0", "e4e6");
    assert_eq!(hint.reason, HintReason::GoesAhead { rows: 2 });
    assert_eq!(hint.ladder, [Piece::new(Side::Blue, 15).unwrap()]);
    assert!(hint.gain > 0, "{hint:?}");
    assert_eq!(hint.to_string(), "Move 5 e4-e6, over light blue 15: it gains 2 rows.");
}

#[test]
fn a_piece_becomes_a_ladder() {
    let text = "10/10/5K4/5d4/10/10/4A5/10/10/10 r r 0";
    assert_eq!(reason(text, "f8f6"), HintReason::BuildsLadder { of: red(1), rows: 3 });
}

#[test]
fn nothing_better_than_preparing() {
    assert_eq!(reason("10/10/10/10/10/10/4A5/10/K9/10 r r 0", "a2a1"), HintReason::Prepares);
}

#[test]
fn there_is_only_one_move() {
    assert_eq!(reason("10/10/10/10/10/4o5/4E5/10/10/10 r r 0", "e4e6"), HintReason::OnlyMove);
}

#[test]
fn there_is_no_move() {
    let position = study("10/10/10/10/10/10/4E5/10/10/k9 r r 0");
    let hint = Hint::of(&position, Move::Pass, Score::Lead(0)).unwrap();
    assert_eq!((hint.reason, hint.way.as_ref()), (HintReason::OnlyMove, None));
    assert_eq!(hint.to_string(), "There is no move: you must pass.");
}

#[test]
fn illegal_moves_have_no_reason() {
    let position = study("10/10/10/10/10/10/4E5/10/10/k9 r r 0");
    let (from, to) = ("e4".parse().unwrap(), "e6".parse().unwrap());
    assert_eq!(Hint::of(&position, Move::Go { from, to }, Score::Lead(0)), None);
}

fn asked(text: &str) -> Option<Hint> {
    let game = Game::new(study(text), RepetitionRule::Draw);
    let mut engine = Engine::new(Settings { hash: 1, ..Settings::default() });
    engine.hint(&game, Limits::depth(3), &NoClock, &AtomicBool::new(false))
}

#[test]
fn the_engine_gives_hints_until_the_game_is_over() {
    let hint = asked("JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/10/lkmnopqrst/abcdefghij r r 100").unwrap();
    assert_eq!(hint.reason, HintReason::Completes);
    assert_eq!(hint.score, Score::WinIn(2));
    assert_eq!(asked("JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/10/lkmnopqrst/abcdefghij r r 100"), None);
}

#[test]
fn a_stranded_piece_can_move_again() {
    let text = "9a/9k/10/10/10/10/C9/10/3K6/10 r r 0";
    assert_eq!(reason(text, "d2c2"), HintReason::Frees { of: red(3) });
}

#[test]
fn a_helper_goes_to_fetch_a_stranded_piece() {
    let text = "9a/9k/10/10/10/10/C9/10/5K4/10 r r 0";
    assert_eq!(reason(text, "f2e2"), HintReason::Fetches { of: red(3), helpers: 1 });
    assert!(hint(text, "f2e2").to_string().contains("brings help"));
}

//! The rules about the end of the game.

mod common;

use colorito_naive::{Naive, STANDARD};
use common::{exchanged, standard, start};

/// Every piece on its target.
const COMPLETE: &str = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/10/klmnopqrst/abcdefghij";

#[test]
fn the_game_is_open_at_the_start() {
    let position = standard(start(), "r r 0");
    assert_eq!(position.outcome(), None);
    assert!(!position.reply_pending());
}

#[test]
fn the_starter_completes_and_the_other_has_one_move() {
    let placement = exchanged(COMPLETE, &[("a2", "a3")]);
    let position = standard(&placement, "b r 1");
    assert_eq!(position.outcome(), None);
    assert!(position.reply_pending());
    assert_eq!(position.perft(1), position.moves().len() as u64);
    assert_eq!(position.perft(2), 0);
    for text in position.moves() {
        let mut replied = position.clone();
        replied.play(&text);
        let expected = if text == "a3a2" { "tie" } else { "red-complete" };
        assert_eq!(replied.outcome(), Some(expected), "{text}");
        assert!(!replied.reply_pending());
        assert!(replied.moves().is_empty());
    }
}

#[test]
fn the_other_player_completes_and_wins_at_once() {
    let placement = exchanged(COMPLETE, &[("a2", "a3")]);
    let position = standard(&placement, "b b 2");
    assert_eq!(position.outcome(), Some("red-complete"));
    assert!(!position.reply_pending());
    assert_eq!(position.turned().outcome(), Some("blue-complete"));
}

#[test]
fn a_player_wins_by_an_own_move_into_the_special_situation() {
    let placement = exchanged(start(), &[("j10", "d8"), ("a1", "i8")]);
    let mut position = standard(&placement, "r r 0");
    assert_eq!(position.outcome(), None);
    position.play("i8j10");
    assert_eq!(position.outcome(), Some("red-special"));
    assert!(!position.reply_pending());
    assert!(position.moves().is_empty());
}

#[test]
fn a_player_wins_by_the_opponents_move_into_the_special_situation() {
    let placement = exchanged(start(), &[("j10", "d8"), ("a1", "j10"), ("i10", "h8")]);
    let mut position = standard(&placement, "b r 1");
    assert_eq!(position.outcome(), None);
    position.play("h8i10");
    assert_eq!(position.outcome(), Some("red-special"));
}

#[test]
fn an_own_wrong_piece_on_a_target_is_no_special_situation() {
    // Red 1 is right on j10, but red 2 stands on the target of red 10.
    let placement = exchanged(start(), &[("j10", "d8"), ("a1", "j10"), ("a10", "d6"), ("b1", "a10")]);
    let position = standard(&placement, "b r 1");
    assert_eq!(position.outcome(), None);
    // In Just Colours red 2 is right there.
    let position = Naive::new(&position.to_text(), STANDARD, false, true).unwrap();
    assert_eq!(position.outcome(), Some("red-special"));
}

#[test]
fn if_both_are_in_the_special_situation_the_last_to_move_wins() {
    let placement = exchanged(start(), &[("a1", "j10")]);
    assert_eq!(standard(&placement, "r r 2").outcome(), Some("blue-special"));
    assert_eq!(standard(&placement, "b r 1").outcome(), Some("red-special"));
}

#[test]
fn numbers_do_not_count_in_just_colours() {
    let placement = exchanged(COMPLETE, &[("a10", "b10")]);
    let position = standard(&placement, "r r 2");
    assert_eq!(position.outcome(), Some("blue-complete"));
    let position = Naive::new(&position.to_text(), STANDARD, false, true).unwrap();
    assert_eq!(position.outcome(), Some("tie"));
}

#[test]
fn colours_count_in_just_colours() {
    // Red 10 and yellow 20 exchanged.
    let placement = exchanged(COMPLETE, &[("a10", "a9")]);
    let text = format!("{placement} r r 2");
    let position = Naive::new(&text, STANDARD, false, true).unwrap();
    assert_eq!(position.outcome(), Some("blue-complete"));
}

//! The rules about moves, sentence by sentence.

mod common;

use colorito_naive::{Naive, STANDARD, START};
use common::{exchanged, standard, start};

/// No red piece in it can move, and Red is to move.
const BLOCKED: &str = "KALBMCNDOE/abFPcdGQef/10/10/10/10/10/10/lkmnopqrst/RHSITJghij r r 0";

fn strict(placement: &str) -> Naive {
    Naive::new(&format!("{placement} r r 0"), STANDARD, true, false).unwrap()
}

/// The destinations of the piece on a space, in text order.
fn destinations(position: &Naive, from: &str) -> Vec<String> {
    position
        .moves()
        .iter()
        .filter_map(|text| text.strip_prefix(from))
        // `a1` is a prefix of `a10b9` too.
        .filter(|to| !to.starts_with(|c: char| c.is_ascii_digit()))
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_first_moves_are_steps_of_yellow_and_jumps_of_red() {
    let expected =
        ["a1c3", "c1c3", "c2d3", "d2d3", "e1c3", "e1g3", "e2d3", "g1g3", "g2h3", "h2h3", "i1g3", "i2h3"];
    assert_eq!(standard(start(), "r r 0").moves(), expected);
}

#[test]
fn only_the_last_space_of_a_jump_must_be_one_to_rest_on() {
    // a1-a3-c5 passes the light blue a3.
    let placement = exchanged(start(), &[("j2", "b4")]);
    assert_eq!(destinations(&standard(&placement, "r r 0"), "a1"), ["c3", "c5"]);
    assert_eq!(destinations(&strict(&placement), "a1"), ["c3", "c5"]);
}

#[test]
fn a_step_jump_may_step_anywhere_unless_strict() {
    // Red 1 on a2 can only step to the light blue a3 and jump over b4.
    let placement = exchanged(start(), &[("a1", "a2"), ("j2", "b4")]);
    assert_eq!(destinations(&standard(&placement, "r r 0"), "a2"), ["c5"]);
    assert!(destinations(&strict(&placement), "a2").is_empty());
}

#[test]
fn a_strict_step_jump_steps_to_where_the_piece_may_rest() {
    let placement = exchanged(start(), &[("b1", "b2"), ("a9", "c4")]);
    assert_eq!(destinations(&strict(&placement), "b2"), ["c3", "c5"]);
}

#[test]
fn nothing_is_stepped_after_a_jump() {
    // a4 is red, empty and next to a3, where red 1 can get by a jump from a1.
    assert!(!standard(start(), "r r 0").moves().contains(&"a1a4".to_owned()));
}

#[test]
fn the_space_left_is_no_piece_to_jump_over() {
    // Jumping back from b2 over c3 to d4 would open the way over e3 to f2.
    let placement = exchanged(start(), &[("a1", "c3"), ("b2", "a1"), ("f2", "h3"), ("a9", "e3")]);
    assert_eq!(destinations(&strict(&placement), "c3"), ["b2"]);
}

#[test]
fn a_player_without_moves_passes() {
    let mut position = Naive::new(BLOCKED, STANDARD, false, false).unwrap();
    assert_eq!(position.outcome(), None);
    assert_eq!(position.moves(), ["pass"]);
    let replies = {
        let mut passed = position.clone();
        passed.play("pass");
        passed.perft(1)
    };
    assert_eq!((position.perft(1), position.perft(2)), (1, replies));
    position.play("pass");
    assert_eq!(position.to_text(), BLOCKED.replace("r r 0", "b r 1"));
}

#[test]
#[should_panic(expected = "\"a2a3\" is not a legal move in jihgfedcba/")]
fn an_illegal_move_panics() {
    Naive::new(START, STANDARD, false, false).unwrap().play("a2a3");
}

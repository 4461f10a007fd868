//! The texts of the rules crate as serialised data. Run with `--features serde`.

use std::fmt::Debug;

use colorito::{
    Arrangement, Board, Colour, GameResult, Move, MoveText, Position, Rules, Setup, Side, Space, Variant,
};
use serde_json::{Value, from_value, json, to_value};

/// A value and its JSON lead to each other.
fn assert_json<T>(value: &T, expected: Value)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    assert_eq!(to_value(value).expect("it can be written"), expected);
    assert_eq!(&from_value::<T>(expected).expect("it can be read"), value);
}

#[test]
fn each_type_is_its_text() {
    assert_json(&Side::ALL, json!(["red", "blue"]));
    assert_json(&Colour::ALL, json!(["red", "yellow", "dark blue", "light blue"]));
    assert_json(&Variant::ALL, json!(["standard", "strict", "colours", "strict-colours"]));
    assert_json(&GameResult::Open, json!("*"));
    assert_json(&Space::new(9, 9), json!("j10"));
    for text in ["a2a3", "pass"] {
        assert_json(&text.parse::<Move>().expect("a move"), json!(text));
    }
    for text in ["pass", "a2a3", "11 a2-a3", "5 e1-e3-g5", "5 e1·e2-e4", "e1-e3-g5", "e1·e2"] {
        assert_json(&text.parse::<MoveText>().expect("a move"), json!(text));
    }
    assert_json(&Arrangement::START, json!(Arrangement::START.to_string()));
}

#[test]
fn a_board_is_its_name_or_its_rows() {
    for (name, board) in Board::BUILT_IN {
        assert_json(&board, json!(name));
    }
    let turned = "........../........../YRDLYRDLYR/DLYRDLYRDL/YRDLYRDLYR/DLYRDLYRDL/YRDLYRDLYR/DLYRDLYRDL/\
                  ........../..........";
    assert_json(&turned.parse::<Board>().expect("a board"), json!(turned));
}

#[test]
fn what_a_setup_does_not_say_is_as_usual() {
    let empty: Setup = from_value(json!({})).expect("nothing need be said");
    assert_eq!(empty.position(), Ok(Position::start(Rules::default(), Side::Red)));
    let nulls = json!({ "variant": null, "board": null, "starter": null, "position": null });
    assert_json(&empty, nulls);

    let some = json!({ "variant": "strict", "board": "tiles", "starter": "blue", "position": null });
    let setup: Setup = from_value(some).expect("a set-up");
    let position = setup.position().expect("a start");
    assert_eq!(
        position,
        Position::start(Rules { board: Board::TILES, variant: Variant::STRICT }, Side::Blue)
    );
    assert_eq!(Setup::from(&position).position(), Ok(position));
}

#[test]
fn refusals_say_what_is_wrong() {
    let refused = |json: Value| from_value::<Setup>(json).expect_err("refused").to_string();
    assert_eq!(refused(json!({ "starter": "green" })), "`green` is no side; use `r` or `red`, `b` or `blue`");
    assert_eq!(refused(json!({ "variant": 5 })), "invalid type: integer `5`, expected a variant's name");
    assert_eq!(refused(json!({ "board": "round" })), "a board has ten rows, row 10 first, not 1");
    assert!(refused(json!({ "bord": "tiles" })).starts_with("unknown field `bord`"));
}

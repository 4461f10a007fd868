//! Moves that are taken back without a server, as they are kept in between.

use colorito_page::{Request, answer};
use serde_json::{Value, json};

/// What is kept after something was done in a game.
fn after(game: &Value, action: &str, ply: usize) -> Value {
    let request = json!({
        "method": "POST", "path": format!("/api/games/0000000000000007/{action}"), "now": 0,
        "body": json!({ "ply": ply }).to_string(), "game": game,
    });
    let request: Request = serde_json::from_value(request).unwrap();
    let said = serde_json::to_value(answer(&request)).unwrap();
    assert_eq!(said["status"], 200, "{said}");
    said["keep"][0].clone()
}

#[test]
fn a_pair_of_moves_is_taken_back_and_played_again() {
    let wish = json!({
        "method": "POST", "path": "/api/games", "now": 0, "names": ["0000000000000007"],
        "body": json!({ "seats": { "blue": { "kind": "computer", "level": 1 } } }).to_string(),
    });
    let begun = serde_json::to_value(answer(&serde_json::from_value(wish).unwrap())).unwrap();
    let mut game = begun["keep"][0].clone();
    let moves = json!(["c1c3", "h10h8"]);
    game["moves"] = moves.clone();
    game["played"] = json!(2);
    let back = after(&game, "takeback", 2);
    assert_eq!((&back["moves"], &back["played"]), (&moves, &json!(0)));
    let again = after(&back, "redo", 0);
    assert_eq!((&again["moves"], &again["played"]), (&moves, &json!(2)));
}

//! What errors are called, in the program and in its document.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use colorito_wire::{Code, Reason};
use serde_json::{Value, json};

use crate::common::Api;

const DOCUMENT: &str = include_str!("../../../../docs/server.md");

/// Every word that the program gives an error as its code or its reason.
fn spoken() -> BTreeSet<&'static str> {
    let codes = Code::ALL.iter().map(|code| code.word());
    codes.chain(Reason::ALL.iter().map(|reason| reason.word())).collect()
}

/// Every word in the first column of the tables of the document's part on errors.
fn documented() -> BTreeSet<&'static str> {
    let part = DOCUMENT.split("\n## Errors").nth(1).expect("a part on errors").split("\n## ").next().unwrap();
    let rows = part.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.flat_map(|row| row.split(" | ").next().unwrap().split('`')).filter(|word| word.len() > 2).collect()
}

#[test]
fn the_document_lists_every_code_and_no_other() {
    let (spoken, documented) = (spoken(), documented());
    assert_eq!(documented.difference(&spoken).collect::<Vec<_>>(), Vec::<&&str>::new(), "documented only");
    assert_eq!(spoken.difference(&documented).collect::<Vec<_>>(), Vec::<&&str>::new(), "not documented");
}

async fn details(api: &Api, path: &str, body: Value, status: StatusCode) -> Value {
    let (found, mut answer) = api.post(path, &body).await;
    assert_eq!(found, status, "{answer}");
    assert!(answer["error"].is_string() && answer["message"].is_string(), "{answer}");
    answer["details"].take()
}

#[tokio::test]
async fn illegal_moves_say_what_a_sentence_needs() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let yellow = json!({ "letter": "K", "side": "red", "colour": "yellow", "number": 11 });
    for (text, wanted) in [
        (
            "a2f4",
            json!({ "reason": "out-of-reach", "from": "a2", "to": "f4", "piece": yellow, "space": "f4" }),
        ),
        ("a2b2", json!({ "reason": "occupied", "from": "a2", "to": "b2", "space": "b2" })),
        ("a2a2", json!({ "reason": "same-space", "from": "a2", "to": "a2" })),
        ("e5e6", json!({ "reason": "no-piece", "from": "e5", "to": "e6", "space": "e5" })),
        ("pass", json!({ "reason": "must-move", "from": null, "to": null })),
        ("castle", json!({ "reason": "text", "text": "castle", "column": 1 })),
        ("12 a2-a3", json!({ "reason": "wrong-number", "number": 12, "space": "a2", "piece": yellow })),
        ("3 e5-e6", json!({ "reason": "no-piece", "space": "e5" })),
        ("3 c1-e3-c3", json!({ "reason": "no-such-way", "from": "c1", "to": "c3" })),
    ] {
        let body = json!({ "move": text, "ply": 0, "client": text });
        let found = details(&api, &format!("{game}/moves"), body, StatusCode::UNPROCESSABLE_ENTITY).await;
        assert_eq!(found, wanted, "{text}");
    }
}

#[tokio::test]
async fn bad_positions_and_boards_say_what_a_sentence_needs() {
    let api = Api::new().await;
    let start = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0";
    for (text, wanted) in [
        (start.replace("10/K", "9/K"), json!({ "reason": "columns", "row": 3, "found": 9 })),
        (start.replace('A', "?"), json!({ "reason": "letter", "row": 1, "column": "a", "letter": "?" })),
        (start.replace("r r 0", "x r 0"), json!({ "reason": "turn", "field": "side", "text": "x" })),
        (
            start.replace("r r 0", "r r 1"),
            json!({ "reason": "plies-contradict", "field": "plies", "plies": 1, "turn": "red", "starter": "red" }),
        ),
        (
            start.replace('A', "1"),
            json!({ "reason": "missing", "piece": { "letter": "A", "side": "red", "colour": "red", "number": 1 } }),
        ),
    ] {
        let body = json!({ "setup": { "position": text } });
        let found = details(&api, "/api/games", body, StatusCode::UNPROCESSABLE_ENTITY).await;
        assert_eq!(found, wanted, "{text}");
    }
    let body = json!({ "setup": { "board": "chess" } });
    let found = details(&api, "/api/games", body, StatusCode::UNPROCESSABLE_ENTITY).await;
    assert_eq!(found, json!({ "reason": "rows", "found": 1 }));
}

#[tokio::test]
async fn bad_requests_say_what_a_sentence_needs() {
    let api = Api::new().await;
    for (body, wanted) in [
        (json!([]), json!({ "reason": "list" })),
        (json!({ "setup": { "variant": "loose" } }), json!({ "reason": "variant", "text": "loose" })),
        (
            json!({ "seats": { "red": { "kind": "person", "name": "" } } }),
            json!({ "reason": "name-length", "length": 0, "most": 40 }),
        ),
        (
            json!({ "clock": { "seconds": 1 } }),
            json!({ "reason": "number", "name": "seconds", "found": 1, "least": 5, "most": 86_400 }),
        ),
    ] {
        assert_eq!(details(&api, "/api/games", body, StatusCode::BAD_REQUEST).await, wanted);
    }
}

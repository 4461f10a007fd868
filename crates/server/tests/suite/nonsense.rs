//! Whatever is sent, the server stands.

use crate::common::Api;
use axum::{
    body::Body,
    http::{Request, header},
};
use colorito_engine::Random;
use serde_json::{Value, json};

const PIECES: [&str; 26] = [
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "null",
    "true",
    "-1",
    "1e400",
    "\"move\"",
    "\"ply\"",
    "\"client\"",
    "\"c1c3\"",
    "\"side\"",
    "\"red\"",
    "\"seats\"",
    "\"record\"",
    "\"\\ud800\"",
    "\0",
    "é",
    "18446744073709551616",
    "\"setup\"",
    "\"clock\"",
    "\"games\"",
];

/// Something between noise and JSON.
fn nonsense(random: &mut Random) -> String {
    let length = random.below(12);
    (0..length).map(|_| PIECES[random.below(PIECES.len())]).collect()
}

/// A value of any shape, deep enough to be awkward.
fn any_value(random: &mut Random, depth: usize) -> Value {
    const NAMES: [&str; 17] = [
        "move",
        "ply",
        "client",
        "side",
        "seats",
        "red",
        "blue",
        "kind",
        "setup",
        "record",
        "position",
        "name",
        "clock",
        "seconds",
        "increment",
        "games",
        "level",
    ];
    match random.below(if depth == 0 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => json!(random.next()),
        2 => json!(nonsense(random)),
        3 => json!(NAMES[random.below(NAMES.len())]),
        4 => json!(random.fraction() - 0.5),
        5 => (0..random.below(4)).map(|_| any_value(random, depth - 1)).collect(),
        _ => {
            let field = |random: &mut Random| {
                (NAMES[random.below(NAMES.len())].to_owned(), any_value(random, depth - 1))
            };
            Value::Object((0..random.below(5)).map(|_| field(random)).collect())
        }
    }
}

#[tokio::test]
async fn bodies_of_any_kind_are_answered() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let ends = [
        "moves",
        "takeback",
        "redo",
        "resign",
        "offer-draw",
        "accept-draw",
        "decline-draw",
        "stop-score",
        "count-score",
    ];
    let ends = ends.map(|what| format!("{game}/{what}"));
    let addresses =
        ["/api/games", "/api/games/import", "/api/matches"].map(str::to_owned).into_iter().chain(ends);
    let mut random = Random::new(5);
    for address in addresses {
        for _ in 0..150 {
            let body = match random.below(2) {
                0 => nonsense(&mut random),
                _ => any_value(&mut random, 3).to_string(),
            };
            let request = Request::post(&address)
                .header(header::CONTENT_TYPE, "application/json")
                .body(Body::from(body.clone()));
            let status = api.send(request.unwrap()).await.status();
            assert!(!status.is_server_error(), "{address}: {body}: {status}");
        }
    }
    api.play_well(&game, "c1c3", 0).await;
}

#[tokio::test]
async fn bytes_that_are_no_text_are_answered() {
    let api = Api::new().await;
    let mut random = Random::new(6);
    for _ in 0..200 {
        let bytes: Vec<u8> = (0..random.below(64)).map(|_| random.next() as u8).collect();
        let request = Request::post("/api/games").header(header::CONTENT_TYPE, "application/json");
        let status = api.send(request.body(Body::from(bytes)).unwrap()).await.status();
        assert!(status.is_client_error(), "{status}");
    }
}

#[tokio::test]
async fn addresses_of_any_kind_are_answered() {
    let api = Api::new().await;
    let mut random = Random::new(7);
    let letters = b"abcdefgh0123456789/?&=%.-_";
    for _ in 0..500 {
        let length = random.below(30);
        let text: String = (0..length).map(|_| char::from(letters[random.below(letters.len())])).collect();
        for address in [
            format!("/{text}"),
            format!("/api/games/{text}"),
            format!("/api/position?{text}"),
            format!("/api/matches/{text}"),
            format!("/api/position/picture.svg?{text}"),
            format!("/api/games?{text}"),
        ] {
            let Ok(request) = Request::get(&address).body(Body::empty()) else { continue };
            let status = api.send(request).await.status();
            assert!(!status.is_server_error(), "{address}: {status}");
        }
    }
}

//! How much one client may ask for.

use std::time::Duration;

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use colorito_server::{Limits, Rate, Share};
use serde_json::json;

use crate::common::{Api, assert_refused};

#[tokio::test]
async fn requests_are_counted() {
    let api = Api::with(Limits { requests: Rate { burst: 3, per_second: 0.1 }, ..Limits::none() }).await;
    for _ in 0..3 {
        assert_eq!(api.get("/api/games").await.0, StatusCode::OK);
    }
    let answer = api.get("/").await;
    assert_refused(&answer, StatusCode::TOO_MANY_REQUESTS, "too-many", "too many requests");
    assert_eq!(answer.1["details"], json!({ "what": "requests", "seconds": 10 }));
    let response = api.send(Request::get("/").body(Body::empty()).unwrap()).await;
    assert_eq!(response.headers()["retry-after"], "10");
    assert!(response.headers().contains_key("content-security-policy"));
}

#[tokio::test]
async fn new_games_are_counted() {
    let api = Api::with(Limits { games: Rate { burst: 4, per_second: 0.1 }, ..Limits::none() }).await;
    let game = api.begin(json!({})).await;
    let (_, begun) = api.post("/api/matches", &json!({ "games": 2 })).await;
    let of_match = format!("/api/matches/{}", begun["id"].as_str().unwrap());
    let first = format!("/api/games/{}", begun["current"].as_str().unwrap());
    api.act(&first, "resign", json!({ "ply": 0, "side": "red" })).await;
    let two = "1. c1c3 *\n1. a1c3 *\n";
    assert_eq!(api.post("/api/games/import", &json!({ "record": two })).await.0, StatusCode::CREATED);
    for (address, body) in [
        ("/api/games".to_owned(), json!({})),
        ("/api/games/import".to_owned(), json!({ "record": two })),
        ("/api/matches".to_owned(), json!({ "games": 2 })),
        (format!("{game}/again"), json!({})),
        (format!("{of_match}/next"), json!({})),
    ] {
        let answer = api.post(&address, &body).await;
        assert_refused(&answer, StatusCode::TOO_MANY_REQUESTS, "too-many", "new games");
    }
    // What cannot be begun anyway costs nothing, and games under way go on.
    let nonsense = api.post("/api/games", &json!({ "setup": { "variant": "loose" } })).await;
    assert_refused(&nonsense, StatusCode::BAD_REQUEST, "request", "no variant");
    api.play_well(&game, "c1c3", 0).await;
}

#[tokio::test]
async fn games_wait_their_turn_to_be_thought_about() {
    let api = Api::with(Limits { thinkers: 1, ..Limits::none() }).await;
    let new = json!({ "seats": { "red": { "kind": "computer", "level": 8 } } });
    let mut games = Vec::new();
    for _ in 0..6 {
        games.push(api.begin(new.clone()).await);
    }
    for game in games {
        api.wait(&game, |game| game["ply"] == 1).await;
    }
}

#[tokio::test]
async fn games_of_the_computer_with_itself_are_counted_besides() {
    let exhibitions = Rate { burst: 2, per_second: 0.1 };
    let api = Api::with(Limits { exhibitions, ..Limits::none() }).await;
    let computer = json!({ "kind": "computer", "level": 1 });
    let seats = json!({ "red": computer, "blue": computer });
    let game = api.begin(json!({ "seats": seats })).await;
    api.begin(json!({ "seats": seats })).await;
    for (address, body) in [
        ("/api/games".to_owned(), json!({ "seats": seats })),
        ("/api/games/import".to_owned(), json!({ "record": "1. c1c3 *\n", "seats": seats })),
        ("/api/matches".to_owned(), json!({ "games": 2, "seats": seats })),
        (format!("{game}/again"), json!({})),
    ] {
        let answer = api.post(&address, &body).await;
        assert_refused(&answer, StatusCode::TOO_MANY_REQUESTS, "too-many", "computer with itself");
        assert_eq!(answer.1["details"]["what"], "exhibitions");
    }
    // People are let in all the same.
    api.begin(json!({})).await;
}

#[tokio::test]
async fn reviews_under_way_are_counted() {
    let api = Api::with(Limits { reviews: Share { each: 1, all: 9 }, ..Limits::none() }).await;
    let mut games = Vec::new();
    for _ in 0..2 {
        games.push(api.import(json!({ "record": "1. c1c3 h10h8 *\n" })).await);
    }
    let review = json!({ "time": 10_000 });
    assert_eq!(api.act(&games[0], "review", review.clone()).await.0, StatusCode::OK);
    // The same once more is no second one.
    assert_eq!(api.act(&games[0], "review", review.clone()).await.0, StatusCode::OK);
    let answer = api.act(&games[1], "review", review.clone()).await;
    assert_refused(&answer, StatusCode::TOO_MANY_REQUESTS, "too-many", "reviews");
    assert_eq!(api.get(&format!("{}/review", games[1])).await.1["state"], "none");
    assert_eq!(api.act(&games[0], "review/stop", json!({})).await.0, StatusCode::OK);
    for _ in 0..600 {
        if api.act(&games[1], "review", review.clone()).await.0 == StatusCode::OK {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("a review that was stopped leaves its place");
}

#[tokio::test]
async fn bytes_to_be_stored_are_counted() {
    let bytes = Rate { burst: 8_000, per_second: 0.1 };
    let api = Api::with(Limits { bytes, ..Limits::none() }).await;
    let record = format!("[Repetition \"off\"]\n\n1. c1c3 {{{}}} *\n", "x".repeat(4_000));
    let game = api.import(json!({ "record": record })).await;
    let answer = api.post("/api/games/import", &json!({ "record": record })).await;
    assert_refused(&answer, StatusCode::TOO_MANY_REQUESTS, "too-many", "bytes to be stored");
    assert_eq!(answer.1["details"]["what"], "bytes");
    // What is left is enough for some moves, but not for ever: each is stored with its receipt.
    let round = ["h10h8", "c3c1", "h8h10", "c1c3"];
    let mut ply = 1;
    let refused = loop {
        let answer = api.play(&game, round[(ply - 1) % 4], ply, &format!("{ply}")).await;
        if answer.0 != StatusCode::OK {
            break answer;
        }
        api.act(&game, "takeback", json!({ "ply": ply + 1 })).await;
        api.play(&game, round[(ply - 1) % 4], ply, &format!("{ply} again")).await;
        ply += 1;
        assert!(ply < 100, "as many moves as somebody likes");
    };
    assert!(ply > 5);
    assert_refused(&refused, StatusCode::TOO_MANY_REQUESTS, "too-many", "bytes to be stored");
    assert_eq!(api.get(&game).await.0, StatusCode::OK);
}

/// A game in which nobody gets anywhere, of so many moves.
fn endless(moves: usize) -> String {
    let round = ["c1c3", "h10h8", "c3c1", "h8h10"];
    let moves: Vec<&str> = (0..moves).map(|number| round[number % 4]).collect();
    format!("[Repetition \"off\"]\n\n{} *\n", moves.join(" "))
}

#[tokio::test]
async fn games_and_records_have_only_so_many_moves() {
    let api = Api::new().await;
    let game = api.import(json!({ "record": endless(2_999) })).await;
    api.play_well(&game, "h8h10", 2_999).await;
    let answer = api.play(&game, "c1c3", 3_000, "one more").await;
    assert_refused(&answer, StatusCode::CONFLICT, "too-long", "3000 moves");
    assert_eq!(answer.1["details"], json!({ "most": 3_000 }));
    // It can be ended all the same.
    let ended = api.act(&game, "resign", json!({ "ply": 3_000, "side": "red" })).await;
    assert_eq!(ended.0, StatusCode::OK);
    let too_long = endless(3_001);
    let moves: Vec<_> =
        (0..3_001_usize).map(|at| json!({ "move": "c1c3", "after": at.checked_sub(1) })).collect();
    for (address, body) in [
        ("/api/games/import", json!({ "record": too_long })),
        ("/api/analysis/read", json!({ "record": too_long })),
        ("/api/analysis/write", json!({ "moves": moves })),
    ] {
        let answer = api.post(address, &body).await;
        assert_refused(&answer, StatusCode::UNPROCESSABLE_ENTITY, "too-long", "3001 moves");
    }
}

#[tokio::test]
async fn errors_do_not_repeat_all_that_was_said() {
    let api = Api::new().await;
    let word = "x".repeat(200_000);
    for (address, body) in [
        ("/api/games", json!({ "setup": { "variant": word } })),
        ("/api/games", json!({ word.clone(): 1 })),
        ("/api/games", json!({ "setup": { "position": word } })),
        ("/api/games/import", json!({ "record": word })),
    ] {
        let (status, answer) = api.post(address, &body).await;
        assert!(status.is_client_error() && answer.to_string().len() < 4_000, "{address}: {status}");
    }
}

//! Games from their beginning to the bin.

use crate::common::{Api, BLOCKED, against_computer};
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn a_new_game_tells_everything_about_its_start() {
    let api = Api::new().await;
    let (status, game) = api.post("/api/games", &json!({})).await;
    assert_eq!(status, StatusCode::CREATED);
    assert_eq!(game["position"], "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0");
    assert_eq!((&game["turn"], &game["ply"], &game["last"]), (&json!("red"), &json!(0), &Value::Null));
    assert_eq!((&game["variant"], &game["board"]), (&json!("standard"), &json!("standard")));
    assert_eq!(game["pattern"].as_str().unwrap().split('/').count(), 10);
    assert_eq!(game["pieces"].as_array().unwrap().len(), 40);
    assert_eq!(game["home"], json!({ "red": 0, "blue": 0 }));
    let needed = game["needed"]["red"].as_i64().unwrap();
    assert!((30..=70).contains(&needed) && game["needed"]["blue"] == needed, "{}", game["needed"]);
    for nothing in ["draw_offer", "clock", "score", "match"] {
        assert!(game[nothing].is_null(), "{nothing}");
    }
    assert_eq!(game["outcome"], Value::Null);
    assert_eq!(game["can"], json!(["resign", "offer-draw", "hint"]));
    let legal = game["legal"].as_array().unwrap();
    assert_eq!(legal.len(), 12);
    assert!(legal.contains(&json!({
        "move": "a1c3", "text": "1 a1-c3", "from": "a1", "to": "c3", "kind": "jump", "way": ["a1", "c3"]
    })));
    let piece = game["pieces"].as_array().unwrap().iter().find(|piece| piece["letter"] == "K").unwrap();
    assert_eq!(
        *piece,
        json!({ "letter": "K", "side": "red", "colour": "yellow", "number": 11, "space": "a2",
            "home": false, "targets": ["j9"] })
    );
}

#[tokio::test]
async fn everything_can_be_chosen() {
    let api = Api::new().await;
    let game = api
        .begin(json!({
            "seats": { "red": { "kind": "person", "name": "Ανα" }, "blue": { "kind": "person" } },
            "setup": { "variant": "strict-colours", "board": "tiles", "starter": "blue" },
            "repetition_draws": false,
        }))
        .await;
    let (_, answer) = api.get(&game).await;
    assert_eq!((&answer["variant"], &answer["board"]), (&json!("strict-colours"), &json!("tiles")));
    assert_eq!((&answer["starter"], &answer["turn"]), (&json!("blue"), &json!("blue")));
    assert_eq!(answer["seats"]["red"], json!({ "kind": "person", "name": "Ανα" }));
    assert_eq!(answer["repetition_draws"], false);
}

#[tokio::test]
async fn a_board_can_be_a_pattern() {
    let api = Api::new().await;
    let (_, tiles) = api.get("/api/position?board=tiles").await;
    let (_, same) = api.get(&format!("/api/position?board={}", tiles["pattern"].as_str().unwrap())).await;
    assert_eq!(tiles, same);
}

#[tokio::test]
async fn a_position_tells_its_moves_without_a_game() {
    let api = Api::new().await;
    let (status, answer) = api.get(&format!("/api/position?position={}", BLOCKED.replace(' ', "%20"))).await;
    assert_eq!(status, StatusCode::OK);
    let pass = json!([{ "move": "pass", "text": "pass", "from": null, "to": null, "kind": null, "way": [] }]);
    assert_eq!(answer["legal"], pass);
}

#[tokio::test]
async fn games_are_listed_the_last_changed_first() {
    let api = Api::new().await;
    assert_eq!(api.get("/api/games").await, (StatusCode::OK, json!({ "games": [], "next": null })));
    let first = api.begin(json!({})).await;
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    let second = api.begin(json!({ "setup": { "variant": "colours" } })).await;
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    api.play_well(&first, "c1c3", 0).await;
    let list = api.get("/api/games").await.1["games"].take();
    let ids: Vec<&str> = list.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [first.rsplit('/').next().unwrap(), second.rsplit('/').next().unwrap()]);
    assert_eq!((&list[0]["ply"], &list[0]["result"]), (&json!(1), &Value::Null));
    assert_eq!(list[1]["variant"], "colours");
}

#[tokio::test]
async fn a_deleted_game_can_be_had_back() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let before = api.play_well(&game, "c1c3", 0).await;
    assert_eq!(api.delete(&game).await.0, StatusCode::NO_CONTENT);
    assert_eq!(api.get(&game).await.0, StatusCode::NOT_FOUND);
    assert_eq!(api.delete(&game).await.0, StatusCode::NOT_FOUND);
    assert_eq!(api.play(&game, "h10h8", 1, "x").await.0, StatusCode::NOT_FOUND);
    assert_eq!(api.get("/api/games").await.1["games"], json!([]));
    assert_eq!(api.get("/api/games?deleted=true").await.1["games"][0]["deleted"], true);
    let (status, back) = api.post(&format!("{game}/restore"), &json!({})).await;
    assert_eq!((status, &back["position"]), (StatusCode::OK, &before["position"]));
    let again = api.post(&format!("{game}/restore"), &json!({})).await;
    crate::common::assert_refused(&again, StatusCode::CONFLICT, "not-deleted", "not deleted");
    api.play_well(&game, "h10h8", 1).await;
}

#[tokio::test]
async fn earlier_moments_can_be_looked_at() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let start = api.get(&game).await.1;
    let first = api.play_well(&game, "3 c1-c3", 0).await;
    let second = api.play_well(&game, "h10h8", 1).await;
    assert_eq!(second["history"][0]["text"], "3 c1-c3");
    for (ply, then) in [(0, &start), (1, &first), (2, &second)] {
        let (_, seen) = api.get(&format!("{game}?ply={ply}")).await;
        assert_eq!((&seen["position"], &seen["legal"]), (&then["position"], &then["legal"]));
        assert_eq!(seen["last"], then["last"]);
    }
}

#[tokio::test]
async fn a_record_leads_back_to_the_game() {
    let api = Api::new().await;
    let seats = json!({ "red": { "kind": "person", "name": "Anastasia" } });
    let game = api.begin(json!({ "seats": seats, "setup": { "variant": "strict" } })).await;
    api.play_well(&game, "c1c3", 0).await;
    let (_, before) = api.post(&format!("{game}/resign"), &json!({ "side": "blue", "ply": 1 })).await;
    let (kind, record) = api.fetch(&format!("{game}/record")).await;
    let record = String::from_utf8(record).unwrap();
    assert!(kind.starts_with("text/plain"));
    assert!(record.contains("[Red \"Anastasia\"]") && record.contains("1. c1c3 red"), "{record}");
    let after = api.import(json!({ "record": record })).await;
    let after = api.get(&after).await.1;
    for what in ["position", "history", "seats", "variant", "outcome", "legal"] {
        assert_eq!(after[what], before[what], "{what}");
    }
}

#[tokio::test]
async fn an_imported_game_can_go_on_against_the_computer() {
    let api = Api::new().await;
    let seats = json!({ "blue": { "kind": "computer", "level": 1 } });
    let game = api.import(json!({ "record": "1. c1c3 *", "seats": seats })).await;
    api.wait(&game, |game| game["ply"] == 2).await;
}

#[tokio::test]
async fn positions_are_drawn() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    api.play_well(&game, "c1c3", 0).await;
    let (kind, svg) = api.fetch(&format!("{game}/picture.svg")).await;
    assert_eq!(kind, "image/svg+xml");
    assert!(String::from_utf8(svg.clone()).unwrap().contains("Last move: c1 to c3."));
    let (_, start) = api.fetch(&format!("{game}/picture.svg?ply=0&theme=dark&seat=blue")).await;
    assert!(String::from_utf8(start).unwrap().contains("Seen from the seat of Blue."));
    let (kind, png) = api.fetch(&format!("{game}/picture.png?width=64")).await;
    assert_eq!(kind, "image/png");
    assert!(png.starts_with(b"\x89PNG"));
}

#[tokio::test]
async fn a_hint_is_a_legal_move_with_a_reason() {
    let api = Api::new().await;
    let game = api.begin(against_computer(1)).await;
    let (status, hint) = api.get(&format!("{game}/hint")).await;
    assert_eq!(status, StatusCode::OK, "{hint}");
    let (_, answer) = api.get(&game).await;
    assert!(answer["legal"].as_array().unwrap().contains(&hint["best"]), "{hint}");
    assert!(!hint["reason"].as_str().unwrap().is_empty() && hint["text"].as_str().unwrap().ends_with('.'));
    assert_eq!(hint["score"]["kind"], "lead");
}

//! Matches of several games.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Api, assert_refused};

async fn begin(api: &Api, new: Value) -> Value {
    let (status, answer) = api.post("/api/matches", &new).await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
    answer
}

fn address(answer: &Value) -> String {
    format!("/api/matches/{}", answer["id"].as_str().unwrap())
}

async fn next(api: &Api, a_match: &str) -> Value {
    let (status, game) = api.post(&format!("{a_match}/next"), &json!({})).await;
    assert_eq!(status, StatusCode::OK, "{game}");
    game
}

async fn resign(api: &Api, game: &Value, side: &str) {
    let game = format!("/api/games/{}", game["id"].as_str().unwrap());
    let (status, over) = api.act(&game, "resign", json!({ "side": side, "ply": 0 })).await;
    assert_eq!(status, StatusCode::OK, "{over}");
}

#[tokio::test]
async fn the_starter_changes_and_the_score_runs() {
    let api = Api::new().await;
    let seats = json!({ "red": { "kind": "person", "name": "Olga" }, "blue": { "kind": "person", "name": "Tatjana" } });
    let begun = begin(
        &api,
        json!({ "games": 3, "seats": seats, "setup": { "variant": "colours", "starter": "blue" }, "clock": { "seconds": 60 } }),
    )
    .await;
    let a_match = address(&begun);
    assert_eq!(
        (&begun["of"], &begun["over"], &begun["variant"]),
        (&json!(3), &json!(false), &json!("colours"))
    );
    let first = next(&api, &a_match).await;
    assert_eq!(first["id"], begun["current"], "the game under way is given, not another one");
    assert_eq!((&first["starter"], &first["seats"]), (&json!("blue"), &seats));
    assert_eq!(first["match"], json!({ "id": begun["id"], "number": 1, "games": 3 }));
    assert_eq!(first["clock"]["seconds"], 60);
    resign(&api, &first, "red").await;
    let second = next(&api, &a_match).await;
    assert_eq!((&second["starter"], &second["match"]["number"]), (&json!("red"), &json!(2)));
    assert_eq!(next(&api.restarted().await, &a_match).await["id"], second["id"]);
    resign(&api, &second, "red").await;
    let third = next(&api, &a_match).await;
    assert_eq!(third["starter"], "blue");
    resign(&api, &third, "blue").await;
    let (_, over) = api.get(&a_match).await;
    assert_eq!((&over["over"], &over["current"]), (&json!(true), &Value::Null));
    assert_eq!((&over["red"]["won"], &over["blue"]["won"], &over["ties"]), (&json!(1), &json!(2), &json!(0)));
    assert_eq!(over["red"]["minus"], json!({ "lower": 0, "upper": 0, "exact": true }));
    assert_eq!(over["games"].as_array().unwrap().len(), 3);
    let refused = api.post(&format!("{a_match}/next"), &json!({})).await;
    assert_refused(&refused, StatusCode::CONFLICT, "match-over", "all 3 games");
    assert_eq!(refused.1["details"], json!({ "games": 3 }));
}

#[tokio::test]
async fn two_who_ask_at_once_get_the_same_game() {
    let api = Api::new().await;
    let begun = begin(&api, json!({ "games": 2 })).await;
    let a_match = address(&begun);
    resign(&api, &json!({ "id": begun["current"] }), "red").await;
    let (one, two) = tokio::join!(next(&api, &a_match), next(&api, &a_match));
    assert_eq!(one["id"], two["id"]);
    assert_eq!(api.get(&a_match).await.1["games"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn the_losers_moves_are_added_up() {
    let api = Api::new().await;
    let begun = begin(&api, json!({ "games": 2 })).await;
    resign(&api, &json!({ "id": begun["current"] }), "red").await;
    // As if Red had played the game out and lost by seven, or five to nine.
    for (score, minus) in [
        ("7", json!({ "lower": 7, "upper": 7, "exact": true })),
        ("5..9", json!({ "lower": 5, "upper": 9, "exact": false })),
        ("5..", json!({ "lower": 5, "upper": null, "exact": false })),
    ] {
        let statement = match score {
            "7" => "UPDATE games SET ending = 'completion', score = '7'",
            "5..9" => "UPDATE games SET score = '5..9'",
            _ => "UPDATE games SET score = '5..'",
        };
        crate::errors::tamper(api.data.path(), statement).await;
        let (_, answer) = api.get(&address(&begun)).await;
        assert_eq!((&answer["red"]["minus"], &answer["blue"]["won"]), (&minus, &json!(1)), "{score}");
    }
}

#[tokio::test]
async fn a_deleted_game_counts_nothing_and_keeps_its_number() {
    let api = Api::new().await;
    let begun = begin(&api, json!({ "games": 2 })).await;
    let game = format!("/api/games/{}", begun["current"].as_str().unwrap());
    api.delete(&game).await;
    let (_, answer) = api.get(&address(&begun)).await;
    assert_eq!((&answer["games"], &answer["current"]), (&json!([]), &Value::Null));
    assert_eq!(next(&api, &address(&begun)).await["match"]["number"], 2);
}

#[tokio::test]
async fn matches_that_make_no_sense() {
    let api = Api::new().await;
    for (new, words) in [
        (json!({}), "games"),
        (json!({ "games": 1 }), "2 to 20"),
        (json!({ "games": 21 }), "not 21"),
        (json!({ "games": 2, "setup": { "position": crate::common::LAST_MOVES } }), "leave `position` out"),
        (json!({ "games": 2, "setup": { "variant": "loose" } }), "no variant"),
        (json!({ "games": 2, "clock": { "seconds": 0 } }), "5 to 86400"),
        (json!({ "games": 2, "seats": { "red": { "kind": "computer", "level": 0 } } }), "levels"),
        (json!([2]), "an object"),
    ] {
        let answer = api.post("/api/matches", &new).await;
        assert_refused(&answer, StatusCode::BAD_REQUEST, "request", words);
    }
    for path in ["/api/matches/0123456789abcdef", "/api/matches/x"] {
        assert_refused(&api.get(path).await, StatusCode::NOT_FOUND, "no-such-match", "no match");
        let answer = api.post(&format!("{path}/next"), &json!({})).await;
        assert_refused(&answer, StatusCode::NOT_FOUND, "no-such-match", "no match");
    }
}

#[tokio::test]
async fn a_game_can_be_begun_anew() {
    let api = Api::new().await;
    let game = api
        .begin(json!({
            "seats": { "blue": { "kind": "computer", "level": 3 } },
            "setup": { "position": crate::common::LAST_MOVES, "variant": "strict" },
            "clock": { "seconds": 60, "increment": 1 },
            "repetition_draws": false,
        }))
        .await;
    let start = api.get(&game).await.1;
    api.play_well(&game, "j8j9", 0).await;
    let (status, again) = api.post(&format!("{game}/again"), &json!({})).await;
    assert_eq!(status, StatusCode::CREATED, "{again}");
    assert_ne!(again["id"], start["id"]);
    for what in ["position", "seats", "variant", "clock", "repetition_draws", "ply", "match"] {
        assert_eq!(again[what], start[what], "{what}");
    }
}

//! Reports and blocks: who may, and what follows.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    askers::open,
    browser::Browser,
    talk::{begin, refused},
};

#[tokio::test]
async fn players_report_each_other_and_nobody_else_does() {
    let data = TempDir::new().unwrap();
    let ([mut red, mut blue, mut watcher], game) = begin(&data).await;
    let report = format!("{game}/report");
    for (who, status) in [(&mut red, 204), (&mut blue, 204)] {
        let answer = who.post(&report, json!({ "reason": "stalling", "text": " He left. " })).await;
        assert_eq!(answer.0.as_u16(), status, "{}", answer.1);
    }
    refused(
        &watcher.post(&report, json!({ "reason": "abuse" })).await,
        StatusCode::FORBIDDEN,
        "not-your-game",
    );
    refused(&red.post(&report, json!({ "reason": "ugly" })).await, StatusCode::BAD_REQUEST, "request");
    let long = red.post(&report, json!({ "reason": "other", "text": "a".repeat(1001) })).await;
    refused(&long, StatusCode::BAD_REQUEST, "request");
    assert_eq!(long.1["details"]["reason"], "words-length");
    let (_, alone) = red.post("/api/games", json!({})).await;
    let alone = format!("/api/games/{}", alone["id"].as_str().unwrap());
    for what in ["report", "block"] {
        let asked = red.post(&format!("{alone}/{what}"), json!({ "reason": "abuse" })).await;
        refused(&asked, StatusCode::CONFLICT, "not-between-two");
    }
}

/// How many invitations somebody sees in the lobby.
async fn seen(who: &mut Browser) -> usize {
    who.get("/api/invitations").await.1["invitations"].as_array().unwrap().len()
}

#[tokio::test]
async fn who_is_blocked_finds_nothing_in_the_lobby() {
    let data = TempDir::new().unwrap();
    let ([mut red, mut blue, mut watcher], game) = begin(&data).await;
    let block = format!("{game}/block");
    refused(&watcher.post(&block, Value::Null).await, StatusCode::FORBIDDEN, "not-your-game");
    let new = json!({ "audience": "lobby", "clock": { "days": 3 } });
    let (_, of_red) = red.post("/api/invitations", new.clone()).await;
    let (_, of_blue) = blue.post("/api/invitations", new).await;
    assert_eq!((seen(&mut red).await, seen(&mut blue).await, seen(&mut watcher).await), (2, 2, 2));
    assert_eq!(red.post(&block, Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!((seen(&mut red).await, seen(&mut blue).await, seen(&mut watcher).await), (1, 1, 2));
    for (who, invitation) in [(&mut red, &of_blue), (&mut blue, &of_red)] {
        let path = format!("/api/invitations/{}/accept", invitation["id"].as_str().unwrap());
        refused(&who.post(&path, json!({})).await, StatusCode::NOT_FOUND, "no-such-invitation");
    }
    // Who is blocked sees nothing of that, and nobody else takes it back.
    let (_, blocks) = red.get("/api/blocks").await;
    let path = format!("/api/blocks/{}", blocks["blocks"][0]["id"].as_str().unwrap());
    for other in [&mut blue, &mut watcher] {
        assert_eq!(other.get("/api/blocks").await.1, json!({ "blocks": [] }));
        refused(&other.ask(Method::DELETE, &path, Value::Null).await, StatusCode::NOT_FOUND, "no-such-block");
    }
    assert_eq!(red.ask(Method::DELETE, &path, Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!((seen(&mut red).await, seen(&mut blue).await), (2, 2));
    let path = format!("/api/invitations/{}/accept", of_red["id"].as_str().unwrap());
    assert_eq!(blue.post(&path, json!({})).await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn a_device_has_nobody_to_report_or_to_block() {
    let api = crate::common::Api::new().await;
    let game = api.begin(json!({})).await;
    for (what, body) in [("report", json!({ "reason": "abuse" })), ("block", json!({}))] {
        let (status, answer) = api.post(&format!("{game}/{what}"), &body).await;
        assert_eq!((status, &answer["error"]), (StatusCode::FORBIDDEN, &json!("device-only")));
    }
    assert_eq!(api.get("/api/blocks").await.1["error"], "no-accounts");
    let data = TempDir::new().unwrap();
    let mut stranger = Browser::new(&open(&data).await.router());
    assert_eq!(stranger.get("/api/blocks").await.1, json!({ "blocks": [] }));
}

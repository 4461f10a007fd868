//! Positions that belong to no game.

use axum::http::StatusCode;
use serde_json::json;

use crate::common::{Api, assert_refused};

/// Yellow 12 alone with a piece to jump over.
const LESSON: &str = "10/10/10/10/10/10/10/1a8/1L8/10%20r%20r%200";

#[tokio::test]
async fn pieces_may_be_missing_when_asked_for() {
    let api = Api::new().await;
    let address = format!("/api/position?position={LESSON}");
    assert_refused(&api.get(&address).await, StatusCode::UNPROCESSABLE_ENTITY, "position", "missing");
    let (status, lesson) = api.get(&format!("{address}&study=true")).await;
    assert_eq!((status, lesson["pieces"].as_array().unwrap().len()), (StatusCode::OK, 2), "{lesson}");
    let moves = lesson["legal"].as_array().unwrap();
    assert!(moves.iter().any(|m| m["move"] == "b2b4") && moves.iter().all(|m| m["from"] == "b2"), "{lesson}");
    let twice =
        api.get(&format!("/api/position?study=true&position={}", LESSON.replace("1L8", "1LL7"))).await;
    assert_refused(&twice, StatusCode::UNPROCESSABLE_ENTITY, "position", "both");
    assert_eq!(twice.1["details"]["reason"], "twice");
    let text = api.get("/api/position?study=true&position=x").await;
    assert_eq!(text.1["details"], json!({ "reason": "fields", "found": 1 }));
}

#[tokio::test]
async fn positions_are_drawn() {
    let api = Api::new().await;
    let (kind, svg) =
        api.fetch(&format!("/api/position/picture.svg?position={LESSON}&study=true&last=b1b2")).await;
    assert_eq!(kind, "image/svg+xml");
    assert!(String::from_utf8(svg).unwrap().contains("Last move: b1 to b2."));
    let (_, dark) =
        api.fetch("/api/position/picture.svg?theme=dark&seat=blue&board=tiles&variant=strict").await;
    assert!(String::from_utf8(dark).unwrap().contains("Seen from the seat of Blue."));
    let (kind, png) = api.fetch("/api/position/picture.png?width=64").await;
    assert_eq!(kind, "image/png");
    assert!(png.starts_with(b"\x89PNG"));
    for (query, code, words) in [
        ("theme=neon", "request", "no theme"),
        ("last=castle", "request", "no move"),
        ("last=pass", "request", "no move"),
        ("width=4000", "request", "16 to 2048"),
        ("seat=green", "request", "seat"),
        ("colour=red", "request", "unknown field"),
        ("study=perhaps", "request", "study"),
        ("position=x", "position", "four fields"),
        ("board=chess", "board", "ten rows"),
    ] {
        for ending in ["svg", "png"] {
            let (status, body) = api.get(&format!("/api/position/picture.{ending}?{query}")).await;
            assert!(status.is_client_error() && body["error"] == code, "{query}: {body}");
            assert!(body["message"].as_str().unwrap().contains(words), "{query}: {body}");
        }
    }
}

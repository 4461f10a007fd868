//! Every way to be refused.

use std::fs;

use crate::common::{Api, assert_refused};
use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use colorito_server::{Error, Server};
use serde_json::{Value, json};

const UNKNOWN: &str = "/api/games/0123456789abcdef";

#[tokio::test]
async fn unknown_addresses_and_methods() {
    let api = Api::new().await;
    assert_refused(&api.get("/nowhere").await, StatusCode::NOT_FOUND, "no-such-address", "/api");
    let answer = api.delete("/api/games").await;
    assert_refused(&answer, StatusCode::METHOD_NOT_ALLOWED, "no-such-method", "/api");
}

#[tokio::test]
async fn unknown_games() {
    let api = Api::new().await;
    for path in ["", "/hint", "/record", "/picture.svg", "/picture.png", "/socket", "?ply=3"] {
        let answer = api.get(&format!("{UNKNOWN}{path}")).await;
        assert_refused(&answer, StatusCode::NOT_FOUND, "no-such-game", "0123456789abcdef");
    }
    for what in ["takeback", "redo", "restore", "again", "stop-score", "count-score"] {
        let answer = api.post(&format!("{UNKNOWN}/{what}"), &json!({ "ply": 0 })).await;
        assert_refused(&answer, StatusCode::NOT_FOUND, "no-such-game", "no game");
    }
    for what in ["resign", "offer-draw", "accept-draw", "decline-draw"] {
        let answer = api.act(UNKNOWN, what, json!({ "ply": 0, "side": "red" })).await;
        assert_refused(&answer, StatusCode::NOT_FOUND, "no-such-game", "no game");
        assert_eq!(answer.1["details"], json!({ "game": "0123456789abcdef" }));
    }
    assert_refused(
        &api.play(UNKNOWN, "c1c3", 0, "x").await,
        StatusCode::NOT_FOUND,
        "no-such-game",
        "no game",
    );
    assert_refused(&api.delete(UNKNOWN).await, StatusCode::NOT_FOUND, "no-such-game", "no game");
    for id in ["x", "0123456789ABCDEF", "..%2F..%2Fetc", "%F0%9F%8E%B2", "'%20OR%201=1"] {
        assert_eq!(api.get(&format!("/api/games/{id}")).await.0, StatusCode::NOT_FOUND, "{id}");
    }
}

#[tokio::test]
async fn new_games_that_make_no_sense() {
    let api = Api::new().await;
    let setup = |setup: Value| json!({ "setup": setup });
    let red = |seat: Value| json!({ "seats": { "red": seat } });
    for (new, words) in [
        (setup(json!({ "variant": "loose" })), "`loose` is no variant"),
        (setup(json!({ "starter": "green" })), "green"),
        (setup(json!({ "position": crate::common::LAST_MOVES, "starter": "red" })), "leave `starter` out"),
        (setup(json!({ "colour": "red" })), "unknown field"),
        (red(json!({ "kind": "computer", "level": 0 })), "levels are 1 to 10"),
        (red(json!({ "kind": "computer", "level": 11 })), "levels are 1 to 10"),
        (red(json!({ "kind": "computer", "level": "strong" })), "expected u8"),
        (red(json!({ "kind": "computer" })), "a `computer` with a `level`"),
        (red(json!({ "kind": "cat" })), "a seat is a `person`"),
        (red(json!({ "kind": "person", "name": " " })), "1 to 40 characters"),
        (red(json!({ "kind": "person", "name": "x".repeat(41) })), "not 41"),
        (red(json!({ "kind": "person", "name": "a\nb" })), "control characters"),
        (json!([]), "an object"),
        (json!([1]), "an object"),
        (json!("game"), "an object"),
        (json!({ "seats": [] }), "no list"),
        (json!({ "setup": ["strict"] }), "no list"),
        (json!({ "clock": [60, 0] }), "no list"),
        (json!({ "clock": { "seconds": 4 } }), "`seconds` is 5 to 86400 here, not 4"),
        (json!({ "clock": { "seconds": 60, "increment": 601 } }), "`increment` is 0 to 600"),
        (json!({ "clock": { "seconds": -1 } }), "invalid value"),
        (json!({ "clock": {} }), "seconds"),
    ] {
        let answer = api.post("/api/games", &new).await;
        assert_refused(&answer, StatusCode::BAD_REQUEST, "request", words);
    }
    let answer = api.post("/api/games", &setup(json!({ "board": "chess" }))).await;
    assert_refused(&answer, StatusCode::UNPROCESSABLE_ENTITY, "board", "standard, columns, tiles, rows");
    let answer = api.post("/api/games", &setup(json!({ "position": "x r r 0" }))).await;
    assert_refused(&answer, StatusCode::UNPROCESSABLE_ENTITY, "position", "ten rows");
    assert_eq!(api.get("/api/games").await.1["games"], json!([]), "nothing was kept");
}

#[tokio::test]
async fn bodies_that_cannot_be_read() {
    let api = Api::new().await;
    let send = async |kind: &str, body: String| {
        let request = Request::post("/api/games").header(header::CONTENT_TYPE, kind).body(Body::from(body));
        let response = api.send(request.unwrap()).await;
        let status = response.status();
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap())
    };
    let answer = send("text/plain", "{}".to_owned()).await;
    assert_refused(&answer, StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", "application/json");
    let answer = send("application/json", "{".to_owned()).await;
    assert_refused(&answer, StatusCode::BAD_REQUEST, "request", "EOF");
    let answer = send("application/json", String::new()).await;
    assert_refused(&answer, StatusCode::BAD_REQUEST, "request", "EOF");
    let answer = send("application/json", format!("\"{}\"", "x".repeat(256 * 1024))).await;
    assert_refused(&answer, StatusCode::PAYLOAD_TOO_LARGE, "too-large", "262144 bytes");
    let answer = send("application/json", "[".repeat(100_000)).await;
    assert_eq!(answer.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn moves_that_cannot_be_played() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    for (text, words) in [
        ("c1c5", "no step, jump or step-jump"),
        ("c1c4", "may not rest on c4"),
        ("h10h8", "blue's"),
        ("e5e6", "no piece stands on e5"),
        ("pass", "you must make one"),
        ("4 c1-c3", "not number 4"),
        ("3 c1-e3-c3", "no way there"),
        ("castle", ""),
        ("", ""),
    ] {
        let answer = api.play(&game, text, 0, text.len().to_string().as_str()).await;
        assert_refused(&answer, StatusCode::UNPROCESSABLE_ENTITY, "move", words);
    }
    for client in [String::new(), "x".repeat(65)] {
        let answer = api.play(&game, "c1c3", 0, &client).await;
        assert_refused(&answer, StatusCode::BAD_REQUEST, "request", "1 to 64 bytes");
    }
    for body in [json!({ "move": "c1c3" }), json!({ "move": "c1c3", "ply": -1, "client": "x" }), json!({})] {
        let answer = api.post(&format!("{game}/moves"), &body).await;
        assert_refused(&answer, StatusCode::BAD_REQUEST, "request", "");
    }
    let answer = api.post(&format!("{game}/resign"), &json!({ "ply": 0, "side": "green" })).await;
    assert_refused(&answer, StatusCode::BAD_REQUEST, "request", "green");
    assert_eq!(api.get(&game).await.1["ply"], 0);
}

#[tokio::test]
async fn pictures_and_moments_that_are_not_there() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let answer = api.get(&format!("{game}?ply=1")).await;
    assert_refused(&answer, StatusCode::NOT_FOUND, "no-such-ply", "0 moves so far");
    let answer = api.get(&format!("{game}/picture.svg?ply=1")).await;
    assert_refused(&answer, StatusCode::NOT_FOUND, "no-such-ply", "after 1");
    for (query, words) in [
        ("theme=neon", "no theme"),
        ("seat=green", "seat"),
        ("width=wide", "width"),
        ("width=2049", "2048"),
        ("ply=-1", "ply"),
    ] {
        let answer = api.get(&format!("{game}/picture.png?{query}")).await;
        assert_refused(&answer, StatusCode::BAD_REQUEST, "request", words);
    }
    let answer = api.get(&format!("{game}/picture.png?width=3")).await;
    assert_refused(&answer, StatusCode::UNPROCESSABLE_ENTITY, "picture", "3 pixels");
    let answer = api.get(&format!("{game}/socket")).await;
    assert_refused(&answer, StatusCode::BAD_REQUEST, "request", "WebSocket");
    let answer = api.get("/api/position?position=x").await;
    assert_refused(&answer, StatusCode::UNPROCESSABLE_ENTITY, "position", "cannot be used");
    let answer = api.get("/api/games?deleted=perhaps").await;
    assert_refused(&answer, StatusCode::BAD_REQUEST, "request", "deleted");
    for (query, words) in
        [("limit=0", "1 to 200"), ("limit=201", "not 201"), ("before=then", "`then` is no place")]
    {
        let answer = api.get(&format!("/api/games?{query}")).await;
        assert_refused(&answer, StatusCode::BAD_REQUEST, "request", words);
    }
}

#[tokio::test]
async fn records_that_cannot_be_read() {
    let api = Api::new().await;
    for record in ["", "1. c1c4 *", "[Variant \"loose\"] *", "1. c1c3 ( *"] {
        let answer = api.post("/api/games/import", &json!({ "record": record })).await;
        assert_refused(&answer, StatusCode::UNPROCESSABLE_ENTITY, "record", "cannot be used");
    }
    let seats = json!({ "red": { "kind": "computer", "level": 99 } });
    let answer = api.post("/api/games/import", &json!({ "record": "1. c1c3 *", "seats": seats })).await;
    assert_refused(&answer, StatusCode::BAD_REQUEST, "request", "levels are 1 to 10");
    let long = format!("[Red \"{}\"]\n\n1. c1c3 *", "x".repeat(100));
    let (status, games) = api.post("/api/games/import", &json!({ "record": long })).await;
    assert_eq!(
        (status, &games["games"][0]["seats"]["red"]),
        (StatusCode::CREATED, &json!({ "kind": "person" }))
    );
}

#[tokio::test]
async fn pages_from_elsewhere() {
    let api = Api::new().await;
    let ask = async |origin: &str| {
        let request = Request::get("/api/games")
            .header(header::HOST, "localhost:1892")
            .header(header::ORIGIN, origin)
            .body(Body::empty());
        api.send(request.unwrap()).await.status()
    };
    assert_eq!(ask("http://localhost:1892").await, StatusCode::OK);
    for origin in ["http://elsewhere.example", "http://localhost:1893", "null", "localhost:1892"] {
        assert_eq!(ask(origin).await, StatusCode::FORBIDDEN, "{origin}");
    }
}

#[tokio::test]
async fn what_other_sites_have_browsers_ask_without_an_origin() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let ask = async |path: &str, said: [&str; 3]| {
        let [site, mode, destination] = said;
        let request = Request::get(path)
            .header("sec-fetch-site", site)
            .header("sec-fetch-mode", mode)
            .header("sec-fetch-dest", destination);
        api.send(request.body(Body::empty()).unwrap()).await.status()
    };
    let picture = format!("{game}/picture.svg");
    for site in ["cross-site", "same-site"] {
        assert_eq!(ask(&picture, [site, "no-cors", "image"]).await, StatusCode::FORBIDDEN, "{site}");
        assert_eq!(ask("/", [site, "navigate", "iframe"]).await, StatusCode::FORBIDDEN, "{site}");
        // Links lead here from anywhere.
        assert_eq!(ask("/", [site, "navigate", "document"]).await, StatusCode::OK, "{site}");
    }
    for site in ["same-origin", "none"] {
        assert_eq!(ask(&picture, [site, "no-cors", "image"]).await, StatusCode::OK, "{site}");
    }
}

#[tokio::test]
async fn every_response_is_secured() {
    let api = Api::new().await;
    for path in ["/api", "/api/games", "/nowhere", "/api/openapi.json"] {
        let response = api.send(Request::get(path).body(Body::empty()).unwrap()).await;
        let value = |name: &str| response.headers()[name].to_str().unwrap();
        assert!(value("content-security-policy").starts_with("default-src 'none'"), "{path}");
        // Nothing but the module is compiled: `wasm-unsafe-eval` makes no program of a text.
        let without_module = value("content-security-policy").replacen("'wasm-unsafe-eval'", "", 1);
        assert!(!without_module.contains("unsafe"), "{without_module}");
        assert_eq!(value("x-content-type-options"), "nosniff");
        assert_eq!(value("referrer-policy"), "no-referrer");
        assert_eq!(value("cache-control"), "no-store");
        assert!(value("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
        assert!(value("permissions-policy").contains("camera=()"), "{path}");
    }
}

#[tokio::test]
async fn pages_scripts_and_workers_are_isolated() {
    let api = Api::new().await;
    for path in [
        "/",
        "/game/0123456789abcdef",
        "/app/main.js",
        "/app/here/thinker.js",
        "/app/here/helper.js",
        "/service.js",
        "/module/colorito-threads.wasm",
        "/api/games",
    ] {
        let response = api.send(Request::get(path).body(Body::empty()).unwrap()).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        let value = |name: &str| response.headers()[name].to_str().unwrap();
        assert_eq!(value("cross-origin-opener-policy"), "same-origin", "{path}");
        assert_eq!(value("cross-origin-embedder-policy"), "require-corp", "{path}");
        assert_eq!(value("cross-origin-resource-policy"), "same-origin", "{path}");
    }
}

#[tokio::test]
async fn data_that_cannot_be_used() {
    let data = tempfile::TempDir::new().unwrap();
    let file = data.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(matches!(Server::open(&file).await, Err(Error::Data(_))));
    let folder = data.path().join("folder");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("colorito.sqlite"), "this is no database, but long enough to look at").unwrap();
    assert!(matches!(Server::open(&folder).await, Err(Error::Data(_))));
}

/// Changes the stored games behind the server's back.
pub(crate) async fn tamper(data: &std::path::Path, statement: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(data.join("colorito.sqlite"));
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query(statement).execute(&pool).await.unwrap();
    pool.close().await;
}

#[tokio::test]
async fn games_that_are_stored_wrongly() {
    for (statement, words) in [
        ("UPDATE moves SET played = 'e5e6'", "no piece stands on e5"),
        ("UPDATE games SET played = 7", "only 1 are there"),
        ("UPDATE games SET variant = 'loose'", "no variant"),
        ("UPDATE games SET start = 'x'", "four fields"),
        ("UPDATE games SET red = '{}'", "kind"),
        ("UPDATE games SET result = 'red', ending = 'completion'", "the moves say"),
    ] {
        let api = Api::new().await;
        let game = api.begin(json!({})).await;
        api.play_well(&game, "c1c3", 0).await;
        tamper(api.data.path(), statement).await;
        let answer = api.get(&game).await;
        assert_refused(&answer, StatusCode::INTERNAL_SERVER_ERROR, "corrupt", words);
        // The others are not affected.
        let other = api.begin(json!({})).await;
        api.play_well(&other, "c1c3", 0).await;
        assert!(Server::open(api.data.path()).await.is_ok());
    }
}

#[tokio::test]
async fn a_database_that_fails() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    tamper(api.data.path(), "DROP TABLE receipts").await;
    let answer = api.play(&game, "c1c3", 0, "x").await;
    assert_refused(&answer, StatusCode::INTERNAL_SERVER_ERROR, "storage", "nothing was changed");
    assert_eq!(api.get(&game).await.1["ply"], 0);
}

//! Who may do what: the device's owner, guests, strangers.

use axum::http::{Method, StatusCode};
use colorito_server::{Limits, Server, Trust};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest as _};

use crate::browser::Browser;

#[tokio::test]
async fn a_guests_games_may_take_only_so_much_room() {
    let data = TempDir::new().unwrap();
    let server = Server::open_with(data.path(), Limits { kept: 5_000, ..Limits::none() }).await.unwrap();
    let router = server.trusting(Trust::Guests { secure: false }).router();
    let (mut guest, mut other) = (Browser::new(&router), Browser::new(&router));
    let record = json!({ "record": format!("1. c1c3 {{{}}} *\n", "x".repeat(5_000)) });
    let (status, games) = guest.post("/api/games/import", record.clone()).await;
    assert_eq!(status, StatusCode::CREATED, "{games}");
    let game = format!("/api/games/{}", games["games"][0]["id"].as_str().unwrap());
    for (path, body) in [
        ("/api/games".to_owned(), json!({})),
        ("/api/games/import".to_owned(), record),
        ("/api/matches".to_owned(), json!({ "games": 2 })),
        (format!("{game}/again"), json!({})),
    ] {
        let (status, answer) = guest.post(&path, body).await;
        assert_eq!((status, &answer["error"]), (StatusCode::FORBIDDEN, &json!("too-much-kept")), "{answer}");
    }
    // What was begun goes on, and others have room of their own.
    let play = json!({ "move": "h10h8", "ply": 1, "client": "a" });
    assert_eq!(guest.post(&format!("{game}/moves"), play).await.0, StatusCode::OK);
    assert_eq!(other.post("/api/games", json!({})).await.0, StatusCode::CREATED);
}

pub(crate) async fn open(data: &TempDir) -> Server {
    let server = Server::open_with(data.path(), Limits::none()).await.unwrap();
    server.trusting(Trust::Guests { secure: false })
}

#[tokio::test]
async fn games_belong_to_those_who_play_them() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let (mut owner, mut other) = (Browser::new(&router), Browser::new(&router));
    assert_eq!(owner.count().await, 0);
    assert!(owner.cookie.is_none(), "whoever looks only is nobody");
    let (status, game) = owner.post("/api/games", json!({})).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    let token = owner.cookie.clone().unwrap();
    assert_eq!(token.len(), "colorito=".len() + 64);
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    other.post("/api/games", json!({})).await;
    assert_eq!((owner.count().await, other.count().await), (1, 1), "each has a list of their own");
    let mut stranger = Browser::new(&router);
    for browser in [&mut other, &mut stranger] {
        let (status, seen) = browser.get(&path).await;
        assert_eq!((status, &seen["can"]), (StatusCode::OK, &json!([])), "everybody may watch");
        let play = json!({ "move": "c1c3", "ply": 0, "client": "x" });
        let side = json!({ "ply": 0, "side": "red" });
        for (method, what, body) in [
            (Method::POST, "/moves", play),
            (Method::POST, "/computers-move", json!({ "move": "c1c3", "ply": 0 })),
            (Method::POST, "/takeback", json!({ "ply": 0 })),
            (Method::POST, "/redo", json!({ "ply": 0 })),
            (Method::POST, "/resign", side.clone()),
            (Method::POST, "/offer-draw", side.clone()),
            (Method::POST, "/accept-draw", side.clone()),
            (Method::POST, "/decline-draw", side),
            (Method::POST, "/count-score", json!({ "ply": 0 })),
            (Method::POST, "/stop-score", json!({ "ply": 0 })),
            (Method::POST, "/review", json!({})),
            (Method::POST, "/review/stop", json!({})),
            (Method::DELETE, "", Value::Null),
            (Method::POST, "/restore", json!({})),
        ] {
            let (status, answer) = browser.ask(method, &format!("{path}{what}"), body).await;
            assert_eq!(
                (status, &answer["error"]),
                (StatusCode::FORBIDDEN, &json!("not-your-game")),
                "{what}"
            );
        }
    }
    assert!(stranger.cookie.is_none(), "nobody becomes a guest by being refused");
    let (status, _) =
        owner.post(&format!("{path}/moves"), json!({ "move": "c1c3", "ply": 0, "client": "x" })).await;
    assert_eq!(status, StatusCode::OK);
    // After a restart the cookie is known, and the token itself is nowhere in the file.
    let again = open(&data).await.router();
    owner.router = again;
    assert_eq!(owner.count().await, 1);
    let secret = token.trim_start_matches("colorito=");
    for file in std::fs::read_dir(data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(64).any(|window| window == secret.as_bytes()));
    }
    assert_eq!(owner.ask(Method::DELETE, &path, Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(other.post(&format!("{path}/restore"), json!({})).await.0, StatusCode::FORBIDDEN);
    assert_eq!(owner.post(&format!("{path}/restore"), json!({})).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_match_goes_on_for_its_players_only() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let (mut owner, mut other) = (Browser::new(&router), Browser::new(&router));
    let (_, begun) = owner.post("/api/matches", json!({ "games": 2 })).await;
    let game = format!("/api/games/{}", begun["current"].as_str().unwrap());
    owner.post(&format!("{game}/resign"), json!({ "ply": 0, "side": "red" })).await;
    let next = format!("/api/matches/{}/next", begun["id"].as_str().unwrap());
    assert_eq!(other.post(&next, json!({})).await.0, StatusCode::FORBIDDEN);
    assert_eq!(owner.post(&next, json!({})).await.0, StatusCode::OK);
}

#[tokio::test]
async fn against_the_computer_a_guest_plays_one_side() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut owner = Browser::new(&router);
    let new = json!({ "seats": { "blue": { "kind": "computer", "level": 1 } } });
    let (_, game) = owner.post("/api/games", new).await;
    assert_eq!(game["can"], json!(["resign", "hint"]));
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let (status, answer) = owner.post(&format!("{path}/resign"), json!({ "ply": 0, "side": "blue" })).await;
    assert_eq!((status, &answer["error"]), (StatusCode::CONFLICT, &json!("computers-seat")));
}

#[tokio::test]
async fn who_signs_off_is_forgotten_at_once_open_sockets_included() {
    let data = TempDir::new().unwrap();
    let server = open(&data).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = server.router();
    let mut owner = Browser::new(&router);
    let (_, game) = owner.post("/api/games", json!({})).await;
    let running = tokio::spawn(server.run(listener, std::future::pending()));
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let mut request = format!("ws://{address}{path}/socket").into_client_request().unwrap();
    request.headers_mut().insert("cookie", owner.cookie.clone().unwrap().parse().unwrap());
    let (mut socket, _) = connect_async(request).await.unwrap();
    assert!(socket.next().await.unwrap().unwrap().is_text());
    // Over the same server as the socket, as a page would.
    let cookie = owner.cookie.clone().unwrap();
    let sign_off = tokio::task::spawn_blocking(move || {
        use std::io::{Read as _, Write as _};
        let mut stream = std::net::TcpStream::connect(address).unwrap();
        write!(
            stream,
            "DELETE /api/session HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    });
    let answer = sign_off.await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 204"), "{answer}");
    assert!(answer.to_lowercase().contains("max-age=0"), "{answer}");
    let rest = tokio::time::timeout(std::time::Duration::from_secs(10), async {
        while let Some(Ok(message)) = socket.next().await {
            assert!(!message.is_text(), "{message}");
        }
    });
    rest.await.expect("the socket closes");
    let move_ = json!({ "move": "c1c3", "ply": 0, "client": "x" });
    assert_eq!(owner.post(&format!("{path}/moves"), move_).await.0, StatusCode::FORBIDDEN);
    running.abort();
}

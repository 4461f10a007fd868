//! Nothing acknowledged is lost.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use colorito_server::{Limits, Server};
use colorito_store::{Sqlite, Store as _};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio_tungstenite::{connect_async, tungstenite::Message};
use tower::ServiceExt as _;

use crate::common::{Api, against_computer, legal_moves};

/// Every move that was acknowledged to a player, by its ply; the last word on a ply counts.
type Acknowledged = BTreeMap<u64, String>;

/// Plays a game over a socket until told to stop. A refused move is tried again with a new id; a lost
/// connection is made anew.
async fn play_on(address: String, game: String, stop: Arc<AtomicBool>) -> (String, Acknowledged) {
    let mut acknowledged = Acknowledged::new();
    let mut sent = 0;
    while !stop.load(Ordering::Relaxed) {
        let Ok((mut socket, _)) = connect_async(format!("ws://{address}{game}/socket")).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let mut waiting: Option<(String, u64, String)> = None;
        while let Ok(Some(Ok(message))) = tokio::time::timeout(Duration::from_secs(5), socket.next()).await {
            let Message::Text(text) = message else { continue };
            let said: Value = serde_json::from_str(&text).unwrap();
            match said["type"].as_str().unwrap() {
                "acknowledged" => {
                    let (client, ply, m) = waiting.take().unwrap();
                    assert_eq!(said["client"], client.as_str());
                    acknowledged.insert(ply, m);
                    continue;
                }
                "refused" => waiting = None,
                "state" | "moved" => {}
                other => panic!("{other}"),
            }
            if stop.load(Ordering::Relaxed) && waiting.is_none() {
                break;
            }
            if waiting.is_some() {
                continue;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
            let state = if said["game"].is_object() { &said["game"] } else { &said };
            let legal = legal_moves(state);
            if legal.is_empty() {
                // A refusal that does not show the game: whoever looks again sees it.
                break;
            }
            sent += 1;
            let (ply, m) = (state["ply"].as_u64().unwrap(), &legal[sent % legal.len()]);
            let client = format!("{game}-{sent}");
            let command = json!({ "type": "move", "move": m, "ply": ply, "client": client });
            waiting = Some((client, ply, m.clone()));
            if socket.send(Message::text(command.to_string())).await.is_err() {
                break;
            }
        }
    }
    (game, acknowledged)
}

/// Four people play while the disk is full for a while. Then the file is opened by another program: every
/// move that was acknowledged is there.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_is_full_for_a_while() {
    let data = TempDir::new().unwrap();
    let store = Arc::new(Sqlite::open(data.path()).await.unwrap());
    let server = Server::with_store(store.clone(), Limits::none()).await.unwrap();
    let api = Api { router: server.router(), server: None, data: Arc::new(data) };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let running = tokio::spawn(server.run(listener, std::future::pending()));
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for _ in 0..4 {
        let game = api.begin(json!({ "repetition_draws": false })).await;
        players.push(tokio::spawn(play_on(address.clone(), game, Arc::clone(&stop))));
    }
    for (pages, wait) in [(None, 300), (Some(1), 1_000), (Some(u32::MAX - 1), 600)] {
        if let Some(pages) = pages {
            store.limit_pages(pages).await.unwrap();
        }
        tokio::time::sleep(Duration::from_millis(wait)).await;
    }
    stop.store(true, Ordering::Relaxed);
    let mut games = Vec::new();
    for player in players {
        games.push(player.await.unwrap());
    }
    // No farewell: whatever is not in the file by now is lost.
    running.abort();
    let again = Sqlite::open(api.data.path()).await.unwrap();
    for (game, acknowledged) in games {
        let stored = again.load(game.rsplit('/').next().unwrap().parse().unwrap()).await.unwrap();
        let moves: Vec<String> = stored.game.moves().iter().map(ToString::to_string).collect();
        assert!(acknowledged.len() > 4, "{} moves were acknowledged", acknowledged.len());
        for (ply, m) in acknowledged {
            assert_eq!(moves.get(ply as usize), Some(&m), "ply {ply} of {game} was acknowledged");
        }
    }
}

/// Clients that hang up in the middle of a move: the move is made or not made, and the room knows which.
#[tokio::test(flavor = "multi_thread")]
async fn clients_that_hang_up_in_the_middle_of_a_move() {
    let api = Api::new().await;
    let game = api.begin(json!({ "repetition_draws": false })).await;
    let mut ply = 0;
    for turn in 0..200_u64 {
        let (_, now) = api.get(&game).await;
        let legal = now["legal"].as_array().unwrap();
        let m = legal[turn as usize % legal.len()]["move"].as_str().unwrap();
        let body = json!({ "move": m, "ply": ply, "client": format!("{turn}") });
        let request = Request::post(format!("{game}/moves")).header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Body::from(body.to_string())).unwrap();
        let asked = tokio::spawn(api.router.clone().oneshot(request));
        tokio::time::sleep(Duration::from_micros(turn * 20)).await;
        asked.abort();
        let _ = asked.await;
        // An honest client repeats the very same request; it is played once and answered well.
        let (status, answer) = api.post(&format!("{game}/moves"), &body).await;
        assert_eq!(status, StatusCode::OK, "turn {turn}: {answer}");
        ply += 1;
        assert_eq!(answer["ply"], ply, "turn {turn}: {answer}");
        if ply > 60 {
            api.post(&format!("{game}/takeback"), &json!({ "ply": ply })).await;
            ply -= 1;
        }
    }
}

/// The same against the computer: its answer comes.
#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_who_has_hung_up() {
    for turn in 0..10_u64 {
        let api = Api::new().await;
        let game = api.begin(against_computer(1)).await;
        let body = json!({ "move": "c1c3", "ply": 0, "client": "x" });
        let request = Request::post(format!("{game}/moves")).header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Body::from(body.to_string())).unwrap();
        let asked = tokio::spawn(api.router.clone().oneshot(request));
        tokio::time::sleep(Duration::from_micros(turn * 200)).await;
        asked.abort();
        let _ = asked.await;
        let (status, answer) = api.post(&format!("{game}/moves"), &body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        api.wait(&game, |game| game["ply"] == 2).await;
    }
}

/// A database that cannot be written any more: moves are refused, and nothing changes.
#[tokio::test]
async fn a_database_that_refuses_to_be_written() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    api.play_well(&game, "c1c3", 0).await;
    let forbid = "CREATE TRIGGER forbid BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'read only'); END";
    crate::errors::tamper(api.data.path(), forbid).await;
    for client in ["a", "b"] {
        let (status, answer) = api.play(&game, "h10h8", 1, client).await;
        assert_eq!((status.as_u16(), &answer["error"]), (500, &json!("storage")), "{answer}");
        assert_eq!(api.get(&game).await.1["ply"], 1);
    }
    crate::errors::tamper(api.data.path(), "DROP TRIGGER forbid").await;
    // The same request once more: it was never acknowledged, so it is played now.
    assert_eq!(api.play(&game, "h10h8", 1, "a").await.1["ply"], 2);
}

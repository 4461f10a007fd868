//! Reviews of games: made in the background, stopped, resumed, and told to those who look.

use std::time::Duration;

use axum::http::StatusCode;
use colorito_server::{Limits, Share};
use serde_json::{Value, json};

use crate::{
    askers::open,
    browser::Browser,
    common::Api,
    nodes::{Node, Socket, hear, two_nodes},
};

/// Four moves to review.
const RECORD: &str = "1. c1c3 h10h8 2. c3c1 h8h10 *\n";

async fn until(api: &Api, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..2_400 {
        let (_, review) = api.get(path).await;
        if wanted(&review) {
            return review;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("in vain: {}", api.get(path).await.1);
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_are_made_stopped_and_gone_on_with_after_a_restart() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    for ply in 0..8 {
        let (_, now) = api.get(&game).await;
        let moves = now["legal"].as_array().unwrap();
        let m = moves[moves.len() / 2]["move"].as_str().unwrap().to_owned();
        api.play_well(&game, &m, ply).await;
    }
    let path = format!("{game}/review");
    assert_eq!(api.get(&path).await.1["state"], "none");
    let (status, bad) = api.post(&path, &json!({ "time": 1 })).await;
    assert_eq!((status, bad["details"]["reason"].as_str()), (StatusCode::BAD_REQUEST, Some("number")));
    let (_, begun) = api.post(&path, &json!({ "time": 400 })).await;
    assert_eq!((begun["state"].as_str(), begun["total"].as_u64()), (Some("running"), Some(8)));
    until(&api, &path, |review| review["reviewed"].as_u64() >= Some(1)).await;
    let (_, stopped) = api.post(&format!("{path}/stop"), &json!({})).await;
    assert_eq!(stopped["state"], "stopped");
    let so_far = stopped["reviewed"].as_u64().unwrap();
    assert!(so_far < 8, "{so_far}");
    let api = api.restarted().await;
    assert_eq!(api.get(&path).await.1["reviewed"], so_far);
    api.post(&path, &json!({ "time": 100 })).await;
    // A restart in the middle: it goes on by itself.
    api.server.as_ref().unwrap().close().await;
    let api = api.restarted().await;
    let done = until(&api, &path, |review| review["state"] == "done").await;
    assert_eq!(done["reviewed"], 8);
    assert_eq!(done["players"].as_array().unwrap().len(), 2);
    let (_, part) = api.get(&format!("{path}?from=6")).await;
    assert_eq!(part["moves"].as_array().unwrap().len(), 2);
    // Other moves than those that were reviewed: the review is of another game.
    api.act(&game, "takeback", json!({ "ply": 8 })).await;
    assert_eq!(api.get(&path).await.1["state"], "none");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_review_of_a_deleted_game_ends() {
    let reviews = Share { each: 1, all: 1 };
    let api = Api::with(Limits { reviews, ..Limits::none() }).await;
    let record = json!({ "record": RECORD });
    let (deleted, other) = (api.import(record.clone()).await, api.import(record).await);
    let review = json!({ "time": 20 });
    assert_eq!(api.act(&deleted, "review", json!({ "time": 2_000 })).await.0, StatusCode::OK);
    assert_eq!(api.delete(&deleted).await.0, StatusCode::NO_CONTENT);
    // There is one place, which it leaves.
    for _ in 0..600 {
        if api.act(&other, "review", review.clone()).await.0 == StatusCode::OK {
            until(&api, &format!("{other}/review"), |review| review["state"] == "done").await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("a review of a deleted game goes on");
}

/// Hears of a review until it is done, and gives the moves as they were told.
async fn hear_all(socket: &mut Socket) -> Vec<u64> {
    let mut told = Vec::new();
    loop {
        let review = hear(socket, |news| news["type"] == "review").await;
        let last = review["moves"].as_array().unwrap().iter().map(|m| m["at"].as_u64().unwrap());
        told.extend(last);
        if review["state"] == "done" {
            assert_eq!((&review["reviewed"], &review["total"]), (&json!(4), &json!(4)));
            told.dedup();
            return told;
        }
    }
}

/// A game to be reviewed, asked for at one node, and a page that shows it at another.
async fn watched(first: &Node, second: &Node) -> (Browser, String, Socket) {
    let mut owner = Browser::new(&first.router);
    let (status, game) = owner.post("/api/games/import", json!({ "record": RECORD })).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    let game = format!("/api/games/{}", game["games"][0]["id"].as_str().unwrap());
    let mut page = second.listen(&owner, &game).await;
    hear(&mut page, |news| news["type"] == "state").await;
    (owner, game, page)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_at_a_game_is_told_how_far_its_review_is() {
    let data = tempfile::TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    let (mut owner, game, mut page) = watched(&node, &node).await;
    owner.post(&format!("{game}/review"), json!({ "time": 20 })).await;
    assert_eq!(hear_all(&mut page).await, [0, 1, 2, 3], "each move once");
    let (mut owner, game, mut page) = watched(&node, &node).await;
    owner.post(&format!("{game}/review"), json!({ "time": 10_000 })).await;
    owner.post(&format!("{game}/review/stop"), json!({})).await;
    for state in ["running", "stopped"] {
        assert_eq!(hear(&mut page, |news| news["type"] == "review").await["state"], state);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_at_another_node_is_told_too() {
    let Some((_database, first, second)) = two_nodes("reviews").await else { return };
    let (mut owner, game, mut page) = watched(&first, &second).await;
    owner.post(&format!("{game}/review"), json!({ "time": 20 })).await;
    // News of two moves may come as one; the page asks for what is missing.
    let told = hear_all(&mut page).await;
    assert!(told.is_sorted() && told.last() == Some(&3), "{told:?}");
}

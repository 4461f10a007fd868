//! Notices: told live, at one node and at two, to whom they are for and to nobody else.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    askers::open,
    browser::Browser,
    nodes::{Node, hear, two_nodes},
};

/// Where notices are told.
const NOTICES: &str = "/api/notices";

fn kinds(answer: &Value) -> Vec<&str> {
    answer["notices"].as_array().unwrap().iter().map(|notice| notice["kind"].as_str().unwrap()).collect()
}

/// Somebody invites, is told of it while they look elsewhere, and of the other's move.
async fn be_told(first: &Node, second: &Node) {
    let (mut ada, mut bo) = (Browser::new(&first.router), Browser::new(&second.router));
    let new = json!({ "audience": "link", "side": "red", "begins": "owner", "clock": { "days": 3 } });
    let (_, made) = ada.post("/api/invitations", new).await;
    let mut page = first.listen(&ada, NOTICES).await;
    assert_eq!(hear(&mut page, |news| news["unseen"] == 0).await["notices"], json!([]));
    let taken = json!({ "claim": made["claim"], "name": "Bo" });
    let (_, game) = bo.post("/api/invitations/take", taken).await;
    let told = hear(&mut page, |news| news["unseen"] == 1).await;
    assert_eq!(kinds(&told), ["begun"]);
    assert_eq!((&told["notices"][0]["game"], &told["notices"][0]["opponent"]), (&game["id"], &json!("Bo")));
    // What was looked at is not new any more, on all pages.
    ada.post("/api/notices/seen", json!({ "game": game["id"] })).await;
    hear(&mut page, |news| news["unseen"] == 0).await;
    let path = format!("/api/games/{}/moves", game["id"].as_str().unwrap());
    ada.post(&path, json!({ "move": "c1c3", "ply": 0, "client": "a" })).await;
    assert_eq!(kinds(&bo.get(NOTICES).await.1), ["turn"]);
    bo.post(&path, json!({ "move": "h10h8", "ply": 1, "client": "b" })).await;
    let told = hear(&mut page, |news| news["unseen"] == 1).await;
    assert_eq!(kinds(&told), ["turn", "begun"], "the newest first");
    assert_eq!(bo.get(NOTICES).await.1["notices"], json!([]), "the move is made");
}

#[tokio::test]
async fn players_are_told_wherever_they_look() {
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    be_told(&node, &node).await;
}

#[tokio::test]
async fn players_at_two_nodes_are_told_too() {
    let Some((_database, first, second)) = two_nodes("notices").await else { return };
    be_told(&first, &second).await;
}

#[tokio::test]
async fn nobody_sees_what_others_are_told() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let [mut ada, mut bo, mut stranger] = [(); 3].map(|()| Browser::new(&router));
    let new = json!({ "audience": "link", "clock": { "days": 1 } });
    let (_, made) = ada.post("/api/invitations", new).await;
    let (_, game) = bo.post("/api/invitations/take", json!({ "claim": made["claim"] })).await;
    assert_eq!(kinds(&ada.get(NOTICES).await.1), ["begun"]);
    assert_eq!(stranger.get(NOTICES).await.1["notices"], json!([]));
    for other in [&mut bo, &mut stranger] {
        let (status, _) = other.post("/api/notices/seen", json!({ "game": game["id"] })).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    assert_eq!(ada.get(NOTICES).await.1["unseen"], 1, "only their own are theirs to see");
    let (status, wrong) = ada.post("/api/notices/seen", json!({ "game": "nonsense" })).await;
    assert_eq!((status, wrong["error"].as_str()), (StatusCode::NOT_FOUND, Some("no-such-game")));
    assert_eq!(stranger.get("/api/notices/socket").await.0, StatusCode::UNAUTHORIZED);
}

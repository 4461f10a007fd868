//! Who is at a game, as its players and those who watch see it.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    accounts::make,
    askers::open,
    browser::Browser,
    nodes::{Node, Socket, hear, two_nodes},
};

/// Red at one node and Blue at another, and the address of their game.
pub(crate) async fn sit_down(first: &Node, second: &Node, clock: Value) -> (Browser, Browser, String) {
    let (mut red, mut blue) = (Browser::new(&first.router), Browser::new(&second.router));
    let new = json!({ "audience": "link", "side": "red", "begins": "owner", "clock": clock });
    let (_, made) = red.post("/api/invitations", new).await;
    let (status, game) = blue.post("/api/invitations/take", json!({ "claim": made["claim"] })).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    (red, blue, format!("/api/games/{}", game["id"].as_str().unwrap()))
}

/// Waits until those who are there are these.
async fn hear_present(socket: &mut Socket, [red, blue]: [bool; 2], watchers: u32, names: &[&str]) {
    let is_so = |news: &Value| {
        news["type"] == "presence"
            && [&news["red"], &news["blue"]] == [red, blue]
            && (&news["watchers"], &news["names"]) == (&json!(watchers), &json!(names))
    };
    hear(socket, is_so).await;
}

/// Two play and two watch, at one node or at two.
async fn come_and_go(first: &Node, second: &Node) {
    let (red, blue, game) = sit_down(first, second, Value::Null).await;
    let mut reds = first.listen(&red, &game).await;
    hear_present(&mut reds, [true, false], 0, &[]).await;
    let mut blues = second.listen(&blue, &game).await;
    // Who comes is told at once who is there.
    hear_present(&mut blues, [true, true], 0, &[]).await;
    hear_present(&mut reds, [true, true], 0, &[]).await;
    let mut olga = Browser::new(&first.router);
    make(&mut olga, "Olga").await;
    let unseen = first.listen(&olga, &game).await;
    hear_present(&mut blues, [true, true], 1, &[]).await;
    let stranger = second.listen(&Browser::new(&second.router), &game).await;
    hear_present(&mut reds, [true, true], 2, &[]).await;
    // Whoever likes it is seen from the next time on, once however often they look.
    let (status, answer) = olga.post("/api/account/settings", json!({ "seen": true })).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
    assert_eq!(olga.get("/api/account").await.1["seen"], true);
    drop(unseen);
    hear_present(&mut blues, [true, true], 1, &[]).await;
    let _twice = [first.listen(&olga, &game).await, first.listen(&olga, &game).await];
    hear_present(&mut blues, [true, true], 2, &["Olga"]).await;
    drop(stranger);
    hear_present(&mut reds, [true, true], 1, &["Olga"]).await;
    // Who goes is seen a while longer, and who comes back elsewhere is there.
    let mut again = second.listen(&blue, &game).await;
    hear_present(&mut again, [true, true], 1, &["Olga"]).await;
    blues.close(None).await.unwrap();
    again.close(None).await.unwrap();
    hear_present(&mut reds, [true, false], 1, &["Olga"]).await;
    let mut elsewhere = first.listen(&blue, &game).await;
    hear_present(&mut elsewhere, [true, true], 1, &["Olga"]).await;
    hear_present(&mut reds, [true, true], 1, &["Olga"]).await;
    let (_, untouched) = Browser::new(&first.router).get(&game).await;
    assert_eq!((&untouched["revision"], &untouched["ply"]), (&json!(0), &json!(0)));
}

#[tokio::test]
async fn players_see_each_other_come_and_go() {
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    come_and_go(&node, &node).await;
}

#[tokio::test]
async fn two_nodes_see_the_same_people() {
    let Some((_database, first, second)) = two_nodes("presence").await else { return };
    come_and_go(&first, &second).await;
}

#[tokio::test]
async fn only_accounts_say_whether_they_like_to_be_seen() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let (mut stranger, mut guest) = (Browser::new(&router), Browser::new(&router));
    guest.post("/api/games", json!({})).await;
    for nobody in [&mut stranger, &mut guest] {
        let (status, answer) = nobody.post("/api/account/settings", json!({ "seen": true })).await;
        assert_eq!((status, &answer["error"]), (StatusCode::UNAUTHORIZED, &json!("not-signed-in")));
    }
    make(&mut guest, "Olga").await;
    assert_eq!(guest.get("/api/account").await.1["seen"], false, "not unless somebody says so");
}

//! Games with people elsewhere: by link and in the lobby, at one node and at two.

use axum::http::{Method, StatusCode};
use colorito_server::{Limits, Server};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    accounts::make,
    askers::open,
    browser::Browser,
    nodes::{Node, hear, two_nodes},
};

/// Where the lobby is told.
const LOBBY: &str = "/api/lobby";

fn link() -> Value {
    json!({ "audience": "link", "side": "red", "begins": "owner", "name": "Ada", "clock": { "seconds": 300 } })
}

fn seek(clock: &Value) -> Value {
    json!({ "audience": "lobby", "clock": clock })
}

/// Makes a link and gives the invitation's address and the claim.
async fn invite(owner: &mut Browser) -> (String, String) {
    let (status, made) = owner.post("/api/invitations", link()).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    (address(&made), made["claim"].as_str().unwrap().to_owned())
}

fn address(invitation: &Value) -> String {
    format!("/api/invitations/{}", invitation["id"].as_str().unwrap())
}

fn refused((status, answer): &(StatusCode, Value), wanted: StatusCode, code: &str) {
    assert_eq!((*status, answer["error"].as_str()), (wanted, Some(code)), "{answer}");
}

#[tokio::test]
async fn a_link_is_followed_once() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let [mut owner, mut friend, mut late] = [(); 3].map(|()| Browser::new(&router));
    let (made, claim) = invite(&mut owner).await;
    assert!(claim.len() == 32 && !made.ends_with(&claim), "128 bits that are not the address");
    let (_, seen) = friend.post("/api/invitations/look", json!({ "claim": claim })).await;
    assert_eq!(
        (&seen["state"], &seen["yours"], &seen["name"]),
        (&json!("open"), &json!(false), &json!("Ada"))
    );
    assert!(friend.cookie.is_none(), "whoever looks only is nobody");
    refused(
        &owner.post("/api/invitations/take", json!({ "claim": claim })).await,
        StatusCode::CONFLICT,
        "own-invitation",
    );
    let (status, game) = friend.post("/api/invitations/take", json!({ "claim": claim, "name": "Bo" })).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    assert_eq!((&game["you"], &game["turn"]), (&json!("blue"), &json!("red")));
    assert_eq!(game["seats"]["red"]["name"], "Ada");
    assert_eq!(game["seats"]["blue"]["name"], "Bo");
    let (_, own) = owner.get(&made).await;
    assert_eq!((&own["state"], &own["game"]), (&json!("taken"), &game["id"]));
    // Who comes too late is told so, may watch, and does not become a guest for it.
    let refusal = late.post("/api/invitations/take", json!({ "claim": claim })).await;
    refused(&refusal, StatusCode::CONFLICT, "invitation-closed");
    assert_eq!(refusal.1["details"], json!({ "state": "taken", "game": game["id"] }));
    assert!(late.cookie.is_none());
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    assert_eq!(late.get(&path).await.1["you"], Value::Null);
    assert_eq!(owner.get(&path).await.1["you"], "red");
    // The claim itself is nowhere in the file.
    for file in std::fs::read_dir(data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(32).any(|window| window == claim.as_bytes()));
    }
}

#[tokio::test]
async fn of_many_who_follow_a_link_at_once_one_plays() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut owner = Browser::new(&router);
    let (_, claim) = invite(&mut owner).await;
    let mut all = Vec::new();
    for _ in 0..8 {
        let (mut friend, claim) = (Browser::new(&router), claim.clone());
        all.push(tokio::spawn(async move {
            friend.post("/api/invitations/take", json!({ "claim": claim })).await
        }));
    }
    let mut playing = 0;
    for one in all {
        match one.await.unwrap() {
            (StatusCode::CREATED, _) => playing += 1,
            other => refused(&other, StatusCode::CONFLICT, "invitation-closed"),
        }
    }
    assert_eq!(playing, 1);
    assert_eq!(
        owner.get("/api/games").await.1["games"].as_array().unwrap().len(),
        1,
        "and no game is left over"
    );
}

#[tokio::test]
async fn a_link_is_for_its_owner_and_for_who_has_it() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let [mut owner, mut guest, mut stranger] = [(); 3].map(|()| Browser::new(&router));
    guest.post("/api/games", json!({})).await;
    let (made, claim) = invite(&mut owner).await;
    for other in [&mut guest, &mut stranger] {
        refused(&other.get(&made).await, StatusCode::NOT_FOUND, "no-such-invitation");
        let delete = other.ask(Method::DELETE, &made, Value::Null).await;
        refused(&delete, StatusCode::NOT_FOUND, "no-such-invitation");
        let accept = other.post(&format!("{made}/accept"), json!({})).await;
        refused(&accept, StatusCode::NOT_FOUND, "no-such-invitation");
        let guessed = json!({ "claim": "0".repeat(32) });
        refused(
            &other.post("/api/invitations/take", guessed).await,
            StatusCode::NOT_FOUND,
            "no-such-invitation",
        );
        let listed = other.get("/api/invitations").await.1;
        assert_eq!(listed, json!({ "invitations": [] }), "links are in no list");
    }
    assert!(stranger.cookie.is_none(), "nobody becomes a guest by being refused");
    assert_eq!(owner.ask(Method::DELETE, &made, Value::Null).await.0, StatusCode::NO_CONTENT);
    let (_, seen) = guest.post("/api/invitations/look", json!({ "claim": claim })).await;
    assert_eq!(seen["state"], "withdrawn", "the link says what became of it");
    let take = guest.post("/api/invitations/take", json!({ "claim": claim })).await;
    refused(&take, StatusCode::CONFLICT, "invitation-closed");
    let again = owner.ask(Method::DELETE, &made, Value::Null).await;
    refused(&again, StatusCode::CONFLICT, "invitation-closed");
}

#[tokio::test]
async fn in_a_game_each_does_what_is_theirs() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let [mut red, mut blue, mut watcher] = [(); 3].map(|()| Browser::new(&router));
    watcher.post("/api/games", json!({})).await;
    let (_, claim) = invite(&mut red).await;
    let (_, game) = blue.post("/api/invitations/take", json!({ "claim": claim })).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let play = |ply: usize, text: &str| json!({ "move": text, "ply": ply, "client": text });
    let early = blue.post(&format!("{path}/moves"), play(0, "c1c3")).await;
    refused(&early, StatusCode::FORBIDDEN, "not-your-side");
    refused(
        &blue.post(&format!("{path}/resign"), json!({ "ply": 0, "side": "red" })).await,
        StatusCode::FORBIDDEN,
        "not-your-side",
    );
    refused(
        &watcher.post(&format!("{path}/moves"), play(0, "c1c3")).await,
        StatusCode::FORBIDDEN,
        "not-your-game",
    );
    assert_eq!(red.post(&format!("{path}/moves"), play(0, "c1c3")).await.0, StatusCode::OK);
    // Nobody is helped against a person.
    for asker in [&mut red, &mut blue, &mut watcher] {
        refused(&asker.get(&format!("{path}/hint")).await, StatusCode::CONFLICT, "needs-consent");
        assert!(!asker.get(&path).await.1["can"].as_array().unwrap().contains(&json!("hint")));
    }
    let (_, listed) = blue.get("/api/games").await;
    assert_eq!((&listed["games"][0]["you"], &listed["games"][0]["turn"]), (&json!("blue"), &json!("blue")));
}

#[tokio::test]
async fn the_lobby_is_for_all() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let [mut owner, mut guest] = [(); 2].map(|()| Browser::new(&router));
    refused(
        &owner.post("/api/invitations", json!({ "audience": "lobby" })).await,
        StatusCode::BAD_REQUEST,
        "request",
    );
    assert!(owner.cookie.is_none());
    let (status, live) = owner.post("/api/invitations", seek(&json!({ "seconds": 300 }))).await;
    assert_eq!((status, &live["claim"]), (StatusCode::CREATED, &Value::Null));
    let (_, slow) = owner.post("/api/invitations", seek(&json!({ "days": 3 }))).await;
    let (_, listed) = guest.get("/api/invitations").await;
    assert_eq!(listed["invitations"].as_array().unwrap().len(), 2);
    refused(
        &guest.ask(Method::DELETE, &address(&slow), Value::Null).await,
        StatusCode::FORBIDDEN,
        "not-your-invitation",
    );
    refused(
        &owner.post(&format!("{}/accept", address(&slow)), json!({})).await,
        StatusCode::CONFLICT,
        "own-invitation",
    );
    let (status, game) = guest.post(&format!("{}/accept", address(&slow)), json!({})).await;
    assert_eq!((status, &game["clock"]["days"]), (StatusCode::CREATED, &json!(3)), "{game}");
    assert_eq!(owner.get(&address(&slow)).await.1["state"], "taken");
    for _ in 0..19 {
        owner.post("/api/invitations", seek(&json!({ "days": 1 }))).await;
    }
    refused(
        &owner.post("/api/invitations", seek(&json!({ "days": 1 }))).await,
        StatusCode::CONFLICT,
        "too-many-invitations",
    );
}

#[tokio::test]
async fn somebody_of_about_ones_strength_is_sought() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let [mut owner, mut equal, mut guest] = [(); 3].map(|()| Browser::new(&router));
    let terms = json!({ "audience": "lobby", "clock": { "days": 3 }, "rated": true, "within": 200 });
    refused(&owner.post("/api/invitations", terms.clone()).await, StatusCode::UNAUTHORIZED, "not-signed-in");
    make(&mut owner, "Olga").await;
    make(&mut equal, "Boris").await;
    guest.post("/api/games", json!({})).await;
    for wrong in [49, 1001] {
        let mut terms = terms.clone();
        terms["within"] = json!(wrong);
        refused(&owner.post("/api/invitations", terms).await, StatusCode::BAD_REQUEST, "request");
    }
    let (_, sought) = owner.post("/api/invitations", terms.clone()).await;
    assert_eq!((&sought["rating"], &sought["within"]), (&json!(1500), &json!(200)));
    let accept = format!("{}/accept", address(&sought));
    let refusal = guest.post(&accept, json!({})).await;
    refused(&refusal, StatusCode::FORBIDDEN, "other-strength");
    assert_eq!(refusal.1["details"], json!({ "least": 1300, "most": 1700 }));
    assert_eq!(owner.get(&address(&sought)).await.1["state"], "open", "nothing has happened");
    let (status, game) = equal.post(&accept, json!({})).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    // Two moves and the end of the game: now one is much stronger than the other.
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let mut loser = "";
    for ply in 0..2 {
        let (_, state) = owner.get(&path).await;
        let mover = if state["turn"] == state["you"] { &mut owner } else { &mut equal };
        let wanted = state["legal"][0]["move"].clone();
        let play = json!({ "move": wanted, "ply": ply, "client": ply.to_string() });
        assert_eq!(mover.post(&format!("{path}/moves"), play).await.0, StatusCode::OK);
        loser = if state["you"] == "red" { "blue" } else { "red" };
    }
    let resign = json!({ "side": loser, "ply": 2 });
    assert_eq!(equal.post(&format!("{path}/resign"), resign).await.0, StatusCode::OK);
    let (_, sought) = owner.post("/api/invitations", terms).await;
    assert!(sought["rating"].as_i64() > Some(1600), "{sought}");
    let refusal = equal.post(&format!("{}/accept", address(&sought)), json!({})).await;
    refused(&refusal, StatusCode::FORBIDDEN, "other-strength");
}

#[tokio::test]
async fn nobody_else_can_come_to_a_server_of_the_device() {
    let data = TempDir::new().unwrap();
    let server = Server::open_with(data.path(), Limits::none()).await.unwrap();
    let mut device = Browser::new(&server.router());
    for path in ["/api/invitations", "/api/watch", "/api/watch/socket"] {
        refused(&device.get(path).await, StatusCode::FORBIDDEN, "device-only");
    }
    refused(&device.post("/api/invitations", link()).await, StatusCode::FORBIDDEN, "device-only");
}

#[tokio::test]
async fn a_link_is_drawn_for_who_sits_beside() {
    let data = TempDir::new().unwrap();
    let mut browser = Browser::new(&open(&data).await.router());
    let (status, code) = browser.post("/api/qr", json!({ "text": "https://example.org/join#0123" })).await;
    assert!(status == StatusCode::OK && code["size"].as_u64() > Some(28), "{code}");
    refused(
        &browser.post("/api/qr", json!({ "text": "x".repeat(301) })).await,
        StatusCode::BAD_REQUEST,
        "request",
    );
}

fn has(games: usize) -> impl Fn(&Value) -> bool {
    move |news| news["order"].as_array().is_some_and(|order| order.len() == games)
}

/// What is played in the lobby is watched by whoever comes, move by move; a link between guests is theirs.
async fn watch(first: &Node, second: &Node) {
    let [mut red, mut blue] = [(); 2].map(|()| Browser::new(&first.router));
    let mut stranger = Browser::new(&second.router);
    let mut watching = second.listen(&stranger, "/api/watch").await;
    hear(&mut watching, has(0)).await;
    let (_, claim) = invite(&mut red).await;
    blue.post("/api/invitations/take", json!({ "claim": claim })).await;
    let terms = json!({ "audience": "lobby", "clock": { "seconds": 300 }, "side": "red", "begins": "owner" });
    let (_, sought) = red.post("/api/invitations", terms).await;
    let (_, game) = blue.post(&format!("{}/accept", address(&sought)), json!({})).await;
    let told = hear(&mut watching, has(1)).await;
    assert_eq!((&told["order"][0], &told["games"][0]["ply"]), (&game["id"], &json!(0)));
    assert_eq!(told["games"][0]["you"], Value::Null);
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let play = json!({ "move": "c1c3", "ply": 0, "client": "x" });
    assert_eq!(red.post(&format!("{path}/moves"), play).await.0, StatusCode::OK);
    let moved = |news: &Value| news["games"].as_array().unwrap().iter().any(|game| game["ply"] == 1);
    hear(&mut watching, moved).await;
    assert_eq!(stranger.get("/api/watch").await.1["games"].as_array().unwrap().len(), 1);
    blue.post(&format!("{path}/resign"), json!({ "ply": 1, "side": "blue" })).await;
    hear(&mut watching, has(0)).await;
}

#[tokio::test]
async fn games_are_watched() {
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    watch(&node, &node).await;
}

#[tokio::test]
async fn games_at_another_node_are_watched() {
    let Some((_postgres, first, second)) = two_nodes("watch").await else { return };
    watch(&first, &second).await;
}

fn shows(count: usize) -> impl Fn(&Value) -> bool {
    move |news| news["type"] == "lobby" && news["invitations"].as_array().unwrap().len() == count
}

/// Two who seek, listen and accept, at one node or two.
async fn meet(first: &Node, second: &Node) {
    let (mut owner, mut guest) = (Browser::new(&first.router), Browser::new(&second.router));
    let mut watching = second.listen(&guest, LOBBY).await;
    hear(&mut watching, shows(0)).await;
    // What becomes of a link is told to its owner.
    let (_, claim) = invite(&mut owner).await;
    let mut waiting = first.listen(&owner, LOBBY).await;
    assert_eq!(hear(&mut waiting, shows(0)).await["known"], true);
    let (status, game) = guest.post("/api/invitations/take", json!({ "claim": claim })).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    let told = hear(&mut waiting, |news| news["type"] == "invitation").await;
    assert_eq!((&told["invitation"]["state"], &told["invitation"]["game"]), (&json!("taken"), &game["id"]));
    // What is sought is shown to all at once, and gone once it is accepted.
    let (_, live) = owner.post("/api/invitations", seek(&json!({ "seconds": 300 }))).await;
    let (_, slow) = owner.post("/api/invitations", seek(&json!({ "days": 3 }))).await;
    hear(&mut watching, shows(2)).await;
    hear(&mut waiting, shows(2)).await;
    let (_, game) = guest.post(&format!("{}/accept", address(&live)), json!({})).await;
    let told = hear(&mut waiting, |news| news["type"] == "invitation").await;
    assert_eq!(told["invitation"]["game"], game["id"]);
    hear(&mut watching, shows(1)).await;
    // A live one goes with its owner; one by the calendar stands on.
    owner.post("/api/invitations", seek(&json!({ "seconds": 600 }))).await;
    hear(&mut watching, shows(2)).await;
    drop(waiting);
    let left = hear(&mut watching, shows(1)).await;
    assert_eq!(left["invitations"][0]["id"], slow["id"]);
}

#[tokio::test]
async fn the_lobby_is_told_live() {
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    meet(&node, &node).await;
}

#[tokio::test]
async fn two_nodes_have_one_lobby() {
    let Some((_database, first, second)) = two_nodes("lobby").await else { return };
    meet(&first, &second).await;
}

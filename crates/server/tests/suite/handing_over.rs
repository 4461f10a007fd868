//! Games that were played without a server and are handed over to one.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{askers::open, browser::Browser};

const PATH: &str = "/api/games/00000000deadbeef";

/// A game as a browser keeps it, after a few moves of which one was taken back.
pub(crate) fn played() -> Value {
    json!({
        "id": "00000000deadbeef", "created": 1_700_000_000_000_i64, "changed": 1_700_000_100_000_i64, "revision": 7,
        "seats": { "red": { "kind": "person" }, "blue": { "kind": "computer", "level": 2 } },
        "variant": "standard", "board": "standard",
        "start": "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0",
        "repetition_draws": true, "moves": ["c1c3", "h10h8", "e1g3"], "played": 2, "handing": true,
    })
}

#[tokio::test]
async fn a_game_is_handed_over_once_however_often_it_is_sent() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut owner = Browser::new(&router);
    let (status, game) = owner.ask(Method::PUT, PATH, played()).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    assert_eq!(
        (&game["id"], &game["ply"], &game["taken_back"]),
        (&json!("00000000deadbeef"), &json!(2), &json!(1))
    );
    assert_eq!((&game["created"], &game["you"]), (&json!(1_700_000_000_000_i64), &json!("red")));
    let (status, _) =
        owner.post(&format!("{PATH}/moves"), json!({ "move": "c2d3", "ply": 2, "client": "a" })).await;
    assert_eq!(status, StatusCode::OK);
    for _ in 0..2 {
        let (status, again) = owner.ask(Method::PUT, PATH, played()).await;
        assert_eq!(
            (status, &again["history"][2]["move"]),
            (StatusCode::OK, &json!("c2d3")),
            "it goes on as it is"
        );
    }
    assert_eq!(owner.count().await, 1);
    owner.ask(Method::DELETE, PATH, Value::Null).await;
    assert_eq!(owner.ask(Method::PUT, PATH, played()).await.0, StatusCode::OK);
    assert_eq!(owner.count().await, 1, "what was binned is had back");
    let mut other = Browser::new(&router);
    let (status, answer) = other.ask(Method::PUT, PATH, played()).await;
    assert_eq!((status, &answer["error"]), (StatusCode::FORBIDDEN, &json!("not-your-game")));
    assert!(other.cookie.is_none(), "nobody becomes a guest by being refused");
}

#[tokio::test]
async fn what_was_taken_back_can_be_played_again_in_its_order() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut owner = Browser::new(&router);
    let mut taken_back = played();
    taken_back["played"] = json!(0);
    let (_, game) = owner.ask(Method::PUT, PATH, taken_back).await;
    assert_eq!(game["taken_back"], 3, "{game}");
    assert_eq!(owner.get(&format!("{PATH}/kept")).await.1["moves"], played()["moves"]);
    let (_, again) = owner.post(&format!("{PATH}/redo"), json!({ "ply": 0 })).await;
    assert_eq!((&again["history"][0]["move"], &again["ply"]), (&json!("c1c3"), &json!(2)), "{again}");
}

#[tokio::test]
async fn two_at_once_are_one_game() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut owner = Browser::new(&router);
    owner.post("/api/games", json!({})).await;
    let mut second = Browser { router: router.clone(), cookie: owner.cookie.clone(), host: None };
    let (one, two) =
        tokio::join!(owner.ask(Method::PUT, PATH, played()), second.ask(Method::PUT, PATH, played()));
    assert!(one.0.is_success() && two.0.is_success(), "{one:?} {two:?}");
    assert_eq!(owner.count().await, 2);
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_what_is_claimed_is_not_believed() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut owner = Browser::new(&router);
    for (name, value, reason) in [
        ("moves", json!(["c1c9"]), "unreadable"),
        ("board", json!("x".repeat(10_000)), "unreadable"),
        ("variant", json!("chess"), "unreadable"),
        ("start", json!("nonsense"), "unreadable"),
        ("declared", json!([null, "boredom"]), "unreadable"),
        ("seats", json!({ "red": { "kind": "computer", "level": 11 } }), "level"),
        ("seats", json!({ "red": { "kind": "person", "name": "" } }), "name-length"),
        (
            "clock",
            json!({ "control": { "seconds": 1, "increment": 0 }, "left": [], "turn_started": 0 }),
            "number",
        ),
        ("played", json!("two"), "unreadable"),
    ] {
        let mut game = played();
        game[name] = value;
        let (status, answer) = owner.ask(Method::PUT, PATH, game).await;
        assert_eq!(
            (status, &answer["error"]),
            (StatusCode::BAD_REQUEST, &json!("request")),
            "{name}: {answer}"
        );
        assert_eq!(answer["details"]["reason"], reason, "{name}: {answer}");
        assert!(answer.to_string().len() < 1_000, "{name}");
    }
    let mut long = played();
    long["moves"] = Value::from(vec!["c1c3"; 3_001]);
    assert_eq!(owner.ask(Method::PUT, PATH, long).await.1["error"], "too-long");
    assert_eq!(owner.count().await, 0);
    let mut proud = played();
    proud["created"] = json!(i64::MAX);
    proud["score"] = json!({ "score": "0", "line": [] });
    proud["clock"] = json!({ "control": { "seconds": 300, "increment": 0 }, "left": [u64::MAX, 1_000], "turn_started": 0 });
    let (status, game) = owner.ask(Method::PUT, PATH, proud).await;
    assert_eq!((status, &game["score"]), (StatusCode::CREATED, &Value::Null), "{game}");
    assert!(game["created"].as_i64() <= game["changed"].as_i64());
    assert!(game["clock"]["blue"].as_u64().unwrap() >= 1_000, "{game}");
}

#[tokio::test]
async fn a_game_can_be_had_as_browsers_keep_it_but_not_to_be_helped_against_a_person() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut owner = Browser::new(&router);
    owner.ask(Method::PUT, PATH, played()).await;
    let (status, kept) = owner.get(&format!("{PATH}/kept")).await;
    assert_eq!((status, &kept["moves"], &kept["played"]), (StatusCode::OK, &played()["moves"], &json!(2)));
    let (_, invited) =
        owner.post("/api/invitations", json!({ "audience": "lobby", "clock": { "days": 3 } })).await;
    let address = format!("/api/invitations/{}/accept", invited["id"].as_str().unwrap());
    let mut friend = Browser::new(&router);
    let (status, game) = friend.post(&address, json!({})).await;
    assert!(status.is_success(), "{game} after {invited}");
    let path = format!("/api/games/{}/kept", game["id"].as_str().unwrap());
    assert_eq!(friend.get(&path).await.1["error"], "needs-consent");
}

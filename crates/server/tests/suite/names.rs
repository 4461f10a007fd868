//! Games and matches that begin under names their players have chosen: once, however often the network asks.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::{askers::open, browser::Browser, handing_over::played, nodes::two_nodes};

const NAME: &str = "00000000deadbeef";
const BEGIN: &str = "/api/games?as=00000000deadbeef";
const GAME: &str = "/api/games/00000000deadbeef";

/// What the game that browsers have played in `played` is begun with.
fn wanted() -> Value {
    json!({ "seats": { "red": { "kind": "person" }, "blue": { "kind": "computer", "level": 2 } } })
}

/// Somebody who is a guest already: what a lost answer cannot tell them is who they are.
async fn guest(router: &axum::Router) -> Browser {
    let mut guest = Browser::new(router);
    guest.post("/api/invitations", json!({ "audience": "link" })).await;
    assert!(guest.cookie.is_some());
    guest
}

/// Such a guest at a server of their own.
async fn at_server() -> (TempDir, Browser) {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    (data, guest(&router).await)
}

fn assert_refused((status, answer): &(StatusCode, Value), wanted: StatusCode, code: &str) {
    assert_eq!((*status, &answer["error"]), (wanted, &json!(code)), "{answer}");
    assert!(answer.get("game").is_none_or(Value::is_null), "nothing is told about it: {answer}");
}

#[tokio::test]
async fn a_game_begins_once_under_a_chosen_name() {
    let (_data, mut owner) = at_server().await;
    let (status, game) = owner.post(BEGIN, wanted()).await;
    assert_eq!((status, &game["id"]), (StatusCode::CREATED, &json!(NAME)), "{game}");
    owner.post(&format!("{GAME}/moves"), json!({ "move": "c1c3", "ply": 0, "client": "a" })).await;
    let (status, again) = owner.post(BEGIN, wanted()).await;
    assert_eq!((status, &again["history"][0]["move"]), (StatusCode::OK, &json!("c1c3")), "{again}");
    assert_eq!(owner.count().await, 1);
    owner.ask(Method::DELETE, GAME, Value::Null).await;
    assert_eq!(owner.post(BEGIN, wanted()).await.0, StatusCode::OK);
    assert_eq!(owner.count().await, 1, "what was binned is had back");
    // Whoever names nothing begins another one each time.
    for _ in 0..2 {
        assert_eq!(owner.post("/api/games", wanted()).await.0, StatusCode::CREATED);
    }
    assert_eq!(owner.count().await, 3);
}

#[tokio::test]
async fn a_name_of_another_game_is_refused() {
    let (_data, mut owner) = at_server().await;
    owner.post(BEGIN, wanted()).await;
    let with = |name: &str, value: Value| {
        let mut other = wanted();
        other[name] = value;
        other
    };
    for other in [
        json!({}),
        with("seats", json!({ "red": { "kind": "computer", "level": 2 } })),
        with("setup", json!({ "starter": "blue" })),
        with("setup", json!({ "variant": "strict" })),
        with("setup", json!({ "board": "tiles" })),
        with("repetition_draws", json!(false)),
        with("clock", json!({ "seconds": 300 })),
    ] {
        assert_refused(&owner.post(BEGIN, other).await, StatusCode::CONFLICT, "id-taken");
    }
    let (_, next) = owner.post("/api/matches?as=0000000000000007", json!({ "games": 2 })).await;
    let of_match = next["games"][0]["id"].as_str().unwrap();
    let taken = owner.post(&format!("/api/games?as={of_match}"), json!({})).await;
    assert_refused(&taken, StatusCode::CONFLICT, "id-taken");
    let mut stranger = Browser::new(&owner.router);
    let mut other = guest(&owner.router).await;
    for browser in [&mut stranger, &mut other] {
        for body in [wanted(), json!({})] {
            assert_refused(&browser.post(BEGIN, body).await, StatusCode::FORBIDDEN, "not-your-game");
        }
    }
    assert!(stranger.cookie.is_none(), "nobody becomes a guest by being refused");
    assert_eq!(other.count().await, 0);
    assert_eq!(owner.count().await, 2);
}

#[tokio::test]
async fn names_that_make_no_sense_are_refused() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut owner = Browser::new(&router);
    let twice = format!("{NAME},{NAME}");
    for name in ["", "7", "00000000DEADBEEF", "00000000deadbee%2F", "00000000deadbeef0", twice.as_str()] {
        let (status, answer) = owner.post(&format!("/api/games?as={name}"), wanted()).await;
        assert_eq!(
            (status, &answer["details"]["reason"]),
            (StatusCode::BAD_REQUEST, &json!("address")),
            "{name}: {answer}"
        );
    }
    let two = json!({ "record": "1. c1c3 *\n\n[Red \"Ada\"]\n\n1. e1g3 *\n" });
    let (status, answer) = owner.post(&format!("/api/games/import?as={NAME}"), two).await;
    assert_eq!(
        (status, &answer["details"]["reason"]),
        (StatusCode::BAD_REQUEST, &json!("address")),
        "{answer}"
    );
    assert_eq!(owner.count().await, 0);
    assert!(owner.cookie.is_none());
}

#[tokio::test]
async fn a_game_begins_again_once() {
    let (_data, mut owner) = at_server().await;
    owner.post(BEGIN, wanted()).await;
    let again = format!("{GAME}/again?as=0000000000000008");
    let (status, first) = owner.post(&again, json!({})).await;
    assert_eq!((status, &first["id"]), (StatusCode::CREATED, &json!("0000000000000008")), "{first}");
    assert_eq!(owner.post(&again, json!({})).await.0, StatusCode::OK);
    assert_eq!(owner.count().await, 2);
}

#[tokio::test]
async fn records_become_games_once() {
    let (_data, mut owner) = at_server().await;
    let records = json!({ "record": "[Red \"Ada\"]\n\n1. c1c3 *\n\n[Red \"Bo\"]\n\n1. e1g3 *\n" });
    // More names than games: who sends them need not count.
    let names = "/api/games/import?as=0000000000000001,0000000000000002,0000000000000003";
    let (status, first) = owner.post(names, records.clone()).await;
    assert_eq!(status, StatusCode::CREATED, "{first}");
    let ids = |list: &Value| -> Vec<Value> {
        list["games"].as_array().unwrap().iter().map(|game| game["id"].clone()).collect()
    };
    assert_eq!(ids(&first), ["0000000000000001", "0000000000000002"]);
    let (status, second) = owner.post(names, records).await;
    assert_eq!((status, ids(&second)), (StatusCode::OK, ids(&first)));
    assert_eq!(owner.count().await, 2);
    let other = json!({ "record": "[Red \"Ada\"]\n\n1. e1g3 *\n" });
    assert_refused(&owner.post(names, other).await, StatusCode::CONFLICT, "id-taken");
    // One name of several that is taken keeps all of them away.
    let half = "/api/games/import?as=0000000000000004,0000000000000002";
    let two = json!({ "record": "1. c1c3 *\n\n1. e1g3 *\n" });
    assert_refused(&owner.post(half, two).await, StatusCode::CONFLICT, "id-taken");
    assert_eq!(owner.count().await, 2);
}

#[tokio::test]
async fn a_match_begins_once() {
    let (_data, mut owner) = at_server().await;
    let path = "/api/matches?as=0000000000000009";
    let terms = json!({ "games": 4 });
    let mut second = owner.asking_by("localhost");
    let (one, two) = tokio::join!(owner.post(path, terms.clone()), second.post(path, terms.clone()));
    assert!(one.0.is_success() && two.0.is_success(), "{one:?} {two:?}");
    assert_eq!((&one.1["id"], &two.1["games"]), (&json!("0000000000000009"), &one.1["games"]));
    assert_eq!(owner.post(path, terms.clone()).await.0, StatusCode::OK);
    assert_eq!(owner.count().await, 1);
    assert_refused(&owner.post(path, json!({ "games": 6 })).await, StatusCode::CONFLICT, "id-taken");
    let mut other = guest(&owner.router).await;
    assert_refused(&other.post(path, terms).await, StatusCode::FORBIDDEN, "not-your-game");
}

#[tokio::test]
async fn two_requests_at_once_are_one_game() {
    let (_data, mut owner) = at_server().await;
    let mut others: Vec<Browser> = (0..7).map(|_| owner.asking_by("localhost")).collect();
    let asked = others.iter_mut().map(|browser| browser.post(BEGIN, wanted()));
    for (status, game) in futures_util::future::join_all(asked).await {
        assert!(status.is_success(), "{game}");
        assert_eq!(game["id"], NAME);
    }
    assert_eq!(owner.count().await, 1);
}

#[tokio::test]
async fn two_nodes_begin_one_game() {
    let Some((_postgres, first, second)) = two_nodes("names").await else { return };
    let mut here = guest(&first.router).await;
    let mut there = Browser { router: second.router.clone(), cookie: here.cookie.clone(), host: None };
    let (one, two) = tokio::join!(here.post(BEGIN, wanted()), there.post(BEGIN, wanted()));
    assert!(one.0.is_success() && two.0.is_success(), "{one:?} {two:?}");
    assert_eq!(here.count().await, 1);
    let (status, game) = there.ask(Method::PUT, GAME, played()).await;
    assert!(status.is_success(), "{game}");
    assert_eq!((here.count().await, here.get(GAME).await.1["ply"].clone()), (1, json!(2)));
}

#[tokio::test]
async fn a_game_that_was_begun_here_too_goes_on_as_it_was_played_elsewhere() {
    let (_data, mut owner) = at_server().await;
    owner.post(BEGIN, wanted()).await;
    for _ in 0..2 {
        let (status, game) = owner.ask(Method::PUT, GAME, played()).await;
        assert!(status.is_success(), "{game}");
        assert_eq!((&game["ply"], &game["taken_back"], &game["you"]), (&json!(2), &json!(1), &json!("red")));
        assert_eq!(game["history"][1]["move"], "h10h8");
    }
    // The request for it may still be on its way.
    assert_eq!(owner.post(BEGIN, wanted()).await.1["ply"], 2);
    assert_eq!(owner.count().await, 1);
    let (status, game) =
        owner.post(&format!("{GAME}/moves"), json!({ "move": "c2d3", "ply": 2, "client": "a" })).await;
    assert_eq!(status, StatusCode::OK, "{game}");
    assert_eq!(owner.ask(Method::PUT, GAME, played()).await.1["history"][2]["move"], "c2d3");
}

#[tokio::test]
async fn the_computers_first_move_gives_way_to_what_was_played_elsewhere() {
    let (_data, mut owner) = at_server().await;
    let mut computer_first = wanted();
    computer_first["setup"] = json!({ "starter": "blue" });
    owner.post(BEGIN, computer_first).await;
    let made = loop {
        let (_, game) = owner.get(GAME).await;
        if game["ply"] == 1 {
            break game["history"][0]["move"].clone();
        }
        sleep(Duration::from_millis(10)).await;
    };
    let other = if made == "h10h8" { "f10d8" } else { "h10h8" };
    let mut elsewhere = played();
    elsewhere["start"] = json!("jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ b b 0");
    elsewhere["moves"] = json!([other, "c1c3"]);
    let (status, game) = owner.ask(Method::PUT, GAME, elsewhere).await;
    assert!(status.is_success(), "{game}");
    let moves = [&game["history"][0]["move"], &game["history"][1]["move"]];
    assert_eq!(moves, [&json!(other), &json!("c1c3")]);
}

#[tokio::test]
async fn a_record_that_was_read_in_both_places_goes_on() {
    let (_data, mut owner) = at_server().await;
    let record = json!({ "record": "1. c1c3 h10h8 *\n" });
    owner.post(&format!("/api/games/import?as={NAME}"), record).await;
    let mut elsewhere = played();
    elsewhere["seats"] = json!({});
    elsewhere["repetition_draws"] = owner.get(&format!("{GAME}/kept")).await.1["repetition_draws"].clone();
    elsewhere["played"] = json!(3);
    let (status, game) = owner.ask(Method::PUT, GAME, elsewhere).await;
    assert!(status.is_success(), "{game}");
    assert_eq!((&game["ply"], owner.count().await), (&json!(3), 1));
}

#[tokio::test]
async fn what_somebody_did_elsewhere_is_not_lost_without_a_move() {
    let (_data, mut owner) = at_server().await;
    owner.post(BEGIN, wanted()).await;
    let mut resigned = played();
    resigned["moves"] = json!([]);
    resigned["played"] = json!(0);
    resigned["declared"] = json!(["blue", "resignation"]);
    let (_, game) = owner.ask(Method::PUT, GAME, resigned).await;
    assert_eq!(game["outcome"]["winner"], "blue", "{game}");
}

#[tokio::test]
async fn what_was_played_on_in_both_places_stays_in_both() {
    let (_data, mut owner) = at_server().await;
    owner.post(BEGIN, wanted()).await;
    owner.post(&format!("{GAME}/moves"), json!({ "move": "e1g3", "ply": 0, "client": "a" })).await;
    assert_refused(&owner.ask(Method::PUT, GAME, played()).await, StatusCode::CONFLICT, "id-taken");
    assert_eq!(owner.get(GAME).await.1["history"][0]["move"], "e1g3");
    let mut other = played();
    other["variant"] = json!("strict");
    assert_refused(&owner.ask(Method::PUT, GAME, other).await, StatusCode::CONFLICT, "id-taken");
}

#[tokio::test]
async fn nobody_makes_moves_for_another_by_handing_a_game_over() {
    let (_data, mut owner) = at_server().await;
    let link = json!({ "audience": "link", "begins": "owner", "side": "red" });
    let (_, invited) = owner.post("/api/invitations", link).await;
    let mut friend = guest(&owner.router).await;
    let (status, game) = friend.post("/api/invitations/take", json!({ "claim": invited["claim"] })).await;
    assert!(status.is_success(), "{game}");
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let mut claimed = played();
    claimed["seats"] = game["seats"].clone();
    for browser in [&mut owner, &mut friend] {
        assert_refused(
            &browser.ask(Method::PUT, &path, claimed.clone()).await,
            StatusCode::CONFLICT,
            "id-taken",
        );
    }
    assert_eq!(owner.get(&path).await.1["ply"], 0);
}

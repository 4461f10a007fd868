//! What two players ask each other: to take a move back, and to play again.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{askers::open, browser::Browser};

/// Red, Blue, somebody who watches, and the address of the game of the two.
pub(crate) async fn begin(data: &TempDir) -> ([Browser; 3], String) {
    let router = open(data).await.router();
    let [mut red, mut blue, watcher] = [(); 3].map(|()| Browser::new(&router));
    let new = json!({ "audience": "link", "side": "red", "begins": "owner" });
    let (_, made) = red.post("/api/invitations", new).await;
    let (_, game) = blue.post("/api/invitations/take", json!({ "claim": made["claim"] })).await;
    ([red, blue, watcher], format!("/api/games/{}", game["id"].as_str().unwrap()))
}

pub(crate) async fn act(
    who: &mut Browser,
    game: &str,
    what: &str,
    side: &str,
    ply: usize,
) -> (StatusCode, Value) {
    who.post(&format!("{game}/{what}"), json!({ "side": side, "ply": ply })).await
}

pub(crate) async fn play(who: &mut Browser, game: &str, text: &str, ply: usize) {
    let (status, answer) =
        who.post(&format!("{game}/moves"), json!({ "move": text, "ply": ply, "client": text })).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

pub(crate) fn refused((status, answer): &(StatusCode, Value), wanted: StatusCode, code: &str) {
    assert_eq!((*status, answer["error"].as_str()), (wanted, Some(code)), "{answer}");
}

#[tokio::test]
async fn moves_are_taken_back_by_agreement_only() {
    let data = TempDir::new().unwrap();
    let ([mut red, mut blue, mut watcher], game) = begin(&data).await;
    play(&mut red, &game, "c1c3", 0).await;
    let alone = red.post(&format!("{game}/takeback"), json!({ "ply": 1 })).await;
    refused(&alone, StatusCode::CONFLICT, "needs-consent");
    for what in ["ask-take-back", "accept-take-back", "decline-take-back"] {
        refused(&act(&mut watcher, &game, what, "red", 1).await, StatusCode::FORBIDDEN, "not-your-game");
        refused(&act(&mut blue, &game, what, "red", 1).await, StatusCode::FORBIDDEN, "not-your-side");
    }
    let (_, asked) = act(&mut red, &game, "ask-take-back", "red", 1).await;
    assert_eq!(asked["takeback_offer"], "red");
    refused(
        &act(&mut red, &game, "accept-take-back", "red", 1).await,
        StatusCode::CONFLICT,
        "no-take-back-offer",
    );
    let (_, declined) = act(&mut blue, &game, "decline-take-back", "blue", 1).await;
    assert_eq!((&declined["ply"], &declined["takeback_offer"]), (&json!(1), &Value::Null));
    refused(&act(&mut red, &game, "ask-take-back", "red", 1).await, StatusCode::CONFLICT, "asked-too-often");
    play(&mut blue, &game, "h10h8", 1).await;
    act(&mut blue, &game, "ask-take-back", "blue", 2).await;
    let (status, back) = act(&mut red, &game, "accept-take-back", "red", 2).await;
    assert_eq!((status, &back["ply"]), (StatusCode::OK, &json!(1)), "{back}");
}

#[tokio::test]
async fn whoever_puts_a_finished_game_away_leaves_it_to_the_other() {
    let data = TempDir::new().unwrap();
    let ([mut red, mut blue, mut watcher], game) = begin(&data).await;
    act(&mut red, &game, "resign", "red", 0).await;
    let away = red.ask(Method::DELETE, &game, Value::Null).await;
    assert_eq!(away.0, StatusCode::NO_CONTENT, "{}", away.1);
    refused(&watcher.ask(Method::DELETE, &game, Value::Null).await, StatusCode::FORBIDDEN, "not-your-game");
    assert_eq!((red.count().await, blue.count().await), (0, 1), "the other still has it");
    assert_eq!(blue.get(&game).await.0, StatusCode::OK);
    let bin = red.get("/api/games?deleted=true").await.1;
    assert_eq!((bin["games"].as_array().unwrap().len(), &bin["games"][0]["deleted"]), (1, &json!(true)));
    assert_eq!(blue.get("/api/games?deleted=true").await.1["games"], json!([]));
    assert_eq!(red.post(&format!("{game}/restore"), json!({})).await.0, StatusCode::OK);
    assert_eq!((red.count().await, blue.count().await), (1, 1));
    refused(&blue.post(&format!("{game}/restore"), json!({})).await, StatusCode::CONFLICT, "not-deleted");
}

#[tokio::test]
async fn a_rematch_survives_a_restart_and_begins_once() {
    let data = TempDir::new().unwrap();
    let ([mut red, mut blue, mut watcher], game) = begin(&data).await;
    refused(&act(&mut red, &game, "rematch", "red", 0).await, StatusCode::CONFLICT, "not-over");
    act(&mut blue, &game, "resign", "blue", 0).await;
    refused(&act(&mut watcher, &game, "rematch", "red", 0).await, StatusCode::FORBIDDEN, "not-your-game");
    refused(&act(&mut blue, &game, "rematch", "red", 0).await, StatusCode::FORBIDDEN, "not-your-side");
    let (_, offered) = act(&mut red, &game, "rematch", "red", 0).await;
    assert_eq!((&offered["rematch_offer"], &offered["next"]), (&json!("red"), &Value::Null));
    // The other was away, and so was the server.
    let again = open(&data).await.router();
    for one in [&mut red, &mut blue, &mut watcher] {
        one.router = again.clone();
    }
    let (_, seen) = blue.get(&game).await;
    assert!(seen["rematch_offer"] == "red" && seen["can"].as_array().unwrap().contains(&json!("rematch")));
    let mut all = Vec::new();
    for _ in 0..4 {
        let mut blue = Browser { router: again.clone(), cookie: blue.cookie.clone(), host: None };
        let game = game.clone();
        all.push(tokio::spawn(async move { act(&mut blue, &game, "rematch", "blue", 0).await }));
    }
    let mut begun = 0;
    for one in all {
        match one.await.unwrap() {
            (StatusCode::OK, _) => begun += 1,
            other => refused(&other, StatusCode::CONFLICT, "went-on"),
        }
    }
    assert_eq!(begun, 1);
    let (_, over) = red.get(&game).await;
    let (_, next) = red.get(&format!("/api/games/{}", over["next"].as_str().unwrap())).await;
    assert_eq!((&next["you"], &next["turn"], &next["ply"]), (&json!("red"), &json!("blue"), &json!(0)));
    assert_eq!(red.get("/api/games").await.1["games"].as_array().unwrap().len(), 2, "one next game");
}

#[tokio::test]
async fn nobody_puts_a_game_away_under_the_others_hands() {
    let data = TempDir::new().unwrap();
    let ([mut red, mut blue, mut watcher], game) = begin(&data).await;
    play(&mut red, &game, "c1c3", 0).await;
    for (who, status, code) in [
        (&mut red, StatusCode::CONFLICT, "needs-consent"),
        (&mut blue, StatusCode::CONFLICT, "needs-consent"),
        (&mut watcher, StatusCode::FORBIDDEN, "not-your-game"),
    ] {
        refused(&who.ask(Method::DELETE, &game, Value::Null).await, status, code);
    }
    act(&mut blue, &game, "resign", "blue", 1).await;
    assert_eq!(red.ask(Method::DELETE, &game, Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(red.post(&format!("{game}/restore"), json!({})).await.0, StatusCode::OK);
}

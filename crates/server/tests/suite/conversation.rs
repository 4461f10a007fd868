//! What two players say to each other: phrases, free text if both want it, and nobody else.

use axum::http::{Method, StatusCode};
use colorito_server::{Limits, Rate, Server, Trust};
use colorito_store::{Manners as _, Sqlite};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    accounts::make,
    askers::open,
    browser::Browser,
    common::Api,
    nodes::{Node, hear, two_nodes},
    presence::sit_down,
    talk::{begin, refused},
};

async fn say(who: &mut Browser, game: &str, what: Value) -> (StatusCode, Value) {
    who.post(&format!("{game}/say"), what).await
}

async fn want_texts(who: &mut Browser, game: &str, on: bool) {
    assert_eq!(who.post(&format!("{game}/texts"), json!({ "on": on })).await.0, StatusCode::NO_CONTENT);
}

/// What somebody hears, as side and words.
async fn heard(who: &mut Browser, game: &str) -> Vec<(String, String)> {
    let (status, answer) = who.get(&format!("{game}/conversation")).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let read =
        |one: &Value| (text(&one["side"]).unwrap(), text(&one["phrase"]).or(text(&one["text"])).unwrap());
    answer["remarks"].as_array().unwrap().iter().map(read).collect()
}

fn pair(side: &str, words: &str) -> (String, String) {
    (side.to_owned(), words.to_owned())
}

#[tokio::test]
async fn texts_take_both_and_either_ends_them() {
    let data = TempDir::new().unwrap();
    let ([mut red, mut blue, _], game) = begin(&data).await;
    assert_eq!(say(&mut red, &game, json!({ "phrase": "hello" })).await.0, StatusCode::NO_CONTENT);
    let text = || json!({ "text": " Viel Glück! " });
    refused(&say(&mut red, &game, text()).await, StatusCode::CONFLICT, "texts-off");
    want_texts(&mut red, &game, true).await;
    refused(&say(&mut red, &game, text()).await, StatusCode::CONFLICT, "texts-off");
    want_texts(&mut blue, &game, true).await;
    assert_eq!(say(&mut blue, &game, text()).await.0, StatusCode::NO_CONTENT);
    let both = [pair("red", "hello"), pair("blue", "Viel Glück!")];
    assert_eq!((heard(&mut red, &game).await, heard(&mut blue, &game).await), (both.to_vec(), both.to_vec()));
    for (bad, reason) in
        [("", "remark-length"), ("a\u{202e}b", "remark-characters"), (&*"a".repeat(201), "remark-length")]
    {
        let answer = say(&mut red, &game, json!({ "text": bad })).await;
        refused(&answer, StatusCode::BAD_REQUEST, "request");
        assert_eq!(answer.1["details"]["reason"], reason);
    }
    want_texts(&mut red, &game, false).await;
    for who in [&mut red, &mut blue] {
        refused(&say(who, &game, text()).await, StatusCode::CONFLICT, "texts-off");
    }
    refused(&say(&mut red, &game, json!({ "phrase": "idiot" })).await, StatusCode::BAD_REQUEST, "request");
    // It is no part of the game, and can go on after its end.
    assert_eq!(red.get(&game).await.1["revision"], 0);
    blue.post(&format!("{game}/resign"), json!({ "side": "blue", "ply": 0 })).await;
    assert_eq!(say(&mut blue, &game, json!({ "phrase": "good-game" })).await.0, StatusCode::NO_CONTENT);
    assert_eq!(heard(&mut red, &game).await.len(), 3);
}

#[tokio::test]
async fn nobody_else_hears_or_says_anything() {
    let data = TempDir::new().unwrap();
    let ([mut red, _blue, mut stranger], game) = begin(&data).await;
    say(&mut red, &game, json!({ "phrase": "hello" })).await;
    let mut account = Browser::new(&red.router);
    make(&mut account, "Olga").await;
    for who in [&mut stranger, &mut account] {
        for (method, what, body) in [
            (Method::GET, "conversation", Value::Null),
            (Method::POST, "say", json!({ "phrase": "hello" })),
            (Method::POST, "say", json!({ "text": "Hello" })),
            (Method::POST, "texts", json!({ "on": true })),
        ] {
            let answer = who.ask(method, &format!("{game}/{what}"), body).await;
            refused(&answer, StatusCode::FORBIDDEN, "not-your-game");
        }
        assert!(!who.get(&game).await.1.to_string().contains("hello"));
    }
    let (_, alone) = red.post("/api/games", json!({})).await;
    let alone = format!("/api/games/{}", alone["id"].as_str().unwrap());
    let answer = say(&mut red, &alone, json!({ "phrase": "hello" })).await;
    refused(&answer, StatusCode::CONFLICT, "not-between-two");
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let (status, answer) = api.post(&format!("{game}/say"), &json!({ "phrase": "hello" })).await;
    assert_eq!((status, &answer["error"]), (StatusCode::FORBIDDEN, &json!("device-only")));
}

#[tokio::test]
async fn who_is_blocked_is_not_heard_and_reports_carry_what_was_said() {
    let data = TempDir::new().unwrap();
    let ([mut red, mut blue, _], game) = begin(&data).await;
    for who in [&mut red, &mut blue] {
        want_texts(who, &game, true).await;
    }
    say(&mut red, &game, json!({ "phrase": "hello" })).await;
    say(&mut blue, &game, json!({ "text": "You play badly." })).await;
    let report = json!({ "reason": "abuse" });
    assert_eq!(red.post(&format!("{game}/report"), report).await.0, StatusCode::NO_CONTENT);
    assert_eq!(red.post(&format!("{game}/block"), Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(heard(&mut red, &game).await, [pair("red", "hello")]);
    assert_eq!(heard(&mut blue, &game).await.len(), 2, "nobody is told that they are blocked");
    let store = Sqlite::open(data.path()).await.unwrap();
    let reports = store.reports(true, 5).await.unwrap();
    assert_eq!(reports[0].report.said.len(), 2);
}

#[tokio::test]
async fn what_somebody_said_is_exported_and_forgotten_with_them() {
    let data = TempDir::new().unwrap();
    let ([mut red, mut blue, _], game) = begin(&data).await;
    make(&mut red, "Olga").await;
    say(&mut red, &game, json!({ "phrase": "hello" })).await;
    say(&mut blue, &game, json!({ "phrase": "good-luck" })).await;
    let (_, export) = red.get("/api/account/export").await;
    let said = export["games"][0]["said"].as_array().unwrap();
    assert_eq!((said.len(), &said[0]["phrase"]), (1, &json!("hello")), "one's own words");
    let farewell = json!({ "password": "correct horse battery" });
    assert_eq!(red.post("/api/account/delete", farewell).await.0, StatusCode::NO_CONTENT);
    assert_eq!(heard(&mut blue, &game).await, [pair("blue", "good-luck")]);
}

#[tokio::test]
async fn nobody_says_too_much_at_once() {
    let data = TempDir::new().unwrap();
    let limits = Limits { remarks: Rate { burst: 2, per_second: 0.01 }, ..Limits::none() };
    let server = Server::open_with(data.path(), limits).await.unwrap();
    let router = server.trusting(Trust::Guests { secure: false }).router();
    let [mut red, mut blue] = [(); 2].map(|()| Browser::new(&router));
    let (_, made) = red.post("/api/invitations", json!({ "audience": "link", "side": "red" })).await;
    let (_, game) = blue.post("/api/invitations/take", json!({ "claim": made["claim"] })).await;
    let game = format!("/api/games/{}", game["id"].as_str().unwrap());
    for _ in 0..2 {
        assert_eq!(say(&mut red, &game, json!({ "phrase": "hello" })).await.0, StatusCode::NO_CONTENT);
    }
    let third = say(&mut red, &game, json!({ "phrase": "hello" })).await;
    refused(&third, StatusCode::TOO_MANY_REQUESTS, "too-many");
    assert_eq!(third.1["details"]["what"], "remarks");
}

/// The two hear each other at once, wherever they are, and who watches hears nothing.
async fn told(first: &Node, second: &Node) {
    let (mut red, mut blue, game) = sit_down(first, second, Value::Null).await;
    let mut reds = first.listen(&red, &game).await;
    let all = hear(&mut reds, |news| news["type"] == "conversation").await;
    assert_eq!((&all["remarks"], &all["texts"]), (&json!([]), &json!({ "red": false, "blue": false })));
    let mut watcher = first.listen(&Browser::new(&first.router), &game).await;
    say(&mut blue, &game, json!({ "phrase": "hello" })).await;
    let is_said = |news: &Value| news["type"] == "conversation" && news["remarks"][0]["phrase"] == "hello";
    let said = hear(&mut reds, is_said).await;
    assert_eq!((&said["remarks"][0]["side"], &said["remarks"][0]["number"]), (&json!("blue"), &json!(1)));
    want_texts(&mut blue, &game, true).await;
    let switched =
        hear(&mut reds, |news| news["type"] == "conversation" && news["texts"]["blue"] == true).await;
    assert_eq!(switched["remarks"], json!([]), "only what is new");
    red.post(&format!("{game}/moves"), json!({ "move": "c1c3", "ply": 0, "client": "x" })).await;
    hear(&mut watcher, |news| {
        assert_ne!(news["type"], "conversation");
        news["type"] == "moved"
    })
    .await;
}

#[tokio::test]
async fn players_hear_each_other_at_once() {
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    told(&node, &node).await;
}

#[tokio::test]
async fn players_hear_each_other_at_two_nodes() {
    let Some((_database, first, second)) = two_nodes("conversation").await else { return };
    told(&first, &second).await;
}

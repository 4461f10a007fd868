//! A move is told in few words, and they are enough.

use std::sync::atomic::AtomicBool;

use axum::{
    body::Body,
    http::{Request, Response, header},
};
use colorito::{Game, RepetitionRule, Rules, Side, Variant};
use colorito_engine::{Engine, Limits as Thought, NoClock, Settings};
use colorito_server::{Limits, Trust};
use serde_json::{Map, Value, json};
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest as _};

use crate::{
    common::{LAST_MOVES, legal_moves},
    socket::{Running, hear_of},
};

/// The most bytes of a move on its way to somebody who listens.
const MOST: usize = 2_000;

/// A whole game, played by an engine that looks one move ahead.
fn whole_game(variant: Variant) -> Vec<String> {
    let rules = Rules { variant, ..Rules::default() };
    let mut game = Game::new(colorito::Position::start(rules, Side::Red), RepetitionRule::Draw);
    let mut engine = Engine::new(Settings { hash: 1, ..Settings::default() });
    while game.ending().is_none() {
        let stop = AtomicBool::new(false);
        let report = engine.think(&game, Thought::depth(1), &NoClock, &stop, |_| {});
        game.play(report.lines[0].moves[0]).unwrap();
    }
    game.moves().iter().map(ToString::to_string).collect()
}

/// The game after a move, made from the game before it and what was told.
fn after(before: &Value, moved: &Value) -> Value {
    let mut game = before.clone();
    let mut made = Map::new();
    for name in ["move", "text", "from", "to", "kind", "way"] {
        made.insert(name.to_owned(), moved[name].clone());
    }
    for (name, value) in moved.as_object().unwrap() {
        let known = ["type", "since", "targets", "legal", "move_time"].contains(&name.as_str());
        if !known && !made.contains_key(name) {
            assert!(game.get(name).is_some(), "{name} is not in a game");
            game[name] = value.clone();
        }
    }
    for piece in game["pieces"].as_array_mut().unwrap() {
        if piece["space"] == made["from"] {
            piece["space"] = made["to"].clone();
        }
        let letter = piece["letter"].as_str().unwrap().to_owned();
        let changed = moved["targets"].as_array().unwrap();
        if let Some(group) = changed.iter().find(|group| group["letters"].as_str().unwrap().contains(&letter))
        {
            piece["home"] = group["home"].clone();
            piece["targets"] = group["targets"].clone();
        }
    }
    if moved["clock"].is_object() {
        game["move_times"].as_array_mut().unwrap().push(moved["move_time"].clone());
    }
    game["history"].as_array_mut().unwrap().push(made.clone().into());
    game["last"] = made.into();
    game
}

/// Asserts that two tell of the same game. Legal moves are told in two ways, in another order.
fn assert_same(told: &Value, whole: &Value, legal: &[String]) {
    for (name, value) in whole.as_object().unwrap() {
        if !["legal", "clock"].contains(&name.as_str()) {
            assert_eq!(&told[name], value, "{name}");
        }
    }
    let (mut found, mut wanted) = (legal.to_vec(), legal_moves(whole));
    found.sort();
    wanted.sort();
    assert_eq!(found, wanted);
}

#[tokio::test]
async fn a_whole_game_is_told_move_by_move() {
    let server = Running::start().await;
    for variant in [Variant::STANDARD, Variant::COLOURS] {
        let clock = json!({ "seconds": 600, "increment": 5 });
        let new = json!({ "setup": { "variant": variant.name() }, "clock": clock });
        let game = server.api.begin(new).await;
        let mut listener = server.connect(&game).await;
        let mut known = hear_of(&mut listener, "state").await["game"].take();
        let (mut most, mut all) = (0, 0);
        let moves = whole_game(variant);
        assert!(moves.len() > 60, "{}", moves.len());
        for (ply, text) in moves.iter().enumerate() {
            let whole = server.api.play_well(&game, text, ply).await;
            let news = hear_of(&mut listener, "moved").await;
            let bytes = news.to_string().len();
            (most, all) = (most.max(bytes), all + bytes);
            assert!(bytes <= MOST, "{variant} {ply}: {bytes} bytes");
            assert_eq!((&news["since"], &news["revision"]), (&known["revision"], &whole["revision"]));
            known = after(&known, &news);
            assert_same(&known, &whole, &legal_moves(&news));
        }
        assert!(!known["outcome"].is_null());
        println!("{variant}: {} moves, {} bytes each, at most {most}", moves.len(), all / moves.len());
    }
}

async fn post(server: &Running, path: &str, body: &Value, cookie: Option<&str>) -> Response<Body> {
    let mut request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
    if let Some(cookie) = cookie {
        request = request.header(header::COOKIE, cookie);
    }
    server.api.send(request.body(Body::from(body.to_string())).unwrap()).await
}

#[tokio::test]
async fn who_watches_is_told_no_legal_moves() {
    let server = Running::with_trust(Limits::none(), Trust::Guests { secure: false }).await;
    let begun = post(&server, "/api/games", &json!({}), None).await;
    let owner = begun.headers()[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
    let game = begun.headers()[header::LOCATION].to_str().unwrap().to_owned();
    let mut watcher = server.connect(&game).await;
    hear_of(&mut watcher, "state").await;
    let mut request = format!("ws://{}{game}/socket", server.address).into_client_request().unwrap();
    request.headers_mut().insert(header::COOKIE, owner.parse().unwrap());
    let mut mover = connect_async(request).await.unwrap().0;
    hear_of(&mut mover, "state").await;
    let play = json!({ "move": "c1c3", "ply": 0, "client": "a" });
    assert_eq!(post(&server, &format!("{game}/moves"), &play, Some(&owner)).await.status(), 200);
    assert_eq!(hear_of(&mut watcher, "moved").await["legal"], Value::Null);
    assert!(legal_moves(&hear_of(&mut mover, "moved").await).len() > 10);
}

#[tokio::test]
async fn the_computers_answer_and_the_end_are_told_alike() {
    let server = Running::start().await;
    let game = server.api.begin(json!({ "setup": { "position": LAST_MOVES } })).await;
    let mut listener = server.connect(&game).await;
    hear_of(&mut listener, "state").await;
    server.api.play_well(&game, "j8j9", 0).await;
    assert_eq!(hear_of(&mut listener, "moved").await["reply_pending"], true);
    server.api.play_well(&game, "j2i3", 1).await;
    let over = hear_of(&mut listener, "moved").await;
    assert_eq!((&over["outcome"]["winner"], &over["legal"]), (&json!("red"), &Value::Null));
    // What is not a move is shown whole.
    let whole = hear_of(&mut listener, "state").await;
    assert_eq!(whole["game"]["score"]["done"], true);
    // A move that was taken back and is played again is a move like any other.
    let again = server.api.begin(json!({})).await;
    let mut listener = server.connect(&again).await;
    server.api.play_well(&again, "c1c3", 0).await;
    server.api.act(&again, "takeback", json!({ "ply": 1 })).await;
    server.api.act(&again, "redo", json!({ "ply": 0 })).await;
    assert_eq!(hear_of(&mut listener, "moved").await["taken_back"], 0);
    assert_eq!(hear_of(&mut listener, "state").await["game"]["taken_back"], 1);
    assert_eq!(hear_of(&mut listener, "moved").await["move"], "c1c3");
}

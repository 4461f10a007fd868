//! The terminal beside the web application: one store, used by both at once.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::{
    pipes::Talk,
    server::{Process, ask},
};

/// The longest that news may take, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

fn only_game(server: &Process) -> Value {
    let (_, list) = ask(server.address, "GET", "/api/games", &Value::Null).unwrap();
    let id = list["games"][0]["id"].as_str().expect("a game in the list").to_owned();
    ask(server.address, "GET", &format!("/api/games/{id}"), &Value::Null).unwrap().1
}

/// Makes a move on the page.
fn play(server: &Process, id: &str, m: &str, ply: usize) -> (u16, Value) {
    let body = json!({ "move": m, "ply": ply, "client": format!("page-{ply}-{m}") });
    ask(server.address, "POST", &format!("/api/games/{id}/moves"), &body).unwrap()
}

#[test]
fn a_game_begun_here_is_continued_there_and_back() {
    let data = TempDir::new().unwrap();
    let mut talk = Talk::begin(data.path(), &["--two"]);
    talk.say("c1c3");
    talk.hear("Blue to move");
    // The server begins while the game is under way.
    let server = Process::start(data.path());
    let game = only_game(&server);
    assert_eq!(game["ply"], 1, "{game}");
    let (status, answer) = play(&server, game["id"].as_str().unwrap(), "f10d8", 1);
    assert_eq!(status, 200, "{answer}");
    talk.hear("dark blue 5 from f10 to d8");
    talk.say("d2b4");
    talk.hear("Blue to move");
    server.kill();
    // The server being gone changes nothing.
    talk.say("c9e7");
    talk.hear("Red to move");
    let server = Process::start(data.path());
    assert_eq!(only_game(&server)["ply"], 4);
}

/// Waits until the page is told of the position after so many moves.
async fn see(page: &mut WebSocketStream<MaybeTlsStream<TcpStream>>, ply: usize) {
    let told = async {
        while let Some(message) = page.next().await {
            let news: Value =
                serde_json::from_str(message.unwrap().to_text().unwrap_or_default()).unwrap_or_default();
            if news["game"]["ply"] == ply || (news["type"] == "moved" && news["ply"] == ply) {
                return;
            }
        }
        panic!("the page lost its connection");
    };
    timeout(PATIENCE, told).await.expect("the page is told of the move");
}

#[test]
fn a_game_begun_there_is_continued_here_and_the_page_sees_it() {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let (_, game) = ask(server.address, "POST", "/api/games", &json!({})).unwrap();
    let id = game["id"].as_str().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let address = format!("ws://{}/api/games/{id}/socket", server.address);
        let (mut page, _) = connect_async(address).await.unwrap();
        see(&mut page, 0).await;
        let mut talk = Talk::begin(data.path(), &["--game", id]);
        talk.hear("Red to move");
        talk.say("c1c3");
        talk.hear("Blue to move");
        see(&mut page, 1).await;
        let (status, answer) = play(&server, id, "f10d8", 1);
        assert_eq!(status, 200, "{answer}");
        talk.hear("dark blue 5 from f10 to d8");
    });
}

/// Both want to move all the time: of the two moves for a ply one is kept, whoever was faster, and the other
/// one is refused.
#[test]
fn both_at_once_lose_nothing_and_double_nothing() {
    const PLIES: usize = 30;
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let (_, game) = ask(server.address, "POST", "/api/games", &json!({})).unwrap();
    let id = game["id"].as_str().unwrap();
    let mut talk = Talk::begin(data.path(), &["--game", id]);
    let mut expected: BTreeMap<usize, String> = BTreeMap::new();
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < PATIENCE, "the game does not get on");
        let position = talk.position();
        let ply = position.plies() as usize;
        if ply >= PLIES {
            break;
        }
        let moves = position.legal_moves();
        // Far from each other, and never back and forth.
        let (ours, theirs) = (&moves[ply * 7 % moves.len()], &moves[(ply * 13 + 5) % moves.len()]);
        let (ours, theirs) = (ours.to_string(), theirs.to_string());
        talk.say(&ours);
        let (status, answer) = play(&server, id, &theirs, ply);
        match status {
            200 => expected.insert(ply, theirs),
            // Whoever asks too often waits; the terminal does not.
            409 | 429 => Some(expected.entry(ply).or_insert(ours).clone()),
            _ => panic!("{answer}"),
        };
    }
    drop(talk);
    let game = only_game(&server);
    let stored = game["history"].as_array().unwrap().iter();
    let stored: Vec<String> = stored.map(|m| m["move"].as_str().unwrap().to_owned()).collect();
    assert_eq!(stored, expected.into_values().collect::<Vec<_>>(), "every move once, in order");
}

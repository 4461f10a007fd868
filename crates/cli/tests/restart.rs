//! The web application, killed without warning and started again.

#[path = "common/server.rs"]
mod server;

use std::{
    io,
    net::{SocketAddr, TcpStream},
    thread,
    time::Duration,
};

use colorito_engine::Random;
use colorito_wire::read_legal;
use serde_json::{Value, json};
use server::{Process, ask};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket, stream::MaybeTlsStream};

fn begin(address: SocketAddr, new: &Value) -> String {
    let (status, game) = ask(address, "POST", "/api/games", new).unwrap();
    assert_eq!(status, 201, "{game}");
    format!("/api/games/{}", game["id"].as_str().unwrap())
}

fn show(address: SocketAddr, game: &str) -> Value {
    ask(address, "GET", game, &Value::Null).unwrap().1
}

fn play(address: SocketAddr, game: &str, m: &str, ply: usize, client: &str) -> io::Result<(u16, Value)> {
    ask(address, "POST", &format!("{game}/moves"), &json!({ "move": m, "ply": ply, "client": client }))
}

#[test]
fn all_is_there_after_a_kill() {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let game = begin(server.address, &json!({ "setup": { "variant": "strict", "board": "rows" } }));
    let mut before = show(server.address, &game);
    for ply in 0..30 {
        let m = before["legal"][ply % 5]["move"].as_str().unwrap().to_owned();
        let (status, answer) = play(server.address, &game, &m, ply, &format!("move {ply}")).unwrap();
        assert_eq!(status, 200, "{answer}");
        before = answer;
    }
    server.kill();
    let server = Process::start(data.path());
    assert_eq!(show(server.address, &game), before);
    // A client that did not hear the answer sends its move again.
    let last = before["last"]["move"].as_str().unwrap();
    let (status, again) = play(server.address, &game, last, 29, "move 29").unwrap();
    assert_eq!((status, again), (200, before));
}

#[test]
fn the_computer_goes_on_by_itself() {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let seats = json!({ "red": { "kind": "person" }, "blue": { "kind": "computer", "level": 10 } });
    let game = begin(server.address, &json!({ "seats": seats }));
    assert_eq!(play(server.address, &game, "c1c3", 0, "x").unwrap().0, 200);
    server.kill();
    let server = Process::start(data.path());
    // The list opens no game, so nobody but the server itself makes the computer move.
    let ply = || ask(server.address, "GET", "/api/games", &Value::Null).unwrap().1["games"][0]["ply"].clone();
    for _ in 0..600 {
        if ply() == 2 {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("the computer did not move");
}

/// A client that plays both sides as fast as it can, over a WebSocket.
struct Bot {
    game: String,
    random: Random,
    /// The moves it knows to be kept.
    acknowledged: Vec<String>,
    /// The move it had no answer to.
    in_flight: Option<String>,
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// The next message; an error if the server is gone.
fn hear(socket: &mut Socket) -> Result<Value, tungstenite::Error> {
    loop {
        if let Message::Text(text) = socket.read()? {
            return Ok(serde_json::from_str(&text).expect("the server speaks JSON"));
        }
    }
}

/// The legal moves that a whole game or the news of a move tells of.
fn legal_moves(told: &Value) -> Vec<String> {
    if let Some(legal) = told["legal"].as_array() {
        return legal.iter().map(|legal| legal["move"].as_str().unwrap().to_owned()).collect();
    }
    let moves = told["legal"].as_str().and_then(read_legal).unwrap_or_default();
    moves.iter().map(ToString::to_string).collect()
}

impl Bot {
    /// Plays until the server is gone or the game over.
    fn play(&mut self, address: SocketAddr) -> Result<(), tungstenite::Error> {
        let (mut socket, _) = tungstenite::connect(format!("ws://{address}{}/socket", self.game))?;
        loop {
            let state = self.hear_state(&mut socket)?;
            let legal = legal_moves(&state);
            if legal.is_empty() {
                return Ok(());
            }
            let m = &legal[self.random.below(legal.len())];
            self.in_flight = Some(m.clone());
            let (ply, client) = (self.acknowledged.len(), self.client());
            let command = json!({ "type": "move", "move": m, "ply": ply, "client": client });
            socket.send(Message::text(command.to_string()))?;
        }
    }

    /// Waits until the move under way, if there is one, is acknowledged, and for the game after it;
    /// for nothing more if the server has had enough of this client for now.
    fn hear_state(&mut self, socket: &mut Socket) -> Result<Value, tungstenite::Error> {
        let mut state = Value::Null;
        while self.in_flight.is_some() || state["ply"] != self.acknowledged.len() {
            let mut news = hear(socket)?;
            match news["type"].as_str() {
                Some("state") => state = news["game"].take(),
                Some("moved") => state = news,
                Some("acknowledged") if news["client"] == self.client() => {
                    self.acknowledged.extend(self.in_flight.take());
                }
                // On a fast machine a bot says more than a client may: the move was refused, so it
                // must not be kept, and the bot is silent until the next start.
                Some("refused") if news["error"] == "too-many" => {
                    self.in_flight = None;
                    return Ok(Value::Null);
                }
                _ => panic!("{news}"),
            }
        }
        Ok(state)
    }

    /// The id of the move under way.
    fn client(&self) -> String {
        self.acknowledged.len().to_string()
    }

    /// Sends again what had no answer, then compares.
    fn compare(&mut self, address: SocketAddr) {
        if let Some(m) = self.in_flight.take() {
            let answer = play(address, &self.game, &m, self.acknowledged.len(), &self.client());
            assert_eq!(answer.unwrap().0, 200);
            self.acknowledged.push(m);
        }
        let state = show(address, &self.game);
        let history: Vec<&str> =
            state["history"].as_array().unwrap().iter().map(|m| m["move"].as_str().unwrap()).collect();
        assert_eq!(history, self.acknowledged);
    }
}

#[test]
fn what_was_acknowledged_is_there_exactly_once_after_twenty_kills() {
    let data = TempDir::new().unwrap();
    let mut random = Random::new(1892);
    let mut server = Process::start(data.path());
    let mut bots: Vec<Bot> = (0..8)
        .map(|seed| Bot {
            game: begin(server.address, &json!({})),
            random: Random::new(seed),
            acknowledged: Vec::new(),
            in_flight: None,
        })
        .collect();
    for _ in 0..20 {
        let address = server.address;
        let pause = Duration::from_millis(20 + random.below(300) as u64);
        thread::scope(|scope| {
            for bot in &mut bots {
                // However it ends, the comparison decides.
                scope.spawn(move || drop(bot.play(address)));
            }
            thread::sleep(pause);
            server.kill();
        });
        server = Process::start(data.path());
        for bot in &mut bots {
            bot.compare(server.address);
        }
    }
    let played: usize = bots.iter().map(|bot| bot.acknowledged.len()).sum();
    assert!(played > 0, "the bots did play");
}

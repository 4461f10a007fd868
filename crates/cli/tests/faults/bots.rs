//! Players and listeners at several nodes.

use std::{
    io::{self, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use colorito_engine::Random;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{self, Message};

/// How long a bot thinks about a move.
const THINKS: Duration = Duration::from_millis(60);

/// How long a bot waits for an answer before it asks another node.
const WAITS: Duration = Duration::from_secs(3);

/// Asks a node for JSON, and not for long.
pub(crate) fn ask(address: SocketAddr, method: &str, path: &str, body: &Value) -> io::Result<(u16, Value)> {
    let mut stream = TcpStream::connect_timeout(&address, WAITS)?;
    stream.set_read_timeout(Some(WAITS))?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut response = String::new();
    stream.read_to_string(&mut response)?;
    let (head, body) = response.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let body = serde_json::from_str(body).map_err(|_| io::ErrorKind::UnexpectedEof)?;
    Ok((status.ok_or(io::ErrorKind::InvalidData)?, body))
}

/// Where the nodes are.
pub(crate) type Addresses = Arc<Mutex<Vec<SocketAddr>>>;

fn address(addresses: &Addresses, node: usize) -> SocketAddr {
    let addresses = addresses.lock().unwrap();
    addresses[node % addresses.len()]
}

/// Asks one node after the other until one answers, and says how long that one took.
fn ask_any(addresses: &Addresses, node: &mut usize, path: &str) -> (Value, Duration) {
    for _ in 0..100 {
        let begun = Instant::now();
        match ask(address(addresses, *node), "GET", path, &Value::Null) {
            Ok((200, answer)) => return (answer, begun.elapsed()),
            _ => thread::sleep(Duration::from_millis(100)),
        }
        *node += 1;
    }
    panic!("no node answers for {path}");
}

/// Somebody who plays a game, each side at a node of its own; if that does not answer, at the next one.
pub(crate) struct Bot {
    pub(crate) game: String,
    addresses: Addresses,
    nodes: [usize; 2],
    random: Random,
    /// The moves that are known to be kept.
    pub(crate) acknowledged: Vec<String>,
    /// The same, for others to read.
    count: Arc<AtomicU64>,
    /// The time the bot itself took for its moves.
    pub(crate) own_time: Duration,
    against_computer: bool,
}

impl Bot {
    /// Begins a game with ten minutes for each player.
    pub(crate) fn begin(addresses: &Addresses, number: usize, against_computer: bool) -> Bot {
        let kind = if against_computer {
            json!({ "kind": "computer", "level": 1 })
        } else {
            json!({ "kind": "person" })
        };
        let new = json!({
            "seats": { "red": { "kind": "person" }, "blue": kind },
            "clock": { "seconds": 600 },
            "repetition_draws": false,
        });
        let (status, game) = ask(address(addresses, number), "POST", "/api/games", &new).unwrap();
        assert_eq!(status, 201, "{game}");
        Bot {
            game: format!("/api/games/{}", game["id"].as_str().unwrap()),
            addresses: Arc::clone(addresses),
            nodes: [number, number + 1],
            random: Random::new(number as u64),
            acknowledged: Vec::new(),
            count: Arc::default(),
            own_time: Duration::ZERO,
            against_computer,
        }
    }

    /// Whether the computer plays Blue.
    pub(crate) fn is_against_computer(&self) -> bool {
        self.against_computer
    }

    /// How many moves are known to be kept.
    pub(crate) fn count(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.count)
    }

    /// Plays until it is told to stop or the game is over.
    pub(crate) fn play(&mut self, stop: &AtomicBool) {
        while !stop.load(Ordering::Relaxed) {
            let side = self.acknowledged.len() % 2;
            let (state, asked) = ask_any(&self.addresses, &mut self.nodes[side], &self.game);
            self.own_time += asked;
            assert_ne!(state["outcome"]["reason"], "time", "{state}");
            let history: Vec<&str> =
                state["history"].as_array().unwrap().iter().map(|m| m["move"].as_str().unwrap()).collect();
            if self.against_computer && side == 1 {
                if let Some(m) = history.get(self.acknowledged.len()) {
                    self.acknowledge((*m).to_owned());
                } else {
                    // The computer may have moved meanwhile: then it is the bot's clock that runs.
                    self.think();
                }
                continue;
            }
            // A node that has not heard of the last move yet will.
            if history.len() < self.acknowledged.len() {
                continue;
            }
            let legal = state["legal"].as_array().unwrap();
            if legal.is_empty() {
                return;
            }
            let m = legal[self.random.below(legal.len())]["move"].as_str().unwrap().to_owned();
            self.think();
            self.send(side, &m);
            self.acknowledge(m);
        }
    }

    fn think(&mut self) {
        let begun = Instant::now();
        thread::sleep(THINKS);
        self.own_time += begun.elapsed();
    }

    fn acknowledge(&mut self, m: String) {
        self.acknowledged.push(m);
        self.count.store(self.acknowledged.len() as u64, Ordering::Relaxed);
    }

    /// Sends a move until it is acknowledged.
    fn send(&mut self, side: usize, m: &str) {
        let ply = self.acknowledged.len();
        let body = json!({ "move": m, "ply": ply, "client": ply.to_string() });
        for _ in 0..200 {
            let begun = Instant::now();
            let answer = ask(
                address(&self.addresses, self.nodes[side]),
                "POST",
                &format!("{}/moves", self.game),
                &body,
            );
            match answer {
                Ok((200, _)) => {
                    self.own_time += begun.elapsed();
                    return;
                }
                // Nobody else plays this game, so that these would be lost or double moves.
                Ok((status @ (403 | 409 | 422), refused)) => {
                    let behind = refused["details"]["now"].as_u64().is_some_and(|now| now < ply as u64);
                    assert!(behind, "{status} for ply {ply}: {refused}");
                }
                Ok(_) | Err(_) => self.nodes[side] += 1,
            }
            thread::sleep(Duration::from_millis(50));
        }
        panic!("ply {ply} of {} is not acknowledged by any node", self.game);
    }

    /// Holds what was acknowledged against what a node has.
    pub(crate) fn compare(&self, address: SocketAddr) -> Value {
        let (status, state) = ask(address, "GET", &self.game, &Value::Null).unwrap();
        assert_eq!(status, 200, "{state}");
        let history: Vec<&str> =
            state["history"].as_array().unwrap().iter().map(|m| m["move"].as_str().unwrap()).collect();
        let known = self.acknowledged.len();
        assert_eq!(history[..known], self.acknowledged, "{}", self.game);
        // The computer may have answered the last one.
        assert!(history.len() <= known + usize::from(self.against_computer), "{}", self.game);
        state
    }
}

/// Somebody who listens to a game, at one node as long as that is there.
pub(crate) struct Listener {
    /// How many moves it has heard of.
    heard: Arc<AtomicU64>,
    played: Arc<AtomicU64>,
}

impl Listener {
    pub(crate) fn start(addresses: &Addresses, node: usize, bot: &Bot) -> Listener {
        let heard = Arc::new(AtomicU64::new(0));
        let (addresses, game, count) = (Arc::clone(addresses), bot.game.clone(), Arc::clone(&heard));
        thread::spawn(move || {
            for node in node.. {
                // Whatever ends it, the next node is asked.
                let _ = listen(address(&addresses, node), &game, &count);
                thread::sleep(Duration::from_millis(100));
            }
        });
        Listener { heard, played: bot.count() }
    }

    /// Waits until it has heard of all moves that are acknowledged by now.
    pub(crate) fn is_right_within(&self, limit: Duration) -> Duration {
        let (begun, played) = (Instant::now(), self.played.load(Ordering::Relaxed));
        while self.heard.load(Ordering::Relaxed) < played {
            let heard = self.heard.load(Ordering::Relaxed);
            assert!(begun.elapsed() < limit, "{heard} of {played} moves heard after {limit:?}");
            thread::sleep(Duration::from_millis(20));
        }
        begun.elapsed()
    }
}

fn listen(address: SocketAddr, game: &str, heard: &AtomicU64) -> Result<(), tungstenite::Error> {
    let stream = TcpStream::connect_timeout(&address, WAITS)?;
    let (mut socket, _) = tungstenite::client(format!("ws://{address}{game}/socket"), stream)
        .map_err(|_| tungstenite::Error::ConnectionClosed)?;
    loop {
        if let Message::Text(text) = socket.read()? {
            let news: Value = serde_json::from_str(&text).expect("the server speaks JSON");
            let ply = news["game"]["ply"].as_u64().or_else(|| news["ply"].as_u64());
            if news["type"] != "thinking" && news["type"] != "thought" {
                heard.fetch_max(ply.unwrap_or_default(), Ordering::Relaxed);
            }
        }
    }
}

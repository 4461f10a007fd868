//! A server in a process of its own, killed without warning and started again.

use std::{
    env,
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use colorito_engine::Random;
use colorito_server::Server;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket, stream::MaybeTlsStream};

const DATA: &str = "COLORITO_TEST_DATA";

/// The server process itself: this file's own program, started with the data directory in its environment.
#[test]
#[ignore = "the process that the other tests start and kill"]
fn server_process() {
    let Some(data) = env::var_os(DATA) else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let server = Server::open(Path::new(&data)).await.unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("listening on {}", listener.local_addr().unwrap());
        server.run(listener, std::future::pending()).await.unwrap();
    });
}

/// A running server. It is killed when this is dropped.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(data: &Path) -> Process {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["server_process", "--exact", "--ignored", "--nocapture"])
            .env(DATA, data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.split_once("listening on ").map(|(_, address)| address.parse().unwrap()))
            .expect("the server says where it listens");
        Process { child, address }
    }

    /// Kills it at once: no farewell, no chance to write anything.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Asks a server; an error if it is gone.
fn ask(address: SocketAddr, method: &str, path: &str, body: &Value) -> io::Result<(u16, Value)> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_mins(1)))?;
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
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    Ok((status, serde_json::from_str(body).map_err(|_| io::ErrorKind::UnexpectedEof)?))
}

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
    let ply = || ask(server.address, "GET", "/api/games", &Value::Null).unwrap().1[0]["ply"].clone();
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

impl Bot {
    /// Plays until the server is gone or the game over.
    fn play(&mut self, address: SocketAddr) -> Result<(), tungstenite::Error> {
        let (mut socket, _) = tungstenite::connect(format!("ws://{address}{}/socket", self.game))?;
        loop {
            let state = self.hear_state(&mut socket)?;
            let legal = state["legal"].as_array().unwrap();
            if legal.is_empty() {
                return Ok(());
            }
            let m = legal[self.random.below(legal.len())]["move"].as_str().unwrap();
            self.in_flight = Some(m.to_owned());
            let (ply, client) = (self.acknowledged.len(), self.client());
            let command = json!({ "type": "move", "move": m, "ply": ply, "client": client });
            socket.send(Message::text(command.to_string()))?;
        }
    }

    /// Waits until the move under way, if there is one, is acknowledged, and for the game after it.
    fn hear_state(&mut self, socket: &mut Socket) -> Result<Value, tungstenite::Error> {
        let mut state = Value::Null;
        while self.in_flight.is_some() || state["ply"] != self.acknowledged.len() {
            let mut news = hear(socket)?;
            match news["type"].as_str() {
                Some("state") => state = news["game"].take(),
                Some("acknowledged") if news["client"] == self.client() => {
                    self.acknowledged.extend(self.in_flight.take());
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

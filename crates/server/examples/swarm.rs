//! A swarm of bots that play over WebSocket against a server in a process of its own, and what that costs.
//!
//! `cargo run --release -p colorito-server --example swarm -- --bots 200 --seconds 30`
//!
//! Each bot plays hot-seat games: it holds two sockets of the same game, moves on one, and waits until both
//! have heard. What is measured is the time from sending a move to its acknowledgement, and to the news of it
//! at the other socket.

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    process::{Child, Command, ExitCode, Stdio},
    time::{Duration, Instant},
};

use clap::Parser;
use colorito_engine::Random;
use colorito_server::{Limits, Server};
use colorito_store::Database;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

/// Whatever goes wrong ends the measurement.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Bots that play against a server as fast as they can, or at a steady pace.
#[derive(Parser)]
struct Swarm {
    /// How many games are played at once.
    #[arg(long, default_value_t = 100)]
    bots: usize,
    /// How long.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How long each bot thinks about a move, in milliseconds; 0 is as fast as it can.
    #[arg(long, default_value_t = 0)]
    think: u64,
    /// After how many moves a bot resigns and begins another game.
    #[arg(long, default_value_t = 200)]
    moves: usize,
    /// The database for the games, instead of a file in a temporary directory; what is there is kept.
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
    /// Be the server, with the games in this database.
    #[arg(long, hide = true, value_name = "DATABASE")]
    serve: Option<String>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let swarm = Swarm::parse();
    let done = match &swarm.serve {
        Some(database) => serve(database).await,
        None => swarm.run().await,
    };
    done.map_or_else(
        |error| {
            eprintln!("swarm: {error}");
            ExitCode::FAILURE
        },
        |()| ExitCode::SUCCESS,
    )
}

/// The server's own process, without limits: what is measured is the rest.
async fn serve(database: &str) -> Result<(), Failure> {
    let store = Database::open(&database.parse()?).await?.into_store();
    let server = Server::with_store(store, Limits::none()).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    Ok(server.run(listener, std::future::pending()).await?)
}

/// A running server; it is killed when this is dropped.
struct Running {
    child: Child,
    address: SocketAddr,
}

impl Running {
    fn start(database: &str) -> Result<Running, Failure> {
        let mut child =
            Command::new(env::current_exe()?).arg("--serve").arg(database).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        Ok(Running { address: line.trim().parse()?, child })
    }

    /// The memory the server holds, in KiB, where the system tells.
    fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse().ok()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What one bot or all of them have seen.
#[derive(Default)]
struct Tally {
    games: usize,
    acknowledged: Vec<Duration>,
    heard: Vec<Duration>,
}

impl Swarm {
    async fn run(&self) -> Result<(), Failure> {
        let data = tempfile::TempDir::new()?;
        let file = data.path().join("colorito.sqlite").display().to_string();
        let server = Running::start(self.database.as_ref().unwrap_or(&file))?;
        let empty = server.memory();
        let mut bots = Vec::new();
        for seed in 0..self.bots {
            bots.push(Bot::start(server.address, seed as u64).await?);
        }
        let seated = server.memory();
        let until = Instant::now() + Duration::from_secs(self.seconds);
        let (think, moves) = (Duration::from_millis(self.think), self.moves);
        let tasks: Vec<_> = bots.into_iter().map(|bot| tokio::spawn(bot.play(until, think, moves))).collect();
        let mut all = Tally::default();
        for task in tasks {
            let Tally { games, acknowledged, heard } = task.await??;
            all.games += games;
            all.acknowledged.extend(acknowledged);
            all.heard.extend(heard);
        }
        self.report(all);
        if let (Some(empty), Some(seated)) = (empty, seated) {
            let each = seated.saturating_sub(empty) / self.bots.max(1) as u64;
            println!(
                "memory: {empty} KiB empty, {seated} KiB with the games open, {each} KiB a game with its two sockets"
            );
        }
        Ok(())
    }

    fn report(&self, mut all: Tally) {
        let (seconds, moves) = (self.seconds as f64, all.acknowledged.len());
        println!(
            "{} games at once for {} s: {:.1} moves/s, {:.2} games/s ({} moves, {} games ended)",
            self.bots,
            self.seconds,
            moves as f64 / seconds,
            all.games as f64 / seconds,
            moves,
            all.games
        );
        println!("from a move to its acknowledgement: {}", quantiles(&mut all.acknowledged));
        println!("from a move to the other socket:    {}", quantiles(&mut all.heard));
    }
}

fn quantiles(times: &mut [Duration]) -> String {
    times.sort();
    let at = |share: f64| {
        let place = (times.len() as f64 * share) as usize;
        times.get(place.min(times.len().saturating_sub(1))).copied().unwrap_or_default().as_secs_f64() * 1e3
    };
    format!("p50 {:.2} ms, p95 {:.2} ms, p99 {:.2} ms", at(0.5), at(0.95), at(0.99))
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Plays both sides of one game after the other.
struct Bot {
    address: SocketAddr,
    random: Random,
    mover: Socket,
    other: Socket,
    /// The game as the mover heard it last.
    state: Value,
}

impl Bot {
    async fn start(address: SocketAddr, seed: u64) -> Result<Bot, Failure> {
        let (mover, other, state) = new_game(address).await?;
        Ok(Bot { address, random: Random::new(seed), mover, other, state })
    }

    async fn play(mut self, until: Instant, think: Duration, moves: usize) -> Result<Tally, Failure> {
        let mut tally = Tally::default();
        while Instant::now() < until {
            tokio::time::sleep(think).await;
            let legal = self.state["legal"].as_array().ok_or("no moves")?;
            let ply = self.state["ply"].as_u64().ok_or("no ply")?;
            if legal.is_empty() || ply as usize >= moves {
                tally.games += 1;
                (self.mover, self.other, self.state) = new_game(self.address).await?;
                continue;
            }
            let m = legal[self.random.below(legal.len())]["move"].as_str().ok_or("no move")?;
            let command = json!({ "type": "move", "move": m, "ply": ply, "client": ply.to_string() });
            let sent = Instant::now();
            self.mover.send(Message::text(command.to_string())).await?;
            let (acknowledged, heard) = tokio::join!(
                hear_move(&mut self.mover, ply + 1, true),
                hear_move(&mut self.other, ply + 1, false)
            );
            let (acknowledged, state) = acknowledged?;
            tally.acknowledged.push(acknowledged - sent);
            tally.heard.push(heard?.0 - sent);
            self.state = state;
        }
        Ok(tally)
    }
}

/// Begins a game and opens two sockets to it.
async fn new_game(address: SocketAddr) -> Result<(Socket, Socket, Value), Failure> {
    let mut stream = TcpStream::connect(address).await?;
    let request = format!(
        "POST /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    let body = response.split_once("\r\n\r\n").ok_or("no answer")?.1;
    let game: Value = serde_json::from_str(body)?;
    let id = game["id"].as_str().ok_or("no game")?;
    let socket = format!("ws://{address}/api/games/{id}/socket");
    let (mut mover, _) = connect_async(&socket).await?;
    let (mut other, _) = connect_async(&socket).await?;
    let state = hear(&mut mover).await?["game"].take();
    hear(&mut other).await?;
    Ok((mover, other, state))
}

async fn hear(socket: &mut Socket) -> Result<Value, Failure> {
    loop {
        if let Message::Text(text) = socket.next().await.ok_or("the server is gone")?? {
            return Ok(serde_json::from_str(&text)?);
        }
    }
}

/// Waits until a socket has heard the game at a ply, and where it moved itself, its acknowledgement; says
/// when the latter, or else the former, came.
async fn hear_move(socket: &mut Socket, ply: u64, moved: bool) -> Result<(Instant, Value), Failure> {
    let (mut state, mut acknowledged) = (None, None);
    loop {
        let mut news = hear(socket).await?;
        let now = Instant::now();
        match news["type"].as_str() {
            Some("state") if news["game"]["ply"] == ply => state = Some((now, news["game"].take())),
            Some("acknowledged") => acknowledged = Some(now),
            Some("refused") => return Err(news.to_string().into()),
            _ => {}
        }
        match (&state, acknowledged) {
            (Some((heard, _)), None) if !moved => {
                return Ok((*heard, state.map(|state| state.1).unwrap_or_default()));
            }
            (Some((_, game)), Some(acknowledged)) => return Ok((acknowledged, game.clone())),
            _ => {}
        }
    }
}

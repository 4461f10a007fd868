//! A bot that plays both sides of one game after the other, with two sockets: one moves, the other listens.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use colorito::{Move, Position, Rules, Side};
use colorito_engine::Random;
use colorito_wire::read_legal;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config, tungstenite::Message};

use crate::Failure;

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What one bot or all of them have seen.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) games: usize,
    pub(crate) acknowledged: Vec<Duration>,
    pub(crate) heard: Vec<Duration>,
    /// The bytes of each move as it was told to the one who listens.
    pub(crate) bytes: Vec<usize>,
}

/// As much of the server's news as a bot needs.
#[derive(Deserialize)]
struct News {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    ply: usize,
    #[serde(default)]
    legal: Option<String>,
}

pub(crate) struct Bot {
    address: SocketAddr,
    random: Random,
    mover: Socket,
    other: Socket,
    ply: usize,
    legal: Vec<Move>,
}

impl Bot {
    pub(crate) async fn begin(address: SocketAddr, seed: u64) -> Result<Bot, Failure> {
        let (mover, other, legal) = new_game(address).await?;
        Ok(Bot { address, random: Random::new(seed), mover, other, ply: 0, legal })
    }

    pub(crate) async fn play(
        mut self,
        until: Instant,
        think: Duration,
        moves: usize,
    ) -> Result<Tally, Failure> {
        let mut tally = Tally::default();
        while Instant::now() < until {
            if !think.is_zero() {
                tokio::time::sleep(think).await;
            }
            if self.legal.is_empty() || self.ply >= moves {
                tally.games += 1;
                (self.mover, self.other, self.legal) = new_game(self.address).await?;
                self.ply = 0;
                continue;
            }
            let chosen = self.legal[self.random.below(self.legal.len())].to_string();
            self.play_one(&chosen, &mut tally).await?;
        }
        Ok(tally)
    }

    async fn play_one(&mut self, chosen: &str, tally: &mut Tally) -> Result<(), Failure> {
        let ply = self.ply;
        let command = json!({ "type": "move", "move": chosen, "ply": ply, "client": ply.to_string() });
        let sent = Instant::now();
        self.mover.send(Message::text(command.to_string())).await?;
        let (mover, other) = tokio::join!(
            hear_move(&mut self.mover, ply + 1, true),
            hear_move(&mut self.other, ply + 1, false)
        );
        let (mover, other) = (mover?, other?);
        tally.acknowledged.push(mover.acknowledged.ok_or("no acknowledgement")? - sent);
        tally.heard.push(other.at - sent);
        tally.bytes.push(other.bytes);
        (self.ply, self.legal) = (ply + 1, mover.legal);
        Ok(())
    }
}

/// A move as a socket has heard it.
struct HeardMove {
    at: Instant,
    acknowledged: Option<Instant>,
    bytes: usize,
    legal: Vec<Move>,
}

/// Waits until a socket has heard of a move, and where it moved itself, of its acknowledgement.
async fn hear_move(socket: &mut Socket, ply: usize, moved: bool) -> Result<HeardMove, Failure> {
    let (mut told, mut acknowledged) = (None, None);
    loop {
        let text = hear(socket).await?;
        let now = Instant::now();
        let news: News = serde_json::from_str(&text)?;
        match news.kind.as_str() {
            "moved" if news.ply == ply => {
                let legal = news.legal.as_deref().and_then(read_legal).unwrap_or_default();
                told = Some((now, text.len(), legal));
            }
            "acknowledged" => acknowledged = Some(now),
            "refused" => return Err(text.into()),
            _ => {}
        }
        if (acknowledged.is_some() || !moved)
            && let Some((at, bytes, legal)) = told.take()
        {
            return Ok(HeardMove { at, acknowledged, bytes, legal });
        }
    }
}

/// The next text that a socket hears.
async fn hear(socket: &mut Socket) -> Result<String, Failure> {
    loop {
        if let Message::Text(text) = socket.next().await.ok_or("the server is gone")?? {
            return Ok(text.as_str().to_owned());
        }
    }
}

/// Begins a game and opens two sockets to it.
async fn new_game(address: SocketAddr) -> Result<(Socket, Socket, Vec<Move>), Failure> {
    let game = begin(address, &json!({})).await?;
    let id = game["id"].as_str().ok_or("no game")?;
    let start = Position::start(Rules::default(), Side::Red);
    Ok((watch(address, id).await?, watch(address, id).await?, start.legal_moves()))
}

/// Begins a game over HTTP.
pub(crate) async fn begin(address: SocketAddr, new: &Value) -> Result<Value, Failure> {
    let body = new.to_string();
    let mut stream = TcpStream::connect(address).await?;
    let request = format!(
        "POST /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    let body = response.split_once("\r\n\r\n").ok_or("no answer")?.1;
    Ok(serde_json::from_str(body)?)
}

/// Opens a socket to a game and hears how it stands.
pub(crate) async fn watch(address: SocketAddr, id: &str) -> Result<Socket, Failure> {
    let url = format!("ws://{address}/api/games/{id}/socket");
    // As browsers do: small messages go out at once.
    let (mut socket, _) = connect_async_with_config(url, None, true).await?;
    hear(&mut socket).await?;
    Ok(socket)
}

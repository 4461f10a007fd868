//! A bot that plays both sides of one game after the other, with a socket for each: one moves, the other
//! listens. At the end of a game it holds what was acknowledged against what the server has.

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
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use crate::{
    Failure,
    meeting::{Meeting, Seated, ask},
};

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
    meeting: Meeting,
    random: Random,
    table: Table,
}

/// A game that is being played.
struct Table {
    id: String,
    /// Red's and Blue's.
    sockets: [Socket; 2],
    /// The moves that were acknowledged.
    played: Vec<String>,
    legal: Vec<Move>,
}

impl Bot {
    pub(crate) async fn begin(address: SocketAddr, meeting: Meeting, seed: u64) -> Result<Bot, Failure> {
        let table = Table::lay(address, meeting).await?;
        Ok(Bot { address, meeting, random: Random::new(seed), table })
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
            if self.table.legal.is_empty() || self.table.played.len() >= moves {
                tally.games += 1;
                self.table.compare(self.address).await?;
                self.table = Table::lay(self.address, self.meeting).await?;
                continue;
            }
            let chosen = self.table.legal[self.random.below(self.table.legal.len())].to_string();
            self.table.play(chosen, &mut tally).await?;
        }
        self.table.compare(self.address).await?;
        Ok(tally)
    }
}

impl Table {
    /// Begins a game and opens its two sockets.
    async fn lay(address: SocketAddr, meeting: Meeting) -> Result<Table, Failure> {
        let Seated { id, cookies: [red, blue] } = meeting.sit_down(address).await?;
        let sockets =
            [watch(address, &id, red.as_deref()).await?, watch(address, &id, blue.as_deref()).await?];
        let legal = Position::start(Rules::default(), Side::Red).legal_moves();
        Ok(Table { id, sockets, played: Vec::new(), legal })
    }

    async fn play(&mut self, chosen: String, tally: &mut Tally) -> Result<(), Failure> {
        let ply = self.played.len();
        let command = json!({ "type": "move", "move": chosen, "ply": ply, "client": ply.to_string() });
        let [red, blue] = &mut self.sockets;
        let (mover, other) = if ply.is_multiple_of(2) { (red, blue) } else { (blue, red) };
        let sent = Instant::now();
        mover.send(Message::text(command.to_string())).await?;
        let (mover, other) = tokio::join!(hear_move(mover, ply + 1, true), hear_move(other, ply + 1, false));
        let (mover, other) = (mover?, other?);
        tally.acknowledged.push(mover.acknowledged.ok_or("no acknowledgement")? - sent);
        tally.heard.push(other.at - sent);
        tally.bytes.push(other.bytes);
        self.played.push(chosen);
        // Who is to move next is told what is legal.
        self.legal = other.legal;
        Ok(())
    }

    /// Holds what was acknowledged against what is kept.
    async fn compare(&self, address: SocketAddr) -> Result<(), Failure> {
        let (game, _) = ask(address, "GET", &format!("/api/games/{}", self.id), None, &Value::Null).await?;
        let kept = game["history"].as_array().ok_or("no history")?.iter().map(|one| one["move"].as_str());
        if kept.eq(self.played.iter().map(|one| Some(one.as_str()))) {
            return Ok(());
        }
        Err(format!("game {}: what was acknowledged is not what is kept", self.id).into())
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

/// Opens a socket to a game and hears how it stands.
pub(crate) async fn watch(address: SocketAddr, id: &str, cookie: Option<&str>) -> Result<Socket, Failure> {
    let mut request = format!("ws://{address}/api/games/{id}/socket").into_client_request()?;
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie.parse()?);
    }
    // As browsers do: small messages go out at once.
    let (mut socket, _) = connect_async_with_config(request, None, true).await?;
    hear(&mut socket).await?;
    Ok(socket)
}

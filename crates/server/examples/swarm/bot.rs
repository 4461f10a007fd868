//! A bot that plays both sides of one game after the other, with a socket for each: one moves, the other
//! listens. A line that breaks is opened again, as pages do. At the end of a game it holds what was acknowledged
//! against what the server has.

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
    /// How often a line broke and was opened again.
    pub(crate) returns: usize,
}

impl Tally {
    /// Adds what another one has seen.
    pub(crate) fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.acknowledged.extend(other.acknowledged);
        self.heard.extend(other.heard);
        self.bytes.extend(other.bytes);
        self.returns += other.returns;
    }
}

/// How often in a row a bot tries to come back.
const PATIENCE: usize = 20;

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
    seated: Seated,
    /// Red's and Blue's.
    sockets: [Socket; 2],
    position: Position,
    /// The moves that were acknowledged.
    played: Vec<Move>,
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
            let chosen = self.table.legal[self.random.below(self.table.legal.len())];
            if self.table.play(chosen, &mut tally).await.is_err() {
                tally.returns += 1;
                self.table.come_back(self.address, chosen, &mut self.random).await?;
            }
        }
        self.table.compare(self.address).await?;
        Ok(tally)
    }
}

impl Table {
    /// Begins a game and opens its two sockets.
    async fn lay(address: SocketAddr, meeting: Meeting) -> Result<Table, Failure> {
        let seated = meeting.sit_down(address).await?;
        let sockets = open(address, &seated).await?;
        let position = Position::start(Rules::default(), Side::Red);
        let legal = position.legal_moves();
        Ok(Table { seated, sockets, position, played: Vec::new(), legal })
    }

    async fn play(&mut self, chosen: Move, tally: &mut Tally) -> Result<(), Failure> {
        let ply = self.played.len();
        let command =
            json!({ "type": "move", "move": chosen.to_string(), "ply": ply, "client": ply.to_string() });
        let [red, blue] = &mut self.sockets;
        let (mover, other) = if ply.is_multiple_of(2) { (red, blue) } else { (blue, red) };
        let sent = Instant::now();
        mover.send(Message::text(command.to_string())).await?;
        let (mover, other) = tokio::join!(hear_move(mover, ply + 1, true), hear_move(other, ply + 1, false));
        let (mover, other) = (mover?, other?);
        tally.acknowledged.push(mover.acknowledged.ok_or("no acknowledgement")? - sent);
        tally.heard.push(other.at - sent);
        tally.bytes.push(other.bytes);
        // Who is to move next is told what is legal.
        self.go_on(chosen, other.legal)
    }

    fn go_on(&mut self, played: Move, legal: Vec<Move>) -> Result<(), Failure> {
        self.position.play(played).map_err(|error| error.to_string())?;
        self.played.push(played);
        self.legal = legal;
        Ok(())
    }

    /// Opens both sockets again after a while. The move that was on its way may have been played; if not, it is chosen anew.
    async fn come_back(
        &mut self,
        address: SocketAddr,
        chosen: Move,
        random: &mut Random,
    ) -> Result<(), Failure> {
        for _ in 0..PATIENCE {
            tokio::time::sleep(Duration::from_millis(1_000 + random.below(2_000) as u64)).await;
            let Ok(kept) = self.kept(address).await else { continue };
            let Ok(sockets) = open(address, &self.seated).await else { continue };
            self.sockets = sockets;
            if kept.len() == self.played.len() + 1 && kept.last() == Some(&chosen.to_string()) {
                self.go_on(chosen, Vec::new())?;
                self.legal = self.position.legal_moves();
            }
            return Ok(());
        }
        Err("the server is gone".into())
    }

    /// The moves that the server has.
    async fn kept(&self, address: SocketAddr) -> Result<Vec<String>, Failure> {
        let path = format!("/api/games/{}", self.seated.id);
        let (game, _) = ask(address, "GET", &path, None, &Value::Null).await?;
        let history = game["history"].as_array().ok_or("no history")?;
        Ok(history.iter().filter_map(|one| one["move"].as_str()).map(str::to_owned).collect())
    }

    /// Holds what was acknowledged against what is kept.
    async fn compare(&self, address: SocketAddr) -> Result<(), Failure> {
        let played: Vec<String> = self.played.iter().map(Move::to_string).collect();
        // A server that is busy is asked again; what it has decides.
        for _ in 0..PATIENCE {
            match self.kept(address).await {
                Ok(kept) if kept == played => return Ok(()),
                Ok(_) => {
                    let id = &self.seated.id;
                    return Err(format!("game {id}: what was acknowledged is not what is kept").into());
                }
                Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
            }
        }
        Err("the server is gone".into())
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

/// Opens the sockets of Red and Blue.
async fn open(
    address: SocketAddr,
    Seated { id, cookies: [red, blue] }: &Seated,
) -> Result<[Socket; 2], Failure> {
    Ok([watch(address, id, red.as_deref()).await?, watch(address, id, blue.as_deref()).await?])
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

//! How the two players of a game come together.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::Failure;

/// How the two players of a game come together.
#[derive(Clone, Copy)]
pub(crate) enum Meeting {
    /// At one device.
    HotSeat,
    /// Two guests, by a link.
    ByLink,
}

/// A game that can be played, and what proves who plays Red and Blue.
pub(crate) struct Seated {
    pub(crate) id: String,
    pub(crate) cookies: [Option<String>; 2],
}

impl Meeting {
    pub(crate) async fn sit_down(self, address: SocketAddr) -> Result<Seated, Failure> {
        match self {
            Meeting::HotSeat => {
                let (game, _) = ask(address, "POST", "/api/games", None, &json!({})).await?;
                Ok(Seated { id: text(&game["id"])?, cookies: [None, None] })
            }
            Meeting::ByLink => {
                let terms = json!({
                    "audience": "link", "side": "red", "begins": "owner",
                    "clock": { "seconds": 3600, "increment": 60 },
                });
                let (made, red) = ask(address, "POST", "/api/invitations", None, &terms).await?;
                let claim = json!({ "claim": text(&made["claim"])? });
                let (game, blue) = ask(address, "POST", "/api/invitations/take", None, &claim).await?;
                Ok(Seated { id: text(&game["id"])?, cookies: [red, blue] })
            }
        }
    }
}

fn text(value: &Value) -> Result<String, Failure> {
    Ok(value.as_str().ok_or("an answer without what was asked for")?.to_owned())
}

/// Asks over HTTP; gives the answer, and the cookie that came with it.
pub(crate) async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: &Value,
) -> Result<(Value, Option<String>), Failure> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let cookie = cookie.map_or_else(String::new, |cookie| format!("Cookie: {cookie}\r\n"));
    let mut stream = TcpStream::connect(address).await?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{cookie}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    let (head, body) = response.split_once("\r\n\r\n").ok_or("no answer")?;
    let cookie = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        let set = name.eq_ignore_ascii_case("set-cookie");
        set.then(|| value.split(';').next().unwrap_or_default().to_owned())
    });
    Ok((serde_json::from_str(body)?, cookie))
}

//! Servers at ports of their own, alone or two with one `PostgreSQL`.

#[path = "../../../store/tests/common/postgres.rs"]
#[allow(dead_code, reason = "its own tests need more of it")]
mod postgres;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::Router;
use colorito_server::{Limits, Server, Trust};
use colorito_store::Postgres;
use futures_util::StreamExt as _;
use serde_json::Value;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async, tungstenite::client::IntoClientRequest as _,
};

use crate::browser::Browser;
use postgres::PostgresServer;

/// How long something may take that should come at once, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A page that listens.
pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server that listens at a port, and its service.
pub(crate) struct Node {
    pub(crate) router: Router,
    address: SocketAddr,
}

impl Node {
    pub(crate) async fn start(server: Server) -> Node {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = server.router();
        tokio::spawn(server.run(listener, std::future::pending()));
        Node { router, address }
    }

    /// The socket of a game or of the lobby.
    pub(crate) async fn listen(&self, browser: &Browser, path: &str) -> Socket {
        let mut request = format!("ws://{}{path}/socket", self.address).into_client_request().unwrap();
        if let Some(cookie) = &browser.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        connect_async(request).await.unwrap().0
    }
}

/// Two nodes and the database they share; `None` where `PostgreSQL` is not installed.
pub(crate) async fn two_nodes(database: &str) -> Option<(PostgresServer, Node, Node)> {
    let postgres = PostgresServer::start()?;
    let address = postgres.database(database);
    let node = async || {
        let store = Postgres::open(&address).await.expect("a store");
        let server = Server::with_store(Arc::new(store), Limits::none()).await.unwrap();
        Node::start(server.trusting(Trust::Guests { secure: false })).await
    };
    let (first, second) = (node().await, node().await);
    Some((postgres, first, second))
}

/// Waits for news of a kind.
pub(crate) async fn hear(socket: &mut Socket, wanted: impl Fn(&Value) -> bool) -> Value {
    let heard = async {
        loop {
            let message = socket.next().await.expect("the socket is open").unwrap();
            let Ok(text) = message.to_text() else { continue };
            let news: Value = serde_json::from_str(text).unwrap_or(Value::Null);
            if wanted(&news) {
                return news;
            }
        }
    };
    tokio::time::timeout(PATIENCE, heard).await.expect("news")
}

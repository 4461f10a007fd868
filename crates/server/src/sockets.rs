//! What is said over each WebSocket.

pub(crate) mod analysis;
pub(crate) mod game;

use axum::extract::ws::{Message, WebSocket};
use serde::Serialize;

/// The page or what it shows is gone.
struct Gone;

async fn send(socket: &mut WebSocket, said: &impl Serialize) -> Result<(), Gone> {
    let text = serde_json::to_string(said).expect("what is said is plain data");
    socket.send(Message::Text(text.into())).await.map_err(|_| Gone)
}

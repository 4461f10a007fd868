//! The WebSocket of a game.

use std::{net::SocketAddr, time::Duration};

use crate::common::{LAST_MOVES, against_computer};
use colorito_engine::Random;
use colorito_server::Server;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{
    net::{TcpListener, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server on a port of its own, asked beside its sockets through the same service.
struct Running {
    address: SocketAddr,
    api: crate::common::Api,
}

impl Running {
    async fn start() -> Running {
        let data = TempDir::new().unwrap();
        let server = Server::open(data.path()).await.unwrap();
        let router = server.router();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(server.run(listener, std::future::pending()));
        Running { address, api: crate::common::Api { router, data } }
    }

    async fn connect(&self, game: &str) -> Socket {
        connect_async(format!("ws://{}{game}/socket", self.address)).await.expect("a socket").0
    }
}

/// The next message that is no ping, `None` if the socket was closed.
async fn hear(socket: &mut Socket) -> Option<Value> {
    let message = async {
        loop {
            match socket.next().await? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    };
    timeout(Duration::from_mins(1), message).await.expect("something to hear")
}

/// The next message of a type.
async fn hear_of(socket: &mut Socket, wanted: &str) -> Value {
    loop {
        let message = hear(socket).await.expect("an open socket");
        if message["type"] == wanted {
            return message;
        }
    }
}

async fn say(socket: &mut Socket, command: &Value) {
    socket.send(Message::text(command.to_string())).await.unwrap();
}

#[tokio::test]
async fn the_state_comes_first_and_after_every_change_to_everybody() {
    let server = Running::start().await;
    let game = server.api.begin(json!({})).await;
    let (mut one, mut two) = (server.connect(&game).await, server.connect(&game).await);
    assert_eq!(hear(&mut one).await.unwrap()["game"]["ply"], 0);
    assert_eq!(hear(&mut two).await.unwrap()["type"], "state");
    say(&mut one, &json!({ "type": "move", "move": "c1c3", "ply": 0, "client": "one-1" })).await;
    let acknowledged = hear_of(&mut one, "acknowledged").await;
    assert_eq!((&acknowledged["client"], &acknowledged["ply"]), (&json!("one-1"), &json!(1)));
    assert_eq!(hear_of(&mut two, "state").await["game"]["last"]["move"], "c1c3");
    // What is done over HTTP is heard too.
    server.api.play_well(&game, "h10h8", 1).await;
    assert_eq!(hear_of(&mut two, "state").await["game"]["ply"], 2);
    for (command, ply) in [("take-back", 1), ("redo", 2)] {
        say(&mut two, &json!({ "type": command, "ply": 3 - ply })).await;
        assert_eq!(hear_of(&mut two, "state").await["game"]["ply"], ply);
    }
    say(&mut two, &json!({ "type": "draw", "ply": 2 })).await;
    assert_eq!(hear_of(&mut two, "state").await["game"]["outcome"]["reason"], "agreement");
}

#[tokio::test]
async fn what_cannot_be_done_is_told_and_nothing_breaks() {
    let server = Running::start().await;
    let game = server.api.begin(json!({})).await;
    let mut socket = server.connect(&game).await;
    hear_of(&mut socket, "state").await;
    for (command, error) in [
        ("nonsense", "request"),
        ("{}", "request"),
        (r#"{"type":"dance"}"#, "request"),
        (r#"{"type":"move","move":"c1c4","ply":0,"client":"a"}"#, "move"),
        (r#"{"type":"move","move":"c1c3","ply":7,"client":"b"}"#, "ply"),
        (r#"{"type":"redo","ply":0}"#, "nothing-to-redo"),
        (r#"{"type":"take-back","ply":0}"#, "nothing-to-take-back"),
    ] {
        socket.send(Message::text(command)).await.unwrap();
        let refused = hear_of(&mut socket, "refused").await;
        assert_eq!(refused["error"], error, "{command}: {refused}");
        assert!(!refused["message"].as_str().unwrap().is_empty());
    }
    socket.send(Message::binary(vec![0xff; 100])).await.unwrap();
    assert_eq!(hear_of(&mut socket, "refused").await["error"], "request");
    say(&mut socket, &json!({ "type": "move", "move": "c1c3", "ply": 0, "client": "c" })).await;
    assert_eq!(hear_of(&mut socket, "acknowledged").await["client"], "c");
}

#[tokio::test]
async fn frames_of_any_kind_are_answered() {
    let server = Running::start().await;
    let game = server.api.begin(json!({})).await;
    let mut socket = server.connect(&game).await;
    hear_of(&mut socket, "state").await;
    let mut random = Random::new(8);
    let parts =
        ["{", "}", "\"type\"", ":", "\"move\"", ",", "\"ply\"", "0", "[", "]", "null", "\"draw\"", "x"];
    for _ in 0..300 {
        let text: String = (0..random.below(10)).map(|_| parts[random.below(parts.len())]).collect();
        let frame =
            if random.below(3) == 0 { Message::binary(text.into_bytes()) } else { Message::text(text) };
        socket.send(frame).await.unwrap();
        assert_eq!(hear(&mut socket).await.unwrap()["type"], "refused");
    }
    say(&mut socket, &json!({ "type": "move", "move": "c1c3", "ply": 0, "client": "c" })).await;
    assert_eq!(hear_of(&mut socket, "acknowledged").await["client"], "c");
}

#[tokio::test]
async fn the_losers_score_is_heard_while_it_is_being_proven() {
    let server = Running::start().await;
    let game = server.api.begin(json!({ "setup": { "position": LAST_MOVES } })).await;
    server.api.play_well(&game, "j8j9", 0).await;
    server.api.play_well(&game, "j2i3", 1).await;
    let mut socket = server.connect(&game).await;
    let (_, score) = server.api.get(&format!("{game}/score")).await;
    let mut lower = 0;
    loop {
        let mut heard = hear_of(&mut socket, "losers-score").await;
        assert!(heard["lower"].as_u64().unwrap() >= lower, "bounds only improve");
        lower = heard["lower"].as_u64().unwrap();
        if heard["exact"] == true && !heard["line"].is_null() {
            heard.as_object_mut().unwrap().remove("type");
            assert_eq!(heard, score);
            return;
        }
    }
}

#[tokio::test]
async fn a_game_changed_by_another_server_is_not_written_over() {
    let server = Running::start().await;
    let game = server.api.begin(json!({})).await;
    let mut socket = server.connect(&game).await;
    hear_of(&mut socket, "state").await;
    let other = crate::common::Api {
        router: Server::open(server.api.data.path()).await.unwrap().router(),
        data: TempDir::new().unwrap(),
    };
    other.play_well(&game, "c1c3", 0).await;
    say(&mut socket, &json!({ "type": "move", "move": "g1g3", "ply": 0, "client": "a" })).await;
    let refused = hear_of(&mut socket, "refused").await;
    assert_eq!((&refused["error"], &refused["client"]), (&json!("changed-elsewhere"), &json!("a")));
    assert_eq!(refused["game"]["last"]["move"], "c1c3");
    say(&mut socket, &json!({ "type": "move", "move": "h10h8", "ply": 1, "client": "b" })).await;
    assert_eq!(hear_of(&mut socket, "acknowledged").await["ply"], 2);
}

#[tokio::test]
async fn a_message_too_large_ends_the_connection_only() {
    let server = Running::start().await;
    let game = server.api.begin(json!({})).await;
    let mut socket = server.connect(&game).await;
    hear_of(&mut socket, "state").await;
    let _ = socket.send(Message::text("x".repeat(100_000))).await;
    assert_eq!(hear(&mut socket).await, None);
    let mut again = server.connect(&game).await;
    assert_eq!(hear(&mut again).await.unwrap()["type"], "state");
}

#[tokio::test]
async fn the_computers_thoughts_are_heard() {
    let server = Running::start().await;
    let game = server.api.begin(against_computer(2)).await;
    let mut socket = server.connect(&game).await;
    hear_of(&mut socket, "state").await;
    say(&mut socket, &json!({ "type": "move", "move": "c1c3", "ply": 0, "client": "a" })).await;
    assert_eq!(hear_of(&mut socket, "thinking").await["ply"], 1);
    let thought = hear_of(&mut socket, "thought").await;
    let answered = hear_of(&mut socket, "state").await;
    assert_eq!(answered["game"]["last"]["move"], thought["line"][0]);
    assert_eq!(answered["game"]["ply"], 2);
}

#[tokio::test]
async fn a_deleted_game_says_so_and_closes() {
    let server = Running::start().await;
    let game = server.api.begin(json!({ "setup": { "position": LAST_MOVES } })).await;
    let mut socket = server.connect(&game).await;
    hear_of(&mut socket, "state").await;
    server.api.delete(&game).await;
    assert_eq!(hear(&mut socket).await.unwrap(), json!({ "type": "deleted" }));
    assert_eq!(hear(&mut socket).await, None);
}

#[tokio::test]
async fn pages_from_elsewhere_get_no_socket() {
    let server = Running::start().await;
    let game = server.api.begin(json!({})).await;
    let mut request = format!("ws://{}{game}/socket", server.address).into_client_request().unwrap();
    request.headers_mut().insert("origin", "http://elsewhere.example".parse().unwrap());
    assert!(connect_async(request).await.is_err());
}

//! The WebSocket of a game.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use crate::common::{LAST_MOVES, against_computer};
use colorito_engine::Random;
use colorito_server::{Limits, Rate, Server, Share, Trust};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest as _},
};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server on a port of its own, asked beside its sockets through the same service.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) api: crate::common::Api,
}

impl Running {
    pub(crate) async fn start() -> Running {
        Running::with(Limits::none()).await
    }

    pub(crate) async fn with(limits: Limits) -> Running {
        Running::with_trust(limits, Trust::Device).await
    }

    pub(crate) async fn with_trust(limits: Limits, trust: Trust) -> Running {
        let data = Arc::new(TempDir::new().unwrap());
        let server = Server::open_with(data.path(), limits).await.unwrap().trusting(trust);
        let router = server.router();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(server.run(listener, std::future::pending()));
        Running { address, api: crate::common::Api { server: None, router, data } }
    }

    pub(crate) async fn connect(&self, game: &str) -> Socket {
        connect_async(format!("ws://{}{game}/socket", self.address)).await.expect("a socket").0
    }
}

/// The next message that is no ping, `None` if the socket was closed.
pub(crate) async fn hear(socket: &mut Socket) -> Option<Value> {
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
pub(crate) async fn hear_of(socket: &mut Socket, wanted: &str) -> Value {
    loop {
        let message = hear(socket).await.expect("an open socket");
        if message["type"] == wanted {
            return message;
        }
    }
}

pub(crate) async fn say(socket: &mut Socket, command: &Value) {
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
    assert_eq!(hear_of(&mut two, "moved").await["move"], "c1c3");
    // What is done over HTTP is heard too.
    server.api.play_well(&game, "h10h8", 1).await;
    assert_eq!(hear_of(&mut two, "moved").await["ply"], 2);
    say(&mut two, &json!({ "type": "take-back", "ply": 2 })).await;
    assert_eq!(hear_of(&mut two, "state").await["game"]["ply"], 1);
    say(&mut two, &json!({ "type": "redo", "ply": 1 })).await;
    assert_eq!(hear_of(&mut two, "moved").await["ply"], 2);
    say(&mut two, &json!({ "type": "offer-draw", "ply": 2, "side": "red" })).await;
    assert_eq!(hear_of(&mut two, "state").await["game"]["draw_offer"], "red");
    say(&mut two, &json!({ "type": "accept-draw", "ply": 2, "side": "blue" })).await;
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
        (r#"["redo", 0]"#, "request"),
        (r#"{"type":"accept-draw","ply":0,"side":"red"}"#, "no-draw-offer"),
        (r#"{"type":"stop-score","ply":0}"#, "not-counting"),
        (r#"{"type":"count-score","ply":0}"#, "no-score"),
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
        ["{", "}", "\"type\"", ":", "\"move\"", ",", "\"ply\"", "0", "[", "]", "null", "\"offer-draw\"", "x"];
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
    let mut socket = server.connect(&game).await;
    server.api.play_well(&game, "j2i3", 1).await;
    let mut lower = 0;
    loop {
        let mut heard = hear_of(&mut socket, "losers-score").await;
        assert!(heard["lower"].as_u64().unwrap() >= lower, "bounds only improve");
        lower = heard["lower"].as_u64().unwrap();
        if heard["done"] == true {
            heard.as_object_mut().unwrap().remove("type");
            assert_eq!(hear_of(&mut socket, "state").await["game"]["score"], heard);
            return;
        }
    }
}

#[tokio::test]
async fn who_says_too_much_is_told_to_wait() {
    let messages = Rate { burst: 3, per_second: 0.2 };
    let server = Running::with(Limits { messages, ..Limits::none() }).await;
    let game = server.api.begin(json!({})).await;
    let mut socket = server.connect(&game).await;
    hear_of(&mut socket, "state").await;
    // Signs of life count for nothing.
    for _ in 0..10 {
        socket.send(Message::Pong("".into())).await.unwrap();
    }
    for _ in 0..4 {
        say(&mut socket, &json!({ "type": "redo", "ply": 0 })).await;
    }
    for _ in 0..3 {
        assert_eq!(hear_of(&mut socket, "refused").await["error"], "nothing-to-redo");
    }
    let refused = hear_of(&mut socket, "refused").await;
    assert_eq!((&refused["error"], &refused["details"]["what"]), (&json!("too-many"), &json!("messages")));
    say(&mut socket, &json!({ "type": "move", "move": "c1c3", "ply": 0, "client": "c" })).await;
    assert_eq!(hear_of(&mut socket, "acknowledged").await["client"], "c");
}

#[tokio::test]
async fn there_are_only_so_many_sockets() {
    let server = Running::with(Limits { sockets: Share { each: 2, all: 2 }, ..Limits::none() }).await;
    let game = server.api.begin(json!({})).await;
    let (one, mut two) = (server.connect(&game).await, server.connect(&game).await);
    hear_of(&mut two, "state").await;
    let address = format!("ws://{}{game}/socket", server.address);
    let refused = connect_async(&address).await.unwrap_err();
    let tungstenite::Error::Http(response) = refused else { panic!("{refused}") };
    assert_eq!(response.status(), 429);
    drop(one);
    for _ in 0..100 {
        if connect_async(&address).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("a socket that is gone leaves its place");
}

/// Whether a socket can be opened before long.
async fn gets_in(address: &str) -> bool {
    for _ in 0..200 {
        if connect_async(address).await.is_ok() {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    false
}

#[tokio::test]
async fn one_client_cannot_take_all_sockets() {
    let server = Running::with(Limits { sockets: Share { each: 1, all: 9 }, ..Limits::none() }).await;
    let game = server.api.begin(json!({})).await;
    let _held = server.connect(&game).await;
    for path in [format!("{game}/socket"), "/api/analysis".into()] {
        let refused = connect_async(format!("ws://{}{path}", server.address)).await.unwrap_err();
        let tungstenite::Error::Http(response) = refused else { panic!("{refused}") };
        assert_eq!(response.status(), 429, "{path}");
    }
}

#[tokio::test]
async fn one_client_cannot_take_all_analyses() {
    let server = Running::with(Limits { analyses: Share { each: 1, all: 9 }, ..Limits::none() }).await;
    let address = format!("ws://{}/api/analysis", server.address);
    let _held = connect_async(&address).await.unwrap();
    let tungstenite::Error::Http(response) = connect_async(&address).await.unwrap_err() else { panic!() };
    assert_eq!(response.status(), 503);
}

#[tokio::test]
async fn who_gives_no_sign_of_life_is_gone() {
    let silence = Duration::from_millis(500);
    let limits = Limits { silence, sockets: Share { each: 1, all: 1 }, ..Limits::none() };
    let server = Running::with(limits).await;
    let game = server.api.begin(json!({})).await;
    for path in [format!("{game}/socket"), "/api/analysis".into()] {
        let address = format!("ws://{}{path}", server.address);
        // This one is never read from, so that no ping is answered.
        let silent = connect_async(&address).await.unwrap();
        assert!(gets_in(&address).await, "{path}");
        drop(silent);
        assert!(gets_in(&address).await, "{path}");
    }
}

#[tokio::test]
async fn questions_to_the_engine_are_counted() {
    let messages = Rate { burst: 3, per_second: 0.1 };
    let server = Running::with(Limits { messages, ..Limits::none() }).await;
    let mut socket = connect_async(format!("ws://{}/api/analysis", server.address)).await.unwrap().0;
    for _ in 0..4 {
        say(&mut socket, &json!({ "type": "nonsense" })).await;
    }
    for _ in 0..3 {
        assert_eq!(hear(&mut socket).await.unwrap()["error"], "request");
    }
    assert_eq!(hear(&mut socket).await.unwrap()["error"], "too-many");
}

#[tokio::test]
async fn sockets_are_told_to_come_back_when_the_server_stops() {
    let data = Arc::new(TempDir::new().unwrap());
    let server = Server::open_with(data.path(), Limits::none()).await.unwrap();
    let api = crate::common::Api { router: server.router(), server: None, data };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(listener, async move {
        let _ = stopped.await;
    }));
    let game = api.begin(json!({})).await;
    let mut sockets = Vec::new();
    for path in [format!("{game}/socket"), "/api/analysis".into()] {
        sockets.push(connect_async(format!("ws://{address}{path}")).await.unwrap().0);
    }
    stop.send(()).unwrap();
    for mut socket in sockets {
        let farewell = loop {
            match timeout(Duration::from_mins(1), socket.next()).await.unwrap() {
                Some(Ok(Message::Close(Some(frame)))) => break frame,
                Some(Ok(_)) => {}
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(u16::from(farewell.code), 1012, "{farewell}");
    }
    running.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_request_that_is_never_finished_ends() {
    let idle = Duration::from_millis(300);
    let server = Running::with(Limits { idle, ..Limits::none() }).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n").await.unwrap();
    let mut said = Vec::new();
    let ended = timeout(Duration::from_mins(1), stream.read_to_end(&mut said)).await;
    assert!(ended.is_ok(), "{}", String::from_utf8_lossy(&said));
}

#[tokio::test]
async fn one_client_cannot_take_all_connections() {
    let server = Running::with(Limits { connections: Share { each: 1, all: 9 }, ..Limits::none() }).await;
    let held = TcpStream::connect(server.address).await.unwrap();
    let mut refused = TcpStream::connect(server.address).await.unwrap();
    let _ = refused.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    let mut said = Vec::new();
    let _ = timeout(Duration::from_mins(1), refused.read_to_end(&mut said)).await.expect("an end");
    assert!(said.is_empty(), "{}", String::from_utf8_lossy(&said));
    drop(held);
}

#[tokio::test]
async fn a_game_changed_by_another_server_is_not_written_over() {
    let server = Running::start().await;
    let game = server.api.begin(json!({})).await;
    let mut socket = server.connect(&game).await;
    hear_of(&mut socket, "state").await;
    let other = server.api.beside().await;
    other.play_well(&game, "c1c3", 0).await;
    say(&mut socket, &json!({ "type": "move", "move": "g1g3", "ply": 0, "client": "a" })).await;
    let refused = hear_of(&mut socket, "refused").await;
    // The move tells, unless a look at the store was quicker.
    assert!(["changed-elsewhere", "ply"].contains(&refused["error"].as_str().unwrap()), "{refused}");
    assert_eq!((&refused["client"], &refused["game"]["last"]["move"]), (&json!("a"), &json!("c1c3")));
    say(&mut socket, &json!({ "type": "move", "move": "h10h8", "ply": 1, "client": "b" })).await;
    assert_eq!(hear_of(&mut socket, "acknowledged").await["ply"], 2);
}

/// Nobody has to act to see it.
#[tokio::test]
async fn a_game_changed_by_another_server_is_shown() {
    let server = Running::start().await;
    let game = server.api.begin(json!({})).await;
    let mut socket = server.connect(&game).await;
    hear_of(&mut socket, "state").await;
    let other = server.api.beside().await;
    other.play_well(&game, "c1c3", 0).await;
    assert_eq!(hear_of(&mut socket, "moved").await["move"], "c1c3");
    other.delete(&game).await;
    hear_of(&mut socket, "deleted").await;
}

/// The computer's turn in a game of a server that is gone.
#[tokio::test]
async fn what_a_server_that_is_gone_has_left_undone_another_does() {
    let api = crate::common::Api::new().await;
    let game = api.begin(against_computer(1)).await;
    api.play_well(&game, "c1c3", 0).await;
    api.wait(&game, |game| game["ply"] == 2).await;
    api.abandon();
    let other = api.beside().await;
    // The other one has seen the game as it is, and somebody looks at it there.
    assert_eq!(other.get(&game).await.1["ply"], 2);
    for statement in [
        "UPDATE games SET played = 1, awaits = 'computer', worker = 'gone', revision = revision + 1, \
         position = (SELECT start FROM games)",
        "DELETE FROM moves WHERE number = 1",
        "INSERT INTO nodes (id, seen) VALUES ('gone', 0)",
    ] {
        crate::errors::tamper(api.data.path(), statement).await;
    }
    other.wait(&game, |game| game["ply"] == 2).await;
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
    for level in [2, 10] {
        let heard = thoughts_of(level).await;
        // The strongest has more than one thought about a move.
        assert!(heard > usize::from(level == 10), "level {level} thought {heard} times");
    }
}

/// Has the computer make a move, whose last thought must be about that move, and counts its thoughts.
async fn thoughts_of(level: u8) -> usize {
    let server = Running::start().await;
    let game = server.api.begin(against_computer(level)).await;
    let mut socket = server.connect(&game).await;
    hear_of(&mut socket, "state").await;
    say(&mut socket, &json!({ "type": "move", "move": "c1c3", "ply": 0, "client": "a" })).await;
    assert_eq!(hear_of(&mut socket, "thinking").await["ply"], 1);
    let (mut thought, mut count) = (Value::Null, 0);
    loop {
        let news = hear(&mut socket).await.unwrap();
        match news["type"].as_str() {
            Some("thought") => (thought, count) = (news, count + 1),
            Some("moved") if news["ply"] == 2 => {
                assert_eq!(news["move"], thought["line"][0]);
                return count;
            }
            _ => {}
        }
    }
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

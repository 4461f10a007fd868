//! A server to ask, and how to ask it.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Request, Response, StatusCode, header},
};
use colorito_server::{Limits, Server};
use colorito_wire::read_legal;
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt as _;

/// Red needs one move to complete, and so does Blue: a2·b1 and its like decide nothing else.
pub(crate) const LAST_MOVES: &str = "JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/l9/k1mnopqrst/abcdefghij r r 100";

/// Red has no legal move here.
pub(crate) const BLOCKED: &str = "KALBMCNDOE/abFPcdGQef/10/10/10/10/10/10/lkmnopqrst/RHSITJghij r r 0";

/// A server with a data directory of its own.
pub(crate) struct Api {
    /// The server, unless it runs by itself.
    pub(crate) server: Option<Server>,
    pub(crate) router: Router,
    pub(crate) data: Arc<TempDir>,
}

/// A status and a JSON body, `null` if there was none.
pub(crate) type Answer = (StatusCode, Value);

impl Api {
    pub(crate) async fn new() -> Api {
        Api::with(Limits::none()).await
    }

    pub(crate) async fn with(limits: Limits) -> Api {
        let data = Arc::new(TempDir::new().expect("a directory"));
        Api::open(data, limits).await
    }

    /// A server with some data.
    pub(crate) async fn open(data: Arc<TempDir>, limits: Limits) -> Api {
        let server = Server::open_with(data.path(), limits).await.expect("a server");
        Api { router: server.router(), server: Some(server), data }
    }

    /// Another server with the same data, as after a restart.
    pub(crate) async fn restarted(&self) -> Api {
        self.abandon();
        Api::open(Arc::clone(&self.data), Limits::none()).await
    }

    /// From now on nothing goes on by itself, as if the server was gone.
    pub(crate) fn abandon(&self) {
        if let Some(server) = &self.server {
            server.abandon();
        }
    }

    /// Another server with the same data, beside this one.
    pub(crate) async fn beside(&self) -> Api {
        Api::open(Arc::clone(&self.data), Limits::none()).await
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Response<Body> {
        self.router.clone().oneshot(request).await.expect("a response")
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        read(self.send(Request::get(path).body(Body::empty()).unwrap()).await).await
    }

    /// A body as it is, and its content type.
    pub(crate) async fn fetch(&self, path: &str) -> (String, Vec<u8>) {
        let response = self.send(Request::get(path).body(Body::empty()).unwrap()).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        let kind = response.headers()[header::CONTENT_TYPE].to_str().unwrap().to_owned();
        (kind, to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec())
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        let request = Request::post(path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()));
        read(self.send(request.unwrap()).await).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        read(self.send(Request::delete(path).body(Body::empty()).unwrap()).await).await
    }

    /// Begins a game and gives its address.
    pub(crate) async fn begin(&self, new: Value) -> String {
        let (status, game) = self.post("/api/games", &new).await;
        assert_eq!(status, StatusCode::CREATED, "{game}");
        format!("/api/games/{}", game["id"].as_str().unwrap())
    }

    /// Imports one record and gives its game's address.
    pub(crate) async fn import(&self, import: Value) -> String {
        let (status, games) = self.post("/api/games/import", &import).await;
        assert_eq!(
            (status, games["games"].as_array().map(Vec::len)),
            (StatusCode::CREATED, Some(1)),
            "{games}"
        );
        format!("/api/games/{}", games["games"][0]["id"].as_str().unwrap())
    }

    pub(crate) async fn play(&self, game: &str, text: &str, ply: usize, client: &str) -> Answer {
        self.post(&format!("{game}/moves"), &json!({ "move": text, "ply": ply, "client": client })).await
    }

    /// Does something else at the board.
    pub(crate) async fn act(&self, game: &str, what: &str, body: Value) -> Answer {
        self.post(&format!("{game}/{what}"), &body).await
    }

    /// Plays a move that must be accepted.
    pub(crate) async fn play_well(&self, game: &str, text: &str, ply: usize) -> Value {
        let (status, answer) = self.play(game, text, ply, &format!("{text} at {ply}")).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        answer
    }

    /// Waits until a game is as it should be.
    pub(crate) async fn wait(&self, game: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..600 {
            let (status, answer) = self.get(game).await;
            assert_eq!(status, StatusCode::OK, "{answer}");
            if wanted(&answer) {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{game} did not become what it should");
    }
}

async fn read(response: Response<Body>) -> Answer {
    let status = response.status();
    let bytes = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

/// A game of a person with Red against the computer.
pub(crate) fn against_computer(level: u8) -> Value {
    json!({ "seats": { "red": { "kind": "person" }, "blue": { "kind": "computer", "level": level } } })
}

/// The legal moves that a whole game or the news of a move tells of.
pub(crate) fn legal_moves(told: &Value) -> Vec<String> {
    if let Some(legal) = told["legal"].as_array() {
        return legal.iter().map(|legal| legal["move"].as_str().unwrap().to_owned()).collect();
    }
    let moves = told["legal"].as_str().and_then(read_legal).unwrap_or_default();
    moves.iter().map(ToString::to_string).collect()
}

/// Asserts that a request was refused with a status, a code, and these words in its message.
pub(crate) fn assert_refused((status, body): &Answer, wanted: StatusCode, code: &str, words: &str) {
    assert_eq!((*status, body["error"].as_str()), (wanted, Some(code)), "{body}");
    let message = body["message"].as_str().expect("a message");
    assert!(message.contains(words), "{message}");
}

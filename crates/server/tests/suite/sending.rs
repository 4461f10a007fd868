//! What leaves the server: to whom it is for, once, and only if they want it.

#[path = "../../../courier/tests/common/push_service.rs"]
#[allow(dead_code, missing_docs, unreachable_pub, reason = "others need more of it")]
mod push_service;

use std::{sync::Arc, time::Duration};

use axum::http::{Method, StatusCode};
use colorito_server::{Limits, Reach, Sending, Server, Trust, Waits};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{askers, browser::Browser};
use push_service::{Asked, Behaviour, PushService, Subscriber};

/// How long something may take that should come at once, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Looks often, and waits for nothing.
pub(crate) const AT_ONCE: Waits = Waits {
    look: Duration::from_millis(20),
    push: Duration::ZERO,
    mail: Duration::ZERO,
    digest: Duration::ZERO,
    again: Duration::from_millis(20),
};

fn sending(push: Option<Reach>) -> Sending {
    Sending { address: "https://colorito.example".to_owned(), push, mail: None, waits: AT_ONCE }
}

/// A server that pushes to services of this machine.
async fn open(data: &TempDir) -> Server {
    askers::open(data).await.sending(sending(Some(Reach::Anywhere))).await.unwrap()
}

/// A browser as it describes itself.
fn described(service: &PushService, number: u8, language: &str, wants: &Value) -> Value {
    let (key, auth) = Subscriber::new(number).keys();
    json!({
        "endpoint": format!("{}/secret-address-{number}", service.address), "key": key, "auth": auth,
        "reading": { "language": language, "zone": "Europe/Berlin" }, "wants": wants,
    })
}

/// Two who play by days.
pub(crate) struct Table {
    pub(crate) ada: Browser,
    pub(crate) bo: Browser,
    pub(crate) game: String,
    ply: usize,
}

impl Table {
    pub(crate) async fn open(server: &Server) -> Table {
        let router = server.router();
        let (mut ada, mut bo) = (Browser::new(&router), Browser::new(&router));
        let new = json!({ "audience": "link", "side": "red", "begins": "owner", "clock": { "days": 3 }, "name": "Ada" });
        let (_, made) = ada.post("/api/invitations", new).await;
        let taken = json!({ "claim": made["claim"], "name": "Bo" });
        let (status, game) = bo.post("/api/invitations/take", taken).await;
        assert!(status.is_success(), "{game}");
        Table { ada, bo, game: game["id"].as_str().unwrap().to_owned(), ply: 0 }
    }

    /// The next moves, which take turns.
    pub(crate) async fn play(&mut self, count: usize) {
        for _ in 0..count {
            let player = if self.ply.is_multiple_of(2) { &mut self.ada } else { &mut self.bo };
            let path = format!("/api/games/{}", self.game);
            let (_, game) = player.get(&path).await;
            let first = &game["legal"][0]["move"];
            let sent = json!({ "move": first, "ply": self.ply, "client": self.ply.to_string() });
            let (status, answer) = player.post(&format!("{path}/moves"), sent).await;
            assert_eq!(status, StatusCode::OK, "{answer}");
            self.ply += 1;
        }
    }
}

/// Waits until something becomes of somebody's channels.
pub(crate) async fn until(browser: &mut Browser, wanted: impl Fn(&Value) -> bool) -> Value {
    let seen = async {
        loop {
            let (_, answer) = browser.get("/api/notices/channels").await;
            if wanted(&answer) {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, seen).await.expect("it becomes so")
}

fn message(number: u8, asked: &Asked) -> Value {
    serde_json::from_str(&Subscriber::new(number).read(asked)).unwrap()
}

#[tokio::test]
async fn a_browser_that_wants_it_is_sent_each_move_once() {
    let (data, service) = (TempDir::new().unwrap(), PushService::start().await);
    let server = open(&data).await;
    let mut table = Table::open(&server).await;
    let (_, none) = table.bo.get("/api/notices/channels").await;
    assert_eq!((none["browsers"].as_array().unwrap().len(), none["push_key"].is_string()), (0, true));
    let new = described(&service, 1, "de", &json!({ "turn": true }));
    let (status, ways) = table.bo.post("/api/notices/browsers", new).await;
    assert_eq!(status, StatusCode::OK, "{ways}");
    let own = &ways["browsers"][0];
    assert_eq!(
        (&own["current"], &own["wants"]["turn"], &own["wants"]["over"]),
        (&json!(true), &json!(true), &json!(false))
    );
    table.play(1).await;
    let asked = service.wait(1).await;
    assert_eq!(asked[0].path, "/secret-address-1");
    let told = message(1, &asked[0]);
    assert_eq!(told["body"], "Du bist am Zug gegen Ada.");
    assert_eq!(
        (&told["game"], &told["kind"], &told["unseen"]),
        (&json!(table.game), &json!("turn"), &json!(1))
    );
    table.play(2).await;
    let asked = service.wait(2).await;
    assert_eq!(asked[0].headers["topic"], asked[1].headers["topic"], "one replaces the other");
    // In another language, and with nothing that is not wanted: an end is not.
    let change = json!({ "reading": { "language": "ja", "zone": "Asia/Tokyo" } });
    let path = format!("/api/notices/browsers/{}", own["id"].as_str().unwrap());
    assert_eq!(table.bo.post(&path, change).await.0, StatusCode::NO_CONTENT);
    table.play(2).await;
    assert_eq!(message(1, &service.wait(3).await[2])["body"], "Adaとの対局で、あなたの手番です。");
    // Switched off, nothing is sent any more; somebody else shows that all was looked at.
    let witness = described(&service, 2, "en", &json!({ "turn": true }));
    table.ada.post("/api/notices/browsers", witness).await;
    table.bo.ask(Method::DELETE, &path, Value::Null).await;
    table.play(1).await;
    let asked = service.wait(4).await;
    assert_eq!((asked.len(), asked[3].path.as_str()), (4, "/secret-address-2"));
}

#[tokio::test]
async fn what_fails_is_tried_again_and_who_is_gone_is_forgotten() {
    let (data, service) = (TempDir::new().unwrap(), PushService::start().await);
    let server = open(&data).await;
    let mut table = Table::open(&server).await;
    service.behave([Behaviour::Answer(500, None), Behaviour::HangUp, Behaviour::Answer(503, Some("0"))]);
    let new = described(&service, 1, "en", &json!({ "turn": true }));
    table.bo.post("/api/notices/browsers", new.clone()).await;
    table.play(1).await;
    let asked = service.wait(4).await;
    let told: Vec<Value> = asked.iter().map(|asked| message(1, asked)).collect();
    assert!(told.iter().all(|one| *one == told[0]), "the same each time");
    // Who is gone is forgotten, and so is what waits for them.
    service.behave([Behaviour::Answer(410, None)]);
    table.play(2).await;
    until(&mut table.bo, |ways| ways["browsers"] == json!([])).await;
    assert_eq!(service.asked().len(), 5);
    // What is refused for good is not tried again, but the browser stays.
    service.behave([Behaviour::Answer(413, None)]);
    table.bo.post("/api/notices/browsers", new).await;
    table.play(2).await;
    service.wait(6).await;
    table.play(2).await;
    assert_eq!(service.wait(7).await.len(), 7);
}

#[tokio::test]
async fn a_push_service_that_wants_peace_is_left_alone() {
    let (data, service, other) =
        (TempDir::new().unwrap(), PushService::start().await, PushService::start().await);
    let server = open(&data).await;
    let mut table = Table::open(&server).await;
    let wants = json!({ "turn": true });
    service.behave([Behaviour::Answer(429, Some("3600"))]);
    table.bo.post("/api/notices/browsers", described(&service, 1, "en", &wants)).await;
    table.play(1).await;
    service.wait(1).await;
    // Another browser of the same player shows that the server goes on.
    table.bo.post("/api/notices/browsers", described(&other, 2, "en", &wants)).await;
    for count in 1..4 {
        table.play(2).await;
        other.wait(count).await;
    }
    assert_eq!(service.asked().len(), 1);
}

#[tokio::test]
async fn a_node_that_is_gone_leaves_its_errands_to_another() {
    let (data, service) = (TempDir::new().unwrap(), PushService::start().await);
    let first = open(&data).await;
    let mut table = Table::open(&first).await;
    table.bo.post("/api/notices/browsers", described(&service, 1, "en", &json!({ "turn": true }))).await;
    service.behave([Behaviour::Silence]);
    table.play(1).await;
    service.wait(1).await;
    // It has taken the errand, and is never seen again.
    first.abandon();
    let _second = open(&data).await;
    let asked = service.wait(2).await;
    assert_eq!(message(1, &asked[0]), message(1, &asked[1]));
}

#[tokio::test]
async fn a_key_is_made_once_and_the_same_after_a_restart() {
    let data = TempDir::new().unwrap();
    let mut keys = Vec::new();
    for _ in 0..2 {
        let server = open(&data).await;
        let mut somebody = Browser::new(&server.router());
        keys.push(somebody.get("/api/notices/channels").await.1["push_key"].clone());
        server.close().await;
    }
    assert!(keys[0].is_string() && keys[0] == keys[1], "{keys:?}");
}

#[tokio::test]
async fn nobody_has_a_say_in_channels_of_others() {
    let (data, service) = (TempDir::new().unwrap(), PushService::start().await);
    let server = open(&data).await;
    let mut table = Table::open(&server).await;
    let new = described(&service, 1, "en", &json!({ "turn": true }));
    let (_, ways) = table.bo.post("/api/notices/browsers", new.clone()).await;
    let path = format!("/api/notices/browsers/{}", ways["browsers"][0]["id"].as_str().unwrap());
    let mut stranger = Browser::new(&server.router());
    for (browser, status, code) in [
        (&mut table.ada, StatusCode::NOT_FOUND, "no-such-channel"),
        (&mut stranger, StatusCode::UNAUTHORIZED, "not-signed-in"),
    ] {
        let (found, answer) = browser.post(&path, json!({ "wants": {} })).await;
        assert_eq!((found, answer["error"].as_str()), (status, Some(code)));
        let (found, answer) = browser.ask(Method::DELETE, &path, Value::Null).await;
        assert_eq!((found, answer["error"].as_str()), (status, Some(code)));
        assert_eq!(browser.get("/api/notices/channels").await.1["browsers"], json!([]));
    }
    assert_eq!(stranger.post("/api/notices/browsers", new.clone()).await.0, StatusCode::UNAUTHORIZED);
    // A program is told by its stream.
    let account = json!({ "name": "Olga", "password": "correct horse" });
    table.ada.post("/api/account", account).await;
    let (_, made) = table.ada.post("/api/account/programs", json!({ "name": "Robo", "rated": false })).await;
    let mut program = Browser::new(&server.router());
    program.cookie = Some(format!("colorito={}", made["token"].as_str().unwrap()));
    let (status, answer) = program.post("/api/notices/browsers", new).await;
    assert_eq!((status, answer["error"].as_str()), (StatusCode::FORBIDDEN, Some("not-for-programs")));
}

#[tokio::test]
async fn what_the_owner_does_not_want_is_not_sent() {
    let (data, service) = (TempDir::new().unwrap(), PushService::start().await);
    let new = described(&service, 1, "en", &json!({ "turn": true }));
    let server = askers::open(&data).await.sending(sending(None)).await.unwrap();
    let mut table = Table::open(&server).await;
    let (status, answer) = table.bo.post("/api/notices/browsers", new.clone()).await;
    assert_eq!((status, answer["error"].as_str()), (StatusCode::FORBIDDEN, Some("not-offered")));
    assert_eq!(table.bo.get("/api/notices/channels").await.1["push_key"], Value::Null);
    server.close().await;
    // Addresses of this machine and its neighbours are not asked, whatever a browser says.
    let server = askers::open(&data).await.sending(sending(Some(Reach::Public))).await.unwrap();
    table.bo.router = server.router();
    for endpoint in
        ["http://push.example/x", "https://127.0.0.1/x", "https://192.168.1.1/x", "https://[::1]/x", "?"]
    {
        let mut local = new.clone();
        local["endpoint"] = json!(endpoint);
        let (status, answer) = table.bo.post("/api/notices/browsers", local).await;
        assert_eq!((status, &answer["details"]["reason"]), (StatusCode::BAD_REQUEST, &json!("subscription")));
    }
    let device = Server::open_with(TempDir::new().unwrap().path(), Limits::none()).await.unwrap();
    let mut owner = Browser::new(&device.trusting(Trust::Device).router());
    for (status, answer) in
        [owner.get("/api/notices/channels").await, owner.post("/api/notices/browsers", new).await]
    {
        assert_eq!((status, answer["error"].as_str()), (StatusCode::FORBIDDEN, Some("device-only")));
    }
    assert!(service.asked().is_empty());
}

#[tokio::test]
async fn ways_to_be_reached_are_counted() {
    let (data, service) = (TempDir::new().unwrap(), PushService::start().await);
    let limits = Limits { channels: colorito_server::Rate { burst: 2, per_second: 0.01 }, ..Limits::none() };
    let server = Server::open_with(data.path(), limits).await.unwrap();
    let server = server.trusting(Trust::Guests { secure: false });
    let server = server.sending(sending(Some(Reach::Anywhere))).await.unwrap();
    let mut table = Table::open(&server).await;
    let new = described(&service, 1, "en", &json!({}));
    for wanted in [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS] {
        assert_eq!(table.bo.post("/api/notices/browsers", new.clone()).await.0, wanted);
    }
}

/// Everything that is logged while it lives, in as much detail as anybody might ask for.
pub(crate) struct Log {
    lines: Arc<std::sync::Mutex<Vec<u8>>>,
    _guard: tracing::subscriber::DefaultGuard,
}

#[derive(Clone)]
struct Lines(Arc<std::sync::Mutex<Vec<u8>>>);

impl std::io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    pub(crate) fn listen() -> Log {
        let lines = Arc::default();
        let write = Lines(Arc::clone(&lines));
        let log = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(move || write.clone())
            .finish();
        Log { lines, _guard: tracing::subscriber::set_default(log) }
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.lines.lock().unwrap()).into_owned()
    }
}

#[tokio::test]
async fn no_log_tells_where_somebody_can_be_reached() {
    let (data, service) = (TempDir::new().unwrap(), PushService::start().await);
    let log = Log::listen();
    let server = open(&data).await;
    let mut table = Table::open(&server).await;
    service.behave([Behaviour::Answer(500, None), Behaviour::HangUp, Behaviour::Answer(403, None)]);
    table.bo.post("/api/notices/browsers", described(&service, 1, "en", &json!({ "turn": true }))).await;
    table.play(1).await;
    service.wait(3).await;
    table.play(2).await;
    service.wait(4).await;
    let text = log.text();
    assert!(text.contains("a push message has to wait") && text.contains("was refused"), "it is logged");
    let (key, auth) = Subscriber::new(1).keys();
    let cookies =
        [&table.ada, &table.bo].map(|browser| browser.cookie.clone().unwrap().replace("colorito=", ""));
    let asked = service.asked();
    let signed = asked[0].headers["authorization"].clone();
    for secret in [key, auth, cookies[0].clone(), cookies[1].clone(), signed, "secret-address-1".to_owned()] {
        assert!(!text.contains(&secret), "{secret} is in the log");
    }
}

//! Those who run the server: what they do, who may not, and that all of it is written down.

use std::time::Duration;

use axum::http::StatusCode;
use colorito_play::AccountName;
use colorito_server::{Server, Trust};
use colorito_store::{Admin, Administration as _, Deed, People as _, Sqlite, Store as _};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::timeout;

use crate::{
    accounts::{make, sign_in},
    browser::Browser,
    nodes::Node,
    talk::refused,
};

/// A server with the browsers of two accounts, of whom the first runs it, and of somebody who has none.
async fn three() -> (TempDir, [Browser; 3]) {
    let data = TempDir::new().unwrap();
    let server = Server::open(data.path()).await.unwrap();
    let router = server.trusting(Trust::Guests { secure: false }).router();
    let mut browsers = [Browser::new(&router), Browser::new(&router), Browser::new(&router)];
    make(&mut browsers[0], "Warden").await;
    make(&mut browsers[1], "Olga").await;
    appoint(&data, "Warden").await;
    (data, browsers)
}

/// What the command line does.
async fn appoint(data: &TempDir, name: &str) {
    let store = Sqlite::open(data.path()).await.unwrap();
    let account = store.account_named(&AccountName::fold(name)).await.unwrap().expect("an account");
    assert!(store.administer(Deed::Appoint(account), &Admin::CommandLine, store.now()).await.unwrap());
    store.close().await;
}

/// The address of a game that two begin by a link.
async fn begin_between(red: &mut Browser, blue: &mut Browser) -> String {
    let new = json!({ "audience": "link", "side": "red", "begins": "owner" });
    let (_, made) = red.post("/api/invitations", new).await;
    let (_, game) = blue.post("/api/invitations/take", json!({ "claim": made["claim"] })).await;
    format!("/api/games/{}", game["id"].as_str().unwrap())
}

async fn done(who: &mut Browser, deed: Value) {
    let (status, answer) = who.post("/api/admin/deeds", deed.clone()).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{deed}: {answer}");
}

#[tokio::test]
async fn nobody_else_runs_the_server() {
    let (_data, [mut warden, mut olga, mut stranger]) = three().await;
    assert_eq!(warden.get("/api/account").await.1["staff"], true);
    assert_eq!(olga.get("/api/account").await.1["staff"], false);
    let (_, made) = warden.post("/api/account/programs", json!({ "name": "Wardbot" })).await;
    let mut program = Browser::new(&warden.router);
    program.cookie = Some(format!("colorito={}", made["token"].as_str().unwrap()));
    let mut guest = Browser::new(&warden.router);
    guest.post("/api/games", json!({})).await;
    for path in ["reports", "accounts", "audit"] {
        let path = format!("/api/admin/{path}");
        assert_eq!(warden.get(&path).await.0, StatusCode::OK, "{path}");
        refused(&olga.get(&path).await, StatusCode::FORBIDDEN, "not-staff");
        refused(&program.get(&path).await, StatusCode::FORBIDDEN, "not-for-programs");
        refused(&guest.get(&path).await, StatusCode::UNAUTHORIZED, "not-signed-in");
        refused(&stranger.get(&path).await, StatusCode::UNAUTHORIZED, "not-signed-in");
    }
    let deeds = [
        json!({ "type": "close", "name": "Warden" }),
        json!({ "type": "reopen", "name": "Warden" }),
        json!({ "type": "rename", "name": "Warden", "to": "Prisoner" }),
        json!({ "type": "settle", "report": "0" }),
        json!({ "type": "announce", "language": "en", "text": "Hello" }),
    ];
    for deed in deeds {
        let asked = olga.post("/api/admin/deeds", deed.clone()).await;
        refused(&asked, StatusCode::FORBIDDEN, "not-staff");
        refused(
            &program.post("/api/admin/deeds", deed.clone()).await,
            StatusCode::FORBIDDEN,
            "not-for-programs",
        );
        refused(
            &guest.post("/api/admin/deeds", deed.clone()).await,
            StatusCode::UNAUTHORIZED,
            "not-signed-in",
        );
        refused(&stranger.post("/api/admin/deeds", deed).await, StatusCode::UNAUTHORIZED, "not-signed-in");
    }
    assert_eq!(warden.get("/api/admin/audit").await.1["entries"].as_array().unwrap().len(), 1);
    // Nobody appoints somebody from the page.
    let appoint = warden.post("/api/admin/deeds", json!({ "type": "appoint", "name": "Olga" })).await;
    refused(&appoint, StatusCode::BAD_REQUEST, "request");
}

#[tokio::test]
async fn a_device_has_nobody_who_runs_it() {
    let data = TempDir::new().unwrap();
    let router = Server::open(data.path()).await.unwrap().router();
    let mut owner = Browser::new(&router);
    refused(&owner.get("/api/admin/reports").await, StatusCode::FORBIDDEN, "no-accounts");
    assert_eq!(owner.get("/api/announcements").await.1["announcements"], json!([]));
}

#[tokio::test]
async fn an_account_is_closed_and_opened_again() {
    let (_data, [mut warden, mut olga, mut other]) = three().await;
    let new = json!({ "audience": "lobby", "clock": { "days": 3 } });
    olga.post("/api/invitations", new).await;
    done(&mut warden, json!({ "type": "close", "name": "olga" })).await;
    assert_eq!(olga.get("/api/account").await.1["kind"], "stranger", "the session is gone");
    assert_eq!(other.get("/api/invitations").await.1["invitations"], json!([]));
    refused(&sign_in(&mut other, "Olga", false).await, StatusCode::FORBIDDEN, "account-closed");
    let wrong = json!({ "name": "Olga", "password": "not the right one" });
    refused(&other.post("/api/session", wrong).await, StatusCode::UNAUTHORIZED, "wrong-password");
    assert_eq!(other.get("/api/players/Olga").await.1["closed"], true);
    let again = warden.post("/api/admin/deeds", json!({ "type": "close", "name": "Olga" })).await;
    refused(&again, StatusCode::CONFLICT, "already-done");
    done(&mut warden, json!({ "type": "reopen", "name": "Olga" })).await;
    assert_eq!(sign_in(&mut other, "Olga", false).await.0, StatusCode::OK);
    let nobody = warden.post("/api/admin/deeds", json!({ "type": "close", "name": "Nemo" })).await;
    refused(&nobody, StatusCode::NOT_FOUND, "no-such-player");
}

#[tokio::test]
async fn what_was_opened_by_an_account_that_is_closed_ends() {
    let data = TempDir::new().unwrap();
    let server = Server::open(data.path()).await.unwrap().trusting(Trust::Guests { secure: false });
    let node = Node::start(server).await;
    let mut olga = Browser::new(&node.router);
    make(&mut olga, "Olga").await;
    let mut socket = node.listen(&olga, "/api/notices").await;
    assert!(socket.next().await.unwrap().unwrap().is_text());
    // At the command line, so that only a look at what was done tells the server.
    let store = Sqlite::open(data.path()).await.unwrap();
    let account = store.account_named("olga").await.unwrap().expect("an account");
    assert!(store.administer(Deed::Close(account), &Admin::CommandLine, store.now()).await.unwrap());
    let closed = async { while let Some(Ok(_)) = socket.next().await {} };
    timeout(Duration::from_mins(1), closed).await.expect("the socket closes");
}

#[tokio::test]
async fn an_account_gets_another_name() {
    let (_data, [mut warden, mut olga, _]) = three().await;
    let game = begin_between(&mut warden, &mut olga).await;
    let rename = |to: &str| json!({ "type": "rename", "name": "Olga", "to": to });
    let taken = warden.post("/api/admin/deeds", rename("WARDEN")).await;
    refused(&taken, StatusCode::CONFLICT, "name-taken");
    let bad = warden.post("/api/admin/deeds", rename("a b")).await;
    refused(&bad, StatusCode::BAD_REQUEST, "request");
    done(&mut warden, rename("Irina")).await;
    let (_, shown) = olga.get(&game).await;
    assert_eq!(olga.get("/api/account").await.1["name"], "Irina");
    assert!(shown["seats"].to_string().contains("Irina"), "{}", shown["seats"]);
    let again = warden.post("/api/admin/deeds", rename("Irina")).await;
    refused(&again, StatusCode::CONFLICT, "already-done");
    let (_, found) = warden.get("/api/admin/accounts?name=IRI").await;
    assert_eq!(found["accounts"][0]["name"], "Irina");
}

#[tokio::test]
async fn reports_are_read_and_dealt_with() {
    let (_data, [mut warden, mut olga, mut third]) = three().await;
    make(&mut third, "Boris").await;
    let game = begin_between(&mut olga, &mut third).await;
    olga.post(&format!("{game}/report"), json!({ "reason": "stalling", "text": "He left." })).await;
    let (_, open) = warden.get("/api/admin/reports").await;
    let report = &open["reports"][0];
    assert_eq!((&report["reporter"], &report["reported"]), (&json!("Olga"), &json!("Boris")));
    assert_eq!((&report["reason"], &report["text"]), (&json!("stalling"), &json!("He left.")));
    let (_, found) = warden.get("/api/admin/accounts?name=boris").await;
    assert_eq!(found["accounts"][0]["open_reports"], 1);
    let settle = json!({ "type": "settle", "report": report["id"], "remark": "Talked to him." });
    done(&mut warden, settle.clone()).await;
    refused(&warden.post("/api/admin/deeds", settle).await, StatusCode::NOT_FOUND, "no-such-report");
    assert_eq!(warden.get("/api/admin/reports").await.1["reports"], json!([]));
    assert!(warden.get("/api/admin/reports?all=true").await.1["reports"][0]["settled"].is_i64());
    let (_, log) = warden.get("/api/admin/audit").await;
    let entry = &log["entries"][0];
    assert_eq!((&entry["admin"], &entry["deed"]), (&json!("Warden"), &json!("settle")));
    assert_eq!(entry["detail"], "Talked to him.");
}

#[tokio::test]
async fn everybody_is_told_something() {
    let (_data, [mut warden, _, mut stranger]) = three().await;
    let announce = |text: Value| json!({ "type": "announce", "language": "de", "text": text });
    done(&mut warden, announce(json!("  Um zwölf ist Pause.  "))).await;
    let (_, told) = stranger.get("/api/announcements").await;
    let message = &told["announcements"][0];
    assert_eq!((&message["language"], &message["text"]), (&json!("de"), &json!("Um zwölf ist Pause.")));
    let long = warden.post("/api/admin/deeds", announce(json!("a".repeat(1_001)))).await;
    refused(&long, StatusCode::BAD_REQUEST, "request");
    done(&mut warden, announce(Value::Null)).await;
    assert_eq!(stranger.get("/api/announcements").await.1["announcements"], json!([]));
}

//! Passkeys: who may not, and what is refused. Devices that sign are in the tests of the pages.

use axum::http::{Method, StatusCode};
use colorito_server::{Server, Trust};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{accounts::make, browser::Browser, talk::refused};

const BEGIN: &str = "/api/session/by-passkey/begin";

async fn two() -> (TempDir, Browser, Browser) {
    let data = TempDir::new().unwrap();
    let server = Server::open(data.path()).await.unwrap().trusting(Trust::Guests { secure: false });
    let router = server.router();
    let browsers =
        [Browser::new(&router), Browser::new(&router)].map(|browser| browser.asking_by("localhost"));
    let [one, two] = browsers;
    (data, one, two)
}

/// What a device might send that was asked for something else, or for nothing.
fn signed(ceremony: &Value) -> Value {
    let response =
        json!({ "authenticatorData": "AA", "clientDataJSON": "AA", "signature": "AA", "userHandle": "AA" });
    let credential = json!({ "id": "AA", "rawId": "AA", "type": "public-key", "response": response });
    json!({ "ceremony": ceremony, "credential": credential })
}

fn made(ceremony: &Value) -> Value {
    let response = json!({ "attestationObject": "AA", "clientDataJSON": "AA" });
    let credential = json!({ "id": "AA", "rawId": "AA", "type": "public-key", "response": response });
    json!({ "ceremony": ceremony, "credential": credential })
}

#[tokio::test]
async fn a_device_is_asked_for_this_server_only_and_once() {
    let (_data, mut olga, mut other) = two().await;
    make(&mut olga, "Olga").await;
    let (status, begun) = olga.post("/api/account/passkeys/begin", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{begun}");
    assert_eq!(begun["options"]["rp"]["id"], "localhost");
    assert_eq!(begun["options"]["user"]["name"], "Olga");
    assert_eq!(begun["options"]["authenticatorSelection"]["residentKey"], "required");
    let wrong = olga.post("/api/account/passkeys", made(&begun["ceremony"])).await;
    refused(&wrong, StatusCode::UNAUTHORIZED, "wrong-passkey");
    let (_, asked) = other.post(BEGIN, json!({})).await;
    assert_eq!(asked["options"]["rpId"], "localhost");
    for ceremony in [&begun["ceremony"], &asked["ceremony"], &asked["ceremony"], &json!("nonsense")] {
        let wrong = other.post("/api/session/by-passkey", signed(ceremony)).await;
        refused(&wrong, StatusCode::UNAUTHORIZED, "wrong-passkey");
    }
    let nonsense = json!({ "ceremony": asked["ceremony"], "credential": {} });
    refused(&other.post("/api/session/by-passkey", nonsense).await, StatusCode::BAD_REQUEST, "request");
}

#[tokio::test]
async fn nobody_else_has_or_makes_passkeys() {
    let (_data, mut olga, mut stranger) = two().await;
    make(&mut olga, "Olga").await;
    refused(&stranger.get("/api/account/passkeys").await, StatusCode::UNAUTHORIZED, "not-signed-in");
    let begin = "/api/account/passkeys/begin";
    refused(&stranger.post(begin, json!({})).await, StatusCode::UNAUTHORIZED, "not-signed-in");
    let add = stranger.post("/api/account/passkeys", made(&json!(""))).await;
    refused(&add, StatusCode::UNAUTHORIZED, "not-signed-in");
    let none = olga.ask(Method::DELETE, "/api/account/passkeys/00", Value::Null).await;
    refused(&none, StatusCode::NOT_FOUND, "no-such-passkey");
    let wanted = |name: &str| json!({ "name": name });
    let account = "/api/account/by-passkey/begin";
    refused(&olga.post(account, wanted("Irina")).await, StatusCode::CONFLICT, "already-account");
    refused(&stranger.post(account, wanted("OLGA")).await, StatusCode::CONFLICT, "name-taken");
    refused(&stranger.post(account, wanted("a b")).await, StatusCode::BAD_REQUEST, "request");
    let (_, program) = olga.post("/api/account/programs", json!({ "name": "Robo" })).await;
    stranger.cookie = Some(format!("colorito={}", program["token"].as_str().unwrap()));
    for path in [begin, account, BEGIN] {
        let asked = stranger.post(path, wanted("Irina")).await;
        refused(&asked, StatusCode::FORBIDDEN, "not-for-programs");
    }
    assert_eq!(olga.get("/api/account").await.1["password"], true);
}

#[tokio::test]
async fn a_server_asked_by_a_number_or_without_encryption_has_none() {
    let (_data, olga, _) = two().await;
    for host in ["127.0.0.1:1892", "[::1]", "colorito.example"] {
        let mut olga = olga.asking_by(host);
        refused(&olga.post(BEGIN, json!({})).await, StatusCode::FORBIDDEN, "no-passkeys");
    }
    let data = TempDir::new().unwrap();
    let mut owner = Browser::new(&Server::open(data.path()).await.unwrap().router()).asking_by("localhost");
    refused(&owner.post(BEGIN, json!({})).await, StatusCode::FORBIDDEN, "no-accounts");
}

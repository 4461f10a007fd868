//! What is tried in every browser.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    browser::Browser,
    server::{self, Process},
};

/// Pages that need nothing but their address.
const PAGES: [&str; 8] = ["/", "/play", "/games", "/learn", "/puzzles", "/analyse", "/rules", "/history"];

/// Opens every page and plays some moves.
pub(crate) async fn tour(browser: &mut impl Browser) {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let at = |path: &str| format!("http://{}{path}", server.address);
    for page in PAGES {
        browser.go(&at(page)).await;
        browser.until("document.querySelector('#view .view h1')").await;
        let trouble = browser.value("document.querySelector('#view .trouble')?.textContent ?? null").await;
        assert_eq!(trouble, Value::Null, "{page}");
    }
    let game = ask(server.address, "POST", "/api/games", &json!({}));
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    browser.go(&at(&format!("/game/{}", game["id"].as_str().unwrap()))).await;
    browser.until("document.querySelector('[data-space=c1].movable')").await;
    browser.click("[data-space=c1]").await;
    browser.until("document.querySelector('[data-space=c3].destination')").await;
    browser.click("[data-space=c3]").await;
    browser.until("document.querySelectorAll('.moves [data-ply]').length === 1").await;
    browser.until("document.querySelector('[data-space=h10].movable')").await;
    browser.drag("[data-space=h10]", "[data-space=h8]").await;
    browser.until("document.querySelectorAll('.moves [data-ply]').length === 2").await;
    let played = ask(server.address, "GET", &path, &Value::Null);
    let moves: Vec<_> = played["history"].as_array().unwrap().iter().map(|played| &played["move"]).collect();
    assert_eq!(moves, ["c1c3", "h10h8"]);
}

fn ask(address: SocketAddr, method: &str, path: &str, body: &Value) -> Value {
    let (status, answer) = server::ask(address, method, path, body).unwrap();
    assert!(status < 300, "{path}: {status} {answer}");
    answer
}

//! `colorito admin` beside a running server.

mod common;
#[path = "common/server.rs"]
mod server;

use common::{Run, colorito};
use serde_json::json;
use server::{Process, ask};
use tempfile::TempDir;

/// A server with an account, and its database.
fn serve(data: &TempDir) -> (Process, String) {
    let server = Process::start_with(data.path(), &["--public", "127.0.0.1"]);
    let account = json!({ "name": "Olga", "password": "correct horse battery" });
    let (status, made) = ask(server.address, "POST", "/api/account", &account).unwrap();
    assert_eq!(status, 201, "{made}");
    (server, data.path().join("colorito.sqlite").to_str().unwrap().to_owned())
}

fn admin(database: &str, words: &[&str]) -> Run {
    colorito(["admin"].iter().chain(words).copied().chain(["--database", database]), "")
}

fn done(database: &str, words: &[&str]) -> Vec<Vec<String>> {
    let Run { code, out, err } = admin(database, words);
    assert_eq!((code, err.as_str()), (0, ""), "{words:?}");
    out.lines().map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn refused(database: &str, words: &[&str], said: &str) {
    let Run { code, out, err } = admin(database, words);
    assert!(code == 2 && out.is_empty() && err.contains(said), "{words:?}: {code} {err}");
}

#[test]
fn accounts_are_listed_renamed_closed_and_reopened() {
    let data = TempDir::new().unwrap();
    let (server, database) = serve(&data);
    assert_eq!(done(&database, &["accounts"])[0][0], "Olga");
    assert!(done(&database, &["accounts", "zo"]).is_empty());
    done(&database, &["rename", "olga", "Irina"]);
    let sign_in = json!({ "name": "Irina", "password": "correct horse battery" });
    let status = || ask(server.address, "POST", "/api/session", &sign_in).unwrap().0;
    assert_eq!(status(), 200);
    done(&database, &["close", "Irina"]);
    assert_eq!(status(), 403);
    assert_eq!(done(&database, &["accounts", "IRI"])[0][4], "closed");
    refused(&database, &["close", "Irina"], "nothing to do");
    done(&database, &["reopen", "Irina"]);
    done(&database, &["appoint", "Irina"]);
    assert_eq!(done(&database, &["accounts"])[0][4], "staff");
    done(&database, &["dismiss", "Irina"]);
    let log = done(&database, &["log"]);
    let deeds: Vec<&str> = log.iter().map(|entry| entry[2].as_str()).collect();
    assert_eq!(deeds, ["dismiss", "appoint", "reopen", "close", "rename"]);
    assert_eq!(log[4][3..], ["Olga", "Irina"]);
}

#[test]
fn everybody_is_told_something_and_nothing_any_more() {
    let data = TempDir::new().unwrap();
    let (server, database) = serve(&data);
    done(&database, &["message", "Back at\tnoon", "--in", "en"]);
    assert_eq!(done(&database, &["message"])[0][2], "Back at noon", "a tab of one's own is no column");
    let (_, told) = ask(server.address, "GET", "/api/announcements", &json!(null)).unwrap();
    assert_eq!(told["announcements"][0]["text"], "Back at\tnoon");
    done(&database, &["message", "--clear", "--in", "en"]);
    assert!(done(&database, &["message"]).is_empty());
}

#[test]
fn what_makes_no_sense_is_refused() {
    let data = TempDir::new().unwrap();
    let (_server, database) = serve(&data);
    refused(&database, &["close"], "“rename” two");
    refused(&database, &["close", "Nemo"], "nobody called “Nemo”");
    refused(&database, &["rename", "Olga", "a b"], "letters and digits");
    refused(&database, &["settle", "0"], "nothing to do");
    refused(&database, &["message", &"a".repeat(1_001)], "at most 1000 characters");
    refused("/nowhere/colorito.sqlite", &["log"], "It does not exist.");
    assert!(done(&database, &["reports", "--all"]).is_empty());
}

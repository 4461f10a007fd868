//! `colorito database`: backup, restore, check and copy.

use std::{fs, path::Path};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    common::{Run, colorito},
    postgres::PostgresServer,
    server::{Process, ask},
};

fn run(words: &[&str]) -> Run {
    colorito(["database"].into_iter().chain(words.iter().copied()), "")
}

fn assert_done(words: &[&str], said: &str) {
    let Run { code, out, err } = run(words);
    assert_eq!((code, out.trim_end()), (0, said), "{words:?}: {err}");
}

fn assert_refused(words: &[&str], said: &str) {
    let Run { code, err, .. } = run(words);
    assert!(code != 0 && err.contains(said), "{words:?}: {code} {err}");
}

/// A database of an earlier version, with eight games.
fn old_games(directory: &Path) -> String {
    let file = directory.join("old.sqlite");
    fs::write(&file, include_bytes!("../../../store/tests/data/before-players.sqlite")).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn backups_are_restored_and_checked() {
    let directory = TempDir::new().unwrap();
    let old = old_games(directory.path());
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let (backup, new) = (path("backup.sqlite"), path("new.sqlite"));
    assert_done(&["backup", &backup, "--database", &old], &format!("“{backup}” now holds all games: 8."));
    assert!(!Path::new(&format!("{backup}.part")).exists());
    assert_refused(&["backup", &backup, "--database", &old], "already exists");
    assert_done(&["restore", &backup, "--database", &new], &format!("“{new}” now holds all games: 8."));
    assert_done(&["check", "--database", &format!("sqlite:{new}")], "All games are in order: 8.");
    // Games that are there are replaced by who says so only.
    assert_refused(&["restore", &backup, "--database", &new], "already holds games: 8. “--replace”");
    assert_done(&["copy", &backup, &new, "--replace"], &format!("“{new}” now holds all games: 8."));
    let nowhere = path("nowhere.sqlite");
    for words in [vec!["check", "--database", &nowhere], vec!["restore", &nowhere, "--database", &new]] {
        assert_refused(&words, "It does not exist.");
        assert!(!Path::new(&nowhere).exists(), "nothing is made by looking");
    }
    let text = path("text.sqlite");
    fs::write(&text, "this is no database, but a text that is long enough to be looked at".repeat(20))
        .unwrap();
    assert_refused(&["check", "--database", &text], "not a database");
    assert_refused(&["check", "--database", "mysql://localhost/games"], "a database is a file");
    for words in [vec!["backup"], vec!["copy", &old], vec!["check", &old], vec!["restore", "postgres://x/y"]]
    {
        assert_refused(&words, "need one file");
    }
}

#[test]
fn what_is_stored_wrongly_is_named() {
    let directory = TempDir::new().unwrap();
    let server = Process::start(directory.path());
    let (_, game) = ask(server.address, "POST", "/api/games", &json!({})).unwrap();
    let id = game["id"].as_str().unwrap();
    let body = json!({ "move": "c1c3", "ply": 0, "client": "x" });
    assert_eq!(ask(server.address, "POST", &format!("/api/games/{id}/moves"), &body).unwrap().0, 200);
    server.kill();
    let file = directory.path().join("colorito.sqlite");
    let location = file.to_str().unwrap();
    assert_done(&["check", "--database", location], "All games are in order: 1.");
    // A move that is none, by changing its bytes in the file.
    let bytes = fs::read(&file).unwrap();
    let changed = bytes.windows(4).position(|word| word == b"c1c3").expect("the move is in the file");
    let mut bytes = bytes;
    bytes[changed..changed + 4].copy_from_slice(b"c1c9");
    for place in changed + 4..bytes.len() - 4 {
        if &bytes[place..place + 4] == b"c1c3" {
            bytes[place..place + 4].copy_from_slice(b"c1c9");
        }
    }
    fs::write(&file, bytes).unwrap();
    let Run { code, out, err } = run(&["check", "--database", location]);
    assert!(code == 2 && out.starts_with(&format!("{id}: ")), "{code} {out}");
    assert!(err.contains("stored incorrectly: 1."), "{err}");
}

#[test]
fn games_go_from_a_file_to_a_server_and_are_served_there() {
    let Some(postgres) = PostgresServer::start() else { return };
    let directory = TempDir::new().unwrap();
    let old = old_games(directory.path());
    let address = postgres.database("games");
    assert_done(&["copy", &old, &address], &format!("“{address}” now holds all games: 8."));
    assert_done(&["check", "--database", &address], "All games are in order: 8.");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_colorito"));
    command.args(["serve", "--port", "0", "--database", &address]);
    let server = Process::spawn(command);
    let (status, list) = ask(server.address, "GET", "/api/games", &Value::Null).unwrap();
    assert_eq!((status, list["games"].as_array().unwrap().len()), (200, 7));
    drop(server);
    let backup = directory.path().join("backup.sqlite");
    let backup = backup.to_str().unwrap();
    assert_done(&["backup", backup, "--database", &address], &format!("“{backup}” now holds all games: 8."));
    let (user, rest) = address.split_once('@').unwrap();
    let wrong = format!("{user}:secret@{}", rest.replace("/games?", "/nowhere?"));
    let Run { code, err, .. } = run(&["check", "--database", &wrong]);
    assert!(code == 2 && err.contains("does not exist") && !err.contains("secret"), "{err}");
}

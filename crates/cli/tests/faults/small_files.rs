//! Files that may not grow beyond some size: the write that would fails, wherever in a commit it is.

use std::{process::Command, sync::Mutex};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::server::{Process, ask};

/// A server all whose files have at most so many KiB. What a write beyond that says is an error, as on a full
/// disk.
fn start_bounded(data: &std::path::Path, most: u32) -> Process {
    let mut command = Command::new("sh");
    // The signal that would end it is ignored, and stays ignored in what the shell turns into.
    let script = r#"trap "" XFSZ; ulimit -f $(( $1 * 2 )); shift; exec "$@""#;
    command.args(["-c", script, "sh", &most.to_string(), env!("CARGO_BIN_EXE_colorito")]);
    command.args(["serve", "--port", "0", "--data"]).arg(data).env("RUST_LOG", "off");
    Process::spawn(command)
}

/// The moves a server has.
fn moves(server: &Process, game: &str) -> Vec<String> {
    let state = ask(server.address, "GET", game, &Value::Null).unwrap().1;
    let history = state["history"].as_array().unwrap();
    history.iter().map(|m| m["move"].as_str().unwrap().to_owned()).collect()
}

/// Plays until some moves were refused. What is acknowledged must be there afterwards, and nothing else.
fn play_to_the_limit(most: u32) -> bool {
    let data = TempDir::new().unwrap();
    // The tables are made without a limit.
    Process::start(data.path()).kill();
    let server = start_bounded(data.path(), most);
    let Ok((201, game)) = ask(server.address, "POST", "/api/games", &json!({})) else {
        // Not even a game can be begun; nothing was acknowledged.
        return false;
    };
    let game = format!("/api/games/{}", game["id"].as_str().unwrap());
    let (mut acknowledged, mut refused) = (Vec::new(), 0);
    for turn in 0..400 {
        let state = ask(server.address, "GET", &game, &Value::Null).unwrap().1;
        let Some(legal) = state["legal"].as_array() else { continue };
        let m = legal[turn % legal.len()]["move"].as_str().unwrap().to_owned();
        let body =
            json!({ "move": m, "ply": acknowledged.len(), "client": format!("{turn}-{}", "x".repeat(40)) });
        match ask(server.address, "POST", &format!("{game}/moves"), &body).unwrap() {
            (200, _) => acknowledged.push(m),
            (500, _) => refused += 1,
            (status, answer) => panic!("{status}: {answer}"),
        }
        assert_eq!(moves(&server, &game), acknowledged, "with {most} KiB");
        if refused == 3 {
            break;
        }
    }
    server.kill();
    let server = Process::start(data.path());
    assert_eq!(moves(&server, &game), acknowledged, "with {most} KiB, after a restart");
    refused > 0
}

#[test]
fn every_write_can_fail_and_nothing_acknowledged_is_lost() {
    let failed = Mutex::new(0);
    std::thread::scope(|scope| {
        for first in [260, 261] {
            let failed = &failed;
            scope.spawn(move || {
                // One KiB more each time, so that another write of a commit, or another part of it, is the
                // last.
                for most in (first..first + 16).step_by(2) {
                    *failed.lock().unwrap() += u32::from(play_to_the_limit(most));
                }
            });
        }
    });
    assert!(failed.into_inner().unwrap() >= 8, "writes did fail");
}

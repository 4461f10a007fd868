//! `colorito serve` from its start to its end.

#[path = "common/server.rs"]
mod server;

use std::{
    fs,
    process::{Command, Output},
};

use server::{Process, ask, ask_as};
use tempfile::TempDir;

/// A start that must fail.
fn refuse(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_colorito"))
        .arg("serve")
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

fn assert_refused(arguments: &[&str], words: &str) {
    let Output { status, stdout, stderr } = refuse(arguments);
    let said = String::from_utf8_lossy(&stderr);
    assert_eq!((status.code(), stdout.as_slice()), (Some(2), b"".as_slice()), "{said}");
    assert!(said.contains(words) && said.lines().count() == 1, "{said}");
}

#[test]
fn pages_and_games_are_served() {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let (status, head, page) = ask_as(server.address, "localhost", "GET", "/", "").unwrap();
    assert_eq!(status, 200);
    assert!(head.contains("content-type: text/html"), "{head}");
    assert!(page.contains("Colorito"), "{page}");
    let (status, game) = ask(server.address, "POST", "/api/games", &serde_json::json!({})).unwrap();
    assert_eq!((status, &game["ply"]), (201, &0.into()));
    assert!(data.path().join("colorito.sqlite").is_file());
}

#[test]
fn other_names_for_this_machine_are_refused() {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let port = server.address.port();
    for (host, status) in [
        (format!("localhost:{port}"), 200),
        ("[::1]".into(), 200),
        (format!("elsewhere.example:{port}"), 403),
    ] {
        assert_eq!(ask_as(server.address, &host, "GET", "/api/games", "").unwrap().0, status, "{host}");
    }
}

#[test]
fn a_port_in_use_is_told() {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let port = server.address.port().to_string();
    assert_refused(&["--port", &port, "--data", data.path().to_str().unwrap()], "--port");
}

#[test]
fn a_relay_that_cannot_be_used_is_told() {
    let data = TempDir::new().unwrap();
    let usual =
        ["--port", "0", "--data", data.path().to_str().unwrap(), "--public", "colorito.example", "--mail"];
    let from = ["--mail-from", "Colorito <colorito@example.org>"];
    for (more, words) in [
        (["mail.example", from[0], from[1]], "smtps://"),
        (["smtps://me:secret@mail.example", from[0], from[1]], "COLORITO_MAIL_PASSWORD"),
        (["smtps://me@mail.example", from[0], from[1]], "--mail-password"),
        (["smtp://localhost", from[0], "nobody"], "--mail-from"),
    ] {
        assert_refused(&[&usual[..], &more].concat(), words);
    }
    let absent = data.path().join("absent");
    let absent = ["smtps://me@mail.example", from[0], from[1], "--mail-password", absent.to_str().unwrap()];
    assert_refused(&[&usual[..], &absent].concat(), "absent");
}

#[test]
fn a_data_directory_that_cannot_be_used_is_told() {
    let data = TempDir::new().unwrap();
    let file = data.path().join("file");
    fs::write(&file, "").unwrap();
    assert_refused(&["--port", "0", "--data", file.to_str().unwrap()], "cannot be used");
    fs::write(data.path().join("colorito.sqlite"), "no database, but long enough to look at").unwrap();
    assert_refused(&["--port", "0", "--data", data.path().to_str().unwrap()], "cannot be used");
}

#[test]
fn addresses_that_are_none_are_told() {
    let said = String::from_utf8_lossy(&refuse(&["--host", "nowhere"]).stderr).into_owned();
    assert!(said.contains("nowhere"), "{said}");
    let public = ["--host", "192.0.2.1", "--port", "0", "--public", "colorito.example"];
    assert_refused(&public, "cannot listen on 192.0.2.1");
}

#[test]
fn other_machines_are_let_in_by_name_only() {
    let data = TempDir::new().unwrap();
    let directory = data.path().to_str().unwrap();
    assert_refused(&["--host", "0.0.0.0", "--port", "0", "--data", directory], "--public");
    assert_refused(&["--host", "::", "--port", "0", "--data", directory], "--public");
    let server = Process::start_with(data.path(), &["--public", "colorito.example", "--proxy", "127.0.0.1"]);
    for (host, status) in
        [("colorito.example", 200), ("Colorito.Example:443", 200), ("elsewhere.example", 403)]
    {
        assert_eq!(ask_as(server.address, host, "GET", "/api/games", "").unwrap().0, status, "{host}");
    }
    for path in ["/healthz", "/readyz"] {
        assert_eq!(ask_as(server.address, "localhost", "GET", path, "").unwrap().0, 200, "{path}");
    }
    // Games belong to guests, not to whoever is at the device.
    let (status, head, _) = ask_as(server.address, "colorito.example", "POST", "/api/games", "{}").unwrap();
    assert_eq!(status, 201);
    assert!(head.contains("set-cookie: colorito="), "{head}");
    let (_, _, list) = ask_as(server.address, "colorito.example", "GET", "/api/games", "").unwrap();
    assert!(list.contains("\"games\":[]"), "{list}");
}

#[test]
fn the_log_has_no_colours_in_files_and_can_be_json() {
    for (form, begins) in [("text", "20"), ("json", "{")] {
        let data = TempDir::new().unwrap();
        let log = data.path().join("log");
        let mut server = Process::start_logging(data.path(), form, &log);
        // A name that is refused is worth a warning.
        assert_eq!(ask_as(server.address, "elsewhere.example", "GET", "/", "").unwrap().0, 403);
        server.kill_now();
        let log = fs::read_to_string(log).unwrap();
        assert!(log.starts_with(begins) && log.contains("elsewhere.example"), "{log}");
        assert!(!log.contains('\u{1b}'), "{log}");
    }
}

#[cfg(unix)]
#[test]
fn it_stops_when_told_to_even_while_it_thinks() {
    let data = TempDir::new().unwrap();
    for signal in ["-TERM", "-INT"] {
        let mut server = Process::start(data.path());
        let seats = serde_json::json!({ "red": { "kind": "computer", "level": 10 } });
        let new = serde_json::json!({ "seats": seats });
        assert_eq!(ask(server.address, "POST", "/api/games", &new).unwrap().0, 201);
        let id = server.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        assert_eq!(server.child.wait().unwrap().code(), Some(0), "{signal}");
    }
}

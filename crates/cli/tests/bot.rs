//! `colorito bot` and the two examples, against a real server.

#[path = "common/server.rs"]
mod server;

#[allow(dead_code, reason = "it has a `main` of its own")]
#[path = "../../client/examples/bot.rs"]
mod example;

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use colorito_client::Client;
use serde_json::{Value, json};
use server::Process;
use tempfile::TempDir;

/// Somebody who asks by hand, with what proves who they are.
#[derive(Clone)]
struct Person {
    address: SocketAddr,
    cookie: String,
}

impl Person {
    fn new(address: SocketAddr) -> Person {
        Person { address, cookie: String::new() }
    }

    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        let body = body.to_string();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let cookie =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("set-cookie: ").map(str::to_owned));
        if let Some(cookie) = cookie {
            cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
        }
        serde_json::from_str(body).unwrap_or(Value::Null)
    }

    fn get(&mut self, path: &str) -> Value {
        self.ask("GET", path, &Value::Null)
    }

    fn post(&mut self, path: &str, body: &Value) -> Value {
        self.ask("POST", path, body)
    }

    /// Makes an account and a program, and gives its token.
    fn make_program(&mut self, name: &str) -> String {
        self.post("/api/account", &json!({ "name": format!("{name}s"), "password": "ten letters" }));
        let made = self.post("/api/account/programs", &json!({ "name": name }));
        made["token"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned()
    }

    /// Invites whoever comes, plays Red and begins. Gives the invitation's name.
    fn invite(&mut self) -> String {
        let new = json!({ "audience": "lobby", "clock": { "days": 1 }, "side": "red", "begins": "owner" });
        self.post("/api/invitations", &new)["id"].as_str().unwrap().to_owned()
    }

    /// The game that an invitation has become.
    fn game_of(&mut self, invitation: &str) -> String {
        let path = format!("/api/invitations/{invitation}");
        let taken = self.wait(&path, |one| one["game"].is_string());
        taken["game"].as_str().unwrap().to_owned()
    }

    fn wait(&mut self, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..600 {
            let found = self.get(path);
            if wanted(&found) {
                return found;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("{path} did not become what it should");
    }

    /// Plays the first legal move and waits for the answer.
    fn play(&mut self, game: &str) {
        let path = format!("/api/games/{game}");
        let now = self.get(&path);
        let ply = now["ply"].as_u64().unwrap();
        let played = &now["legal"][0]["move"];
        self.post(
            &format!("{path}/moves"),
            &json!({ "move": played, "ply": ply, "client": format!("p{ply}") }),
        );
        self.wait(&path, |now| now["ply"] == ply + 2);
    }

    fn resign(&mut self, game: &str, side: &str) {
        let path = format!("/api/games/{game}");
        let ply = self.get(&path)["ply"].clone();
        self.post(&format!("{path}/resign"), &json!({ "side": side, "ply": ply }));
    }
}

const PUBLIC: [&str; 2] = ["--public", "127.0.0.1"];

/// A program that is killed when this is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Running {
    fn start(command: &mut Command, token: &str) -> Running {
        Running(
            command
                .env("COLORITO_TOKEN", token)
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap(),
        )
    }

    /// What it has written, once it has ended by itself.
    fn finish(mut self) -> (Option<i32>, String) {
        let mut out = String::new();
        self.0.stdout.take().unwrap().read_to_string(&mut out).unwrap();
        (self.0.wait().unwrap().code(), out)
    }
}

fn bot(address: SocketAddr, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_colorito"));
    command
        .args(["bot", "--language", "en", "--server", &format!("http://{address}"), "--time", "20"])
        .args(arguments);
    command
}

#[test]
fn any_engine_plays_over_a_restart_of_the_server() {
    let data = TempDir::new().unwrap();
    let mut server = Process::start_with(data.path(), &PUBLIC);
    let address = server.address;
    let token = Person::new(address).make_program("Robo");
    let engine = format!("{} ugi", env!("CARGO_BIN_EXE_colorito"));
    let running =
        Running::start(&mut bot(address, &["--accept", "--engine", &engine, "--stop-after", "1"]), &token);
    let mut person = Person::new(address);
    let invitation = person.invite();
    let game = person.game_of(&invitation);
    person.play(&game);
    server.kill_now();
    let mut again = Command::new(env!("CARGO_BIN_EXE_colorito"));
    again.args(["serve", "--port", &address.port().to_string(), "--data"]).arg(data.path()).args(PUBLIC);
    let _server = Process::spawn(again);
    person.play(&game);
    person.resign(&game, "red");
    assert_eq!(running.finish(), (Some(0), format!("{game} won resignation\n")));
}

#[cfg(unix)]
#[test]
fn what_is_offered_is_withdrawn_when_it_stops() {
    let data = TempDir::new().unwrap();
    let server = Process::start_with(data.path(), &PUBLIC);
    let token = Person::new(server.address).make_program("Robo");
    let file = data.path().join("token");
    std::fs::write(&file, format!("{token}\n")).unwrap();
    let mut command =
        bot(server.address, &["--offer", "3d", "--level", "1", "--variant", "colours", "--token-file"]);
    let mut running =
        Running(command.arg(&file).stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap());
    let mut person = Person::new(server.address);
    let lobby = person.wait("/api/invitations", |lobby| lobby["invitations"][0]["program"] == true);
    let found = &lobby["invitations"][0];
    assert_eq!((&found["variant"], &found["clock"]), (&json!("colours"), &json!({ "days": 3 })));
    let mut said = BufReader::new(running.0.stderr.take().unwrap()).lines();
    assert_eq!(said.next().unwrap().unwrap(), "Playing as Robo.");
    let stopped = Command::new("kill").args(["-TERM", &running.0.id().to_string()]).status().unwrap();
    assert!(stopped.success());
    assert_eq!(running.finish(), (Some(0), String::new()));
    assert_eq!(person.get("/api/invitations")["invitations"], json!([]));
}

#[test]
fn a_bot_without_a_token_or_with_a_wrong_one_says_so() {
    let data = TempDir::new().unwrap();
    let server = Process::start_with(data.path(), &PUBLIC);
    for (token, words) in [("", "64 hexadecimal digits"), (&"0".repeat(64), "does not let this program in")] {
        let output = bot(server.address, &["--level", "1"]).env("COLORITO_TOKEN", token).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(words), "{said}");
        assert!(token.is_empty() || !said.contains(token), "no secret is repeated: {said}");
    }
}

/// A person plays two moves against an example, and resigns.
fn play_against(person: &mut Person) -> String {
    let invitation = person.invite();
    let game = person.game_of(&invitation);
    person.play(&game);
    person.play(&game);
    person.resign(&game, "red");
    game
}

#[test]
fn the_example_in_rust_plays() {
    let data = TempDir::new().unwrap();
    let server = Process::start_with(data.path(), &PUBLIC);
    let token = Person::new(server.address).make_program("Robo");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let client =
        Client::program(format!("http://{}", server.address).parse().unwrap(), token.parse().unwrap());
    runtime.spawn(async move { example::play(client).await.map_err(|error| error.to_string()) });
    play_against(&mut Person::new(server.address));
}

#[test]
fn the_example_in_python_plays() {
    if Command::new("python3").arg("--version").output().is_err() {
        assert!(std::env::var_os("COLORITO_REQUIRE_ALL").is_none(), "there is no Python");
        return;
    }
    let data = TempDir::new().unwrap();
    let server = Process::start_with(data.path(), &PUBLIC);
    let token = Person::new(server.address).make_program("Robo");
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../python/examples/bot.py");
    let mut command = Command::new("python3");
    let mut running = Running::start(command.arg(example).arg(format!("http://{}", server.address)), &token);
    let game = play_against(&mut Person::new(server.address));
    let line = BufReader::new(running.0.stdout.take().unwrap()).lines().next().unwrap().unwrap();
    assert_eq!(line, format!("{game} blue resignation"));
}

#[test]
fn the_examples_are_short() {
    for text in
        [include_str!("../../client/examples/bot.rs"), include_str!("../../../python/examples/bot.py")]
    {
        assert!(text.lines().count() < 80);
    }
}

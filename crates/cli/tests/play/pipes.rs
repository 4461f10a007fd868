//! The conversation through pipes.

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::Duration,
};

use colorito::{Position, Rules};
use tempfile::TempDir;

use crate::SHORTEST;

/// The longest an answer takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// A conversation with the program. It is killed when this is dropped.
pub(crate) struct Talk {
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
}

impl Talk {
    pub(crate) fn begin(data: &Path, arguments: &[&str]) -> Talk {
        Talk::begin_with(Command::new(env!("CARGO_BIN_EXE_colorito")), data, arguments)
    }

    /// The same with a command that has surroundings of its own.
    pub(crate) fn begin_with(mut command: Command, data: &Path, arguments: &[&str]) -> Talk {
        let mut child = command
            .args(["play", "--plain", "--language", "en", "--data"])
            .arg(data)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Talk { child, input, output: lines }
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
        self.input.flush().unwrap();
    }

    /// Listens until something is said, and returns that line.
    pub(crate) fn hear(&mut self, text: &str) -> String {
        let mut heard = Vec::new();
        while let Ok(line) = self.output.recv_timeout(PATIENCE) {
            if line.contains(text) {
                return line;
            }
            heard.push(line);
        }
        panic!("`{text}` was never said, but:\n{}", heard.join("\n"));
    }

    /// The position on the board.
    pub(crate) fn position(&mut self) -> Position {
        self.say("position");
        let line = self.hear("/");
        Position::parse(line.trim(), Rules::default()).unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    /// Kills the program at once.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Red, who started, needs two moves; Blue needs more.
const NEARLY_HOME: &str = "1IHGFEDCBA/TSRQPONM1K/J8L/10/10/10/10/l3m3n1/k3opqrst/abcdefghij r r 100";

#[test]
fn the_end_of_a_game_against_the_computer() {
    let data = TempDir::new().unwrap();
    let mut talk = Talk::begin(data.path(), &["--level", "1", "--position", NEARLY_HOME]);
    talk.hear("Your move.");
    talk.say("j8i9");
    talk.hear("Computer, level 1: ");
    assert_eq!(talk.position().plies(), 102);
    talk.say("a8a10");
    talk.hear("You: Jump: red 10 from a8 to a10.");
    // The computer still has a move, because the starter is the first to be complete.
    talk.hear("Computer, level 1: ");
    talk.hear("You win!");
    talk.hear("still needed");
    talk.say("quit");
}

#[test]
fn all_at_once_and_then_nothing_more() {
    let data = TempDir::new().unwrap();
    let mut talk = Talk::begin(data.path(), &["--two"]);
    for m in SHORTEST {
        talk.say(m);
    }
    talk.hear("Red wins.");
    talk.say("stop");
    talk.hear("Blue still needed");
    talk.say("quit");
    assert!(talk.child.wait().unwrap().success());
}

#[test]
fn killed_in_mid_game_the_game_is_there() {
    let data = TempDir::new().unwrap();
    let mut talk = Talk::begin(data.path(), &["--two"]);
    for m in &SHORTEST[..4] {
        talk.say(m);
    }
    talk.hear("light blue");
    talk.kill();
    let mut talk = Talk::begin(data.path(), &[]);
    talk.say("continue");
    talk.hear("Red to move");
    assert_eq!(talk.position().plies(), 4);
}

#[test]
fn wrong_options_are_explained() {
    let run = |arguments: &[&str]| {
        let output =
            Command::new(env!("CARGO_BIN_EXE_colorito")).arg("play").args(arguments).output().unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let data = TempDir::new().unwrap();
    let folder = data.path().to_str().unwrap();
    for (arguments, said) in [
        (vec!["--level", "11"], "no level"),
        (vec!["--clock", "x"], "10+5"),
        (vec!["--colours", "lots"], "256"),
        (vec!["--side", "green"], "`red`, `blue` or `random`"),
        (vec!["--position", "x"], "four fields"),
        (vec!["--data", folder, "--game", "0000000000000000"], "There is no such game"),
        (vec!["--data", folder, "/no/such/file"], "does not exist"),
    ] {
        let (code, message) = run(&arguments);
        assert!(code == Some(2) && message.contains(said), "{arguments:?}: {code:?} {message}");
    }
}

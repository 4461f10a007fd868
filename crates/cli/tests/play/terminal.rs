//! The full screen in a real pseudo-terminal.

use std::{
    io::{Read, Write},
    num::NonZeroU16,
    path::Path,
    process::Child,
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use pty_process::{
    Size,
    blocking::{Command, Pty, open},
};
use tempfile::TempDir;
use vt100::Parser;

use crate::SHORTEST;

/// The longest anything here takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// A terminal with the program in it. It is killed when this is dropped.
pub(crate) struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    screen: Arc<Mutex<Parser>>,
}

fn size(value: u16) -> NonZeroU16 {
    NonZeroU16::new(value).unwrap()
}

impl Terminal {
    pub(crate) fn start(data: &Path, arguments: &[&str]) -> Terminal {
        Terminal::run(Command::new(env!("CARGO_BIN_EXE_colorito")), data, arguments)
    }

    /// Has the game played by a command that takes its arguments.
    fn run(command: Command, data: &Path, arguments: &[&str]) -> Terminal {
        let (pty, pts) = open().unwrap();
        pty.resize(Size::new(24, 80)).unwrap();
        let child = command
            .args(["play", "--language", "en", "--colours", "256", "--no-motion", "--data"])
            .arg(data)
            .args(arguments)
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8")
            .spawn(pts)
            .unwrap();
        let pty = Arc::new(pty);
        let screen = Arc::new(Mutex::new(Parser::new(size(24), size(80), 0)));
        let (reader, shown) = (Arc::clone(&pty), Arc::clone(&screen));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = (&*reader).read(&mut bytes) {
                shown.lock().unwrap().process(&bytes[..count]);
            }
        });
        Terminal { pty, child, screen }
    }

    pub(crate) fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    fn is_full(&self) -> bool {
        self.screen.lock().unwrap().screen().alternate_screen()
    }

    pub(crate) fn wait_for(&self, text: &str) {
        let began = Instant::now();
        while !self.text().contains(text) {
            assert!(began.elapsed() < PATIENCE, "`{text}` did not come:\n{}", self.text());
            thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn wait_until_gone(&self, text: &str) {
        let began = Instant::now();
        while self.text().contains(text) {
            assert!(began.elapsed() < PATIENCE, "`{text}` stays:\n{}", self.text());
            thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn press(&self, keys: &str) {
        (&*self.pty).write_all(keys.as_bytes()).unwrap();
    }

    fn resize(&self, rows: u16, columns: u16) {
        self.screen.lock().unwrap().set_size(size(rows), size(columns));
        self.pty.resize(Size::new(rows, columns)).unwrap();
    }

    pub(crate) fn wait_for_end(&mut self) {
        let began = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(began.elapsed() < PATIENCE, "the program does not end:\n{}", self.text());
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_whole_game_by_keys() {
    let data = TempDir::new().unwrap();
    let mut terminal = Terminal::start(data.path(), &["--two"]);
    terminal.wait_for("Red to move");
    // The first move by arrows, from the cursor on e2; the others are typed.
    terminal.press("\x1b[B\x1b[D\x1b[D\r\x1b[A\x1b[A\r");
    terminal.wait_for("3 c1-c3");
    terminal.resize(40, 120);
    // Below a wider board there is room for more keys. What is typed at the very moment of a change of size
    // may be read only with the next key: crossterm looks at one of both.
    terminal.wait_for("Offer a draw");
    for (ply, m) in SHORTEST.iter().enumerate().skip(1) {
        terminal.press(m);
        terminal.press("\r");
        if ply < 6 {
            terminal.wait_for(if ply % 2 == 0 { "Blue to move" } else { "Red to move" });
        }
    }
    terminal.wait_for("Red wins.");
    terminal.wait_for("Press s to stop counting");
    terminal.press("s");
    terminal.wait_until_gone("Press s to stop counting");
    terminal.press("?");
    terminal.wait_for("Keys");
    terminal.press(" q");
    terminal.wait_for_end();
    assert!(!terminal.is_full(), "the terminal is as it was");
}

#[test]
fn killed_in_mid_game_the_game_is_there() {
    let data = TempDir::new().unwrap();
    let mut terminal = Terminal::start(data.path(), &["--two"]);
    terminal.wait_for("Red to move");
    terminal.press("c1c3\r");
    terminal.wait_for("Blue to move");
    terminal.child.kill().unwrap();
    drop(terminal);
    let terminal = Terminal::start(data.path(), &[]);
    terminal.wait_for("Continue your last game");
    terminal.press("\r");
    terminal.wait_for("3 c1-c3");
    terminal.wait_for("Blue to move");
}

#[test]
fn told_to_end_it_puts_the_terminal_back() {
    let data = TempDir::new().unwrap();
    let mut terminal = Terminal::start(data.path(), &[]);
    terminal.wait_for("C O L O R I T O");
    assert!(terminal.is_full());
    let told = std::process::Command::new("kill").arg(terminal.child.id().to_string()).status().unwrap();
    assert!(told.success());
    terminal.wait_for_end();
    assert!(!terminal.is_full());
}

#[test]
fn ctrl_z_leaves_the_terminal_to_the_shell_until_it_brings_the_game_back() {
    let data = TempDir::new().unwrap();
    // A shell that minds its jobs, as the one has that people type at.
    let shell = Command::new("sh")
        .args(["-c", "set -m; \"$0\" \"$@\"; echo here is the shell; read -r line; fg"])
        .arg(env!("CARGO_BIN_EXE_colorito"));
    let mut terminal = Terminal::run(shell, data.path(), &["--two"]);
    terminal.wait_for("Red to move");
    terminal.press("c1c3\r");
    terminal.wait_for("Blue to move");
    terminal.press("\x1a");
    terminal.wait_for("here is the shell");
    assert!(!terminal.is_full());
    terminal.press("\r");
    terminal.wait_for("Blue to move");
    assert!(terminal.is_full());
    terminal.press("f10d8\r");
    terminal.wait_for("Red to move");
    terminal.press("q");
    terminal.wait_for_end();
    assert!(!terminal.is_full());
}

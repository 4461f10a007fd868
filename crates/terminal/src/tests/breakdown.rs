//! What is left of the terminal when the program breaks down.

use std::{
    env,
    io::{Read, Write},
    path::Path,
    sync::mpsc,
    thread,
};

use pty_process::{
    Size,
    blocking::{Command, open},
};
use ratatui::{Frame, crossterm::event::KeyEvent, layout::Rect, text::Line};

use crate::{
    Games, NewGame, Opponent,
    app::App,
    desk::Desk,
    page::{KeyHelp, Page, Then},
    pages::GamePage,
    screen, testing,
};

/// Where the games of the program are that is to break down.
const FOLDER: &str = "COLORITO_BREAKDOWN_FOLDER";

/// A page that breaks down when a key is pressed: by itself, or because a thread does.
struct Fragile;

impl Page for Fragile {
    fn key(&mut self, key: KeyEvent, _: &mut Desk) -> Then {
        assert!(key.code.is_char('t'), "broken by a key");
        assert!(thread::spawn(|| panic!("broken in a thread")).join().is_err());
        Then::Stay
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, _: &Desk) {
        frame.render_widget(Line::from("fragile"), area);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        Vec::new()
    }
}

/// The program that breaks down: a fragile page on top of a game.
fn be_fragile(folder: &Path) {
    let (sender, events) = mpsc::channel();
    let mut desk = testing::desk_of(Games::open(folder).unwrap(), sender.clone());
    let new = NewGame { opponent: Opponent::Person, ..NewGame::default() };
    let game: Box<dyn Page> = Box::new(GamePage::begin(&new, &mut desk).unwrap());
    screen::show(App::new(desk, vec![game, Box::new(Fragile)]), sender, &events).unwrap();
}

/// Runs this test again in a terminal of its own, as the program that breaks down by a key, and returns all
/// that the terminal got from the key on, what `stty` says about it in the end included.
fn break_down(test: &str, folder: &Path, key: &str) -> String {
    let (pty, pts) = open().unwrap();
    pty.resize(Size::new(24, 80)).unwrap();
    let mut child = Command::new("sh")
        .args(["-c", "\"$0\" \"$@\"; echo \"left with $?\"; stty -a"])
        .arg(env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .spawn(pts)
        .unwrap();
    let mut shown = Vec::new();
    let mut bytes = [0; 4096];
    let mut is_pressed = false;
    // Reading fails when the last one at the other end has gone.
    while let Ok(count @ 1..) = (&pty).read(&mut bytes) {
        shown.extend_from_slice(&bytes[..count]);
        if !is_pressed && String::from_utf8_lossy(&shown).contains("fragile") {
            is_pressed = true;
            (&pty).write_all(key.as_bytes()).unwrap();
        }
    }
    child.wait().unwrap();
    String::from_utf8_lossy(&shown).into_owned()
}

fn expect_farewell(test: &str, key: &str) {
    if let Some(folder) = env::var_os(FOLDER) {
        return be_fragile(Path::new(&folder));
    }
    let folder = tempfile::tempdir().unwrap();
    let shown = break_down(test, folder.path(), key);
    let (_, after) = shown.rsplit_once("\x1b[?1049l").unwrap_or_else(|| panic!("the screen stays:\n{shown}"));
    let game = Games::open(folder.path()).unwrap().list().unwrap()[0].id;
    for said in [
        "Colorito has stopped",
        &folder.path().display().to_string(),
        &format!("colorito play --game {game}"),
        " echo ",
        " icanon ",
    ] {
        assert!(after.contains(said), "{said:?} is missing after the screen was left:\n{after}");
    }
    assert!(!after.contains("left with 0"), "{after}");
    for (on, off) in [("\x1b[?1000h", "\x1b[?1000l"), ("\x1b[?2004h", "\x1b[?2004l")] {
        assert!(shown.rfind(on) < shown.rfind(off), "{on:?} is not taken back");
    }
}

#[test]
fn a_panic_puts_the_terminal_back_and_says_where_the_game_is() {
    expect_farewell("tests::breakdown::a_panic_puts_the_terminal_back_and_says_where_the_game_is", "x");
}

#[test]
fn so_does_the_panic_of_a_thread() {
    expect_farewell("tests::breakdown::so_does_the_panic_of_a_thread", "t");
}

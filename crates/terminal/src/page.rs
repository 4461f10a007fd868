//! Pages: what a screen shows and does.

use colorito_play::GameId;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind},
    layout::Rect,
};

use crate::{
    desk::Desk,
    prompt::{Ask, Prompt},
    trouble::Trouble,
    work::News,
};

/// A screen. It has its state, changes it when something happens, and draws it.
pub(crate) trait Page {
    /// A key was pressed.
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then;

    /// The mouse did something within the area of the page.
    fn mouse(&mut self, _mouse: MouseEvent, _area: Rect, _desk: &mut Desk) -> Then {
        Then::Stay
    }

    /// Something that was asked for has been typed.
    fn submit(&mut self, _ask: Ask, _text: &str, _desk: &mut Desk) -> Then {
        Then::Stay
    }

    /// Something was worked out.
    fn news(&mut self, _news: News, _desk: &mut Desk) -> Then {
        Then::Stay
    }

    /// Time has passed.
    fn tick(&mut self, _desk: &mut Desk) -> Then {
        Then::Stay
    }

    /// The page is seen again after another was closed.
    fn resume(&mut self, _desk: &mut Desk) {}

    /// Whether something on it moves, so that it must be drawn again soon.
    fn is_moving(&self, _desk: &Desk) -> bool {
        false
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk);

    /// The keys it knows, the most important first.
    fn keys(&self) -> Vec<KeyHelp>;

    /// The stored game it shows.
    fn game(&self) -> Option<GameId> {
        None
    }
}

/// A key and what it does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeyHelp {
    pub(crate) key: &'static str,
    /// The key of the text that says what it does.
    pub(crate) text: &'static str,
    /// The same for the line below the page, where room is scarce.
    pub(crate) brief: &'static str,
}

impl KeyHelp {
    pub(crate) const fn new(key: &'static str, text: &'static str) -> KeyHelp {
        KeyHelp { key, text, brief: text }
    }

    const fn with_brief(self, brief: &'static str) -> KeyHelp {
        KeyHelp { brief, ..self }
    }
}

/// The key that means the same as a turn of the mouse wheel.
pub(crate) fn wheel_key(mouse: MouseEvent) -> Option<KeyCode> {
    match mouse.kind {
        MouseEventKind::ScrollUp => Some(KeyCode::PageUp),
        MouseEventKind::ScrollDown => Some(KeyCode::PageDown),
        _ => None,
    }
}

/// How pieces are moved on every board.
const MOVING_KEYS: [KeyHelp; 3] = [
    KeyHelp::new("↑↓←→", "terminal-key-cursor").with_brief("terminal-brief-cursor"),
    KeyHelp::new("Enter", "terminal-key-choose").with_brief("terminal-brief-choose"),
    KeyHelp::new("c1c3", "terminal-key-type").with_brief("terminal-brief-type"),
];

/// What else there is on every board.
const BOARD_KEYS: [KeyHelp; 2] = [KeyHelp::new("Tab", "terminal-key-next"), KeyHelp::new("v", "turn-board")];

/// The keys of a page with a board that one can play on.
pub(crate) fn board_keys(own: &[KeyHelp]) -> Vec<KeyHelp> {
    [&MOVING_KEYS, own, &BOARD_KEYS].concat()
}

/// The keys of a page that is a list.
pub(crate) fn list_keys() -> Vec<KeyHelp> {
    vec![KeyHelp::new("↑↓", "terminal-key-move"), KeyHelp::new("Enter", "terminal-key-open")]
}

/// What a page wants to happen next.
pub(crate) enum Then {
    /// Nothing more.
    Stay,
    /// The key meant nothing to the page.
    Unused,
    /// Something is said below the page.
    Say(String),
    /// Something went wrong, which is said below the page.
    Warn(String),
    /// Something is asked for below the page.
    Ask(Prompt),
    /// Another page is opened on top.
    Open(Box<dyn Page>),
    /// Another page takes the place of this one.
    Replace(Box<dyn Page>),
    /// The page is closed.
    Back,
    /// The program ends.
    Quit,
}

impl Then {
    /// Warns if something went wrong.
    pub(crate) fn from_result(result: Result<(), Trouble>, desk: &Desk) -> Then {
        match result {
            Ok(()) => Then::Stay,
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }
}

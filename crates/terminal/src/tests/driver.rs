//! Somebody who presses keys and reads the screen.

use std::{
    sync::mpsc::Receiver,
    time::{Duration, Instant},
};

use colorito::{Side, Space};
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::{Buffer, Cell},
    crossterm::event::{
        Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
    },
};

use crate::{
    Colours, Games, NewGame, Opponent,
    app::App,
    board::{BoardPane, Geometry},
    event::Event,
    page::Page,
    pages::{GamePage, MenuPage, OnlinePage},
    testing::{Folder, desk},
};

/// The longest anything here takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

pub(super) struct Driver {
    pub(super) app: App,
    pub(super) games: Games,
    _folder: Folder,
    events: Receiver<Event>,
    terminal: Terminal<TestBackend>,
}

impl Driver {
    /// Begins with the menu on a screen of some size.
    pub(super) fn new(width: u16, height: u16) -> Driver {
        let (mut desk, folder, events) = desk();
        let menu: Box<dyn Page> = Box::new(MenuPage::new(&mut desk));
        Driver::with(App::new(desk, vec![menu]), folder, events, (width, height))
    }

    /// Begins with a game of two people.
    pub(super) fn of_two() -> Driver {
        Driver::of_game(&NewGame { opponent: Opponent::Person, ..NewGame::default() })
    }

    /// Begins with a game.
    pub(super) fn of_game(new: &NewGame) -> Driver {
        let (mut desk, folder, events) = desk();
        let page: Box<dyn Page> = Box::new(GamePage::begin(new, &mut desk).unwrap());
        Driver::with(App::new(desk, vec![page]), folder, events, (80, 24))
    }

    /// Begins with a server that nobody can reach.
    pub(super) fn of_server() -> Driver {
        let (mut desk, folder, events) = desk();
        let server = "http://127.0.0.1:9".parse().unwrap();
        let page: Box<dyn Page> = Box::new(OnlinePage::new(server, &mut desk));
        Driver::with(App::new(desk, vec![page]), folder, events, (80, 24))
    }

    fn with(app: App, folder: Folder, events: Receiver<Event>, (width, height): (u16, u16)) -> Driver {
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let games = folder.games();
        let mut driver = Driver { app, games, _folder: folder, events, terminal };
        driver.draw();
        driver
    }

    pub(super) fn set_colours(&mut self, colours: Colours) {
        self.app.desk.paint.colours = colours;
        self.draw();
    }

    pub(super) fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.app.update(Event::Terminal(TerminalEvent::Resize(width, height)));
        self.draw();
    }

    pub(super) fn draw(&mut self) {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
    }

    pub(super) fn buffer(&self) -> &Buffer {
        self.terminal.backend().buffer()
    }

    /// The screen as lines of text.
    pub(super) fn text(&self) -> String {
        let buffer = self.buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width));
        let lines = rows.map(|row| row.iter().map(Cell::symbol).collect::<String>().trim_end().to_owned());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// What is said beside the board and below it, without the breaks of its lines.
    pub(super) fn said(&self) -> String {
        let text = self.text();
        let lines = text.lines().enumerate().map(|(row, line)| {
            let board = if row + 2 < usize::from(self.buffer().area.height) { 46 } else { 0 };
            line.chars().skip(board).collect::<String>().trim().to_owned()
        });
        lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Asserts that something is said.
    #[track_caller]
    pub(super) fn expect(&self, text: &str) {
        assert!(self.said().contains(text), "`{text}` is not said:\n{}", self.text());
    }

    pub(super) fn key(&mut self, code: KeyCode) {
        self.app.update(Event::Terminal(TerminalEvent::Key(KeyEvent::new(code, KeyModifiers::NONE))));
        self.let_pass(Duration::ZERO);
    }

    /// Types a text; a line break is Enter.
    pub(super) fn keys(&mut self, text: &str) {
        for letter in text.chars() {
            self.key(if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) });
        }
    }

    /// Moves the mouse over a space of a board seen by Red, and presses or lets go.
    pub(super) fn mouse(&mut self, kind: MouseEventKind, space: &str) {
        let area = self.buffer().area;
        let area = ratatui::layout::Rect { height: area.height - 2, ..area };
        let geometry: Geometry = BoardPane::new(Side::Red).layout(area).board.unwrap();
        let cell = geometry.cell(space.parse::<Space>().unwrap());
        let event = MouseEvent { kind, column: cell.x + 1, row: cell.y, modifiers: KeyModifiers::NONE };
        self.app.update(Event::Terminal(TerminalEvent::Mouse(event)));
        self.draw();
    }

    pub(super) fn click(&mut self, space: &str) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), space);
        self.mouse(MouseEventKind::Up(MouseButton::Left), space);
    }

    /// Lets some time pass on the screen.
    pub(super) fn let_pass(&mut self, time: Duration) {
        self.app.desk.now += time;
        for event in self.events.try_iter() {
            self.app.update(event);
        }
        self.app.tick();
        self.draw();
    }

    /// Waits until the screen shows something.
    pub(super) fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |driver| driver.said().contains(text));
    }

    pub(super) fn wait_until(&mut self, what: &str, is_there: impl Fn(&Driver) -> bool) {
        let began = Instant::now();
        while !is_there(self) {
            assert!(began.elapsed() < PATIENCE, "`{what}` did not come:\n{}", self.text());
            if let Ok(event) = self.events.recv_timeout(Duration::from_millis(20)) {
                self.app.update(event);
            }
            self.app.desk.now = Instant::now();
            self.app.tick();
            self.draw();
        }
    }
}

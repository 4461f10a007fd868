//! All stored games.

use colorito_play::GameSummary;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::Rect,
};

use super::GamePage;
use crate::{
    desk::Desk,
    list::Choice,
    page::{KeyHelp, Page, Then},
    prompt::{Ask, Prompt},
    trouble::Trouble,
    words::Cast,
};

const KEYS: [KeyHelp; 3] = [
    KeyHelp::new("↑↓", "terminal-key-move"),
    KeyHelp::new("Enter", "terminal-key-open"),
    KeyHelp::new("x", "delete-it"),
];

/// The list of games.
pub(crate) struct GamesPage {
    games: Vec<GameSummary>,
    choice: Choice,
}

impl GamesPage {
    pub(crate) fn new(desk: &mut Desk) -> Result<GamesPage, Trouble> {
        let games = desk.games.list()?;
        let choice = Choice::new(0, games.len());
        Ok(GamesPage { games, choice })
    }

    fn open(&self, desk: &mut Desk) -> Then {
        let Some(game) = self.games.get(self.choice.at()) else { return Then::Stay };
        match GamePage::open(game.id, desk) {
            Ok(page) => Then::Open(Box::new(page)),
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }
}

/// A game in a line: who, how far, how it ended.
pub(crate) fn describe(game: &GameSummary, desk: &Desk) -> String {
    let words = desk.words;
    let [red, blue] = colorito::Side::ALL.map(|side| words.player(Cast::here(&game.seats), side));
    let names = words.text("games-names", &[("red", red.into()), ("blue", blue.into())]);
    let plies = words.text("games-plies", &[("plies", (game.ply as i64).into())]);
    words.list([names, plies, words.ending(game.outcome)])
}

impl Page for GamesPage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        match key.code {
            _ if self.choice.key(key) => Then::Stay,
            KeyCode::Enter | KeyCode::Char(' ') => self.open(desk),
            KeyCode::Char('x') | KeyCode::Delete if !self.games.is_empty() => {
                let words = desk.words;
                let question =
                    format!("{} {}", words.say("terminal-ask-delete"), words.say("terminal-yes-or-no"));
                Then::Ask(Prompt::new(Ask::Delete, question, ""))
            }
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, desk: &mut Desk) -> Then {
        if self.choice.mouse(mouse, Choice::area(area)) { self.open(desk) } else { Then::Stay }
    }

    fn submit(&mut self, ask: Ask, _: &str, desk: &mut Desk) -> Then {
        let (Ask::Delete, Some(game)) = (ask, self.games.get(self.choice.at())) else { return Then::Stay };
        let deleted = desk.games.delete(game.id, Desk::timestamp()).map_err(Trouble::from);
        self.resume(desk);
        Then::from_result(deleted, desk)
    }

    fn resume(&mut self, desk: &mut Desk) {
        if let Ok(games) = desk.games.list() {
            self.choice = Choice::new(self.choice.at(), games.len());
            self.games = games;
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let title = desk.title_of("games-title", "");
        let mut lines: Vec<String> = self.games.iter().map(|game| describe(game, desk)).collect();
        if lines.is_empty() {
            lines.push(desk.words.say("games-none"));
        }
        self.choice.draw_page(title, &lines, frame, area);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        KEYS.to_vec()
    }
}

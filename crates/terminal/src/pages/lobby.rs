//! The lobby of a server: what others seek, and what one seeks oneself.

use colorito_play::Audience;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::Rect,
};

use super::{GamePage, seek::SeekForm};
use crate::{
    desk::Desk,
    list::Choice,
    page::{KeyHelp, Page, Then},
    session::{Seek, Visit, Visited},
    trouble::Trouble,
    work::News,
};

const KEYS: [KeyHelp; 4] = [
    KeyHelp::new("↑↓", "terminal-key-move"),
    KeyHelp::new("Enter", "lobby-accept"),
    KeyHelp::new("n", "lobby-seek"),
    KeyHelp::new("x", "lobby-withdraw"),
];

const FORM_KEYS: [KeyHelp; 3] = [
    KeyHelp::new("↑↓", "terminal-key-move"),
    KeyHelp::new("←→", "terminal-key-change"),
    KeyHelp::new("Enter", "lobby-seek"),
];

/// The lobby.
pub(crate) struct LobbyPage {
    visit: Visit,
    choice: Choice,
    form: Option<SeekForm>,
}

impl LobbyPage {
    pub(crate) fn enter(mut visit: Visit, desk: &mut Desk) -> LobbyPage {
        visit.enter_lobby(desk);
        LobbyPage { visit, choice: Choice::default(), form: None }
    }

    fn accept(&mut self, desk: &mut Desk) -> Then {
        let Some(seek) = self.visit.seeks().get(self.choice.at()) else { return Then::Stay };
        let id = seek.id.clone();
        self.visit.accept(&id, desk);
        Then::Stay
    }

    /// Takes back what is chosen.
    fn withdraw(&mut self, desk: &mut Desk) -> Then {
        let Some(seek) = self.visit.seeks().get(self.choice.at()) else { return Then::Stay };
        let id = seek.id.clone();
        self.visit.withdraw(&id, desk);
        Then::Stay
    }

    fn seek(&mut self, desk: &mut Desk) -> Then {
        if let Some(form) = self.form.take() {
            self.visit.invite(form.seek().invitation(), desk);
        }
        Then::Stay
    }

    fn take_in(&mut self, visited: Visited, desk: &mut Desk) -> Result<Then, Trouble> {
        Ok(match visited {
            Visited::Game(told) => {
                Then::Replace(Box::new(GamePage::elsewhere(self.visit.client().clone(), &told, desk)?))
            }
            Visited::Lobby => {
                self.choice = Choice::new(self.choice.at(), self.visit.seeks().len());
                Then::Stay
            }
            Visited::Sought => Then::Say(desk.words.say("terminal-sought")),
            Visited::Lost => Then::Warn(desk.words.say("connection-lost")),
            Visited::Closed(state) => Then::Say(desk.words.fate(state)),
            Visited::Withdrawn | Visited::Around | Visited::SignedOut | Visited::Invited(_) => Then::Stay,
        })
    }
}

impl Page for LobbyPage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        if let Some(form) = &mut self.form {
            if key.code == KeyCode::Esc {
                self.form = None;
                return Then::Stay;
            }
            return match form.key(key) {
                (_, true) => self.seek(desk),
                (true, _) => Then::Stay,
                _ => Then::Unused,
            };
        }
        match key.code {
            _ if self.choice.key(key) => Then::Stay,
            KeyCode::Enter | KeyCode::Char(' ') => self.accept(desk),
            KeyCode::Char('n') => {
                self.form = Some(SeekForm::new(Seek::new(Audience::Lobby)));
                Then::Stay
            }
            KeyCode::Char('x') | KeyCode::Delete => self.withdraw(desk),
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, desk: &mut Desk) -> Then {
        if let Some(form) = &mut self.form {
            return if form.mouse(mouse, area) { self.seek(desk) } else { Then::Stay };
        }
        if self.choice.mouse(mouse, Choice::area(area)) { self.accept(desk) } else { Then::Stay }
    }

    fn news(&mut self, news: News, desk: &mut Desk) -> Then {
        let Some(visited) = self.visit.news(&news, desk) else { return Then::Stay };
        match visited.and_then(|visited| self.take_in(visited, desk)) {
            Ok(then) => then,
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let title = desk.title_of("lobby-title", &self.visit.server().to_string());
        if let Some(form) = &self.form {
            form.draw(desk.title_of("lobby-seek", ""), frame, area, desk);
            return;
        }
        let mut lines: Vec<String> =
            self.visit.seeks().iter().map(|seek| desk.words.invitation(seek)).collect();
        if lines.is_empty() {
            lines.push(desk.words.say("lobby-empty"));
        }
        self.choice.draw_page(title, &lines, frame, area);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        if self.form.is_some() { FORM_KEYS.to_vec() } else { KEYS.to_vec() }
    }
}

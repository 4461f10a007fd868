//! An invitation by link: its terms, then the link, until somebody has followed it.

use colorito_play::Audience;
use ratatui::{
    Frame,
    crossterm::event::{KeyEvent, MouseEvent},
    layout::Rect,
    text::Line,
    widgets::{Paragraph, Wrap},
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

const KEYS: [KeyHelp; 3] = [
    KeyHelp::new("↑↓", "terminal-key-move"),
    KeyHelp::new("←→", "terminal-key-change"),
    KeyHelp::new("Enter", "terminal-make-link"),
];

/// An invitation to be, or one that waits.
pub(crate) struct InvitePage {
    visit: Visit,
    form: SeekForm,
    link: Option<String>,
}

impl InvitePage {
    pub(crate) fn new(visit: Visit) -> InvitePage {
        InvitePage { visit, form: SeekForm::new(Seek::new(Audience::Link)), link: None }
    }

    fn take_in(&mut self, visited: Visited, desk: &mut Desk) -> Result<Then, Trouble> {
        Ok(match visited {
            Visited::Game(told) => {
                Then::Replace(Box::new(GamePage::elsewhere(self.visit.client().clone(), &told, desk)?))
            }
            Visited::Invited(link) => {
                self.link = Some(link);
                Then::Stay
            }
            Visited::Closed(state) => Then::Warn(desk.words.fate(state)),
            Visited::Lost => Then::Warn(desk.words.say("connection-lost")),
            _ => Then::Stay,
        })
    }

    fn invite(&mut self, desk: &mut Desk) {
        if !self.visit.is_waiting() {
            self.visit.invite(self.form.seek().invitation(), desk);
        }
    }
}

impl Page for InvitePage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        if self.link.is_some() {
            return Then::Unused;
        }
        match self.form.key(key) {
            (_, true) => {
                self.invite(desk);
                Then::Stay
            }
            (true, _) => Then::Stay,
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, desk: &mut Desk) -> Then {
        if self.link.is_none() && self.form.mouse(mouse, area) {
            self.invite(desk);
        }
        Then::Stay
    }

    fn news(&mut self, news: News, desk: &mut Desk) -> Then {
        let Some(visited) = self.visit.news(&news, desk) else { return Then::Stay };
        match visited.and_then(|visited| self.take_in(visited, desk)) {
            Ok(then) => then,
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let title = desk.title_of("invitation-title", &self.visit.server().to_string());
        let Some(link) = &self.link else {
            self.form.draw(title, frame, area, desk);
            return;
        };
        let (words, list) = (desk.words, Choice::area(area));
        let sentence = |key: &str| Line::from(words.say(key));
        let lines = vec![
            title,
            Line::default(),
            sentence("invitation-how"),
            Line::default(),
            Line::styled(link.clone(), desk.paint.accent()),
            Line::default(),
            sentence("terminal-invitation-waits"),
        ];
        let place = Rect { y: area.y + 1.min(area.height), height: area.height.saturating_sub(1), ..list };
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), place);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        if self.link.is_some() { Vec::new() } else { KEYS.to_vec() }
    }
}

//! Puzzles: the list of them, and one on the board.

use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::Rect,
};

use crate::{
    board::{BoardPane, Wish},
    desk::Desk,
    list::Choice,
    page::{KeyHelp, Page, Then, board_keys, list_keys},
    panel::Panel,
    prompt::Ask,
    session::{PuzzleSession, puzzle_names, puzzles_in_order, puzzles_progress},
    work::News,
};

const KEYS: [KeyHelp; 3] = [
    KeyHelp::new("n", "puzzle-next-unsolved"),
    KeyHelp::new("u", "puzzle-again"),
    KeyHelp::new("s", "puzzle-show-answer"),
];

/// The list of puzzles, the one of the day first.
pub(crate) struct PuzzlesPage {
    choice: Choice,
}

impl Default for PuzzlesPage {
    fn default() -> PuzzlesPage {
        PuzzlesPage { choice: Choice::new(0, puzzles_in_order().len() + 1) }
    }
}

impl PuzzlesPage {
    fn open(&self) -> Then {
        let chosen = self.choice.at().checked_sub(1).map(|at| PuzzleSession::new(puzzles_in_order()[at]));
        Then::Open(Box::new(PuzzlePage::new(chosen.unwrap_or_else(PuzzleSession::of_today))))
    }
}

impl Page for PuzzlesPage {
    fn key(&mut self, key: KeyEvent, _: &mut Desk) -> Then {
        match key.code {
            _ if self.choice.key(key) => Then::Stay,
            KeyCode::Enter | KeyCode::Char(' ') => self.open(),
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, _: &mut Desk) -> Then {
        if self.choice.mouse(mouse, Choice::area(area)) { self.open() } else { Then::Stay }
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let title = desk.title_of("puzzles-page-title", &puzzles_progress(desk));
        let mut lines = vec![desk.words.say("puzzle-of-the-day")];
        lines.extend(puzzle_names(desk));
        self.choice.draw_page(title, &lines, frame, area);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        list_keys()
    }
}

/// A puzzle on the board.
pub(crate) struct PuzzlePage {
    session: PuzzleSession,
    pane: BoardPane,
}

impl PuzzlePage {
    pub(crate) fn new(session: PuzzleSession) -> PuzzlePage {
        let pane = BoardPane::new(session.side());
        PuzzlePage { session, pane }
    }

    fn wish(&mut self, wish: Wish, desk: &mut Desk) -> Then {
        match wish {
            Wish::Done => {}
            Wish::Type(prompt) => return Then::Ask(prompt),
            Wish::Play(m) => self.session.try_move(m, desk),
        }
        Then::Stay
    }

    fn go_on(&mut self, desk: &Desk) -> Then {
        match self.session.next(&desk.progress) {
            Some(next) => Then::Replace(Box::new(PuzzlePage::new(next))),
            None => Then::Back,
        }
    }
}

impl Page for PuzzlePage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        if self.session.is_over() && matches!(key.code, KeyCode::Enter | KeyCode::Char(' ')) {
            return self.go_on(desk);
        }
        let position = self.session.position().clone();
        if let Some(wish) = self.pane.key(key, &position, desk) {
            return self.wish(wish, desk);
        }
        match key.code {
            KeyCode::Char('n') => self.go_on(desk),
            KeyCode::Char('u') => {
                self.session.restart();
                self.pane.stop();
                self.pane.settle();
                Then::Stay
            }
            KeyCode::Char('s') => {
                self.pane.stop();
                self.pane.settle();
                for (before, m) in self.session.give_up() {
                    self.pane.show(before, m, desk);
                }
                Then::Stay
            }
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, desk: &mut Desk) -> Then {
        let position = self.session.position().clone();
        match self.pane.mouse(mouse, area, &position) {
            Some(wish) => self.wish(wish, desk),
            None => Then::Stay,
        }
    }

    fn submit(&mut self, ask: Ask, text: &str, desk: &mut Desk) -> Then {
        match ask {
            Ask::Move => Then::from_result(self.session.try_text(text, desk), desk),
            _ => Then::Stay,
        }
    }

    fn news(&mut self, news: News, desk: &mut Desk) -> Then {
        match self.session.news(&news, desk) {
            Ok(shown) => shown.into_iter().for_each(|(before, m)| self.pane.show(before, m, desk)),
            Err(trouble) => return Then::Warn(desk.words.trouble(&trouble)),
        }
        Then::Stay
    }

    fn tick(&mut self, desk: &mut Desk) -> Then {
        self.pane.go_on(desk);
        Then::Stay
    }

    fn is_moving(&self, _: &Desk) -> bool {
        self.pane.is_moving()
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let (session, words) = (&self.session, desk.words);
        let panel = self.pane.draw(frame, area, session.position(), session.last_move(), desk);
        let mut panel = Panel::new(panel, desk.paint);
        panel.title(&session.title(words));
        panel.gap();
        panel.text(&session.task(words));
        panel.rule();
        if session.is_judging() {
            panel.quiet(&words.say("terminal-judging"));
        } else if let Some(verdict) = session.verdict(words) {
            let style = if session.is_wrong() { desk.paint.warning() } else { desk.paint.accent() };
            panel.styled(&verdict, style);
        }
        if session.is_over() {
            panel.gap();
            panel.text(&format!("Enter  {}", words.say("puzzle-next-unsolved")));
        }
        panel.draw(frame);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        board_keys(&KEYS)
    }
}

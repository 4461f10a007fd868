//! Lessons: the list of them, and one on the board.

use colorito_study::lessons;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::Rect,
};

use super::PuzzlesPage;
use crate::{
    board::{BoardPane, Wish},
    desk::Desk,
    list::Choice,
    page::{KeyHelp, Page, Then, board_keys, list_keys},
    panel::Panel,
    prompt::Ask,
    session::{LessonSession, lesson_titles, lessons_progress},
};

const KEYS: [KeyHelp; 2] = [KeyHelp::new("n", "terminal-key-go-on"), KeyHelp::new("u", "puzzle-again")];

/// The list of lessons.
pub(crate) struct LessonsPage {
    choice: Choice,
}

impl LessonsPage {
    /// The list, at the first lesson that is not done.
    pub(crate) fn new(desk: &Desk) -> LessonsPage {
        LessonsPage { choice: Choice::new(LessonSession::first_open(&desk.progress), lessons::all().len()) }
    }

    fn open(&self, desk: &Desk) -> Then {
        Then::Open(Box::new(LessonPage::new(self.choice.at(), desk)))
    }
}

impl Page for LessonsPage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        match key.code {
            _ if self.choice.key(key) => Then::Stay,
            KeyCode::Enter | KeyCode::Char(' ') => self.open(desk),
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, desk: &mut Desk) -> Then {
        if self.choice.mouse(mouse, Choice::area(area)) { self.open(desk) } else { Then::Stay }
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let title = desk.title_of("learn-page-title", &lessons_progress(desk));
        self.choice.draw_page(title, &lesson_titles(desk), frame, area);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        list_keys()
    }
}

/// A lesson on the board.
pub(crate) struct LessonPage {
    session: LessonSession,
    pane: BoardPane,
}

impl LessonPage {
    fn new(lesson: usize, desk: &Desk) -> LessonPage {
        let session = LessonSession::new(lesson, &desk.progress);
        let pane = BoardPane::new(session.position().turn());
        LessonPage { session, pane }
    }

    fn wish(&mut self, wish: Wish, desk: &mut Desk) -> Then {
        match wish {
            Wish::Done => Then::Stay,
            Wish::Type(prompt) => Then::Ask(prompt),
            Wish::Play(m) => {
                let before = self.session.position().clone();
                let tried = self.session.try_move(m, desk);
                self.show(&before, desk);
                Then::from_result(tried, desk)
            }
        }
    }

    /// Shows the move if it was right.
    fn show(&mut self, before: &colorito::Position, desk: &Desk) {
        self.pane.settle();
        if let (true, Some(m)) = (self.session.is_solved(), self.session.last_move()) {
            self.pane.show(before.clone(), m, desk);
        }
    }

    fn go_on(&mut self) -> Then {
        self.pane.stop();
        if !self.session.next() {
            return Then::Replace(Box::new(PuzzlesPage::default()));
        }
        self.pane = BoardPane::new(self.session.position().turn());
        Then::Stay
    }
}

impl Page for LessonPage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        if self.session.is_solved() && matches!(key.code, KeyCode::Enter | KeyCode::Char(' ')) {
            return self.go_on();
        }
        let position = self.session.position().clone();
        if let Some(wish) = self.pane.key(key, &position, desk) {
            return self.wish(wish, desk);
        }
        match key.code {
            KeyCode::Char('n') => self.go_on(),
            KeyCode::Char('u') => {
                self.session.restart();
                self.pane.stop();
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
        if ask != Ask::Move {
            return Then::Stay;
        }
        let before = self.session.position().clone();
        let tried = self.session.try_text(text, desk);
        self.show(&before, desk);
        Then::from_result(tried, desk)
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
        let number = [("number", (session.number() as i64 + 1).into())];
        panel.quiet(&words.text("lesson-number", &number));
        panel.title(&session.title(words));
        panel.gap();
        panel.text(&session.introduction(words));
        panel.rule();
        panel.quiet(&session.place(words));
        panel.text(&session.task(words));
        if let Some(verdict) = session.verdict(words) {
            panel.rule();
            let style = if session.is_solved() { desk.paint.accent() } else { desk.paint.warning() };
            panel.styled(&verdict, style);
        }
        if session.is_solved() {
            panel.gap();
            let key = match session.next_title(words) {
                _ if !session.is_last_exercise() => words.say("exercise-next"),
                Some(title) => words.text("lesson-next", &[("title", title.into())]),
                None => words.say("learn-to-puzzles"),
            };
            panel.text(&format!("Enter  {key}"));
        }
        panel.draw(frame);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        board_keys(&KEYS)
    }
}

//! The review of a game.

use colorito::Side;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::Rect,
};

use super::AnalysisPage;
use crate::{
    board::{BoardPane, Wish},
    desk::Desk,
    graph,
    page::{KeyHelp, Page, Then, wheel_key},
    panel::Panel,
    session::ReviewSession,
    work::News,
};

const KEYS: [KeyHelp; 6] = [
    KeyHelp::new("PgUp PgDn", "terminal-key-browse"),
    KeyHelp::new("y", "terminal-key-next-turn"),
    KeyHelp::new("k", "terminal-key-last-turn"),
    KeyHelp::new("s", "terminal-key-start-stop"),
    KeyHelp::new("l", "door-analyse"),
    KeyHelp::new("v", "turn-board"),
];

/// A review and the board that shows the move looked at.
pub(crate) struct ReviewPage {
    session: ReviewSession,
    pane: BoardPane,
}

impl ReviewPage {
    /// Opens a review, which goes on by itself.
    pub(crate) fn new(mut session: ReviewSession, facing: Side, desk: &mut Desk) -> ReviewPage {
        session.toggle(desk);
        ReviewPage { session, pane: BoardPane::new(facing) }
    }

    fn go_to(&mut self, ply: usize) {
        self.pane.stop();
        self.session.go_to(ply);
        self.show_better();
    }

    /// Marks the better move of a turning point on the board.
    fn show_better(&mut self) {
        self.pane.settle();
        let turning = self.session.reviewed().and_then(|reviewed| reviewed.turning_point.as_ref());
        self.pane.state.hint = turning.map(|turning| turning.better);
    }
}

impl Page for ReviewPage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        let ply = self.session.ply();
        match key.code {
            KeyCode::PageUp | KeyCode::Left => self.go_to(ply.saturating_sub(1)),
            KeyCode::PageDown | KeyCode::Right => {
                self.go_to(ply + 1);
                if let Some(m) = self.session.last_move().filter(|_| self.session.ply() > ply) {
                    let mut before = self.session.position();
                    before.undo_unchecked(m);
                    let hint = self.pane.state.hint;
                    self.pane.show(before, m, desk);
                    self.pane.state.hint = hint;
                }
            }
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(self.session.total()),
            KeyCode::Char('y' | 'k') | KeyCode::Tab | KeyCode::BackTab => {
                self.session.next_turn(matches!(key.code, KeyCode::Char('k') | KeyCode::BackTab));
                self.show_better();
            }
            KeyCode::Char('s') => self.session.toggle(desk),
            KeyCode::Char('l') => {
                let page = AnalysisPage::of_position(self.session.position(), desk);
                return Then::Open(Box::new(page));
            }
            KeyCode::Char('v') => {
                let position = self.session.position();
                let turned = self.pane.key(key, &position, desk);
                debug_assert_eq!(turned, Some(Wish::Done));
            }
            _ => return Then::Unused,
        }
        Then::Stay
    }

    fn mouse(&mut self, mouse: MouseEvent, _: Rect, desk: &mut Desk) -> Then {
        wheel_key(mouse).map_or(Then::Stay, |key| self.key(key.into(), desk))
    }

    fn news(&mut self, news: News, desk: &mut Desk) -> Then {
        Then::from_result(self.session.news(news, desk).map(|_| ()), desk)
    }

    fn tick(&mut self, desk: &mut Desk) -> Then {
        self.pane.go_on(desk);
        Then::Stay
    }

    fn is_moving(&self, _: &Desk) -> bool {
        self.pane.is_moving()
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let (words, session) = (desk.words, &self.session);
        let position = session.position();
        let area = self.pane.draw(frame, area, &position, session.last_move(), desk);
        // The graph has the lower third.
        let graph_height = (area.height / 3).clamp(6.min(area.height), 14);
        let graph_area = Rect { y: area.bottom() - graph_height, height: graph_height, ..area };
        let text_area = Rect { height: area.height - graph_height, ..area };
        let mut panel = Panel::new(text_area, desk.paint);
        panel.title(&words.say("review-title"));
        panel.quiet(&session.progress(words));
        panel.rule();
        if let Some(reviewed) = session.reviewed() {
            let number = (session.ply() - 1) / 2 + 1;
            let args = [
                ("number", (number as i64).into()),
                ("side", words.side(reviewed.side).into()),
                ("move", reviewed.way.clone().into()),
            ];
            panel.title(&words.text("review-turn-move", &args));
        }
        for remark in session.remarks(words) {
            panel.text(&remark);
        }
        if session.is_done() && session.ply() == session.total() {
            panel.rule();
            for line in session.summaries(words) {
                panel.text(&line);
            }
        }
        panel.draw(frame);
        let moves = &session.review().moves;
        graph::draw(moves, session.total(), session.ply(), desk.paint, graph_area, frame.buffer_mut());
    }

    fn keys(&self) -> Vec<KeyHelp> {
        KEYS.to_vec()
    }
}

//! A list one of whose lines is chosen.

use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind},
    layout::Rect,
    text::Line,
    widgets::Paragraph,
};

use crate::{Paint, panel::fitted};

/// Which line of a list is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Choice {
    at: usize,
    count: usize,
}

impl Choice {
    pub(crate) fn new(at: usize, count: usize) -> Choice {
        Choice { at: at.min(count.saturating_sub(1)), count }
    }

    pub(crate) fn at(self) -> usize {
        self.at
    }

    /// Moves the choice. Says whether the key was one that does.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        let last = self.count.saturating_sub(1);
        self.at = match key.code {
            KeyCode::Up if self.at == 0 => last,
            KeyCode::Up | KeyCode::BackTab => self.at.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => {
                if self.at == last {
                    0
                } else {
                    self.at + 1
                }
            }
            KeyCode::PageUp => self.at.saturating_sub(10),
            KeyCode::PageDown => (self.at + 10).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => return false,
        };
        true
    }

    /// The first line that is shown where so many fit.
    fn first(self, rows: usize) -> usize {
        self.at.saturating_sub(rows / 2).min(self.count.saturating_sub(rows))
    }

    /// Chooses the line under the mouse. Says whether it was clicked.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, area: Rect) -> bool {
        let rows = usize::from(area.height);
        let inside = mouse.row >= area.y && mouse.row < area.bottom() && mouse.column >= area.x;
        match mouse.kind {
            MouseEventKind::ScrollDown => self.at = (self.at + 1).min(self.count.saturating_sub(1)),
            MouseEventKind::ScrollUp => self.at = self.at.saturating_sub(1),
            MouseEventKind::Down(MouseButton::Left) if inside => {
                let line = self.first(rows) + usize::from(mouse.row - area.y);
                if line < self.count {
                    self.at = line;
                    return true;
                }
            }
            _ => {}
        }
        false
    }

    /// Where a list is on a page that has a title.
    pub(crate) fn area(page: Rect) -> Rect {
        let (left, top) = (2.min(page.width), 3.min(page.height));
        Rect { x: page.x + left, y: page.y + top, width: page.width - left, height: page.height - top }
    }

    /// Draws a page that is a list with a title.
    pub(crate) fn draw_page(self, title: Line<'static>, lines: &[String], frame: &mut Frame<'_>, page: Rect) {
        let list = Choice::area(page);
        let above = Rect { y: page.y + 1.min(page.height), height: 1.min(page.height), ..list };
        frame.render_widget(title, above);
        self.draw(lines, frame, list);
    }

    pub(crate) fn draw(self, lines: &[String], frame: &mut Frame<'_>, area: Rect) {
        let rows = usize::from(area.height);
        let width = usize::from(area.width);
        let shown = lines.iter().enumerate().skip(self.first(rows)).take(rows);
        let lines = shown.map(|(at, line)| {
            let mark = if at == self.at { '>' } else { ' ' };
            let line = Line::from(fitted(&format!("{mark} {line}"), width));
            if at == self.at { line.style(Paint::chosen_line()) } else { line }
        });
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyModifiers;

    use super::*;

    #[test]
    fn the_choice_goes_round_and_stays_within() {
        let press = |choice: &mut Choice, code| choice.key(KeyEvent::new(code, KeyModifiers::NONE));
        let mut choice = Choice::new(0, 3);
        press(&mut choice, KeyCode::Up);
        assert_eq!(choice.at(), 2);
        press(&mut choice, KeyCode::Down);
        assert_eq!(choice.at(), 0);
        press(&mut choice, KeyCode::PageDown);
        assert_eq!(choice.at(), 2);
        assert!(!press(&mut choice, KeyCode::Enter));
        assert_eq!(Choice::new(7, 0).at(), 0);
    }
}

//! What stands beside a board: lines of text that know how much room they take.

use ratatui::{
    Frame,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Paragraph,
};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::Paint;

/// Lines that are gathered for an area and drawn at once.
pub(crate) struct Panel {
    area: Rect,
    paint: Paint,
    lines: Vec<Line<'static>>,
}

impl Panel {
    pub(crate) fn new(area: Rect, paint: Paint) -> Panel {
        Panel { area, paint, lines: Vec::new() }
    }

    pub(crate) fn width(&self) -> usize {
        usize::from(self.area.width)
    }

    pub(crate) fn height(&self) -> usize {
        usize::from(self.area.height)
    }

    /// How many rows are left.
    pub(crate) fn rows_left(&self) -> usize {
        usize::from(self.area.height).saturating_sub(self.lines.len())
    }

    pub(crate) fn title(&mut self, text: &str) {
        self.styled(text, self.paint.accent());
    }

    /// A text, wrapped at words.
    pub(crate) fn text(&mut self, text: &str) {
        self.styled(text, Style::new());
    }

    pub(crate) fn quiet(&mut self, text: &str) {
        self.styled(text, Paint::quiet());
    }

    pub(crate) fn styled(&mut self, text: &str, style: Style) {
        if self.area.width > 0 {
            let wrapped = textwrap::wrap(text, self.width());
            self.lines.extend(wrapped.into_iter().map(|line| Line::styled(line.into_owned(), style)));
        }
    }

    pub(crate) fn line(&mut self, line: Line<'static>) {
        self.lines.push(line);
    }

    /// Something on the left and something on the right of a line.
    pub(crate) fn both(&mut self, left: Vec<Span<'static>>, right: Span<'static>) {
        let used: usize = left.iter().map(Span::width).sum::<usize>() + right.width();
        let blank = self.width().saturating_sub(used);
        let mut spans = left;
        spans.push(Span::raw(" ".repeat(blank)));
        spans.push(right);
        self.lines.push(Line::from(spans));
    }

    pub(crate) fn gap(&mut self) {
        self.lines.push(Line::default());
    }

    /// A line across.
    pub(crate) fn rule(&mut self) {
        let rule = self.paint.rule().to_string().repeat(self.width());
        self.lines.push(Line::styled(rule, Paint::quiet()));
    }

    /// The last of the numbered moves, as many as fit, the one with the mark in another style.
    pub(crate) fn moves(&mut self, moves: &[[String; 3]], marked: Option<usize>) {
        let rows = self.rows_left();
        let last = marked.map_or(moves.len(), |ply| ply.div_ceil(2)).max(rows).min(moves.len());
        let number = moves.len().to_string().len() + 1;
        let column = self.width().saturating_sub(number + 2) / 2;
        for (row, [count, first, second]) in
            moves.iter().enumerate().take(last).skip(last.saturating_sub(rows))
        {
            let style = |ply: usize| {
                if marked == Some(ply + 1) { Paint::chosen_line() } else { Style::new() }
            };
            let line = Line::from(vec![
                Span::styled(format!("{count:>number$} "), Paint::quiet()),
                Span::styled(fitted(first, column), style(2 * row)),
                Span::raw(" "),
                Span::styled(fitted(second, column), style(2 * row + 1)),
            ]);
            self.lines.push(line);
        }
    }

    pub(crate) fn draw(self, frame: &mut Frame<'_>) {
        frame.render_widget(Paragraph::new(self.lines), self.area);
    }
}

/// A text of exactly so many columns: filled up with blanks, or cut with a mark at the end.
pub(crate) fn fitted(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.width());
    if text.width() <= width {
        return format!("{text}{}", " ".repeat(missing));
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if cut.width() + letter.width().unwrap_or(0) + 1 > width {
            break;
        }
        cut.push(letter);
    }
    let blank = width.saturating_sub(cut.width() + 1);
    if width == 0 { String::new() } else { format!("{cut}…{}", " ".repeat(blank)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_fitted() {
        assert_eq!(fitted("c1c3", 6), "c1c3  ");
        assert_eq!(fitted("5 e1-e3-g5", 6), "5 e1-…");
        assert_eq!(fitted("日本語", 4), "日… ");
        assert_eq!(fitted("x", 0), "");
    }
}

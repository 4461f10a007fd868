//! The full-screen application: pages on top of each other, and the lines below them.

use colorito_play::GameId;
use ratatui::{
    Frame,
    buffer::Buffer,
    crossterm::event::{Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent},
    layout::{Constraint, Layout, Position, Rect},
    style::Style,
    text::{Line, Span},
    widgets::{Block, Clear, Padding, Paragraph},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    Event,
    desk::Desk,
    page::{KeyHelp, Page, Then},
    prompt::{Prompt, Typed},
};

/// The keys that every page knows.
const COMMON_KEYS: [KeyHelp; 4] = [
    KeyHelp::new("?", "terminal-key-help"),
    KeyHelp::new("Esc", "terminal-key-back"),
    KeyHelp::new("q", "terminal-key-quit"),
    KeyHelp::new("Ctrl-Z", "terminal-key-suspend"),
];

/// Something said below the page.
struct Notice {
    text: String,
    is_warning: bool,
}

/// What only the terminal itself can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// Everything is drawn anew.
    Redraw,
    /// The shell has the terminal for a while.
    Suspend,
}

/// The state of the whole screen.
pub(crate) struct App {
    pub(crate) desk: Desk,
    pages: Vec<Box<dyn Page>>,
    prompt: Option<Prompt>,
    notice: Option<Notice>,
    /// The first line of the help that is seen, if it is shown.
    help: Option<u16>,
    area: Rect,
    request: Option<Request>,
    is_over: bool,
}

impl App {
    /// An application with a page to begin with, and one below it if there is a way back.
    pub(crate) fn new(desk: Desk, pages: Vec<Box<dyn Page>>) -> App {
        App {
            desk,
            pages,
            prompt: None,
            notice: None,
            help: None,
            area: Rect::ZERO,
            request: None,
            is_over: false,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over || self.pages.is_empty()
    }

    /// What the terminal is to do now.
    pub(crate) fn take_request(&mut self) -> Option<Request> {
        self.request.take()
    }

    /// Whether something moves.
    pub(crate) fn is_moving(&self) -> bool {
        self.pages.last().is_some_and(|page| page.is_moving(&self.desk))
    }

    /// The stored game on the screen.
    pub(crate) fn game(&self) -> Option<GameId> {
        self.pages.iter().rev().find_map(|page| page.game())
    }

    /// Takes in what has happened.
    pub(crate) fn update(&mut self, event: Event) {
        match event {
            Event::Terminal(TerminalEvent::Key(key)) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Terminal(TerminalEvent::Mouse(mouse)) => self.mouse(mouse),
            Event::Terminal(TerminalEvent::Paste(text)) => self.paste(&text),
            Event::News(news) => {
                // Pages below go on with their games too.
                for at in (0..self.pages.len()).rev() {
                    let then = self.pages[at].news(news.clone(), &mut self.desk);
                    if at + 1 == self.pages.len() {
                        self.follow(then);
                    }
                }
            }
            Event::Terminate => self.is_over = true,
            Event::Terminal(_) | Event::Line(_) => {}
        }
    }

    /// Lets time pass.
    pub(crate) fn tick(&mut self) {
        if let Some(page) = self.pages.last_mut() {
            let then = page.tick(&mut self.desk);
            self.follow(then);
        }
    }

    fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        self.request = match key.code {
            KeyCode::Char('z') if control => Some(Request::Suspend),
            KeyCode::Char('l') if control => Some(Request::Redraw),
            _ => None,
        };
        if self.request.is_some() {
            return;
        }
        if let Some(prompt) = &mut self.prompt {
            match prompt.key(key) {
                Typed::More => {}
                Typed::Cancelled => self.prompt = None,
                Typed::Done => self.submit(),
            }
            return;
        }
        if let Some(first) = self.help.take() {
            self.help = match key.code {
                KeyCode::Down | KeyCode::PageDown => Some((first + 1).min(self.help_overhang())),
                KeyCode::Up | KeyCode::PageUp => Some(first.saturating_sub(1)),
                _ => None,
            };
            return;
        }
        self.notice = None;
        match key.code {
            KeyCode::Char('c' | 'd') if control => self.is_over = true,
            KeyCode::Char('?') | KeyCode::F(1) => self.help = Some(0),
            _ => {
                let Some(page) = self.pages.last_mut() else { return };
                let then = match (page.key(key, &mut self.desk), key.code) {
                    (Then::Unused, KeyCode::Esc) => Then::Back,
                    (Then::Unused, KeyCode::Char('q')) => Then::Quit,
                    (then, _) => then,
                };
                self.follow(then);
            }
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let area = self.page_area();
        if self.prompt.is_some()
            || self.help.is_some()
            || !area.contains(Position::new(mouse.column, mouse.row))
        {
            return;
        }
        if let Some(page) = self.pages.last_mut() {
            let then = page.mouse(mouse, area, &mut self.desk);
            self.follow(then);
        }
    }

    fn paste(&mut self, text: &str) {
        if let Some(prompt) = &mut self.prompt {
            prompt.paste(text);
        }
    }

    fn submit(&mut self) {
        let (Some(prompt), Some(page)) = (self.prompt.take(), self.pages.last_mut()) else { return };
        self.notice = None;
        let then = page.submit(prompt.ask, prompt.typed(), &mut self.desk);
        self.follow(then);
    }

    fn follow(&mut self, then: Then) {
        match then {
            Then::Stay | Then::Unused => {}
            Then::Say(text) => self.notice = Some(Notice { text, is_warning: false }),
            Then::Warn(text) => self.notice = Some(Notice { text, is_warning: true }),
            Then::Ask(prompt) => self.prompt = Some(prompt),
            Then::Open(page) => self.pages.push(page),
            Then::Replace(page) => {
                self.pages.pop();
                self.pages.push(page);
            }
            Then::Back => {
                self.pages.pop();
                if let Some(page) = self.pages.last_mut() {
                    page.resume(&mut self.desk);
                }
            }
            Then::Quit => self.is_over = true,
        }
    }
}

/// Drawing.
impl App {
    fn page_area(&self) -> Rect {
        Rect { height: self.area.height.saturating_sub(2), ..self.area }
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        self.area = frame.area();
        let Some(page) = self.pages.last() else { return };
        page.draw(frame, self.page_area(), &self.desk);
        let [_, notice, line] =
            Layout::vertical([Constraint::Min(0), Constraint::Length(1), Constraint::Length(1)])
                .areas(self.area);
        self.draw_notice(frame, notice);
        match &self.prompt {
            Some(prompt) => draw_prompt(frame, line, prompt, self.desk.paint.accent()),
            None => self.draw_keys(frame, line),
        }
        if let Some(first) = self.help {
            self.draw_help(frame, first);
        }
        if self.desk.paint.ascii {
            write_ascii(frame.buffer_mut());
        }
    }

    fn draw_notice(&self, frame: &mut Frame<'_>, area: Rect) {
        let Some(notice) = &self.notice else { return };
        let style = if notice.is_warning { self.desk.paint.warning() } else { self.desk.paint.accent() };
        // A sentence that is too long for the line takes as many above it as it needs.
        let lines: Vec<Line<'_>> =
            textwrap::wrap(&notice.text, usize::from(area.width)).into_iter().map(Line::from).collect();
        let top = area.bottom().saturating_sub(lines.len() as u16);
        let area = Rect { y: top, height: area.bottom() - top, ..area };
        frame.render_widget(Clear, area);
        frame.render_widget(Paragraph::new(lines).style(style), area);
    }

    fn keys(&self) -> impl Iterator<Item = KeyHelp> {
        let own = self.pages.last().map(|page| page.keys()).unwrap_or_default();
        own.into_iter().chain(COMMON_KEYS)
    }

    /// As many keys as fit, the one for the help last.
    fn draw_keys(&self, frame: &mut Frame<'_>, area: Rect) {
        let paint = self.desk.paint;
        let said = |help: KeyHelp| (help.key, self.desk.words.say(help.brief));
        let help = said(COMMON_KEYS[0]);
        let width = |(key, text): &(&str, String)| key.width() + text.width() + 3;
        let mut room = usize::from(area.width).saturating_sub(width(&help));
        let mut shown = Vec::new();
        for key in self.keys().map(said).filter(|(key, _)| *key != help.0) {
            if width(&key) <= room {
                room -= width(&key);
                shown.push(key);
            }
        }
        shown.push(help);
        let spans = shown.into_iter().flat_map(|(key, text)| {
            [
                Span::styled(key, paint.accent()),
                Span::raw(" "),
                Span::styled(format!("{text}  "), crate::Paint::quiet()),
            ]
        });
        frame.render_widget(spans.collect::<Line<'_>>(), area);
    }

    /// All keys of the page, and what the symbols on the board mean.
    fn help_lines(&self) -> Vec<Line<'static>> {
        let words = self.desk.words;
        let keys: Vec<(&str, String)> = self.keys().map(|help| (help.key, words.say(help.text))).collect();
        let widest = keys.iter().map(|(key, _)| key.width()).max().unwrap_or(0);
        let mut lines: Vec<Line<'static>> = keys
            .into_iter()
            .map(|(key, text)| {
                let blank = " ".repeat(widest - key.width() + 2);
                let key = Span::styled(key, self.desk.paint.accent());
                Line::from(vec![key, Span::raw(format!("{blank}{text}"))])
            })
            .collect();
        lines.push(Line::default());
        lines.extend(self.legend());
        lines
    }

    /// How many lines of the help do not fit.
    fn help_overhang(&self) -> u16 {
        (self.help_lines().len() as u16 + 2).saturating_sub(self.area.height)
    }

    fn draw_help(&self, frame: &mut Frame<'_>, first: u16) {
        let lines = self.help_lines();
        let width = lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 4;
        let (width, height) = (width.min(self.area.width), (lines.len() as u16 + 2).min(self.area.height));
        let area = Rect {
            x: self.area.x + (self.area.width - width) / 2,
            y: self.area.y + (self.area.height - height) / 2,
            width,
            height,
        };
        let title = format!(" {} ", self.desk.words.say("terminal-keys"));
        let more = if first < self.help_overhang() { " ↓ " } else { "" };
        let block = Block::bordered().title(title).title_bottom(more).border_style(self.desk.paint.accent());
        frame.render_widget(Clear, area);
        let help = Paragraph::new(lines).scroll((first, 0));
        frame.render_widget(help.block(block.padding(Padding::horizontal(1))), area);
    }

    /// What the symbols on the board mean.
    fn legend(&self) -> Vec<Line<'static>> {
        let (words, paint) = (self.desk.words, self.desk.paint);
        let kinds = [colorito::MoveKind::Step, colorito::MoveKind::Jump, colorito::MoveKind::StepJump];
        let kinds = kinds.map(|kind| format!("{} {}", paint.kind_mark(kind), words.kind(kind)));
        let colours = colorito::Colour::ALL
            .map(|colour| format!("{} {}", paint.pattern_mark(colour), words.coloured_space(colour)));
        let sides = colorito::Side::ALL.map(|side| {
            let [open, close] = crate::Paint::brackets(side);
            format!("{open}7{close} {}", words.side(side))
        });
        let marks = [
            format!("{} {}", paint.target_mark(), words.say("terminal-legend-target")),
            format!("{} {}", paint.home_mark(), words.say("terminal-legend-home")),
            format!("{} {}", paint.last_mark(), words.say("terminal-legend-last")),
        ];
        [kinds.join("  "), colours.join("  "), sides.join("  "), marks.join("  ")].map(Line::from).into()
    }
}

/// Puts the nearest of ASCII in the place of all other signs; letters stay.
fn write_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let ascii = match cell.symbol() {
            "↑" => "^",
            "↓" => "v",
            "←" => "<",
            "→" => ">",
            "–" | "−" | "─" => "-",
            "│" => "|",
            "┌" | "┐" | "└" | "┘" => "+",
            "…" | "·" => ".",
            "’" => "'",
            "“" | "”" | "„" | "«" | "»" => "\"",
            _ => continue,
        };
        cell.set_symbol(ascii);
    }
}

fn draw_prompt(frame: &mut Frame<'_>, area: Rect, prompt: &Prompt, style: Style) {
    let label = format!("{} ", prompt.label);
    let room = usize::from(area.width).saturating_sub(label.width() + 1);
    // The end of a long line is what is being typed.
    let typed = prompt.shown();
    let mut shown = typed.as_str();
    while shown.width() > room {
        let mut letters = shown.chars();
        letters.next();
        shown = letters.as_str();
    }
    let end = area.x + (label.width() + shown.width()) as u16;
    frame.render_widget(Line::from(vec![Span::styled(label, style), Span::raw(shown.to_owned())]), area);
    frame.set_cursor_position(Position::new(end.min(area.right().saturating_sub(1)), area.y));
}

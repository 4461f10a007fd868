//! The first page.

use std::path::Path;

use colorito_client::Server;
use colorito_drawing::Theme;
use colorito_locales::Language;
use colorito_play::GameId;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::{Alignment, Rect},
    text::Line,
    widgets::Paragraph,
};
use unicode_width::UnicodeWidthStr;

use super::{AnalysisPage, GamePage, GamesPage, LessonsPage, NewGamePage, OnlinePage, PuzzlesPage};
use crate::{
    Words,
    desk::Desk,
    list::Choice,
    page::{KeyHelp, Page, Then},
    prompt::{Ask, Prompt},
    session::{NewGame, read_records},
    settings::Settings,
    trouble::Trouble,
};

const KEYS: [KeyHelp; 3] = [
    KeyHelp::new("↑↓", "terminal-key-move"),
    KeyHelp::new("Enter", "terminal-key-open"),
    KeyHelp::new("←→", "terminal-key-change"),
];

/// What can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Continue(GameId),
    Play,
    Online,
    Games,
    Learn,
    Puzzles,
    Analyse,
    Record,
    Language,
    Theme,
    Motion,
    Quit,
}

/// A list of all that can be done.
pub(crate) struct MenuPage {
    entries: Vec<Entry>,
    choice: Choice,
}

impl MenuPage {
    pub(crate) fn new(desk: &mut Desk) -> MenuPage {
        let mut page = MenuPage { entries: Vec::new(), choice: Choice::default() };
        page.gather(desk);
        page
    }

    fn gather(&mut self, desk: &mut Desk) {
        // A store that cannot be read says so when a game is begun.
        let games = desk.games.list().unwrap_or_default();
        let open = games.iter().find(|game| game.outcome.is_none()).map(|game| Entry::Continue(game.id));
        let others = [
            Entry::Play,
            Entry::Online,
            Entry::Games,
            Entry::Learn,
            Entry::Puzzles,
            Entry::Analyse,
            Entry::Record,
            Entry::Language,
            Entry::Theme,
            Entry::Motion,
            Entry::Quit,
        ];
        let chosen = self.entries.get(self.choice.at()).copied();
        self.entries = open.into_iter().chain(others).collect();
        // A game to continue may have come or gone above the line that was chosen.
        let at = self.entries.iter().position(|entry| Some(*entry) == chosen).unwrap_or(0);
        self.choice = Choice::new(at, self.entries.len());
    }

    fn label(entry: Entry, desk: &Desk) -> String {
        let words = desk.words;
        let with = |label: &str, value: String| format!("{}: {value}", words.say(label));
        match entry {
            Entry::Continue(_) => words.say("start-continue"),
            Entry::Play => words.say("play-title"),
            Entry::Online => words.say("terminal-online"),
            Entry::Games => words.say("door-games"),
            Entry::Learn => words.say("door-learn"),
            Entry::Puzzles => words.say("door-puzzles"),
            Entry::Analyse => words.say("door-analyse"),
            Entry::Record => words.say("terminal-open-record"),
            Entry::Language => with("language", words.say("terminal-language-name")),
            Entry::Theme => {
                let light = if desk.paint.theme == Theme::Light { "theme-light" } else { "theme-dark" };
                with("theme", words.say(light))
            }
            Entry::Motion => {
                let answer = if desk.motion { "terminal-yes" } else { "terminal-no" };
                with("motion", words.say(answer))
            }
            Entry::Quit => words.say("terminal-quit"),
        }
    }

    fn labels(&self, desk: &Desk) -> Vec<String> {
        self.entries.iter().map(|entry| MenuPage::label(*entry, desk)).collect()
    }

    /// Changes what the chosen line says, if it is one that can be changed, and keeps that.
    fn change(&self, back: bool, desk: &mut Desk) -> Then {
        let mut settings = Settings::open(desk.games.folder());
        match self.entries[self.choice.at()] {
            Entry::Language => {
                let at =
                    Language::ALL.iter().position(|language| *language == desk.words.language).unwrap_or(0);
                let step = if back { Language::ALL.len() - 1 } else { 1 };
                desk.words = Words { language: Language::ALL[(at + step) % Language::ALL.len()] };
                settings.language = Some(desk.words.language);
            }
            Entry::Theme => {
                let light = desk.paint.theme == Theme::Light;
                desk.paint.theme = if light { Theme::Dark } else { Theme::Light };
                settings.theme = Some(desk.paint.theme);
            }
            Entry::Motion => {
                desk.motion = !desk.motion;
                settings.motion = Some(desk.motion);
            }
            _ => return Then::Stay,
        }
        Then::from_result(settings.save(), desk)
    }

    fn open(&self, desk: &mut Desk) -> Then {
        let opened: Result<Box<dyn Page>, Trouble> = match self.entries[self.choice.at()] {
            Entry::Continue(id) => GamePage::open(id, desk).map(|page| Box::new(page) as Box<dyn Page>),
            Entry::Play => Ok(Box::new(NewGamePage::default())),
            Entry::Online => match last_server(desk) {
                Some(server) => Ok(Box::new(OnlinePage::new(server, desk))),
                None => {
                    return Then::Ask(Prompt::new(Ask::Server, desk.words.say("terminal-ask-server"), ""));
                }
            },
            Entry::Games => GamesPage::new(desk).map(|page| Box::new(page) as Box<dyn Page>),
            Entry::Learn => Ok(Box::new(LessonsPage::new(desk))),
            Entry::Puzzles => Ok(Box::new(PuzzlesPage::default())),
            Entry::Analyse => Ok(Box::new(AnalysisPage::new(desk))),
            Entry::Record => {
                return Then::Ask(Prompt::new(Ask::ReadFile, desk.words.say("terminal-ask-read"), ""));
            }
            Entry::Language | Entry::Theme | Entry::Motion => return self.change(false, desk),
            Entry::Quit => return Then::Quit,
        };
        match opened {
            Ok(page) => Then::Open(page),
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }

    /// Title and sentence above, the list in the middle.
    fn list_area(&self, area: Rect, desk: &Desk) -> Rect {
        let widest = self.labels(desk).iter().map(|label| label.width()).max().unwrap_or(0) as u16 + 4;
        let width = widest.min(area.width);
        let top = area.y + (area.height / 3).min(9);
        let height = (self.entries.len() as u16).min(area.bottom().saturating_sub(top));
        Rect { x: area.x + (area.width - width) / 2, y: top, width, height }
    }
}

/// The server somebody was at last.
fn last_server(desk: &Desk) -> Option<Server> {
    desk.passes.servers().next().cloned()
}

/// Reads the first game of a file and keeps it with the others.
pub(crate) fn import(path: &Path, desk: &mut Desk) -> Result<GamePage, Trouble> {
    let records = read_records(path)?;
    let mut opened = None;
    for record in records.iter().rev() {
        opened = Some(desk.games.create(NewGame::of_record(record), Desk::timestamp())?);
    }
    let empty = || Trouble::File { path: path.to_owned(), error: std::io::ErrorKind::UnexpectedEof.into() };
    Ok(GamePage::new(opened.ok_or_else(empty)?, desk))
}

impl Page for MenuPage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        if self.choice.key(key) {
            return Then::Stay;
        }
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => self.open(desk),
            KeyCode::Left | KeyCode::Right => self.change(key.code == KeyCode::Left, desk),
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, desk: &mut Desk) -> Then {
        let list = self.list_area(area, desk);
        if self.choice.mouse(mouse, list) { self.open(desk) } else { Then::Stay }
    }

    fn submit(&mut self, ask: Ask, text: &str, desk: &mut Desk) -> Then {
        match ask {
            Ask::ReadFile => match import(Path::new(text), desk) {
                Ok(page) => Then::Open(Box::new(page)),
                Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
            },
            Ask::Server => match text.parse::<Server>() {
                Ok(server) => Then::Open(Box::new(OnlinePage::new(server, desk))),
                Err(error) => Then::Warn(desk.words.trouble(&error.into())),
            },
            _ => Then::Stay,
        }
    }

    fn resume(&mut self, desk: &mut Desk) {
        self.gather(desk);
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let list = self.list_area(area, desk);
        let width = usize::from(area.width.min(66));
        let sentence = desk.words.say("start-sentence");
        let mut lines = vec![Line::styled("C O L O R I T O", desk.paint.accent()), Line::default()];
        lines.extend(textwrap::wrap(&sentence, width).into_iter().map(|line| Line::from(line.into_owned())));
        let above = Rect { y: area.y + 1, height: list.y.saturating_sub(area.y + 1), ..area };
        frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), above);
        self.choice.draw(&self.labels(desk), frame, list);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        KEYS.to_vec()
    }
}

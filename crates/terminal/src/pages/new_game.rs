//! The terms of a new game, as a form.

use colorito::{Board, Position, RepetitionRule, Side, Variant};
use colorito_engine::Level;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::Rect,
    text::Line,
    widgets::Paragraph,
};
use unicode_width::UnicodeWidthStr;

use super::GamePage;
use crate::{
    desk::Desk,
    list::Choice,
    page::{KeyHelp, Page, Then},
    panel::fitted,
    prompt::{Ask, Prompt},
    session::{Clock, NewGame, Opponent, Place},
};

const KEYS: [KeyHelp; 3] = [
    KeyHelp::new("↑↓", "terminal-key-move"),
    KeyHelp::new("←→", "terminal-key-change"),
    KeyHelp::new("Enter", "begin"),
];

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Opponent,
    Level,
    Side,
    Starter,
    Variant,
    Board,
    HouseRule,
    Clock,
    Position,
    Begin,
}

const FIELDS: [Field; 10] = [
    Field::Opponent,
    Field::Level,
    Field::Side,
    Field::Starter,
    Field::Variant,
    Field::Board,
    Field::HouseRule,
    Field::Clock,
    Field::Position,
    Field::Begin,
];

/// The form.
pub(crate) struct NewGamePage {
    new: NewGame,
    choice: Choice,
}

impl Default for NewGamePage {
    fn default() -> NewGamePage {
        NewGamePage::of(NewGame::default())
    }
}

impl NewGamePage {
    /// The form with some terms filled in.
    pub(crate) fn of(new: NewGame) -> NewGamePage {
        NewGamePage { new, choice: Choice::new(FIELDS.len() - 1, FIELDS.len()) }
    }

    fn field(&self) -> Field {
        FIELDS[self.choice.at()]
    }

    /// The next or the last value of the chosen line.
    fn change(&mut self, back: bool) {
        let field = self.field();
        let new = &mut self.new;
        match field {
            Field::Opponent => {
                new.opponent = match new.opponent {
                    Opponent::Computer(_) => Opponent::Person,
                    Opponent::Person => NewGame::default().opponent,
                }
            }
            Field::Level => {
                if let Opponent::Computer(level) = new.opponent {
                    let number = if back { level.number() - 1 } else { level.number() + 1 };
                    new.opponent = Opponent::Computer(Level::new(number).unwrap_or(level));
                }
            }
            Field::Side => new.side = turned(&PLACES, new.side, back),
            Field::Starter => new.starter = turned(&PLACES, new.starter, back),
            Field::Variant => {
                new.rules.variant = turned(&Variant::ALL, new.rules.variant, back);
                new.position = None;
            }
            Field::Board => {
                new.rules.board = turned(&Board::BUILT_IN.map(|(_, board)| board), new.rules.board, back);
                new.position = None;
            }
            Field::HouseRule => {
                new.repetition = turned(&[RepetitionRule::Draw, RepetitionRule::Off], new.repetition, back);
            }
            Field::Clock => {
                let clocks: Vec<Option<Clock>> =
                    std::iter::once(None).chain(Clock::OFFERED.map(Some)).collect();
                new.clock = turned(&clocks, new.clock, back);
            }
            Field::Position | Field::Begin => {}
        }
    }

    // keys: board-name-*, variant-name-*, level-word-*
    fn line(&self, field: Field, desk: &Desk) -> (String, String) {
        let (words, new) = (desk.words, &self.new);
        let place = |place: Place| match place {
            Place::Of(side) => words.side(side),
            Place::Random => words.say("chance"),
        };
        let (label, value) = match field {
            Field::Opponent => {
                let key = match new.opponent {
                    Opponent::Computer(_) => "opponent-computer",
                    Opponent::Person => "opponent-person",
                };
                ("opponent", words.say(key))
            }
            Field::Level => match new.opponent {
                Opponent::Computer(level) => {
                    let number = i64::from(level.number());
                    let word = words.say(&format!("level-word-{}", (number + 1) / 2));
                    ("level", words.text("level-shown", &[("level", number.into()), ("word", word.into())]))
                }
                Opponent::Person => ("level", NOTHING.to_owned()),
            },
            Field::Side => match new.opponent {
                Opponent::Computer(_) => ("your-side", place(new.side)),
                Opponent::Person => ("your-side", NOTHING.to_owned()),
            },
            Field::Starter => match &new.position {
                Some(position) => ("starter", words.side(position.starter())),
                None => ("starter", place(new.starter)),
            },
            Field::Variant => ("variant", words.say(&format!("variant-name-{}", new.rules.variant))),
            Field::Board => match new.rules.board.name() {
                Some(name) => ("board", words.say(&format!("board-name-{name}"))),
                None => ("board", words.say("board-own")),
            },
            Field::HouseRule => {
                let on = new.repetition == RepetitionRule::Draw;
                ("house-rule", words.say(if on { "terminal-yes" } else { "terminal-no" }))
            }
            Field::Clock => match new.clock {
                None => ("clock", words.say("clock-none")),
                Some(clock) => {
                    let [minutes, seconds] = [clock.minutes, clock.increment].map(i64::from);
                    let args = [("minutes", minutes.into()), ("seconds", seconds.into())];
                    ("clock", words.text("clock-option", &args))
                }
            },
            Field::Position => match &new.position {
                None => ("terminal-position", words.say("terminal-usual-start")),
                Some(position) => ("terminal-position", position.to_string()),
            },
            Field::Begin => ("begin", String::new()),
        };
        (words.say(label), value)
    }

    fn lines(&self, desk: &Desk) -> Vec<String> {
        let lines: Vec<(String, String)> = FIELDS.iter().map(|field| self.line(*field, desk)).collect();
        let widest =
            lines.iter().filter(|(_, value)| !value.is_empty()).map(|(label, _)| label.width()).max();
        let width = widest.unwrap_or(0);
        lines
            .into_iter()
            .map(|(label, value)| format!("{}  {value}", fitted(&label, width.max(label.width()))))
            .collect()
    }

    fn begin(&self, desk: &mut Desk) -> Then {
        match GamePage::begin(&self.new, desk) {
            Ok(page) => Then::Replace(Box::new(page)),
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }

    fn list_area(area: Rect) -> Rect {
        let left = area.width.saturating_sub(76) / 2 + u16::from(area.width > 4) * 2;
        let top = 3.min(area.height);
        let height = (FIELDS.len() as u16).min(area.height - top);
        Rect { x: area.x + left, y: area.y + top, width: area.width.saturating_sub(2 * left), height }
    }

    /// What the chosen line means, in a sentence.
    fn note(&self) -> Option<&'static str> {
        match self.field() {
            Field::Variant if self.new.rules.variant.just_colours => Some("variant-colours-note"),
            Field::Variant if self.new.rules.variant.strict => Some("variant-strict-note"),
            Field::Board => Some("board-note"),
            Field::HouseRule => Some("house-rule-note"),
            Field::Position => Some("terminal-position-note"),
            _ => None,
        }
    }
}

/// What does not matter here.
const NOTHING: &str = "–";

const PLACES: [Place; 3] = [Place::Of(Side::Red), Place::Of(Side::Blue), Place::Random];

/// The value after another, or before it; round and round.
pub(super) fn turned<T: Copy + PartialEq>(all: &[T], now: T, back: bool) -> T {
    let at = all.iter().position(|value| *value == now);
    let step = if back { all.len() - 1 } else { 1 };
    all[at.map_or(0, |at| (at + step) % all.len())]
}

impl Page for NewGamePage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        if self.choice.key(key) {
            return Then::Stay;
        }
        match key.code {
            KeyCode::Enter if self.field() == Field::Position => {
                let text = self.new.position.as_ref().map(Position::to_string).unwrap_or_default();
                Then::Ask(Prompt::new(Ask::Position, desk.words.say("terminal-ask-position"), text))
            }
            KeyCode::Enter => self.begin(desk),
            KeyCode::Left | KeyCode::Right | KeyCode::Char(' ') => {
                self.change(key.code == KeyCode::Left);
                Then::Stay
            }
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, desk: &mut Desk) -> Then {
        if self.choice.mouse(mouse, NewGamePage::list_area(area)) {
            if self.field() == Field::Begin {
                return self.begin(desk);
            }
            self.change(false);
        }
        Then::Stay
    }

    fn submit(&mut self, ask: Ask, text: &str, desk: &mut Desk) -> Then {
        if ask != Ask::Position {
            return Then::Stay;
        }
        if text.is_empty() {
            self.new.position = None;
            return Then::Stay;
        }
        match Position::parse(text, self.new.rules) {
            Ok(position) => {
                self.new.position = Some(position);
                Then::Stay
            }
            Err(error) => Then::Warn(desk.words.trouble(&error.into())),
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let list = NewGamePage::list_area(area);
        let title = Line::styled(desk.words.say("play-title"), desk.paint.accent());
        frame.render_widget(
            title,
            Rect { y: area.y + 1.min(area.height), height: 1.min(area.height), ..list },
        );
        self.choice.draw(&self.lines(desk), frame, list);
        if let Some(note) = self.note() {
            let width = usize::from(list.width);
            let note = desk.words.say(note);
            let lines: Vec<Line<'_>> = textwrap::wrap(&note, width).into_iter().map(Line::from).collect();
            let top = (list.bottom() + 1).min(area.bottom());
            let place = Rect { y: top, height: area.bottom() - top, ..list };
            frame.render_widget(Paragraph::new(lines).style(crate::Paint::quiet()), place);
        }
    }

    fn keys(&self) -> Vec<KeyHelp> {
        KEYS.to_vec()
    }
}

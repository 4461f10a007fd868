//! The terms of a game with somebody elsewhere, as a form.

use colorito::{Board, RepetitionRule, Side, Variant};
use colorito_play::Begins;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::Rect,
    text::Line,
};
use unicode_width::UnicodeWidthStr;

use super::new_game::turned;
use crate::{desk::Desk, list::Choice, panel::fitted, session::Seek};

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Clock,
    Side,
    Begins,
    Variant,
    Board,
    HouseRule,
    Rated,
    Begin,
}

const FIELDS: [Field; 8] = [
    Field::Clock,
    Field::Side,
    Field::Begins,
    Field::Variant,
    Field::Board,
    Field::HouseRule,
    Field::Rated,
    Field::Begin,
];

/// The form.
pub(super) struct SeekForm {
    seek: Seek,
    choice: Choice,
}

impl SeekForm {
    pub(super) fn new(seek: Seek) -> SeekForm {
        SeekForm { seek, choice: Choice::new(FIELDS.len() - 1, FIELDS.len()) }
    }

    pub(super) fn seek(&self) -> &Seek {
        &self.seek
    }

    /// Takes in a key. Says whether it was one of the form's, and whether the form is done.
    pub(super) fn key(&mut self, key: KeyEvent) -> (bool, bool) {
        match key.code {
            _ if self.choice.key(key) => (true, false),
            KeyCode::Enter => (true, true),
            KeyCode::Left | KeyCode::Right | KeyCode::Char(' ') => {
                self.change(key.code == KeyCode::Left);
                (true, false)
            }
            _ => (false, false),
        }
    }

    /// Says whether the form is done.
    pub(super) fn mouse(&mut self, mouse: MouseEvent, area: Rect) -> bool {
        if !self.choice.mouse(mouse, Choice::area(area)) {
            return false;
        }
        if FIELDS[self.choice.at()] == Field::Begin {
            return true;
        }
        self.change(false);
        false
    }

    /// The next or the last value of the chosen line.
    fn change(&mut self, back: bool) {
        let seek = &mut self.seek;
        match FIELDS[self.choice.at()] {
            Field::Clock => seek.clock = turned(&seek.clocks(), seek.clock, back),
            Field::Side => seek.side = turned(&[None, Some(Side::Red), Some(Side::Blue)], seek.side, back),
            Field::Begins => {
                seek.begins = turned(&[None, Some(Begins::Owner), Some(Begins::Guest)], seek.begins, back);
            }
            Field::Variant => seek.rules.variant = turned(&Variant::ALL, seek.rules.variant, back),
            Field::Board => {
                seek.rules.board = turned(&Board::BUILT_IN.map(|(_, board)| board), seek.rules.board, back);
            }
            Field::HouseRule => {
                seek.repetition = turned(&[RepetitionRule::Draw, RepetitionRule::Off], seek.repetition, back);
            }
            Field::Rated => seek.rated = !seek.rated,
            Field::Begin => {}
        }
    }

    // keys: board-name-*, variant-name-*
    fn line(&self, field: Field, desk: &Desk) -> (String, String) {
        let (words, seek) = (desk.words, &self.seek);
        let yes = |is: bool| words.say(if is { "terminal-yes" } else { "terminal-no" });
        let (label, value) = match field {
            Field::Clock => ("clock", words.control(seek.clock)),
            Field::Side => {
                ("your-side", seek.side.map_or_else(|| words.say("chance"), |side| words.side(side)))
            }
            Field::Begins => {
                let key = match seek.begins {
                    None => "chance",
                    Some(Begins::Owner) => "starter-you",
                    Some(Begins::Guest) => "terminal-starter-other",
                };
                ("starter", words.say(key))
            }
            Field::Variant => ("variant", words.say(&format!("variant-name-{}", seek.rules.variant))),
            Field::Board => match seek.rules.board.name() {
                Some(name) => ("board", words.say(&format!("board-name-{name}"))),
                None => ("board", words.say("board-own")),
            },
            Field::HouseRule => ("house-rule", yes(seek.repetition == RepetitionRule::Draw)),
            Field::Rated => ("terminal-rated", yes(seek.rated)),
            Field::Begin => {
                let key = match seek.audience {
                    colorito_play::Audience::Link => "terminal-make-link",
                    colorito_play::Audience::Lobby => "lobby-seek",
                };
                (key, String::new())
            }
        };
        (words.say(label), value)
    }

    pub(super) fn draw(&self, title: Line<'static>, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let lines: Vec<(String, String)> = FIELDS.iter().map(|field| self.line(*field, desk)).collect();
        let widest =
            lines.iter().filter(|(_, value)| !value.is_empty()).map(|(label, _)| label.width()).max();
        let width = widest.unwrap_or(0);
        let lines: Vec<String> = lines
            .into_iter()
            .map(|(label, value)| format!("{}  {value}", fitted(&label, width.max(label.width()))))
            .collect();
        self.choice.draw_page(title, &lines, frame, area);
    }
}

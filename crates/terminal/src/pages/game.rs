//! A game being played.

use std::path::Path;

use colorito::{Move, Piece, Position, Side};
use colorito_client::Client;
use colorito_play::{GameId, Role, SeatedGame};
use colorito_wire::GameAnswer;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::Rect,
    style::{Modifier, Style},
    text::Span,
};
use unicode_width::UnicodeWidthStr as _;

use super::{AnalysisPage, NewGamePage, ReviewPage};
use crate::{
    Words,
    board::{BoardPane, Wish},
    desk::Desk,
    page::{KeyHelp, Page, Then, board_keys, wheel_key},
    panel::Panel,
    prompt::{Ask, Prompt},
    session::{Done, Elsewhere, Happening, Here, Intent, NewGame, ReviewSession, Table, write_record},
    trouble::Trouble,
    work::News,
};

const KEYS: [KeyHelp; 10] = [
    KeyHelp::new("t", "hint"),
    KeyHelp::new("u", "take-back"),
    KeyHelp::new("r", "redo"),
    KeyHelp::new("PgUp PgDn", "terminal-key-look-back"),
    KeyHelp::new("o", "offer-draw"),
    KeyHelp::new("x", "resign"),
    KeyHelp::new("w", "terminal-key-write"),
    KeyHelp::new("l", "door-analyse"),
    KeyHelp::new("z", "review-title"),
    KeyHelp::new("n", "play-title"),
];

/// When the game is over.
const LAST_KEYS: [KeyHelp; 7] = [
    KeyHelp::new("n", "play-title"),
    KeyHelp::new("z", "review-title"),
    KeyHelp::new("l", "door-analyse"),
    KeyHelp::new("PgUp PgDn", "terminal-key-look-back"),
    KeyHelp::new("w", "terminal-key-write"),
    KeyHelp::new("u", "take-back"),
    KeyHelp::new("v", "turn-board"),
];

/// Where another person plays, elsewhere.
const ELSEWHERE_KEYS: [KeyHelp; 6] = [
    KeyHelp::new("o", "offer-draw"),
    KeyHelp::new("u", "ask-take-back"),
    KeyHelp::new("x", "resign"),
    KeyHelp::new("PgUp PgDn", "terminal-key-look-back"),
    KeyHelp::new("w", "terminal-key-write"),
    KeyHelp::new("v", "turn-board"),
];

/// The same when the game is over.
const ELSEWHERE_LAST_KEYS: [KeyHelp; 6] = [
    KeyHelp::new("m", "rematch"),
    KeyHelp::new("z", "review-title"),
    KeyHelp::new("l", "door-analyse"),
    KeyHelp::new("PgUp PgDn", "terminal-key-look-back"),
    KeyHelp::new("w", "terminal-key-write"),
    KeyHelp::new("v", "turn-board"),
];

/// A panel of fewer rows has no room for everything.
const LOW: usize = 8;

/// A game and the board it is shown on.
pub(crate) struct GamePage {
    table: Box<dyn Table>,
    pane: BoardPane,
    /// After how many moves the game is looked at, if not now.
    looking: Option<usize>,
}

impl GamePage {
    pub(crate) fn new(seated: SeatedGame, desk: &mut Desk) -> GamePage {
        GamePage::at(Box::new(Here::open(seated, desk)))
    }

    /// Sits down at a game on a server, or watches it.
    pub(crate) fn elsewhere(client: Client, told: &GameAnswer, desk: &mut Desk) -> Result<GamePage, Trouble> {
        Ok(GamePage::at(Box::new(Elsewhere::open(client, told, desk)?)))
    }

    fn at(table: Box<dyn Table>) -> GamePage {
        let pane = BoardPane::new(table.facing());
        GamePage { table, pane, looking: None }
    }

    /// Begins a new game.
    pub(crate) fn begin(new: &NewGame, desk: &mut Desk) -> Result<GamePage, Trouble> {
        let now = Desk::timestamp();
        let seated = desk.games.create(new.seated(now.0.unsigned_abs()), now)?;
        Ok(GamePage::new(seated, desk))
    }

    /// Goes on with a stored game.
    pub(crate) fn open(id: GameId, desk: &mut Desk) -> Result<GamePage, Trouble> {
        let seated = desk.games.resume(id, Desk::timestamp())?;
        Ok(GamePage::new(seated, desk))
    }

    fn play(&mut self, text: &str, desk: &mut Desk) -> Then {
        let done = self.table.play(text, desk);
        self.take_in(done, desk)
    }

    fn ask(&mut self, intent: Intent, desk: &mut Desk) -> Then {
        let done = self.table.ask(intent, desk);
        self.take_in(done, desk)
    }

    /// Shows what has happened.
    fn take_in(&mut self, done: Done, desk: &mut Desk) -> Then {
        let happenings = match done {
            Ok(happenings) => happenings,
            Err(trouble) => return Then::Warn(desk.words.trouble(&trouble)),
        };
        let mut then = Then::Stay;
        for happening in happenings {
            match happening {
                Happening::Moved { before, played } => {
                    self.looking = None;
                    self.pane.show(*before, played, desk);
                }
                Happening::TakenBack(_) | Happening::Begun => {
                    self.looking = None;
                    self.pane.stop();
                    self.pane.settle();
                }
                Happening::Hinted => {
                    self.pane.state.hint = self.table.hint().map(|hint| hint.best);
                    if self.table.hint().is_none() {
                        then = Then::Warn(desk.words.say("error-over"));
                    }
                }
                Happening::Overtaken => then = Then::Warn(desk.words.say("error-ply")),
                Happening::Ended | Happening::Scored => {}
                other => then = desk.words.happening(&other, self.table.cast()).map_or(then, Then::Say),
            }
        }
        then
    }

    /// The position that is looked at, and the move that led there.
    fn shown(&self) -> (Position, Option<Move>) {
        let game = self.table.game();
        let Some(ply) = self.looking else { return (game.position().clone(), self.table.last_move()) };
        let mut position = game.start().clone();
        for m in &game.moves()[..ply] {
            position.play_unchecked(*m);
        }
        (position, ply.checked_sub(1).map(|last| game.moves()[last]))
    }

    fn look(&mut self, key: KeyCode) {
        let last = self.table.game().moves().len();
        let at = self.looking.unwrap_or(last);
        let ply = match key {
            KeyCode::PageUp => at.saturating_sub(1),
            KeyCode::PageDown => at + 1,
            KeyCode::Home => 0,
            _ => last,
        };
        self.pane.stop();
        self.pane.settle();
        self.looking = (ply < last).then_some(ply);
    }

    fn wish(&mut self, wish: Wish, desk: &mut Desk) -> Then {
        match wish {
            Wish::Done => Then::Stay,
            Wish::Type(prompt) => Then::Ask(prompt),
            Wish::Play(m) => self.play(&m.to_string(), desk),
        }
    }

    /// Where the board can be used: not while one looks back, and with the pieces of the computer out of
    /// reach.
    fn playable(&self) -> bool {
        self.looking.is_none() && self.table.awaits_person()
    }

    /// Whether there is something that somebody here can agree to.
    fn is_asked(&self) -> bool {
        let seated = self.table.seated();
        let asked = [seated.draw_offer, seated.talk.takeback(), seated.talk.rematch()];
        asked.into_iter().flatten().any(|by| self.table.role().acts_for(!by))
    }

    /// Whoever was asked something agrees, or the player to move offers a draw.
    fn agree_key(&mut self, desk: &mut Desk) -> Then {
        self.ask(
            if self.is_asked() || self.table.can_claim() { Intent::Accept } else { Intent::OfferDraw },
            desk,
        )
    }

    /// Opens the engine's view of the game, if it may have one.
    fn study(
        &self,
        open: impl FnOnce(&dyn Table, &mut Desk) -> Result<Box<dyn Page>, Trouble>,
        desk: &mut Desk,
    ) -> Then {
        match self.table.expect_study().and_then(|()| open(&*self.table, desk)) {
            Ok(page) => Then::Open(page),
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }
}

impl Page for GamePage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        match key.code {
            KeyCode::PageUp | KeyCode::PageDown | KeyCode::Home | KeyCode::End => {
                self.look(key.code);
                return Then::Stay;
            }
            KeyCode::Esc | KeyCode::Enter if self.looking.is_some() => {
                self.looking = None;
                return Then::Stay;
            }
            _ => {}
        }
        let position =
            if self.playable() { self.table.game().position().clone() } else { untouchable(&self.shown().0) };
        if let Some(wish) = self.pane.key(key, &position, desk) {
            return self.wish(wish, desk);
        }
        let words = desk.words;
        match key.code {
            KeyCode::Char('t') => match self.table.ask_for_hint(desk) {
                Ok(()) => Then::Stay,
                Err(trouble) => Then::Warn(words.trouble(&trouble)),
            },
            KeyCode::Char('u') | KeyCode::Backspace => self.ask(Intent::TakeBack, desk),
            KeyCode::Char('r') => self.ask(Intent::Redo, desk),
            KeyCode::Char('o') => self.agree_key(desk),
            KeyCode::Char('k') => self.ask(Intent::Decline, desk),
            KeyCode::Char('m') => self.ask(Intent::Rematch, desk),
            KeyCode::Char('s') => {
                self.table.stop_counting();
                Then::Stay
            }
            KeyCode::Char('x') => {
                let who = words.who(self.table.cast(), self.table.own_side());
                let question = if self.table.can_abort() { "abort-sure" } else { "resign-sure" };
                let label = format!("{} {}", words.text(question, &who), words.say("terminal-yes-or-no"));
                Then::Ask(Prompt::new(Ask::Resign, label, ""))
            }
            KeyCode::Char('w') => {
                Then::Ask(Prompt::new(Ask::WriteFile, words.say("terminal-ask-write"), "game.colorito"))
            }
            KeyCode::Char('l') => {
                let facing = self.pane.state.facing;
                let analyse = |table: &dyn Table, desk: &mut Desk| -> Result<Box<dyn Page>, Trouble> {
                    let record = colorito::Record::of(table.game());
                    Ok(Box::new(AnalysisPage::of_record(record, facing, desk)))
                };
                self.study(analyse, desk)
            }
            KeyCode::Char('z') => {
                let facing = self.pane.state.facing;
                let review = |table: &dyn Table, desk: &mut Desk| -> Result<Box<dyn Page>, Trouble> {
                    let session = ReviewSession::open(table.game().clone(), table.stored(), desk)?;
                    Ok(Box::new(ReviewPage::new(session, facing, desk)))
                };
                self.study(review, desk)
            }
            KeyCode::Char('n') => Then::Open(Box::new(NewGamePage::default())),
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, desk: &mut Desk) -> Then {
        if let Some(key) = wheel_key(mouse) {
            self.look(key);
            return Then::Stay;
        }
        let position =
            if self.playable() { self.table.game().position().clone() } else { untouchable(&self.shown().0) };
        match self.pane.mouse(mouse, area, &position) {
            Some(wish) => self.wish(wish, desk),
            None => Then::Stay,
        }
    }

    fn submit(&mut self, ask: Ask, text: &str, desk: &mut Desk) -> Then {
        match ask {
            Ask::Move => self.play(text, desk),
            Ask::Resign if self.table.can_abort() => self.ask(Intent::Abort, desk),
            Ask::Resign => self.ask(Intent::Resign, desk),
            Ask::WriteFile => {
                let written =
                    self.table.record(desk).and_then(|record| write_record(Path::new(text), &record));
                match written {
                    Ok(path) => {
                        let file = path.display().to_string();
                        Then::Say(desk.words.text("terminal-written", &[("file", file.into())]))
                    }
                    Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
                }
            }
            _ => Then::Stay,
        }
    }

    fn news(&mut self, news: News, desk: &mut Desk) -> Then {
        let done = self.table.news(news, desk);
        self.take_in(done, desk)
    }

    fn tick(&mut self, desk: &mut Desk) -> Then {
        self.pane.go_on(desk);
        let done = self.table.tick(desk);
        self.take_in(done, desk)
    }

    fn is_moving(&self, _: &Desk) -> bool {
        self.pane.is_moving()
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let (position, last) = self.shown();
        let panel = self.pane.draw(frame, area, &position, last, desk);
        let mut panel = Panel::new(panel, desk.paint);
        // Where there is little room, what is said comes first.
        if panel.height() < LOW {
            self.sentences(desk).iter().for_each(|sentence| panel.text(sentence));
        }
        let facing = self.pane.state.facing;
        for side in [!facing, facing] {
            self.draw_player(&mut panel, side, &position, desk);
        }
        panel.rule();
        if panel.height() >= LOW {
            self.sentences(desk).iter().for_each(|sentence| panel.text(sentence));
            panel.rule();
        }
        let moves = desk.words.numbered_moves(self.table.game());
        panel.moves(&moves, self.looking);
        panel.draw(frame);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        let is_over = self.table.game().ending().is_some();
        match (self.table.stored(), is_over) {
            (Some(_), true) => LAST_KEYS.to_vec(),
            (Some(_), false) => board_keys(&KEYS),
            (None, true) => ELSEWHERE_LAST_KEYS.to_vec(),
            (None, false) => board_keys(&ELSEWHERE_KEYS),
        }
    }

    fn game(&self) -> Option<GameId> {
        self.table.stored()
    }
}

/// The panel.
impl GamePage {
    /// Who plays, how far they are, and how much time they have.
    fn draw_player(&self, panel: &mut Panel, side: Side, position: &Position, desk: &Desk) {
        let (words, paint, seated) = (desk.words, desk.paint, self.table.seated());
        let is_to_move = seated.to_move() == Some(side);
        let [open, close] = crate::Paint::brackets(side);
        let mark = if is_to_move { '>' } else { ' ' };
        let mut style = paint.side(side);
        if is_to_move {
            style = style.add_modifier(Modifier::BOLD);
        }
        let time = self.table.time_left(side).map(|left| clock_face(left, words)).unwrap_or_default();
        let time_style = if self.table.running() == Some(side) {
            Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
        } else {
            Style::new()
        };
        let name = words.player(self.table.cast(), side);
        let colour = words.side(side);
        let name = if name == colour { name } else { format!("{colour}: {name}") };
        let room = panel.width().saturating_sub(5 + time.width() + 1);
        let left = vec![
            Span::styled(format!("{mark}{open} {close} "), style),
            Span::styled(crate::panel::fitted(&name, room).trim_end().to_owned(), style),
        ];
        panel.both(left, Span::styled(time, time_style));
        let home = [
            ("home", i64::from(position.count_home(side)).into()),
            ("all", i64::from(Piece::PER_SIDE).into()),
        ];
        panel.quiet(&format!("     {}", words.text("terminal-home-count", &home)));
    }

    /// What there is to say.
    fn sentences(&self, desk: &Desk) -> Vec<String> {
        let words = desk.words;
        if let Some(ply) = self.looking {
            let last = self.table.game().moves().len() as i64;
            return vec![words.text("looking-back", &[("ply", (ply as i64).into()), ("last", last.into())])];
        }
        let seated = self.table.seated();
        let cast = self.table.cast();
        let mut sentences = vec![words.status(seated, cast)];
        if self.table.is_lost() {
            sentences.push(words.say("connection-lost"));
        }
        if let Some(m) = self.table.on_its_way() {
            sentences.push(words.text("terminal-move-on-its-way", &[("move", m.into())]));
        }
        if self.table.role() == Role::Spectator {
            sentences.push(words.say("terminal-watching"));
        }
        sentences.extend(words.questions(seated, cast));
        if self.is_asked() {
            sentences.push(words.say("terminal-answer-draw"));
        }
        if self.table.is_counting() {
            sentences.push(words.say("terminal-stop-counting"));
        }
        match self.table.hint() {
            Some(hint) => sentences.push(words.hint(hint)),
            None if self.table.is_hinting() => sentences.push(words.say("hint-thinking")),
            None => {}
        }
        sentences
    }
}

/// The time that is left: days and hours, or minutes and seconds, with tenths in the last moments.
pub(crate) fn clock_face(left: std::time::Duration, words: Words) -> String {
    let hours = left.as_secs() / 3600;
    if hours >= 24 {
        let args = [("days", ((hours / 24) as i64).into()), ("hours", ((hours % 24) as i64).into())];
        return words.text("terminal-days-left", &args);
    }
    let (minutes, seconds) = (left.as_secs() / 60, left.as_secs() % 60);
    if left.as_secs() < 10 {
        return format!("{minutes}:{seconds:02}.{}", left.subsec_millis() / 100);
    }
    format!("{minutes}:{seconds:02}")
}

/// The same board with nobody's pieces to be moved.
fn untouchable(position: &Position) -> Position {
    Position::empty(*position.rules())
}

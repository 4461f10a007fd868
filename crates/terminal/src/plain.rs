//! The conversation: the same as on the screen, as lines of text.

mod describe;
mod game;
mod online;
mod secret;
mod study;
mod verb;

use std::{
    collections::VecDeque,
    io::{self, BufRead, IsTerminal, Write},
    path::Path,
    sync::mpsc::{Receiver, RecvTimeoutError, Sender},
    thread,
    time::{Duration, Instant},
};

use colorito::{MoveText, Position, Rules, Side, Space};
use colorito_locales::Arg;
use colorito_store::StoreError;

use crate::{
    Error, Event, NewGame, Opening,
    desk::Desk,
    session::{Analysis, LessonSession, PuzzleSession, ReviewSession, Table, Visit},
    trouble::Trouble,
    work::News,
};
use verb::Verb;

/// How long to wait for something to happen before the clocks are looked at.
const PAUSE: Duration = Duration::from_millis(50);

/// Talks until somebody has had enough or has nothing more to say.
pub(crate) fn run(
    opening: &Opening,
    desk: Desk,
    sender: Sender<Event>,
    events: &Receiver<Event>,
) -> Result<(), Error> {
    thread::spawn(move || forward_lines(&sender));
    converse(opening, desk, io::stdout(), events)
}

/// The same with answers that go anywhere.
pub(crate) fn converse(
    opening: &Opening,
    desk: Desk,
    out: impl Write,
    events: &Receiver<Event>,
) -> Result<(), Error> {
    let prompt = if io::stdin().is_terminal() { "> " } else { "" };
    let mut conversation = Conversation::new(desk, out, prompt);
    conversation.begin(opening)?;
    Ok(conversation.hold(events)?)
}

/// Passes on every line, and then that there are no more.
fn forward_lines(sender: &Sender<Event>) {
    for line in io::stdin().lock().lines() {
        // What is no text cannot be meant for us.
        let line = line.unwrap_or_default();
        if sender.send(Event::Line(Some(line))).is_err() {
            return;
        }
    }
    drop(sender.send(Event::Line(None)));
}

/// What is being talked about.
enum Subject {
    /// Nothing yet.
    Nothing,
    Game(Box<dyn Table>),
    Lesson(Box<LessonSession>),
    Puzzle(Box<PuzzleSession>),
    Analysis {
        analysis: Box<Analysis>,
        until: Option<Instant>,
    },
    Review {
        session: Box<ReviewSession>,
        told: usize,
    },
}

/// Somebody types, and is answered.
struct Conversation<W> {
    desk: Desk,
    out: W,
    prompt: &'static str,
    subject: Subject,
    /// The server one is at.
    visit: Option<Visit>,
    /// Who wants to sign in and has to give a password.
    signing_in: Option<String>,
    /// The terms of the next game.
    terms: NewGame,
    /// What was typed while the other side was still busy; `None` for the end of input.
    waiting: VecDeque<Option<String>>,
    is_over: bool,
}

impl<W: Write> Conversation<W> {
    fn new(desk: Desk, out: W, prompt: &'static str) -> Conversation<W> {
        Conversation {
            desk,
            out,
            prompt,
            subject: Subject::Nothing,
            visit: None,
            signing_in: None,
            terms: NewGame::default(),
            waiting: VecDeque::new(),
            is_over: false,
        }
    }

    /// Begins with what was asked for on the command line.
    fn begin(&mut self, opening: &Opening) -> Result<(), Error> {
        self.say("terminal-plain-welcome")?;
        let opened = match opening {
            Opening::Menu => Ok(()),
            Opening::New(new) => {
                self.terms = (**new).clone();
                self.new_game("")
            }
            Opening::Game(id) => self.open_game(*id),
            Opening::Record(path) => self.import(path),
            Opening::Server(server) => {
                self.visit_server(server.clone());
                Ok(())
            }
            Opening::Link(link) => {
                self.follow_link(link.clone());
                Ok(())
            }
            Opening::Lessons => self.lesson(""),
            Opening::Puzzle => self.puzzle(""),
            Opening::Analysis(position) => self.analyse(Analysis::of_position((**position).clone())),
        };
        opened.map_err(|failure| match failure {
            Failure::Trouble(trouble) => Error::Opening(self.desk.words.trouble(&trouble)),
            Failure::Io(error) => Error::Terminal(error),
        })
    }

    /// Listens and answers until it is over.
    fn hold(&mut self, events: &Receiver<Event>) -> io::Result<()> {
        self.ask()?;
        while !self.is_over {
            match events.recv_timeout(PAUSE) {
                Ok(Event::Line(line)) => self.waiting.push_back(line),
                Ok(Event::News(news)) => self.news(news)?,
                Ok(Event::Terminate) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Ok(Event::Terminal(_)) | Err(RecvTimeoutError::Timeout) => {}
            }
            self.desk.now = Instant::now();
            self.tick()?;
            self.answer_waiting()?;
        }
        Ok(())
    }

    /// Answers what was typed, as far as nobody is busy; to stop and to leave can always be asked for.
    fn answer_waiting(&mut self) -> io::Result<()> {
        while let Some(next) = self.waiting.front() {
            let verb = next.as_ref().and_then(|line| Verb::read(line, self.desk.words)).map(|(verb, _)| verb);
            let is_urgent = matches!(verb, Some(Verb::Stop | Verb::Quit)) && self.signing_in.is_none();
            if self.is_busy() && !is_urgent {
                return Ok(());
            }
            match (self.waiting.pop_front().flatten(), self.signing_in.take()) {
                (Some(password), Some(name)) => self.sign_in(&name, password),
                (Some(line), None) => self.line(line.trim())?,
                (None, _) => self.is_over = true,
            }
            if self.is_over {
                return Ok(());
            }
            if !self.is_busy() {
                self.ask()?;
            }
        }
        Ok(())
    }

    /// Shows that it is one's turn to type.
    fn ask(&mut self) -> io::Result<()> {
        write!(self.out, "{}", self.prompt)?;
        self.out.flush()
    }

    /// Whether somebody types, and sees what they type.
    fn is_typed(&self) -> bool {
        !self.prompt.is_empty()
    }

    /// Whether an answer is being worked out.
    fn is_busy(&self) -> bool {
        if self.visit.as_ref().is_some_and(Visit::is_waiting) {
            return true;
        }
        match &self.subject {
            Subject::Nothing | Subject::Lesson(_) => false,
            Subject::Game(table) => {
                let computer = table.seated().seat_to_move().is_some_and(|seat| !seat.is_person());
                computer || table.is_hinting() || table.is_counting() || table.is_waiting()
            }
            Subject::Puzzle(session) => session.is_judging(),
            Subject::Analysis { until, .. } => until.is_some(),
            Subject::Review { session, .. } => session.is_running(),
        }
    }

    fn news(&mut self, news: News) -> io::Result<()> {
        self.visit_news(&news)?;
        match self.subject {
            Subject::Game(_) => self.game_news(news)?,
            Subject::Puzzle(_) => self.puzzle_news(&news)?,
            Subject::Review { .. } => self.review_news(news)?,
            Subject::Analysis { ref mut analysis, .. } => {
                analysis.news(news);
            }
            Subject::Nothing | Subject::Lesson(_) => {}
        }
        Ok(())
    }

    fn tick(&mut self) -> io::Result<()> {
        match &self.subject {
            Subject::Game(_) => self.game_tick(),
            Subject::Analysis { until: Some(until), .. } if self.desk.now >= *until => self.tell_lines(),
            _ => Ok(()),
        }
    }
}

/// Why a line could not be answered.
enum Failure {
    Trouble(Trouble),
    Io(io::Error),
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        Failure::Trouble(trouble)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Trouble(error.into())
    }
}

/// Something said or tried.
type Done = Result<(), Failure>;

/// What is typed.
impl<W: Write> Conversation<W> {
    fn line(&mut self, line: &str) -> io::Result<()> {
        if line.is_empty() {
            return Ok(());
        }
        let done = match Verb::read(line, self.desk.words) {
            Some((verb, rest)) => self.follow(verb, rest),
            None => self.follow_text(line),
        };
        match done {
            Ok(()) => Ok(()),
            Err(Failure::Trouble(trouble)) => self.tell(&self.desk.words.trouble(&trouble)),
            Err(Failure::Io(error)) => Err(error),
        }
    }

    fn follow(&mut self, verb: Verb, rest: &str) -> Done {
        match verb {
            Verb::Help => self.help().map_err(Failure::Io),
            Verb::Quit => {
                self.is_over = true;
                Ok(())
            }
            Verb::New => self.new_game(rest),
            Verb::Games => self.games(),
            Verb::Continue => self.continue_game(rest),
            Verb::Open => self.import(Path::new(rest)),
            Verb::Lessons => self.lessons(),
            Verb::Lesson => self.lesson(rest),
            Verb::Puzzle => self.puzzle(rest),
            Verb::Analyse => self.analyse_text(rest),
            Verb::Board => self.board(),
            Verb::Moves => self.moves(rest),
            Verb::Position => self.position_text(),
            Verb::Next | Verb::Again | Verb::Answer | Verb::Lines | Verb::Stop => {
                self.follow_study(verb, rest)
            }
            Verb::Server
            | Verb::SignIn
            | Verb::SignOut
            | Verb::Waiting
            | Verb::Lobby
            | Verb::Take
            | Verb::Seek
            | Verb::Invite
            | Verb::Withdraw
            | Verb::Join => self.follow_online(verb, rest),
            Verb::Hint
            | Verb::Back
            | Verb::Redo
            | Verb::Resign
            | Verb::Abort
            | Verb::Draw
            | Verb::Accept
            | Verb::Decline
            | Verb::Rematch
            | Verb::Status
            | Verb::Save
            | Verb::Review => self.follow_game(verb, rest),
        }
    }

    /// Anything that is no command: a space to look at, or a move.
    fn follow_text(&mut self, text: &str) -> Done {
        if let (Ok(space), Some(position)) = (text.parse::<Space>(), self.position()) {
            return self.describe_space(&position, space);
        }
        match &mut self.subject {
            Subject::Nothing => self.nothing_there(text),
            Subject::Game(_) => self.play(text),
            Subject::Lesson(_) => self.try_in_lesson(text),
            Subject::Puzzle(session) => Ok(session.try_text(text, &mut self.desk)?),
            Subject::Analysis { .. } => self.play_in_analysis(text),
            Subject::Review { .. } => self.say("terminal-plain-not-here").map_err(Failure::Io),
        }
    }

    fn nothing_there(&mut self, text: &str) -> Done {
        let key = if text.parse::<MoveText>().is_ok() {
            "terminal-plain-no-game"
        } else {
            "terminal-plain-unknown"
        };
        self.tell(&self.desk.words.text(key, &[("text", Arg::from(text))])).map_err(Failure::Io)
    }

    /// The position that is being talked about.
    fn position(&self) -> Option<Position> {
        match &self.subject {
            Subject::Nothing => None,
            Subject::Game(table) => Some(table.game().position().clone()),
            Subject::Lesson(session) => Some(session.position().clone()),
            Subject::Puzzle(session) => Some(session.position().clone()),
            Subject::Analysis { analysis, .. } => Some(analysis.position().clone()),
            Subject::Review { session, .. } => Some(session.position()),
        }
    }

    fn help(&mut self) -> io::Result<()> {
        let words = self.desk.words;
        self.say("terminal-plain-help-moves")?;
        for verb in Verb::ALL {
            let line = format!("{}: {}", verb.word(words), words.say(verb.help()));
            self.tell(&line)?;
        }
        Ok(())
    }

    fn analyse_text(&mut self, rest: &str) -> Done {
        let analysis = match (rest, &self.subject) {
            ("", Subject::Game(table)) => {
                table.expect_study()?;
                let mut analysis = Analysis::of_record(colorito::Record::of(table.game()));
                analysis.go_to_end(&mut self.desk);
                analysis
            }
            ("", _) => {
                let start = || Position::start(Rules::default(), Side::Red);
                Analysis::of_position(self.position().unwrap_or_else(start))
            }
            (text, _) => {
                let rules = self.position().map_or(self.terms.rules, |position| *position.rules());
                Analysis::of_text(text, rules)?
            }
        };
        self.analyse(analysis)
    }
}

/// Saying things.
impl<W: Write> Conversation<W> {
    fn tell(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")?;
        self.out.flush()
    }

    fn say(&mut self, key: &str) -> io::Result<()> {
        self.tell(&self.desk.words.say(key))
    }
}

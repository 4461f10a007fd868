//! The terminal itself: set up, fed with what happens, drawn, and put back as it was.

use std::{
    io::{self, Write},
    panic,
    path::Path,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use ratatui::{
    Terminal,
    backend::CrosstermBackend,
    crossterm::{
        cursor::Show,
        event::{self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture},
        execute,
        terminal::{
            BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
            disable_raw_mode, enable_raw_mode,
        },
    },
    layout::{Position, Rect},
};

use crate::{
    Error, Event, Opening, Words,
    app::{App, Request},
    desk::Desk,
    page::Page,
    pages::{self, AnalysisPage, GamePage, LessonsPage, MenuPage, OnlinePage, PuzzlePage},
    session::PuzzleSession,
    trouble::Trouble,
};

/// How long to wait for something to happen while pieces travel, and otherwise.
const FRAME: Duration = Duration::from_millis(33);
const PAUSE: Duration = Duration::from_millis(100);

/// While nothing happens, only clocks change, and a slow line is spared.
const IDLE: Duration = Duration::from_millis(500);

/// Runs the full screen until it is closed.
pub(crate) fn run(
    opening: &Opening,
    mut desk: Desk,
    sender: Sender<Event>,
    events: &Receiver<Event>,
) -> Result<(), Error> {
    let words = desk.words;
    let pages = open(opening, &mut desk).map_err(|trouble| Error::Opening(words.trouble(&trouble)))?;
    show(App::new(desk, pages), sender, events)
}

/// Shows the application until it is over.
pub(crate) fn show(mut app: App, sender: Sender<Event>, events: &Receiver<Event>) -> Result<(), Error> {
    let place = app.desk.games.folder().display().to_string();
    Farewell { words: app.desk.words, place }.hook();
    let mut screen = Screen::enter()?;
    let quit = sender.clone();
    // Told to end by the system, the screen is put back like after any other end. Ctrl-C is a key here. Where
    // no handler can be set, the system ends the program its own way, and the game is kept all the same.
    drop(ctrlc::set_handler(move || drop(quit.send(Event::Terminate))));
    thread::spawn(move || forward_input(&sender));
    while !app.is_over() {
        remember_game(&app);
        if BROKEN.load(Ordering::Relaxed) {
            // A thread broke down; the hook has put the terminal back and said so.
            panic::resume_unwind(Box::new("a thread broke down"));
        }
        match app.take_request() {
            Some(Request::Redraw) => screen.wipe()?,
            Some(Request::Suspend) => screen.suspend()?,
            None => {}
        }
        screen.draw(&mut app)?;
        let drawn = Some(app.desk.now).filter(|_| !app.is_moving());
        while !wait(&mut app, events) && drawn.is_some_and(|drawn| app.desk.now < drawn + IDLE) {}
    }
    Ok(())
}

/// The pages for what was asked for, with the menu below.
fn open(opening: &Opening, desk: &mut Desk) -> Result<Vec<Box<dyn Page>>, Trouble> {
    let page: Option<Box<dyn Page>> = match opening {
        Opening::Menu => None,
        Opening::New(new) => Some(Box::new(GamePage::begin(new, desk)?)),
        Opening::Game(id) => Some(Box::new(GamePage::open(*id, desk)?)),
        Opening::Record(path) => Some(Box::new(pages::import(Path::new(path), desk)?)),
        Opening::Server(server) => Some(Box::new(OnlinePage::new(server.clone(), desk))),
        Opening::Link(link) => Some(Box::new(OnlinePage::follow(link.clone(), desk))),
        Opening::Lessons => Some(Box::new(LessonsPage::new(desk))),
        Opening::Puzzle => Some(Box::new(PuzzlePage::new(PuzzleSession::of_today()))),
        Opening::Analysis(position) => Some(Box::new(AnalysisPage::of_position((**position).clone(), desk))),
    };
    let menu: Box<dyn Page> = Box::new(MenuPage::new(desk));
    Ok(std::iter::once(menu).chain(page).collect())
}

/// Waits for something to happen, takes in all that has, and lets time pass. Says whether there is something
/// new to see.
fn wait(app: &mut App, events: &Receiver<Event>) -> bool {
    let patience = if app.is_moving() { FRAME } else { PAUSE };
    let first = match events.recv_timeout(patience) {
        Ok(event) => Some(event),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => Some(Event::Terminate),
    };
    app.desk.now = Instant::now();
    let happened = first.is_some();
    for event in first.into_iter().chain(events.try_iter()) {
        app.update(event);
    }
    app.tick();
    happened || app.is_moving()
}

/// Passes on what the terminal says, for ever.
fn forward_input(sender: &Sender<Event>) {
    loop {
        let event = event::read().map_or(Event::Terminate, Event::Terminal);
        let is_last = matches!(event, Event::Terminate);
        if sender.send(event).is_err() || is_last {
            return;
        }
    }
}

/// The terminal while the program has it.
struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
}

impl Screen {
    fn enter() -> io::Result<Screen> {
        let screen = Screen { terminal: Terminal::new(CrosstermBackend::new(io::stdout()))? };
        take()?;
        Ok(screen)
    }

    fn draw(&mut self, app: &mut App) -> io::Result<()> {
        execute!(io::stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| app.draw(frame))?;
        execute!(io::stdout(), EndSynchronizedUpdate)
    }

    /// Gives the terminal back to the shell until it lets the program go on.
    fn suspend(&mut self) -> io::Result<()> {
        leave();
        stop()?;
        take()?;
        self.wipe()
    }

    /// Has everything drawn anew. `Terminal::clear` would ask where the cursor is, and whoever reads the keys
    /// would get the answer.
    fn wipe(&mut self) -> io::Result<()> {
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::from((Position::ORIGIN, size)))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

/// Whether the program has the terminal.
static HELD: AtomicBool = AtomicBool::new(false);

/// Takes the terminal.
fn take() -> io::Result<()> {
    HELD.store(true, Ordering::Relaxed);
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)
}

/// Puts the terminal back as it was, once. What cannot be put back cannot be helped.
fn leave() {
    if HELD.swap(false, Ordering::Relaxed) {
        let (paste, mouse) = (DisableBracketedPaste, DisableMouseCapture);
        drop(execute!(io::stdout(), EndSynchronizedUpdate, paste, mouse, LeaveAlternateScreen, Show));
        drop(disable_raw_mode());
    }
}

/// Stops the program, and whoever started it and waits for it, until the shell lets them go on.
#[cfg(unix)]
fn stop() -> io::Result<()> {
    use nix::{
        sys::signal::{Signal, kill},
        unistd::Pid,
    };
    Ok(kill(Pid::from_raw(0), Signal::SIGTSTP)?)
}

/// There is nothing that lets a program go on.
#[cfg(not(unix))]
fn stop() -> io::Result<()> {
    Ok(())
}

/// Whether some thread has panicked.
static BROKEN: AtomicBool = AtomicBool::new(false);

/// The game on the screen, for the last words.
static GAME: Mutex<Option<String>> = Mutex::new(None);

fn remember_game(app: &App) {
    *GAME.lock().unwrap_or_else(PoisonError::into_inner) = app.game().map(|id| id.to_string());
}

/// What is said if the program breaks down.
struct Farewell {
    words: Words,
    place: String,
}

impl Farewell {
    /// From now on a panic puts the terminal back and says where the game is.
    fn hook(self) {
        let earlier = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            BROKEN.store(true, Ordering::Relaxed);
            leave();
            earlier(info);
            let game = GAME.lock().unwrap_or_else(PoisonError::into_inner).clone();
            drop(writeln!(io::stderr(), "{}", self.text(game)));
        }));
    }

    fn text(&self, game: Option<String>) -> String {
        let place = ("place", self.place.clone().into());
        match game {
            Some(game) => {
                let command = format!("colorito play --game {game}");
                self.words.text("terminal-broken-game", &[place, ("command", command.into())])
            }
            None => self.words.text("terminal-broken", &[place]),
        }
    }
}

//! A server: who one is there, one's games, and the doors to the others.

use colorito_client::{Link, Server};
use colorito_wire::{AccountKind, SummaryAnswer};
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, MouseEvent},
    layout::Rect,
};

use super::{GamePage, InvitePage, LobbyPage};
use crate::{
    Words,
    desk::Desk,
    list::Choice,
    page::{KeyHelp, Page, Then, list_keys},
    prompt::{Ask, Prompt},
    session::{Visit, Visited, waits},
    trouble::Trouble,
    words::Cast,
    work::News,
};

/// What can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Game(usize),
    Lobby,
    Invite,
    Join,
    SignIn,
    SignOut,
    Server,
}

/// A visit to a server.
pub(crate) struct OnlinePage {
    visit: Visit,
    choice: Choice,
    /// The name of who wants to sign in.
    name: String,
}

impl OnlinePage {
    pub(crate) fn new(server: Server, desk: &mut Desk) -> OnlinePage {
        let visit = Visit::begin(server, desk);
        let mut page = OnlinePage { visit, choice: Choice::default(), name: String::new() };
        page.gather(0);
        page
    }

    /// Goes where a link leads.
    pub(crate) fn follow(link: Link, desk: &mut Desk) -> OnlinePage {
        let mut page = OnlinePage::new(link.server().clone(), desk);
        page.visit.follow(link, desk);
        page
    }

    fn entries(&self) -> Vec<Entry> {
        let account = match self.visit.kind() {
            None | Some(AccountKind::Device | AccountKind::Program) => None,
            Some(AccountKind::Account) => Some(Entry::SignOut),
            Some(AccountKind::Guest | AccountKind::Stranger) => Some(Entry::SignIn),
        };
        let games = (0..self.visit.games().len()).map(Entry::Game);
        [Entry::Lobby, Entry::Invite, Entry::Join]
            .into_iter()
            .chain(games)
            .chain(account)
            .chain([Entry::Server])
            .collect()
    }

    fn gather(&mut self, at: usize) {
        self.choice = Choice::new(at, self.entries().len());
    }

    fn label(&self, entry: Entry, desk: &Desk) -> String {
        let words = desk.words;
        match entry {
            Entry::Game(at) => describe(&self.visit.games()[at], words),
            Entry::Lobby => words.say("lobby-title"),
            Entry::Invite => words.say("terminal-invite"),
            Entry::Join => words.say("terminal-join"),
            Entry::SignIn => words.say("sign-in"),
            Entry::SignOut => words.say("terminal-sign-out"),
            Entry::Server => words.say("terminal-other-server"),
        }
    }

    fn open(&mut self, desk: &mut Desk) -> Then {
        let words = desk.words;
        let ask = |ask, key: &str| Then::Ask(Prompt::new(ask, words.say(key), ""));
        match self.entries()[self.choice.at()] {
            Entry::Game(at) => {
                if let Ok(id) = self.visit.games()[at].id.parse() {
                    self.visit.sit_down(id, desk);
                }
                Then::Stay
            }
            Entry::Lobby => Then::Open(Box::new(LobbyPage::enter(self.visit.again(), desk))),
            Entry::Invite => Then::Open(Box::new(InvitePage::new(self.visit.again()))),
            Entry::Join => ask(Ask::Link, "terminal-ask-link"),
            Entry::SignIn => ask(Ask::Name, "terminal-ask-name"),
            Entry::SignOut => {
                self.visit.sign_out(desk);
                Then::Stay
            }
            Entry::Server => ask(Ask::Server, "terminal-ask-server"),
        }
    }

    fn take_in(&mut self, visited: Visited, desk: &mut Desk) -> Result<Then, Trouble> {
        self.gather(self.choice.at());
        Ok(match visited {
            Visited::Game(told) => {
                Then::Open(Box::new(GamePage::elsewhere(self.visit.client().clone(), &told, desk)?))
            }
            Visited::SignedOut => Then::Say(desk.words.say("terminal-signed-out")),
            Visited::Lost => Then::Warn(desk.words.say("connection-lost")),
            _ => Then::Stay,
        })
    }
}

/// Who somebody is at a server, in a few words.
pub(crate) fn standing(visit: &Visit, words: Words) -> String {
    match (visit.kind(), visit.name()) {
        (_, Some(name)) => words.text("terminal-signed-in-as", &[("name", name.into())]),
        (Some(AccountKind::Device), _) => words.say("error-device-only"),
        (Some(_), _) => words.say("terminal-not-signed-in"),
        (None, _) => words.say("terminal-judging"),
    }
}

/// A game on a server in a line: whether it waits, who plays, how far it is, on which clock.
pub(crate) fn describe(game: &SummaryAnswer, words: Words) -> String {
    let cast = Cast { seats: &game.seats, you: game.own_side() };
    let [red, blue] = colorito::Side::ALL.map(|side| words.player(cast, side));
    let names = words.text("games-names", &[("red", red.into()), ("blue", blue.into())]);
    let plies = words.text("games-plies", &[("plies", (game.ply as i64).into())]);
    let turn = words.say(if waits(game) { "terminal-your-turn" } else { "terminal-their-turn" });
    let line = words.list([names, plies, words.control(game.clock)]);
    words.text("terminal-game-line", &[("turn", turn.into()), ("game", line.into())])
}

impl Page for OnlinePage {
    fn key(&mut self, key: KeyEvent, desk: &mut Desk) -> Then {
        match key.code {
            _ if self.choice.key(key) => Then::Stay,
            KeyCode::Enter | KeyCode::Char(' ') => self.open(desk),
            _ => Then::Unused,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, area: Rect, desk: &mut Desk) -> Then {
        if self.choice.mouse(mouse, Choice::area(area)) { self.open(desk) } else { Then::Stay }
    }

    fn submit(&mut self, ask: Ask, text: &str, desk: &mut Desk) -> Then {
        let trouble = match ask {
            Ask::Name => {
                text.clone_into(&mut self.name);
                let label = desk.words.say("terminal-ask-password");
                return Then::Ask(Prompt::new(Ask::Password, label, ""));
            }
            Ask::Password => {
                self.visit.sign_in(&self.name, text.to_owned(), desk);
                return Then::Stay;
            }
            Ask::Link => match text.parse::<Link>() {
                Ok(link) if link.server() == self.visit.server() => {
                    self.visit.follow(link, desk);
                    return Then::Stay;
                }
                Ok(link) => return Then::Replace(Box::new(OnlinePage::follow(link, desk))),
                Err(error) => Trouble::from(error),
            },
            Ask::Server => match text.parse::<Server>() {
                Ok(server) => return Then::Replace(Box::new(OnlinePage::new(server, desk))),
                Err(error) => Trouble::from(error),
            },
            _ => return Then::Stay,
        };
        Then::Warn(desk.words.trouble(&trouble))
    }

    fn news(&mut self, news: News, desk: &mut Desk) -> Then {
        let Some(visited) = self.visit.news(&news, desk) else { return Then::Stay };
        match visited.and_then(|visited| self.take_in(visited, desk)) {
            Ok(then) => then,
            Err(trouble) => Then::Warn(desk.words.trouble(&trouble)),
        }
    }

    fn resume(&mut self, desk: &mut Desk) {
        self.visit.look_around(desk);
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect, desk: &Desk) {
        let about = format!("{}  {}", self.visit.server(), standing(&self.visit, desk.words));
        let title = desk.title_of("terminal-online", &about);
        let lines: Vec<String> = self.entries().iter().map(|entry| self.label(*entry, desk)).collect();
        self.choice.draw_page(title, &lines, frame, area);
    }

    fn keys(&self) -> Vec<KeyHelp> {
        list_keys()
    }
}

//! Talking to a server and to the people there.

use std::io::{self, Write};

use colorito::{Board, RepetitionRule, Side, Variant};
use colorito_client::{Link, Server};
use colorito_locales::Arg;
use colorito_play::{Audience, Begins, TimeControl};

use super::{Conversation, Done, Failure, Subject, game::is_said, secret, verb::Verb};
use crate::{
    Clock, Words,
    pages::{describe_remote, standing},
    session::{Elsewhere, Seek, Visit, Visited, waits},
    trouble::Trouble,
    work::News,
};

impl<W: Write> Conversation<W> {
    pub(super) fn follow_online(&mut self, verb: Verb, rest: &str) -> Done {
        match verb {
            Verb::Server => self.go_to_server(rest),
            Verb::Join => self.join(rest),
            _ => {
                let arrived = self.visit.is_none();
                let Some(mut visit) = self.visit.take().or_else(|| self.last_visit()) else {
                    return self.say("terminal-plain-no-server").map_err(Failure::Io);
                };
                if arrived && verb == Verb::Waiting {
                    // Whoever arrives is told so anyway.
                    self.visit = Some(visit);
                    return Ok(());
                }
                let done = self.at_server(verb, rest, &mut visit);
                self.visit = Some(visit);
                done
            }
        }
    }

    /// A visit to the server one was at last.
    fn last_visit(&mut self) -> Option<Visit> {
        let server = self.desk.passes.servers().next()?.clone();
        Some(Visit::begin(server, &mut self.desk))
    }

    fn go_to_server(&mut self, address: &str) -> Done {
        if address.is_empty() {
            self.visit = self.last_visit();
            if self.visit.is_none() {
                return self.say("terminal-plain-no-server").map_err(Failure::Io);
            }
            return Ok(());
        }
        let server = address.parse::<Server>().map_err(Trouble::from)?;
        self.visit_server(server);
        Ok(())
    }

    pub(super) fn visit_server(&mut self, server: Server) {
        self.visit = Some(Visit::begin(server, &mut self.desk));
    }

    fn join(&mut self, text: &str) -> Done {
        let link = text.parse::<Link>().map_err(Trouble::from)?;
        self.follow_link(link);
        Ok(())
    }

    pub(super) fn follow_link(&mut self, link: Link) {
        if self.visit.as_ref().is_none_or(|visit| visit.server() != link.server()) {
            self.visit_server(link.server().clone());
        }
        if let Some(visit) = &mut self.visit {
            visit.follow(link, &mut self.desk);
        }
    }

    fn at_server(&mut self, verb: Verb, rest: &str, visit: &mut Visit) -> Done {
        match verb {
            Verb::SignIn if rest.is_empty() => {
                return self.say("terminal-plain-sign-in-how").map_err(Failure::Io);
            }
            Verb::SignIn => {
                self.signing_in = Some(rest.to_owned());
                if self.is_typed() {
                    secret::hide();
                }
                self.say("terminal-ask-password").map_err(Failure::Io)?;
            }
            Verb::SignOut => visit.sign_out(&mut self.desk),
            Verb::Lobby if visit.is_in_lobby() => return self.tell_lobby(visit).map_err(Failure::Io),
            Verb::Lobby => visit.enter_lobby(&mut self.desk),
            Verb::Take | Verb::Withdraw => return self.choose_seek(verb, rest, visit),
            Verb::Seek => return self.invite(Audience::Lobby, rest, visit),
            Verb::Invite => return self.invite(Audience::Link, rest, visit),
            _ => return self.waiting(rest, visit),
        }
        Ok(())
    }

    /// The password of who wants to sign in was typed.
    pub(super) fn sign_in(&mut self, name: &str, password: String) {
        if self.is_typed() {
            secret::show();
        }
        if let Some(visit) = &mut self.visit {
            visit.sign_in(name, password, &mut self.desk);
        }
    }

    fn choose_seek(&mut self, verb: Verb, number: &str, visit: &mut Visit) -> Done {
        let chosen =
            number.parse::<usize>().ok().and_then(|number| visit.seeks().get(number.checked_sub(1)?));
        let id = chosen.map(|seek| seek.id.clone());
        match (verb, id) {
            (Verb::Take, Some(id)) => visit.accept(&id, &mut self.desk),
            (Verb::Withdraw, Some(id)) => visit.withdraw(&id, &mut self.desk),
            (Verb::Withdraw, None) if number.is_empty() && visit.invited().is_some() => {
                let id = visit.invited().unwrap_or_default().to_owned();
                visit.withdraw(&id, &mut self.desk);
            }
            _ => return self.say("error-no-such-invitation").map_err(Failure::Io),
        }
        Ok(())
    }

    fn invite(&mut self, audience: Audience, terms: &str, visit: &mut Visit) -> Done {
        let mut seek = Seek::new(audience);
        if let Err(unknown) = set_terms(&mut seek, terms, self.desk.words) {
            let line = self.desk.words.text("terminal-plain-unknown-term", &[("text", Arg::from(unknown))]);
            return self.tell(&line).map_err(Failure::Io);
        }
        visit.invite(seek.invitation(), &mut self.desk);
        Ok(())
    }

    /// Lists one's games, or goes to one of them.
    fn waiting(&mut self, number: &str, visit: &mut Visit) -> Done {
        if number.is_empty() {
            visit.look_around(&mut self.desk);
            return Ok(());
        }
        let found = number.parse::<usize>().ok().and_then(|number| visit.games().get(number.checked_sub(1)?));
        match found.and_then(|game| game.id.parse().ok()) {
            Some(id) => visit.sit_down(id, &mut self.desk),
            None => return self.say("error-no-such-game").map_err(Failure::Io),
        }
        Ok(())
    }

    /// Takes in what a server says.
    pub(super) fn visit_news(&mut self, news: &News) -> io::Result<()> {
        let Some(mut visit) = self.visit.take() else { return Ok(()) };
        let heard = visit.news(news, &mut self.desk);
        let done = match heard {
            None => Ok(false),
            Some(heard) => self.tell_visited(heard, &mut visit).map(|()| true),
        };
        self.visit = Some(visit);
        if done? && !self.is_busy() { self.ask() } else { Ok(()) }
    }

    fn tell_visited(&mut self, heard: Result<Visited, Trouble>, visit: &mut Visit) -> io::Result<()> {
        let words = self.desk.words;
        match heard {
            Ok(Visited::Around) => {
                self.tell(&format!("{}: {}", visit.server(), standing(visit, words)))?;
                self.tell_games(visit)
            }
            Ok(Visited::SignedOut) => self.say("terminal-signed-out"),
            Ok(Visited::Lobby) => self.tell_lobby(visit),
            Ok(Visited::Sought) => self.say("terminal-sought"),
            Ok(Visited::Invited(link)) => {
                self.say("invitation-how")?;
                self.tell(&link)
            }
            Ok(Visited::Withdrawn) => self.say("invitation-now-withdrawn"),
            Ok(Visited::Closed(state)) => self.tell(&words.fate(state)),
            Ok(Visited::Lost) => self.say("connection-lost"),
            Ok(Visited::Game(told)) => {
                visit.leave_lobby();
                match Elsewhere::open(visit.client().clone(), &told, &mut self.desk) {
                    Ok(table) => match self.sit_at(Box::new(table)) {
                        Err(Failure::Trouble(trouble)) => self.tell(&words.trouble(&trouble)),
                        Err(Failure::Io(error)) => Err(error),
                        Ok(()) => Ok(()),
                    },
                    Err(trouble) => self.tell(&words.trouble(&trouble)),
                }
            }
            Err(trouble) => self.tell(&words.trouble(&trouble)),
        }
    }

    fn tell_games(&mut self, visit: &Visit) -> io::Result<()> {
        let words = self.desk.words;
        let waiting = visit.games().iter().filter(|game| waits(game)).count();
        self.tell(&words.text("terminal-plain-waiting", &[("count", Arg::Number(waiting as i64))]))?;
        for (at, game) in visit.games().iter().enumerate() {
            self.tell(&format!("{}. {}", at + 1, describe_remote(game, words)))?;
        }
        Ok(())
    }

    /// Tells what can be taken, unless somebody is at a game.
    fn tell_lobby(&mut self, visit: &Visit) -> io::Result<()> {
        if matches!(&self.subject, Subject::Game(table) if table.game().ending().is_none()) {
            return Ok(());
        }
        let words = self.desk.words;
        if visit.seeks().is_empty() {
            return self.say("lobby-empty");
        }
        self.say("lobby-open")?;
        for (at, seek) in visit.seeks().iter().enumerate() {
            self.tell(&format!("{}. {}", at + 1, words.invitation(seek)))?;
        }
        Ok(())
    }
}

/// The key of a word, and what the word does to the terms.
type Term = (&'static str, fn(&mut Seek));

/// Words for the terms, in every language; the English ones are understood everywhere.
const TERMS: [Term; 9] = [
    ("terminal-term-red", |seek| seek.side = Some(Side::Red)),
    ("terminal-term-blue", |seek| seek.side = Some(Side::Blue)),
    ("terminal-term-random", |seek| seek.side = None),
    ("terminal-term-first", |seek| seek.begins = Some(Begins::Owner)),
    ("terminal-term-second", |seek| seek.begins = Some(Begins::Guest)),
    ("terminal-term-rated", |seek| seek.rated = true),
    ("terminal-term-no-clock", |seek| seek.clock = None),
    ("terminal-term-repetition", |seek| seek.repetition = RepetitionRule::Draw),
    ("terminal-term-no-repetition", |seek| seek.repetition = RepetitionRule::Off),
];

/// Changes the terms by words, of which the first unknown one is returned.
fn set_terms<'a>(seek: &mut Seek, terms: &'a str, words: Words) -> Result<(), &'a str> {
    let mut terms = terms.split_whitespace();
    while let Some(term) = terms.next() {
        if is_said(term, "terminal-term-days", words) {
            let number = terms.next().unwrap_or(term);
            seek.clock = Some(TimeControl::Days(number.parse().map_err(|_| number)?));
        } else if let Some((_, set)) = TERMS.iter().find(|(key, _)| is_said(term, key, words)) {
            set(seek);
        } else if let Ok(variant) = term.parse::<Variant>() {
            seek.rules.variant = variant;
        } else if let Some(board) = Board::named(term) {
            seek.rules.board = board;
        } else {
            seek.clock = Some(term.parse::<Clock>().map_err(|_| term)?.control());
        }
    }
    Ok(())
}

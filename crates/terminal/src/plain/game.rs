//! Talking about a game.

use std::{
    io::{self, Write},
    path::Path,
};

use colorito::{Board, RepetitionRule, Side, Variant};
use colorito_engine::Level;
use colorito_locales::{Arg, Language};
use colorito_play::{GameId, SeatedGame};

use super::{Conversation, Done, Failure, Subject, verb::Verb};
use crate::{
    Clock, NewGame, Opponent, Place, Words,
    desk::Desk,
    pages::{clock_face, describe_game},
    session::{Done as TableDone, Happening, Here, Intent, ReviewSession, Table, read_records, write_record},
    words::Cast,
    work::News,
};

impl<W: Write> Conversation<W> {
    /// Begins a game, with some terms changed by words: `level 5`, `two`, `blue`, `strict`, `tiles`, `10+5` …
    pub(super) fn new_game(&mut self, terms: &str) -> Done {
        let mut new = self.terms.clone();
        if let Err(unknown) = set_terms(&mut new, terms, self.desk.words) {
            let line = self.desk.words.text("terminal-plain-unknown-term", &[("text", Arg::from(unknown))]);
            return self.tell(&line).map_err(Failure::Io);
        }
        self.terms = NewGame { position: None, ..new.clone() };
        let now = Desk::timestamp();
        let seated = self.desk.games.create(new.seated(now.0.unsigned_abs()), now)?;
        self.sit_down(seated)
    }

    pub(super) fn open_game(&mut self, id: GameId) -> Done {
        let seated = self.desk.games.resume(id, Desk::timestamp())?;
        self.sit_down(seated)
    }

    /// Reads the games of a file, keeps them, and goes on with the first.
    pub(super) fn import(&mut self, path: &Path) -> Done {
        let mut first = None;
        for record in read_records(path)?.iter().rev() {
            first = Some(self.desk.games.create(NewGame::of_record(record), Desk::timestamp())?);
        }
        first.map_or(Ok(()), |seated| self.sit_down(seated))
    }

    fn sit_down(&mut self, seated: SeatedGame) -> Done {
        let table = Here::open(seated, &mut self.desk);
        self.sit_at(Box::new(table))
    }

    /// Tells whose game it is, and how it stands.
    pub(super) fn sit_at(&mut self, table: Box<dyn Table>) -> Done {
        self.tell_players(&*table).map_err(Failure::Io)?;
        self.subject = Subject::Game(table);
        self.status().map_err(Failure::Io)
    }

    fn tell_players(&mut self, table: &dyn Table) -> io::Result<()> {
        let words = self.desk.words;
        let [red, blue] = Side::ALL.map(|side| {
            let (name, player) = (words.side(side), words.player(table.cast(), side));
            Arg::from(if name == player { name } else { format!("{name} ({player})") })
        });
        let rules = table.game().rules();
        let variant = words.say(&format!("variant-name-{}", rules.variant));
        let line =
            words.text("terminal-plain-game", &[("red", red), ("blue", blue), ("variant", variant.into())]);
        self.tell(&line)
    }

    pub(super) fn games(&mut self) -> Done {
        let games = self.desk.games.list()?;
        if games.is_empty() {
            return self.say("games-none").map_err(Failure::Io);
        }
        for (at, game) in games.iter().enumerate() {
            let line = format!("{}. {}", at + 1, describe_game(game, &self.desk));
            self.tell(&line).map_err(Failure::Io)?;
        }
        Ok(())
    }

    /// Goes on with a stored game: by its number in the list, or the last one that is not over.
    pub(super) fn continue_game(&mut self, which: &str) -> Done {
        let games = self.desk.games.list()?;
        let found = match which {
            "" => games.iter().find(|game| game.outcome.is_none()),
            number => number.parse::<usize>().ok().and_then(|number| games.get(number.checked_sub(1)?)),
        };
        match found.map(|game| game.id) {
            Some(id) => self.open_game(id),
            None => self.say("error-no-such-game").map_err(Failure::Io),
        }
    }

    pub(super) fn play(&mut self, text: &str) -> Done {
        self.at_table(|table, desk| table.play(text, desk))
    }

    /// Does something at the table and tells what came of it.
    fn at_table(&mut self, act: impl FnOnce(&mut dyn Table, &mut Desk) -> TableDone) -> Done {
        let Subject::Game(table) = &mut self.subject else {
            return self.say("terminal-plain-not-here").map_err(Failure::Io);
        };
        let happenings = act(&mut **table, &mut self.desk)?;
        self.tell_all(&happenings).map_err(Failure::Io)
    }

    fn intend(&mut self, intent: Intent) -> Done {
        self.at_table(|table, desk| table.ask(intent, desk))
    }

    pub(super) fn follow_game(&mut self, verb: Verb, rest: &str) -> Done {
        match verb {
            Verb::Hint => self.at_table(|table, desk| table.ask_for_hint(desk).map(|()| Vec::new())),
            Verb::Back => match &mut self.subject {
                Subject::Analysis { analysis, .. } => {
                    analysis.back(&mut self.desk);
                    self.tell_turn().map_err(Failure::Io)
                }
                _ => self.intend(Intent::TakeBack),
            },
            Verb::Redo => match &mut self.subject {
                Subject::Analysis { analysis, .. } => {
                    analysis.forward(0, &mut self.desk);
                    self.tell_turn().map_err(Failure::Io)
                }
                _ => self.intend(Intent::Redo),
            },
            Verb::Draw => self.intend(Intent::OfferDraw),
            Verb::Accept => self.intend(Intent::Accept),
            Verb::Decline => self.intend(Intent::Decline),
            Verb::Resign => self.intend(Intent::Resign),
            Verb::Abort => self.intend(Intent::Abort),
            Verb::Rematch => self.intend(Intent::Rematch),
            Verb::Status => match self.subject {
                Subject::Game(_) => self.status().map_err(Failure::Io),
                _ => self.say("terminal-plain-not-here").map_err(Failure::Io),
            },
            Verb::Save => self.save(rest),
            _ => self.review(),
        }
    }

    fn save(&mut self, name: &str) -> Done {
        let record = match &self.subject {
            Subject::Game(table) => table.record(&self.desk)?,
            Subject::Analysis { analysis, .. } => analysis.record().to_string(),
            _ => return self.say("terminal-plain-not-here").map_err(Failure::Io),
        };
        let path = write_record(Path::new(if name.is_empty() { "game" } else { name }), &record)?;
        let file = path.display().to_string();
        self.tell(&self.desk.words.text("terminal-written", &[("file", file.into())])).map_err(Failure::Io)
    }

    fn review(&mut self) -> Done {
        let Subject::Game(table) = &self.subject else {
            return self.say("terminal-plain-not-here").map_err(Failure::Io);
        };
        table.expect_study()?;
        let (game, stored) = (table.game().clone(), table.stored());
        let mut session = ReviewSession::open(game, stored, &mut self.desk)?;
        session.toggle(&mut self.desk);
        self.subject = Subject::Review { session: Box::new(session), told: 0 };
        self.tell_review().map_err(Failure::Io)
    }

    pub(super) fn game_news(&mut self, news: News) -> io::Result<()> {
        let Subject::Game(table) = &mut self.subject else { return Ok(()) };
        let done = table.news(news, &mut self.desk);
        self.tell_done(done)
    }

    pub(super) fn game_tick(&mut self) -> io::Result<()> {
        let Subject::Game(table) = &mut self.subject else { return Ok(()) };
        let done = table.tick(&mut self.desk);
        self.tell_done(done)
    }

    fn tell_done(&mut self, done: TableDone) -> io::Result<()> {
        match done {
            Ok(happenings) if happenings.is_empty() => Ok(()),
            Ok(happenings) => {
                self.tell_all(&happenings)?;
                if self.is_busy() { Ok(()) } else { self.ask() }
            }
            Err(trouble) => self.tell(&self.desk.words.trouble(&trouble)),
        }
    }

    /// Tells what has happened, and then how the game stands.
    fn tell_all(&mut self, happenings: &[Happening]) -> io::Result<()> {
        let words = self.desk.words;
        let Subject::Game(table) = &self.subject else { return Ok(()) };
        let (seats, you) = (table.seated().seats.clone(), table.you());
        let cast = Cast { seats: &seats, you };
        let hint = table.hint().map(|hint| words.hint(hint));
        let score = words.losers_score(table.seated(), cast);
        let mut changed = false;
        for happening in happenings {
            let beside = matches!(
                happening,
                Happening::Hinted
                    | Happening::Scored
                    | Happening::Lost
                    | Happening::Left(_)
                    | Happening::Returned(_)
                    | Happening::Claimable(_)
            );
            changed |= !beside;
            let line = match happening {
                Happening::Moved { before, played } => {
                    let who = words.player(cast, before.turn());
                    let moved = words.moved(before, *played);
                    words.text("terminal-plain-moved", &[("player", who.into()), ("moved", moved.into())])
                }
                Happening::TakenBack(count) => {
                    words.text("terminal-plain-taken-back", &[("count", Arg::Number(*count as i64))])
                }
                Happening::Hinted => hint.clone().unwrap_or_else(|| words.say("error-over")),
                Happening::Scored => score.clone(),
                other => match words.happening(other, cast) {
                    Some(line) => line,
                    None => continue,
                },
            };
            self.tell(&line)?;
        }
        if changed { self.status() } else { Ok(()) }
    }

    /// Tells how the game stands: turn or result, pieces at home, and time.
    pub(super) fn status(&mut self) -> io::Result<()> {
        let words = self.desk.words;
        let Subject::Game(table) = &self.subject else { return Ok(()) };
        let mut lines = vec![words.status(table.seated(), table.cast())];
        if table.awaits_person() {
            let homes = Side::ALL.map(|side| i64::from(table.game().position().count_home(side)));
            let args = [("reds", homes[0].into()), ("blues", homes[1].into())];
            lines.push(words.text("terminal-plain-home", &args));
        }
        let times = Side::ALL.map(|side| table.time_left(side));
        if let [Some(red), Some(blue)] = times {
            let [red, blue] = [red, blue].map(|left| Arg::from(clock_face(left, words)));
            lines.push(words.text("terminal-plain-time", &[("redtime", red), ("bluetime", blue)]));
        }
        lines.iter().try_for_each(|line| self.tell(line))
    }
}

/// The key of a word, and what the word does to the terms.
type Term = (&'static str, fn(&mut NewGame));

/// Words for the terms of a game, in every language; the English ones are understood everywhere.
const TERMS: [Term; 9] = [
    ("terminal-term-two", |new| new.opponent = Opponent::Person),
    ("terminal-term-red", |new| new.side = Place::Of(Side::Red)),
    ("terminal-term-blue", |new| new.side = Place::Of(Side::Blue)),
    ("terminal-term-random", |new| new.side = Place::Random),
    ("terminal-term-red-starts", |new| new.starter = Place::Of(Side::Red)),
    ("terminal-term-blue-starts", |new| new.starter = Place::Of(Side::Blue)),
    ("terminal-term-no-clock", |new| new.clock = None),
    ("terminal-term-repetition", |new| new.repetition = RepetitionRule::Draw),
    ("terminal-term-no-repetition", |new| new.repetition = RepetitionRule::Off),
];

/// Whether somebody has said a word.
pub(super) fn is_said(word: &str, key: &str, words: Words) -> bool {
    let languages = [words.language, Language::English];
    languages.into_iter().any(|language| Words { language }.say(key).eq_ignore_ascii_case(word))
}

/// Changes the terms by words, of which the first unknown one is returned.
fn set_terms<'a>(new: &mut NewGame, terms: &'a str, words: Words) -> Result<(), &'a str> {
    let mut terms = terms.split_whitespace();
    while let Some(term) = terms.next() {
        if is_said(term, "terminal-term-level", words) {
            let number = terms.next().unwrap_or(term);
            new.opponent = Opponent::Computer(number.parse::<Level>().map_err(|_| number)?);
        } else if let Some((_, set)) = TERMS.iter().find(|(key, _)| is_said(term, key, words)) {
            set(new);
        } else if let Ok(variant) = term.parse::<Variant>() {
            new.rules.variant = variant;
        } else if let Some(board) = Board::named(term) {
            new.rules.board = board;
        } else {
            new.clock = Some(term.parse::<Clock>().map_err(|_| term)?);
        }
    }
    Ok(())
}

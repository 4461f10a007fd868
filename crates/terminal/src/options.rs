//! What somebody asked for on the command line.

use std::path::PathBuf;

use colorito::Position;
use colorito_client::{Link, Server};
use colorito_drawing::Theme;
use colorito_locales::Language;
use colorito_play::GameId;

use crate::{Colours, Paint, Words, paint, session::NewGame, settings::Settings};

/// What to show first.
#[derive(Clone, Debug, PartialEq)]
pub enum Opening {
    /// The list of all that can be done.
    Menu,
    /// A new game.
    New(Box<NewGame>),
    /// A stored game.
    Game(GameId),
    /// The games of a file.
    Record(PathBuf),
    /// A server where others play.
    Server(Server),
    /// What a link leads to.
    Link(Link),
    /// The lessons.
    Lessons,
    /// The puzzle of the day.
    Puzzle,
    /// The analysis of a position.
    Analysis(Box<Position>),
}

/// How to show it.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// What to show first.
    pub opening: Opening,
    /// The language; without it, the one chosen in the menu, or that of the system.
    pub language: Option<Language>,
    /// The language of the system.
    pub system_language: Language,
    /// How many colours; without it, as many as the terminal says it has.
    pub colours: Option<Colours>,
    /// Light or dark; without it, as chosen in the menu, or as the terminal says.
    pub theme: Option<Theme>,
    /// Whether to do without symbols beyond ASCII.
    pub ascii: bool,
    /// Whether pieces are put down at once instead of hop by hop.
    pub no_motion: bool,
    /// Whether to talk in lines of text instead of filling the screen.
    pub plain: bool,
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

impl Options {
    pub(crate) fn words(&self, settings: &Settings) -> Words {
        Words { language: self.language.or(settings.language).unwrap_or(self.system_language) }
    }

    pub(crate) fn paint(&self, settings: &Settings) -> Paint {
        Paint {
            colours: self.colours.unwrap_or_else(|| Colours::detect(variable)),
            theme: self.theme.or(settings.theme).unwrap_or_else(|| paint::detect_theme(variable)),
            ascii: self.ascii || !paint::detect_unicode(variable),
        }
    }

    pub(crate) fn motion(&self, settings: &Settings) -> bool {
        !self.no_motion && settings.motion.unwrap_or(true)
    }
}

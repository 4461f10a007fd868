//! `colorito play`: the game in the terminal.

use std::path::PathBuf;

use clap::Args;
use colorito::{RepetitionRule, Rules};
use colorito_drawing::Theme;
use colorito_engine::Level;
use colorito_locales::Language;
use colorito_play::GameId;
use colorito_server::default_data_directory;
use colorito_store::StoreError;
use colorito_terminal::{
    Clock, Colours, Error, Games, Link, NewGame, Opening, Opponent, Options, Place, Server,
};

use crate::{Failure, setup::PositionOptions, words::Words};

/// The options of `colorito play`.
#[derive(Args)]
#[command(after_help = "colorito play --level 5 --side blue --clock 10+5")]
pub(crate) struct Play {
    #[command(flatten)]
    what: What,
    #[command(flatten)]
    terms: Terms,
    #[command(flatten)]
    setup: PositionOptions,
    #[command(flatten)]
    show: Show,
    #[arg(long, value_name = "folder")]
    data: Option<PathBuf>,
}

/// What to begin with, if not a new game.
#[derive(Args)]
#[group(id = "what", multiple = false, conflicts_with = "terms")]
struct What {
    #[arg(value_name = "file")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "name")]
    game: Option<GameId>,
    #[arg(long, value_name = "address")]
    server: Option<Server>,
    #[arg(long, value_name = "address")]
    join: Option<Link>,
    #[arg(long)]
    lessons: bool,
    #[arg(long)]
    puzzle: bool,
    #[arg(long)]
    analyse: bool,
}

/// The terms of a new game.
#[derive(Args)]
#[group(id = "terms", multiple = true)]
struct Terms {
    #[arg(long, value_name = "N", conflicts_with = "two")]
    level: Option<Level>,
    #[arg(long)]
    two: bool,
    #[arg(long, value_name = "side")]
    side: Option<Place>,
    #[arg(long, value_name = "side", conflicts_with = "position")]
    starter: Option<Place>,
    #[arg(long, value_name = "clock")]
    clock: Option<Clock>,
    #[arg(long)]
    no_repetition: bool,
}

/// How to show it.
#[derive(Args)]
struct Show {
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "colours")]
    colours: Option<Colours>,
    #[arg(long, value_name = "theme")]
    theme: Option<Theme>,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    no_motion: bool,
}

impl Play {
    /// Plays in the language that was asked for, else in the one chosen in the game, else in that of the
    /// system.
    pub(crate) fn run(&self, asked: Option<Language>, words: Words) -> Result<(), Failure> {
        let options = Options {
            opening: self.opening(words)?,
            language: asked,
            system_language: words.language,
            colours: self.show.colours,
            theme: self.show.theme,
            ascii: self.show.ascii,
            no_motion: self.show.no_motion,
            plain: self.show.plain,
        };
        let folder = self.data.clone().map_or_else(default_data_directory, Ok)?;
        let games = Games::open(&folder).map_err(|error| {
            Failure::Input(words.wrong_file(&folder, words.say(unusable_because(&error))))
        })?;
        colorito_terminal::run(&options, games).map_err(|error| match error {
            Error::Opening(why) => Failure::Input(why),
            Error::Terminal(error) => Failure::Io(error),
        })
    }

    fn opening(&self, words: Words) -> Result<Opening, Failure> {
        Ok(match (&self.what.file, self.what.game) {
            (Some(file), _) => Opening::Record(file.clone()),
            (None, Some(id)) => Opening::Game(id),
            (None, None) if self.what.server.is_some() => {
                self.what.server.clone().map_or(Opening::Menu, Opening::Server)
            }
            (None, None) if self.what.join.is_some() => {
                self.what.join.clone().map_or(Opening::Menu, Opening::Link)
            }
            (None, None) if self.what.lessons => Opening::Lessons,
            (None, None) if self.what.puzzle => Opening::Puzzle,
            (None, None) if self.what.analyse => Opening::Analysis(Box::new(self.setup.position(words)?)),
            (None, None) => self.new_game(words)?.map_or(Opening::Menu, |new| Opening::New(Box::new(new))),
        })
    }

    /// The terms of a new game, if any were given.
    fn new_game(&self, words: Words) -> Result<Option<NewGame>, Failure> {
        let usual = NewGame::default();
        let position = if self.setup.is_given() { Some(self.setup.position(words)?) } else { None };
        let opponent = match (self.terms.two, self.terms.level) {
            (true, _) => Some(Opponent::Person),
            (false, level) => level.map(Opponent::Computer),
        };
        let rules: Rules = self.setup.rules(words)?;
        let new = NewGame {
            opponent: opponent.unwrap_or(usual.opponent),
            side: self.terms.side.unwrap_or(usual.side),
            starter: self.terms.starter.unwrap_or(usual.starter),
            rules,
            repetition: if self.terms.no_repetition { RepetitionRule::Off } else { usual.repetition },
            clock: self.terms.clock,
            position,
        };
        // An opponent alone is a term too, also if it is the usual one.
        Ok((opponent.is_some() || new != usual).then_some(new))
    }
}

/// Why the games cannot be opened, as the key of a text.
fn unusable_because(error: &StoreError) -> &'static str {
    match error {
        StoreError::Migration(_) => "error-migration",
        StoreError::Failed(_) => "error-storage",
        _ => "error-data",
    }
}

#![doc = include_str!("../README.md")]

mod app;
mod board;
mod desk;
mod event;
mod games;
mod graph;
mod list;
mod options;
mod page;
mod pages;
mod paint;
mod panel;
mod passes;
mod plain;
mod progress;
mod prompt;
mod screen;
mod session;
mod settings;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod trouble;
mod words;
mod work;

use std::{
    io::{self, IsTerminal},
    sync::mpsc,
};

pub use colorito_client::{Link, Server};
pub use games::Games;
pub use options::{Opening, Options};
pub use paint::{Colours, Paint, ParseColoursError};
pub use session::{Clock, NewGame, Opponent, Place};
pub use words::Words;

use desk::Desk;
use event::Event;
use settings::Settings;

/// Why the game in the terminal ended early.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was asked for cannot be shown; the text says why, in the language of whoever asked.
    #[error("{0}")]
    Opening(String),
    /// The terminal failed.
    #[error(transparent)]
    Terminal(#[from] io::Error),
}

/// Plays in the terminal until somebody has had enough. Where no terminal is at both ends, lines of text go
/// in and out.
///
/// # Errors
/// If what was asked for cannot be opened, or the terminal fails.
pub fn run(options: &Options, games: Games) -> Result<(), Error> {
    let (sender, events) = mpsc::channel();
    let settings = Settings::open(games.folder());
    let (words, paint, motion) =
        (options.words(&settings), options.paint(&settings), options.motion(&settings));
    let desk = Desk::new(games, sender.clone(), words, paint, motion);
    if options.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        plain::run(&options.opening, desk, sender, &events)
    } else {
        screen::run(&options.opening, desk, sender, &events)
    }
}

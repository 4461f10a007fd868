//! For the tests: a desk to work at, with games in a folder of its own.

use std::sync::mpsc;

use colorito_drawing::Theme;
use colorito_locales::Language;
use tempfile::TempDir;

use crate::{Colours, Games, Paint, Words, desk::Desk, event::Event};

/// A folder for games that goes away with the test.
pub(crate) struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    /// The same games, as another program sees them.
    pub(crate) fn games(&self) -> Games {
        Games::open(self.0.path()).unwrap()
    }
}

/// A desk in English without colours and motion, its games, and what happens at it.
pub(crate) fn desk() -> (Desk, Folder, mpsc::Receiver<Event>) {
    let (sender, events) = mpsc::channel();
    let folder = Folder::new();
    (desk_of(folder.games(), sender), folder, events)
}

/// The same with games that are there already.
pub(crate) fn desk_of(games: Games, sender: mpsc::Sender<Event>) -> Desk {
    let paint = Paint { colours: Colours::None, theme: Theme::Dark, ascii: false };
    Desk::new(games, sender, Words { language: Language::English }, paint, false)
}

//! What every page works with: what is kept, the workers, and the time.

use std::{
    sync::mpsc::Sender,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

use colorito_play::Timestamp;
use ratatui::text::{Line, Span};

use crate::{Event, Games, Paint, Words, passes::Passes, progress::Progress, work::Workers};

/// What is kept, the workers, the time, and how things are shown and said.
pub(crate) struct Desk {
    pub(crate) games: Games,
    pub(crate) progress: Progress,
    /// The servers somebody plays at.
    pub(crate) passes: Passes,
    pub(crate) workers: Workers,
    pub(crate) words: Words,
    pub(crate) paint: Paint,
    /// Whether pieces travel hop by hop.
    pub(crate) motion: bool,
    /// The time by which the screen is drawn.
    pub(crate) now: Instant,
}

impl Desk {
    pub(crate) fn new(games: Games, events: Sender<Event>, words: Words, paint: Paint, motion: bool) -> Desk {
        Desk {
            progress: Progress::open(games.folder()),
            passes: Passes::open(games.folder()),
            games,
            workers: Workers::new(events),
            words,
            paint,
            motion,
            now: Instant::now(),
        }
    }

    /// The title of a page, with something quiet behind it.
    pub(crate) fn title_of(&self, key: &str, behind: &str) -> Line<'static> {
        let title = Span::styled(self.words.say(key), self.paint.accent());
        Line::from(vec![title, Span::styled(format!("  {behind}"), Paint::quiet())])
    }

    /// What stands before something in a list that is done or not.
    pub(crate) fn done_mark(&self, is_done: bool) -> String {
        if is_done { format!("{} ", self.paint.home_mark()) } else { "  ".to_owned() }
    }

    /// The time by which games are kept.
    pub(crate) fn timestamp() -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }
}

//! A hint for the position on the board: asked for, thought about, and forgotten when the board changes.

use colorito::Game;
use colorito_engine::Hint;

use crate::{
    desk::Desk,
    work::{Job, News, Task},
};

/// The hint for a position, or the thought that leads to it.
#[derive(Default)]
pub(super) struct Advice {
    job: Option<Job>,
    hint: Option<Hint>,
}

impl Advice {
    /// Has a game thought about, unless that is done or under way.
    pub(super) fn ask(&mut self, game: &Game, desk: &mut Desk) {
        if self.hint.is_none() && self.job.is_none() {
            self.job = Some(desk.workers.start(Task::Hint(Box::new(game.clone()))));
        }
    }

    pub(super) fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    pub(super) fn is_awaited(&self) -> bool {
        self.job.is_some()
    }

    /// Whether something was found by this thought.
    pub(super) fn is_behind(&self, news: &News) -> bool {
        self.job.as_ref().is_some_and(|job| job.is_behind(news))
    }

    pub(super) fn take(&mut self, hint: Option<Hint>) {
        *self = Advice { job: None, hint };
    }
}

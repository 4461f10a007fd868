//! What happens in games, published for those who listen.
//!
//! Whoever changes a game publishes; whoever shows one subscribes. Neither knows the other. What is published
//! carries the game as it is, with its revision, so that a listener who has missed something needs the last
//! of it only. What a move has changed is put into words once for all who have the same role.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use colorito_play::{GameId, Role, SeatedGame, Timestamp};
use colorito_wire::{LosersScore, MovedAnswer, News, PresenceAnswer, ThoughtAnswer};
use tokio::sync::broadcast;

use crate::sockets::told;

/// How many events a slow listener may be behind before it is told the whole state instead.
const BACKLOG: usize = 16;

/// Something that happened in a game.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// The game has changed.
    Changed(Arc<Changed>),
    /// The computer has begun to think about a ply.
    Thinking(usize),
    /// A page that can is asked for the computer's move, in words.
    Think(Utf8Bytes),
    /// What the computer thinks.
    Thought(ThoughtAnswer),
    /// What is known by now about the loser's score.
    Score(LosersScore),
    /// How far the review of the game is, with what was found last, in words.
    Reviewed(Utf8Bytes),
    /// Who is at the game, as it is and in words.
    Present(PresenceAnswer, Utf8Bytes),
    /// Something was said, or free text was switched on or off; what, its players are told.
    Said,
    /// The game was deleted.
    Deleted,
}

/// A change of a game.
#[derive(Debug)]
pub(crate) struct Changed {
    before: Arc<SeatedGame>,
    /// The game as it is now.
    pub(crate) after: Arc<SeatedGame>,
    /// The news of the move, if the change is one, for each role, once somebody with it has asked.
    moved: [OnceLock<Option<Utf8Bytes>>; Role::ALL.len()],
}

impl Changed {
    pub(crate) fn new(before: Arc<SeatedGame>, after: Arc<SeatedGame>) -> Arc<Changed> {
        Arc::new(Changed { before, after, moved: Default::default() })
    }

    /// The news of the change, if it is a move, for somebody with a role who knows the game at a revision.
    pub(crate) fn moved(&self, role: Role, known: i64, now: Timestamp) -> Option<Utf8Bytes> {
        if known != self.before.revision {
            return None;
        }
        let place = Role::ALL.iter().position(|other| *other == role)?;
        let moved = self.moved[place].get_or_init(|| {
            let moved = MovedAnswer::between(&self.before, &self.after, role, now)?;
            Some(told(&News::Moved(Box::new(moved))))
        });
        moved.clone()
    }
}

/// All that is published.
#[derive(Clone, Default)]
pub(crate) struct Feed {
    channels: Arc<Mutex<HashMap<GameId, broadcast::Sender<Event>>>>,
}

impl Feed {
    /// Tells all who listen to a game.
    pub(crate) fn publish(&self, game: GameId, event: Event) {
        let mut channels = self.channels();
        if let Some(channel) = channels.get(&game)
            && channel.send(event).is_err()
        {
            // The last listener is gone.
            channels.remove(&game);
        }
    }

    /// Whether somebody listens to a game.
    pub(crate) fn is_heard(&self, game: GameId) -> bool {
        self.channels().get(&game).is_some_and(|channel| channel.receiver_count() > 0)
    }

    /// All that will be told about a game.
    pub(crate) fn subscribe(&self, game: GameId) -> broadcast::Receiver<Event> {
        let mut channels = self.channels();
        // Those whose listeners are gone are forgotten from time to time.
        if channels.len().is_power_of_two() {
            channels.retain(|_, channel| channel.receiver_count() > 0);
        }
        channels.entry(game).or_insert_with(|| broadcast::channel(BACKLOG).0).subscribe()
    }

    fn channels(&self) -> MutexGuard<'_, HashMap<GameId, broadcast::Sender<Event>>> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

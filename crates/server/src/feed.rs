//! What happens in games, published for those who listen.
//!
//! Whoever changes a game publishes; whoever shows one subscribes. Neither knows the other. What is published
//! carries the game as it is, with its revision, so that a listener who has missed something needs the last
//! of it only.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use colorito_play::{GameId, SeatedGame};
use colorito_wire::{LosersScore, ThoughtAnswer};
use tokio::sync::broadcast;

/// How many events a slow listener may be behind before it is told the whole state instead.
const BACKLOG: usize = 32;

/// Something that happened in a game.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// The game as it is now.
    State(Arc<SeatedGame>),
    /// The computer has begun to think about a ply.
    Thinking(usize),
    /// What the computer thinks.
    Thought(ThoughtAnswer),
    /// What is known by now about the loser's score.
    Score(LosersScore),
    /// The game was deleted.
    Deleted,
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

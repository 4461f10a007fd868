//! The bell: says whose notices have changed, here or at another node, and reminds those whose time is nearly
//! up.

use std::time::Duration;

use colorito_play::PlayerId;
use colorito_store::Looked;
use colorito_wire::{Error, NoticeAnswer, NoticesAnswer};
use tokio::{
    sync::broadcast::{self, error::RecvError},
    time::{self, MissedTickBehavior},
};

use crate::{
    rooms::Context,
    trouble::{log, of_store},
};

/// How many notices are told at once.
const MOST: u32 = 100;

/// How often those are looked for who should be reminded.
const REMIND: Duration = Duration::from_mins(1);

/// How many are reminded before the next look.
const AT_ONCE: u32 = 500;

/// How many changes somebody who listens may be behind.
const BACKLOG: usize = 256;

/// All notices.
#[derive(Clone)]
pub(crate) struct Bell {
    context: Context,
    rings: broadcast::Sender<PlayerId>,
}

impl Bell {
    pub(crate) fn new(context: Context) -> Bell {
        Bell { context, rings: broadcast::channel(BACKLOG).0 }
    }

    /// Hears whose notices have changed.
    pub(crate) fn listen(&self) -> broadcast::Receiver<PlayerId> {
        self.rings.subscribe()
    }

    /// Somebody has other notices.
    pub(crate) fn ring(&self, player: PlayerId) {
        // Nobody may listen.
        let _ = self.rings.send(player);
    }

    /// What somebody is told.
    pub(crate) async fn notices(&self, player: PlayerId) -> Result<NoticesAnswer, Error> {
        let notices = self.context.store.notices(player, MOST).await.map_err(of_store)?;
        Ok(NoticesAnswer::of(notices.iter().map(|notice| NoticeAnswer::of(notice, player)).collect()))
    }

    /// Somebody has looked at notices.
    pub(crate) async fn look(&self, player: PlayerId, looked: Looked) -> Result<(), Error> {
        let now = self.context.now();
        self.context.store.look_at_notices(player, looked, now).await.map(|_| ()).map_err(of_store)
    }

    /// Rings for what this node writes, for as long as the server runs.
    pub(crate) async fn hear(self) {
        let mut noticed = self.context.store.noticed();
        loop {
            match noticed.recv().await {
                Ok(player) => self.ring(player),
                // Who listens looks again from time to time.
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Reminds, for as long as the server runs.
    pub(crate) async fn remind(self) {
        let mut ticks = time::interval(REMIND);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = self.context.store.remind(self.context.now(), AT_ONCE).await {
                log(&of_store(error));
            }
        }
    }
}

//! The gallery: those who watch the games of others, and what they see.
//!
//! One task of each node reads the games that are being played, once a second and only while somebody
//! watches; however many do, the store is asked once.

use std::{sync::Arc, time::Duration};

use colorito_store::Watched;
use colorito_wire::Error;
use tokio::{
    sync::watch,
    time::{self, MissedTickBehavior},
};

use crate::{
    rooms::Context,
    trouble::{log, of_store},
};

/// How many games are shown.
const SHOWN: u32 = 24;

/// A game in which nothing happens for so long is not being played.
const QUIET: Duration = Duration::from_mins(30);

/// How often the games are read.
const LOOK: Duration = Duration::from_secs(1);

/// The gallery of a node.
#[derive(Clone)]
pub(crate) struct Gallery {
    context: Context,
    shown: Arc<watch::Sender<Arc<[Watched]>>>,
}

impl Gallery {
    pub(crate) fn new(context: Context) -> Gallery {
        Gallery { context, shown: Arc::new(watch::Sender::new(Arc::from([]))) }
    }

    /// Reads the games again and again while somebody watches, for as long as the server runs.
    pub(crate) async fn keep(self) {
        let mut ticks = time::interval(LOOK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if self.shown.receiver_count() == 0 {
                continue;
            }
            match self.games().await {
                Ok(games) => drop(self.shown.send_replace(games.into())),
                Err(error) => log(&error),
            }
        }
    }

    /// The games that are being played, as they are.
    pub(crate) async fn games(&self) -> Result<Vec<Watched>, Error> {
        let now = self.context.now();
        let mut games = self.context.store.watched(now.before(QUIET), SHOWN).await.map_err(of_store)?;
        for game in &mut games {
            game.ratings = game.ratings.map(|rating| rating.map(|rating| rating.at(now)));
        }
        Ok(games)
    }

    /// What is shown, and all that will be.
    pub(crate) fn listen(&self) -> watch::Receiver<Arc<[Watched]>> {
        self.shown.subscribe()
    }
}

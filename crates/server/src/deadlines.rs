//! One alarm for the clocks of all games. A game that waits for its deadline needs no room: the store knows
//! the next one.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use colorito_play::{GameId, Timestamp};
use colorito_wire::Error;
use tokio::{sync::Notify, time};

use crate::{
    rooms::Rooms,
    trouble::{log, of_store},
};

/// The longest sleep: after it the store is asked again, whatever was heard.
const LONGEST_SLEEP: Duration = Duration::from_secs(5);

/// How long to wait after something was due: an end by time that could not be stored is tried again.
const SECOND_TRY: Duration = Duration::from_secs(1);

/// How many games are ended before the next look.
const AT_ONCE: u32 = 100;

/// Says when the next clock runs out.
#[derive(Clone)]
pub(crate) struct Alarm {
    /// When the next look at the clocks is due, in milliseconds since 1970.
    due: Arc<AtomicI64>,
    earlier: Arc<Notify>,
}

impl Alarm {
    pub(crate) fn new() -> Alarm {
        Alarm { due: Arc::new(AtomicI64::new(i64::MAX)), earlier: Arc::default() }
    }

    /// Has the alarm ring at a deadline, unless it rings before that anyway.
    pub(crate) fn set(&self, deadline: Timestamp) {
        if deadline.0 < self.due.load(Ordering::Acquire) {
            self.earlier.notify_one();
        }
    }

    /// Ends games whose time is up, for as long as the server runs.
    pub(crate) async fn watch(self, rooms: Rooms) {
        loop {
            let wait = match look(&rooms).await {
                Ok(wait) => wait,
                Err(error) => {
                    log(&error);
                    SECOND_TRY
                }
            };
            self.due.store(rooms.context().now().after(wait).0, Ordering::Release);
            tokio::select! {
                () = time::sleep(wait) => {}
                () = self.earlier.notified() => {}
            }
            self.due.store(i64::MAX, Ordering::Release);
        }
    }
}

/// Ends games whose time is up, and says how long nothing is due after that.
async fn look(rooms: &Rooms) -> Result<Duration, Error> {
    let (store, now) = (&rooms.context().store, rooms.context().now());
    let due = store.due(now, AT_ONCE).await.map_err(of_store)?;
    for id in &due {
        // One game that cannot be ended must not keep the others from being ended.
        if let Err(error) = end(rooms, *id).await {
            log(&error);
        }
    }
    let longest = if due.is_empty() { LONGEST_SLEEP } else { SECOND_TRY };
    let next = store.next_deadline(now).await.map_err(of_store)?;
    Ok(next.map_or(longest, |deadline| deadline.since(now).min(longest)))
}

/// Ends a game, unless another node does.
async fn end(rooms: &Rooms, id: GameId) -> Result<(), Error> {
    if !rooms.context().store.claim(id).await.map_err(of_store)? {
        return Ok(());
    }
    rooms.enter(id).await?.end_by_time().await
}

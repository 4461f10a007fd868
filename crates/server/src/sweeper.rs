//! Ends what nobody else ends: games without a clock at which nobody has been for long. Those with one have deadlines.

use std::time::Duration;

use colorito_play::{FORSAKEN, GameId, Timestamp};
use colorito_wire::Error;
use tokio::time::{self, MissedTickBehavior};

use crate::{
    rooms::Rooms,
    trouble::{log, of_store},
};

/// How often to look.
const EVERY: Duration = Duration::from_hours(1);

/// How many games are ended before the next look.
const AT_ONCE: u32 = 500;

/// Looks and ends, for as long as the server runs.
pub(crate) async fn sweep(rooms: Rooms) {
    let mut ticks = time::interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = look(&rooms).await {
            log(&error);
        }
    }
}

async fn look(rooms: &Rooms) -> Result<(), Error> {
    let since = rooms.context().now().before(FORSAKEN);
    for (id, last) in rooms.context().store.forsaken(since, AT_ONCE).await.map_err(of_store)? {
        // One game that cannot be ended must not keep the others from being ended.
        if let Err(error) = end(rooms, id, last).await {
            log(&error);
        }
    }
    Ok(())
}

/// Ends a game, unless another node does.
async fn end(rooms: &Rooms, id: GameId, last: Timestamp) -> Result<(), Error> {
    if !rooms.context().store.claim(id).await.map_err(of_store)? {
        return Ok(());
    }
    rooms.enter(id).await?.end_forsaken(last).await
}

//! Several servers, the nodes, that share one store: what one has changed, the others show, and what one that
//! is gone has left undone, another does.
//!
//! Nothing here decides who is right: that does the revision in the store. News make it quick, and a look at
//! all open rooms from time to time makes up for news that got lost. On a store without news, as `SQLite`,
//! that look alone shows what another program has changed.

use std::{collections::HashMap, time::Duration};

use colorito_play::GameId;
use colorito_store::NodeNews;
use colorito_wire::Error;
use tokio::{
    sync::broadcast::error::RecvError,
    task::{self, JoinHandle},
    time::{self, MissedTickBehavior},
};

use crate::{
    bell::Bell,
    feed::Event,
    identity::Revoked,
    lobby::Lobby,
    reviews::Reviews,
    rooms::Rooms,
    trouble::{log, of_store},
};

/// How often this node says that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// How often to look at open rooms, and for what others have left undone.
const LOOK: Duration = Duration::from_secs(2);

/// How many games are looked at with one question.
const AT_ONCE: usize = 500;

/// Listens, looks, and says that this node is alive, until it is told to stop.
pub(crate) fn start(
    rooms: &Rooms,
    reviews: &Reviews,
    lobby: &Lobby,
    bell: &Bell,
    revoked: Revoked,
) -> [JoinHandle<()>; 3] {
    [
        task::spawn(beat(rooms.clone())),
        task::spawn(hear(rooms.clone(), reviews.clone(), lobby.clone(), bell.clone(), revoked.clone())),
        task::spawn(look(rooms.clone(), reviews.clone(), lobby.clone(), revoked)),
    ]
}

/// This node is alive.
async fn beat(rooms: Rooms) {
    let mut ticks = time::interval(BEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = rooms.context().store.beat().await {
            log(&of_store(error));
        }
    }
}

/// Hears what other nodes tell.
async fn hear(rooms: Rooms, reviews: Reviews, lobby: Lobby, bell: Bell, revoked: Revoked) {
    let mut news = rooms.context().store.news();
    loop {
        match news.recv().await {
            Ok(NodeNews::Changed(games)) => {
                for (id, revision) in games {
                    renew(&rooms, id, revision);
                }
            }
            Ok(NodeNews::StopCounting(id)) => {
                if let Some(room) = rooms.open_room(id) {
                    task::spawn(async move { room.stop_counting().await });
                }
            }
            Ok(NodeNews::Revoked(token)) => revoked.tell(token),
            Ok(NodeNews::Invitations) => lobby.change(),
            Ok(NodeNews::Reviewed(id)) => show_review(&reviews, id),
            Ok(NodeNews::Noticed(players)) => players.into_iter().for_each(|player| bell.ring(player)),
            Ok(NodeNews::Present(games)) => rooms.context().crowd.hear_of(&games),
            Ok(NodeNews::Said(game)) => rooms.context().feed.publish(game, Event::Said),
            Ok(NodeNews::Missed) | Err(RecvError::Lagged(_)) => {
                lobby.change();
                revoked.suspect();
                rooms
                    .open_games()
                    .into_iter()
                    .for_each(|game| rooms.context().feed.publish(game, Event::Said));
                if let Err(error) = look_at_rooms(&rooms).await {
                    log(&error);
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Has the room of a game, if it is open, show what the game has become. One that is busy keeps no other from
/// being shown.
fn renew(rooms: &Rooms, id: GameId, revision: i64) {
    if let Some(room) = rooms.open_room(id).filter(|room| !room.is_at(revision)) {
        task::spawn(async move {
            if let Err(error) = room.renew(revision).await {
                log(&error);
            }
        });
    }
}

/// Has those who look at a game see how far its review is, which another node makes.
fn show_review(reviews: &Reviews, id: GameId) {
    let reviews = reviews.clone();
    task::spawn(async move {
        if let Err(error) = reviews.show(id).await {
            log(&error);
        }
    });
}

/// Looks from time to time at all open rooms, and for what others have left undone.
async fn look(rooms: Rooms, reviews: Reviews, lobby: Lobby, revoked: Revoked) {
    let mut ticks = time::interval(LOOK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last_deed = None;
    loop {
        ticks.tick().await;
        if let Err(error) = look_at_deeds(&rooms, &lobby, &revoked, &mut last_deed).await {
            log(&error);
        }
        for looked in [look_at_rooms(&rooms).await, rooms.attend().await, reviews.resume().await] {
            if let Err(error) = looked {
                log(&error);
            }
        }
    }
}

/// Looks whether those who run the server have done something, at another node or at the command line. Whoever
/// was shut out is not served any longer.
async fn look_at_deeds(
    rooms: &Rooms,
    lobby: &Lobby,
    revoked: &Revoked,
    last: &mut Option<String>,
) -> Result<(), Error> {
    let newest = rooms.context().store.audit(None, 1).await.map_err(of_store)?;
    let newest = newest.into_iter().next().map(|entry| entry.id);
    if newest != *last {
        *last = newest;
        revoked.suspect();
        lobby.change();
    }
    Ok(())
}

/// Holds all open rooms against the store, and waits until they show what is there.
pub(crate) async fn catch_up(rooms: &Rooms) -> Result<(), Error> {
    for some in rooms.open_games().chunks(AT_ONCE) {
        for (id, revision) in rooms.context().store.revisions(some).await.map_err(of_store)? {
            if let Some(room) = rooms.open_room(id) {
                room.renew(revision).await?;
            }
        }
    }
    Ok(())
}

/// Holds all open rooms against the store.
async fn look_at_rooms(rooms: &Rooms) -> Result<(), Error> {
    for some in rooms.open_games().chunks(AT_ONCE) {
        let stored = rooms.context().store.revisions(some).await.map_err(of_store)?;
        let stored: HashMap<GameId, i64> = stored.into_iter().collect();
        for id in some {
            // One that is not there was deleted.
            renew(rooms, *id, stored.get(id).copied().unwrap_or_default());
        }
    }
    Ok(())
}

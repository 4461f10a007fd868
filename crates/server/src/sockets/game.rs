//! One WebSocket for each page that shows a game.

use std::{
    pin::pin,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use colorito_play::{Asker, SeatedGame};
use colorito_wire::{BadRequest, Error, ErrorBody, GameAnswer, News, Quota, read_command};
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    time::{self, MissedTickBehavior},
};

use super::{Gone, send};
use crate::{
    feed::Event,
    identity::Visitor,
    limits::{Bucket, Rate},
    room::Room,
    stopwatch::now,
    trouble::log,
};

/// The largest message a client may send, in bytes.
const LARGEST_MESSAGE: usize = 4 * 1024;

/// Room for what is being sent, in bytes. What is larger is sent in parts; a page that is looked at needs
/// little memory then.
const WRITE_BUFFER: usize = 4 * 1024;

/// A sign of life for everything between the server and the page.
const PING_EVERY: Duration = Duration::from_secs(25);

/// A socket to be, with buffers no larger than what is said over it.
pub(crate) fn sized(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(LARGEST_MESSAGE)
        .write_buffer_size(WRITE_BUFFER)
}

/// Serves a page until it, the game or the visitor's session is gone.
pub(crate) async fn serve(mut socket: WebSocket, room: Arc<Room>, visitor: Visitor, messages: Rate) {
    let mut revoked = pin!(visitor.revoked());
    let asker = visitor.asker();
    let Ok((seated, mut events)) = room.listen().await else {
        let _ = send(&mut socket, &News::Deleted).await;
        return;
    };
    if send(&mut socket, &state(&seated, asker)).await.is_err() {
        return;
    }
    let mut bucket = Bucket::new(messages, Instant::now());
    let mut ping = time::interval(PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let served = tokio::select! {
            () = &mut revoked => return,
            event = events.recv() => pass_on(&mut socket, &room, asker, &mut events, event).await,
            said = socket.recv() => match said {
                // The page's sign of life was asked for by the server and must not cost it a move.
                Some(Ok(Message::Pong(_))) => Ok(()),
                Some(Ok(message)) => match bucket.take(1, Instant::now()) {
                    Ok(()) => answer(&mut socket, &room, asker, message).await,
                    Err(wait) => refuse_for_a_while(&mut socket, wait).await,
                },
                _ => Err(Gone),
            },
            _ = ping.tick() => socket.send(Message::Ping("".into())).await.map_err(|_| Gone),
        };
        if served.is_err() {
            return;
        }
    }
}

/// Says that there is too much to follow, and listens to nothing for as long as it takes to catch up.
async fn refuse_for_a_while(socket: &mut WebSocket, wait: Duration) -> Result<(), Gone> {
    let error = Error::TooMany { quota: Quota::Messages, wait };
    send(socket, &refused(None, error)).await?;
    time::sleep(wait).await;
    Ok(())
}

/// The game as an asker may see it, by the role they have in it.
fn state(seated: &SeatedGame, asker: Asker) -> News {
    News::State { game: Box::new(GameAnswer::of(seated, seated.role(asker), now())) }
}

/// Passes on what happens in the game. Who has missed something is told the whole state.
async fn pass_on(
    socket: &mut WebSocket,
    room: &Arc<Room>,
    asker: Asker,
    events: &mut Receiver<Event>,
    event: Result<Event, RecvError>,
) -> Result<(), Gone> {
    let news = match event {
        Ok(Event::State(seated)) => state(&seated, asker),
        Ok(Event::Thinking(ply)) => News::Thinking { ply },
        Ok(Event::Thought(thought)) => News::Thought(thought),
        Ok(Event::Score(score)) => News::LosersScore(score),
        Ok(Event::Deleted) => {
            send(socket, &News::Deleted).await?;
            return Err(Gone);
        }
        Err(RecvError::Lagged(_)) => {
            *events = events.resubscribe();
            let seated = room.look().await.map_err(|_| Gone)?;
            state(&seated, asker)
        }
        Err(RecvError::Closed) => return Err(Gone),
    };
    send(socket, &news).await
}

/// Follows a command. The new state reaches this page as it reaches all others; a move is acknowledged
/// besides.
async fn answer(
    socket: &mut WebSocket,
    room: &Arc<Room>,
    asker: Asker,
    message: Message,
) -> Result<(), Gone> {
    let text = match message {
        Message::Text(text) => text,
        Message::Binary(_) => {
            return send(socket, &refused(None, BadRequest::Binary.into())).await;
        }
        Message::Ping(_) | Message::Pong(_) => return Ok(()),
        Message::Close(_) => return Err(Gone),
    };
    let command = match read_command(&text) {
        Ok(command) => command,
        Err(error) => return send(socket, &refused(None, error)).await,
    };
    let client = command.as_move().map(|play| play.client.clone());
    match (room.follow(asker, command).await, client) {
        (Ok(seated), Some(client)) => send(socket, &News::Acknowledged { client, ply: seated.ply() }).await,
        (Ok(_), None) => Ok(()),
        (Err(error), client) => send(socket, &refused(client, error)).await,
    }
}

fn refused(client: Option<String>, error: Error) -> News {
    log(&error);
    News::Refused { client, error: ErrorBody::from(error) }
}

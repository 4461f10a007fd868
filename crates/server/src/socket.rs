//! One WebSocket for each page that shows a game.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    time::{self, MissedTickBehavior},
};

use crate::{
    Error,
    answer::GameAnswer,
    error::BadRequest,
    limits::{Bucket, Quota, Rate},
    news::{Command, News},
    response::ErrorBody,
    room::Room,
    seated_game::SeatedGame,
};

/// The largest message a client may send, in bytes.
const LARGEST_MESSAGE: usize = 4 * 1024;

/// Room for what is being sent, in bytes. What is larger is sent in parts; a page that is looked at needs little memory then.
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

/// Serves a page until it or the game is gone.
pub(crate) async fn serve(mut socket: WebSocket, room: Arc<Room>, messages: Rate) {
    let Ok((seated, mut news)) = room.listen().await else {
        let _ = socket.send(Message::Text(News::Deleted.to_frame())).await;
        return;
    };
    if send(&mut socket, &state(&seated)).await.is_err() {
        return;
    }
    let mut bucket = Bucket::new(messages, Instant::now());
    let mut ping = time::interval(PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let served = tokio::select! {
            heard = news.recv() => pass_on(&mut socket, &room, &mut news, heard).await,
            said = socket.recv() => match said {
                // The page's sign of life was asked for by the server and must not cost it a move.
                Some(Ok(Message::Pong(_))) => Ok(()),
                Some(Ok(message)) => match bucket.take(1, Instant::now()) {
                    Ok(()) => answer(&mut socket, &room, message).await,
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

/// The page or the game is gone.
struct Gone;

async fn send(socket: &mut WebSocket, news: &News) -> Result<(), Gone> {
    socket.send(Message::Text(news.to_frame())).await.map_err(|_| Gone)
}

fn state(seated: &SeatedGame) -> News {
    News::State { game: Box::new(GameAnswer::of(seated)) }
}

/// Passes on what is said in the room. Who has missed something is told the whole state.
async fn pass_on(
    socket: &mut WebSocket,
    room: &Room,
    news: &mut Receiver<Utf8Bytes>,
    heard: Result<Utf8Bytes, RecvError>,
) -> Result<(), Gone> {
    match heard {
        Ok(frame) => {
            let last = frame == News::Deleted.to_frame();
            socket.send(Message::Text(frame)).await.map_err(|_| Gone)?;
            if last { Err(Gone) } else { Ok(()) }
        }
        Err(RecvError::Lagged(_)) => {
            *news = news.resubscribe();
            let seated = room.look().await.map_err(|_| Gone)?;
            send(socket, &state(&seated)).await
        }
        Err(RecvError::Closed) => Err(Gone),
    }
}

/// Follows a command. The new state reaches this page as it reaches all others; a move is acknowledged besides.
async fn answer(socket: &mut WebSocket, room: &Arc<Room>, message: Message) -> Result<(), Gone> {
    let text = match message {
        Message::Text(text) => text,
        Message::Binary(_) => {
            return send(socket, &refused(None, BadRequest::Binary.into())).await;
        }
        Message::Ping(_) | Message::Pong(_) => return Ok(()),
        Message::Close(_) => return Err(Gone),
    };
    let command = match Command::read(&text) {
        Ok(command) => command,
        Err(error) => return send(socket, &refused(None, error)).await,
    };
    let client = if let Command::Move(play) = &command { Some(play.client.clone()) } else { None };
    match (room.follow(&command).await, client) {
        (Ok(seated), Some(client)) => send(socket, &News::Acknowledged { client, ply: seated.ply() }).await,
        (Ok(_), None) => Ok(()),
        (Err(error), client) => send(socket, &refused(client, error)).await,
    }
}

fn refused(client: Option<String>, error: Error) -> News {
    error.log();
    News::Refused { client, error: ErrorBody::from(error) }
}

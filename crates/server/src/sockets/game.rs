//! One WebSocket for each page that shows a game.

use std::{pin::pin, sync::Arc};

use axum::extract::ws::WebSocketUpgrade;
use colorito_play::{Asker, SeatedGame};
use colorito_wire::{BadRequest, Error, ErrorBody, GameAnswer, News, read_command};
use tokio::sync::broadcast::{Receiver, error::RecvError};

use super::{Gone, Heard, Line};
use crate::{feed::Event, identity::Visitor, room::Room, trouble::log};

/// The largest message a client may send, in bytes.
const LARGEST_MESSAGE: usize = 4 * 1024;

/// Room for what is being sent, in bytes. What is larger is sent in parts; a page that is looked at needs
/// little memory then.
const WRITE_BUFFER: usize = 4 * 1024;

/// A socket to be, with buffers no larger than what is said over it.
pub(crate) fn sized(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(LARGEST_MESSAGE)
        .write_buffer_size(WRITE_BUFFER)
}

/// Serves a page until it, the game or the visitor's session is gone.
pub(crate) async fn serve(mut line: Line, room: Arc<Room>, visitor: Visitor) {
    let mut revoked = pin!(visitor.revoked());
    let asker = visitor.asker();
    let Ok((seated, mut events)) = room.listen().await else {
        let _ = line.send(&News::Deleted).await;
        return;
    };
    let mut served = line.send(&state(&room, &seated, asker)).await;
    while served.is_ok() {
        served = tokio::select! {
            () = &mut revoked => return,
            event = events.recv() => pass_on(&mut line, &room, asker, &mut events, event).await,
            heard = line.hear() => match heard {
                Ok(heard) => answer(&mut line, &room, asker, heard).await,
                Err(gone) => Err(gone),
            },
        };
    }
}

/// The game as an asker may see it, by the role they have in it.
fn state(room: &Room, seated: &SeatedGame, asker: Asker) -> News {
    News::State { game: Box::new(GameAnswer::of(seated, seated.role(asker), room.context().now())) }
}

/// Passes on what happens in the game. Who has missed something is told the whole state.
async fn pass_on(
    line: &mut Line,
    room: &Arc<Room>,
    asker: Asker,
    events: &mut Receiver<Event>,
    event: Result<Event, RecvError>,
) -> Result<(), Gone> {
    let news = match event {
        Ok(Event::State(seated)) => state(room, &seated, asker),
        Ok(Event::Thinking(ply)) => News::Thinking { ply },
        Ok(Event::Thought(thought)) => News::Thought(thought),
        Ok(Event::Score(score)) => News::LosersScore(score),
        Ok(Event::Deleted) => {
            line.send(&News::Deleted).await?;
            return Err(Gone);
        }
        Err(RecvError::Lagged(_)) => {
            *events = events.resubscribe();
            let seated = room.look().await.map_err(|_| Gone)?;
            state(room, &seated, asker)
        }
        Err(RecvError::Closed) => return Err(Gone),
    };
    line.send(&news).await
}

/// Follows a command. The new state reaches this page as it reaches all others; a move is acknowledged
/// besides.
async fn answer(line: &mut Line, room: &Arc<Room>, asker: Asker, heard: Heard) -> Result<(), Gone> {
    let command = match heard {
        Heard::Text(text) => read_command(&text),
        Heard::Binary => Err(BadRequest::Binary.into()),
        Heard::TooMuch(error) => Err(error),
    };
    let command = match command {
        Ok(command) => command,
        Err(error) => return line.send(&refused(None, error)).await,
    };
    let client = command.as_move().map(|play| play.client.clone());
    match (room.follow(asker, command).await, client) {
        (Ok(seated), Some(client)) => line.send(&News::Acknowledged { client, ply: seated.ply() }).await,
        (Ok(_), None) => Ok(()),
        (Err(error), client) => line.send(&refused(client, error)).await,
    }
}

fn refused(client: Option<String>, error: Error) -> News {
    log(&error);
    News::Refused { client, error: ErrorBody::from(error) }
}

//! One WebSocket for each page that analyses positions.

use std::pin::pin;

use axum::extract::ws::WebSocketUpgrade;
use colorito_wire::{AnalysisQuestion, BadRequest, Error, ErrorBody};
use tokio::{sync::mpsc, task};

use super::{Gone, Heard, Line};
use crate::{
    analyses::{Analyses, Thought},
    identity::Visitor,
    trouble::log,
};

/// The largest message a page may send, in bytes.
const LARGEST_MESSAGE: usize = 32 * 1024;

/// A socket to be, with buffers no larger than what is said over it.
pub(crate) fn sized(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(LARGEST_MESSAGE)
        .write_buffer_size(LARGEST_MESSAGE)
}

/// Serves a page until it or the visitor's session is gone.
pub(crate) async fn serve(mut line: Line, visitor: Visitor, analyses: Analyses) {
    let mut revoked = pin!(visitor.revoked());
    let party = visitor.party();
    let (listener, mut answers) = mpsc::channel(8);
    let mut thought: Option<Thought> = None;
    loop {
        let heard = tokio::select! {
            () = &mut revoked => return,
            Some(news) = answers.recv() => match line.send(&news).await {
                Ok(()) => continue,
                Err(Gone) => return,
            },
            heard = line.hear() => heard,
        };
        let Ok(heard) = heard else { return };
        // The old thought ends before the new one begins.
        drop(thought.take());
        match read(heard).await {
            Ok(question) => {
                thought =
                    question.map(|question| Thought::begin(&analyses, party, question, listener.clone()));
            }
            Err(error) => {
                log(&error);
                if line.send(&ErrorBody::from(error)).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// Reads a question, `None` to think no more.
async fn read(heard: Heard) -> Result<Option<(u64, usize, colorito::Game)>, Error> {
    match heard {
        // A line of moves is played on the way, which can take a moment.
        Heard::Text(text) => {
            let question = task::spawn_blocking(move || AnalysisQuestion::read(&text)).await;
            question.map_err(|_| Error::Internal)?
        }
        Heard::Binary => Err(BadRequest::Binary.into()),
        Heard::TooMuch(error) => Err(error),
    }
}

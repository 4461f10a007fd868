//! One WebSocket for each page that analyses positions.

use std::pin::pin;

use axum::extract::ws::{Message, WebSocket};
use colorito_wire::{AnalysisQuestion, ErrorBody};
use tokio::{sync::mpsc, task};

use super::{Gone, send};
use crate::{
    analyses::{Analyses, Thought},
    identity::Visitor,
};

/// The largest message a page may send, in bytes.
pub(crate) const LARGEST_MESSAGE: usize = 32 * 1024;

/// Serves a page until it or the visitor's session is gone.
pub(crate) async fn serve(mut socket: WebSocket, visitor: Visitor, analyses: Analyses) {
    let mut revoked = pin!(visitor.revoked());
    let asker = visitor.asker();
    let (listener, mut answers) = mpsc::channel(8);
    let mut thought: Option<Thought> = None;
    loop {
        let served = tokio::select! {
            () = &mut revoked => return,
            Some(news) = answers.recv() => send(&mut socket, &news).await,
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => {
                    // The old thought ends before the new one begins.
                    drop(thought.take());
                    // A line of moves is played on the way, which can take a moment.
                    let question = task::spawn_blocking(move || AnalysisQuestion::read(&text)).await;
                    match question {
                        Ok(Ok(question)) => {
                            thought = question.map(|question| Thought::begin(&analyses, asker, question, listener.clone()));
                            Ok(())
                        }
                        Ok(Err(error)) => send(&mut socket, &ErrorBody::from(error)).await,
                        Err(_) => Err(Gone),
                    }
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                _ => return,
            },
        };
        if served.is_err() {
            return;
        }
    }
}

//! What is said over each WebSocket.

pub(crate) mod analysis;
pub(crate) mod gallery;
pub(crate) mod game;
pub(crate) mod lobby;
pub(crate) mod notices;

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use colorito_play::Lag;
use colorito_wire::{Error, Quota};
use serde::Serialize;
use tokio::{
    sync::watch,
    time::{self, Instant, Interval, MissedTickBehavior},
};

use crate::{
    connections::until_true,
    limits::{Limits, Messages},
};

/// The page or what it shows is gone.
pub(crate) struct Gone;

/// What a page has said.
pub(crate) enum Heard {
    Text(Utf8Bytes),
    Binary,
    /// More than is listened to.
    TooMuch(Error),
}

/// What is said, as it goes over the wire.
pub(crate) fn told(said: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(said).expect("what is said is plain data").into()
}

/// A socket, with what holds for all of them: who says nothing, not even a sign of life, is gone; so is who
/// does not read; who says too much is not listened to for a while; and when the server stops, it says so.
pub(crate) struct Line {
    socket: WebSocket,
    closing: watch::Receiver<bool>,
    messages: Messages,
    silence: Duration,
    ping: Interval,
    /// The last ping, by its number and when it was sent, as long as it was not answered.
    pinged: (u32, Option<Instant>),
    lag: Lag,
    heard: Instant,
    deaf_until: Instant,
}

impl Line {
    pub(crate) fn new(socket: WebSocket, limits: &Limits, closing: watch::Receiver<bool>) -> Line {
        let now = Instant::now();
        // Two may get lost on the way.
        let mut ping = time::interval(limits.silence / 3);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Line {
            socket,
            closing,
            messages: Messages::new(limits),
            silence: limits.silence,
            ping,
            pinged: (0, None),
            lag: Lag::default(),
            heard: now,
            deaf_until: now,
        }
    }

    /// Gives and wants signs of life more often.
    pub(crate) fn be_lively(&mut self, every: Duration) {
        self.ping = time::interval(every.min(self.ping.period()));
        self.ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    }

    /// How long the way there and back takes.
    pub(crate) fn lag(&self) -> Duration {
        self.lag.shortest()
    }

    /// Whether a sign of life was heard for so long.
    pub(crate) fn was_heard_within(&self, time: Duration) -> bool {
        self.heard.elapsed() <= time
    }

    pub(crate) async fn send(&mut self, said: &impl Serialize) -> Result<(), Gone> {
        self.pass_on(told(said)).await
    }

    /// Sends what was put into words before.
    pub(crate) async fn pass_on(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        self.send_message(Message::Text(text)).await
    }

    /// Nothing is kept for those who do not read: they come back and see how things are.
    async fn send_message(&mut self, message: Message) -> Result<(), Gone> {
        match time::timeout(self.silence, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }

    /// Waits for what the page says next.
    pub(crate) async fn hear(&mut self) -> Result<Heard, Gone> {
        loop {
            let deaf = self.deaf_until > Instant::now();
            tokio::select! {
                () = until_true(&mut self.closing) => {
                    self.say_farewell().await;
                    return Err(Gone);
                }
                _ = self.ping.tick() => {
                    if !deaf && self.heard.elapsed() > self.silence {
                        return Err(Gone);
                    }
                    self.ping().await?;
                }
                () = time::sleep_until(self.deaf_until), if deaf => {
                    self.heard = Instant::now();
                }
                said = self.socket.recv(), if !deaf => {
                    self.heard = Instant::now();
                    if let Some(heard) = self.weigh(said)? {
                        return Ok(heard);
                    }
                }
            }
        }
    }

    /// Asks for a sign of life. Only the last one is waited for.
    async fn ping(&mut self) -> Result<(), Gone> {
        let number = self.pinged.0.wrapping_add(1);
        self.pinged = (number, Some(Instant::now()));
        self.send_message(Message::Ping(number.to_be_bytes().to_vec().into())).await
    }

    /// Takes down how long an answer to the last ping took. Any other is a sign of life and no more.
    fn hear_pong(&mut self, answered: &[u8]) {
        if answered == self.pinged.0.to_be_bytes()
            && let Some(sent) = self.pinged.1.take()
        {
            self.lag.measure(sent.elapsed());
        }
    }

    fn weigh(&mut self, said: Option<Result<Message, axum::Error>>) -> Result<Option<Heard>, Gone> {
        let heard = match said {
            // The page's sign of life was asked for by the server and must not cost it a move.
            Some(Ok(Message::Pong(answered))) => {
                self.hear_pong(&answered);
                return Ok(None);
            }
            Some(Ok(Message::Ping(_))) => None,
            Some(Ok(Message::Text(text))) => Some(Heard::Text(text)),
            Some(Ok(Message::Binary(_))) => Some(Heard::Binary),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
        };
        match self.messages.take() {
            Ok(()) => Ok(heard),
            Err(wait) => {
                self.deaf_until = self.heard + wait;
                Ok(Some(Heard::TooMuch(Error::TooMany { quota: Quota::Messages, wait })))
            }
        }
    }

    /// Tells the page that the server stops and will be back.
    async fn say_farewell(&mut self) {
        let farewell = CloseFrame { code: close_code::RESTART, reason: "the server stops; come back".into() };
        let _ = self.send_message(Message::Close(Some(farewell))).await;
    }
}

//! One WebSocket for each page that shows a game. It is told the whole game once, and then what has changed.

use std::{pin::pin, sync::Arc, time::Duration};

use axum::extract::ws::WebSocketUpgrade;
use colorito_play::{Role, SeatedGame};
use colorito_wire::{BadRequest, Error, ErrorBody, FORMAT, ListenQuery, News, read_command};
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    time::{self, MissedTickBehavior},
};

use super::{Gone, Heard, Line};
use crate::{
    conversation,
    crowd::Attendant,
    feed::{Changed, Event},
    identity::Visitor,
    limits::RateLimiter,
    room::Room,
    trouble::log,
    views,
};

/// The largest message a client may send, in bytes.
const LARGEST_MESSAGE: usize = 4 * 1024;

/// Room for what is being sent, in bytes. What is larger is sent in parts; a page that is looked at needs
/// little memory then.
const WRITE_BUFFER: usize = 4 * 1024;

/// How often a page of a game between two gives a sign of life.
const LIVELY: Duration = Duration::from_secs(5);

/// After how long without one nobody is taken to be there.
const LIFELESS: Duration = Duration::from_secs(16);

/// A socket to be, with buffers no larger than what is said over it.
pub(crate) fn sized(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(LARGEST_MESSAGE)
        .write_buffer_size(WRITE_BUFFER)
}

/// Serves a page until it, the game or the visitor's session is gone.
pub(crate) async fn serve(
    mut line: Line,
    room: Arc<Room>,
    visitor: Visitor,
    limiter: RateLimiter,
    query: ListenQuery,
) {
    if query.format.is_some_and(|format| format != FORMAT) {
        let error = ErrorBody::from(Error::OtherFormat(FORMAT));
        let _ = line.send(&News::Refused { client: None, error }).await;
        return;
    }
    let Ok((seated, events)) = room.listen().await else {
        let _ = line.send(&News::Deleted).await;
        return;
    };
    let helps = query.thinks && seated.role(visitor.asker()) != Role::Spectator;
    let helper = if helps { Some(room.be_helped().await) } else { None };
    let attendant = match room.context().crowd.enter(&seated, visitor.asker()).await {
        Ok(attendant) => attendant,
        Err(error) => {
            log(&error);
            None
        }
    };
    if attendant.is_some() {
        line.be_lively(LIVELY);
    }
    let page =
        Page { line, room: Arc::clone(&room), visitor, limiter, told: None, helps, attendant, heard: 0 };
    page.serve(seated, events).await;
    if let Some(helper) = helper {
        room.lose_helper(helper).await;
    }
}

/// A page that shows a game.
struct Page {
    line: Line,
    room: Arc<Room>,
    visitor: Visitor,
    limiter: RateLimiter,
    /// The revision of the game as the page was told it last.
    told: Option<i64>,
    /// Whether it can find the computer's moves.
    helps: bool,
    /// The sign that its visitor is at a game between two.
    attendant: Option<Attendant>,
    /// The last remark that its player was told.
    heard: i64,
}

impl Page {
    /// Tells it what happens and follows its commands, until it, the game or the visitor's session is gone.
    async fn serve(mut self, seated: Arc<SeatedGame>, mut events: Receiver<Event>) {
        let visitor = self.visitor.clone();
        let mut revoked = pin!(visitor.revoked());
        let mut signs = time::interval(LIVELY);
        signs.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let page = &mut self;
        let mut served = page.begin(seated).await;
        while served.is_ok() {
            served = tokio::select! {
                () = &mut revoked => return,
                event = events.recv() => page.pass_on(&mut events, event).await,
                _ = signs.tick(), if page.attendant.is_some() => {
                    page.look_for_life();
                    Ok(())
                }
                heard = page.line.hear() => match heard {
                    Ok(heard) => page.answer(heard).await,
                    Err(gone) => Err(gone),
                },
            };
        }
    }

    /// Shows the whole game, and who is at it.
    async fn begin(&mut self, seated: Arc<SeatedGame>) -> Result<(), Gone> {
        self.show(seated).await?;
        let presence = self.room.context().crowd.presence(self.room.id());
        if let Some(presence) = presence.filter(|_| self.attendant.is_some()) {
            self.line.send(&News::Presence(presence)).await?;
        }
        self.converse().await
    }

    /// Tells one of the two players what was said since they were told something. Nobody else hears of it.
    async fn converse(&mut self) -> Result<(), Gone> {
        let seated = self.room.look().await.map_err(|_| Gone)?;
        if seated.speaker(seated.role(self.visitor.asker())).is_err() {
            return Ok(());
        }
        let heard = conversation::heard(self.room.context(), &seated, self.visitor.asker(), self.heard).await;
        // Who cannot be told now comes back and hears all of it.
        let heard = heard.map_err(|_| Gone)?;
        self.heard = heard.remarks.last().map_or(self.heard, |last| last.number);
        self.line.send(&News::Conversation((&heard).into())).await
    }

    /// A connection may have died without a word.
    fn look_for_life(&mut self) {
        let alive = self.line.was_heard_within(LIFELESS);
        if let Some(attendant) = &mut self.attendant {
            attendant.be(alive);
        }
    }

    /// Shows a change of the game as its visitor may see it, by the role they have in it: a move if that is
    /// all that has happened since the page was told something, otherwise the whole game.
    async fn show_change(&mut self, change: &Changed) -> Result<(), Gone> {
        let role = change.after.role(self.visitor.asker());
        let known = self.told.filter(|known| *known < change.after.revision);
        let Some(known) = known else { return Ok(()) };
        match change.moved(role, known, self.room.context().now()) {
            Some(moved) => {
                self.told = Some(change.after.revision);
                self.line.pass_on(moved).await
            }
            None => self.show(Arc::clone(&change.after)).await,
        }
    }

    /// Shows the whole game.
    async fn show(&mut self, seated: Arc<SeatedGame>) -> Result<(), Gone> {
        self.told = Some(seated.revision);
        // Who finds all workers busy comes back.
        let game = views::whole(self.room.context(), &self.visitor, seated).await.map_err(|_| Gone)?;
        self.line.send(&News::State { game: Box::new(game) }).await
    }

    /// Passes on what happens in the game. Who has missed something is shown the game as it is.
    async fn pass_on(
        &mut self,
        events: &mut Receiver<Event>,
        event: Result<Event, RecvError>,
    ) -> Result<(), Gone> {
        let news = match event {
            Ok(Event::Changed(change)) => return self.show_change(&change).await,
            Ok(Event::Think(wish)) if self.helps => return self.line.pass_on(wish).await,
            Ok(Event::Think(_)) => return Ok(()),
            Ok(Event::Thinking(ply)) => News::Thinking { ply },
            Ok(Event::Thought(thought)) => News::Thought(thought),
            Ok(Event::Score(score)) => News::LosersScore(score),
            Ok(Event::Reviewed(news) | Event::Present(_, news)) => return self.line.pass_on(news).await,
            Ok(Event::Said) => return self.converse().await,
            Ok(Event::Deleted) => {
                self.line.send(&News::Deleted).await?;
                return Err(Gone);
            }
            Err(RecvError::Lagged(_)) => {
                *events = events.resubscribe();
                let seated = self.room.look().await.map_err(|_| Gone)?;
                self.show(seated).await?;
                return self.converse().await;
            }
            Err(RecvError::Closed) => return Err(Gone),
        };
        self.line.send(&news).await
    }

    /// Follows a command. What has changed reaches this page as it reaches all others; a move is acknowledged
    /// besides.
    async fn answer(&mut self, heard: Heard) -> Result<(), Gone> {
        let command = match heard {
            Heard::Text(text) => read_command(&text),
            Heard::Binary => Err(BadRequest::Binary.into()),
            Heard::TooMuch(error) => Err(error),
        };
        let command = match command {
            Ok(command) => command,
            Err(error) => return self.refuse(None, error).await,
        };
        let client = command.as_move().map(|play| play.client.clone());
        if let Err(error) = self.limiter.follow(self.visitor.client(), &command) {
            return self.refuse(client, error).await;
        }
        let (asker, party) = (self.visitor.asker(), self.visitor.party());
        match (self.room.follow(asker, party, command, self.line.lag()).await, client) {
            (Ok(seated), Some(client)) => {
                self.line.send(&News::Acknowledged { client, ply: seated.ply() }).await
            }
            (Ok(_), None) => Ok(()),
            (Err(error), client) => self.refuse(client, error).await,
        }
    }

    async fn refuse(&mut self, client: Option<String>, error: Error) -> Result<(), Gone> {
        log(&error);
        self.room.context().metrics.count_error(error.kind().0);
        self.line.send(&News::Refused { client, error: ErrorBody::from(error) }).await
    }
}

//! What the two players of a game say to each other.

use axum::{Json as Said, extract::State, http::StatusCode};
use colorito::Side;
use colorito_play::{Asker, GameId, MOST_REMARKS, Refusal, SeatedGame, Words};
use colorito_wire::{ConversationAnswer, Error, ErrorBody, NewRemark, TextsWanted};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, Service,
    extract::{Body, Game},
};
use crate::{
    conversation::heard, feed::Event, identity::Visitor, limits::RateLimiter, rooms::Rooms, trouble::of_store,
};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(show)).routes(routes!(say)).routes(routes!(want_texts))
}

fn refused(refusal: Refusal) -> Error {
    Error::Refused { refusal, game: None }
}

/// The side for which somebody speaks in a game.
fn speaker(seated: &SeatedGame, asker: Asker) -> Result<Side, Error> {
    if asker == Asker::DeviceOwner {
        return Err(Error::DeviceOnly);
    }
    seated.speaker(seated.role(asker)).map_err(refused)
}

/// Show what you and your opponent have said in a game
///
/// Over the game's WebSocket it is told as `conversation`. Nobody but the two players hears or says anything.
#[utoipa::path(get, path = "/api/games/{id}/conversation", params(("id" = String, Path)),
    responses((status = OK, body = ConversationAnswer), (status = "4XX", body = ErrorBody)))]
async fn show(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Game(id): Game,
) -> Answer<Said<ConversationAnswer>> {
    let seated = rooms.look(id).await?;
    speaker(&seated, visitor.asker())?;
    Ok(Said((&heard(rooms.context(), &seated, visitor.asker(), 0).await?).into()))
}

/// Say something to your opponent
///
/// A phrase is read by each in their own language. A text is said only while both have switched that on; programs
/// say phrases.
#[utoipa::path(post, path = "/api/games/{id}/say", params(("id" = String, Path)), request_body = NewRemark,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn say(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    Game(id): Game,
    Body(new): Body<NewRemark>,
) -> Answer<StatusCode> {
    let words = new.read()?;
    let is_text = matches!(words, Words::Text(_));
    let side = speaker(&*rooms.look(id).await?, visitor.asker())?;
    if is_text {
        visitor.expect_person()?;
    }
    limiter.say(visitor.client())?;
    let context = rooms.context();
    if !context.store.say(id, side, words, context.now()).await.map_err(of_store)? {
        return Err(refused(why_not(&rooms, id, is_text).await?).into());
    }
    context.feed.publish(id, Event::Said);
    Ok(StatusCode::NO_CONTENT)
}

/// Why something could not be said.
async fn why_not(rooms: &Rooms, id: GameId, is_text: bool) -> Result<Refusal, Error> {
    let conversation = rooms.context().store.conversation(id, i64::MAX).await.map_err(of_store)?;
    Ok(if is_text && !conversation.has_texts() {
        Refusal::TextsOff
    } else {
        Refusal::SaidEnough(MOST_REMARKS)
    })
}

/// Switch free text in a game on or off
///
/// It is on while both have switched it on; either ends it for both.
#[utoipa::path(post, path = "/api/games/{id}/texts", params(("id" = String, Path)), request_body = TextsWanted,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn want_texts(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    Game(id): Game,
    Body(wanted): Body<TextsWanted>,
) -> Answer<StatusCode> {
    let side = speaker(&*rooms.look(id).await?, visitor.asker())?;
    visitor.expect_person()?;
    limiter.say(visitor.client())?;
    rooms.context().store.want_texts(id, side, wanted.on).await.map_err(of_store)?;
    rooms.context().feed.publish(id, Event::Said);
    Ok(StatusCode::NO_CONTENT)
}

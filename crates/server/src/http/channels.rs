//! The ways to reach somebody who looks elsewhere, as they want them.

use axum::{
    Json as Said,
    extract::{Path, State},
    http::StatusCode,
};
use colorito_courier::Subscription;
use colorito_play::{Asker, NoticeKind, PlayerId};
use colorito_store::{Channel, Feed, Medium, NewSubscription, Reading, Store, Wants};
use colorito_wire::{
    BadRequest, BrowserAnswer, ChannelChange, ChannelsAnswer, Error, ErrorBody, FeedAnswer, MailAnswer,
    NewBrowser, ReadingAnswer, WantedNotices,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Answer, Service, extract::Body};
use crate::{
    identity::Visitor,
    limits::RateLimiter,
    post::{self, Post},
    rooms::Rooms,
    trouble::of_store,
};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(subscribe)).routes(routes!(change, forget))
}

/// Whose channels: a person's who is known here.
pub(super) fn reader(visitor: &Visitor) -> Result<PlayerId, Error> {
    visitor.expect_person()?;
    match visitor.asker() {
        Asker::DeviceOwner => Err(Error::DeviceOnly),
        Asker::Player(player) => Ok(player),
        Asker::Stranger => Err(Error::NotSignedIn),
    }
}

pub(super) fn wants(wanted: WantedNotices) -> Wants {
    Wants::of(NoticeKind::ALL.into_iter().filter(|kind| wanted.include(*kind)))
}

fn read(Reading { language, zone }: Reading) -> ReadingAnswer {
    ReadingAnswer { language, zone }
}

fn mail(channel: Channel) -> MailAnswer {
    MailAnswer {
        address: channel.address,
        state: channel.state.name(),
        since: channel.created.0,
        wants: WantedNotices::of(|kind| channel.wants.include(kind)),
        reading: read(channel.reading),
    }
}

fn browser(channel: Channel, visitor: &Visitor) -> BrowserAnswer {
    BrowserAnswer {
        id: channel.id,
        browser: channel.browser,
        since: channel.created.0,
        current: channel.session.is_some_and(|session| visitor.is_session(&session)),
        wants: WantedNotices::of(|kind| channel.wants.include(kind)),
        reading: read(channel.reading),
    }
}

pub(super) async fn answer(
    store: &dyn Store,
    post: &Post,
    visitor: &Visitor,
) -> Result<ChannelsAnswer, Error> {
    let (channels, feed) = match visitor.asker() {
        Asker::DeviceOwner => return Err(Error::DeviceOnly),
        Asker::Player(player) => {
            (store.channels(player).await.map_err(of_store)?, store.feed_of(player).await.map_err(of_store)?)
        }
        Asker::Stranger => (Vec::new(), None),
    };
    let (browsers, mails): (Vec<Channel>, Vec<Channel>) =
        channels.into_iter().partition(|channel| channel.medium == Medium::Push);
    Ok(ChannelsAnswer {
        push_key: post.push().ok().map(colorito_courier::Push::public_key),
        browsers: browsers.into_iter().map(|channel| browser(channel, visitor)).collect(),
        sends_mail: post.mail().is_ok(),
        mail: mails.into_iter().next().map(mail),
        feed: feed
            .map(|Feed { created, reading, .. }| FeedAnswer { since: created.0, reading: read(reading) }),
    })
}

/// Show how you are told what happens while you look elsewhere
#[utoipa::path(get, path = "/api/notices/channels",
    responses((status = OK, body = ChannelsAnswer), (status = "4XX", body = ErrorBody)))]
async fn list(
    State(rooms): State<Rooms>,
    State(post): State<Post>,
    visitor: Visitor,
) -> Answer<Said<ChannelsAnswer>> {
    Ok(Said(answer(&*rooms.context().store, &post, &visitor).await?))
}

/// Have push messages sent to your browser
///
/// They end with its session. What was said about the same browser before is replaced.
#[utoipa::path(post, path = "/api/notices/browsers", request_body = NewBrowser,
    responses((status = OK, body = ChannelsAnswer), (status = "4XX", body = ErrorBody)))]
async fn subscribe(
    State(rooms): State<Rooms>,
    State(post): State<Post>,
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    Body(new): Body<NewBrowser>,
) -> Answer<Said<ChannelsAnswer>> {
    let player = reader(&visitor)?;
    let reach = post.push()?.reach();
    Subscription::read(&new.endpoint, &new.key, &new.auth, reach)
        .map_err(|error| BadRequest::Subscription(error.to_string()))?;
    limiter.open_channel(visitor.client())?;
    let session = visitor.session().ok_or(Error::NotSignedIn)?.to_owned();
    let new = NewSubscription {
        player,
        session,
        keys: format!("{} {}", new.key, new.auth),
        endpoint: new.endpoint,
        reading: post::reading(&new.reading),
        wants: wants(new.wants),
        now: rooms.context().now(),
    };
    let store = &*rooms.context().store;
    if !store.subscribe(new).await.map_err(of_store)? {
        return Err(Error::NotSignedIn.into());
    }
    Ok(Said(answer(store, &post, &visitor).await?))
}

/// Say which notices are sent to one of your browsers, and how they are read there
#[utoipa::path(post, path = "/api/notices/browsers/{channel}", params(("channel" = String, Path)),
    request_body = ChannelChange, responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn change(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(change): Body<ChannelChange>,
) -> Answer<StatusCode> {
    let player = reader(&visitor)?;
    let (wants, reading) = (change.wants.map(wants), change.reading.as_ref().map(post::reading));
    let store = &rooms.context().store;
    if !store.change_channel(player, &id, wants, reading).await.map_err(of_store)? {
        return Err(Error::NoSuchChannel.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Have no more push messages sent to one of your browsers
#[utoipa::path(delete, path = "/api/notices/browsers/{channel}", params(("channel" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn forget(State(rooms): State<Rooms>, visitor: Visitor, Path(id): Path<String>) -> Answer<StatusCode> {
    let player = reader(&visitor)?;
    if !rooms.context().store.forget_channel(player, &id).await.map_err(of_store)? {
        return Err(Error::NoSuchChannel.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

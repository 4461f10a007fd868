//! What somebody is told, for programs that read it at a secret address.

use axum::{
    Json as Said,
    extract::{Path, Request, State},
    http::{HeaderMap, HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use colorito_store::{Feed, NewFeed};
use colorito_wire::{Error, ErrorBody, NewFeedAnswer, ReadingAnswer};
use sha2::{Digest as _, Sha256};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Answer, ByHttps, Service, channels::reader, extract::Body};
use crate::{
    identity::{Visitor, hash, hexadecimal, new_token},
    limits::{Client, RateLimiter},
    post::{self, Atom, Calendar},
    rooms::Rooms,
    trouble::of_store,
};

/// What there is at a secret address.
const NOTICES: &str = "notices.atom";
const DEADLINES: &str = "deadlines.ics";

/// How many notices, or games, are told at once.
const MOST: u32 = 100;

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(make, forget))
}

/// Make a secret address under which programs read your notices and deadlines
///
/// It is told in this answer only; the one before is worth nothing any more.
#[utoipa::path(post, path = "/api/notices/feed", request_body = ReadingAnswer,
    responses((status = OK, body = NewFeedAnswer), (status = "4XX", body = ErrorBody)))]
async fn make(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    Body(reading): Body<ReadingAnswer>,
) -> Answer<Said<NewFeedAnswer>> {
    let player = reader(&visitor)?;
    limiter.open_channel(visitor.client())?;
    let secret = new_token()?;
    let (context, reading) = (rooms.context(), post::reading(&reading));
    let new = NewFeed { player, secret: hash(&secret), reading, now: context.now() };
    context.store.make_feed(new).await.map_err(of_store)?;
    let path = |file| format!("/feeds/{secret}/{file}");
    Ok(Said(NewFeedAnswer { atom: path(NOTICES), calendar: path(DEADLINES) }))
}

/// Forget the secret address under which programs read your notices
#[utoipa::path(delete, path = "/api/notices/feed",
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn forget(State(rooms): State<Rooms>, visitor: Visitor) -> Answer<StatusCode> {
    let player = reader(&visitor)?;
    if !rooms.context().store.forget_feed(player).await.map_err(of_store)? {
        return Err(Error::NoSuchChannel.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// What is behind a secret. One that is none is an address like any other that is not there.
async fn find(rooms: &Rooms, limiter: &RateLimiter, client: Client, secret: &str) -> Result<Feed, Error> {
    limiter.read_feed(client)?;
    let found = rooms.context().store.feed(&hash(secret)).await.map_err(of_store)?;
    found.ok_or(Error::NoSuchAddress)
}

/// Where the reader asked, as far as the host goes.
fn base(request: &Request) -> String {
    let scheme = if request.extensions().get::<ByHttps>().is_some() { "https" } else { "http" };
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("{scheme}://{host}")
}

/// Notices as an Atom feed (RFC 4287), or the deadlines of games by days as a calendar (RFC 5545).
pub(super) async fn read(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    client: Client,
    Path((secret, file)): Path<(String, String)>,
    request: Request,
) -> Answer<Response> {
    let feed = find(&rooms, &limiter, client, &secret).await?;
    let (store, base) = (&rooms.context().store, base(&request));
    let (kind, text) = match file.as_str() {
        NOTICES => {
            let notices = store.notices(feed.player, MOST).await.map_err(of_store)?;
            let atom = Atom { base: &base, feed: &feed, secret: &secret };
            ("application/atom+xml; charset=utf-8", atom.write(&notices))
        }
        DEADLINES => {
            let deadlines = store.deadlines(feed.player, MOST).await.map_err(of_store)?;
            ("text/calendar; charset=utf-8", Calendar { base: &base, feed: &feed }.write(&deadlines))
        }
        _ => return Err(Error::NoSuchAddress.into()),
    };
    Ok(answer(request.headers(), kind, text))
}

/// A text that is sent if it has changed, and that nobody else keeps or finds.
fn answer(asked: &HeaderMap, kind: &'static str, text: String) -> Response {
    let tag = format!("\"{}\"", hexadecimal(&Sha256::digest(text.as_bytes())[..16]));
    let known = asked.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    // What was compressed on its way has the same tag, marked.
    let known = known.is_some_and(|known| known.contains(tag.trim_matches('"')));
    let about = [
        (header::ETAG, tag),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
        (HeaderName::from_static("x-robots-tag"), "noindex".to_owned()),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, [(header::CONTENT_TYPE, kind)], text).into_response()
}

//! What somebody is told who may be looking elsewhere.

use axum::{Json as Said, extract::State, http::StatusCode, response::Response};
use colorito_play::{Asker, PlayerId};
use colorito_store::Looked;
use colorito_wire::{Error, ErrorBody, NoticesAnswer, SeenNotices};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Answer, Lines, Service, Upgrade, extract::Body};
use crate::{bell::Bell, identity::Visitor, limits::Client, sockets};

/// As much of a wrong id as is repeated.
const REPEATED: usize = 32;

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(seen)).routes(routes!(listen))
}

/// Whose notices; a stranger has none.
fn reader(visitor: &Visitor) -> Result<Option<PlayerId>, Error> {
    match visitor.asker() {
        Asker::DeviceOwner => Err(Error::DeviceOnly),
        Asker::Player(player) => Ok(Some(player)),
        Asker::Stranger => Ok(None),
    }
}

/// List your notices
#[utoipa::path(get, path = "/api/notices",
    responses((status = OK, body = NoticesAnswer), (status = "4XX", body = ErrorBody)))]
async fn list(State(bell): State<Bell>, visitor: Visitor) -> Answer<Said<NoticesAnswer>> {
    Ok(Said(match reader(&visitor)? {
        Some(player) => bell.notices(player).await?,
        None => NoticesAnswer::of(Vec::new()),
    }))
}

/// Say that you have seen your notices, or those about a game
#[utoipa::path(post, path = "/api/notices/seen", request_body = SeenNotices,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn seen(
    State(bell): State<Bell>,
    visitor: Visitor,
    Body(SeenNotices { game }): Body<SeenNotices>,
) -> Answer<StatusCode> {
    let Some(player) = reader(&visitor)? else { return Ok(StatusCode::NO_CONTENT) };
    let looked = match game {
        Some(game) => {
            Looked::At(game.parse().map_err(|_| Error::NoSuchGame(game.chars().take(REPEATED).collect()))?)
        }
        None => Looked::AtAll,
    };
    bell.look(player, looked).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Listen to your notices over a WebSocket
///
/// The server sends `NoticesAnswer` as one JSON text a message, first of all and whenever it has changed.
#[utoipa::path(get, path = "/api/notices/socket",
    responses((status = SWITCHING_PROTOCOLS), (status = "4XX", body = ErrorBody)))]
async fn listen(
    State(bell): State<Bell>,
    State(lines): State<Lines>,
    client: Client,
    visitor: Visitor,
    upgrade: Upgrade,
) -> Answer<Response> {
    let player = reader(&visitor)?.ok_or(Error::NotSignedIn)?;
    lines.upgrade(client, upgrade, move |line| sockets::notices::serve(line, bell, visitor, player))
}

//! Games of others, to be watched.

use axum::{Json as Said, extract::State, response::Response};
use colorito_wire::{ErrorBody, WatchAnswer, WatchedAnswer};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Answer, Lines, Service, Upgrade, invitations::expect_others};
use crate::{gallery::Gallery, identity::Visitor, limits::Client, sockets};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(listen))
}

/// List the games that people play now
#[utoipa::path(get, path = "/api/watch",
    responses((status = OK, body = WatchAnswer), (status = "4XX", body = ErrorBody)))]
async fn list(State(gallery): State<Gallery>, visitor: Visitor) -> Answer<Said<WatchAnswer>> {
    expect_others(&visitor)?;
    let (games, asker) = (gallery.games().await?, visitor.asker());
    let told = games.iter().map(|one| WatchedAnswer::of(&one.game, one.ratings, asker));
    Ok(Said(WatchAnswer { games: told.collect() }))
}

/// Listen to the games that people play now, over a WebSocket
///
/// The server sends `WatchNews`, each as one JSON text a message: all games first, then what has changed.
#[utoipa::path(get, path = "/api/watch/socket",
    responses((status = SWITCHING_PROTOCOLS), (status = "4XX", body = ErrorBody)))]
async fn listen(
    State(gallery): State<Gallery>,
    State(lines): State<Lines>,
    client: Client,
    visitor: Visitor,
    upgrade: Upgrade,
) -> Answer<Response> {
    expect_others(&visitor)?;
    lines.upgrade(client, upgrade, |line| sockets::gallery::serve(line, gallery, visitor))
}

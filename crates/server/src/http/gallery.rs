//! Games of others, to be watched.

use axum::{
    Json as Said,
    extract::{State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    response::Response,
};
use colorito_wire::{BadRequest, Error, ErrorBody, WatchAnswer, WatchedAnswer};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Answer, Lines, Service, invitations::expect_others};
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
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    expect_others(&visitor)?;
    let upgrade = upgrade.map_err(|_| Error::from(BadRequest::WebSocketOnly))?;
    let place = lines.limiter.sockets.take(client)?;
    Ok(sockets::game::sized(upgrade).on_upgrade(move |socket| async move {
        let _place = place;
        sockets::gallery::serve(lines.open(socket), gallery, visitor).await;
    }))
}

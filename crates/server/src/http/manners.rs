//! How players treat each other: reports, and whom somebody wants nothing to do with.

use axum::{
    Json as Said,
    extract::{Path, State},
    http::StatusCode,
};
use colorito_play::{Asker, PlayerId, Refusal, Report, Role, SeatedGame};
use colorito_wire::{BlockAnswer, BlocksAnswer, Error, ErrorBody, NewReport};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, Service,
    extract::{Body, Game},
};
use crate::{identity::Visitor, lobby::Lobby, rooms::Rooms, trouble::of_store};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(report))
        .routes(routes!(block))
        .routes(routes!(blocks))
        .routes(routes!(unblock))
}

/// The two players of a game, whoever asks first, and what the other is called.
fn opponent(seated: &SeatedGame, asker: Asker) -> Result<(PlayerId, PlayerId, Option<String>), Error> {
    let refused = |refusal| Error::Refused { refusal, game: None };
    if asker == Asker::DeviceOwner {
        return Err(Error::DeviceOnly);
    }
    let Some(players) = seated.players.opponents() else { return Err(refused(Refusal::NotBetweenTwo)) };
    let Role::Player(side) = seated.role(asker) else { return Err(refused(Refusal::NotYourGame)) };
    let name = seated.seats.of(!side).name().map(str::to_owned);
    Ok((players[side as usize], players[!side as usize], name))
}

/// Report the other player of a game to those who run the server
///
/// A second report about the same game replaces the first. What the two have said there goes with it.
#[utoipa::path(post, path = "/api/games/{id}/report", params(("id" = String, Path)), request_body = NewReport,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn report(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Game(id): Game,
    Body(new): Body<NewReport>,
) -> Answer<StatusCode> {
    let seated = rooms.look(id).await?;
    let (player, other, _) = opponent(&seated, visitor.asker())?;
    let said = rooms.context().store.conversation(id, 0).await.map_err(of_store)?.remarks;
    let report = Report {
        reporter: player,
        reported: other,
        game: id,
        reason: new.reason,
        text: new.text()?,
        said,
        created: rooms.context().now(),
    };
    rooms.context().store.report(report).await.map_err(of_store)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Block the other player of a game
///
/// They see none of your invitations in the lobby, cannot accept them, and you see none of theirs. What they
/// say in games is not shown to you. They are not told.
#[utoipa::path(post, path = "/api/games/{id}/block", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn block(
    State(rooms): State<Rooms>,
    State(lobby): State<Lobby>,
    visitor: Visitor,
    Game(id): Game,
) -> Answer<StatusCode> {
    let seated = rooms.look(id).await?;
    let (player, blocked, name) = opponent(&seated, visitor.asker())?;
    rooms.context().store.block(player, blocked, name, rooms.context().now()).await.map_err(of_store)?;
    lobby.change();
    Ok(StatusCode::NO_CONTENT)
}

/// List those whom you have blocked
#[utoipa::path(get, path = "/api/blocks",
    responses((status = OK, body = BlocksAnswer), (status = "4XX", body = ErrorBody)))]
async fn blocks(State(rooms): State<Rooms>, visitor: Visitor) -> Answer<Said<BlocksAnswer>> {
    visitor.expect_accounts()?;
    let blocks = match visitor.asker().player() {
        Some(player) => rooms.context().store.blocks(player).await.map_err(of_store)?,
        None => Vec::new(),
    };
    let told =
        |block: colorito_store::Block| BlockAnswer { id: block.id, name: block.name, since: block.created.0 };
    Ok(Said(BlocksAnswer { blocks: blocks.into_iter().map(told).collect() }))
}

/// Take back that you have blocked somebody
#[utoipa::path(delete, path = "/api/blocks/{block}", params(("block" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn unblock(
    State(rooms): State<Rooms>,
    State(lobby): State<Lobby>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    visitor.expect_accounts()?;
    let player = visitor.asker().player().ok_or(Error::NoSuchBlock)?;
    if !rooms.context().store.unblock(player, &id).await.map_err(of_store)? {
        return Err(Error::NoSuchBlock.into());
    }
    lobby.change();
    Ok(StatusCode::NO_CONTENT)
}

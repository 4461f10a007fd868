//! Invitations: made, taken, withdrawn, by link or in the lobby.

use axum::{
    Json as Said,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use colorito_play::{Asker, Audience, Invitation, PlayerId, Seats};
use colorito_store::random_bytes;
use colorito_wire::{
    Acceptance, ClaimAcceptance, ClaimQuestion, Error, ErrorBody, GameAnswer, InvitationAnswer, LobbyAnswer,
    NewInvitation, NewInvitationAnswer, QrAnswer, QrText,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, Lines, Service, Upgrade,
    extract::{Body, Invited},
};
use crate::{
    identity::{Visitor, hash, hexadecimal},
    limits::{Client, RateLimiter},
    lobby::Lobby,
    qr,
    rooms::Rooms,
    sockets,
    trouble::of_store,
};

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(list, invite))
        .routes(routes!(look))
        .routes(routes!(take))
        .routes(routes!(show, withdraw))
        .routes(routes!(accept))
        .routes(routes!(listen))
        .routes(routes!(draw))
}

/// Asserts that others can come here at all.
pub(super) fn expect_others(visitor: &Visitor) -> Result<(), Error> {
    if visitor.asker() == Asker::DeviceOwner { Err(Error::DeviceOnly) } else { Ok(()) }
}

/// Who asks for something that will be theirs.
async fn player(visitor: &Visitor) -> Result<PlayerId, Error> {
    visitor.owner().await?.player().ok_or(Error::DeviceOnly)
}

/// List the invitations in the lobby that can be taken
#[utoipa::path(get, path = "/api/invitations",
    responses((status = OK, body = LobbyAnswer), (status = "4XX", body = ErrorBody)))]
async fn list(
    State(lobby): State<Lobby>,
    State(rooms): State<Rooms>,
    visitor: Visitor,
) -> Answer<Said<LobbyAnswer>> {
    expect_others(&visitor)?;
    let (all, asker, now) = (lobby.list().await?, visitor.asker(), rooms.context().now());
    let invitations = all.to(asker).map(|one| InvitationAnswer::of(one, asker, now)).collect();
    Ok(Said(LobbyAnswer { invitations }))
}

/// Invite somebody, by a link or in the lobby
///
/// What the link lets its reader in by is told in this answer only; the server keeps its hash.
#[utoipa::path(post, path = "/api/invitations", request_body = NewInvitation,
    responses((status = CREATED, body = NewInvitationAnswer), (status = "4XX", body = ErrorBody)))]
async fn invite(
    State(lobby): State<Lobby>,
    State(limiter): State<RateLimiter>,
    client: Client,
    visitor: Visitor,
    Body(new): Body<NewInvitation>,
) -> Answer<Response> {
    expect_others(&visitor)?;
    // Read before somebody becomes a guest for it.
    new.terms()?;
    limiter.begin_games(client, 1, &Seats::default(), 0)?;
    let owner = player(&visitor).await?;
    let claim = match new.audience {
        Audience::Link => Some(hexadecimal(&random_bytes::<16>().map_err(of_store)?)),
        Audience::Lobby => None,
    };
    let invitation = lobby.invite(owner, new, claim.as_deref().map(hash)).await?;
    let location = [(header::LOCATION, format!("/api/invitations/{}", invitation.id))];
    let told = InvitationAnswer::of(&invitation, Asker::Player(owner), invitation.created);
    Ok((StatusCode::CREATED, location, Said(NewInvitationAnswer { claim, invitation: told })).into_response())
}

/// Show an invitation: one in the lobby to everybody, a link to its owner
#[utoipa::path(get, path = "/api/invitations/{id}", params(("id" = String, Path)),
    responses((status = OK, body = InvitationAnswer), (status = "4XX", body = ErrorBody)))]
async fn show(
    State(lobby): State<Lobby>,
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Invited(id): Invited,
) -> Answer<Said<InvitationAnswer>> {
    expect_others(&visitor)?;
    let invitation = lobby.invitation(id?).await?;
    expect_seen(&invitation, visitor.asker())?;
    Ok(Said(InvitationAnswer::of(&invitation, visitor.asker(), rooms.context().now())))
}

/// Links are for those who have them.
fn expect_seen(invitation: &Invitation, asker: Asker) -> Result<(), Error> {
    let seen = invitation.audience == Audience::Lobby || asker.player() == Some(invitation.owner);
    if seen { Ok(()) } else { Err(Error::NoSuchInvitation) }
}

/// Take back an invitation of yours
#[utoipa::path(delete, path = "/api/invitations/{id}", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn withdraw(State(lobby): State<Lobby>, visitor: Visitor, Invited(id): Invited) -> Answer<StatusCode> {
    expect_others(&visitor)?;
    lobby.withdraw(id?, visitor.asker()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take an invitation in the lobby; the game begins
#[utoipa::path(post, path = "/api/invitations/{id}/accept", params(("id" = String, Path)),
    request_body = Acceptance,
    responses((status = CREATED, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn accept(
    State(lobby): State<Lobby>,
    State(limiter): State<RateLimiter>,
    client: Client,
    visitor: Visitor,
    Invited(id): Invited,
    Body(acceptance): Body<Acceptance>,
) -> Answer<Response> {
    expect_others(&visitor)?;
    let name = acceptance.read()?;
    let invitation = lobby.invitation(id?).await?;
    if invitation.audience == Audience::Link {
        // Its name lets nobody in.
        return Err(Error::NoSuchInvitation.into());
    }
    sit_down(&lobby, &limiter, client, &visitor, invitation, name).await
}

/// Show what a link invites to, and what has become of it
#[utoipa::path(post, path = "/api/invitations/look", request_body = ClaimQuestion,
    responses((status = OK, body = InvitationAnswer), (status = "4XX", body = ErrorBody)))]
async fn look(
    State(lobby): State<Lobby>,
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Body(ClaimQuestion { claim }): Body<ClaimQuestion>,
) -> Answer<Said<InvitationAnswer>> {
    expect_others(&visitor)?;
    let invitation = lobby.claimed(&hash(&claim)).await?;
    Ok(Said(InvitationAnswer::of(&invitation, visitor.asker(), rooms.context().now())))
}

/// Follow a link to its game: whoever comes first plays
#[utoipa::path(post, path = "/api/invitations/take", request_body = ClaimAcceptance,
    responses((status = CREATED, body = GameAnswer), (status = "4XX", body = ErrorBody)))]
async fn take(
    State(lobby): State<Lobby>,
    State(limiter): State<RateLimiter>,
    client: Client,
    visitor: Visitor,
    Body(ClaimAcceptance { claim, name }): Body<ClaimAcceptance>,
) -> Answer<Response> {
    expect_others(&visitor)?;
    let name = Acceptance { name }.read()?;
    let invitation = lobby.claimed(&hash(&claim)).await?;
    sit_down(&lobby, &limiter, client, &visitor, invitation, name).await
}

/// Somebody takes an invitation and plays.
async fn sit_down(
    lobby: &Lobby,
    limiter: &RateLimiter,
    client: Client,
    visitor: &Visitor,
    invitation: Invitation,
    name: Option<String>,
) -> Answer<Response> {
    let now = lobby.now();
    let state = invitation.state(now);
    if state != colorito_play::InvitationState::Open {
        return Err(Error::InvitationClosed { state, game: invitation.game() }.into());
    }
    limiter.begin_games(client, 1, &Seats::default(), 0)?;
    let guest = player(visitor).await?;
    let seated = lobby.accept(invitation, guest, name).await?;
    let location = [(header::LOCATION, format!("/api/games/{}", seated.id))];
    let game = GameAnswer::of(&seated, seated.role(Asker::Player(guest)), now);
    Ok((StatusCode::CREATED, location, Said(game)).into_response())
}

/// Listen to the lobby, and to what becomes of your invitations, over a WebSocket
///
/// The server sends `LobbyNews`, each as one JSON text a message. Your invitations in the lobby to live games
/// are taken back when you stop to listen.
#[utoipa::path(get, path = "/api/lobby/socket",
    responses((status = SWITCHING_PROTOCOLS), (status = "4XX", body = ErrorBody)))]
async fn listen(
    State(lobby): State<Lobby>,
    State(rooms): State<Rooms>,
    State(lines): State<Lines>,
    client: Client,
    visitor: Visitor,
    upgrade: Upgrade,
) -> Answer<Response> {
    expect_others(&visitor)?;
    let context = rooms.context().clone();
    lines.upgrade(client, upgrade, |line| sockets::lobby::serve(line, lobby, context, visitor))
}

/// Draw a link as a QR code
#[utoipa::path(post, path = "/api/qr", request_body = QrText,
    responses((status = OK, body = QrAnswer), (status = "4XX", body = ErrorBody)))]
async fn draw(Body(QrText { text }): Body<QrText>) -> Answer<Said<QrAnswer>> {
    Ok(Said(qr::draw(&text)?))
}

//! Programs as players: their owners make them, and one stream tells them all.

use axum::{
    Json as Said,
    body::{Body as Stream, Bytes},
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use colorito_play::{AccountName, Asker};
use colorito_store::{Account, ProgramOf, Store, StoredProgram};
use colorito_wire::{
    Error, ErrorBody, NewProgram, ProgramAnswer, ProgramChange, ProgramNews, ProgramsAnswer, TokenAnswer,
};
use futures_util::stream;
use tokio::{sync::mpsc, task};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Answer, Lines, Service, accounts, extract::Body};
use crate::{
    bell::Bell,
    events::Events,
    identity::{Visitor, hash, new_token},
    limits::{Client, RateLimiter},
    lobby::Lobby,
    rooms::Rooms,
    trouble::of_store,
};

/// How many programs one account may have.
const MOST: usize = 10;

/// As much of a wrong name as is repeated.
const REPEATED: usize = 32;

/// How many lines wait until they are read.
const BACKLOG: usize = 16;

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(list, make))
        .routes(routes!(change, delete))
        .routes(routes!(renew, revoke))
        .routes(routes!(listen))
}

/// A program of somebody, and who that is.
async fn own(store: &dyn Store, visitor: &Visitor, name: &str) -> Result<(Account, StoredProgram), Error> {
    let owner = accounts::account(store, visitor).await?;
    let folded = AccountName::fold(name);
    let programs = store.programs(owner.player).await.map_err(of_store)?;
    let program = programs.into_iter().find(|one| AccountName::fold(&one.account.name) == folded);
    let program = program.ok_or_else(|| Error::NoSuchPlayer(name.chars().take(REPEATED).collect()))?;
    Ok((owner, program))
}

/// List your programs
#[utoipa::path(get, path = "/api/account/programs",
    responses((status = OK, body = ProgramsAnswer), (status = "4XX", body = ErrorBody)))]
async fn list(State(rooms): State<Rooms>, visitor: Visitor) -> Answer<Said<ProgramsAnswer>> {
    let store = &*rooms.context().store;
    let owner = accounts::account(store, &visitor).await?;
    let programs = store.programs(owner.player).await.map_err(of_store)?;
    let told = |program: StoredProgram| ProgramAnswer {
        name: program.account.name,
        since: program.account.since.0,
        rated: program.rated,
        has_token: program.used.is_some(),
        used: program.used.map(|used| used.0),
    };
    Ok(Said(ProgramsAnswer { programs: programs.into_iter().map(told).collect() }))
}

/// Make an account for a program of yours
///
/// Its token is told in this answer only; the server keeps its hash.
#[utoipa::path(post, path = "/api/account/programs", request_body = NewProgram,
    responses((status = CREATED, body = TokenAnswer), (status = "4XX", body = ErrorBody)))]
async fn make(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    Body(new): Body<NewProgram>,
) -> Answer<Response> {
    let store = &*rooms.context().store;
    let owner = accounts::account(store, &visitor).await?;
    let name = new.name()?;
    if store.programs(owner.player).await.map_err(of_store)?.len() >= MOST {
        return Err(Error::TooManyPrograms(MOST).into());
    }
    limiter.make_account(visitor.client())?;
    let (token, of) = (new_token()?, ProgramOf { owner: owner.player, rated: new.rated });
    if !store.make_program(of, &name, &hash(&token), rooms.context().now()).await.map_err(of_store)? {
        return Err(Error::NameTaken(name.shown().to_owned()).into());
    }
    let name = name.shown().to_owned();
    Ok((StatusCode::CREATED, Said(TokenAnswer { name, token })).into_response())
}

/// Say whether the games of one of your programs with people may count for ratings
#[utoipa::path(post, path = "/api/account/programs/{name}", params(("name" = String, Path)),
    request_body = ProgramChange, responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn change(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Path(name): Path<String>,
    Body(change): Body<ProgramChange>,
) -> Answer<StatusCode> {
    let store = &*rooms.context().store;
    let (owner, program) = own(store, &visitor, &name).await?;
    let of = ProgramOf { owner: owner.player, rated: change.rated };
    store.set_program(program.account.player, of).await.map_err(of_store)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Delete one of your programs
///
/// Its games under way are resigned; they stay with those it has played with, without its name.
#[utoipa::path(delete, path = "/api/account/programs/{name}", params(("name" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn delete(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    let (_, program) = own(&*rooms.context().store, &visitor, &name).await?;
    accounts::forget(&rooms, &visitor, program.account.player).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives a program another token, or none, and ends what was opened with the one before.
async fn give(rooms: &Rooms, visitor: &Visitor, name: &str, token: Option<&str>) -> Result<String, Error> {
    let store = &*rooms.context().store;
    let (owner, program) = own(store, visitor, name).await?;
    let player = program.account.player;
    let before = store.sessions(player).await.map_err(of_store)?;
    let hash = token.map(hash);
    let now = rooms.context().now();
    store.renew_program(player, owner.player, hash.as_deref(), now).await.map_err(of_store)?;
    visitor.end(before.into_iter().map(|session| session.token));
    Ok(program.account.name)
}

/// Give one of your programs another token; the one before is worth nothing any more
#[utoipa::path(post, path = "/api/account/programs/{name}/token", params(("name" = String, Path)),
    responses((status = CREATED, body = TokenAnswer), (status = "4XX", body = ErrorBody)))]
async fn renew(State(rooms): State<Rooms>, visitor: Visitor, Path(name): Path<String>) -> Answer<Response> {
    let token = new_token()?;
    let name = give(&rooms, &visitor, &name, Some(&token)).await?;
    Ok((StatusCode::CREATED, Said(TokenAnswer { name, token })).into_response())
}

/// Take the token of one of your programs away; what was opened with it is closed
#[utoipa::path(delete, path = "/api/account/programs/{name}/token", params(("name" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn revoke(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    give(&rooms, &visitor, &name, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Listen to your games with others and to the lobby
///
/// The answer goes on for as long as somebody reads it: one `ProgramNews` a line, first of all a `state` with all
/// there is. An empty line is a sign of life.
#[utoipa::path(get, path = "/api/events",
    responses((status = OK, body = ProgramNews, content_type = "application/x-ndjson"),
        (status = "4XX", body = ErrorBody)))]
async fn listen(
    State(rooms): State<Rooms>,
    State(lobby): State<Lobby>,
    State(bell): State<Bell>,
    State(lines): State<Lines>,
    client: Client,
    visitor: Visitor,
) -> Answer<Response> {
    let player = match visitor.asker() {
        Asker::DeviceOwner => return Err(Error::DeviceOnly.into()),
        Asker::Player(player) => player,
        Asker::Stranger => return Err(Error::NotSignedIn.into()),
    };
    let place = lines.limiter.sockets.take(client)?;
    let (out, parts) = mpsc::channel::<Bytes>(BACKLOG);
    let events = Events { rooms, lobby, bell, visitor, player, out };
    task::spawn(async move {
        let _place = place;
        events.tell(lines.closing).await;
    });
    let parts = stream::unfold(parts, async |mut parts| {
        parts.recv().await.map(|part| (Ok::<_, std::io::Error>(part), parts))
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Stream::from_stream(parts)).into_response())
}

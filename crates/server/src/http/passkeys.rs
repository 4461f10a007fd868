//! Passkeys: made, listed, forgotten, and signed in with.

use axum::{
    Json as Said,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};
use colorito_play::{AccountName, Asker};
use colorito_store::StoredPasskey;
use colorito_wire::{
    AccountAnswer, BadRequest, CeremonyAnswer, Error, ErrorBody, NewPasskey, NewPasskeyAccount,
    PasskeyAnswer, PasskeySignIn, PasskeysAnswer, WantedName,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, Service,
    accounts::{account, answer, browser_of, expect_no_account, expect_open, guest_to_take},
    extract::{Body, BodyWithLists},
};
use crate::{
    ceremonies::Ceremonies, identity::Visitor, limits::RateLimiter, nodes, post::Post, rooms::Rooms,
    trouble::of_store,
};

/// The most passkeys of an account.
const MOST: usize = 20;

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(list, add))
        .routes(routes!(begin_adding))
        .routes(routes!(forget))
        .routes(routes!(begin_account))
        .routes(routes!(make_account))
        .routes(routes!(begin_sign_in))
        .routes(routes!(sign_in))
}

/// List your passkeys
#[utoipa::path(get, path = "/api/account/passkeys",
    responses((status = OK, body = PasskeysAnswer), (status = "4XX", body = ErrorBody)))]
async fn list(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    ceremonies: Ceremonies,
) -> Answer<Said<PasskeysAnswer>> {
    let store = &*rooms.context().store;
    let account = account(store, &visitor).await?;
    let passkeys = store.passkeys(account.player).await.map_err(of_store)?;
    let told = |StoredPasskey { id, label, created, used, .. }: StoredPasskey| PasskeyAnswer {
        id,
        label,
        created: created.0,
        used: used.map(|used| used.0),
    };
    let passkeys = passkeys.into_iter().map(told).collect();
    Ok(Said(PasskeysAnswer { offered: ceremonies.is_offered(), passkeys }))
}

/// Ask your device for a passkey
#[utoipa::path(post, path = "/api/account/passkeys/begin",
    responses((status = OK, body = CeremonyAnswer), (status = "4XX", body = ErrorBody)))]
async fn begin_adding(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    ceremonies: Ceremonies,
) -> Answer<Said<CeremonyAnswer>> {
    let store = &*rooms.context().store;
    let account = account(store, &visitor).await?;
    limiter.begin_ceremony(visitor.client())?;
    let known = store.passkeys(account.player).await.map_err(of_store)?;
    if known.len() >= MOST {
        return Err(Error::TooManyPasskeys(MOST).into());
    }
    let named = (account.player, account.name.as_str());
    Ok(Said(ceremonies.begin_making(store, named, &known, rooms.context().now()).await?))
}

/// Keep a passkey that your device has made
#[utoipa::path(post, path = "/api/account/passkeys", request_body = NewPasskey,
    responses((status = CREATED), (status = "4XX", body = ErrorBody)))]
async fn add(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    ceremonies: Ceremonies,
    BodyWithLists(new): BodyWithLists<NewPasskey>,
) -> Answer<StatusCode> {
    let (store, now) = (&*rooms.context().store, rooms.context().now());
    let account = account(store, &visitor).await?;
    let label = new.label()?;
    let made = ceremonies.end_making(store, &new.ceremony, new.credential, now).await?;
    if !store.add_passkey(made.of(account.player, label, now)).await.map_err(of_store)? {
        return Err(Error::WrongPasskey.into());
    }
    Ok(StatusCode::CREATED)
}

/// Forget a passkey; the last one of an account without a password stays
#[utoipa::path(delete, path = "/api/account/passkeys/{passkey}", params(("passkey" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn forget(State(rooms): State<Rooms>, visitor: Visitor, Path(id): Path<String>) -> Answer<StatusCode> {
    let store = &*rooms.context().store;
    let account = account(store, &visitor).await?;
    let own = store.passkeys(account.player).await.map_err(of_store)?;
    if !own.iter().any(|passkey| passkey.id == id) {
        return Err(Error::NoSuchPasskey.into());
    }
    if !store.forget_passkey(account.player, &id).await.map_err(of_store)? {
        return Err(Error::LastPasskey.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Ask your device for a passkey for a new account
#[utoipa::path(post, path = "/api/account/by-passkey/begin", request_body = WantedName,
    responses((status = OK, body = CeremonyAnswer), (status = "4XX", body = ErrorBody)))]
async fn begin_account(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    ceremonies: Ceremonies,
    Body(wanted): Body<WantedName>,
) -> Answer<Said<CeremonyAnswer>> {
    let store = &*rooms.context().store;
    expect_no_account(store, &visitor).await?;
    let name = AccountName::new(&wanted.name).map_err(BadRequest::from)?;
    limiter.make_account(visitor.client())?;
    if store.account_named(name.folded()).await.map_err(of_store)?.is_some() {
        return Err(Error::NameTaken(name.shown().to_owned()).into());
    }
    let Asker::Player(guest) = visitor.owner().await? else { return Err(Error::NoAccounts.into()) };
    let named = (guest, name.shown());
    Ok(Said(ceremonies.begin_making(store, named, &[], rooms.context().now()).await?))
}

/// Make an account with a passkey and without a password; a guest keeps all games
///
/// The token in the cookie changes.
#[utoipa::path(post, path = "/api/account/by-passkey", request_body = NewPasskeyAccount,
    responses((status = CREATED, body = AccountAnswer), (status = "4XX", body = ErrorBody)))]
async fn make_account(
    State(rooms): State<Rooms>,
    State(post): State<Post>,
    visitor: Visitor,
    ceremonies: Ceremonies,
    headers: HeaderMap,
    BodyWithLists(new): BodyWithLists<NewPasskeyAccount>,
) -> Answer<Response> {
    let (store, now) = (&*rooms.context().store, rooms.context().now());
    expect_no_account(store, &visitor).await?;
    let guest = visitor.asker().player().ok_or(Error::NotSignedIn)?;
    let name = AccountName::new(&new.name).map_err(BadRequest::from)?;
    let label = new.passkey.label()?;
    let made = ceremonies.end_making(store, &new.passkey.ceremony, new.passkey.credential, now).await?;
    let (token, session) = visitor.new_session(browser_of(&headers), now)?;
    let old = session.instead_of.clone();
    let passkey = made.of(guest, label, now);
    if !store.become_account_with_passkey(&name, passkey, session).await.map_err(of_store)? {
        return Err(Error::NameTaken(name.shown().to_owned()).into());
    }
    visitor.begin(token, old);
    nodes::catch_up(&rooms).await?;
    Ok((StatusCode::CREATED, Said(answer(store, &post, guest).await?)).into_response())
}

/// Ask your device for one of its passkeys
#[utoipa::path(post, path = "/api/session/by-passkey/begin",
    responses((status = OK, body = CeremonyAnswer), (status = "4XX", body = ErrorBody)))]
async fn begin_sign_in(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    ceremonies: Ceremonies,
) -> Answer<Said<CeremonyAnswer>> {
    visitor.expect_accounts()?;
    visitor.expect_person()?;
    limiter.begin_ceremony(visitor.client())?;
    Ok(Said(ceremonies.begin_signing_in(&*rooms.context().store, rooms.context().now()).await?))
}

/// Sign in by a passkey; the games of a guest can be taken along
///
/// The token in the cookie changes.
#[utoipa::path(post, path = "/api/session/by-passkey", request_body = PasskeySignIn,
    responses((status = OK, body = AccountAnswer), (status = "4XX", body = ErrorBody)))]
async fn sign_in(
    State(rooms): State<Rooms>,
    State(post): State<Post>,
    visitor: Visitor,
    ceremonies: Ceremonies,
    headers: HeaderMap,
    BodyWithLists(asked): BodyWithLists<PasskeySignIn>,
) -> Answer<Said<AccountAnswer>> {
    visitor.expect_accounts()?;
    visitor.expect_person()?;
    let (store, now) = (&*rooms.context().store, rooms.context().now());
    let player = ceremonies.end_signing_in(store, &asked.ceremony, asked.credential, now).await?;
    expect_open(store, player).await?;
    let proven = store.credentials_of(player).await.map_err(of_store)?.ok_or(Error::WrongPasskey)?;
    let take = guest_to_take(store, &visitor, asked.take_games).await?;
    let (token, session) = visitor.new_session(browser_of(&headers), now)?;
    let old = session.instead_of.clone();
    if !store.sign_in(&proven, session, take).await.map_err(of_store)? {
        return Err(Error::WrongPasskey.into());
    }
    visitor.begin(token, old);
    nodes::catch_up(&rooms).await?;
    Ok(Said(answer(store, &post, player).await?))
}

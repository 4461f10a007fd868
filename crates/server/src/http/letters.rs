//! Addresses that are written to, and what the links in mails do.

use axum::{
    Json as Said,
    extract::{Path, State},
    http::StatusCode,
};
use colorito_courier::MailAddress;
use colorito_play::AccountName;
use colorito_store::{Channel, Forgetful, Medium, NewAddress, Store};
use colorito_wire::{
    BadRequest, ChannelChange, ChannelsAnswer, Error, ErrorBody, Forgotten, MailLink, NewMail, Recovery,
    RecoveryAnswer,
};
use tokio::task;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    Answer, Service,
    accounts::{account, proven},
    channels::{self, wants},
    extract::Body,
};
use crate::{
    identity::{Visitor, hash},
    limits::{Client, RateLimiter},
    passwords::Passwords,
    post::{self, Post},
    rooms::Rooms,
    trouble::{log, of_store},
};

/// The longest name or address that somebody may say they have forgotten the password of.
const LONGEST: usize = 254;

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(set, forget))
        .routes(routes!(change))
        .routes(routes!(confirm))
        .routes(routes!(ask_recovery))
        .routes(routes!(recover))
}

/// The channel by which somebody's account is written to.
async fn channel(store: &dyn Store, visitor: &Visitor) -> Result<Channel, Error> {
    let account = account(store, visitor).await?;
    let channels = store.channels(account.player).await.map_err(of_store)?;
    channels.into_iter().find(|channel| channel.medium == Medium::Mail).ok_or(Error::NoSuchChannel)
}

/// Have notices written to an e-mail address, instead of the one before
///
/// It is asked there first whether that is right; until then nothing else is written.
#[utoipa::path(post, path = "/api/notices/mail", request_body = NewMail,
    responses((status = OK, body = ChannelsAnswer), (status = "4XX", body = ErrorBody)))]
async fn set(
    State(rooms): State<Rooms>,
    State(post): State<Post>,
    State(limiter): State<RateLimiter>,
    State(passwords): State<Passwords>,
    visitor: Visitor,
    Body(new): Body<NewMail>,
) -> Answer<Said<ChannelsAnswer>> {
    let store = &*rooms.context().store;
    post.mail()?;
    let address: MailAddress = new.address.parse().map_err(|_| BadRequest::MailAddress)?;
    let owner =
        proven(store, (&limiter, &passwords), &visitor, new.password.as_ref(), rooms.context().now()).await?;
    let address = address.text();
    limiter.write_to(visitor.client(), &address)?;
    let new = NewAddress {
        player: owner.player,
        address,
        reading: post::reading(&new.reading),
        wants: wants(new.wants),
        now: rooms.context().now(),
    };
    if !store.set_address(new).await.map_err(of_store)? {
        return Err(Error::NotSignedIn.into());
    }
    Ok(Said(channels::answer(store, &post, &visitor).await?))
}

/// Say which notices are written to you, and how you read them
#[utoipa::path(post, path = "/api/notices/mail/change", request_body = ChannelChange,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn change(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Body(change): Body<ChannelChange>,
) -> Answer<StatusCode> {
    let store = &*rooms.context().store;
    let channel = channel(store, &visitor).await?;
    let (wants, reading) = (change.wants.map(wants), change.reading.as_ref().map(post::reading));
    store.change_channel(channel.player, &channel.id, wants, reading).await.map_err(of_store)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Forget the address that notices are written to
#[utoipa::path(delete, path = "/api/notices/mail",
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn forget(State(rooms): State<Rooms>, visitor: Visitor) -> Answer<StatusCode> {
    let store = &*rooms.context().store;
    let channel = channel(store, &visitor).await?;
    store.forget_channel(channel.player, &channel.id).await.map_err(of_store)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Show that you read what is sent to an address, by the link that was
#[utoipa::path(post, path = "/api/mail/confirm", request_body = MailLink,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn confirm(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    client: Client,
    Body(link): Body<MailLink>,
) -> Answer<StatusCode> {
    limiter.try_secret(client)?;
    let context = rooms.context();
    let secret = hash(link.secret.text());
    if !context.store.confirm_address(&secret, context.now()).await.map_err(of_store)? {
        return Err(Error::NoSuchLink.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Has no more notices written, without signing in: by the page that the link in a mail leads to, or by a mail
/// program at one click (RFC 8058). Asked twice, it is the same.
pub(super) async fn stop(
    State(rooms): State<Rooms>,
    State(post): State<Post>,
    State(limiter): State<RateLimiter>,
    client: Client,
    Path(link): Path<String>,
) -> Answer<StatusCode> {
    limiter.try_secret(client)?;
    let channel = post.mail()?.stopped(&link).ok_or(Error::NoSuchLink)?;
    if !rooms.context().store.stop_address(channel).await.map_err(of_store)? {
        return Err(Error::NoSuchLink.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Have a link sent to you because you have forgotten your password
///
/// The answer is the same whether or not there is such an account, and whether or not it has an address that was
/// confirmed.
#[utoipa::path(post, path = "/api/account/recovery", request_body = Forgotten,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn ask_recovery(
    State(rooms): State<Rooms>,
    State(post): State<Post>,
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    Body(forgotten): Body<Forgotten>,
) -> Answer<StatusCode> {
    visitor.expect_accounts()?;
    post.mail()?;
    let who = forgotten.who.trim();
    if who.is_empty() || who.len() > LONGEST {
        return Err(BadRequest::TextLength { length: who.len(), most: LONGEST }.into());
    }
    // No name has that sign in it.
    let (key, who) = if who.contains('@') {
        (who.to_lowercase(), Forgetful::At(who.to_owned()))
    } else {
        let folded = AccountName::fold(who);
        (folded.clone(), Forgetful::Named(folded))
    };
    limiter.write_to(visitor.client(), &key)?;
    // Nobody waits for what is found: how long that takes would tell.
    task::spawn(async move {
        if let Err(error) = rooms.context().store.ask_recovery(who).await {
            log(&of_store(error));
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

/// Choose another password by a link that was sent to you
///
/// You are signed out everywhere, and told so by e-mail.
#[utoipa::path(post, path = "/api/account/recovery/password", request_body = Recovery,
    responses((status = OK, body = RecoveryAnswer), (status = "4XX", body = ErrorBody)))]
async fn recover(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    State(passwords): State<Passwords>,
    visitor: Visitor,
    Body(recovery): Body<Recovery>,
) -> Answer<Said<RecoveryAnswer>> {
    visitor.expect_accounts()?;
    limiter.try_secret(visitor.client())?;
    let (store, now) = (&*rooms.context().store, rooms.context().now());
    let secret = hash(recovery.secret.text());
    let player = store.recovering(&secret, now).await.map_err(of_store)?.ok_or(Error::NoSuchLink)?;
    let account = store.account(player).await.map_err(of_store)?.ok_or(Error::NoSuchLink)?;
    let password = passwords.hash(visitor.party(), recovery.password.chosen(&account.name)?).await?;
    let before = store.sessions(player).await.map_err(of_store)?;
    if !store.recover(&secret, &password, now).await.map_err(of_store)? {
        return Err(Error::NoSuchLink.into());
    }
    visitor.end(before.into_iter().map(|session| session.token));
    Ok(Said(RecoveryAnswer { name: account.name }))
}

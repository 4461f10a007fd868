//! Accounts and the sessions in which somebody is signed in.

use std::{sync::Arc, time::Duration};

use axum::{
    Json as Said,
    body::{Body as Stream, Bytes},
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use colorito_play::{AccountName, Asker, Command, ForSide, GameSummary, PlayerId, Role, Timestamp};
use colorito_store::{Account, Credentials, ListPage, NO_PASSWORD, Store, StoredSession, Whose};
use colorito_wire::{
    AccountAnswer, AccountKind, AccountSettings, Error, ErrorBody, Farewell, NewAccount, PasswordChange,
    Secret, SessionAnswer, SessionsAnswer, SignIn, SummaryAnswer, write_record,
};
use futures_util::stream;
use serde_json::json;
use tokio::{sync::mpsc, task};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Answer, Service, extract::Body};
use crate::{
    browser, conversation,
    identity::Visitor,
    limits::{Client, RateLimiter},
    nodes,
    passwords::Passwords,
    post::Post,
    rooms::Rooms,
    trouble::{log, of_store},
    workers::Class,
};

/// How many letters of the hash of a token name a session.
const NAME: usize = 16;

/// How long somebody counts as having just signed in.
const FRESH: Duration = Duration::from_mins(5);

/// How many games are read at once.
const AT_ONCE: u32 = 50;

pub(super) fn described() -> OpenApiRouter<Service> {
    OpenApiRouter::new()
        .routes(routes!(show, create))
        .routes(routes!(sign_in, sign_off))
        .routes(routes!(sessions, revoke_others))
        .routes(routes!(revoke))
        .routes(routes!(change_password))
        .routes(routes!(settle))
        .routes(routes!(export))
        .routes(routes!(delete))
}

/// Asserts that somebody has an account, and is no program: that has one, which is its owner's business.
pub(super) async fn account(store: &dyn Store, visitor: &Visitor) -> Result<Account, Error> {
    visitor.expect_accounts()?;
    visitor.expect_person()?;
    let player = visitor.asker().player().ok_or(Error::NotSignedIn)?;
    store.account(player).await.map_err(of_store)?.ok_or(Error::NotSignedIn)
}

/// Asserts that those who run the server have not closed an account.
pub(super) async fn expect_open(store: &dyn Store, player: PlayerId) -> Result<(), Error> {
    let account = store.account(player).await.map_err(of_store)?;
    if account.is_some_and(|account| account.closed) { Err(Error::AccountClosed) } else { Ok(()) }
}

/// What an account's password is held against.
async fn credentials(store: &dyn Store, account: &Account) -> Result<Credentials, Error> {
    let found = store.credentials(&AccountName::fold(&account.name)).await.map_err(of_store)?;
    found.filter(|found| found.player == account.player).ok_or(Error::NotSignedIn)
}

/// The credentials of an account that somebody has given the password of. Where there is none, they have just signed in by
/// a passkey.
pub(super) async fn proven(
    store: &dyn Store,
    (limiter, passwords): (&RateLimiter, &Passwords),
    visitor: &Visitor,
    given: Option<&Secret>,
    now: Timestamp,
) -> Result<Credentials, Error> {
    let account = account(store, visitor).await?;
    let credentials = credentials(store, &account).await?;
    if credentials.password == NO_PASSWORD {
        return if is_fresh(store, visitor, &account, now).await? {
            Ok(credentials)
        } else {
            Err(Error::NotFresh)
        };
    }
    limiter.sign_in(visitor.client(), &AccountName::fold(&account.name))?;
    let password = given.ok_or(Error::WrongPassword)?.given()?;
    let stored = Some(credentials.password.clone());
    if passwords.is(visitor.party(), password, stored).await? {
        Ok(credentials)
    } else {
        Err(Error::WrongPassword)
    }
}

/// Whether somebody has signed in just now.
async fn is_fresh(
    store: &dyn Store,
    visitor: &Visitor,
    account: &Account,
    now: Timestamp,
) -> Result<bool, Error> {
    let sessions = store.sessions(account.player).await.map_err(of_store)?;
    let own = sessions.into_iter().find(|session| visitor.is_session(&session.token));
    Ok(own.is_some_and(|session| now.since(session.created) < FRESH))
}

/// Asserts that somebody can still make an account.
pub(super) async fn expect_no_account(store: &dyn Store, visitor: &Visitor) -> Result<(), Error> {
    visitor.expect_accounts()?;
    visitor.expect_person()?;
    match visitor.asker().player() {
        Some(player) if store.account(player).await.map_err(of_store)?.is_some() => {
            Err(Error::AlreadyAccount)
        }
        _ => Ok(()),
    }
}

/// The guest whose games an account takes along that is signed in to.
pub(super) async fn guest_to_take(
    store: &dyn Store,
    visitor: &Visitor,
    wanted: bool,
) -> Result<Option<PlayerId>, Error> {
    let Some(player) = visitor.asker().player().filter(|_| wanted) else { return Ok(None) };
    let is_guest = store.account(player).await.map_err(of_store)?.is_none();
    Ok(is_guest.then_some(player))
}

pub(super) async fn answer(store: &dyn Store, post: &Post, player: PlayerId) -> Result<AccountAnswer, Error> {
    let account = store.account(player).await.map_err(of_store)?;
    let page = ListPage { whose: Whose::Of(player), deleted: false, after: None, limit: 1 };
    let credentials = store.credentials_of(player).await.map_err(of_store)?;
    let has_games = !store.list(page).await.map_err(of_store)?.is_empty();
    Ok(AccountAnswer {
        kind: match &account {
            Some(account) if account.program.is_some() => AccountKind::Program,
            Some(_) => AccountKind::Account,
            None => AccountKind::Guest,
        },
        since: account.as_ref().map(|account| account.since.0),
        name: account.map(|account| account.name),
        has_games,
        seen: store.seen_name(player).await.map_err(of_store)?.is_some(),
        password: credentials.is_some_and(|credentials| credentials.password != NO_PASSWORD),
        staff: store.is_staff(player).await.map_err(of_store)?,
        recovery: post.mail().is_ok(),
    })
}

/// Say who you are to this server
#[utoipa::path(get, path = "/api/account",
    responses((status = OK, body = AccountAnswer), (status = "4XX", body = ErrorBody)))]
async fn show(
    State(rooms): State<Rooms>,
    State(post): State<Post>,
    visitor: Visitor,
) -> Answer<Said<AccountAnswer>> {
    let recovery = post.mail().is_ok();
    let nobody = |kind| AccountAnswer {
        kind,
        name: None,
        since: None,
        has_games: false,
        seen: false,
        password: false,
        staff: false,
        recovery,
    };
    Ok(Said(match visitor.asker() {
        Asker::DeviceOwner => nobody(AccountKind::Device),
        Asker::Stranger => nobody(AccountKind::Stranger),
        Asker::Player(player) => answer(&*rooms.context().store, &post, player).await?,
    }))
}

/// Make an account; a guest keeps all games, also those under way
///
/// The token in the cookie changes.
#[utoipa::path(post, path = "/api/account", request_body = NewAccount,
    responses((status = CREATED, body = AccountAnswer), (status = "4XX", body = ErrorBody)))]
async fn create(
    State(rooms): State<Rooms>,
    State(post): State<Post>,
    State(limiter): State<RateLimiter>,
    State(passwords): State<Passwords>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(new): Body<NewAccount>,
) -> Answer<Response> {
    let store = &*rooms.context().store;
    expect_no_account(store, &visitor).await?;
    let (name, password) = new.read()?;
    limiter.make_account(visitor.client())?;
    let hash = passwords.hash(visitor.party(), password).await?;
    let Asker::Player(guest) = visitor.owner().await? else { return Err(Error::NoAccounts.into()) };
    let (token, session) = visitor.new_session(browser_of(&headers), rooms.context().now())?;
    let old = session.instead_of.clone();
    if !store.become_account(guest, &name, &hash, session).await.map_err(of_store)? {
        return Err(Error::NameTaken(name.shown().to_owned()).into());
    }
    visitor.begin(token, old);
    nodes::catch_up(&rooms).await?;
    Ok((StatusCode::CREATED, Said(answer(store, &post, guest).await?)).into_response())
}

pub(super) fn browser_of(headers: &HeaderMap) -> Option<String> {
    headers.get(header::USER_AGENT)?.to_str().ok().and_then(browser::describe)
}

/// Sign in; the games of a guest can be taken along
///
/// Whether the name or the password is wrong is not said. The token in the cookie changes.
#[utoipa::path(post, path = "/api/session", request_body = SignIn,
    responses((status = OK, body = AccountAnswer), (status = "4XX", body = ErrorBody)))]
async fn sign_in(
    State(rooms): State<Rooms>,
    State(post): State<Post>,
    State(limiter): State<RateLimiter>,
    State(passwords): State<Passwords>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(asked): Body<SignIn>,
) -> Answer<Said<AccountAnswer>> {
    visitor.expect_accounts()?;
    visitor.expect_person()?;
    let store = &*rooms.context().store;
    let (folded, password) = (AccountName::fold(&asked.name), asked.password.given()?);
    limiter.sign_in(visitor.client(), &folded)?;
    let found = store.credentials(&folded).await.map_err(of_store)?;
    let found = found.filter(|found| found.password != NO_PASSWORD);
    let stored = found.as_ref().map(|found| found.password.clone());
    let right = passwords.is(visitor.party(), password, stored).await?;
    let proven = found.filter(|_| right).ok_or(Error::WrongPassword)?;
    expect_open(store, proven.player).await?;
    let take = guest_to_take(store, &visitor, asked.take_games).await?;
    let (token, session) = visitor.new_session(browser_of(&headers), rooms.context().now())?;
    let old = session.instead_of.clone();
    if !store.sign_in(&proven, session, take).await.map_err(of_store)? {
        return Err(Error::WrongPassword.into());
    }
    visitor.begin(token, old);
    nodes::catch_up(&rooms).await?;
    Ok(Said(answer(store, &post, proven.player).await?))
}

/// Sign out: the server forgets who you are, and your open sockets are closed
///
/// Where the games belong to the device there is nobody to forget.
#[utoipa::path(delete, path = "/api/session", responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn sign_off(visitor: Visitor) -> Answer<Response> {
    visitor.revoke().await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, visitor.forget())]).into_response())
}

/// List the browsers in which you are signed in
#[utoipa::path(get, path = "/api/account/sessions",
    responses((status = OK, body = SessionsAnswer), (status = "4XX", body = ErrorBody)))]
async fn sessions(State(rooms): State<Rooms>, visitor: Visitor) -> Answer<Said<SessionsAnswer>> {
    let store = &*rooms.context().store;
    let account = account(store, &visitor).await?;
    let sessions = store.sessions(account.player).await.map_err(of_store)?;
    let told = |session: StoredSession| SessionAnswer {
        id: session.token.chars().take(NAME).collect(),
        created: session.created.0,
        used: session.used.0,
        browser: session.browser,
        current: visitor.is_session(&session.token),
    };
    Ok(Said(SessionsAnswer { sessions: sessions.into_iter().map(told).collect() }))
}

/// Sign out everywhere but here
#[utoipa::path(delete, path = "/api/account/sessions",
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn revoke_others(State(rooms): State<Rooms>, visitor: Visitor) -> Answer<StatusCode> {
    let store = &*rooms.context().store;
    let account = account(store, &visitor).await?;
    for session in store.sessions(account.player).await.map_err(of_store)? {
        if !visitor.is_session(&session.token) {
            visitor.revoke_session(&session.token).await?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Sign out in one browser
#[utoipa::path(delete, path = "/api/account/sessions/{session}", params(("session" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn revoke(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    let store = &*rooms.context().store;
    let account = account(store, &visitor).await?;
    let sessions = store.sessions(account.player).await.map_err(of_store)?;
    let wanted = |session: &&StoredSession| session.token.get(..NAME) == Some(name.as_str());
    let session = sessions.iter().find(wanted).ok_or(Error::NoSuchSession)?;
    visitor.revoke_session(&session.token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Change the password; you are signed out everywhere but here
#[utoipa::path(post, path = "/api/account/password", request_body = PasswordChange,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn change_password(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    State(passwords): State<Passwords>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(change): Body<PasswordChange>,
) -> Answer<StatusCode> {
    let store = &*rooms.context().store;
    let account = account(store, &visitor).await?;
    let new = change.new.chosen(&account.name)?;
    let proven =
        proven(store, (&limiter, &passwords), &visitor, change.old.as_ref(), rooms.context().now()).await?;
    let hash = passwords.hash(visitor.party(), new).await?;
    let before = store.sessions(account.player).await.map_err(of_store)?;
    let (token, session) = visitor.new_session(browser_of(&headers), rooms.context().now())?;
    if !store.set_password(&proven, &hash, session).await.map_err(of_store)? {
        return Err(Error::WrongPassword.into());
    }
    visitor.begin(token, before.into_iter().map(|session| session.token));
    Ok(StatusCode::NO_CONTENT)
}

/// Say what your account likes
#[utoipa::path(post, path = "/api/account/settings", request_body = AccountSettings,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn settle(
    State(rooms): State<Rooms>,
    visitor: Visitor,
    Body(settings): Body<AccountSettings>,
) -> Answer<StatusCode> {
    let store = &*rooms.context().store;
    let account = account(store, &visitor).await?;
    store.set_seen(account.player, settings.seen).await.map_err(of_store)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get all that is kept about you, as one file
#[utoipa::path(get, path = "/api/account/export",
    responses((status = OK, body = Object), (status = "4XX", body = ErrorBody)))]
async fn export(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    client: Client,
    visitor: Visitor,
) -> Answer<Response> {
    visitor.expect_accounts()?;
    let player = visitor.asker().player().ok_or(Error::NotSignedIn)?;
    limiter.export(client)?;
    let head = head_of_export(&*rooms.context().store, player).await?;
    let (send, parts) = mpsc::channel::<Result<Bytes, std::io::Error>>(2);
    task::spawn(async move {
        if let Err(error) = write_export(&rooms, &visitor, player, head, &send).await {
            log(&error);
            // A file that breaks off is noticed; one that is short would not be.
            let _ = send.send(Err(std::io::Error::other("the file is not whole"))).await;
        }
    });
    let parts = stream::unfold(parts, async |mut parts| parts.recv().await.map(|part| (part, parts)));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"colorito.json\""),
    ];
    Ok((headers, Stream::from_stream(parts)).into_response())
}

/// All that is kept about somebody but their games, as fields of an object that goes on.
async fn head_of_export(store: &dyn Store, player: PlayerId) -> Result<String, Error> {
    let account = store.account(player).await.map_err(of_store)?;
    let sessions = store.sessions(player).await.map_err(of_store)?;
    let ratings = store.ratings(player).await.map_err(of_store)?;
    let changes = store.rating_changes(player).await.map_err(of_store)?;
    let channels = store.channels(player).await.map_err(of_store)?;
    let passkeys = store.passkeys(player).await.map_err(of_store)?;
    let feed = store.feed_of(player).await.map_err(of_store)?;
    let head = json!({
        "id": player,
        "name": account.as_ref().map(|account| &account.name),
        "since": account.as_ref().map(|account| account.since),
        "passkeys": passkeys.iter().map(|passkey| json!({
            "label": passkey.label, "created": passkey.created, "used": passkey.used,
        })).collect::<Vec<_>>(),
        "seen": store.seen_name(player).await.map_err(of_store)?.is_some(),
        "holidays": store.holidays(player).await.map_err(of_store)?,
        "sessions": sessions.iter().map(|session| json!({
            "created": session.created, "used": session.used, "browser": session.browser,
        })).collect::<Vec<_>>(),
        "channels": channels.iter().map(|channel| json!({
            "medium": channel.medium.name(), "address": channel.address, "created": channel.created,
            "state": channel.state.name(), "wants": channel.wants.to_string(),
            "language": channel.reading.language, "zone": channel.reading.zone,
        })).collect::<Vec<_>>(),
        "feed": feed.map(|feed| json!({
            "created": feed.created, "language": feed.reading.language, "zone": feed.reading.zone,
        })),
        "ratings": ratings.iter().map(|(pace, rating)| json!({
            "pace": pace, "rating": rating.value, "deviation": rating.deviation, "volatility": rating.volatility,
            "games": rating.games, "last": rating.last,
        })).collect::<Vec<_>>(),
        "rating_changes": changes.iter().map(|change| json!({
            "game": change.game, "pace": change.pace, "at": change.at, "before": change.before,
            "rating": change.value, "deviation": change.deviation,
        })).collect::<Vec<_>>(),
    });
    let text = head.to_string();
    Ok(format!("{},\n\"games\":[", text.trim_end_matches('}')))
}

async fn write_export(
    rooms: &Rooms,
    visitor: &Visitor,
    player: PlayerId,
    head: String,
    parts: &mpsc::Sender<Result<Bytes, std::io::Error>>,
) -> Result<(), Error> {
    let mut text = head;
    let mut first = true;
    for deleted in [false, true] {
        let mut after = None;
        loop {
            let page = ListPage { whose: Whose::Of(player), deleted, after, limit: AT_ONCE };
            let games = rooms.context().store.list(page).await.map_err(of_store)?;
            for game in &games {
                text.push_str(if first { "\n" } else { ",\n" });
                first = false;
                text.push_str(&exported(rooms, visitor, game).await?);
                if parts.send(Ok(std::mem::take(&mut text).into())).await.is_err() {
                    // Whoever wanted it has gone.
                    return Ok(());
                }
            }
            let Some(last) = games.last().filter(|_| games.len() == AT_ONCE as usize) else { break };
            after = Some((last.changed.0, last.id.to_string()));
        }
    }
    text.push_str("\n]}\n");
    let _ = parts.send(Ok(text.into())).await;
    Ok(())
}

/// A game with its record. A deleted one is listed; restored, it has its record again.
async fn exported(rooms: &Rooms, visitor: &Visitor, game: &GameSummary) -> Result<String, Error> {
    let record = if game.deleted {
        None
    } else {
        let store = &rooms.context().store;
        let seated = Arc::new(store.load(game.id).await.map_err(of_store)?);
        let import = store.import(game.id).await.map_err(of_store)?;
        let write = move || write_record(&seated, import);
        Some(rooms.context().workers.run_patiently(Class::Text, visitor.party(), write).await??)
    };
    let said = conversation::of_player(rooms.context(), game, visitor.asker()).await?;
    Ok(json!({ "game": SummaryAnswer::of(game, visitor.asker()), "record": record, "said": said })
        .to_string())
}

/// Delete your account
///
/// Games that are under way with others are resigned. Name, password, sessions and ratings are forgotten, and
/// so are the games in which nobody else plays; those with others stay theirs, without your name. The name is
/// never given to anybody again.
#[utoipa::path(post, path = "/api/account/delete", request_body = Farewell,
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorBody)))]
async fn delete(
    State(rooms): State<Rooms>,
    State(limiter): State<RateLimiter>,
    State(passwords): State<Passwords>,
    visitor: Visitor,
    Body(farewell): Body<Farewell>,
) -> Answer<Response> {
    let store = &*rooms.context().store;
    let proven =
        proven(store, (&limiter, &passwords), &visitor, farewell.password.as_ref(), rooms.context().now())
            .await?;
    for program in store.programs(proven.player).await.map_err(of_store)? {
        forget(&rooms, &visitor, program.account.player).await?;
    }
    forget(&rooms, &visitor, proven.player).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, visitor.forget())]).into_response())
}

/// Forgets an account, after ending what would keep others waiting.
pub(super) async fn forget(rooms: &Rooms, visitor: &Visitor, player: PlayerId) -> Result<(), Error> {
    let store = &*rooms.context().store;
    resign_all(rooms, visitor, player).await?;
    let sessions = store.sessions(player).await.map_err(of_store)?;
    store.delete_account(player, rooms.context().now()).await.map_err(of_store)?;
    visitor.end(sessions.into_iter().map(|session| session.token));
    nodes::catch_up(rooms).await
}

/// Ends what would keep others waiting for somebody who does not come back.
async fn resign_all(rooms: &Rooms, visitor: &Visitor, player: PlayerId) -> Result<(), Error> {
    let asker = Asker::Player(player);
    let mut after = None;
    loop {
        let page = ListPage { whose: Whose::Of(player), deleted: false, after, limit: AT_ONCE };
        let games = rooms.context().store.list(page).await.map_err(of_store)?;
        for game in games.iter().filter(|game| game.outcome.is_none()) {
            if let Role::Player(side) = game.players.role(asker)
                && game.players.opponents().is_some()
            {
                let resign = Command::Resign(ForSide { side: side.into(), ply: game.ply });
                let room = rooms.enter(game.id).await?;
                room.follow(asker, visitor.party(), resign, Duration::ZERO).await?;
            }
        }
        let Some(last) = games.last().filter(|_| games.len() == AT_ONCE as usize) else { return Ok(()) };
        // A game that was resigned has moved to the top; the others stay where they are.
        after = Some((last.changed.0, last.id.to_string()));
    }
}

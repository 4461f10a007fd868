//! Who asks.
//!
//! A server for this device only belongs to whoever is at the device. On any other, a guest is known by a
//! random token in a cookie, of which only the hash is stored; it is made with the first change somebody
//! makes.

use std::{
    convert::Infallible,
    fmt::Write as _,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use colorito_play::{Asker, PlayerId, Timestamp};
use colorito_store::{Holder, NewSession, Store, random_bytes};
use colorito_wire::Error;
use sha2::{Digest as _, Sha256};
use tokio::sync::broadcast;

use crate::{
    http::{ByHttps, ErrorResponse},
    limits::Client,
    stopwatch::now,
    trouble::of_store,
    workers::Party,
};

/// The name of the cookie.
const COOKIE: &str = "colorito";

/// How long a browser keeps it, in seconds: a year.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;

/// How many revocations a slow socket may be behind before it looks itself up.
const BACKLOG: usize = 64;

/// Whom the games belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// To whoever is at this device, all of them.
    Device,
    /// To guests, each to those who play it. `secure` says that browsers come by HTTPS.
    Guests {
        /// Whether the cookie is for HTTPS only.
        secure: bool,
    },
}

/// The hash of a token that was just revoked; without one, of some that others have revoked.
type Revocation = Option<String>;

/// Tells which tokens are worth nothing any more.
#[derive(Clone)]
pub(crate) struct Revoked(broadcast::Sender<Revocation>);

impl Default for Revoked {
    fn default() -> Revoked {
        Revoked(broadcast::channel(BACKLOG).0)
    }
}

impl Revoked {
    /// Ends what was opened with a token that was revoked elsewhere.
    pub(crate) fn tell(&self, token: String) {
        // No open socket is no mistake.
        let _ = self.0.send(Some(token));
    }

    /// Has all that was opened with a token look whether that is still worth something.
    pub(crate) fn suspect(&self) {
        let _ = self.0.send(None);
    }
}

/// Knows who asks.
#[derive(Clone)]
pub(crate) struct Identity {
    trust: Trust,
    store: Arc<dyn Store>,
    revoked: broadcast::Sender<Revocation>,
    /// The most bytes that are kept for one guest.
    kept: u64,
}

/// What is behind a request: the asker, and the session that proves it.
#[derive(Clone)]
pub(crate) struct Visitor {
    identity: Identity,
    asker: Asker,
    client: Client,
    /// The hash of the token, for guests.
    session: Option<String>,
    /// Whether it is a program's.
    is_program: bool,
    /// The token of a guest made while the request was answered.
    made: Arc<Mutex<Option<String>>>,
}

impl Identity {
    pub(crate) fn new(trust: Trust, store: Arc<dyn Store>, revoked: Revoked, kept: u64) -> Identity {
        Identity { trust, store, revoked: revoked.0, kept }
    }

    async fn visitor(&self, client: Client, headers: &HeaderMap) -> Result<Visitor, Error> {
        let visitor = |asker, session, is_program| Visitor {
            identity: self.clone(),
            asker,
            client,
            session,
            is_program,
            made: Arc::default(),
        };
        if self.trust == Trust::Device {
            return Ok(visitor(Asker::DeviceOwner, None, false));
        }
        let bearer = bearer(headers);
        let Some(session) = bearer.or_else(|| token(headers)).map(hash) else {
            return Ok(visitor(Asker::Stranger, None, false));
        };
        match self.store.session(&session).await.map_err(of_store)? {
            Some(Holder { player, is_program }) => {
                Ok(visitor(Asker::Player(player), Some(session), is_program))
            }
            // Who says who they are and is not believed wants to know; an old cookie is nobody's fault.
            None if bearer.is_some() => Err(Error::NotSignedIn),
            None => Ok(visitor(Asker::Stranger, None, false)),
        }
    }

    fn cookie(&self, token: &str, age: u32, by_https: bool) -> HeaderValue {
        let secure = by_https || self.trust == (Trust::Guests { secure: true });
        let secure = if secure { "; Secure" } else { "" };
        let text = format!("{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(text).expect("hexadecimal digits can be a header")
    }
}

/// The token that a program says who it is with.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    // A proxy may have asked for a password of its own, in another scheme.
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The token in a cookie, if there is one that could be.
fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, value)| *name == COOKIE && value.len() == 64).map(|(_, value)| value)
}

/// A secret that nobody can guess.
pub(crate) fn new_token() -> Result<String, Error> {
    Ok(hexadecimal(&random_bytes::<32>().map_err(of_store)?))
}

/// What is kept of a secret.
pub(crate) fn hash(token: &str) -> String {
    hexadecimal(&Sha256::digest(token.as_bytes()))
}

/// Bytes as text.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Visitor {
    /// Who asks.
    pub(crate) fn asker(&self) -> Asker {
        self.asker
    }

    /// From where.
    pub(crate) fn client(&self) -> Client {
        self.client
    }

    /// For whom work is done that they ask for.
    pub(crate) fn party(&self) -> Party {
        Party::Client(self.client)
    }

    /// Who asks for something that will be theirs: a stranger becomes a guest, and who has very much already
    /// gets no more.
    pub(crate) async fn owner(&self) -> Result<Asker, Error> {
        match self.asker {
            Asker::DeviceOwner => return Ok(self.asker),
            Asker::Player(player) => {
                let bytes = self.identity.store.bytes_of(player).await.map_err(of_store)?;
                let most = self.identity.kept;
                return if bytes < most { Ok(self.asker) } else { Err(Error::TooMuchKept(most)) };
            }
            Asker::Stranger => {}
        }
        let token = new_token()?;
        let guest: PlayerId =
            self.identity.store.create_guest(&hash(&token), now()).await.map_err(of_store)?;
        *self.made.lock().unwrap_or_else(PoisonError::into_inner) = Some(token);
        Ok(Asker::Player(guest))
    }

    /// Asserts that it is no program: some things are for people.
    pub(crate) fn expect_person(&self) -> Result<(), Error> {
        if self.is_program { Err(Error::NotForPrograms) } else { Ok(()) }
    }

    /// Asserts that there can be accounts: not where all belongs to the device.
    pub(crate) fn expect_accounts(&self) -> Result<(), Error> {
        if self.identity.trust == Trust::Device { Err(Error::NoAccounts) } else { Ok(()) }
    }

    /// A token and the session it is for, instead of the one that asks, if that is one. The token is worth
    /// something once the session is stored.
    pub(crate) fn new_session(
        &self,
        browser: Option<String>,
        now: Timestamp,
    ) -> Result<(String, NewSession), Error> {
        let token = new_token()?;
        let made = self.made.lock().unwrap_or_else(PoisonError::into_inner).as_deref().map(hash);
        let instead_of = made.or_else(|| self.session.clone());
        let session = NewSession { token: hash(&token), instead_of, browser, now };
        Ok((token, session))
    }

    /// Gives the browser the token of a session that was stored, and ends what was opened with others.
    pub(crate) fn begin(&self, token: String, ended: impl IntoIterator<Item = String>) {
        *self.made.lock().unwrap_or_else(PoisonError::into_inner) = Some(token);
        self.end(ended);
    }

    /// Ends what was opened with sessions that are no more.
    pub(crate) fn end(&self, sessions: impl IntoIterator<Item = String>) {
        for session in sessions {
            // No open socket is no mistake.
            let _ = self.identity.revoked.send(Some(session));
        }
    }

    /// The session that asks, by the hash of its token.
    pub(crate) fn session(&self) -> Option<&str> {
        self.session.as_deref()
    }

    /// Whether a session, by the hash of its token, is the one that asks.
    pub(crate) fn is_session(&self, token: &str) -> bool {
        self.session.as_deref() == Some(token)
    }

    /// Forgets a session at once, for all open sockets too.
    pub(crate) async fn revoke_session(&self, token: &str) -> Result<(), Error> {
        self.identity.store.revoke(token).await.map_err(of_store)?;
        self.end([token.to_owned()]);
        Ok(())
    }

    /// Forgets the session that asks at once, for all open sockets too.
    pub(crate) async fn revoke(&self) -> Result<(), Error> {
        if let Some(session) = &self.session {
            self.revoke_session(session).await?;
        }
        Ok(())
    }

    /// Ends when the session is revoked; never for those who have none. It listens from when it is called.
    pub(crate) fn revoked(&self) -> impl Future<Output = ()> + Send + use<> {
        let (session, mut revoked) = (self.session.clone(), self.identity.revoked.subscribe());
        let store = Arc::clone(&self.identity.store);
        async move {
            let Some(session) = session else { return std::future::pending().await };
            if matches!(store.session(&session).await, Ok(None)) {
                return;
            }
            loop {
                match revoked.recv().await {
                    Ok(Some(gone)) if gone == session => return,
                    Ok(Some(_)) => {}
                    Ok(None) | Err(broadcast::error::RecvError::Lagged(_)) => {
                        if matches!(store.session(&session).await, Ok(None)) {
                            return;
                        }
                    }
                    Err(broadcast::error::RecvError::Closed) => return,
                }
            }
        }
    }

    /// The answer that makes a browser forget its cookie.
    pub(crate) fn forget(&self) -> HeaderValue {
        self.identity.cookie("", 0, false)
    }
}

/// Finds out who asks, and gives new guests their cookie with the answer.
pub(crate) async fn identify(
    State(identity): State<Identity>,
    client: Client,
    mut request: Request,
    next: Next,
) -> Response {
    let visitor = match identity.visitor(client, request.headers()).await {
        Ok(visitor) => visitor,
        Err(error) => return ErrorResponse(error).into_response(),
    };
    let by_https = request.extensions().get::<ByHttps>().is_some();
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    if let Some(token) = visitor.made.lock().unwrap_or_else(PoisonError::into_inner).take() {
        response.headers_mut().append(header::SET_COOKIE, identity.cookie(&token, COOKIE_AGE, by_https));
    }
    response
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        Ok(parts.extensions.get::<Visitor>().cloned().expect("every request goes through `identify`"))
    }
}

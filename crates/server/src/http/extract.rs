//! How requests are read.

use std::{collections::BTreeSet, fmt::Display, str::FromStr, time::Duration};

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Query, Request, rejection::QueryRejection},
    http::{HeaderMap, StatusCode, header, request::Parts},
};
use colorito_play::{GameId, InvitationId, MatchId, NewSeatedGame};
use colorito_wire::{BadRequest, Error, read, read_with_lists};
use serde::{Deserialize, de::DeserializeOwned};
use tokio::time;

use super::ErrorResponse;
use crate::rooms::NewGames;

/// The largest body that is read, in bytes. The record of a long game has some ten thousand.
pub(super) const LARGEST_BODY: usize = 256 * 1024;

/// How long a body may be on its way.
const BODY_TIME: Duration = Duration::from_secs(30);

/// As much of a wrong name as is repeated.
const REPEATED: usize = 32;

/// The bytes of a body of JSON.
pub(super) struct Json(pub(super) Bytes);

impl<S: Send + Sync> FromRequest<S> for Json {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, state: &S) -> Result<Json, ErrorResponse> {
        if !is_json(request.headers()) {
            return Err(Error::NotJson.into());
        }
        let Ok(body) = time::timeout(BODY_TIME, Bytes::from_request(request, state)).await else {
            return Err(Error::from(BadRequest::Unreadable("it did not arrive in time".into())).into());
        };
        match body {
            Ok(bytes) => Ok(Json(bytes)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Error::TooLarge(LARGEST_BODY).into())
            }
            Err(rejection) => Err(Error::from(BadRequest::Unreadable(rejection.body_text())).into()),
        }
    }
}

/// An object of named values.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ErrorResponse> {
        let Json(bytes) = Json::from_request(request, state).await?;
        Ok(Body(read(&bytes)?))
    }
}

/// An object that may have lists in it.
pub(super) struct BodyWithLists<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for BodyWithLists<T> {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, state: &S) -> Result<BodyWithLists<T>, ErrorResponse> {
        let Json(bytes) = Json::from_request(request, state).await?;
        Ok(BodyWithLists(read_with_lists(&bytes)?))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// What stands after the `?` of an address.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, ErrorResponse> {
        let Query(value) = Query::from_request_parts(parts, state)
            .await
            .map_err(|rejection: QueryRejection| Error::from(BadRequest::Address(rejection.body_text())))?;
        Ok(Asked(value))
    }
}

/// The names that are chosen for what is begun by a request, so that it can be sent as often as the network wishes:
/// `?as=`, and commas between several. None if they are left to the server.
pub(super) struct Names<Id>(Vec<Id>);

#[derive(Deserialize)]
struct Chosen {
    #[serde(rename = "as")]
    names: Option<String>,
}

impl<Id: FromStr<Err: Display> + Ord, S: Send + Sync> FromRequestParts<S> for Names<Id> {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Names<Id>, ErrorResponse> {
        let Asked(Chosen { names }) = Asked::from_request_parts(parts, state).await?;
        let read = |text: &str| text.parse().map_err(|fault: Id::Err| BadRequest::Address(fault.to_string()));
        let names: Vec<Id> = match &names {
            Some(names) => names.split(',').map(read).collect::<Result<_, _>>().map_err(Error::from)?,
            None => Vec::new(),
        };
        if names.iter().collect::<BTreeSet<_>>().len() < names.len() {
            return Err(Error::from(BadRequest::Address("an id is there twice".to_owned())).into());
        }
        Ok(Names(names))
    }
}

impl Names<MatchId> {
    /// The name of the one match that is begun.
    pub(super) fn first(&self) -> Option<MatchId> {
        self.0.first().copied()
    }
}

impl Names<GameId> {
    /// New games under these names. Whoever does not know how many they will be sends enough: what is left over is
    /// nobody's.
    pub(super) fn given_to(&self, new: Vec<NewSeatedGame>) -> Result<NewGames, Error> {
        let Names(names) = self;
        if names.is_empty() {
            return Ok(NewGames::Unnamed(new));
        }
        if names.len() < new.len() {
            return Err(BadRequest::Address("there are more games than ids".to_owned()).into());
        }
        Ok(NewGames::Named(names.iter().copied().zip(new).collect()))
    }
}

/// The game an address names.
pub(super) struct Game(pub(super) GameId);

impl<S: Send + Sync> FromRequestParts<S> for Game {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Game, ErrorResponse> {
        let text = id(parts, state).await?;
        let game = text.parse().map_err(|_| Error::NoSuchGame(text.chars().take(REPEATED).collect()))?;
        Ok(Game(game))
    }
}

/// The match an address names.
pub(super) struct OfMatch(pub(super) MatchId);

impl<S: Send + Sync> FromRequestParts<S> for OfMatch {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<OfMatch, ErrorResponse> {
        let text = id(parts, state).await?;
        let of_match = text.parse().map_err(|_| Error::NoSuchMatch(text.chars().take(REPEATED).collect()))?;
        Ok(OfMatch(of_match))
    }
}

/// The invitation an address names, or that there is none: whether somebody may ask at all is looked at
/// first.
pub(super) struct Invited(pub(super) Result<InvitationId, Error>);

impl<S: Send + Sync> FromRequestParts<S> for Invited {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Invited, ErrorResponse> {
        Ok(Invited(id(parts, state).await?.parse().map_err(|_| Error::NoSuchInvitation)))
    }
}

/// The part of an address that is called `id`.
async fn id<S: Send + Sync>(parts: &mut Parts, state: &S) -> Result<String, ErrorResponse> {
    let all = Path::<std::collections::HashMap<String, String>>::from_request_parts(parts, state).await;
    let mut all = all.map_err(|_| Error::NoSuchAddress)?.0;
    Ok(all.remove("id").ok_or(Error::NoSuchAddress)?)
}

//! Passkeys: what a device is asked to sign, and whether it has.
//!
//! A passkey belongs to the name by which a server is asked, so that no other site can use it. What a device was asked is kept in
//! the store: whichever node is asked next knows it, and it is good once.

use std::time::Duration;

use axum::{
    extract::FromRequestParts,
    http::{StatusCode, header, request::Parts, uri::Authority},
};
use colorito_play::{PlayerId, Timestamp};
use colorito_store::{Store, StoredPasskey};
use colorito_wire::{BadRequest, CeremonyAnswer, Error};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use webauthn_rs::{
    Webauthn, WebauthnBuilder,
    prelude::{
        DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
        RegisterPublicKeyCredential, Url, Uuid,
    },
};

use crate::{
    http::ByHttps,
    identity::{hash, new_token},
    trouble::of_store,
};

/// How long somebody has to find their device.
const PATIENCE: Duration = Duration::from_mins(5);

/// The name by which this server was asked, if devices can have passkeys for it.
pub(crate) struct Ceremonies(Option<Webauthn>);

impl<S: Send + Sync> FromRequestParts<S> for Ceremonies {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Ceremonies, StatusCode> {
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.or_else(|| parts.uri.authority().map(Authority::as_str)).unwrap_or_default();
        Ok(Ceremonies(at(host, parts.extensions.get::<ByHttps>().is_some())))
    }
}

/// Whoever is asked by a number, or without encryption from elsewhere, cannot have passkeys: browsers forbid it.
fn at(host: &str, by_https: bool) -> Option<Webauthn> {
    let scheme = if by_https { "https" } else { "http" };
    let origin = Url::parse(&format!("{scheme}://{host}")).ok()?;
    let domain = origin.domain()?;
    if !by_https && domain != "localhost" {
        return None;
    }
    WebauthnBuilder::new(domain, &origin).ok()?.rp_name("Colorito").timeout(PATIENCE).build().ok()
}

/// What is behind a wrong signature is of no use to who sent it.
fn refused(_: impl std::error::Error) -> Error {
    Error::WrongPasskey
}

/// A passkey that its device has made, and that nobody has kept yet.
pub(crate) struct MadePasskey {
    id: String,
    data: String,
}

impl MadePasskey {
    pub(crate) fn of(self, player: PlayerId, label: Option<String>, now: Timestamp) -> StoredPasskey {
        StoredPasskey { id: self.id, player, label, data: self.data, created: now, used: None }
    }
}

impl Ceremonies {
    pub(crate) fn is_offered(&self) -> bool {
        self.0.is_some()
    }

    fn webauthn(&self) -> Result<&Webauthn, Error> {
        self.0.as_ref().ok_or(Error::NoPasskeys)
    }

    /// Asks a device for a passkey for a name, which it then knows by itself.
    pub(crate) async fn begin_making(
        &self,
        store: &dyn Store,
        (player, name): (PlayerId, &str),
        known: &[StoredPasskey],
        now: Timestamp,
    ) -> Result<CeremonyAnswer, Error> {
        let known = known.iter().filter_map(|known| serde_json::from_str::<Passkey>(&known.data).ok());
        let known = known.map(|passkey| passkey.cred_id().clone()).collect();
        let handle = Uuid::from_u64_pair(player.number(), 0);
        let begun = self.webauthn()?.start_passkey_registration(handle, name, name, Some(known));
        let (options, state) = begun.map_err(|_| Error::Internal)?;
        let mut options = json!(options)["publicKey"].take();
        // Who signs in types no name: the device has to know it.
        options["authenticatorSelection"]["residentKey"] = json!("required");
        options["authenticatorSelection"]["requireResidentKey"] = json!(true);
        keep(store, &state, options, now).await
    }

    /// The passkey that a device has made.
    pub(crate) async fn end_making(
        &self,
        store: &dyn Store,
        ceremony: &str,
        credential: Value,
        now: Timestamp,
    ) -> Result<MadePasskey, Error> {
        let credential: RegisterPublicKeyCredential = read(credential)?;
        let state: PasskeyRegistration = take(store, ceremony, now).await?;
        let passkey = self.webauthn()?.finish_passkey_registration(&credential, &state).map_err(refused)?;
        Ok(MadePasskey { id: name_of(passkey.cred_id().as_slice()), data: text(&passkey)? })
    }

    /// Asks any device that knows a passkey for this server.
    pub(crate) async fn begin_signing_in(
        &self,
        store: &dyn Store,
        now: Timestamp,
    ) -> Result<CeremonyAnswer, Error> {
        let begun = self.webauthn()?.start_discoverable_authentication();
        let (options, state) = begun.map_err(|_| Error::Internal)?;
        keep(store, &state, json!(options)["publicKey"].take(), now).await
    }

    /// Whose passkey has signed.
    pub(crate) async fn end_signing_in(
        &self,
        store: &dyn Store,
        ceremony: &str,
        credential: Value,
        now: Timestamp,
    ) -> Result<PlayerId, Error> {
        let credential: PublicKeyCredential = read(credential)?;
        let state: DiscoverableAuthentication = take(store, ceremony, now).await?;
        let id = name_of(credential.get_credential_id());
        let stored = store.passkey(&id).await.map_err(of_store)?.ok_or(Error::WrongPasskey)?;
        let mut passkey: Passkey = serde_json::from_str(&stored.data).map_err(|_| Error::Internal)?;
        let signed = self.webauthn()?.finish_discoverable_authentication_v2(&credential, state, &passkey);
        passkey.update_credential(&signed.map_err(refused)?);
        store.use_passkey(&id, &text(&passkey)?, now).await.map_err(of_store)?;
        Ok(stored.player)
    }
}

/// Keeps what a device is asked.
async fn keep(
    store: &dyn Store,
    state: &impl Serialize,
    options: Value,
    now: Timestamp,
) -> Result<CeremonyAnswer, Error> {
    let ceremony = new_token()?;
    let expires = now.after(PATIENCE);
    store.begin_ceremony(&hash(&ceremony), &text(state)?, now, expires).await.map_err(of_store)?;
    Ok(CeremonyAnswer { ceremony, options })
}

/// What a device was asked, once.
async fn take<T: DeserializeOwned>(store: &dyn Store, ceremony: &str, now: Timestamp) -> Result<T, Error> {
    let state = store.end_ceremony(&hash(ceremony), now).await.map_err(of_store)?;
    // One that was begun for something else is none.
    state.and_then(|state| serde_json::from_str(&state).ok()).ok_or(Error::WrongPasskey)
}

fn read<T: DeserializeOwned>(credential: Value) -> Result<T, Error> {
    serde_json::from_value(credential).map_err(|error| BadRequest::Unreadable(error.to_string()).into())
}

fn text(value: &impl Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|_| Error::Internal)
}

/// The name of a passkey in storage and in addresses.
fn name_of(id: &[u8]) -> String {
    crate::identity::hexadecimal(id)
}

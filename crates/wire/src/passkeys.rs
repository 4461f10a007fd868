//! What is read and said about passkeys. What devices sign, and what they are asked to, goes as the browsers' own JSON has it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{BadRequest, Error};

/// The longest name for a passkey, in characters.
const LONGEST_LABEL: usize = 60;

/// What a device is asked to sign.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CeremonyAnswer {
    /// What the answer is sent with; good once, and for five minutes.
    pub ceremony: String,
    /// For `navigator.credentials`, as `PublicKeyCredential.parseCreationOptionsFromJSON` and
    /// `parseRequestOptionsFromJSON` read it.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: Value,
}

/// Somebody who wants an account without a password.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WantedName {
    /// The name: 3 to 20 letters and digits of one script, with single `-`, `_` and `.` between them.
    #[cfg_attr(feature = "schema", schema(min_length = 3, max_length = 20))]
    pub name: String,
}

/// A passkey that a device has made.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewPasskey {
    /// What the device was asked with.
    pub ceremony: String,
    /// What it has made, as `PublicKeyCredential.toJSON` says it.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub credential: Value,
    /// What its owner calls it.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 60))]
    pub label: Option<String>,
}

impl NewPasskey {
    /// What its owner calls it, without what stands around it; nothing if that is empty.
    ///
    /// # Errors
    /// If it is too long.
    pub fn label(&self) -> Result<Option<String>, Error> {
        let label = self.label.as_deref().map(str::trim).filter(|label| !label.is_empty());
        let length = label.map_or(0, |label| label.chars().count());
        if length > LONGEST_LABEL {
            let invalid = colorito_play::Invalid::WordsLength { length, most: LONGEST_LABEL };
            return Err(BadRequest::from(invalid).into());
        }
        Ok(label.map(str::to_owned))
    }
}

/// An account that is made with a passkey.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewPasskeyAccount {
    /// The name.
    #[cfg_attr(feature = "schema", schema(min_length = 3, max_length = 20))]
    pub name: String,
    /// The passkey.
    pub passkey: NewPasskey,
}

/// Somebody who says who they are by a passkey.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PasskeySignIn {
    /// What the device was asked with.
    pub ceremony: String,
    /// What it has signed, as `PublicKeyCredential.toJSON` says it.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub credential: Value,
    /// Whether the games begun in this browser without an account become the account's; otherwise nobody has
    /// them any more.
    #[serde(default)]
    pub take_games: bool,
}

/// The passkeys of an account.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PasskeysAnswer {
    /// Whether passkeys can be made here: a server asked for by a number cannot have any.
    pub offered: bool,
    /// The first made first.
    pub passkeys: Vec<PasskeyAnswer>,
}

/// A passkey.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PasskeyAnswer {
    /// Its name in addresses. It proves nothing.
    pub id: String,
    /// What its owner calls it, `null` without a name.
    pub label: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, `null` if it never was.
    pub used: Option<i64>,
}

//! What is read and said about accounts.

use std::fmt;

use colorito_play::{AccountName, Invalid, Password};
use serde::{Deserialize, Serialize};

use crate::{BadRequest, Error};

/// A password on its way. It is never shown.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, format = Password))]
pub struct Secret(String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

fn fault(invalid: Invalid) -> Error {
    BadRequest::from(invalid).into()
}

impl From<String> for Secret {
    fn from(typed: String) -> Secret {
        Secret(typed)
    }
}

impl Secret {
    /// What was given, to be looked up by its hash.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The password that is to be compared.
    ///
    /// # Errors
    /// If it is longer than any can be.
    pub fn given(&self) -> Result<Password, Error> {
        Password::given(&self.0).map_err(fault)
    }

    /// The password that is chosen for an account.
    ///
    /// # Errors
    /// If it cannot be chosen.
    pub fn chosen(&self, name: &str) -> Result<Password, Error> {
        Password::chosen(&self.0, name).map_err(fault)
    }
}

/// A new account.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewAccount {
    /// The name: 3 to 20 letters and digits of one script, with single `-`, `_` and `.` between them.
    #[cfg_attr(feature = "schema", schema(min_length = 3, max_length = 20))]
    pub name: String,
    /// The password: 10 to 200 characters.
    pub password: Secret,
}

impl NewAccount {
    /// The name and the password.
    ///
    /// # Errors
    /// If either cannot be had.
    pub fn read(&self) -> Result<(AccountName, Password), Error> {
        let name = AccountName::new(&self.name).map_err(fault)?;
        let password = self.password.chosen(name.shown())?;
        Ok((name, password))
    }
}

/// Somebody who says who they are.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SignIn {
    /// The name of the account.
    pub name: String,
    /// Its password.
    pub password: Secret,
    /// Whether the games begun in this browser without an account become the account's; otherwise nobody has
    /// them any more.
    #[serde(default)]
    pub take_games: bool,
}

/// A password instead of another.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PasswordChange {
    /// The password so far. Who has none signs in by a passkey within five minutes before.
    #[serde(default)]
    pub old: Option<Secret>,
    /// The one from now on: 10 to 200 characters.
    pub new: Secret,
}

/// The password once more, before something that cannot be undone. Who has none signs in by a passkey within
/// five minutes before.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Farewell {
    /// The password.
    #[serde(default)]
    pub password: Option<Secret>,
}

/// Somebody who has forgotten their password.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Forgotten {
    /// The name of the account, or its e-mail address.
    pub who: String,
}

impl fmt::Debug for Forgotten {
    /// It may be an address.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Forgotten(…)")
    }
}

/// A password instead of one that was forgotten.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Recovery {
    /// What the link in the e-mail has behind its `#`.
    pub secret: Secret,
    /// The password from now on: 10 to 200 characters.
    pub password: Secret,
}

/// Whose password was changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecoveryAnswer {
    /// The name of the account, to sign in with.
    pub name: String,
}

/// What somebody is to this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum AccountKind {
    /// At the device that keeps the games; there are no accounts here.
    Device,
    /// Nobody yet: the first game makes a guest.
    Stranger,
    /// A guest, known by this browser only.
    Guest,
    /// An account.
    Account,
    /// A program, with an account made by its owner.
    Program,
}

/// Who somebody is to this server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct AccountAnswer {
    /// What they are.
    pub kind: AccountKind,
    /// The name of the account, `null` without one.
    pub name: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub since: Option<i64>,
    /// Whether there are games that could be taken along into an account.
    pub has_games: bool,
    /// Whether others see the name beside games that the account watches.
    pub seen: bool,
    /// Whether the account has a password; one with passkeys only has none.
    #[serde(default)]
    pub password: bool,
    /// Whether the account may run the server, at `/admin`.
    #[serde(default)]
    pub staff: bool,
    /// Whether this server can write to who has forgotten a password.
    #[serde(default)]
    pub recovery: bool,
}

/// What an account likes.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AccountSettings {
    /// Whether others see the name beside games that the account watches; not by default.
    pub seen: bool,
}

/// Whether an account is on holiday: its clocks by the calendar stand still then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HolidayAnswer {
    /// Until when it is, if it does not come back before, in milliseconds since 1970; `null` if it is not.
    pub until: Option<i64>,
    /// How much holiday is left this year, in milliseconds.
    pub left: u64,
}

/// Whether an account goes on holiday or comes back.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HolidayChange {
    /// Whether it goes.
    pub on: bool,
}

/// The browsers in which somebody is signed in.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionsAnswer {
    /// The last used first.
    pub sessions: Vec<SessionAnswer>,
}

/// A browser in which somebody is signed in.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionAnswer {
    /// The session's name in addresses. It proves nothing.
    pub id: String,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    pub used: i64,
    /// The browser and its system, roughly, as `Firefox, Linux`; `null` if it does not say.
    pub browser: Option<String>,
    /// Whether it is the one that asks.
    pub current: bool,
}

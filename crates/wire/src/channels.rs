//! What is read and said about the ways to reach somebody who looks elsewhere.

use colorito_play::NoticeKind;
use serde::{Deserialize, Serialize};

use crate::Secret;

/// Which notices go over a channel. All are off unless somebody wants them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct WantedNotices {
    /// It is your move.
    pub turn: bool,
    /// Your time for a move is nearly up.
    pub deadline: bool,
    /// A game has begun.
    pub begun: bool,
    /// A game has ended.
    pub over: bool,
    /// You are offered a draw.
    pub draw_offer: bool,
    /// You are asked to have a move taken back.
    pub take_back: bool,
    /// You are offered a rematch.
    pub rematch: bool,
}

impl WantedNotices {
    /// Those kinds that are wanted.
    pub fn of(wants: impl Fn(NoticeKind) -> bool) -> WantedNotices {
        WantedNotices {
            turn: wants(NoticeKind::Turn),
            deadline: wants(NoticeKind::Deadline),
            begun: wants(NoticeKind::Begun),
            over: wants(NoticeKind::Over),
            draw_offer: wants(NoticeKind::DrawOffer),
            take_back: wants(NoticeKind::TakeBack),
            rematch: wants(NoticeKind::Rematch),
        }
    }

    /// Whether a kind is wanted.
    pub fn include(&self, kind: NoticeKind) -> bool {
        match kind {
            NoticeKind::Turn => self.turn,
            NoticeKind::Deadline => self.deadline,
            NoticeKind::Begun => self.begun,
            NoticeKind::Over => self.over,
            NoticeKind::DrawOffer => self.draw_offer,
            NoticeKind::TakeBack => self.take_back,
            NoticeKind::Rematch => self.rematch,
        }
    }
}

/// How somebody reads what is sent to them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReadingAnswer {
    /// The language: `en`, `de`, `es` or `ja`; another one is read as English.
    pub language: String,
    /// The time zone, as `Europe/Berlin`; one that is not known is read as UTC.
    pub zone: String,
}

/// A browser that is to get push messages, as its `PushSubscription` says.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewBrowser {
    /// Where its push service takes messages.
    pub endpoint: String,
    /// Its public key, `p256dh`.
    pub key: String,
    /// Its secret, `auth`.
    pub auth: String,
    /// How messages are read there.
    pub reading: ReadingAnswer,
    /// Which are sent.
    pub wants: WantedNotices,
}

impl std::fmt::Debug for NewBrowser {
    /// Whoever knows the rest could send.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewBrowser").field("wants", &self.wants).finish_non_exhaustive()
    }
}

/// What is to be sent over a channel from now on, and how it is read.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChannelChange {
    /// Which notices; without it, those as before.
    #[serde(default)]
    pub wants: Option<WantedNotices>,
    /// How they are read; without it, as before.
    #[serde(default)]
    pub reading: Option<ReadingAnswer>,
}

/// The ways to reach somebody who looks elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChannelsAnswer {
    /// What browsers subscribe to push messages with; `null` where none are sent.
    pub push_key: Option<String>,
    /// The browsers that get push messages, the newest first.
    pub browsers: Vec<BrowserAnswer>,
    /// Whether this server sends e-mail.
    pub sends_mail: bool,
    /// The address that notices are written to, if there is one.
    pub mail: Option<MailAnswer>,
    /// The secret address under which programs read what you are told, if there is one.
    pub feed: Option<FeedAnswer>,
}

/// An e-mail address to be written to.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewMail {
    /// The address. It is asked there first whether that is right.
    pub address: String,
    /// The password of the account: whoever reads there can change it. Who has none signs in by a passkey within
    /// five minutes before.
    #[serde(default)]
    pub password: Option<Secret>,
    /// How mails are read there.
    pub reading: ReadingAnswer,
    /// Which notices are written.
    pub wants: WantedNotices,
}

impl std::fmt::Debug for NewMail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewMail").field("wants", &self.wants).finish_non_exhaustive()
    }
}

/// An e-mail address that is written to.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MailAnswer {
    /// The address.
    pub address: String,
    /// `new` until it was confirmed there, then `open`; `stopped` by somebody who reads there, `failed` if
    /// nobody does.
    pub state: &'static str,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Which notices are written.
    pub wants: WantedNotices,
    /// How they are read.
    pub reading: ReadingAnswer,
}

impl std::fmt::Debug for MailAnswer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailAnswer").field("state", &self.state).finish_non_exhaustive()
    }
}

/// What a link in an e-mail proves.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MailLink {
    /// What the link has behind its `#`.
    pub secret: Secret,
}

/// A secret address under which programs read what somebody is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FeedAnswer {
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// How it is read there.
    pub reading: ReadingAnswer,
}

/// A secret address that was just made.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewFeedAnswer {
    /// The path of the feed of notices, which is told in this answer only.
    pub atom: String,
    /// The path of the calendar of deadlines.
    pub calendar: String,
}

impl std::fmt::Debug for NewFeedAnswer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NewFeedAnswer(…)")
    }
}

/// A browser that gets push messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BrowserAnswer {
    /// Its name in addresses.
    pub id: String,
    /// The browser and its system, roughly, as `Firefox, Linux`; `null` if it does not say.
    pub browser: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Whether it is the one that asks.
    pub current: bool,
    /// What is sent to it.
    pub wants: WantedNotices,
    /// How that is read.
    pub reading: ReadingAnswer,
}

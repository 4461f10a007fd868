//! What a store does with what leaves the server: over which channels players want to be reached, and what is
//! still to be sent there.

use std::{fmt, str::FromStr};

use async_trait::async_trait;
use colorito_play::{KeptNotice, NoticeKind, PlayerId, Timestamp};

use crate::StoreError;

/// How something is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Medium {
    /// To a browser, by its push service.
    Push,
    /// By e-mail.
    Mail,
}

impl Medium {
    /// The name in storage.
    pub fn name(self) -> &'static str {
        match self {
            Medium::Push => "push",
            Medium::Mail => "mail",
        }
    }
}

/// Whether anything goes over a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelState {
    /// Whoever gave the address has not shown yet that it is theirs.
    New,
    /// Notices go there.
    Open,
    /// Whoever reads there wants nothing more.
    Stopped,
    /// Nobody can be reached there.
    Failed,
}

impl ChannelState {
    const ALL: [ChannelState; 4] =
        [ChannelState::New, ChannelState::Open, ChannelState::Stopped, ChannelState::Failed];

    /// The name in storage and in answers.
    pub fn name(self) -> &'static str {
        match self {
            ChannelState::New => "new",
            ChannelState::Open => "open",
            ChannelState::Stopped => "stopped",
            ChannelState::Failed => "failed",
        }
    }

    pub(crate) fn named(name: &str) -> Option<ChannelState> {
        ChannelState::ALL.into_iter().find(|state| state.name() == name)
    }
}

/// What is sent beside notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letter {
    /// Asks whether an address belongs to whoever gave it.
    Confirm,
    /// Lets somebody in who has forgotten their password.
    Recover,
    /// Says that somebody has got in that way.
    Recovered,
}

impl Letter {
    /// The name in storage.
    pub fn name(self) -> &'static str {
        match self {
            Letter::Confirm => "confirm",
            Letter::Recover => "recover",
            Letter::Recovered => "recovered",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Letter> {
        [Letter::Confirm, Letter::Recover, Letter::Recovered].into_iter().find(|letter| letter.name() == name)
    }
}

/// The kinds of notices that go over a channel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wants(Vec<NoticeKind>);

impl Wants {
    /// These kinds, each once.
    pub fn of(kinds: impl IntoIterator<Item = NoticeKind>) -> Wants {
        let kinds: Vec<NoticeKind> = kinds.into_iter().collect();
        Wants(NoticeKind::ALL.into_iter().filter(|kind| kinds.contains(kind)).collect())
    }

    /// Whether a kind is among them.
    pub fn include(&self, kind: NoticeKind) -> bool {
        self.0.contains(&kind)
    }
}

impl fmt::Display for Wants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().map(|kind| kind.name()).collect();
        f.write_str(&names.join(" "))
    }
}

impl FromStr for Wants {
    type Err = std::convert::Infallible;

    /// What a later version knows is left out.
    fn from_str(text: &str) -> Result<Wants, Self::Err> {
        Ok(Wants::of(text.split(' ').filter_map(NoticeKind::named)))
    }
}

/// How somebody who is reached over a channel reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The tag of their language.
    pub language: String,
    /// The name of their time zone.
    pub zone: String,
}

/// A browser that is to get push messages.
#[derive(Clone, PartialEq, Eq)]
pub struct NewSubscription {
    /// Whose it is.
    pub player: PlayerId,
    /// The session it belongs to, by the hash of its token.
    pub session: String,
    /// Where its push service takes messages.
    pub endpoint: String,
    /// What they are encrypted for.
    pub keys: String,
    /// How they are read.
    pub reading: Reading,
    /// What is sent.
    pub wants: Wants,
    /// When.
    pub now: Timestamp,
}

/// A way to reach a player who looks elsewhere.
#[derive(Clone, PartialEq, Eq)]
pub struct Channel {
    /// Its name, which proves nothing.
    pub id: String,
    /// Whose it is.
    pub player: PlayerId,
    /// How something is sent.
    pub medium: Medium,
    /// Where to.
    pub address: String,
    /// What it is encrypted for.
    pub keys: Option<String>,
    /// How it is read.
    pub reading: Reading,
    /// What is sent.
    pub wants: Wants,
    /// Whether anything is.
    pub state: ChannelState,
    /// What is to be sent beside notices.
    pub letter: Option<Letter>,
    /// Since when it is there.
    pub created: Timestamp,
    /// How many attempts have failed in a row.
    pub attempts: u32,
    /// The session of the browser, by the hash of its token.
    pub session: Option<String>,
    /// What is known about the browser, roughly.
    pub browser: Option<String>,
}

impl fmt::Debug for Channel {
    /// Where somebody can be reached belongs into no log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Channel").field("id", &self.id).field("medium", &self.medium).finish_non_exhaustive()
    }
}

impl fmt::Debug for NewSubscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewSubscription").field("player", &self.player).finish_non_exhaustive()
    }
}

/// What a channel waits for to be sent.
#[derive(Clone, Debug)]
pub struct Parcel {
    /// Where to.
    pub channel: Channel,
    /// The notices that still hold and that nobody has seen, the oldest first.
    pub notices: Vec<KeptNotice>,
}

/// What to look for in the outbox.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    /// By which medium.
    pub medium: Medium,
    /// What time it is.
    pub now: Timestamp,
    /// Notices that are as old as this, or older: those that are newer may still be seen in time.
    pub written: Timestamp,
    /// Channels over which nothing was sent since.
    pub sent: Timestamp,
    /// Reminders that are as old as this, or older, take all else along, whenever something was sent last.
    pub urgent: Timestamp,
}

/// What of a parcel was sent.
#[derive(Clone, Copy, Debug)]
pub enum Sent<'a> {
    /// The letter. Notices wait for the next time.
    Letter,
    /// These notices.
    Notices(&'a [KeptNotice]),
}

/// What becomes of a channel after something was to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// It was sent, or there was nothing.
    Rest,
    /// It is tried again, but not before.
    TryAgain(Timestamp),
    /// It was tried often enough.
    GiveUp,
    /// Nobody can be reached there any more. A browser's channel is forgotten.
    Fail,
}

/// Keeps channels, and what is to be sent over them. That is written with the change it is about, in the same
/// transaction, and goes with it.
#[async_trait]
pub trait Outbox: Send + Sync {
    /// A value with a name. If there is none, this one is kept; whoever comes first decides for all.
    async fn kept_value(&self, name: &str, new: &str) -> Result<String, StoreError>;

    /// A browser is to get push messages from now on, instead of what was said about it before. Says whether
    /// its session goes on. A player has twenty; the one that came first makes room.
    async fn subscribe(&self, new: NewSubscription) -> Result<bool, StoreError>;

    /// The channels of a player, the newest first.
    async fn channels(&self, player: PlayerId) -> Result<Vec<Channel>, StoreError>;

    /// Other notices go over a channel of a player, or they are read otherwise. Says whether there is one.
    async fn change_channel(
        &self,
        player: PlayerId,
        id: &str,
        wants: Option<Wants>,
        reading: Option<Reading>,
    ) -> Result<bool, StoreError>;

    /// Forgets a channel of a player. Says whether there was one.
    async fn forget_channel(&self, player: PlayerId, id: &str) -> Result<bool, StoreError>;

    /// The channels over which something is to be sent and that no other node alive has claimed, those that
    /// wait longest first.
    async fn due_channels(&self, due: Due, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Claims a channel, as [`Store::claim`](crate::Store::claim) does for a game, and gives what is to be
    /// sent. `None` if another node has it.
    async fn take_parcel(&self, id: &str, due: Due) -> Result<Option<Parcel>, StoreError>;

    /// A part of a parcel was sent, or all of it, and the channel is free for others. Says whether this node
    /// still had it; if not, nothing happens.
    async fn settle_parcel(
        &self,
        parcel: &Parcel,
        sent: Sent<'_>,
        then: Then,
        now: Timestamp,
    ) -> Result<bool, StoreError>;
}

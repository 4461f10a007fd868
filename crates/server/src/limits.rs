//! How much one client may ask for, so that there is something left for the others.

use std::{
    convert::Infallible,
    hash::Hash,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    num::NonZeroU32,
    sync::Arc,
    thread,
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::request::Parts,
    middleware::Next,
    response::{IntoResponse, Response},
};
use colorito_play::{Command, Seats};
use colorito_wire::{Error, Quota};

use governor::{
    DefaultDirectRateLimiter, DefaultKeyedRateLimiter, NotUntil,
    clock::{Clock, DefaultClock},
};

use crate::{http::ErrorResponse, places::Places};

/// How much is allowed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// HTTP requests of one client.
    pub requests: Rate,
    /// Games begun by one client.
    pub games: Rate,
    /// Messages over one WebSocket.
    pub messages: Rate,
    /// Games of the computer with itself begun by one client.
    pub exhibitions: Rate,
    /// Open connections, those that became sockets not counted.
    pub connections: Share,
    /// Open sockets.
    pub sockets: Share,
    /// Sockets over which positions are analysed.
    pub analyses: Share,
    /// Reviews under way.
    pub reviews: Share,
    /// How long a connection may take to say what it wants, or do nothing between two requests.
    pub idle: Duration,
    /// How long a socket may give no sign of life, or not read what it is told.
    pub silence: Duration,
    /// Bytes that one client has stored: records and moves.
    pub bytes: Rate,
    /// The most bytes that are kept for one guest, all their games together.
    pub kept: u64,
    /// Attempts to sign in to one account, wherever from.
    pub sign_ins: Rate,
    /// Attempts of one client to sign in to any account.
    pub sign_ins_from: Rate,
    /// Accounts made by one client.
    pub accounts: Rate,
    /// Files with all their data for one client.
    pub exports: Rate,
    /// Ways to be reached that one client asks for.
    pub channels: Rate,
    /// Mails to one address, or about one account, that nobody who reads there has asked for yet.
    pub mails: Rate,
    /// Looks of one client at secret addresses.
    pub feeds: Rate,
    /// What one client says beside games.
    pub remarks: Rate,
    /// Games the computer thinks about at once; the others wait for their turn.
    pub thinkers: u32,
    /// How long a page may take that finds the computer's move, before it is found here, in milliseconds.
    pub page_time: u32,
}

impl Default for Limits {
    /// Far more than people need, even many at one address.
    fn default() -> Limits {
        Limits {
            requests: Rate { burst: 600, per_second: 60.0 },
            games: Rate { burst: 100, per_second: 1.0 },
            messages: Rate { burst: 60, per_second: 20.0 },
            exhibitions: Rate { burst: 10, per_second: 1.0 / 30.0 },
            connections: Share { each: 256, all: usize::MAX },
            sockets: Share { each: 64, all: 1_000 },
            analyses: Share { each: 8, all: 64 },
            reviews: Share { each: 8, all: 64 },
            idle: Duration::from_secs(20),
            silence: Duration::from_secs(75),
            bytes: Rate { burst: 32 << 20, per_second: 1024.0 },
            kept: 256 << 20,
            sign_ins: Rate { burst: 10, per_second: 1.0 / 30.0 },
            sign_ins_from: Rate { burst: 30, per_second: 1.0 / 10.0 },
            accounts: Rate { burst: 10, per_second: 1.0 / 600.0 },
            exports: Rate { burst: 3, per_second: 1.0 / 60.0 },
            channels: Rate { burst: 30, per_second: 1.0 / 60.0 },
            mails: Rate { burst: 3, per_second: 1.0 / 14_400.0 },
            feeds: Rate { burst: 60, per_second: 1.0 / 10.0 },
            remarks: Rate { burst: 10, per_second: 0.5 },
            thinkers: thread::available_parallelism().map_or(1, |all| u32::try_from(all.get()).unwrap_or(1)),
            // Several times what the longest thought takes.
            page_time: 10_000,
        }
    }
}

impl Limits {
    /// As good as none, for tests and measurements.
    pub fn none() -> Limits {
        let endless = Rate { burst: u32::MAX, per_second: 1e9 };
        Limits {
            requests: endless,
            games: endless,
            messages: endless,
            exhibitions: endless,
            bytes: endless,
            kept: u64::MAX,
            sign_ins: endless,
            sign_ins_from: endless,
            accounts: endless,
            exports: endless,
            channels: endless,
            mails: endless,
            feeds: endless,
            remarks: endless,
            connections: Share::ENDLESS,
            sockets: Share::ENDLESS,
            analyses: Share::ENDLESS,
            reviews: Share::ENDLESS,
            ..Limits::default()
        }
    }
}

/// So many at once, and so many a second in the long run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How many a second.
    pub per_second: f32,
}

/// So many for one, and so many for all together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// How many one may have.
    pub each: usize,
    /// How many all may have together.
    pub all: usize,
}

impl Share {
    pub(crate) const ENDLESS: Share = Share { each: usize::MAX, all: usize::MAX };
}

/// About how many bytes a game takes besides its moves and its record.
const BYTES_OF_GAME: usize = 1024;

/// About how many bytes a move takes with its receipt.
pub(crate) const BYTES_OF_MOVE: usize = 96;

/// As many are remembered before those are forgotten who have not asked for long.
const MANY: usize = 4096;

/// The rate as the library has it.
fn cells(rate: Rate) -> governor::Quota {
    let period = Duration::from_secs_f32(1.0 / rate.per_second).max(Duration::from_nanos(1));
    let burst = NonZeroU32::new(rate.burst).unwrap_or(NonZeroU32::MIN);
    governor::Quota::with_period(period).unwrap_or(governor::Quota::per_second(burst)).allow_burst(burst)
}

/// A rate for each of many.
struct Rates<K: Clone + Eq + Hash> {
    burst: u32,
    quota: Quota,
    of: DefaultKeyedRateLimiter<K>,
}

impl<K: Clone + Eq + Hash> Rates<K> {
    fn new(rate: Rate, quota: Quota) -> Rates<K> {
        Rates { burst: rate.burst, quota, of: governor::RateLimiter::keyed(cells(rate)) }
    }

    /// Takes some. More than all at once would never be let in; what is read has its own limit.
    fn take(&self, key: &K, count: usize) -> Result<(), Error> {
        if self.of.len() >= MANY {
            self.of.retain_recent();
        }
        let count = u32::try_from(count).unwrap_or(u32::MAX).min(self.burst);
        let Some(count) = NonZeroU32::new(count) else { return Ok(()) };
        match self.of.check_key_n(key, count) {
            Ok(Err(early)) => Err(Error::TooMany { quota: self.quota, wait: wait(&early) }),
            _ => Ok(()),
        }
    }
}

fn wait(early: &NotUntil<<DefaultClock as Clock>::Instant>) -> Duration {
    early.wait_time_from(DefaultClock::default().now())
}

/// The rate of one socket's messages.
pub(crate) struct Messages(DefaultDirectRateLimiter);

impl Messages {
    pub(crate) fn new(limits: &Limits) -> Messages {
        Messages(governor::RateLimiter::direct(cells(limits.messages)))
    }

    /// Takes one; otherwise says how long to wait.
    pub(crate) fn take(&self) -> Result<(), Duration> {
        self.0.check().map_err(|early| wait(&early))
    }
}

/// Watches over the limits.
#[derive(Clone)]
pub(crate) struct RateLimiter {
    pub(crate) limits: Limits,
    requests: Arc<Rates<Client>>,
    games: Arc<Rates<Client>>,
    exhibitions: Arc<Rates<Client>>,
    bytes: Arc<Rates<Client>>,
    sign_ins: Arc<Rates<String>>,
    sign_ins_from: Arc<Rates<Client>>,
    accounts: Arc<Rates<Client>>,
    exports: Arc<Rates<Client>>,
    channels: Arc<Rates<Client>>,
    mails: Arc<Rates<String>>,
    feeds: Arc<Rates<Client>>,
    remarks: Arc<Rates<Client>>,
    pub(crate) connections: Arc<Places<Client>>,
    pub(crate) sockets: Arc<Places<Client>>,
    pub(crate) analyses: Arc<Places<Client>>,
    pub(crate) reviews: Arc<Places<Client>>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> RateLimiter {
        RateLimiter {
            limits,
            requests: Arc::new(Rates::new(limits.requests, Quota::Requests)),
            games: Arc::new(Rates::new(limits.games, Quota::Games)),
            exhibitions: Arc::new(Rates::new(limits.exhibitions, Quota::Exhibitions)),
            bytes: Arc::new(Rates::new(limits.bytes, Quota::Bytes)),
            sign_ins: Arc::new(Rates::new(limits.sign_ins, Quota::SignIns)),
            sign_ins_from: Arc::new(Rates::new(limits.sign_ins_from, Quota::SignIns)),
            accounts: Arc::new(Rates::new(limits.accounts, Quota::Accounts)),
            exports: Arc::new(Rates::new(limits.exports, Quota::Exports)),
            channels: Arc::new(Rates::new(limits.channels, Quota::Channels)),
            mails: Arc::new(Rates::new(limits.mails, Quota::Mails)),
            feeds: Arc::new(Rates::new(limits.feeds, Quota::Requests)),
            remarks: Arc::new(Rates::new(limits.remarks, Quota::Remarks)),
            connections: Places::new(limits.connections, Quota::Sockets),
            sockets: Places::new(limits.sockets, Quota::Sockets),
            analyses: Places::new(limits.analyses, Quota::Sockets),
            reviews: Places::new(limits.reviews, Quota::Reviews),
        }
    }

    /// Lets a client begin some games with the same seats, from records of so many bytes.
    pub(crate) fn begin_games(
        &self,
        client: Client,
        count: usize,
        seats: &Seats,
        records: usize,
    ) -> Result<(), Error> {
        if seats.are_computers() {
            self.exhibitions.take(&client, count)?;
        }
        self.games.take(&client, count)?;
        self.bytes.take(&client, count * BYTES_OF_GAME + records)
    }

    /// Lets a client try a password of the account with a name, folded, whether or not there is one.
    pub(crate) fn sign_in(&self, client: Client, folded: &str) -> Result<(), Error> {
        self.sign_ins_from.take(&client, 1)?;
        self.sign_ins.take(&folded.to_owned(), 1)
    }

    /// Lets a client have a device asked to sign.
    pub(crate) fn begin_ceremony(&self, client: Client) -> Result<(), Error> {
        self.sign_ins_from.take(&client, 1)
    }

    /// Lets a client make an account.
    pub(crate) fn make_account(&self, client: Client) -> Result<(), Error> {
        self.accounts.take(&client, 1)
    }

    /// Lets a client have all their data.
    pub(crate) fn export(&self, client: Client) -> Result<(), Error> {
        self.exports.take(&client, 1)
    }

    /// Lets a client ask for a way to be reached.
    pub(crate) fn open_channel(&self, client: Client) -> Result<(), Error> {
        self.channels.take(&client, 1)
    }

    /// Lets a client have somebody written to: at an address, or to the account with a name, whether or not there
    /// is one.
    pub(crate) fn write_to(&self, client: Client, whom: &str) -> Result<(), Error> {
        self.open_channel(client)?;
        self.mails.take(&whom.to_lowercase(), 1)
    }

    /// Lets a client try what a link in a mail has in it.
    pub(crate) fn try_secret(&self, client: Client) -> Result<(), Error> {
        self.sign_ins_from.take(&client, 1)
    }

    /// Lets a client read at a secret address, whether or not it is one.
    pub(crate) fn read_feed(&self, client: Client) -> Result<(), Error> {
        self.feeds.take(&client, 1)
    }

    /// Lets a client say something beside a game.
    pub(crate) fn say(&self, client: Client) -> Result<(), Error> {
        self.remarks.take(&client, 1)
    }

    /// Lets a client make a move, if the command is one: it is stored with its receipt.
    pub(crate) fn follow(&self, client: Client, command: &Command) -> Result<(), Error> {
        if command.is_any_move() { self.bytes.take(&client, BYTES_OF_MOVE) } else { Ok(()) }
    }
}

/// Refuses requests of a client that asks too much.
pub(crate) async fn watch_requests(
    State(limiter): State<RateLimiter>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    match limiter.requests.take(&client, 1) {
        Ok(()) => next.run(request).await,
        Err(error) => ErrorResponse(error).into_response(),
    }
}

/// Who asks, by address. Of an `IPv6` address the last half is the client's own choice and does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Client(IpAddr);

impl From<IpAddr> for Client {
    fn from(address: IpAddr) -> Client {
        Client(match address.to_canonical() {
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
            address @ IpAddr::V4(_) => address,
        })
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Infallible> {
        // Without a connection, as in tests, all are one.
        let address = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(address.unwrap_or(Ipv4Addr::UNSPECIFIED.into()).into())
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn client(number: u32) -> Client {
        Client::from(IpAddr::from(Ipv4Addr::from_bits(number)))
    }

    #[test]
    fn each_has_a_rate_of_its_own() {
        let rates = Rates::new(Rate { burst: 2, per_second: 0.1 }, Quota::Requests);
        assert!(rates.take(&client(1), 2).is_ok());
        let Err(Error::TooMany { quota: Quota::Requests, wait }) = rates.take(&client(1), 1) else {
            panic!("more than the burst");
        };
        assert!(wait > Duration::from_secs(5) && wait <= Duration::from_secs(10), "{wait:?}");
        assert!(rates.take(&client(2), 1).is_ok());
        // More than all at once counts as all at once.
        assert!(rates.take(&client(3), 1_000).is_ok());
    }

    #[test]
    fn who_waits_as_long_as_told_is_let_in() {
        let rates = Rates::new(Rate { burst: 1, per_second: 100.0 }, Quota::Requests);
        for _ in 0..20 {
            while rates.take(&client(1), 1).is_ok() {}
            if let Err(Error::TooMany { wait, .. }) = rates.take(&client(1), 1) {
                thread::sleep(wait);
            }
            assert!(rates.take(&client(1), 1).is_ok());
        }
    }

    #[test]
    fn those_who_ask_no_more_are_forgotten() {
        let rates = Rates::new(Rate { burst: 1, per_second: 1e6 }, Quota::Requests);
        for number in 0..3 * MANY as u32 {
            assert!(rates.take(&client(number), 1).is_ok());
        }
        assert!(rates.of.len() <= MANY, "{}", rates.of.len());
    }

    #[test]
    fn neighbours_in_a_network_are_one_client() {
        let client = |text: &str| Client::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(client("2001:db8::1"), client("2001:db8::ffff:1"));
        assert_ne!(client("2001:db8::1"), client("2001:db8:0:1::1"));
        assert_eq!(client("::ffff:192.0.2.1"), client("192.0.2.1"));
    }
}

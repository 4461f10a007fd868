//! How much one client may ask for, so that there is something left for the others.

use std::{
    collections::HashMap,
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::request::Parts,
    middleware::Next,
    response::{IntoResponse, Response},
};
use colorito_wire::{Error, Quota};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::http::ErrorResponse;

/// How much is allowed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// HTTP requests of one client.
    pub requests: Rate,
    /// Games begun by one client.
    pub games: Rate,
    /// Messages over one WebSocket.
    pub messages: Rate,
    /// Open sockets of all clients together.
    pub sockets: usize,
    /// Games the computer thinks about at once; the others wait for their turn.
    pub thinkers: usize,
}

impl Default for Limits {
    /// Far more than people need, even many at one address.
    fn default() -> Limits {
        Limits {
            requests: Rate { burst: 600, per_second: 60.0 },
            games: Rate { burst: 100, per_second: 1.0 },
            messages: Rate { burst: 60, per_second: 20.0 },
            sockets: 1_000,
            thinkers: thread::available_parallelism().map_or(1, usize::from),
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
            sockets: Semaphore::MAX_PERMITS,
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
    pub per_second: f64,
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    left: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, left: rate.burst.into(), filled: now }
    }

    /// Takes some; otherwise says how long to wait for them.
    pub(crate) fn take(&mut self, count: u32, now: Instant) -> Result<(), Duration> {
        let Bucket { rate, left, filled } = self;
        let gained = now.saturating_duration_since(*filled).as_secs_f64() * rate.per_second;
        *left = (*left + gained).min(rate.burst.into());
        *filled = now;
        let missing = f64::from(count) - *left;
        // Who has waited as long as they were told must not fall short by a rounding.
        if missing <= 1e-6 {
            *left -= f64::from(count);
            return Ok(());
        }
        Err(Duration::try_from_secs_f64(missing / rate.per_second).unwrap_or(Duration::from_hours(1)))
    }

    fn is_full(&self, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.filled).as_secs_f64() * self.rate.per_second;
        self.left + gained >= self.rate.burst.into()
    }
}

/// As many clients are remembered before those are forgotten who have not asked for long.
const MANY: usize = 4096;

/// A bucket for each client.
struct Buckets {
    rate: Rate,
    quota: Quota,
    of: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Buckets {
    fn new(rate: Rate, quota: Quota) -> Buckets {
        Buckets { rate, quota, of: Mutex::default() }
    }

    fn take(&self, client: IpAddr, count: u32, now: Instant) -> Result<(), Error> {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        if of.len() >= MANY {
            of.retain(|_, bucket| !bucket.is_full(now));
        }
        let bucket = of.entry(client).or_insert_with(|| Bucket::new(self.rate, now));
        bucket.take(count, now).map_err(|wait| Error::TooMany { quota: self.quota, wait })
    }
}

/// Watches over the limits.
#[derive(Clone)]
pub(crate) struct RateLimiter {
    pub(crate) limits: Limits,
    requests: Arc<Buckets>,
    games: Arc<Buckets>,
    sockets: Arc<Semaphore>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> RateLimiter {
        RateLimiter {
            limits,
            requests: Arc::new(Buckets::new(limits.requests, Quota::Requests)),
            games: Arc::new(Buckets::new(limits.games, Quota::Games)),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
        }
    }

    /// Lets a client begin some games.
    pub(crate) fn begin_games(&self, client: Client, count: usize) -> Result<(), Error> {
        // More than all at once would never be let in; reading them has its own limit.
        let count = u32::try_from(count).unwrap_or(u32::MAX).min(self.limits.games.burst);
        self.games.take(client.0, count, Instant::now())
    }

    /// Lets one more socket in. It leaves when the permit is dropped.
    pub(crate) fn open_socket(&self) -> Result<OwnedSemaphorePermit, Error> {
        let permit = Arc::clone(&self.sockets).try_acquire_owned();
        permit.map_err(|_| Error::TooMany { quota: Quota::Sockets, wait: Duration::from_secs(30) })
    }
}

/// Refuses requests of a client that asks too much.
pub(crate) async fn watch_requests(
    State(limiter): State<RateLimiter>,
    Client(client): Client,
    request: Request,
    next: Next,
) -> Response {
    match limiter.requests.take(client, 1, Instant::now()) {
        Ok(()) => next.run(request).await,
        Err(error) => ErrorResponse(error).into_response(),
    }
}

/// Who asks, by address. Of an `IPv6` address the last half is the client's own choice and does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let now = Instant::now();
        let mut bucket = Bucket::new(Rate { burst: 2, per_second: 0.5 }, now);
        assert_eq!([bucket.take(1, now), bucket.take(1, now)], [Ok(()), Ok(())]);
        assert_eq!(bucket.take(1, now), Err(Duration::from_secs(2)));
        assert_eq!(bucket.take(1, now + Duration::from_secs(2)), Ok(()));
        assert!(!bucket.is_full(now + Duration::from_secs(3)));
        assert!(bucket.is_full(now + Duration::from_secs(6)));
    }

    #[test]
    fn who_waits_as_long_as_told_is_let_in() {
        let mut now = Instant::now();
        let mut bucket = Bucket::new(Rate { burst: 3, per_second: 0.3 }, now);
        for _ in 0..100 {
            while bucket.take(1, now).is_ok() {}
            now += bucket.take(1, now).unwrap_err();
            assert_eq!(bucket.take(1, now), Ok(()));
        }
    }

    #[test]
    fn clients_have_a_bucket_each_and_are_forgotten() {
        let now = Instant::now();
        let buckets = Buckets::new(Rate { burst: 1, per_second: 1.0 }, Quota::Requests);
        let client = |number: u32| IpAddr::from(Ipv4Addr::from_bits(number));
        for number in 0..MANY as u32 {
            assert!(buckets.take(client(number), 1, now).is_ok());
        }
        assert!(buckets.take(client(0), 1, now).is_err());
        assert!(buckets.take(client(0), 1, now + Duration::from_secs(2)).is_ok());
        assert_eq!(buckets.of.lock().unwrap().len(), 1);
    }

    #[test]
    fn neighbours_in_a_network_are_one_client() {
        let client = |text: &str| Client::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(client("2001:db8::1"), client("2001:db8::ffff:1"));
        assert_ne!(client("2001:db8::1"), client("2001:db8:0:1::1"));
        assert_eq!(client("::ffff:192.0.2.1"), client("192.0.2.1"));
    }
}

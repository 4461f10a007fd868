//! How much one client may ask for, so that there is something left for the others.

use std::{
    collections::HashMap,
    convert::Infallible,
    hash::Hash,
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
use colorito_play::{Asker, Seats};
use colorito_wire::{Error, Quota};

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
    /// Games of the computer with itself begun by one client.
    pub exhibitions: Rate,
    /// Open connections, those that became sockets not counted.
    pub connections: Share,
    /// Open sockets.
    pub sockets: Share,
    /// Sockets over which positions are analysed.
    pub analyses: Share,
    /// Reviews under way, for each asker.
    pub reviews: Share,
    /// How long a connection may take to say what it wants, or do nothing between two requests.
    pub idle: Duration,
    /// How long a socket may give no sign of life, or not read what it is told.
    pub silence: Duration,
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
            exhibitions: Rate { burst: 10, per_second: 1.0 / 30.0 },
            connections: Share { each: 256, all: usize::MAX },
            sockets: Share { each: 64, all: 1_000 },
            analyses: Share { each: 8, all: 64 },
            reviews: Share { each: 8, all: 64 },
            idle: Duration::from_secs(20),
            silence: Duration::from_secs(75),
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
            exhibitions: endless,
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
    pub per_second: f64,
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
    const ENDLESS: Share = Share { each: usize::MAX, all: usize::MAX };
}

/// Places that are taken and left again.
pub(crate) struct Places<K> {
    share: Share,
    quota: Quota,
    /// How many each has, of those who have any.
    taken: Mutex<HashMap<K, usize>>,
}

/// A place, left when it is dropped.
pub(crate) struct Place<K: Copy + Eq + Hash> {
    places: Arc<Places<K>>,
    of: K,
}

/// How long somebody should wait for a place; nobody knows when one gets free.
const PLACE_WAIT: Duration = Duration::from_secs(30);

impl<K: Copy + Eq + Hash> Places<K> {
    pub(crate) fn new(share: Share, quota: Quota) -> Arc<Places<K>> {
        Arc::new(Places { share, quota, taken: Mutex::default() })
    }

    /// Takes a place for somebody.
    pub(crate) fn take(self: &Arc<Places<K>>, of: K) -> Result<Place<K>, Error> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let own = taken.get(&of).copied().unwrap_or_default();
        // Those who have a place are few enough to count.
        if own >= self.share.each || taken.values().sum::<usize>() >= self.share.all {
            return Err(Error::TooMany { quota: self.quota, wait: PLACE_WAIT });
        }
        taken.insert(of, own + 1);
        Ok(Place { places: Arc::clone(self), of })
    }

    pub(crate) fn are_free(&self) -> bool {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }
}

impl<K: Copy + Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.of) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.of);
            }
        }
    }
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

    /// Takes some. More than all at once would never be let in; reading them has its own limit.
    fn take_some(&self, Client(client): Client, count: usize, now: Instant) -> Result<(), Error> {
        self.take(client, u32::try_from(count).unwrap_or(u32::MAX).min(self.rate.burst), now)
    }
}

/// Watches over the limits.
#[derive(Clone)]
pub(crate) struct RateLimiter {
    pub(crate) limits: Limits,
    requests: Arc<Buckets>,
    games: Arc<Buckets>,
    exhibitions: Arc<Buckets>,
    pub(crate) connections: Arc<Places<Client>>,
    pub(crate) sockets: Arc<Places<Client>>,
    pub(crate) analyses: Arc<Places<Client>>,
    pub(crate) reviews: Arc<Places<Asker>>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> RateLimiter {
        RateLimiter {
            limits,
            requests: Arc::new(Buckets::new(limits.requests, Quota::Requests)),
            games: Arc::new(Buckets::new(limits.games, Quota::Games)),
            exhibitions: Arc::new(Buckets::new(limits.exhibitions, Quota::Exhibitions)),
            connections: Places::new(limits.connections, Quota::Sockets),
            sockets: Places::new(limits.sockets, Quota::Sockets),
            analyses: Places::new(limits.analyses, Quota::Sockets),
            reviews: Places::new(limits.reviews, Quota::Reviews),
        }
    }

    /// Lets a client begin some games with the same seats.
    pub(crate) fn begin_games(&self, client: Client, count: usize, seats: &Seats) -> Result<(), Error> {
        let now = Instant::now();
        if seats.are_computers() {
            self.exhibitions.take_some(client, count, now)?;
        }
        self.games.take_some(client, count, now)
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
    fn places_are_shared_and_left() {
        let places = Places::new(Share { each: 2, all: 3 }, Quota::Sockets);
        let held = [places.take(1), places.take(1), places.take(2)].map(Result::ok);
        assert!(held.iter().all(Option::is_some));
        assert!(places.take(1).is_err() && places.take(2).is_err() && places.take(3).is_err());
        drop(held);
        assert!(places.take(3).is_ok());
        assert!(places.are_free(), "who has left is forgotten");
    }

    #[test]
    fn neighbours_in_a_network_are_one_client() {
        let client = |text: &str| Client::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(client("2001:db8::1"), client("2001:db8::ffff:1"));
        assert_ne!(client("2001:db8::1"), client("2001:db8:0:1::1"));
        assert_eq!(client("::ffff:192.0.2.1"), client("192.0.2.1"));
    }
}

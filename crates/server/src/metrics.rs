//! What is counted for those who run the server, as Prometheus reads it.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{Request, State},
    http::header,
    middleware::Next,
    response::Response,
    routing::get,
};
use colorito_courier::Carried;
use colorito_wire::Code;
use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::Registry,
};

use crate::{limits::RateLimiter, rooms::Rooms};

/// What the answer says it is.
const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// One word that tells what is counted apart.
type Label<T> = [(&'static str, T); 1];

/// What was counted so far.
#[derive(Clone, Default)]
pub(crate) struct Metrics(Arc<Counts>);

struct Counts {
    requests: Family<Label<u16>, Counter>,
    errors: Family<Label<&'static str>, Counter>,
    moves: Family<Label<&'static str>, Counter>,
    sent: Family<[(&'static str, &'static str); 2], Counter>,
    commits: Histogram,
}

impl Default for Counts {
    fn default() -> Counts {
        // From a fast disk to the patience of people, in seconds.
        let bounds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
        Counts {
            requests: Family::default(),
            errors: Family::default(),
            moves: Family::default(),
            sent: Family::default(),
            commits: Histogram::new(bounds),
        }
    }
}

impl Metrics {
    /// A request was answered with a status.
    fn count_request(&self, status: u16) {
        self.0.requests.get_or_create(&[("status", status)]).inc();
    }

    /// Somebody was told an error.
    pub(crate) fn count_error(&self, code: Code) {
        self.0.errors.get_or_create(&[("code", code.word())]).inc();
    }

    /// A move was kept that a person made, or the computer.
    pub(crate) fn count_move(&self, by: &'static str) {
        self.0.moves.get_or_create(&[("by", by)]).inc();
    }

    /// Something was to leave the server by a medium.
    pub(crate) fn count_sent(&self, medium: &'static str, carried: &Carried) {
        let outcome = match carried {
            Carried::Taken => "taken",
            Carried::Later { .. } => "later",
            Carried::Refused { .. } => "refused",
            Carried::Gone => "gone",
        };
        self.0.sent.get_or_create(&[("medium", medium), ("outcome", outcome)]).inc();
    }

    /// A change of a game took so long to be kept.
    pub(crate) fn time_commit(&self, time: Duration) {
        self.0.commits.observe(time.as_secs_f64());
    }

    /// All of it as text, with what there is at the moment.
    fn text(&self, now: &Present) -> Result<String, std::fmt::Error> {
        let mut registry = Registry::with_prefix("colorito");
        let Counts { requests, errors, moves, sent, commits } = &*self.0;
        registry.register("requests", "Requests answered, by status", requests.clone());
        registry.register("errors", "Errors told over HTTP and WebSocket, by code", errors.clone());
        registry.register("moves", "Moves kept, by who made them", moves.clone());
        registry.register(
            "sent",
            "Messages that were to leave the server, by what became of them",
            sent.clone(),
        );
        registry.register("commit_seconds", "How long a change of a game took to be kept", commits.clone());
        for (name, about, value) in [
            ("rooms", "Games that are open", now.rooms.count()),
            ("sockets", "Open sockets", now.limiter.sockets.count()),
            ("connections", "Open connections, sockets not counted", now.limiter.connections.count()),
            ("reviews", "Reviews under way that somebody asked for", now.limiter.reviews.count()),
        ] {
            let gauge = Gauge::<i64>::default();
            gauge.set(value as i64);
            registry.register(name, about, gauge);
        }
        let waiting = Family::<Label<&'static str>, Gauge>::default();
        for (class, count) in now.rooms.context().workers.waiting() {
            waiting.get_or_create(&[("work", class.name())]).set(count as i64);
        }
        registry.register("waiting", "Work that waits for a thread, by kind", waiting);
        let mut text = String::new();
        encode(&mut text, &registry)?;
        Ok(text)
    }
}

/// Where to look for what there is at the moment.
#[derive(Clone)]
pub(crate) struct Present {
    pub(crate) rooms: Rooms,
    pub(crate) limiter: RateLimiter,
}

/// Counts requests and the errors they are answered with.
pub(crate) async fn count(State(metrics): State<Metrics>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    metrics.count_request(response.status().as_u16());
    if let Some(code) = response.extensions().get::<Code>() {
        metrics.count_error(*code);
    }
    response
}

/// A service of its own that tells what was counted.
pub(crate) fn router(metrics: Metrics, present: Present) -> Router {
    let tell = || async move {
        let text = metrics.text(&present).unwrap_or_default();
        ([(header::CONTENT_TYPE, CONTENT_TYPE)], text)
    };
    Router::new().route("/metrics", get(tell))
}

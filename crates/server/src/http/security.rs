//! What every response carries, and who may ask at all.

use std::{
    net::IpAddr,
    sync::{Arc, OnceLock},
};

use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, Method, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};
use colorito_wire::{Error, FORMAT};

use super::ErrorResponse;
use crate::site;

/// Nothing from elsewhere, nothing inline, nobody else's frame. Pages think with a WebAssembly module, which browsers compile by
/// `wasm-unsafe-eval` only; no text is ever made into a program.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

/// Nothing of the device is needed but the screen.
const PERMISSIONS_POLICY: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
     magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/// What every response carries. The last three isolate pages, and workers with them: browsers let their threads share memory only then.
const HEADERS: [(HeaderName, HeaderValue); 8] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS_POLICY)),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-embedder-policy"), HeaderValue::from_static("require-corp")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// The format of answers and the version of the pages that belong to them: pages that were kept find out that there is a newer one.
const VERSION: HeaderName = HeaderName::from_static("colorito-version");

fn version() -> HeaderValue {
    static TEXT: OnceLock<HeaderValue> = OnceLock::new();
    let make = || {
        let text = format!("{FORMAT} {}", site::version(&super::all_files()));
        HeaderValue::try_from(text).expect("digits can be a header")
    };
    TEXT.get_or_init(make).clone()
}

/// What a browser says about whose page asks, in which way, and for what.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");
const FETCH_DEST: HeaderName = HeaderName::from_static("sec-fetch-dest");

/// Adds the headers that every response carries.
pub(crate) async fn secure(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(value);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.insert(VERSION, version());
    response
}

/// Refuses what pages of other sites ask, also over WebSocket: a browser says where a request comes from.
pub(crate) async fn refuse_foreign_pages(
    State(hosts): State<Hosts>,
    request: Request,
    next: Next,
) -> Response {
    match foreign_origin(&hosts, &request) {
        Some(origin) => ErrorResponse(Error::ForeignOrigin(origin)).into_response(),
        None => next.run(request).await,
    }
}

fn foreign_origin(hosts: &Hosts, request: &Request) -> Option<String> {
    let Some(origin) = text(request, &header::ORIGIN) else {
        // Pictures, scripts and the like are asked for without an origin.
        let site = text(request, &FETCH_SITE)?;
        let own = matches!(site, "same-origin" | "none");
        return (!own && !is_visit(request) && !is_embedded(request)).then(|| shorten(site));
    };
    // A proxy may ask by another name than its users do.
    let own = |origin_host| Some(origin_host) == host(request) || hosts.name(origin_host);
    let own = origin.split_once("://").is_some_and(|(_, origin_host)| own(origin_host));
    (!own).then(|| shorten(origin))
}

/// Whether somebody follows a link to a page.
fn is_visit(request: &Request) -> bool {
    request.method() == Method::GET
        && text(request, &FETCH_MODE) == Some("navigate")
        && text(request, &FETCH_DEST) == Some("document")
}

/// Whether a page of another site shows a game's picture that is made for that.
fn is_embedded(request: &Request) -> bool {
    let path = request.uri().path();
    request.method() == Method::GET
        && path.starts_with("/api/games/")
        && path.ends_with("/embed.svg")
        && text(request, &FETCH_MODE) == Some("no-cors")
        && text(request, &FETCH_DEST) == Some("image")
}

fn shorten(text: &str) -> String {
    text.chars().take(100).collect()
}

fn text<'a>(request: &'a Request, name: &HeaderName) -> Option<&'a str> {
    request.headers().get(name).map(|value| value.to_str().unwrap_or("?"))
}

fn host(request: &Request) -> Option<&str> {
    text(request, &header::HOST).or_else(|| request.uri().authority().map(Authority::as_str))
}

/// By which names the server may be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Hosts {
    /// By any.
    Any,
    /// By those that always mean this machine, and by these.
    Named(Arc<[String]>),
}

impl Hosts {
    fn include(&self, host: &str) -> bool {
        match self {
            Hosts::Any => true,
            Hosts::Named(_) => means_this_machine(host) || self.name(host),
        }
    }

    /// Whether this is one of the names given.
    fn name(&self, host: &str) -> bool {
        let Hosts::Named(names) = self else { return false };
        let host = without_port(host);
        names.iter().any(|name| name.eq_ignore_ascii_case(host))
    }
}

/// Refuses requests under a name that only happens to mean this machine. Pages of another site could
/// otherwise have their own name point here and then ask whatever they like.
pub(crate) async fn refuse_foreign_hosts(
    State(hosts): State<Hosts>,
    request: Request,
    next: Next,
) -> Response {
    let host = host(&request).unwrap_or_default();
    if !hosts.include(host) {
        return ErrorResponse(Error::ForeignHost(shorten(host))).into_response();
    }
    next.run(request).await
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

fn means_this_machine(host: &str) -> bool {
    let name = without_port(host);
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_this_machine() {
        for host in
            ["localhost", "LOCALHOST:1892", "127.0.0.1:80", "127.0.0.1", "127.0.0.2:1", "[::1]", "[::1]:1892"]
        {
            assert!(means_this_machine(host), "{host}");
        }
        for host in [
            "",
            "elsewhere.example",
            "localhost.elsewhere.example",
            "127.0.0.1.example:1892",
            "::1",
            "a:1:1892",
        ] {
            assert!(!means_this_machine(host), "{host}");
        }
    }
}

//! The pages and what belongs to them: files that are part of the program, read from disk while it is being
//! developed.

use std::sync::OnceLock;

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use colorito_wire::Error;
use rust_embed::{Embed, EmbeddedFile};
use tower_http::compression::{
    CompressionLayer, CompressionLevel, Predicate,
    predicate::{DefaultPredicate, NotForContentType},
};

use super::ErrorResponse;
use crate::site::{self, SERVICE};

#[derive(Embed)]
#[folder = "../../web"]
struct Web;

#[derive(Embed)]
#[folder = "../../locales"]
#[prefix = "locales/"]
#[allow_missing = true]
struct Locales;

/// All files of the pages by their paths.
pub(crate) fn all_files() -> Vec<(String, Vec<u8>)> {
    let (web, locales) = (Web::iter(), Locales::iter());
    let read =
        |path: std::borrow::Cow<'static, str>| Some((path.to_string(), find(&path)?.data.into_owned()));
    web.chain(locales).filter_map(read).collect()
}

/// What lies beside the pages for programmers, and is no part of them.
const BESIDE: &str = "package/";

/// The page that all addresses for people are answered with; it looks at its address itself.
const PAGE: &str = "index.html";

/// The addresses for people.
pub(crate) const PAGES: [&str; 28] = [
    "/",
    "/play",
    "/game/{id}",
    "/game/{id}/review",
    "/games",
    "/match/{id}",
    "/rules",
    "/learn",
    "/learn/{lesson}",
    "/history",
    "/puzzles",
    "/puzzles/{id}",
    "/analyse",
    "/boards",
    "/settings",
    "/account",
    "/players",
    "/player/{name}",
    "/lobby",
    "/watch",
    "/invitation/{id}",
    "/join",
    "/notices",
    "/notices/settings",
    "/admin",
    "/mail/confirm",
    "/mail/stop/{link}",
    "/recover",
];

/// What the tag of a file gets when it is sent compressed: other bytes, another tag.
const COMPRESSED: &str = "-gzip";

/// The page, at one of the addresses it knows.
pub(super) async fn page(headers: HeaderMap) -> Response {
    answer(PAGE, StatusCode::OK, &headers)
}

/// A file, or for people the page with the status that there is nothing here, or an error for programs.
pub(super) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let reads = matches!(method, Method::GET | Method::HEAD);
    let for_programs = path == "api" || path.starts_with("api/");
    if !reads || for_programs {
        return ErrorResponse(Error::NoSuchAddress).into_response();
    }
    if path == SERVICE {
        return service_worker();
    }
    if find(path).is_some() {
        return answer(path, StatusCode::OK, &headers);
    }
    if accepts_pages(&headers) {
        return answer(PAGE, StatusCode::NOT_FOUND, &headers);
    }
    ErrorResponse(Error::NoSuchAddress).into_response()
}

/// The script that keeps the application for visits without a network. Put together once, or anew while the program is being developed.
fn service_worker() -> Response {
    static TEXT: OnceLock<String> = OnceLock::new();
    let make = || site::service_worker(&all_files(), false);
    let text = if cfg!(debug_assertions) { make() } else { TEXT.get_or_init(make).clone() };
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static(content_type(SERVICE)));
    let always_ask = (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    ([kind, always_ask], text).into_response()
}

fn find(path: &str) -> Option<EmbeddedFile> {
    if path.starts_with(BESIDE) {
        return None;
    }
    Web::get(path).or_else(|| Locales::get(path))
}

fn accepts_pages(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

fn answer(path: &str, status: StatusCode, asked: &HeaderMap) -> Response {
    let Some(file) = find(path) else { return ErrorResponse(Error::NoSuchAddress).into_response() };
    let tag = tag(&file);
    let always_ask = (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let (StatusCode::OK, Some(known)) = (status, known_tag(asked, &tag)) {
        return (StatusCode::NOT_MODIFIED, [always_ask, (header::ETAG, known)]).into_response();
    }
    let tag = HeaderValue::try_from(tag).expect("hexadecimal digits can be a header");
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static(content_type(path)));
    (status, [kind, always_ask, (header::ETAG, tag)], file.data).into_response()
}

/// A tag that changes whenever the file does.
fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let front = hash.first_chunk().map_or(0, |front| u128::from_be_bytes(*front));
    format!("\"{front:032x}\"")
}

fn compressed(tag: &str) -> String {
    format!("{}{COMPRESSED}\"", tag.trim_end_matches('"'))
}

/// The tag of a version the asker has, if it is the newest.
fn known_tag(asked: &HeaderMap, tag: &str) -> Option<HeaderValue> {
    let compressed = compressed(tag);
    let lists = asked.get_all(header::IF_NONE_MATCH).into_iter().filter_map(|value| value.to_str().ok());
    let known = lists.flat_map(|list| list.split(',')).map(str::trim);
    known.map(|known| known.trim_start_matches("W/")).find_map(|known| match known {
        "*" => HeaderValue::from_str(tag).ok(),
        _ if known == tag || known == compressed => HeaderValue::from_str(known).ok(),
        _ => None,
    })
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ftl" | "txt" | "md" | "colorito" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// How hard texts are compressed: with the fastest level a first visit would be heavier than it may be, and the module is
/// near its limit.
const LEVEL: i32 = 7;

/// Compresses what is text. Pictures made of pixels and fonts are compressed already.
pub(super) fn compression() -> CompressionLayer<impl Predicate> {
    // What is said line by line is read at once.
    let lines = NotForContentType::const_new("application/x-ndjson");
    let text = DefaultPredicate::new().and(NotForContentType::const_new("font/")).and(lines);
    CompressionLayer::new().gzip(true).quality(CompressionLevel::Precise(LEVEL)).compress_when(text)
}

/// Gives what was compressed a tag of its own.
pub(super) async fn tag_compressed(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if headers.contains_key(header::CONTENT_ENCODING)
        && let Some(tag) = headers.get(header::ETAG).and_then(|tag| tag.to_str().ok())
        && let Ok(tag) = HeaderValue::try_from(compressed(tag))
    {
        headers.insert(header::ETAG, tag);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_addresses_for_people_are_those_the_page_shows() {
        let main = Web::get("app/main.js").expect("the page's own list");
        let main = String::from_utf8(main.data.into_owned()).expect("text");
        let mut shown: Vec<String> = main
            .lines()
            .filter_map(|line| line.trim().strip_prefix("route('")?.split('\'').next())
            .map(|route| {
                let parts = route.split('/').map(|part| match part.strip_prefix(':') {
                    Some(name) => format!("{{{name}}}"),
                    None => part.to_owned(),
                });
                parts.collect::<Vec<_>>().join("/")
            })
            .collect();
        let mut served = PAGES.map(str::to_owned).to_vec();
        shown.sort();
        served.sort();
        assert_eq!(served, shown);
    }
}

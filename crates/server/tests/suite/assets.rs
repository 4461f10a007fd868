//! The pages and their files.

use axum::{
    body::{Body, to_bytes},
    http::{HeaderMap, Method, Request, Response, StatusCode, header},
};
use colorito::{Board, Variant};

use crate::common::{Api, assert_refused};

async fn ask(api: &Api, method: Method, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    api.send(request.body(Body::empty()).unwrap()).await
}

async fn body(response: Response<Body>) -> Vec<u8> {
    to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()
}

fn value<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn every_address_for_people_is_the_page() {
    let api = Api::new().await;
    let page = std::fs::read("../../web/index.html").unwrap();
    for path in [
        "/",
        "/play",
        "/game/0123456789abcdef",
        "/games",
        "/match/0123456789abcdef",
        "/rules",
        "/learn",
        "/learn/jump",
        "/history",
        "/puzzles",
        "/puzzles/7",
        "/analyse",
        "/settings",
        "/index.html",
    ] {
        let response = ask(&api, Method::GET, path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(value(response.headers(), "content-type"), "text/html; charset=utf-8");
        assert_eq!(value(response.headers(), "cache-control"), "no-cache");
        assert_eq!(body(response).await, page, "{path}");
    }
}

#[tokio::test]
async fn unknown_addresses_are_told_in_the_askers_language() {
    let api = Api::new().await;
    let browser = [("accept", "text/html,application/xhtml+xml,*/*;q=0.8")];
    for path in ["/nowhere", "/game", "/learn/a/b", "/..%2fCargo.toml", "/../Cargo.toml"] {
        let response = ask(&api, Method::GET, path, &browser).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(value(response.headers(), "content-type").starts_with("text/html"), "{path}");
    }
    for path in ["/api/nowhere", "/api/"] {
        let response = ask(&api, Method::GET, path, &browser).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        assert_eq!(value(response.headers(), "content-type"), "application/json", "{path}");
    }
    assert_refused(&api.get("/missing.js").await, StatusCode::NOT_FOUND, "no-such-address", "/api");
    assert_eq!(ask(&api, Method::POST, "/nowhere", &browser).await.status(), StatusCode::NOT_FOUND);
    assert_eq!(ask(&api, Method::POST, "/", &browser).await.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn what_the_asker_has_is_not_sent_again() {
    let api = Api::new().await;
    let first = ask(&api, Method::GET, "/", &[]).await;
    let tag = value(first.headers(), "etag").to_owned();
    assert!(tag.starts_with('"') && tag.ends_with('"') && tag.len() > 10, "{tag}");
    for known in [tag.clone(), format!("\"other\", {tag}"), "*".to_owned(), format!("W/{tag}")] {
        let again = ask(&api, Method::GET, "/", &[("if-none-match", &known)]).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert!(body(again).await.is_empty());
    }
    let other = ask(&api, Method::GET, "/", &[("if-none-match", "\"other\"")]).await;
    assert_eq!(other.status(), StatusCode::OK);
}

#[tokio::test]
async fn text_is_compressed_for_who_can_read_it() {
    let api = Api::new().await;
    let plain = ask(&api, Method::GET, "/", &[]).await;
    assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
    let gzip = [("accept-encoding", "gzip, br")];
    let packed = ask(&api, Method::GET, "/", &gzip).await;
    assert_eq!(value(packed.headers(), "content-encoding"), "gzip");
    let tag = value(packed.headers(), "etag").to_owned();
    assert_ne!(tag, value(plain.headers(), "etag"), "other bytes, another tag");
    assert!(body(packed).await.starts_with(&[0x1f, 0x8b]));
    let again = ask(&api, Method::GET, "/", &[gzip[0], ("if-none-match", &tag)]).await;
    assert_eq!((again.status(), value(again.headers(), "etag")), (StatusCode::NOT_MODIFIED, tag.as_str()));
    let answer = ask(&api, Method::GET, "/api/position", &gzip).await;
    assert_eq!(value(answer.headers(), "content-encoding"), "gzip");
    let picture = api.begin(serde_json::json!({})).await + "/picture.png?width=64";
    let picture = ask(&api, Method::GET, &picture, &gzip).await;
    assert!(!picture.headers().contains_key(header::CONTENT_ENCODING));
}

/// The names in a list of a module of the pages.
fn names_in(module: &str, list: &str) -> Vec<String> {
    let start = module.find(&format!("export const {list} = [")).expect(list);
    let names = module[start..].split(['[', ']']).nth(1).unwrap();
    names.split(',').map(|name| name.trim().trim_matches('\'').to_owned()).collect()
}

#[test]
fn pages_know_the_boards_and_variants_of_the_rules() {
    let kinds = include_str!("../../../../web/app/game/kinds.js");
    assert_eq!(names_in(kinds, "BOARDS"), Board::BUILT_IN.map(|(name, _)| name.to_owned()));
    let mut variants = Variant::ALL.map(|variant| variant.to_string()).to_vec();
    let mut named = names_in(kinds, "VARIANTS");
    variants.sort();
    named.sort();
    assert_eq!(named, variants);
}

#[tokio::test]
async fn the_module_is_light_as_it_is_sent() {
    let api = Api::new().await;
    let response = ask(&api, Method::GET, "/module/colorito.wasm", &[("accept-encoding", "gzip")]).await;
    assert_eq!(value(response.headers(), "content-type"), "application/wasm");
    assert_eq!(value(response.headers(), "content-encoding"), "gzip");
    let bytes = body(response).await.len();
    assert!(bytes < 400_000, "{bytes} bytes");
}

#[tokio::test]
async fn the_service_worker_names_every_file_with_its_sum() {
    let api = Api::new().await;
    let response = ask(&api, Method::GET, "/service.js", &[]).await;
    assert_eq!(value(response.headers(), "content-type"), "text/javascript; charset=utf-8");
    assert_eq!(value(response.headers(), "cache-control"), "no-cache");
    let text = String::from_utf8(body(response).await).unwrap();
    assert!(text.contains("const ALONE = false;"));
    let files: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("  ['")?.split('\'').next()).collect();
    assert!(files.len() > 100 && !files.contains(&"/service.js"), "{files:?}");
    for file in files {
        assert_eq!(ask(&api, Method::GET, file, &[]).await.status(), StatusCode::OK, "{file}");
    }
}

//! A game's picture on pages of other sites.

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderMap, Request, StatusCode, header},
};
use serde_json::json;
use tempfile::TempDir;
use tower::ServiceExt as _;

use crate::{askers::open, browser::Browser, common::Api};

/// What a browser says when a page of another site shows a picture.
const SHOWN: [&str; 2] = ["no-cors", "image"];

async fn ask(
    router: &Router,
    path: &str,
    [mode, destination]: [&str; 2],
    known: Option<&str>,
) -> (StatusCode, HeaderMap, String) {
    let mut request = Request::get(path)
        .header("sec-fetch-site", "cross-site")
        .header("sec-fetch-mode", mode)
        .header("sec-fetch-dest", destination);
    if let Some(tag) = known {
        request = request.header(header::IF_NONE_MATCH, tag);
    }
    let response = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, headers, String::from_utf8(body.to_vec()).unwrap())
}

#[tokio::test]
async fn a_game_is_shown_elsewhere_as_it_is() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let mut owner = Browser::new(&router);
    let (_, game) = owner.post("/api/games", json!({})).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let picture = format!("{path}/embed.svg?seat=blue&language=de");
    let (status, headers, first) = ask(&router, &picture, SHOWN, None).await;
    assert_eq!(status, StatusCode::OK, "{first}");
    assert_eq!(headers["cross-origin-resource-policy"], "cross-origin");
    assert_eq!(
        (&headers[header::CACHE_CONTROL], &headers[header::CONTENT_TYPE]),
        (&header::HeaderValue::from_static("no-cache"), &header::HeaderValue::from_static("image/svg+xml"),)
    );
    assert!(first.starts_with("<svg") && headers.contains_key("content-security-policy"));
    let tag = headers[header::ETAG].to_str().unwrap().to_owned();
    let (status, headers, nothing) = ask(&router, &picture, SHOWN, Some(&tag)).await;
    assert_eq!((status, nothing.as_str()), (StatusCode::NOT_MODIFIED, ""), "it is the same still");
    assert_eq!(headers["cross-origin-resource-policy"], "cross-origin");
    let play = json!({ "move": "c1c3", "ply": 0, "client": "a" });
    assert_eq!(owner.post(&format!("{path}/moves"), play).await.0, StatusCode::OK);
    let (status, headers, second) = ask(&router, &picture, SHOWN, Some(&tag)).await;
    assert_eq!(status, StatusCode::OK);
    assert!(second != first && headers[header::ETAG] != tag.as_str(), "the move is seen");
}

#[tokio::test]
async fn nothing_else_is_shown_elsewhere() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let (_, game) = Browser::new(&router).post("/api/games", json!({})).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    for other in [format!("{path}/picture.svg"), path.clone(), "/api/games".to_owned()] {
        assert_eq!(ask(&router, &other, SHOWN, None).await.0, StatusCode::FORBIDDEN, "{other}");
    }
    let picture = format!("{path}/embed.svg");
    for said in [["navigate", "iframe"], ["cors", "empty"], ["no-cors", "script"]] {
        assert_eq!(ask(&router, &picture, said, None).await.0, StatusCode::FORBIDDEN, "{said:?}");
    }
    let (status, headers, _) = ask(&router, "/api/games/0000000000000000/embed.svg", SHOWN, None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(headers["cross-origin-resource-policy"], "same-origin");
    // What is on a device stays there.
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let (status, _, body) = ask(&api.router, &format!("{game}/embed.svg"), SHOWN, None).await;
    assert!(status == StatusCode::FORBIDDEN && body.contains("device-only"), "{body}");
}

//! Somebody who asks a server as browsers do, with a cookie.

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Method, Request, StatusCode, header},
};
use serde_json::Value;
use tower::ServiceExt as _;

/// Somebody with a browser of their own.
pub(crate) struct Browser {
    pub(crate) router: Router,
    pub(crate) cookie: Option<String>,
    /// By which name the server is asked, if that matters.
    pub(crate) host: Option<&'static str>,
}

impl Browser {
    pub(crate) fn new(router: &Router) -> Browser {
        Browser { router: router.clone(), cookie: None, host: None }
    }

    /// The same browser, asking by another name.
    pub(crate) fn asking_by(&self, host: &'static str) -> Browser {
        Browser { router: self.router.clone(), cookie: self.cookie.clone(), host: Some(host) }
    }

    pub(crate) async fn ask(&mut self, method: Method, path: &str, body: Value) -> (StatusCode, Value) {
        let mut request =
            Request::builder().method(method).uri(path).header(header::CONTENT_TYPE, "application/json");
        if let Some(host) = self.host {
            request = request.header(header::HOST, host);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, format!("theme=dark; {cookie}"));
        }
        let request = request.body(Body::from(body.to_string())).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            for wanted in ["HttpOnly", "SameSite=Lax", "Path=/"] {
                assert!(cookie.contains(wanted), "{cookie}");
            }
            self.cookie = Some(cookie.split(';').next().unwrap().to_owned());
        }
        let status = response.status();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    pub(crate) async fn get(&mut self, path: &str) -> (StatusCode, Value) {
        self.ask(Method::GET, path, Value::Null).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> (StatusCode, Value) {
        self.ask(Method::POST, path, body).await
    }

    pub(crate) async fn count(&mut self) -> usize {
        self.get("/api/games").await.1["games"].as_array().unwrap().len()
    }
}

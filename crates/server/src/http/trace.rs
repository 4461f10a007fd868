//! What the log says about a request.

use axum::extract::Request;
use tracing::Span;

/// Addresses that go on with a secret.
const SECRET: [&str; 2] = ["/mail/stop/", "/feeds/"];

/// What is logged with everything that happens while a request is answered.
pub(super) fn span(request: &Request) -> Span {
    let uri = request.uri();
    let shown = uri.path_and_query().map_or(uri.path(), |whole| whole.as_str());
    tracing::debug_span!("request", method = %request.method(), uri = without_secret(shown), version = ?request.version())
}

/// An address as it may be shown to those who read logs.
fn without_secret(shown: &str) -> &str {
    SECRET.into_iter().find(|start| shown.starts_with(start)).unwrap_or(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_left_out() {
        for (uri, shown) in [
            ("/feeds/0123/notices.atom?x=y", "/feeds/"),
            ("/mail/stop/0123", "/mail/stop/"),
            ("/mail/confirm", "/mail/confirm"),
            ("/api/games?limit=5", "/api/games?limit=5"),
            ("/", "/"),
        ] {
            assert_eq!(without_secret(uri), shown);
        }
    }
}

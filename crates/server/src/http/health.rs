//! What is asked by those who run the server.

use axum::{extract::State, http::StatusCode};

use super::Service;

/// The program runs.
pub(super) async fn alive() -> &'static str {
    "alive\n"
}

/// Games can be read, and the server is not about to stop.
pub(super) async fn ready(State(service): State<Service>) -> (StatusCode, &'static str) {
    if *service.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    // Any question will do that the store has to look up.
    match service.rooms.context().store.session("").await {
        Ok(_) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "the games cannot be read");
            (StatusCode::SERVICE_UNAVAILABLE, "the games cannot be read\n")
        }
    }
}

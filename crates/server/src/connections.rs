//! Connections: taken, watched over, and ended.

use std::{
    convert::Infallible,
    net::{IpAddr, SocketAddr},
    pin::pin,
    time::Duration,
};

use axum::{Router, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task, time,
};
use tower::ServiceExt as _;

use crate::limits::{Client, RateLimiter};

/// How long requests under way may take when the server is told to stop.
const FAREWELL: Duration = Duration::from_millis(500);

/// How often to look whether all have said farewell.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// How long to wait when no connection can be taken, as when there are too many open files.
const SECOND_TRY: Duration = Duration::from_millis(200);

/// Answers requests until it is told to stop. A connection that does not say what it wants for too long is
/// closed, and so is one more than a client may have.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limiter: &RateLimiter,
    proxies: &[IpAddr],
    stop: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limiter.limits.idle);
    let stopping = watch::Sender::new(false);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                time::sleep(SECOND_TRY).await;
                continue;
            }
        };
        // A proxy brings many clients.
        let counted = !proxies.contains(&address.ip().to_canonical());
        let place = counted.then(|| limiter.connections.take(Client::from(address.ip()))).transpose();
        let Ok(place) = place else {
            tracing::warn!(%address, "too many connections of one client");
            continue;
        };
        hurry(&stream);
        let router = router.clone();
        let service = service_fn(move |request| answer(router.clone(), address, request));
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut stopping = stopping.subscribe();
        task::spawn(async move {
            let (_place, mut connection) = (place, pin!(connection));
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = until_true(&mut stopping) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, %address, "a connection has ended early");
            }
        });
    }
    drop(listener);
    stopping.send_replace(true);
    let farewell = async {
        while !(limiter.connections.are_free() && limiter.sockets.are_free()) {
            time::sleep(LOOK_EVERY).await;
        }
    };
    let _ = time::timeout(FAREWELL, farewell).await;
}

/// Ends when a value turns to `true`, or nobody is left who could turn it.
pub(crate) async fn until_true(value: &mut watch::Receiver<bool>) {
    let _ = value.wait_for(|value| *value).await;
}

/// Small messages go out at once instead of waiting for the other side to confirm the last.
fn hurry(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY could not be set");
    }
}

async fn answer(
    router: Router,
    address: SocketAddr,
    mut request: Request<Incoming>,
) -> Result<axum::response::Response, Infallible> {
    request.extensions_mut().insert(ConnectInfo(address));
    router.oneshot(request).await
}

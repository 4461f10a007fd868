//! Requests that came through a proxy: who asked it, and how.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderName},
    middleware::Next,
    response::Response,
};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The browser came to the proxy by HTTPS.
#[derive(Clone, Copy)]
pub(crate) struct ByHttps;

/// Believes proxies, by their addresses, and nobody else, what they say about who asks.
pub(crate) async fn unwrap(
    State(proxies): State<Arc<[IpAddr]>>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
    if peer.is_some_and(|peer| proxies.contains(&peer)) {
        let by_https = request.headers().get(FORWARDED_PROTO).is_some_and(|proto| proto == "https");
        if let Some(client) = client(request.headers(), &proxies) {
            request.extensions_mut().insert(ConnectInfo(SocketAddr::new(client, 0)));
        }
        if by_https {
            request.extensions_mut().insert(ByHttps);
        }
    }
    next.run(request).await
}

/// The last address that no proxy of ours has: those before it are what the client itself may have written.
fn client(headers: &HeaderMap, proxies: &[IpAddr]) -> Option<IpAddr> {
    let lists: Vec<&str> =
        headers.get_all(FORWARDED_FOR).iter().filter_map(|list| list.to_str().ok()).collect();
    let addresses = lists.iter().rev().flat_map(|list| list.rsplit(','));
    let mut addresses = addresses.map_while(|text| text.trim().parse::<IpAddr>().ok());
    addresses.find(|address| !proxies.contains(&address.to_canonical()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asked_a_proxy() {
        let proxies: [IpAddr; 2] = [[192, 0, 2, 1].into(), [192, 0, 2, 2].into()];
        for (lists, wanted) in [
            (vec![], None),
            (vec!["198.51.100.7"], Some("198.51.100.7")),
            (vec!["203.0.113.9, 198.51.100.7"], Some("198.51.100.7")),
            (vec!["203.0.113.9", "198.51.100.7, 192.0.2.2"], Some("198.51.100.7")),
            (vec!["2001:db8::1"], Some("2001:db8::1")),
            (vec!["198.51.100.7, nonsense"], None),
            (vec!["192.0.2.1"], None),
        ] {
            let mut headers = HeaderMap::new();
            for list in &lists {
                headers.append(FORWARDED_FOR, list.parse().unwrap());
            }
            let wanted = wanted.map(|address: &str| address.parse().unwrap());
            assert_eq!(client(&headers, &proxies), wanted, "{lists:?}");
        }
    }
}

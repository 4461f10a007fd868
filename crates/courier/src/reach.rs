//! Whom the server asks because somebody else named them.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
};

use hyper::{Uri, http::uri::Scheme};
use tokio::net;

/// How far a message may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// By HTTPS at its usual port, to addresses of the public network.
    Public,
    /// To any address, also of this machine, with or without encryption. For tests, and for who runs a push
    /// service beside the server.
    Anywhere,
}

impl Reach {
    /// Whether an address may be asked, as far as it can be told without asking what its name stands for.
    pub(crate) fn allows(self, address: &Uri) -> bool {
        let (Some(scheme), Some(authority)) = (address.scheme(), address.authority()) else { return false };
        let named = !authority.as_str().contains('@') && !authority.host().is_empty();
        match self {
            Reach::Anywhere => named && (*scheme == Scheme::HTTPS || *scheme == Scheme::HTTP),
            Reach::Public => {
                let usual_port = authority.port_u16().is_none_or(|port| port == 443)
                    && authority.as_str().len() <= authority.host().len() + ":443".len();
                let literal = without_brackets(authority.host()).parse::<IpAddr>();
                named && *scheme == Scheme::HTTPS && usual_port && literal.map_or(true, is_public)
            }
        }
    }

    /// The addresses behind a name that may be connected to. Whoever connects takes these, and does not ask
    /// for the name again: it might stand for something else then.
    pub(crate) async fn resolve(self, host: &str, port: u16) -> io::Result<Vec<SocketAddr>> {
        let found = net::lookup_host((without_brackets(host), port)).await?;
        let allowed: Vec<SocketAddr> =
            found.filter(|address| self == Reach::Anywhere || is_public(address.ip())).collect();
        if allowed.is_empty() { Err(io::Error::other("it has no public address")) } else { Ok(allowed) }
    }
}

fn without_brackets(host: &str) -> &str {
    host.trim_start_matches('[').trim_end_matches(']')
}

/// Whether an address belongs to the public network: not to this machine, its neighbours, or a purpose of its
/// own.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = matches!(
        (a, b, c),
        // This network, shared by a provider, protocols, the way from IPv6, benchmarks, and what is to come.
        (0 | 240..=255, ..) | (100, 64..=127, _) | (192, 0, 0) | (192, 88, 99) | (198, 18 | 19, _)
    );
    !(special
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast())
}

/// Global unicast, but for what tunnels other addresses, protocols and documents.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    a & 0xe000 == 0x2000 && a != 0x2002 && !(a == 0x2001 && (b < 0x200 || b == 0x0db8)) && a != 0x3fff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_asked() {
        for address in ["8.8.8.8", "1.1.1.1", "100.128.0.1", "2a00:1450::1", "2606:4700::1111"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn a_push_service_is_asked_by_https_at_its_usual_port() {
        let allowed = |text: &str, reach: Reach| text.parse().is_ok_and(|uri| reach.allows(&uri));
        for good in ["https://push.example/x", "https://push.example:443/x", "https://8.8.8.8/"] {
            assert!(allowed(good, Reach::Public), "{good}");
        }
        for bad in [
            "http://push.example/x",
            "ftp://push.example/x",
            "https://push.example:22/x",
            "https://user@push.example/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://[::ffff:10.0.0.1]/x",
            "/x",
            "push.example",
        ] {
            assert!(!allowed(bad, Reach::Public), "{bad}");
        }
        assert!(allowed("http://127.0.0.1:8080/x", Reach::Anywhere));
        assert!(!allowed("file:///etc/passwd", Reach::Anywhere));
    }

    #[tokio::test]
    async fn a_name_is_looked_at_by_what_it_stands_for() {
        assert!(Reach::Public.resolve("localhost", 443).await.is_err());
        assert!(Reach::Public.resolve("127.0.0.1", 443).await.is_err());
        assert!(!Reach::Anywhere.resolve("localhost", 443).await.unwrap().is_empty());
    }
}

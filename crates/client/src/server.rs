//! Where a server is, as somebody has written it.

use std::{fmt, net::IpAddr, str::FromStr};

use colorito_play::GameId;
use hyper::{
    Uri,
    http::uri::{Authority, Scheme},
};

/// How many hexadecimal digits the claim of an invitation has.
const CLAIM: usize = 32;

/// A server that somebody has named.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Server {
    /// Whether what is said there is encrypted.
    is_secure: bool,
    host: String,
    port: u16,
}

/// The text names no server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no address of a server; write it like `https://example.org`")]
pub struct NoServer(pub String);

impl Server {
    /// Whether what is said there is encrypted.
    pub(crate) fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// Its name, without brackets.
    pub(crate) fn host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Its name as requests have it.
    pub fn authority(&self) -> String {
        if self.port == usual_port(self.is_secure) {
            self.host.clone()
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// The link of an invitation there.
    pub fn invitation(&self, claim: &str) -> String {
        format!("{self}/join#{claim}")
    }
}

fn usual_port(is_secure: bool) -> u16 {
    if is_secure { 443 } else { 80 }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority())
    }
}

impl FromStr for Server {
    type Err = NoServer;

    fn from_str(text: &str) -> Result<Server, NoServer> {
        read(text.trim().trim_end_matches('/')).ok_or_else(|| NoServer(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Server> {
    if let Some((_, rest)) = text.split_once("://") {
        let uri: Uri = text.parse().ok()?;
        let is_secure = match uri.scheme()? {
            scheme if *scheme == Scheme::HTTPS => true,
            scheme if *scheme == Scheme::HTTP => false,
            _ => return None,
        };
        return (!rest.contains(['/', '?', '#'])).then(|| at(uri.authority()?, is_secure))?;
    }
    let authority: Authority = text.parse().ok()?;
    // What stays on this machine needs no certificate.
    at(&authority, !means_this_machine(authority.host()))
}

fn at(authority: &Authority, is_secure: bool) -> Option<Server> {
    let host = authority.host().to_lowercase();
    if host.is_empty() || authority.as_str().contains('@') {
        return None;
    }
    let port = match authority.port_u16() {
        Some(port) => port,
        None if authority.as_str().len() == host.len() => usual_port(is_secure),
        None => return None,
    };
    Some(Server { is_secure, host, port })
}

fn means_this_machine(host: &str) -> bool {
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    host.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

/// What somebody was sent.
#[derive(Clone, PartialEq, Eq)]
pub enum Link {
    /// An invitation.
    Join {
        /// Where.
        server: Server,
        /// What lets its reader in.
        claim: String,
    },
    /// A game.
    Game {
        /// Where.
        server: Server,
        /// Which.
        id: GameId,
    },
}

/// Claims are shown to nobody.
impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Link::Join { server, .. } => write!(f, "Join({server}, …)"),
            Link::Game { server, id } => write!(f, "Game({server}, {id})"),
        }
    }
}

/// The text is no link to a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no link to a game or an invitation")]
pub struct NoLink;

impl Link {
    /// The server it leads to.
    pub fn server(&self) -> &Server {
        match self {
            Link::Join { server, .. } | Link::Game { server, .. } => server,
        }
    }
}

impl FromStr for Link {
    type Err = NoLink;

    fn from_str(text: &str) -> Result<Link, NoLink> {
        let text = text.trim();
        if let Some((server, claim)) = text.split_once("/join#") {
            let is_claim = claim.len() == CLAIM && claim.bytes().all(|digit| digit.is_ascii_hexdigit());
            let server = server.parse().map_err(|_| NoLink)?;
            return if is_claim { Ok(Link::Join { server, claim: claim.to_owned() }) } else { Err(NoLink) };
        }
        let (server, id) = text.split_once("/game/").ok_or(NoLink)?;
        let id = id.split(['/', '?', '#']).next().unwrap_or_default();
        Ok(Link::Game { server: server.parse().map_err(|_| NoLink)?, id: id.parse().map_err(|_| NoLink)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_read_as_people_write_them() {
        for (text, read) in [
            ("example.org", "https://example.org"),
            (" Example.org/ ", "https://example.org"),
            ("https://example.org:443", "https://example.org"),
            ("http://example.org:8080", "http://example.org:8080"),
            ("localhost:1892", "http://localhost:1892"),
            ("127.0.0.1:1892", "http://127.0.0.1:1892"),
            ("[::1]:1892", "http://[::1]:1892"),
            ("https://localhost", "https://localhost"),
        ] {
            assert_eq!(text.parse::<Server>().unwrap().to_string(), read);
        }
        for text in
            ["", "x y", "ftp://example.org", "https://", "https://a@b.org", "https://b.org/x", "b.org:99999"]
        {
            assert!(text.parse::<Server>().is_err(), "{text}");
        }
        assert_eq!("[::1]:1892".parse::<Server>().unwrap().host(), "::1");
    }

    #[test]
    fn links_are_read_and_their_claims_not_shown() {
        let claim = "0123456789abcdef0123456789abcdef";
        let link: Link = format!("https://example.org/join#{claim}").parse().unwrap();
        let server: Server = "https://example.org".parse().unwrap();
        assert_eq!(link, Link::Join { server: server.clone(), claim: claim.to_owned() });
        assert!(!format!("{link:?}").contains(claim));
        assert_eq!(server.invitation(claim).parse(), Ok(link));
        let game = Link::Game { server, id: GameId::from_random(1) };
        assert_eq!("https://example.org/game/0000000000000001".parse(), Ok(game.clone()));
        assert_eq!("https://example.org/game/0000000000000001/review".parse(), Ok(game));
        for text in ["", "example.org", "https://example.org/join#12", "https://example.org/game/x", "/join#"]
        {
            assert!(text.parse::<Link>().is_err(), "{text}");
        }
    }
}

//! The mail server that takes mails for everybody else.

use std::{fmt, net::IpAddr, str::FromStr};

use percent_encoding::percent_decode_str;

/// How the way to a relay is protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Protection {
    /// Encrypted from the first byte on.
    Tls,
    /// Encrypted before anything is said that matters, or nothing is.
    StartTls,
    /// Not at all: it is on this machine.
    None,
}

/// A mail server that takes mails for everybody else, as `smtps://user@mail.example:465`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relay {
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) protection: Protection,
    pub(crate) user: Option<String>,
}

/// Why a text names no relay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRelay {
    /// It is something else.
    #[error("a relay is written as smtps://user@host:port or smtp://user@host:port")]
    Form,
    /// It has a password in it, which everybody can see who lists processes.
    #[error("a password belongs into a file or the environment, not into the relay's address")]
    Password,
}

/// A password. It is in no log.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Keeps a password.
    pub fn new(text: &str) -> Secret {
        Secret(text.to_owned())
    }

    pub(crate) fn reveal(&self) -> String {
        self.0.clone()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Relay {
    /// Whether it wants to know who asks.
    pub fn has_user(&self) -> bool {
        self.user.is_some()
    }
}

impl FromStr for Relay {
    type Err = BadRelay;

    fn from_str(text: &str) -> Result<Relay, BadRelay> {
        let (scheme, rest) = text.split_once("://").ok_or(BadRelay::Form)?;
        // The name of a user is often a mail address itself.
        let (user, place) = match rest.trim_end_matches('/').rsplit_once('@') {
            Some((user, place)) => (Some(user), place),
            None => (None, rest.trim_end_matches('/')),
        };
        if user.is_some_and(|user| user.contains(':')) {
            return Err(BadRelay::Password);
        }
        let user = user.map(|user| percent_decode_str(user).decode_utf8_lossy().into_owned());
        let (host, port) = place_of(place).ok_or(BadRelay::Form)?;
        let protection = match scheme {
            "smtps" => Protection::Tls,
            "smtp" if is_here(&host) => Protection::None,
            "smtp" => Protection::StartTls,
            _ => return Err(BadRelay::Form),
        };
        let usual = match protection {
            Protection::Tls => 465,
            Protection::StartTls => 587,
            Protection::None => 25,
        };
        Ok(Relay {
            host,
            port: port.unwrap_or(usual),
            protection,
            user: user.filter(|user| !user.is_empty()),
        })
    }
}

/// A host, and a port if one is named. An `IPv6` address is in brackets.
fn place_of(text: &str) -> Option<(String, Option<u16>)> {
    let (host, port) = match text.strip_prefix('[').and_then(|text| text.split_once(']')) {
        Some((host, "")) => (host, None),
        Some((host, port)) => (host, Some(port.strip_prefix(':')?)),
        None => text.split_once(':').map_or((text, None), |(host, port)| (host, Some(port))),
    };
    let named = |letter: char| letter.is_alphanumeric() || ".-_".contains(letter);
    let is_host = host.parse::<IpAddr>().is_ok() || (!host.is_empty() && host.chars().all(named));
    let port = port.map(str::parse).transpose().ok()?;
    is_host.then(|| (host.to_owned(), port))
}

/// Whether a host is this machine.
fn is_here(host: &str) -> bool {
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relays_are_read() {
        for (text, host, port, protection, user) in [
            ("smtps://mail.example", "mail.example", 465, Protection::Tls, None),
            ("smtps://me@mail.example:2465", "mail.example", 2465, Protection::Tls, Some("me")),
            (
                "smtp://me@here.example@mail.example",
                "mail.example",
                587,
                Protection::StartTls,
                Some("me@here.example"),
            ),
            (
                "smtp://me%40here.example@mail.example/",
                "mail.example",
                587,
                Protection::StartTls,
                Some("me@here.example"),
            ),
            ("smtp://localhost", "localhost", 25, Protection::None, None),
            ("smtp://127.0.0.1:2525", "127.0.0.1", 2525, Protection::None, None),
            ("smtp://[::1]:2525", "::1", 2525, Protection::None, None),
            ("smtps://localhost", "localhost", 465, Protection::Tls, None),
        ] {
            let relay: Relay = text.parse().unwrap();
            assert_eq!(
                (relay.host.as_str(), relay.port, relay.protection),
                (host, port, protection),
                "{text}"
            );
            assert_eq!(relay.user.as_deref(), user, "{text}");
        }
    }

    #[test]
    fn what_is_no_relay_is_refused() {
        for bad in [
            "",
            "mail.example",
            "https://mail.example",
            "smtp://",
            "smtp://me@",
            "smtp://mail.example:port",
            "smtp://mail.example:99999",
            "smtp://[::1",
            "smtp://mail example",
            "smtp://mail.example/path",
        ] {
            assert_eq!(bad.parse::<Relay>(), Err(BadRelay::Form), "{bad}");
        }
        assert_eq!("smtps://me:secret@mail.example".parse::<Relay>(), Err(BadRelay::Password));
        assert_eq!(format!("{:?}", Secret::new("correct horse")), "Secret(…)");
    }
}

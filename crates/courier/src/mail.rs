//! Mails, by a relay.

use std::{
    error::Error as _,
    fmt,
    str::FromStr,
    sync::{Arc, OnceLock},
    time::{Duration, SystemTime},
};

use lettre::{
    Address, Message,
    message::{
        Mailbox,
        header::{ContentType, HeaderName, HeaderValue},
    },
    transport::smtp::{
        Error,
        authentication::{Credentials, Mechanism},
        client::{AsyncSmtpConnection, TlsParameters},
        commands::{Data, Mail as From, Rcpt},
        extension::ClientId,
    },
};
use tokio::time;

use crate::{
    Carried,
    relay::{Protection, Relay, Secret},
};

/// How long a relay may take for all of it. Some take their time on purpose.
const PATIENCE: Duration = Duration::from_mins(1);

/// The longest address that can be written to.
const LONGEST: usize = 254;

/// The address of somebody who can be written to.
#[derive(Clone, PartialEq, Eq)]
pub struct MailAddress(Address);

/// A text is no address that can be written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no address that can be written to")]
pub struct BadAddress;

impl FromStr for MailAddress {
    type Err = BadAddress;

    /// Only what every relay can write to: letters beyond ASCII need one that knows them.
    fn from_str(text: &str) -> Result<MailAddress, BadAddress> {
        let text = text.trim();
        let plain = text.len() <= LONGEST && text.is_ascii() && !text.contains(['"', '[', ',', ' ']);
        let address: Address = text.parse().ok().filter(|_| plain).ok_or(BadAddress)?;
        // A machine without a name of its own is not where people are written to.
        if !address.domain().contains('.') {
            return Err(BadAddress);
        }
        Address::new(address.user(), address.domain().to_ascii_lowercase())
            .map(MailAddress)
            .map_err(|_| BadAddress)
    }
}

impl MailAddress {
    /// The address as text.
    pub fn text(&self) -> String {
        self.0.to_string()
    }
}

impl fmt::Debug for MailAddress {
    /// Where somebody can be reached belongs into no log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MailAddress(…)")
    }
}

/// Whom mails come from, as `Colorito <colorito@example.org>` or the address alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender(Mailbox);

impl FromStr for Sender {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Sender, BadAddress> {
        text.parse().map(Sender).map_err(|_| BadAddress)
    }
}

/// A mail of plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Email {
    /// Who gets it.
    pub to: MailAddress,
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// Tells it apart from others, wherever they are made. Sent again, it has the same.
    pub id: String,
    /// Where a `POST` has no more of its kind sent (RFC 8058).
    pub stop: Option<String>,
}

/// The way to everybody who has an address.
#[derive(Clone)]
pub struct Mail {
    relay: Relay,
    password: Option<Secret>,
    from: Sender,
    hello: ClientId,
    patience: Duration,
    tls: Arc<OnceLock<TlsParameters>>,
}

impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mail").field("relay", &self.relay.host).finish_non_exhaustive()
    }
}

impl Mail {
    /// Sends by a relay. `host` is the name of the server that has something to say.
    pub fn new(relay: Relay, password: Option<Secret>, from: Sender, host: &str) -> Mail {
        let hello = ClientId::Domain(host.to_owned());
        Mail { relay, password, from, hello, patience: PATIENCE, tls: Arc::default() }
    }

    /// The same, with a relay that may take so long for all of it.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Mail {
        Mail { patience, ..self }
    }

    /// Takes a mail to the relay.
    pub async fn send(&self, email: &Email) -> Carried {
        time::timeout(self.patience, self.deliver(email))
            .await
            .unwrap_or_else(|_| Carried::later("the relay did not answer in time"))
    }

    async fn deliver(&self, email: &Email) -> Carried {
        // What could not be written may have the address in it.
        let Some(written) = self.written(email) else {
            return Carried::refused("it cannot be written as a mail");
        };
        let mut relay = match self.connect().await {
            Ok(relay) => relay,
            Err(error) => return Carried::later(said("connection", &error)),
        };
        let carried = self.hand_over(&mut relay, &email.to, &written).await.err().unwrap_or(Carried::Taken);
        relay.abort().await;
        carried
    }

    /// The mail as it goes over the line.
    fn written(&self, email: &Email) -> Option<Vec<u8>> {
        let ClientId::Domain(host) = &self.hello else { return None };
        let mut message = Message::builder()
            .from(self.from.0.clone())
            .to(Mailbox::new(None, email.to.0.clone()))
            .subject(&email.subject)
            .message_id(Some(format!("<{}@{host}>", email.id)))
            .date(SystemTime::now())
            .header(ContentType::TEXT_PLAIN)
            .raw_header(header("Auto-Submitted", "auto-generated")?);
        if let Some(stop) = &email.stop {
            message = message
                .raw_header(header("List-Unsubscribe", &format!("<{stop}>"))?)
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")?);
        }
        Some(message.body(email.text.clone()).ok()?.formatted())
    }

    async fn connect(&self) -> Result<AsyncSmtpConnection, Error> {
        let Relay { host, port, protection, user } = &self.relay;
        let at_once = if *protection == Protection::Tls { Some(self.tls()?) } else { None };
        let place = (host.as_str(), *port);
        let mut relay = AsyncSmtpConnection::connect_tokio1(place, None, &self.hello, at_once, None).await?;
        if *protection == Protection::StartTls {
            relay.starttls(self.tls()?, &self.hello).await?;
        }
        if let Some((user, password)) = user.as_ref().zip(self.password.as_ref()) {
            let credentials = Credentials::new(user.clone(), password.reveal());
            relay.auth(&[Mechanism::Plain, Mechanism::Login], &credentials).await?;
        }
        Ok(relay)
    }

    fn tls(&self) -> Result<TlsParameters, Error> {
        if let Some(tls) = self.tls.get() {
            return Ok(tls.clone());
        }
        let tls = TlsParameters::new_rustls(self.relay.host.clone())?;
        Ok(self.tls.get_or_init(|| tls).clone())
    }

    /// Says it to the relay, command by command: what a refusal means depends on what it answers.
    async fn hand_over(
        &self,
        relay: &mut AsyncSmtpConnection,
        to: &MailAddress,
        written: &[u8],
    ) -> Result<(), Carried> {
        let from = From::new(Some(self.from.0.email.clone()), Vec::new());
        relay.command(from).await.map_err(|error| judge("sender", &error))?;
        let rcpt = relay.command(Rcpt::new(to.0.clone(), Vec::new())).await;
        rcpt.map_err(|error| if is_nobody(&error) { Carried::Gone } else { judge("recipient", &error) })?;
        relay.command(Data).await.map_err(|error| judge("data", &error))?;
        relay.message(written).await.map_err(|error| judge("data", &error))?;
        Ok(())
    }
}

fn header(name: &str, value: &str) -> Option<HeaderValue> {
    Some(HeaderValue::new(HeaderName::new_from_ascii(name.to_owned()).ok()?, value.to_owned()))
}

/// Whether a relay that refuses a recipient says that there is no such, and not that it takes nothing from this
/// server: a relay that is set up wrongly must not cost everybody their address.
fn is_nobody(error: &Error) -> bool {
    let no_such = matches!(error.status().map(u16::from), Some(550 | 551 | 553 | 556));
    let policy = error.source().is_some_and(|said| said.to_string().starts_with("5.7."));
    no_such && !policy
}

fn judge(about: &str, error: &Error) -> Carried {
    if error.is_permanent() {
        Carried::refused(said(about, error))
    } else {
        Carried::later(said(about, error))
    }
}

/// What went wrong, without the relay's own words: these may name somebody.
fn said(about: &str, error: &Error) -> String {
    match error.status() {
        Some(code) => format!("{about}: {code}"),
        None if error.is_tls() => format!("{about}: not encrypted as it should be"),
        None if error.is_client() => format!("{about}: the relay cannot do what is needed"),
        None => format!("{about}: broken off"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        for (text, wanted) in
            [("ada@example.org", "ada@example.org"), (" Ada+x@Example.ORG ", "Ada+x@example.org")]
        {
            assert_eq!(text.parse::<MailAddress>().unwrap().text(), wanted);
        }
        let long = format!("{}@example.org", "a".repeat(LONGEST));
        for bad in [
            "",
            "ada",
            "ada@",
            "@example.org",
            "ada@localhost",
            "ada@[127.0.0.1]",
            "a b@example.org",
            "ada@example.org, bo@example.org",
            "Ada <ada@example.org>",
            "\"a b\"@example.org",
            "ada@example.org\r\nBcc: x@example.org",
            "änne@example.org",
            &long,
        ] {
            assert_eq!(bad.parse::<MailAddress>(), Err(BadAddress), "{bad}");
        }
        assert_eq!(format!("{:?}", "ada@example.org".parse::<MailAddress>().unwrap()), "MailAddress(…)");
    }

    #[test]
    fn senders_may_have_a_name() {
        for good in ["colorito@example.org", "Colorito <colorito@example.org>"] {
            assert!(good.parse::<Sender>().is_ok(), "{good}");
        }
        assert_eq!("nobody".parse::<Sender>(), Err(BadAddress));
    }
}

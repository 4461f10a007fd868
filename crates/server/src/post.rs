//! What leaves the server, to reach players who look elsewhere: nothing unless its owner wants that.

mod atom;
mod calendar;
mod carrier;
mod letters;
mod stop;
mod words;

use std::{sync::Arc, time::Duration};

use colorito_courier::{Mail, Push, Reach, Relay, Secret, Sender, VapidKey};
use colorito_store::{Medium, Store};
use colorito_wire::Error;

use crate::{identity::new_token, trouble::of_store};
pub(crate) use atom::Atom;
pub(crate) use calendar::Calendar;
pub(crate) use carrier::Carrier;
use stop::StopKey;
pub(crate) use words::reading;

/// The name under which the key is kept by which push services know this server.
const VAPID_KEY: &str = "vapid-key";

/// The name under which the key is kept that makes the links which stop mails.
const STOP_KEY: &str = "stop-key";

/// What a server sends, and how.
#[derive(Clone, Debug)]
pub struct Sending {
    /// Where people reach the server, as `https://colorito.example`.
    pub address: String,
    /// Whether browsers are sent push messages, and how far these may go.
    pub push: Option<Reach>,
    /// Whether mails are sent, and how.
    pub mail: Option<Mailing>,
    /// How long to wait for what.
    pub waits: Waits,
}

/// How mails are sent.
#[derive(Clone, Debug)]
pub struct Mailing {
    /// By whom.
    pub relay: Relay,
    /// The password for it.
    pub password: Option<Secret>,
    /// Whom they come from.
    pub from: Sender,
}

/// How long to wait for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// How often to look for what is to be sent.
    pub look: Duration,
    /// How old a notice is before it is sent to browsers, and a reminder before it is sent at all: whoever looks
    /// at the page sees it by then.
    pub push: Duration,
    /// How long notices are gathered before they are written in a mail.
    pub mail: Duration,
    /// How long after a mail with notices there is no other.
    pub digest: Duration,
    /// How long to wait after the first attempt that failed. Each further wait is twice as long.
    pub again: Duration,
}

impl Default for Waits {
    fn default() -> Waits {
        Waits {
            look: Duration::from_secs(1),
            push: Duration::from_secs(10),
            mail: Duration::from_mins(10),
            digest: Duration::from_hours(1),
            again: Duration::from_secs(30),
        }
    }
}

/// The ways out.
#[derive(Clone)]
pub(crate) struct Post(Arc<Ways>);

struct Ways {
    address: String,
    push: Option<Push>,
    mail: Option<MailRoom>,
    waits: Waits,
}

/// The way to everybody who has an address, and what links in mails are made of.
pub(crate) struct MailRoom {
    mail: Mail,
    stop: StopKey,
}

impl MailRoom {
    /// The channel that a link from a mail stops, if it was made here.
    pub(crate) fn stopped<'a>(&self, link: &'a str) -> Option<&'a str> {
        self.stop.channel(link)
    }
}

impl Post {
    /// Nothing is sent.
    pub(crate) fn none() -> Post {
        Post(Arc::new(Ways { address: String::new(), push: None, mail: None, waits: Waits::default() }))
    }

    /// Sends what its owner wants, with the keys that are kept, or new ones.
    pub(crate) async fn open(store: &dyn Store, sending: Sending) -> Result<Post, Error> {
        let Sending { address, push, mail, waits } = sending;
        let push = match push {
            Some(reach) => {
                let new = VapidKey::new().map_err(|error| Error::Data(error.into()))?.secret_text();
                let kept = store.kept_value(VAPID_KEY, &new).await.map_err(of_store)?;
                let key = VapidKey::read(&kept).map_err(|error| Error::Data(error.into()))?;
                Some(Push::new(key, &address, reach))
            }
            None => None,
        };
        let mail = match mail {
            Some(Mailing { relay, password, from }) => {
                let kept = store.kept_value(STOP_KEY, &new_token()?).await.map_err(of_store)?;
                let mail = Mail::new(relay, password, from, host(&address));
                Some(MailRoom { mail, stop: StopKey::new(kept) })
            }
            None => None,
        };
        Ok(Post(Arc::new(Ways { address, push, mail, waits })))
    }

    /// The way to browsers.
    pub(crate) fn push(&self) -> Result<&Push, Error> {
        self.0.push.as_ref().ok_or(Error::NotOffered("push"))
    }

    /// The way to those who have an address.
    pub(crate) fn mail(&self) -> Result<&MailRoom, Error> {
        self.0.mail.as_ref().ok_or(Error::NotOffered("mail"))
    }

    /// Where people reach the server.
    fn address(&self) -> &str {
        &self.0.address
    }

    fn waits(&self) -> Waits {
        self.0.waits
    }

    /// How something can be sent.
    fn media(&self) -> Vec<Medium> {
        let (push, mail) = (self.0.push.iter(), self.0.mail.iter());
        push.map(|_| Medium::Push).chain(mail.map(|_| Medium::Mail)).collect()
    }
}

/// The name in an address: without its scheme, its port and its path.
fn host(address: &str) -> &str {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    rest.split(['/', ':']).next().unwrap_or(rest)
}

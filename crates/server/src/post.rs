//! What leaves the server, to reach players who look elsewhere: nothing unless its owner wants that.

mod carrier;
mod words;

use std::{sync::Arc, time::Duration};

use colorito_courier::{Push, Reach, VapidKey};
use colorito_store::{Medium, Store};
use colorito_wire::Error;

use crate::trouble::of_store;
pub(crate) use carrier::Carrier;
pub(crate) use words::reading;

/// The name under which the key is kept by which push services know this server.
const VAPID_KEY: &str = "vapid-key";

/// What a server sends, and how.
#[derive(Clone, Debug)]
pub struct Sending {
    /// Where people reach the server, as `https://colorito.example`.
    pub address: String,
    /// Whether browsers are sent push messages, and how far these may go.
    pub push: Option<Reach>,
    /// How long to wait for what.
    pub waits: Waits,
}

/// How long to wait for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// How often to look for what is to be sent.
    pub look: Duration,
    /// How old a notice is before it is sent to browsers: whoever looks at the page sees it by then.
    pub push: Duration,
    /// How long to wait after the first attempt that failed. Each further wait is twice as long.
    pub again: Duration,
}

impl Default for Waits {
    fn default() -> Waits {
        Waits { look: Duration::from_secs(1), push: Duration::from_secs(10), again: Duration::from_secs(30) }
    }
}

/// The ways out.
#[derive(Clone)]
pub(crate) struct Post(Arc<Ways>);

struct Ways {
    push: Option<Push>,
    waits: Waits,
}

impl Post {
    /// Nothing is sent.
    pub(crate) fn none() -> Post {
        Post(Arc::new(Ways { push: None, waits: Waits::default() }))
    }

    /// Sends what its owner wants, with the key that is kept, or a new one.
    pub(crate) async fn open(store: &dyn Store, sending: Sending) -> Result<Post, Error> {
        let Sending { address, push, waits } = sending;
        let push = match push {
            Some(reach) => {
                let new = VapidKey::new().map_err(|error| Error::Data(error.into()))?.secret_text();
                let kept = store.kept_value(VAPID_KEY, &new).await.map_err(of_store)?;
                let key = VapidKey::read(&kept).map_err(|error| Error::Data(error.into()))?;
                Some(Push::new(key, &address, reach))
            }
            None => None,
        };
        Ok(Post(Arc::new(Ways { push, waits })))
    }

    /// The way to browsers.
    pub(crate) fn push(&self) -> Result<&Push, Error> {
        self.0.push.as_ref().ok_or(Error::NotOffered("push"))
    }

    fn waits(&self) -> Waits {
        self.0.waits
    }

    /// How something can be sent.
    fn media(&self) -> Vec<Medium> {
        self.0.push.iter().map(|_| Medium::Push).collect()
    }
}

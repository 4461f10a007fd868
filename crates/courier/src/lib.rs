#![doc = include_str!("../README.md")]

mod carried;
mod mail;
mod push;
mod reach;
mod relay;
mod vapid;

pub use carried::Carried;
pub use mail::{BadAddress, Email, Mail, MailAddress, Sender};
pub use push::{BadSubscription, Message, Push, Subscription};
pub use reach::Reach;
pub use relay::{BadRelay, Relay, Secret};
pub use vapid::{BadKey, VapidKey};

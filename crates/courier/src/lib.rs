#![doc = include_str!("../README.md")]

mod carried;
mod push;
mod reach;
mod vapid;

pub use carried::Carried;
pub use push::{BadSubscription, Message, Push, Subscription};
pub use reach::Reach;
pub use vapid::{BadKey, VapidKey};

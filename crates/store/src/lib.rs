#![doc = include_str!("../README.md")]

mod administration;
#[cfg(feature = "conformance")]
pub mod conformance;
mod conversation;
mod database;
mod error;
mod feeds;
mod holidays;
mod invitations;
mod letters;
mod location;
mod manners;
mod notices;
mod outbox;
mod passkeys;
mod people;
mod plans;
mod postgres;
mod presence;
mod random;
mod review;
mod sql;
mod sqlite;
mod store;
mod tables;

pub use administration::{Admin, Administration, Announcement, AuditEntry, Deed, ManagedAccount};
pub use conversation::Conversations;
pub use database::{Database, Fault};
pub use error::StoreError;
pub use feeds::{Feed, Feeds, NewFeed};
pub use holidays::HolidayKeeper;
pub use invitations::Invitations;
pub use letters::{Forgetful, Letters, NewAddress, NewSecret};
pub use location::{Location, NoLocation};
pub use manners::{Block, Manners, StoredReport};
pub use notices::{Looked, Notices};
pub use outbox::{
    Channel, ChannelState, Due, Letter, Medium, NewSubscription, Outbox, Parcel, Reading, Sent, Then, Wants,
};
pub use passkeys::{NO_PASSWORD, Passkeys, StoredPasskey};
pub use people::{
    Account, Credentials, Fate, GamesWithOthers, Holder, NewSession, People, ProgramOf, RatingChange,
    Results, SeatRating, StoredProgram, StoredSession, Watched,
};
pub use plans::Plans;
pub use postgres::Postgres;
pub use presence::Presences;
pub use random::random_bytes;
pub use review::{ReviewState, StoredReview};
pub use sqlite::Sqlite;
pub use store::{Commit, ListPage, NodeNews, Receipt, Store, Whose};

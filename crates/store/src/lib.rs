#![doc = include_str!("../README.md")]

#[cfg(feature = "conformance")]
pub mod conformance;
mod conversation;
mod database;
mod error;
mod holidays;
mod invitations;
mod location;
mod manners;
mod notices;
mod outbox;
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

pub use conversation::Conversations;
pub use database::{Database, Fault};
pub use error::StoreError;
pub use holidays::HolidayKeeper;
pub use invitations::Invitations;
pub use location::{Location, NoLocation};
pub use manners::{Block, Manners, StoredReport};
pub use notices::{Looked, Notices};
pub use outbox::{
    Channel, ChannelState, Due, Letter, Medium, NewSubscription, Outbox, Parcel, Reading, Sent, Then, Wants,
};
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

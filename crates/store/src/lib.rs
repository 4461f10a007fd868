#![doc = include_str!("../README.md")]

#[cfg(feature = "conformance")]
pub mod conformance;
mod error;
mod random;
mod review;
mod sqlite;
mod store;

pub use error::StoreError;
pub use random::random_bytes;
pub use review::{ReviewState, StoredReview};
pub use sqlite::Sqlite;
pub use store::{Commit, ListPage, Receipt, Store, Whose};

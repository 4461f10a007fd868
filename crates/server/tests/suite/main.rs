//! All tests of the server, one program so that it is linked once.

mod accounts;
mod askers;
mod assets;
mod browser;
mod clocks;
mod codes;
mod common;
mod description;
mod durability;
mod errors;
mod games;
mod generated;
mod limits;
mod matches;
mod metrics;
mod moved;
mod moves;
mod nonsense;
mod records;
mod schema;
mod scores;
mod socket;
mod studies;
mod study;
mod upgrade;

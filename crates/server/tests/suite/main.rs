//! All tests of the server, one program so that it is linked once.

mod askers;
mod assets;
mod clocks;
mod codes;
mod common;
mod description;
mod durability;
mod errors;
mod games;
mod limits;
mod matches;
mod moves;
mod nonsense;
mod records;
mod scores;
mod socket;
mod studies;
mod study;
mod upgrade;

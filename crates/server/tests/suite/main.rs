//! All tests of the server, one program so that it is linked once.

mod assets;
mod common;
mod description;
mod errors;
mod games;
mod moves;
mod nonsense;
mod socket;

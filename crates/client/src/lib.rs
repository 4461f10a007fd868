#![doc = include_str!("../README.md")]

mod client;
mod events;
mod failure;
mod line;
mod server;
mod transport;

pub use client::{Client, Token};
pub use events::EventLine;
pub use failure::Failure;
pub use line::{GameLine, Heard, LobbyLine};
pub use server::{Link, NoLink, NoServer, Server};

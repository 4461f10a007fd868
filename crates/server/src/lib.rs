#![doc = include_str!("../README.md")]

mod analyses;
mod bell;
mod browser;
mod computer;
mod connections;
mod crowd;
mod deadlines;
mod engines;
mod events;
mod feed;
mod gallery;
mod http;
mod identity;
mod limits;
mod lobby;
mod metrics;
mod nodes;
mod passwords;
mod places;
mod qr;
mod referee;
mod reviews;
mod room;
mod rooms;
mod server;
mod site;
mod sockets;
mod stopwatch;
mod trouble;
mod views;
mod workers;

pub use colorito_wire::Error;
pub use identity::Trust;
pub use limits::{Limits, Rate, Share};
pub use server::{DEFAULT_ADDRESS, Public, Server, default_data_directory};
pub use site::write_site;

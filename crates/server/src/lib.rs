#![doc = include_str!("../README.md")]

pub mod answer;
mod assets;
mod computer;
mod documentation;
mod error;
mod game_id;
mod ground;
pub mod news;
mod referee;
pub mod request;
mod response;
mod room;
mod rooms;
mod routes;
mod seat;
mod seated_game;
mod server;
mod socket;
mod store;

pub use error::{Conflict, Error};
pub use seat::{Seat, Seats};
pub use server::{DEFAULT_ADDRESS, Server, default_data_directory};

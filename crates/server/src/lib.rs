#![doc = include_str!("../README.md")]

pub mod answer;
mod assets;
mod clock;
mod computer;
mod details;
mod documentation;
mod error;
mod ground;
mod id;
mod limits;
pub mod matches;
mod needed;
pub mod news;
mod record;
mod referee;
pub mod request;
mod response;
mod room;
mod rooms;
mod routes;
pub mod score;
mod seat;
mod seated_game;
mod server;
mod socket;
mod store;
mod study;

pub use clock::{ClockAnswer, TimeControl};
pub use error::{BadRequest, Conflict, Error};
pub use limits::{Limits, Quota, Rate};
pub use response::ErrorBody;
pub use seat::{Seat, Seats};
pub use server::{DEFAULT_ADDRESS, Server, default_data_directory};

#![doc = include_str!("../README.md")]

mod alone;
pub mod examples;
mod forced;
pub mod lessons;
mod message;
pub mod puzzles;
mod refusal;
pub mod review;
mod setting;
mod stranding;

pub use message::{Message, Value};
pub use stranding::stranded;

#![doc = include_str!("../README.md")]

mod answer;
#[cfg(target_arch = "wasm32")]
mod door;
mod games;
mod kept;
mod request;
mod task;

pub use answer::answer;
pub use kept::{KeptGame, KeptReview};
pub use request::{Request, Response};
pub use task::{Task, Worker};

#![doc = include_str!("../README.md")]

mod answer;
#[cfg(target_arch = "wasm32")]
mod door;
mod games;
mod kept_review;
mod request;
mod task;

pub use answer::answer;
pub use kept_review::KeptReview;
pub use request::{Request, Response};
pub use task::{Task, Worker};

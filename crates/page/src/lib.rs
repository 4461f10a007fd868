#![doc = include_str!("../README.md")]

mod answer;
mod clock;
#[cfg(target_arch = "wasm32")]
mod door;
mod games;
mod kept_review;
mod pool;
mod request;
mod task;

pub use answer::answer;
#[cfg(not(target_arch = "wasm32"))]
pub use clock::set_clock;
pub use kept_review::KeptReview;
pub use pool::{announce_helper, help, threads};
pub use request::{Request, Response};
pub use task::{Task, Worker};

#![doc = include_str!("../README.md")]

mod beam;
mod cost;
mod estimate;
mod fetch;
mod gap;
mod goal;
mod ladder;
mod meter;
mod outlook;
mod problem;
mod referee;
mod relaxed;
mod score;
mod shorten;
mod solo;
mod solver;
mod store;
mod two_way;

pub use estimate::estimate;
pub use referee::referee;
pub use score::Score;
pub use solver::{Limits, Progress, Solution, solve};

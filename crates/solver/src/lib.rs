#![doc = include_str!("../README.md")]

mod beam;
mod convoy;
mod cost;
mod estimate;
mod gap;
mod gather;
mod goal;
mod grid;
mod ladder;
mod meter;
mod novelty;
mod outlook;
mod problem;
mod projection;
mod referee;
mod relaxed;
mod score;
mod shorten;
mod solo;
mod solver;
mod store;
mod stranded;
mod tidy;
mod two_way;

pub use estimate::estimate;
pub use referee::referee;
pub use score::Score;
pub use solver::{Limits, Progress, Solution, solve};

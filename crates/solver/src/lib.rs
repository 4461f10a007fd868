#![doc = include_str!("../README.md")]

mod bounds;
mod estimate;
mod goal;
mod grid;
mod lines;
mod meter;
mod problem;
mod projection;
mod referee;
mod score;
mod solo;
mod solver;
mod store;

pub use estimate::estimate;
pub use lines::{mend::mend_line, windows::shorten_line};
pub use referee::referee;
pub use score::Score;
pub use solver::{Limits, Progress, Solution, crossing_bound, lower_bound, solve, solve_in_haste};

//! How many moves a side still needs: the referee of Colorito.

mod beam;
mod cost;
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

pub use referee::referee;
pub use score::Score;
pub use solver::{Limits, Progress, Solution, solve};

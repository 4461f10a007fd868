#![doc = include_str!("../README.md")]

mod checksum;
mod deepening;
mod engine;
mod evaluation;
pub mod features;
mod finish;
mod gaps;
mod hint;
mod level;
mod limits;
mod memory;
pub mod network;
mod ordering;
mod places;
mod random;
mod repetition;
mod report;
mod score;
mod search;
mod selectivity;
mod table;
mod ugi;
mod weights;

pub use checksum::fixed_depth_search;
pub use engine::{Engine, Settings};
pub use evaluation::Evaluator;
pub use hint::{Hint, HintReason};
pub use level::{Level, LevelError};
pub use limits::{Budget, Clock, Limits, NoClock, TimeLimit};
pub use network::Network;
pub use random::Random;
pub use repetition::keys_of;
pub use report::{Line, Report};
pub use score::Score;
pub use ugi::{Step, Task, Ugi};
pub use weights::{Weights, WeightsError};

#![doc = include_str!("../README.md")]

mod alpha_beta;
mod contest;
mod external;
mod greedy;
mod openings;
mod plain;
mod player;
mod pool;
mod spec;
mod statistics;
mod stopwatch;
mod temper;
mod tournament;

pub use contest::{Contest, Finish, Played};
pub use external::External;
pub use greedy::Greedy;
pub use openings::opening;
pub use plain::Plain;
pub use player::{BuiltIn, Choice, Player, PlayerError};
pub use pool::{PairResult, ParseResultError, Pool};
pub use spec::{PlayerSpec, SpecError};
pub use statistics::{Elo, Sprt, SprtState, Tally};
pub use stopwatch::Stopwatch;
pub use temper::{Temper, Tempered};
pub use tournament::{Round, Tournament, TournamentError};

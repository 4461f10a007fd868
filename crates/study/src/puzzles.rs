//! Puzzles: positions from games with a task that has been proven, or searched deeply, to have its answer.
//!
//! The texts of a kind are `puzzle-kind-<code>`, its name, and `puzzle-task-<code>` with the values `side`
//! and `moves`.

mod collection;
mod grade;
mod kind;
mod parse;
mod puzzle;
mod reason;
mod stage;

pub use collection::{all, find, of_the_day};
pub use grade::Grade;
pub use kind::{Kind, ParseKindError};
pub use parse::{ParsePuzzleError, parse};
pub use puzzle::{Judgement, Puzzle};

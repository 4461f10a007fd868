//! The rules of Colorito a second time, written as plainly as possible.
//!
//! This crate is the oracle that the fast move generator is compared with, and the speed reference of
//! `colorito bench`. It therefore shares no code with the fast crate and uses no bit tricks: a position is a
//! ten by ten array, and the moves of a piece are found by recursion over hops.
//!
//! ```
//! use colorito_naive::{Naive, START, STANDARD};
//!
//! let mut game = Naive::new(START, STANDARD, false, false).unwrap();
//! assert_eq!(game.moves().len(), 12);
//! assert_eq!(game.perft(3), 2_964);
//! game.play("d2d3");
//! assert_eq!(game.outcome(), None);
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod board;
mod ending;
mod moves;
mod piece;
mod position;
mod space;

pub use board::{COLUMNS, ROWS, STANDARD, TILES};
pub use position::{Naive, START};

//! Lines that show how many moves are enough, found by guesses.

pub(crate) mod beam;
pub(crate) mod convoy;
pub(crate) mod dash;
pub(crate) mod gap;
pub(crate) mod gather;
pub(crate) mod ladder;
pub(crate) mod mend;
pub(crate) mod novelty;
pub(crate) mod outlook;
pub(crate) mod shorten;
pub(crate) mod tidy;
pub(crate) mod windows;

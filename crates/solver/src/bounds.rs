//! Numbers of moves that are proven to be needed.

pub(crate) mod cost;
pub(crate) mod crossing;
pub(crate) mod passage;
pub(crate) mod relaxed;
pub(crate) mod rungs;
pub(crate) mod stranded;
pub(crate) mod two_way;

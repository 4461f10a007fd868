//! Scores: how far ahead a side is, or in how many moves it wins.

use std::fmt;

/// A score as the search counts it: hundredths of a move, or a decided game counted down from [`WIN`].
pub(crate) type Value = i32;

/// A won game on the spot.
pub(crate) const WIN: Value = 30_000;

/// The longest line the search follows.
pub(crate) const MAX_PLY: usize = 96;

/// Beyond any value.
pub(crate) const INFINITE: Value = WIN + 1;

/// Nothing drawn is better for one side than for the other.
pub(crate) const DRAW: Value = 0;

/// The largest value that is an estimate.
const ESTIMATE_LIMIT: Value = WIN - 2 * MAX_PLY as Value;

/// Whether a value says that the game is decided.
pub(crate) const fn is_decided(value: Value) -> bool {
    value.abs() > ESTIMATE_LIMIT
}

/// An estimate cut to what estimates may be.
pub(crate) fn estimate(value: Value) -> Value {
    value.clamp(-ESTIMATE_LIMIT, ESTIMATE_LIMIT)
}

/// What a position is worth for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a move of lead.
    Lead(i32),
    /// The player to move wins with the last of so many plies.
    WinIn(u32),
    /// The player to move loses with the last of so many plies.
    LossIn(u32),
}

impl Score {
    pub(crate) fn from_value(value: Value) -> Score {
        if !is_decided(value) {
            Score::Lead(value)
        } else if value > 0 {
            Score::WinIn((WIN - value) as u32)
        } else {
            Score::LossIn((WIN + value) as u32)
        }
    }

    /// The score as one number that can be compared: hundredths of a move, decided games far beyond any
    /// estimate.
    pub fn value(self) -> i32 {
        match self {
            Score::Lead(lead) => lead,
            Score::WinIn(plies) => WIN - plies as i32,
            Score::LossIn(plies) => plies as i32 - WIN,
        }
    }

    /// The same position seen by the other player.
    #[must_use]
    pub fn reversed(self) -> Score {
        match self {
            Score::Lead(lead) => Score::Lead(-lead),
            Score::WinIn(plies) => Score::LossIn(plies),
            Score::LossIn(plies) => Score::WinIn(plies),
        }
    }
}

impl fmt::Display for Score {
    /// As the engine protocol writes it: `cp 120`, `mate 3` or `mate -2`; mates are counted in the winner's
    /// moves.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Lead(lead) => write!(f, "cp {lead}"),
            Score::WinIn(plies) => write!(f, "mate {}", plies.div_ceil(2)),
            Score::LossIn(plies) => write!(f, "mate -{}", plies.div_ceil(2)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_lead_back_to_the_score() {
        for score in [Score::Lead(0), Score::Lead(-512), Score::WinIn(1), Score::WinIn(4), Score::LossIn(2)] {
            assert_eq!(Score::from_value(score.value()), score);
            assert_eq!(score.reversed().value(), -score.value());
        }
    }

    #[test]
    fn mates_are_counted_in_moves() {
        assert_eq!(Score::WinIn(1).to_string(), "mate 1");
        assert_eq!(Score::WinIn(3).to_string(), "mate 2");
        assert_eq!(Score::LossIn(2).to_string(), "mate -1");
        assert_eq!(Score::Lead(-35).to_string(), "cp -35");
    }
}

//! What is known about the number of moves a side still needs.

use std::fmt;

/// How many moves a side still needs, and how much of that is proven.
///
/// A number that is merely the best known can only be had together with its proven lower bound, and a proven
/// one only from [`Exact`](Score::Exact).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Proven: there is a line of so many moves and none with fewer.
    Exact(u32),
    /// There is a line, and it is open whether there is a shorter one.
    Between {
        /// Proven: no line is shorter. Always less than `upper`.
        lower: u32,
        /// The length of the best known line.
        upper: u32,
    },
    /// No line is known, and none is shorter than this.
    AtLeast(u32),
    /// Proven: no line leads to an end, however long.
    Never,
}

impl Score {
    /// The score with these bounds; they meet in an exact one.
    pub(crate) fn from_bounds(lower: u32, upper: Option<u32>) -> Score {
        match upper {
            None => Score::AtLeast(lower),
            Some(upper) if lower < upper => Score::Between { lower, upper },
            Some(upper) => Score::Exact(upper),
        }
    }

    /// The number if it is proven.
    pub const fn exact(self) -> Option<u32> {
        match self {
            Score::Exact(moves) => Some(moves),
            Score::Between { .. } | Score::AtLeast(_) | Score::Never => None,
        }
    }

    /// The proven lower bound; `None` if there is no line at all.
    pub const fn lower(self) -> Option<u32> {
        match self {
            Score::Exact(lower) | Score::Between { lower, .. } | Score::AtLeast(lower) => Some(lower),
            Score::Never => None,
        }
    }

    /// The length of the best known line, if one is known.
    pub const fn upper(self) -> Option<u32> {
        match self {
            Score::Exact(upper) | Score::Between { upper, .. } => Some(upper),
            Score::AtLeast(_) | Score::Never => None,
        }
    }

    /// Whether nothing is left to find out.
    pub const fn is_settled(self) -> bool {
        matches!(self, Score::Exact(_) | Score::Never)
    }
}

impl fmt::Display for Score {
    /// `7` if proven, `5..9` for bounds, `5..` without a known line, `never`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Exact(moves) => write!(f, "{moves}"),
            Score::Between { lower, upper } => write!(f, "{lower}..{upper}"),
            Score::AtLeast(lower) => write!(f, "{lower}.."),
            Score::Never => f.write_str("never"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_that_meet_are_exact() {
        assert_eq!(Score::from_bounds(7, Some(7)), Score::Exact(7));
        assert_eq!(Score::from_bounds(5, Some(7)), Score::Between { lower: 5, upper: 7 });
        assert_eq!(Score::from_bounds(5, None), Score::AtLeast(5));
    }

    #[test]
    fn only_proven_numbers_are_exact() {
        assert_eq!(Score::Exact(4).exact(), Some(4));
        assert_eq!(Score::Between { lower: 4, upper: 5 }.exact(), None);
        assert_eq!(Score::AtLeast(4).exact(), None);
        assert_eq!(Score::Never.exact(), None);
    }

    #[test]
    fn texts() {
        let scores =
            [Score::Exact(7), Score::Between { lower: 5, upper: 9 }, Score::AtLeast(5), Score::Never];
        assert_eq!(scores.map(|score| score.to_string()), ["7", "5..9", "5..", "never"]);
    }
}

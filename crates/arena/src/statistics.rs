//! What the results of a match say about the players.

use std::fmt;

/// The results of a match, from the first player's side.
///
/// Games come in pairs from the same opening. The points of a pair, 0 to 4 halves, spread less than those of
/// two games of their own would, and all error bars are computed from pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// How many pairs brought 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
}

/// The smallest share of the points that an Elo difference is given for; a clean sweep has none.
const SMALLEST_SHARE: f64 = 1e-3;

/// The bounds of a 95 % interval in standard deviations.
const DEVIATIONS: f64 = 1.96;

impl Tally {
    /// Adds a pair of games with the first player's points in each: 0 for a loss, 1 for a draw, 2 for a win.
    pub fn add_pair(&mut self, halves: [u8; 2]) {
        for half in halves {
            match half {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        self.pairs[usize::from(halves[0] + halves[1]).min(4)] += 1;
    }

    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The first player's share of the points, one half if there are none.
    pub fn share(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// The variance of a pair's share.
    fn pair_variance(&self) -> f64 {
        let pairs = f64::from(self.pairs.iter().sum::<u32>());
        if pairs == 0.0 {
            return 0.0;
        }
        let mean = self.share();
        let squares = |(halves, count): (usize, &u32)| {
            let distance = halves as f64 / 4.0 - mean;
            f64::from(*count) * distance * distance
        };
        self.pairs.iter().enumerate().map(squares).sum::<f64>() / pairs
    }

    /// The Elo difference the results speak for.
    pub fn elo(&self) -> Elo {
        let pairs = f64::from(self.pairs.iter().sum::<u32>().max(1));
        let error = DEVIATIONS * (self.pair_variance() / pairs).sqrt();
        let share = self.share();
        Elo { difference: elo_of(share), lower: elo_of(share - error), upper: elo_of(share + error) }
    }
}

/// An Elo difference with the bounds of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The likeliest difference.
    pub difference: f64,
    /// The lower bound.
    pub lower: f64,
    /// The upper bound.
    pub upper: f64,
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.0} ({:+.0} to {:+.0})", self.difference, self.lower, self.upper)
    }
}

fn elo_of(share: f64) -> f64 {
    let share = share.clamp(SMALLEST_SHARE, 1.0 - SMALLEST_SHARE);
    -400.0 * (1.0 / share - 1.0).log10()
}

fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test: is the first player stronger by the lower or by the upper Elo
/// difference?
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference that is not worth having.
    pub lower: f64,
    /// The difference that is.
    pub upper: f64,
    /// How likely a wrong answer may be, either way.
    pub error: f64,
}

/// What the test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtState {
    /// More games are needed.
    Open,
    /// The first player is not stronger by the upper difference.
    Rejected,
    /// The first player is stronger by more than the lower difference.
    Accepted,
}

impl Sprt {
    /// The logarithm of how much likelier the upper difference makes the results than the lower one.
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let pairs = f64::from(tally.pairs.iter().sum::<u32>());
        let variance = tally.pair_variance();
        if variance <= 0.0 {
            return 0.0;
        }
        let (lower, upper) = (share_of(self.lower), share_of(self.upper));
        pairs * (upper - lower) * (2.0 * tally.share() - lower - upper) / (2.0 * variance)
    }

    /// The ratio beyond which the test is decided.
    pub fn bound(&self) -> f64 {
        ((1.0 - self.error) / self.error).ln()
    }

    /// What the test says.
    pub fn state(&self, tally: &Tally) -> SprtState {
        let ratio = self.ratio(tally);
        if ratio >= self.bound() {
            SprtState::Accepted
        } else if ratio <= -self.bound() {
            SprtState::Rejected
        } else {
            SprtState::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[([u8; 2], u32)]) -> Tally {
        let mut tally = Tally::default();
        for (halves, times) in pairs {
            (0..*times).for_each(|_| tally.add_pair(*halves));
        }
        tally
    }

    #[test]
    fn even_results_are_no_difference() {
        let even = tally(&[([2, 0], 10), ([1, 1], 5), ([0, 2], 10)]);
        assert_eq!(even.games(), 50);
        assert!(even.elo().difference.abs() < 1e-9);
        assert!(even.elo().lower <= 0.0 && even.elo().upper >= 0.0);
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        let elo = tally(&[([2, 2], 50), ([2, 0], 50)]).elo();
        assert!((elo.difference - 191.0).abs() < 0.5);
        assert!(elo.lower < 160.0 && elo.upper > 220.0);
    }

    #[test]
    fn error_bars_shrink_with_games() {
        let few = tally(&[([2, 1], 10), ([0, 1], 10)]).elo();
        let many = tally(&[([2, 1], 1_000), ([0, 1], 1_000)]).elo();
        assert!(many.upper - many.lower < (few.upper - few.lower) / 5.0);
    }

    #[test]
    fn the_test_ends_for_clear_results_and_stays_open_for_few() {
        let sprt = Sprt { lower: 0.0, upper: 20.0, error: 0.05 };
        assert_eq!(sprt.state(&tally(&[([2, 1], 3), ([0, 1], 3)])), SprtState::Open);
        assert_eq!(sprt.state(&tally(&[([2, 2], 80), ([2, 0], 80)])), SprtState::Accepted);
        assert_eq!(sprt.state(&tally(&[([0, 0], 80), ([2, 0], 80)])), SprtState::Rejected);
    }
}

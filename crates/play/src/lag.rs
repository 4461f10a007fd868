//! What is given back to a player for the way that a move takes through the network.
//!
//! The server measures that way itself, by messages of its own that it is answered to, and takes the shortest of the last few: a
//! client says nothing about it. What is given back for a move is bounded, comes out of a bucket that a fast game empties,
//! and is never more than was spent; it is stored with the move, so that what is left in the bucket follows from the moves.

use std::{collections::VecDeque, time::Duration};

/// The most that is given back for a move.
const MOST: Duration = Duration::from_secs(1);

/// What a full bucket holds; a game begins with one for each player.
const FULL: Duration = Duration::from_secs(2);

/// What is added to it with each move of its player.
const REFILL: Duration = Duration::from_millis(500);

/// How many measurements are looked at.
const MEASURED: usize = 4;

/// What can still be given back to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance(Duration);

impl Default for Allowance {
    fn default() -> Allowance {
        Allowance(FULL)
    }
}

impl Allowance {
    /// The allowance of a player to whom so much was given back with each of their moves so far.
    pub fn after(given: impl IntoIterator<Item = Duration>) -> Allowance {
        given.into_iter().fold(Allowance::default(), |allowance, given| {
            Allowance((allowance.0.saturating_sub(given) + REFILL).min(FULL))
        })
    }

    /// The most that can be given back for the next move.
    pub fn most(self) -> Duration {
        self.0.min(MOST)
    }

    /// What is given back for the next move, which took so long, to somebody whose way there and back takes so long.
    pub fn grant(self, lag: Duration, spent: Duration) -> Duration {
        lag.min(self.most()).min(spent)
    }
}

/// How long the way there and back takes, as it was measured.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lag(VecDeque<Duration>);

impl Lag {
    /// Takes down how long an answer took.
    pub fn measure(&mut self, took: Duration) {
        self.0.truncate(MEASURED - 1);
        self.0.push_front(took);
    }

    /// The shortest of the last few: who delays some answers gets nothing by it. Nothing before the first one.
    pub fn shortest(&self) -> Duration {
        self.0.iter().min().copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    /// What is given back move by move to somebody with a steady lag.
    fn given(lag: Duration, moves: usize) -> Vec<Duration> {
        let mut given = Vec::new();
        for _ in 0..moves {
            given.push(Allowance::after(given.clone()).grant(lag, ms(60_000)));
        }
        given
    }

    #[test]
    fn an_ordinary_way_is_given_back_for_ever() {
        assert_eq!(given(ms(300), 100), vec![ms(300); 100]);
        assert_eq!(given(ms(500), 100), vec![ms(500); 100]);
    }

    #[test]
    fn a_very_long_one_is_given_back_for_a_while_and_then_in_part() {
        let given = given(ms(5_000), 50);
        assert_eq!(given[..3], [ms(1_000); 3], "a second a move at most");
        assert_eq!(given[3..], vec![ms(500); 47], "then what is added with each move");
        let all: Duration = given.iter().sum();
        assert!(all <= FULL + REFILL * 50);
    }

    #[test]
    fn nobody_gets_more_than_was_spent() {
        assert_eq!(Allowance::default().grant(ms(800), ms(200)), ms(200));
        assert_eq!(Allowance::default().grant(ms(800), Duration::ZERO), Duration::ZERO);
        assert_eq!(Allowance::default().grant(Duration::ZERO, ms(60_000)), Duration::ZERO);
    }

    #[test]
    fn the_shortest_of_the_last_few_counts() {
        let mut lag = Lag::default();
        assert_eq!(lag.shortest(), Duration::ZERO, "nothing is known, so nothing is given");
        for took in [400, 900, 350, 2_000] {
            lag.measure(ms(took));
        }
        assert_eq!(lag.shortest(), ms(350));
        for took in [2_000, 2_000, 700] {
            lag.measure(ms(took));
        }
        assert_eq!(lag.shortest(), ms(700), "those before are forgotten");
    }
}

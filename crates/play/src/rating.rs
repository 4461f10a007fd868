//! How strong a player is, by the games that count: Glicko-2, a game a period.

use std::time::Duration;

use serde::Serialize;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2},
};

use crate::{TimeControl, Timestamp};

/// With a larger deviation a rating is provisional.
const SURE: f64 = 110.0;

/// No deviation is smaller: even a player of thousands of games can become stronger.
const SUREST: f64 = 45.0;

/// After so long without a game that counts, a rating is a period less sure.
const PERIOD: Duration = Duration::from_hours(7 * 24);

/// How much volatility changes; Glickman's paper has sensible values between 0.3 and 1.2.
const TAU: f64 = 0.5;

/// What the computer's levels are rated, 1 to 10; see `docs/accounts.md` for how they were found.
const LEVELS: [u32; 10] = [770, 950, 1230, 1440, 1500, 1750, 1960, 2000, 2210, 2550];

/// Games at one sitting and games over days are rated apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Pace {
    /// With a time for the whole game.
    Live,
    /// With days for each move, or without a clock.
    Correspondence,
}

impl Pace {
    /// Both.
    pub const ALL: [Pace; 2] = [Pace::Live, Pace::Correspondence];

    /// The pace of games with a clock, or without.
    pub fn of(clock: Option<TimeControl>) -> Pace {
        if clock.is_some_and(TimeControl::is_live) { Pace::Live } else { Pace::Correspondence }
    }

    /// The name programs know it by.
    pub fn name(self) -> &'static str {
        match self {
            Pace::Live => "live",
            Pace::Correspondence => "correspondence",
        }
    }

    /// The one with a name.
    pub fn named(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name)
    }
}

/// What the first of two players made of a game. By how much it was won does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatedResult {
    /// Won it.
    Won,
    /// Neither won.
    Drawn,
    /// Lost it.
    Lost,
}

/// What is known about a player's strength at one pace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength itself, 1500 for whoever is new.
    pub value: f64,
    /// How far off that may be: with 95 % certainty, no more than twice as much.
    pub deviation: f64,
    /// How much it changes from game to game.
    pub volatility: f64,
    /// By how many games it was found.
    pub games: u32,
    /// When the last of them ended.
    pub last: Option<Timestamp>,
}

impl Default for Rating {
    /// Nothing is known.
    fn default() -> Rating {
        let new = Glicko2Rating::new();
        Rating::from_method(new, 0, None)
    }
}

impl Rating {
    fn from_method(method: Glicko2Rating, games: u32, last: Option<Timestamp>) -> Rating {
        let Glicko2Rating { rating, deviation, volatility } = method;
        Rating { value: rating, deviation, volatility, games, last }
    }

    /// The rating of a level of the computer, which no game changes; `None` if there is no such level.
    pub fn of_level(level: u8) -> Option<u32> {
        LEVELS.get(usize::from(level).checked_sub(1)?).copied()
    }

    /// Whether too little is known to compare it.
    pub fn is_provisional(&self) -> bool {
        self.deviation > SURE
    }

    /// As it is at a moment: less and less sure for whoever does not play.
    #[must_use]
    pub fn at(self, now: Timestamp) -> Rating {
        let idle = self.last.map_or(Duration::ZERO, |last| now.since(last));
        let periods = idle.as_secs() / PERIOD.as_secs();
        let mut method = self.method();
        for _ in 0..periods {
            method = decay_deviation(&method);
            if method.deviation >= 350.0 {
                break;
            }
        }
        Rating { deviation: method.deviation, ..self }
    }

    fn method(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.value, deviation: self.deviation, volatility: self.volatility }
    }

    /// The ratings of two players after a game that ended now.
    pub fn after_game([one, two]: [Rating; 2], result: RatedResult, now: Timestamp) -> [Rating; 2] {
        let outcome = match result {
            RatedResult::Won => Outcomes::WIN,
            RatedResult::Drawn => Outcomes::DRAW,
            RatedResult::Lost => Outcomes::LOSS,
        };
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::default() };
        let (first, second) = glicko2(&one.at(now).method(), &two.at(now).method(), &outcome, &config);
        [(one, first), (two, second)].map(|(before, method)| {
            let after = Rating::from_method(method, before.games + 1, Some(now));
            Rating { deviation: after.deviation.clamp(SUREST, 350.0), ..after }
        })
    }
}

#[cfg(test)]
mod tests {
    use skillratings::glicko2::glicko2_rating_period;

    use super::*;

    const DAY: i64 = 24 * 60 * 60 * 1000;

    fn rating(value: f64, deviation: f64) -> Glicko2Rating {
        Glicko2Rating { rating: value, deviation, volatility: 0.06 }
    }

    fn assert_near(found: f64, wanted: f64, off: f64) {
        assert!((found - wanted).abs() < off, "{found} is not {wanted}");
    }

    /// "Example of the Glicko-2 system", the end of Glickman's paper: a player with 1500, deviation 200 and
    /// volatility 0.06 wins against 1400 and loses to 1550 and 1700.
    #[test]
    fn the_papers_example_comes_out() {
        let results = [
            (rating(1400.0, 30.0), Outcomes::WIN),
            (rating(1550.0, 100.0), Outcomes::LOSS),
            (rating(1700.0, 300.0), Outcomes::LOSS),
        ];
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::default() };
        let after = glicko2_rating_period(&rating(1500.0, 200.0), &results, &config);
        assert_near(after.rating, 1464.06, 0.01);
        assert_near(after.deviation, 151.52, 0.01);
        assert_near(after.volatility, 0.059_99, 0.000_01);
    }

    #[test]
    fn both_change_and_a_draw_between_equals_changes_nothing_but_the_deviation() {
        let now = Timestamp(5 * DAY);
        let [winner, loser] = Rating::after_game([Rating::default(); 2], RatedResult::Won, now);
        assert_near(winner.value - 1500.0, 1500.0 - loser.value, 1e-9);
        assert!(winner.value > 1600.0 && winner.deviation < 350.0);
        assert_eq!((winner.games, winner.last), (1, Some(now)));
        let [one, two] = Rating::after_game([Rating::default(); 2], RatedResult::Drawn, now);
        assert_near(one.value, 1500.0, 1e-9);
        assert_eq!(one, two);
        let [lost, won] = Rating::after_game([Rating::default(); 2], RatedResult::Lost, now);
        assert_eq!((lost, won), (loser, winner));
    }

    #[test]
    fn who_plays_becomes_sure_and_who_rests_less_so() {
        let mut pair = [Rating::default(); 2];
        assert!(pair[0].is_provisional());
        for game in 0..30 {
            let result = if game % 2 == 0 { RatedResult::Won } else { RatedResult::Lost };
            pair = Rating::after_game(pair, result, Timestamp(game * 1000));
        }
        let [one, _] = pair;
        assert!(!one.is_provisional() && one.deviation >= SUREST, "{one:?}");
        assert_near(one.at(Timestamp(6 * DAY)).deviation, one.deviation, 1e-9);
        let later = one.at(Timestamp(365 * DAY));
        assert!(later.deviation > one.deviation + 10.0);
        assert_near(later.value, one.value, 1e-9);
        assert_near(one.at(Timestamp(i64::MAX)).deviation, 350.0, 1e-9);
    }

    #[test]
    fn levels_are_rated() {
        let rated: Vec<Option<u32>> = [0, 1, 5, 10, 11].map(Rating::of_level).to_vec();
        assert_eq!(rated, [None, Some(LEVELS[0]), Some(1500), Some(LEVELS[9]), None]);
    }
}

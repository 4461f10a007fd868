//! Matches: several games between the same two, who take turns in beginning, and a running score.

use colorito::{Draw, Game, Outcome, Position, RepetitionRule, Rules, Side};
use serde::{Deserialize, Serialize};

use crate::{Bounds, GameSummary, Invalid, MatchId, NewSeatedGame, Players, Seats, TimeControl, Timestamp};

/// A match.
#[derive(Clone, Debug)]
pub struct Match {
    /// Its name in addresses.
    pub id: MatchId,
    /// When it was begun.
    pub created: Timestamp,
    /// What the players have agreed on.
    pub terms: MatchTerms,
}

/// What the players of a match have agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchTerms {
    /// How many games are played.
    pub games: u32,
    /// Who plays.
    pub seats: Seats,
    /// Whose match it is.
    pub players: Players,
    /// What is played.
    pub rules: Rules,
    /// Who begins the first game.
    pub starter: Side,
    /// Whether repetition draws.
    pub repetition: RepetitionRule,
    /// The time each player has in a game.
    pub clock: Option<TimeControl>,
}

/// The place of a game in its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchPlace {
    /// The match's name in addresses.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: MatchId,
    /// Which game it is, from 1.
    pub number: u32,
    /// How many games are played.
    pub games: u32,
}

impl MatchTerms {
    /// Whether such a match can be played.
    ///
    /// # Errors
    /// If a seat, the clock or the number of games is impossible.
    pub fn check(&self) -> Result<(), Invalid> {
        self.seats.check()?;
        self.clock.map_or(Ok(()), TimeControl::check)?;
        Invalid::unless_within("games", self.games, 2, 20).map(|_| ())
    }
}

impl Match {
    /// The game with a number, from 1. Sides stay with the players; who begins changes.
    pub fn game(&self, number: u32) -> NewSeatedGame {
        let MatchTerms { games, seats, players, rules, starter, repetition, clock } = &self.terms;
        let starter = if number.is_multiple_of(2) { !*starter } else { *starter };
        NewSeatedGame {
            seats: seats.clone(),
            players: *players,
            game: Game::new(Position::start(*rules, starter), *repetition),
            clock: *clock,
            rated: false,
            place: Some(MatchPlace { id: self.id, number, games: *games }),
            record: None,
        }
    }
}

/// What one side has achieved in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// The moves it still needed in the games it lost, added up: its negative score. Games that were resigned
    /// or lost on time have none. `upper` is `null` while no line is known for one of them.
    pub minus: Bounds,
}

impl Tally {
    fn of(games: &[GameSummary], side: Side) -> Tally {
        let won_by =
            |winner: Side| move |game: &&GameSummary| game.outcome.and_then(Outcome::winner) == Some(winner);
        let lost = games.iter().filter(won_by(!side));
        let scores = lost.filter(|game| game.outcome.is_some_and(Outcome::is_scored)).map(|game| game.score);
        let nothing = Bounds { lower: Some(0), upper: Some(0), exact: true };
        let minus = scores.fold(nothing, |sum, score| match score.map(Bounds::from) {
            Some(score) => Bounds {
                lower: sum.lower.zip(score.lower).map(|(sum, score)| sum + score),
                upper: sum.upper.zip(score.upper).map(|(sum, score)| sum + score),
                exact: sum.exact && score.exact,
            },
            // Not counted yet.
            None => Bounds { upper: None, exact: false, ..sum },
        });
        Tally { won: games.iter().filter(won_by(side)).count() as u32, minus }
    }
}

/// The running score of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// What Red has achieved.
    pub red: Tally,
    /// What Blue has achieved.
    pub blue: Tally,
    /// Games in which both completed.
    pub ties: u32,
    /// Games that were drawn otherwise.
    pub draws: u32,
}

impl MatchScore {
    /// The score after some games.
    pub fn of(games: &[GameSummary]) -> MatchScore {
        let undecided = games.iter().filter_map(|game| match game.outcome {
            Some(Outcome::Drawn(draw)) => Some(draw),
            _ => None,
        });
        let (ties, draws): (Vec<Draw>, Vec<Draw>) = undecided.partition(|why| *why == Draw::Tie);
        MatchScore {
            red: Tally::of(games, Side::Red),
            blue: Tally::of(games, Side::Blue),
            ties: ties.len() as u32,
            draws: draws.len() as u32,
        }
    }
}

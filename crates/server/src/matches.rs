//! Matches: several games between the same two, who take turns in beginning, and a running score.

use colorito::{Game, Position, RepetitionRule, Rules, Side};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Seats, TimeControl, answer::SummaryAnswer, id::MatchId, score::Bounds, seated_game::NewSeatedGame,
};

/// A match as the server keeps it.
#[derive(Clone, Debug)]
pub(crate) struct Match {
    pub(crate) id: MatchId,
    /// Milliseconds since 1970.
    pub(crate) created: i64,
    pub(crate) terms: Terms,
}

/// What the players have agreed on.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    /// How many games are played.
    pub(crate) games: u32,
    pub(crate) seats: Seats,
    pub(crate) rules: Rules,
    /// Who begins the first game.
    pub(crate) starter: Side,
    pub(crate) repetition: RepetitionRule,
    pub(crate) clock: Option<TimeControl>,
}

/// The place of a game in its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MatchPlace {
    pub(crate) id: MatchId,
    /// Which game it is, from 1.
    pub(crate) number: u32,
    /// How many games are played.
    pub(crate) games: u32,
}

impl Match {
    /// The game with a number, from 1. Sides stay with the players; who begins changes.
    pub(crate) fn game(&self, number: u32) -> NewSeatedGame {
        let Terms { games, seats, rules, starter, repetition, clock } = &self.terms;
        let starter = if number.is_multiple_of(2) { !*starter } else { *starter };
        NewSeatedGame {
            seats: seats.clone(),
            game: Game::new(Position::start(*rules, starter), *repetition),
            clock: *clock,
            place: Some(MatchPlace { id: self.id.clone(), number, games: *games }),
            record: None,
        }
    }
}

/// The place of a game in its match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MatchPlaceAnswer {
    /// The match's name in addresses.
    pub id: String,
    /// Which game it is, from 1.
    pub number: u32,
    /// How many games are played.
    pub games: u32,
}

impl From<&MatchPlace> for MatchPlaceAnswer {
    fn from(place: &MatchPlace) -> MatchPlaceAnswer {
        MatchPlaceAnswer { id: place.id.to_string(), number: place.number, games: place.games }
    }
}

/// A match: its games and the running score.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MatchAnswer {
    /// The match's name in addresses.
    pub id: String,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// Who plays.
    pub seats: Seats,
    /// The variant.
    pub variant: &'static str,
    /// The board's name, `null` for one that has none.
    pub board: Option<&'static str>,
    /// The time each player has in a game, `null` without clocks.
    pub clock: Option<TimeControl>,
    /// How many games are played.
    pub of: u32,
    /// The games so far, the first one first. Deleted ones are left out and count nothing.
    pub games: Vec<SummaryAnswer>,
    /// What Red has achieved.
    pub red: Tally,
    /// What Blue has achieved.
    pub blue: Tally,
    /// Games in which both completed.
    pub ties: u32,
    /// Games that were drawn otherwise.
    pub draws: u32,
    /// The game under way, `null` if there is none.
    pub current: Option<String>,
    /// Whether all games were played.
    pub over: bool,
}

/// What one side has achieved in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// The moves it still needed in the games it lost, added up: its negative score. Games that were resigned or lost on
    /// time have none. `upper` is `null` while no line is known for one of them.
    pub minus: Bounds,
}

impl MatchAnswer {
    /// A match with its games, the first one first.
    pub(crate) fn of(this: &Match, games: Vec<SummaryAnswer>, begun: u32) -> MatchAnswer {
        let terms = &this.terms;
        let current = games.iter().find(|game| game.result.is_none()).map(|game| game.id.clone());
        let ended_by = |ending: &str| ending_count(&games, |game| game.ending.as_deref() == Some(ending));
        let drawn = ending_count(&games, |game| game.result.as_deref() == Some("draw"));
        MatchAnswer {
            id: this.id.to_string(),
            created: this.created,
            seats: terms.seats.clone(),
            variant: terms.rules.variant.name(),
            board: terms.rules.board.name(),
            clock: terms.clock,
            of: terms.games,
            red: Tally::of(&games, Side::Red),
            blue: Tally::of(&games, Side::Blue),
            ties: ended_by("tie"),
            draws: drawn - ended_by("tie"),
            over: current.is_none() && begun >= terms.games,
            current,
            games,
        }
    }
}

fn ending_count(games: &[SummaryAnswer], wanted: impl Fn(&SummaryAnswer) -> bool) -> u32 {
    games.iter().map(|game| u32::from(wanted(game))).sum()
}

impl Tally {
    fn of(games: &[SummaryAnswer], side: Side) -> Tally {
        let won_by = |winner: Side| move |game: &SummaryAnswer| game.result.as_deref() == Some(winner.name());
        let lost = games.iter().filter(|game| won_by(!side)(game));
        let scores = lost.filter(|game| game.scored).map(|game| game.score);
        let nothing = Bounds { lower: Some(0), upper: Some(0), exact: true };
        let minus = scores.fold(nothing, |sum, score| match score {
            Some(score) => Bounds {
                lower: sum.lower.zip(score.lower).map(|(sum, score)| sum + score),
                upper: sum.upper.zip(score.upper).map(|(sum, score)| sum + score),
                exact: sum.exact && score.exact,
            },
            // Not counted yet.
            None => Bounds { upper: None, exact: false, ..sum },
        });
        Tally { won: ending_count(games, won_by(side)), minus }
    }
}

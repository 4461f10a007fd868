//! One game of a series, and what is kept of it.

use std::time::Duration;

use colorito::{Game, Move, Position, Side};
use colorito_arena::{BuiltIn, Contest, Finish, Played, Player, PlayerError};
use colorito_engine::{Level, Limits, Random, Settings};

use crate::{
    plan::{Openings, Series, first_moves, sorted_moves},
    remains::Remains,
};

/// How many plies an opening has, as many by either side.
pub(crate) const OPENING: u32 = 4;

/// A longer game is broken off and counts as drawn.
pub(crate) const LONGEST: u32 = 300;

/// How many plies there are between two of those whose choices are kept.
pub(crate) const INTERVAL: u32 = 10;

/// Nobody plays by the clock.
const FOREVER: Duration = Duration::from_hours(24);

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameResult {
    /// The number in its series.
    pub(crate) number: u32,
    /// The moves it began with.
    pub(crate) opening: Vec<Move>,
    /// Who won, if anybody.
    pub(crate) winner: Option<Seat>,
    /// How it ended.
    pub(crate) end: End,
    /// How long it was.
    pub(crate) plies: u32,
    /// How many legal moves there were after the opening, all plies together.
    pub(crate) choices: u64,
    /// The most there were on one ply.
    pub(crate) most_choices: u32,
    /// How many there were every so many plies, from the start position on.
    pub(crate) sampled_choices: Vec<u32>,
    /// What the loser had left to do, if there is one.
    pub(crate) remains: Option<Remains>,
}

/// Who moved first and who did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    Starter,
    Second,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Completion,
    Special,
    Tie,
    Repetition,
    TooLong,
}

impl End {
    /// All of them.
    pub(crate) const ALL: [End; 5] = [End::Completion, End::Special, End::Tie, End::Repetition, End::TooLong];

    /// The name in the file, and that of the arena.
    pub(crate) fn name(self) -> &'static str {
        match self {
            End::Completion => "completion",
            End::Special => "special",
            End::Tie => "tie",
            End::Repetition => "repetition",
            End::TooLong => "too long",
        }
    }

    /// The ending of a name.
    pub(crate) fn named(name: &str) -> Option<End> {
        End::ALL.into_iter().find(|end| end.name() == name)
    }
}

impl GameResult {
    /// The starter's points: 0, ½ or 1.
    pub(crate) fn points(&self) -> f64 {
        match self.winner {
            Some(Seat::Starter) => 1.0,
            None => 0.5,
            Some(Seat::Second) => 0.0,
        }
    }

    /// The legal moves a ply after the opening.
    pub(crate) fn mean_choices(&self) -> Option<f64> {
        let plies = self.plies.checked_sub(OPENING).filter(|plies| *plies > 0)?;
        Some(self.choices as f64 / f64::from(plies))
    }
}

/// Plays a game of a series.
pub(crate) fn play(series: &Series, number: u32, seed: u64) -> Result<GameResult, PlayerError> {
    let opening = opening(series, number, seed);
    let contest = Contest {
        rules: series.rules,
        starter: Side::Red,
        opening: opening.clone(),
        time: FOREVER,
        tolerance: FOREVER,
        longest: LONGEST,
    };
    let [mut first, mut second] = series.nodes.map(player);
    let seats: [&mut dyn Player; 2] = if series.first_player_starts(number) {
        [&mut first, &mut second]
    } else {
        [&mut second, &mut first]
    };
    result(number, opening, contest.play(seats))
}

fn player(nodes: u64) -> BuiltIn {
    let settings = Settings { hash: 4, ..Settings::default() };
    BuiltIn::new(settings, Level::FULL, 0, Some(Limits::nodes(nodes)))
}

/// Random legal moves, not chosen for balance: either side makes as many. Only where the first moves are
/// compared, the first one is given.
fn opening(series: &Series, number: u32, seed: u64) -> Vec<Move> {
    let first_moves = first_moves();
    let (number, given) = match series.openings {
        Openings::Each => (number, None),
        Openings::Pairs => (number / 2, None),
        Openings::FirstMoves => {
            let count = first_moves.len() as u32;
            (number / count, Some(first_moves[(number % count) as usize]))
        }
    };
    let mut random = Random::new(Random::new(seed).next().wrapping_add(u64::from(number)));
    let mut position = Position::start(series.rules, Side::Red);
    let mut opening = Vec::new();
    for ply in 0..OPENING {
        let moves = sorted_moves(&position);
        let Some(any) = moves.get(random.below(moves.len())) else { break };
        let m = given.filter(|_| ply == 0).unwrap_or(*any);
        position.play_unchecked(m);
        opening.push(m);
    }
    opening
}

fn result(number: u32, opening: Vec<Move>, played: Played) -> Result<GameResult, PlayerError> {
    let end = match &played.finish {
        Finish::Ended(ending) => End::named(ending.outcome.reason()),
        Finish::TooLong => Some(End::TooLong),
        Finish::Failed(..) => None,
    };
    let winner = played.winner();
    let (Finish::Ended(_) | Finish::TooLong, Some(end)) = (&played.finish, end) else {
        let Finish::Failed(_, error) = played.finish else { return Err(PlayerError::NoAnswer) };
        return Err(error);
    };
    let position = played.game.position();
    let choices = Choices::of(&played.game);
    Ok(GameResult {
        number,
        opening,
        winner: winner.map(|side| if side == Side::Red { Seat::Starter } else { Seat::Second }),
        end,
        plies: position.plies(),
        choices: choices.total,
        most_choices: choices.most,
        sampled_choices: choices.sampled,
        remains: winner.map(|winner| Remains::of(position, !winner)),
    })
}

/// How many legal moves there were in the course of a game.
#[derive(Default)]
struct Choices {
    total: u64,
    most: u32,
    sampled: Vec<u32>,
}

impl Choices {
    fn of(game: &Game) -> Choices {
        let mut choices = Choices::default();
        let mut position = game.start().clone();
        for m in game.moves() {
            let (count, ply) = (position.count_moves() as u32, position.plies());
            if ply >= OPENING {
                choices.total += u64::from(count);
                choices.most = choices.most.max(count);
            }
            if ply.is_multiple_of(INTERVAL) {
                choices.sampled.push(count);
            }
            position.play_unchecked(*m);
        }
        choices
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::SERIES;

    fn series(name: &str) -> &'static Series {
        Series::named(name).unwrap()
    }

    #[test]
    fn openings_follow_from_number_and_seed() {
        let each = series("standard-500");
        assert_eq!(opening(each, 7, 1), opening(each, 7, 1));
        assert_ne!(opening(each, 7, 1), opening(each, 8, 1));
        assert_ne!(opening(each, 7, 1), opening(each, 7, 2));
        let pairs = series("double-500");
        assert_eq!(opening(pairs, 6, 1), opening(pairs, 7, 1));
        assert_ne!(opening(pairs, 7, 1), opening(pairs, 8, 1));
    }

    #[test]
    fn every_first_move_is_opened_with() {
        let first = series("first-500");
        let begun: Vec<Move> = (0..12).map(|number| opening(first, number, 1)[0]).collect();
        assert_eq!(begun, first_moves());
    }

    #[test]
    fn the_same_game_is_played_again() {
        let quick = Series { nodes: [20, 10], ..SERIES[0] };
        let game = play(&quick, 3, 1).unwrap();
        assert_eq!(play(&quick, 3, 1).unwrap(), game);
        assert_eq!(game.sampled_choices.len() as u32, game.plies.div_ceil(INTERVAL));
        assert!(game.mean_choices().is_some_and(|mean| mean <= f64::from(game.most_choices)));
        assert_eq!(game.sampled_choices[0], 12);
    }
}

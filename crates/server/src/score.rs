//! The loser's score of a game that was played out.

use colorito::{Game, Move, Outcome, Side};
use colorito_solver::Score;
use serde::Serialize;
use utoipa::ToSchema;

use crate::answer::MoveAnswer;

/// What is known about the loser's score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) score: Score,
    /// The best known line, moves of the loser alone.
    pub(crate) line: Option<Vec<Move>>,
    /// Whether the counting is over, with a proof or without.
    pub(crate) done: bool,
}

impl Count {
    /// Reads a score as records write it.
    pub(crate) fn read(text: &str) -> Option<Score> {
        if text == "never" {
            return Some(Score::Never);
        }
        match text.split_once("..") {
            None => Some(Score::Exact(text.parse().ok()?)),
            Some((lower, "")) => Some(Score::AtLeast(lower.parse().ok()?)),
            Some((lower, upper)) => {
                let (lower, upper) = (lower.parse().ok()?, upper.parse().ok()?);
                (lower < upper).then_some(Score::Between { lower, upper })
            }
        }
    }
}

/// Bounds of the number of moves the loser of a game still needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Bounds {
    /// Proven: no line is shorter. `null` if there is none at all.
    pub lower: Option<u32>,
    /// The length of the best known line, if one is known.
    pub upper: Option<u32>,
    /// Whether nothing is left to prove.
    pub exact: bool,
}

impl From<Score> for Bounds {
    fn from(score: Score) -> Bounds {
        Bounds { lower: score.lower(), upper: score.upper(), exact: score.is_settled() }
    }
}

/// How many moves the loser of a game still needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LosersScore {
    /// `red`, `blue`, or `null` after a tie.
    pub loser: Option<&'static str>,
    /// Proven: no line is shorter. `null` if there is none at all.
    pub lower: Option<u32>,
    /// The length of the best known line, if one is known.
    pub upper: Option<u32>,
    /// Whether nothing is left to prove.
    pub exact: bool,
    /// Whether the counting is over, with a proof or without.
    pub done: bool,
    /// The best known line, moves of the loser alone with their ways; `null` while it is being counted.
    pub line: Option<Vec<MoveAnswer>>,
}

impl LosersScore {
    /// What is known about a game that was played out; `None` for any other.
    pub(crate) fn of(game: &Game, count: &Count) -> Option<LosersScore> {
        let outcome = scored_outcome(game)?;
        let Bounds { lower, upper, exact } = count.score.into();
        let line = count.line.as_ref().map(|line| {
            let mut position = game.position().clone();
            let ways = line.iter().map(|m| {
                let answer = MoveAnswer::alone(&position, *m);
                position.play_unchecked(*m);
                answer
            });
            ways.collect()
        });
        let loser = outcome.winner().map(|winner| Side::name(!winner));
        Some(LosersScore { loser, lower, upper, exact, done: count.done, line })
    }
}

/// How a game was played out, if it was.
pub(crate) fn scored_outcome(game: &Game) -> Option<Outcome> {
    game.ending().map(|ending| ending.outcome).filter(|outcome| outcome.is_scored())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_as_they_are_written() {
        let scores =
            [Score::Exact(7), Score::Between { lower: 5, upper: 9 }, Score::AtLeast(5), Score::Never];
        for score in scores {
            assert_eq!(Count::read(&score.to_string()), Some(score));
        }
        for text in ["", "x", "..", "9..5", "5..x", "-1"] {
            assert_eq!(Count::read(text), None, "{text}");
        }
    }
}

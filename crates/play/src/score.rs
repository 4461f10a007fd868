//! The loser's score of a game that was played out.

use colorito::{Game, Move, MoveText, Outcome, Position};
use colorito_solver::Score;
use serde::{Deserialize, Serialize};

/// What is known about the loser's score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreState {
    /// The bounds, or the score itself.
    pub score: Score,
    /// The best known line, moves of the loser alone.
    pub line: Option<Vec<Move>>,
    /// Whether the counting is over, with a proof or without.
    pub done: bool,
}

impl ScoreState {
    /// A counted score as it was kept: its text, and the moves of its line. They are held against the position
    /// they are for.
    ///
    /// # Errors
    /// Says what makes no sense.
    pub fn read<'a>(
        game: &Game,
        score: &str,
        line: Option<impl Iterator<Item = &'a str>>,
    ) -> Result<ScoreState, String> {
        let known = read_score(score).ok_or_else(|| format!("`{score}` is no score"))?;
        let mut position = game.position().clone();
        let line = line.map(|line| {
            let moves = line.map(|text| {
                let reached = reached(&position, text).ok_or_else(|| format!("`{text}` leads nowhere"))?;
                position.play_unchecked(reached);
                Ok(reached)
            });
            moves.collect::<Result<Vec<Move>, String>>()
        });
        Ok(ScoreState { score: known, line: line.transpose()?, done: true })
    }
}

/// A move that its piece can make, whosever turn it is.
fn reached(position: &Position, text: &str) -> Option<Move> {
    let Ok(MoveText::Go { from, to, .. }) = text.parse() else { return None };
    position.destinations(from).contains(to).then_some(Move::Go { from, to })
}

/// Reads a score as records write it.
pub fn read_score(text: &str) -> Option<Score> {
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

/// Bounds of the number of moves the loser of a game still needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

/// How a game was played out, if it was.
pub fn scored_outcome(game: &Game) -> Option<Outcome> {
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
            assert_eq!(read_score(&score.to_string()), Some(score));
        }
        for text in ["", "x", "..", "9..5", "5..x", "-1"] {
            assert_eq!(read_score(text), None, "{text}");
        }
    }
}

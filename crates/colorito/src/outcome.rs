//! How games end.

use std::{fmt, str::FromStr};

use crate::Side;

/// The end of a game: who, why, and after how many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won, or why nobody did.
    pub outcome: Outcome,
    /// The moves both players had made by then.
    pub plies: u32,
}

/// Who won and why, or why nobody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Won {
        /// The winner.
        winner: Side,
        /// Why they won.
        by: Victory,
    },
    /// Nobody won.
    Drawn(Draw),
    /// It was given up before it had really begun, and has no result.
    Aborted,
}

/// Why a side won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Victory {
    /// All their pieces are on target.
    Completion,
    /// The special situation: their only targets not rightly filled are held by the opponent's pieces.
    SpecialSituation,
    /// The opponent gave up.
    Resignation,
    /// The opponent's time ran out.
    Time,
    /// The opponent left, and the win was claimed.
    Absence,
}

/// Why nobody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The reply move completed the other player too.
    Tie,
    /// The house rule: the same position with the same player to move for the third time.
    Repetition,
    /// The players agreed.
    Agreement,
    /// One player left, and the other called it a draw.
    Claim,
}

impl Outcome {
    /// Every outcome there is.
    pub fn all() -> impl Iterator<Item = Outcome> {
        let victories = [
            Victory::Completion,
            Victory::SpecialSituation,
            Victory::Resignation,
            Victory::Time,
            Victory::Absence,
        ];
        let draws = [Draw::Tie, Draw::Repetition, Draw::Agreement, Draw::Claim];
        let wins = Side::ALL
            .into_iter()
            .flat_map(move |winner| victories.into_iter().map(move |by| Outcome::Won { winner, by }));
        wins.chain(draws.into_iter().map(Outcome::Drawn)).chain([Outcome::Aborted])
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Won { winner, .. } => Some(winner),
            Outcome::Drawn(_) | Outcome::Aborted => None,
        }
    }

    /// The reason as one word, for records and machine-read output.
    pub const fn reason(self) -> &'static str {
        match self {
            Outcome::Won { by: Victory::Completion, .. } => "completion",
            Outcome::Won { by: Victory::SpecialSituation, .. } => "special",
            Outcome::Won { by: Victory::Resignation, .. } => "resignation",
            Outcome::Won { by: Victory::Time, .. } => "time",
            Outcome::Won { by: Victory::Absence, .. } => "absence",
            Outcome::Drawn(Draw::Tie) => "tie",
            Outcome::Drawn(Draw::Repetition) => "repetition",
            Outcome::Drawn(Draw::Agreement) => "agreement",
            Outcome::Drawn(Draw::Claim) => "claim",
            Outcome::Aborted => "aborted",
        }
    }

    /// Whether the loser of such a game has a score: only games that were played out have one.
    pub const fn is_scored(self) -> bool {
        matches!(
            self,
            Outcome::Won { by: Victory::Completion | Victory::SpecialSituation, .. }
                | Outcome::Drawn(Draw::Tie)
        )
    }

    /// Whether the players, a clock or a server declare such an ending, rather than the moves.
    pub const fn is_declared(self) -> bool {
        matches!(
            self,
            Outcome::Won { by: Victory::Resignation | Victory::Time | Victory::Absence, .. }
                | Outcome::Drawn(Draw::Agreement | Draw::Claim)
                | Outcome::Aborted
        )
    }

    /// The same outcome with the sides swapped.
    #[must_use]
    pub fn turned(self) -> Outcome {
        match self {
            Outcome::Won { winner, by } => Outcome::Won { winner: !winner, by },
            same @ (Outcome::Drawn(_) | Outcome::Aborted) => same,
        }
    }
}

impl fmt::Display for Outcome {
    /// An English sentence without its full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Won { winner, by } => {
                let why = match by {
                    Victory::Completion => "by completing",
                    Victory::SpecialSituation => "by the special situation",
                    Victory::Resignation => "by resignation",
                    Victory::Time => "on time",
                    Victory::Absence => "because the other player left",
                };
                write!(f, "{winner} wins {why}")
            }
            Outcome::Drawn(Draw::Tie) => f.write_str("a tie: both completed in the same number of moves"),
            Outcome::Drawn(Draw::Repetition) => f.write_str("a draw by third repetition (house rule)"),
            Outcome::Drawn(Draw::Agreement) => f.write_str("a draw by agreement"),
            Outcome::Drawn(Draw::Claim) => f.write_str("a draw because one player left"),
            Outcome::Aborted => f.write_str("aborted before both had moved"),
        }
    }
}

/// A game's result as records write it: `red`, `blue`, `draw`, or `*` while it is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum GameResult {
    /// This side won.
    Won(Side),
    /// Nobody won.
    Drawn,
    /// Not over, not known, or none.
    #[default]
    Open,
}

impl From<Option<Outcome>> for GameResult {
    fn from(outcome: Option<Outcome>) -> GameResult {
        match outcome {
            Some(Outcome::Won { winner, .. }) => GameResult::Won(winner),
            Some(Outcome::Drawn(_)) => GameResult::Drawn,
            Some(Outcome::Aborted) | None => GameResult::Open,
        }
    }
}

impl GameResult {
    /// The result as one word.
    pub const fn name(self) -> &'static str {
        match self {
            GameResult::Won(side) => side.name(),
            GameResult::Drawn => "draw",
            GameResult::Open => "*",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseResultError(String);

impl fmt::Display for ParseResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no result; use `red`, `blue`, `draw` or `*`", self.0)
    }
}

impl std::error::Error for ParseResultError {}

impl FromStr for GameResult {
    type Err = ParseResultError;

    fn from_str(text: &str) -> Result<GameResult, ParseResultError> {
        match text {
            "red" => Ok(GameResult::Won(Side::Red)),
            "blue" => Ok(GameResult::Won(Side::Blue)),
            "draw" => Ok(GameResult::Drawn),
            "*" => Ok(GameResult::Open),
            _ => Err(ParseResultError(text.to_owned())),
        }
    }
}

//! What the engine thinks: hints, and thoughts while they are being thought.

use colorito::{Game, Move, Piece};
use colorito_engine::{Hint, HintReason, Line, Score};
use serde::{Deserialize, Serialize};

use crate::MoveAnswer;

/// A good move and why.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintAnswer {
    /// The ply it is meant for.
    pub ply: usize,
    /// The move.
    pub best: MoveAnswer,
    /// The letters of the pieces it hops over, in order.
    pub ladder: Vec<String>,
    /// What is good about it, as a word.
    pub reason: &'static str,
    /// The letter of the piece the reason is about, if it is about one.
    pub piece: Option<String>,
    /// How many rows the reason is about, if it is about rows.
    pub rows: Option<u8>,
    /// An English sentence that says all this.
    pub text: String,
    /// What the position is worth with it.
    pub score: ScoreAnswer,
}

/// What a position is worth for the player to move.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum ScoreAnswer {
    /// Hundredths of a move of lead.
    Lead(i32),
    /// Wins with the last of so many moves of both.
    WinIn(u32),
    /// Loses with the last of so many moves of both.
    LossIn(u32),
}

/// What the computer thinks.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ThoughtAnswer {
    /// The ply it is thinking about.
    pub ply: usize,
    /// What it expects the position to be worth for itself.
    pub score: ScoreAnswer,
    /// The moves it expects, its own first.
    pub line: Vec<String>,
}

impl HintAnswer {
    /// What a hint says about a game.
    pub fn of(game: &Game, hint: &Hint) -> HintAnswer {
        let (reason, piece, rows) = hint_reason(hint.reason);
        HintAnswer {
            ply: game.moves().len(),
            best: MoveAnswer::of(game.position(), hint.best),
            ladder: hint.ladder.iter().map(|piece| piece.letter().to_string()).collect(),
            reason,
            piece: piece.map(|piece| piece.letter().to_string()),
            rows,
            text: hint.to_string(),
            score: hint.score.into(),
        }
    }
}

/// What is good about a move, as a word, with the piece and the rows it is about.
pub fn hint_reason(reason: HintReason) -> (&'static str, Option<Piece>, Option<u8>) {
    match reason {
        HintReason::Completes => ("completes", None, None),
        HintReason::SpecialSituation => ("special-situation", None, None),
        HintReason::Tie => ("tie", None, None),
        HintReason::ComesHome => ("comes-home", None, None),
        HintReason::ClearsTarget { of } => ("clears-target", Some(of), None),
        HintReason::LeavesOpponentsTarget => ("leaves-opponents-target", None, None),
        HintReason::CatchesUp { rows } => ("catches-up", None, Some(rows)),
        HintReason::BuildsLadder { of, rows } => ("builds-ladder", Some(of), Some(rows)),
        HintReason::Frees { of } => ("frees", Some(of), None),
        HintReason::Fetches { of, helpers: 1 } => ("fetches", Some(of), None),
        HintReason::Fetches { of, .. } => ("fetches-with-two", Some(of), None),
        HintReason::GoesAhead { rows } => ("goes-ahead", None, Some(rows)),
        HintReason::Prepares => ("prepares", None, None),
        HintReason::OnlyMove => ("only-move", None, None),
    }
}

impl From<Score> for ScoreAnswer {
    fn from(score: Score) -> ScoreAnswer {
        match score {
            Score::Lead(lead) => ScoreAnswer::Lead(lead),
            Score::WinIn(plies) => ScoreAnswer::WinIn(plies),
            Score::LossIn(plies) => ScoreAnswer::LossIn(plies),
        }
    }
}

impl ThoughtAnswer {
    /// What is thought about a ply.
    pub fn of(ply: usize, line: &Line) -> ThoughtAnswer {
        ThoughtAnswer {
            ply,
            score: line.score.into(),
            line: line.moves.iter().map(Move::to_string).collect(),
        }
    }
}

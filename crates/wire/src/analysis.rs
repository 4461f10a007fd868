//! Any position: looked at after some moves, and set up piece by piece.

use colorito::{
    Arrangement, Game, ParsePositionError, Piece, Position, PositionError, RepetitionRule, Rules, Side,
};
use colorito_play::SideName;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Error, PositionAnswer, Setup, error::expect_few, setup::repetition};

/// A position by what led to it.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct LineQuery {
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub board: Option<String>,
    /// The first position; the start of the game by default.
    #[serde(default)]
    pub position: Option<String>,
    /// The moves made from there, separated by commas or blanks.
    #[serde(default)]
    pub moves: Option<String>,
    /// The house rule that a third repetition is a draw; in force by default.
    #[serde(default)]
    pub repetition_draws: Option<bool>,
}

impl LineQuery {
    /// The game so far.
    ///
    /// # Errors
    /// If the position or a move makes no sense.
    pub fn game(self) -> Result<Game, Error> {
        let LineQuery { variant, board, position, moves, repetition_draws } = self;
        let start = Setup { variant, board, position, starter: None }.position()?;
        let mut game = Game::new(start, repetition(repetition_draws));
        let texts = moves.as_deref().unwrap_or_default().split([',', ' ']).filter(|text| !text.is_empty());
        expect_few(texts.clone().count())?;
        for text in texts {
            let m = game.position().parse_move(text)?;
            game.play(m).map_err(|error| Error::Move(error.into()))?;
        }
        Ok(game)
    }
}

/// Pieces as somebody has put them.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Placing {
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub board: Option<String>,
    /// What stands where: the first field of a position text.
    pub placement: String,
    /// Whose turn it is.
    pub turn: SideName,
    /// Who made the first move.
    pub starter: SideName,
}

/// Whether a position can be played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlacingAnswer {
    /// The position as text, playable or not.
    pub text: String,
    /// The position, `null` if it cannot be played.
    pub position: Option<PositionAnswer>,
    /// What is wrong with it, with `reason` and the values a sentence needs, as errors about positions have
    /// them.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub faults: Vec<Map<String, Value>>,
}

impl Placing {
    /// Whether it can be played, with all that is wrong.
    ///
    /// # Errors
    /// If it cannot be read at all.
    pub fn check(self) -> Result<PlacingAnswer, Error> {
        let Placing { variant, board, placement, turn, starter } = self;
        let (turn, starter): (Side, Side) = (turn.into(), starter.into());
        let rules = *Setup { variant, board, ..Setup::default() }.position()?.rules();
        // The fewest moves that go with whose turn it is.
        let plies = u32::from(turn != starter);
        let text = format!("{placement} {} {} {plies}", turn.letter(), starter.letter());
        let arrangement: Arrangement = text.parse().map_err(ParsePositionError::Text)?;
        let faults = faults(&arrangement, rules);
        let position = Position::new(&arrangement, rules).ok();
        Ok(PlacingAnswer {
            text: arrangement.to_string(),
            position: position
                .filter(|_| faults.is_empty())
                .map(|position| PositionAnswer::of(&Game::new(position, RepetitionRule::Draw))),
            faults: faults
                .into_iter()
                .map(|fault| Error::Position(ParsePositionError::Unplayable(fault)).details())
                .collect(),
        })
    }
}

/// All that is wrong with an arrangement: what the rules name first is put right, and they are asked again.
fn faults(arrangement: &Arrangement, rules: Rules) -> Vec<PositionError> {
    let missing = Piece::all().filter(|piece| arrangement.placed().all(|(_, placed)| placed != *piece));
    let mut faults: Vec<PositionError> = missing.map(PositionError::Missing).collect();
    let mut rest = arrangement.clone();
    while let Err(fault) = Position::study(&rest, rules) {
        faults.push(fault);
        match fault {
            PositionError::Twice { second: space, .. } | PositionError::MayNotRest { space, .. } => {
                rest.set(space, None);
            }
            PositionError::Missing(_) | PositionError::Plies { .. } => break,
        }
    }
    faults
}

/// A record as text.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecordText {
    /// The record.
    pub record: String,
}

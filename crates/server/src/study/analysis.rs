//! Any position and any record: looked at, set up, read and written.

use axum::{
    Json,
    http::header,
    response::{IntoResponse, Response},
};
use colorito::{
    Arrangement, Game, ParsePositionError, Piece, Position, PositionError, Record, RepetitionRule,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    School,
    tree::{TreeAnswer, TreeWish},
    trouble::{Sent, Trouble},
};
use crate::{
    Error,
    answer::PositionAnswer,
    request::{Asked, Setup, SideName},
    response::ErrorBody,
};

/// The longest line that is followed.
const LONGEST_LINE: usize = 2_000;

/// A position by what led to it.
#[derive(Clone, Debug, Default, Deserialize, ToSchema, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Moment {
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub(crate) variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub(crate) board: Option<String>,
    /// The first position; the start of the game by default.
    #[serde(default)]
    pub(crate) position: Option<String>,
    /// The moves made from there, separated by commas or blanks.
    #[serde(default)]
    pub(crate) moves: Option<String>,
    /// The house rule that a third repetition is a draw; in force by default.
    #[serde(default)]
    pub(crate) repetition_draws: Option<bool>,
}

impl Moment {
    /// The game so far.
    pub(crate) fn game(self) -> Result<Game, Error> {
        let Moment { variant, board, position, moves, repetition_draws } = self;
        let start = Setup { variant, board, position, starter: None }.position()?;
        let rule = if repetition_draws == Some(false) { RepetitionRule::Off } else { RepetitionRule::Draw };
        let mut game = Game::new(start, rule);
        let texts = moves.as_deref().unwrap_or_default().split([',', ' ']).filter(|text| !text.is_empty());
        for text in texts.take(LONGEST_LINE) {
            let m = game.position().parse_move(text)?;
            game.play(m).map_err(|error| Error::Move(error.into()))?;
        }
        Ok(game)
    }
}

/// Pieces as somebody has put them.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Placing {
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub(crate) variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub(crate) board: Option<String>,
    /// What stands where: the first field of a position text.
    pub(crate) placement: String,
    /// Whose turn it is.
    pub(crate) turn: SideName,
    /// Who made the first move.
    pub(crate) starter: SideName,
}

/// Whether a position can be played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PlacingAnswer {
    /// The position as text, playable or not.
    pub(crate) text: String,
    /// The position, `null` if it cannot be played.
    pub(crate) position: Option<PositionAnswer>,
    /// What is wrong with it, with `reason` and the values a sentence needs, as errors about positions have them.
    #[schema(value_type = Vec<Object>)]
    pub(crate) faults: Vec<Map<String, Value>>,
}

impl Placing {
    fn check(self) -> Result<PlacingAnswer, Error> {
        let Placing { variant, board, placement, turn, starter } = self;
        let (turn, starter): (colorito::Side, colorito::Side) = (turn.into(), starter.into());
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
fn faults(arrangement: &Arrangement, rules: colorito::Rules) -> Vec<PositionError> {
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
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordText {
    /// The record.
    pub(crate) record: String,
}

pub(super) fn described() -> OpenApiRouter<School> {
    OpenApiRouter::new()
        .routes(routes!(look))
        .routes(routes!(place))
        .routes(routes!(read))
        .routes(routes!(write))
}

/// Show the position after some moves
#[utoipa::path(get, path = "/api/analysis/position", params(Moment),
    responses((status = OK, body = PositionAnswer), (status = "4XX", body = ErrorBody)))]
async fn look(Asked(moment): Asked<Moment>) -> Result<Json<PositionAnswer>, Error> {
    Ok(Json(PositionAnswer::of(&moment.game()?)))
}

/// Say whether pieces as they were put can be played, and name every mistake
#[utoipa::path(post, path = "/api/analysis/placing", request_body = Placing,
    responses((status = OK, body = PlacingAnswer), (status = "4XX", body = ErrorBody)))]
async fn place(Sent(placing): Sent<Placing>) -> Result<Json<PlacingAnswer>, Trouble> {
    Ok(Json(placing.check()?))
}

/// Read a record with its variations and comments
#[utoipa::path(post, path = "/api/analysis/read", request_body = RecordText,
    responses((status = OK, body = TreeAnswer), (status = "4XX", body = ErrorBody)))]
async fn read(Sent(text): Sent<RecordText>) -> Result<Json<TreeAnswer>, Trouble> {
    let record: Record = text.record.parse().map_err(Error::Record)?;
    Ok(Json(TreeAnswer::from(&record)))
}

/// Write a record with variations and comments
#[utoipa::path(post, path = "/api/analysis/write", request_body = TreeWish,
    responses((status = OK, body = String, content_type = "text/plain"), (status = "4XX", body = ErrorBody)))]
async fn write(Sent(wish): Sent<TreeWish>) -> Result<Response, Trouble> {
    let record = wish.record()?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}

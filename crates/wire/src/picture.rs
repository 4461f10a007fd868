//! Positions that belong to no game, and how positions are drawn.

use colorito::{Arrangement, Move, MoveText, ParsePositionError, Position, Side};
use colorito_drawing::{Drawing, Theme};
use colorito_play::{Invalid, SideName};
use serde::Deserialize;

use crate::{BadRequest, Error, Setup};

/// The widest PNG that is drawn.
const WIDEST: u32 = 2048;

/// Which moment of a game.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct AtPly {
    /// After so many moves; now by default.
    #[serde(default)]
    pub ply: Option<usize>,
}

/// How to draw a position.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct Picture {
    /// After so many moves; now by default.
    #[serde(default)]
    pub ply: Option<usize>,
    /// `light` (the default), `dark` or `print`.
    #[serde(default)]
    pub theme: Option<String>,
    /// Who sits at the bottom; Red by default.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(inline))]
    pub seat: Option<SideName>,
    /// The width of a PNG in pixels, 16 to 2048; 800 by default.
    #[serde(default)]
    pub width: Option<u32>,
    /// The language it is described in to those who cannot see it: `en`, `de`, `es` or `ja`; the browser's by
    /// default.
    #[serde(default)]
    pub language: Option<String>,
}

impl Picture {
    /// The manner that is meant.
    ///
    /// # Errors
    /// If there is no such manner.
    pub fn style(&self) -> Result<Style, Error> {
        Style::read(self.theme.as_deref(), self.seat, self.width)
    }
}

/// The manner of a picture.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    theme: Theme,
    seat: Side,
    /// How wide a PNG is, in pixels.
    pub width: u32,
}

impl Style {
    fn read(theme: Option<&str>, seat: Option<SideName>, width: Option<u32>) -> Result<Style, Error> {
        let width = width.unwrap_or(800);
        if width > WIDEST {
            Invalid::unless_within("width", width, 16, WIDEST).map_err(BadRequest::from)?;
        }
        Ok(Style {
            theme: theme.map_or(Ok(Theme::Light), |name| {
                name.parse().map_err(|_| BadRequest::Theme(name.to_owned()))
            })?,
            seat: seat.map_or(Side::Red, Side::from),
            width,
        })
    }

    /// A position in this manner, with the move that led to it.
    #[must_use]
    pub fn draw(self, position: &Position, last: Option<Move>) -> Drawing {
        let drawing = Drawing::new(position).theme(self.theme).seat(self.seat);
        last.map_or(drawing.clone(), |last| drawing.last_move(last))
    }
}

/// A position that belongs to no game, in which pieces may be missing.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct PositionQuery {
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub board: Option<String>,
    /// Who begins; Red by default. Not to be given with a position, which says so itself.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(inline))]
    pub starter: Option<SideName>,
    /// The position; the start of the game by default.
    #[serde(default)]
    pub position: Option<String>,
    /// Whether pieces may be missing.
    #[serde(default)]
    pub study: bool,
}

impl PositionQuery {
    /// The position that is meant.
    ///
    /// # Errors
    /// If it makes no sense.
    pub fn position(self) -> Result<Position, Error> {
        let PositionQuery { variant, board, starter, position, study } = self;
        let setup = Setup { variant, board, starter, position };
        match &setup.position {
            Some(text) if study && setup.starter.is_none() => {
                let arrangement: Arrangement = text.parse().map_err(ParsePositionError::Text)?;
                let position = Position::study(&arrangement, setup.rules()?);
                Ok(position.map_err(ParsePositionError::Unplayable)?)
            }
            _ => setup.position(),
        }
    }
}

/// How to draw a position that belongs to no game.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct PositionPicture {
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub board: Option<String>,
    /// The position; the start of the game by default.
    #[serde(default)]
    pub position: Option<String>,
    /// Whether pieces may be missing.
    #[serde(default)]
    pub study: bool,
    /// The move that led here, to be marked.
    #[serde(default)]
    pub last: Option<String>,
    /// `light` (the default), `dark` or `print`.
    #[serde(default)]
    pub theme: Option<String>,
    /// Who sits at the bottom; Red by default.
    #[serde(default)]
    #[cfg_attr(feature = "schema", param(inline))]
    pub seat: Option<SideName>,
    /// The width of a PNG in pixels, 16 to 2048; 800 by default.
    #[serde(default)]
    pub width: Option<u32>,
    /// The language it is described in to those who cannot see it: `en`, `de`, `es` or `ja`; the browser's by
    /// default.
    #[serde(default)]
    pub language: Option<String>,
}

impl PositionPicture {
    /// The drawing and the width it should have.
    ///
    /// # Errors
    /// If the position or the manner makes no sense.
    pub fn drawing(self) -> Result<(Drawing, u32), Error> {
        let PositionPicture { variant, board, position, study, last, theme, seat, width, language: _ } = self;
        let style = Style::read(theme.as_deref(), seat, width)?;
        let position = PositionQuery { variant, board, starter: None, position, study }.position()?;
        let last = last.map(|text| match text.parse() {
            Ok(MoveText::Go { from, to, .. }) => Ok(Move::Go { from, to }),
            _ => Err(BadRequest::LastMove(text)),
        });
        Ok((style.draw(&position, last.transpose()?), style.width))
    }
}

//! Drawings.

use colorito_drawing::{Drawing, Theme};
use pyo3::prelude::*;

use crate::{
    arguments::{MoveArgument, SideArgument, SpaceArgument},
    errors,
    moves::Move,
};

/// How a position is to be drawn.
pub(crate) struct Options<'a> {
    pub(crate) seat: Option<SideArgument>,
    pub(crate) theme: &'a str,
    pub(crate) arrow: Option<MoveArgument>,
    pub(crate) chosen: Option<SpaceArgument>,
    pub(crate) last_move: Option<&'a Move>,
    pub(crate) coordinates: bool,
    pub(crate) textures: bool,
}

pub(crate) fn draw(py: Python<'_>, position: &colorito::Position, options: Options<'_>) -> PyResult<String> {
    let theme: Theme = options.theme.parse().map_err(|error| errors::refused(format!("{error}")))?;
    let mut drawing =
        Drawing::new(position).theme(theme).coordinates(options.coordinates).textures(options.textures);
    if let Some(seat) = options.seat {
        drawing = drawing.seat(seat.0);
    }
    if let Some(space) = options.chosen {
        drawing = drawing.chosen(space.0);
    }
    if let Some(m) = options.last_move {
        drawing = drawing.last_move(m.0);
    }
    if let Some(arrow) = options.arrow {
        let m = arrow.resolve(py, position)?;
        drawing = drawing.arrow(m).map_err(|error| errors::illegal_move(py, error))?;
    }
    Ok(drawing.svg())
}

pub(crate) fn of_position(position: &colorito::Position, last_move: Option<colorito::Move>) -> String {
    let drawing = Drawing::new(position);
    last_move.map_or(drawing.clone(), |m| drawing.last_move(m)).svg()
}

pub(crate) fn of_board(board: colorito::Board) -> String {
    Drawing::board(board).svg()
}

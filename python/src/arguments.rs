//! What callers may write for a side, a variant, a board, a space, a move or a time: objects or their texts.

use std::{fmt, str::FromStr, time::Duration};

use colorito::{Rules, Side, Space, Variant};
use pyo3::{exceptions::PyTypeError, prelude::*, pybacked::PyBackedStr};

use crate::{board::Board, errors, moves::Move};

/// Reads a text, or says what it should have been.
fn text(object: Borrowed<'_, '_, PyAny>, wanted: &str) -> PyResult<PyBackedStr> {
    if object.is_instance_of::<pyo3::types::PyString>() {
        return object.extract();
    }
    let found = object.get_type().name()?;
    Err(PyTypeError::new_err(format!("expected {wanted}, not {found}")))
}

fn parsed<T>(object: Borrowed<'_, '_, PyAny>, wanted: &str) -> PyResult<T>
where
    T: FromStr<Err: fmt::Display>,
{
    text(object, wanted)?.parse().map_err(|error: T::Err| errors::refused(error.to_string()))
}

/// A side, by name or letter.
pub(crate) struct SideArgument(pub(crate) Side);

impl<'py> FromPyObject<'_, 'py> for SideArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<SideArgument> {
        Ok(SideArgument(parsed(object, "a side, `red` or `blue`")?))
    }
}

/// A variant, by name.
pub(crate) struct VariantArgument(pub(crate) Variant);

impl<'py> FromPyObject<'_, 'py> for VariantArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<VariantArgument> {
        Ok(VariantArgument(parsed(object, "the name of a variant")?))
    }
}

/// A board, or the name or text of one.
pub(crate) struct BoardArgument(pub(crate) colorito::Board);

impl<'py> FromPyObject<'_, 'py> for BoardArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<BoardArgument> {
        if let Ok(board) = object.cast::<Board>() {
            return Ok(BoardArgument(board.get().0));
        }
        let text = text(object, "a Board, or the name or text of one")?;
        Ok(BoardArgument(Board::read(&text)?.0))
    }
}

/// What positions and games are played by, from two arguments that may be missing.
pub(crate) fn rules(variant: Option<VariantArgument>, board: Option<BoardArgument>) -> Rules {
    let standard = Rules::default();
    Rules {
        variant: variant.map_or(standard.variant, |variant| variant.0),
        board: board.map_or(standard.board, |board| board.0),
    }
}

/// A space, by name.
pub(crate) struct SpaceArgument(pub(crate) Space);

impl<'py> FromPyObject<'_, 'py> for SpaceArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<SpaceArgument> {
        Ok(SpaceArgument(parsed(object, "a space, `a1` to `j10`")?))
    }
}

/// A move, or the text of one in either form.
pub(crate) enum MoveArgument {
    Move(colorito::Move),
    Text(PyBackedStr),
}

impl<'py> FromPyObject<'_, 'py> for MoveArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<MoveArgument> {
        if let Ok(m) = object.cast::<Move>() {
            return Ok(MoveArgument::Move(m.get().0));
        }
        Ok(MoveArgument::Text(text(object, "a Move or the text of one")?))
    }
}

impl MoveArgument {
    /// The move meant in a position. A text is legal there by then, a move need not be.
    pub(crate) fn resolve(&self, py: Python<'_>, position: &colorito::Position) -> PyResult<colorito::Move> {
        match self {
            MoveArgument::Move(m) => Ok(*m),
            MoveArgument::Text(text) => {
                position.parse_move(text).map_err(|error| errors::wrong_move(py, &error))
            }
        }
    }
}

/// A time in seconds; not a number, negative and endless ones are refused.
pub(crate) fn seconds(time: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(time)
        .map_err(|error| errors::refused(format!("{time} is no time in seconds: {error}")))
}

/// A number within bounds.
pub(crate) fn within(name: &str, number: u64, least: u64, most: u64) -> PyResult<usize> {
    if (least..=most).contains(&number) {
        Ok(number as usize)
    } else {
        Err(errors::refused(format!("{name} is a number from {least} to {most}, not {number}")))
    }
}

//! Exceptions. The sentences are those of the rules crate; what programs want to know is in attributes.

use colorito::{
    AddMoveError, BoardError as BadBoard, GameOver, IllegalMove, IllegalReason, MoveError as BadMove,
    ParsePositionError, RecordError as BadRecord,
};
use pyo3::{create_exception, exceptions::PyValueError, prelude::*};

use crate::{ending::Ending, moves::Move};

create_exception!(colorito, ColoritoError, PyValueError, "Something Colorito could not make sense of.");
create_exception!(
    colorito,
    PositionError,
    ColoritoError,
    "A text or an arrangement that is no playable position."
);
create_exception!(
    colorito,
    MoveError,
    ColoritoError,
    "A text that is no move. `column` is the character at fault, counted from 1, or `None`."
);
create_exception!(
    colorito,
    IllegalMoveError,
    MoveError,
    "A move that may not be played. `move` is the move, `reason` a word such as `occupied` or `out-of-reach`."
);
create_exception!(colorito, BoardError, ColoritoError, "A text that is no board.");
create_exception!(
    colorito,
    RecordError,
    ColoritoError,
    "A text that is no game record. `line` and `column`, counted from 1, are where; `game` is which game, or `None`."
);
create_exception!(colorito, GameOverError, ColoritoError, "The game is over already. `ending` is how.");

/// The same error with an attribute.
fn with<'py>(py: Python<'py>, error: PyErr, name: &str, value: impl IntoPyObject<'py>) -> PyErr {
    match error.value(py).setattr(name, value) {
        Ok(()) => error,
        Err(failure) => failure,
    }
}

/// An error of the package's own, for what is not said by the rules crate.
pub(crate) fn refused(text: impl Into<String>) -> PyErr {
    ColoritoError::new_err(text.into())
}

pub(crate) fn position(error: ParsePositionError) -> PyErr {
    PositionError::new_err(error.to_string())
}

pub(crate) fn board(error: BadBoard) -> PyErr {
    BoardError::new_err(error.to_string())
}

pub(crate) fn illegal_move(py: Python<'_>, error: IllegalMove) -> PyErr {
    let reason = match error.reason {
        IllegalReason::GameOver => "game-over",
        IllegalReason::MustMove => "must-move",
        IllegalReason::NoPiece(_) => "no-piece",
        IllegalReason::NotYours(_) => "not-yours",
        IllegalReason::SameSpace => "same-space",
        IllegalReason::Occupied(_) => "occupied",
        IllegalReason::MayNotRest { .. } => "may-not-rest",
        IllegalReason::OutOfReach { .. } => "out-of-reach",
    };
    attempted(py, error.attempted, reason, error.to_string())
}

fn attempted(py: Python<'_>, m: colorito::Move, reason: &str, text: String) -> PyErr {
    let raised = with(py, IllegalMoveError::new_err(text), "move", Move(m));
    let raised = with(py, raised, "reason", reason);
    with(py, raised, "column", py.None())
}

pub(crate) fn wrong_move(py: Python<'_>, error: &BadMove) -> PyErr {
    let text = error.to_string();
    match error {
        BadMove::Text(error) => with(py, MoveError::new_err(text), "column", error.column()),
        BadMove::Illegal(error) => illegal_move(py, *error),
        BadMove::NoSuchWay { attempted: m, .. } => attempted(py, *m, "no-such-way", text),
        BadMove::WrongNumber { .. } => with(py, MoveError::new_err(text), "column", py.None()),
    }
}

pub(crate) fn add_move(py: Python<'_>, error: AddMoveError) -> PyErr {
    match error {
        AddMoveError::Illegal(error) => illegal_move(py, error),
        AddMoveError::TooDeep => refused(error.to_string()),
    }
}

pub(crate) fn record(py: Python<'_>, error: &BadRecord) -> PyErr {
    let raised = with(py, RecordError::new_err(error.to_string()), "line", error.line);
    let raised = with(py, raised, "column", error.column);
    with(py, raised, "game", error.game)
}

pub(crate) fn game_over(py: Python<'_>, error: GameOver) -> PyErr {
    with(py, GameOverError::new_err(error.to_string()), "ending", Ending(error.0))
}

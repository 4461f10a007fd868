//! Moves and the ways they go.

use colorito::MoveText;
use pyo3::{prelude::*, types::PyTuple};

use crate::{errors, names, piece::Piece};

/// A move: where a piece stands and where it ends, or a pass. It knows no position and need not be legal.
///
/// >>> move = colorito.Move("c1c3")
/// >>> print(move, move.from_space, move.to_space, move.kind)
/// c1c3 c1 c3 jump
/// >>> colorito.Move("3 c1-c3") == move
/// True
#[pyclass(module = "colorito", frozen, eq, ord, hash)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Move(pub(crate) colorito::Move);

#[pymethods]
impl Move {
    #[new]
    fn new(py: Python<'_>, text: &str) -> PyResult<Move> {
        let text: MoveText =
            text.parse().map_err(|error| errors::wrong_move(py, &colorito::MoveError::Text(error)))?;
        Ok(Move(match text {
            MoveText::Pass => colorito::Move::Pass,
            MoveText::Go { from, to, .. } => colorito::Move::Go { from, to },
        }))
    }

    /// The space the piece leaves, `None` for a pass.
    #[getter]
    #[pyo3(name = "from_space")]
    fn origin(&self) -> Option<String> {
        self.0.from().map(|space| space.to_string())
    }

    /// The space the piece ends on, `None` for a pass.
    #[getter]
    #[pyo3(name = "to_space")]
    fn destination(&self) -> Option<String> {
        self.0.to().map(|space| space.to_string())
    }

    /// Whether it is a step, a jump or a step-jump; `None` for a pass.
    #[getter]
    fn kind<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.0.kind().map(|kind| names::kind(py, kind)).transpose()
    }

    /// Whether it is a pass.
    #[getter]
    fn is_pass(&self) -> bool {
        self.0 == colorito::Move::Pass
    }

    /// The same move after the board was turned by half a turn.
    fn turned(&self) -> Move {
        Move(self.0.turned())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// The way a piece goes in a move, space by space: the one shown to people, with the fewest hops.
///
/// >>> way = colorito.Position().way("e1g3")
/// >>> print(way)
/// 5 e1-g3
/// >>> way.spaces, way.hops
/// (('e1', 'g3'), 1)
#[pyclass(module = "colorito", frozen, eq, hash)]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Way(pub(crate) colorito::Way);

#[pymethods]
impl Way {
    /// The piece that goes this way.
    #[getter]
    fn piece(&self) -> Piece {
        Piece(self.0.piece())
    }

    /// Whether it is a step, a jump or a step-jump.
    #[getter]
    fn kind<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        names::kind(py, self.0.kind())
    }

    /// Every space touched, first the start, last the destination.
    #[getter]
    fn spaces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.spaces().iter().map(ToString::to_string))
    }

    /// How many hops it has.
    #[getter]
    fn hops(&self) -> usize {
        self.0.hops()
    }

    fn __len__(&self) -> usize {
        self.0.spaces().len()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Way {}>", self.0)
    }
}

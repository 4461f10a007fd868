//! Boards.

use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::{prelude::*, types::PyTuple};

use crate::{arguments::SpaceArgument, errors, names, svg};

/// The colours of the spaces: a built-in board by its name, or one spelled out, row 10 first.
///
/// >>> board = colorito.Board("standard")
/// >>> print(board.colour("a8"), board.colour("a1"))
/// red None
/// >>> colorito.Board(str(board)) == board
/// True
/// >>> colorito.Board.NAMES
/// ('standard', 'columns', 'tiles', 'rows')
#[pyclass(module = "colorito", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Board(pub(crate) colorito::Board);

impl Board {
    /// The built-in board of this name, or the board this text spells out.
    pub(crate) fn read(text: &str) -> PyResult<Board> {
        if let Some(board) = colorito::Board::named(text) {
            return Ok(Board(board));
        }
        text.parse()
            .map(Board)
            .map_err(|error| if is_word(text) { unknown(text) } else { errors::board(error) })
    }
}

/// Whether a text was meant as a name.
fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_lowercase() || letter == '-')
}

fn unknown(name: &str) -> PyErr {
    let known: Vec<String> = colorito::Board::BUILT_IN.iter().map(|(name, _)| format!("`{name}`")).collect();
    errors::BoardError::new_err(format!(
        "`{name}` is no board; there are {}, or spell one out",
        known.join(", ")
    ))
}

#[pymethods]
impl Board {
    #[new]
    #[pyo3(signature = (text="standard"))]
    fn new(text: &str) -> PyResult<Board> {
        Board::read(text)
    }

    /// The names of the built-in boards.
    #[classattr]
    #[pyo3(name = "NAMES")]
    fn names(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
        PyTuple::new(py, colorito::Board::BUILT_IN.iter().map(|(name, _)| *name))
    }

    /// Its name if it is a built-in one.
    #[getter]
    fn name(&self) -> Option<&'static str> {
        self.0.name()
    }

    /// The colour of a space, `None` for white ones.
    fn colour<'py>(&self, py: Python<'py>, space: SpaceArgument) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.0.colour(space.0).map(|colour| names::colour(py, colour)).transpose()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    pub(crate) fn __repr__(&self) -> String {
        format!("Board('{}')", self.short())
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.short(),)
    }

    /// The board without pieces, for notebooks.
    fn _repr_svg_(&self) -> String {
        svg::of_board(self.0)
    }
}

impl Board {
    fn short(&self) -> String {
        self.0.name().map_or_else(|| format!("{:#}", self.0), str::to_owned)
    }

    /// A number equal boards share.
    pub(crate) fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }
}

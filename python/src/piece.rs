//! Pieces.

use pyo3::prelude::*;

use crate::{arguments::SideArgument, errors, names};

/// One of the forty pieces: a side and a number from 1 to 20.
///
/// >>> piece = colorito.Piece("red", 5)
/// >>> print(piece, piece.letter, piece.start, piece.target)
/// red 5 E e1 f10
/// >>> colorito.Piece.from_letter("t")
/// Piece('blue', 20)
#[pyclass(module = "colorito", frozen, eq, ord, hash)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Piece(pub(crate) colorito::Piece);

#[pymethods]
impl Piece {
    #[new]
    fn new(side: SideArgument, number: i64) -> PyResult<Piece> {
        let piece = u8::try_from(number).ok().and_then(|number| colorito::Piece::new(side.0, number));
        piece.map(Piece).ok_or_else(|| {
            errors::refused(format!("a piece's number is 1 to {}, not {number}", colorito::Piece::PER_SIDE))
        })
    }

    /// The piece with this letter in position texts, `A`–`T` for Red's and `a`–`t` for Blue's.
    #[staticmethod]
    fn from_letter(letter: char) -> PyResult<Piece> {
        colorito::Piece::from_letter(letter).map(Piece).ok_or_else(|| {
            errors::refused(format!("`{letter}` is no piece; use A–T for Red's, a–t for Blue's"))
        })
    }

    /// Whose it is.
    #[getter]
    fn side<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        names::side(py, self.0.side())
    }

    /// The number on it, 1–20.
    #[getter]
    fn number(&self) -> u8 {
        self.0.number()
    }

    /// Its colour.
    #[getter]
    fn colour<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        names::colour(py, self.0.colour())
    }

    /// Its letter in position texts.
    #[getter]
    fn letter(&self) -> char {
        self.0.letter()
    }

    /// Where it stands at the start of a game.
    #[getter]
    fn start(&self) -> String {
        self.0.start().to_string()
    }

    /// Where it belongs.
    #[getter]
    fn target(&self) -> String {
        self.0.target().to_string()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Piece('{}', {})", self.0.side(), self.0.number())
    }

    fn __getnewargs__(&self) -> (&'static str, u8) {
        (self.0.side().name(), self.0.number())
    }
}

//! Endings.

use pyo3::prelude::*;

use crate::names;

/// How a game ended.
///
/// >>> game = colorito.Game()
/// >>> game.resign("blue")
/// >>> ending = game.ending
/// >>> print(ending)
/// red wins by resignation
/// >>> print(ending.winner, ending.reason, ending.plies, ending.is_scored)
/// red resignation 0 False
#[pyclass(module = "colorito", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Ending(pub(crate) colorito::Ending);

#[pymethods]
impl Ending {
    /// Who won, `None` if nobody did.
    #[getter]
    fn winner<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.0.outcome.winner().map(|side| names::side(py, side)).transpose()
    }

    /// Why.
    #[getter]
    fn reason<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        names::reason(py, self.0.outcome)
    }

    /// The moves both players had made by then.
    #[getter]
    fn plies(&self) -> u32 {
        self.0.plies
    }

    /// Whether the loser has a score: only games that were played out have one.
    #[getter]
    fn is_scored(&self) -> bool {
        self.0.outcome.is_scored()
    }

    fn __str__(&self) -> String {
        self.0.outcome.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Ending: {} after {} plies>", self.0.outcome, self.0.plies)
    }
}

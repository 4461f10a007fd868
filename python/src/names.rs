//! The enumerations of the package, which are Python's own: see `names.py`.

use colorito::{Colour, MoveKind, Outcome, Side, Variant};
use pyo3::{prelude::*, sync::PyOnceLock, types::PyType};

/// A class of `colorito.names`.
struct Names {
    class: &'static str,
    cache: PyOnceLock<Py<PyType>>,
}

impl Names {
    const fn new(class: &'static str) -> Names {
        Names { class, cache: PyOnceLock::new() }
    }

    fn get<'py>(&self, py: Python<'py>, value: &str) -> PyResult<Bound<'py, PyAny>> {
        self.cache.import(py, "colorito.names", self.class)?.call1((value,))
    }
}

static SIDE: Names = Names::new("Side");
static COLOUR: Names = Names::new("Colour");
static VARIANT: Names = Names::new("Variant");
static KIND: Names = Names::new("MoveKind");
static REASON: Names = Names::new("EndReason");

pub(crate) fn side(py: Python<'_>, side: Side) -> PyResult<Bound<'_, PyAny>> {
    SIDE.get(py, side.name())
}

pub(crate) fn colour(py: Python<'_>, colour: Colour) -> PyResult<Bound<'_, PyAny>> {
    COLOUR.get(py, &colour.to_string())
}

pub(crate) fn variant(py: Python<'_>, variant: Variant) -> PyResult<Bound<'_, PyAny>> {
    VARIANT.get(py, variant.name())
}

pub(crate) fn kind(py: Python<'_>, kind: MoveKind) -> PyResult<Bound<'_, PyAny>> {
    KIND.get(py, kind.name())
}

pub(crate) fn reason(py: Python<'_>, outcome: Outcome) -> PyResult<Bound<'_, PyAny>> {
    REASON.get(py, outcome.reason())
}

//! Moves of a record, and what is said about them.

use colorito::{Evaluation, NodeId};
use pyo3::prelude::*;

use crate::{arguments::seconds, errors, moves::Move, position::Position, record::Record};

/// A move of a record, with what came before and after it.
#[pyclass(module = "colorito", frozen)]
pub(crate) struct RecordNode {
    record: Py<Record>,
    id: NodeId,
}

impl RecordNode {
    pub(crate) fn new(record: &Bound<'_, Record>, id: NodeId) -> RecordNode {
        RecordNode { record: record.clone().unbind(), id }
    }

    /// Its id, if it is a move of this very record.
    pub(crate) fn within(&self, record: &Bound<'_, Record>) -> PyResult<NodeId> {
        if self.record.is(record) {
            Ok(self.id)
        } else {
            Err(errors::refused("this move is of another record"))
        }
    }

    fn with<T>(&self, py: Python<'_>, look: impl FnOnce(&colorito::Node) -> T) -> PyResult<T> {
        let record = self.record.bind(py).try_borrow()?;
        Ok(look(record.0.tree().node(self.id)))
    }

    fn sibling(&self, py: Python<'_>, id: NodeId) -> RecordNode {
        RecordNode { record: self.record.clone_ref(py), id }
    }
}

#[pymethods]
impl RecordNode {
    /// The move.
    #[getter]
    #[pyo3(name = "move")]
    fn played(&self, py: Python<'_>) -> PyResult<Move> {
        self.with(py, |node| Move(node.played))
    }

    /// The move before it, `None` for a first one.
    #[getter]
    fn parent(&self, py: Python<'_>) -> PyResult<Option<RecordNode>> {
        let parent = self.with(py, |node| node.parent)?;
        Ok(parent.map(|id| self.sibling(py, id)))
    }

    /// The moves after it, the main line's first.
    #[getter]
    fn next(&self, py: Python<'_>) -> PyResult<Vec<RecordNode>> {
        let next = self.with(py, |node| node.next.clone())?;
        Ok(next.into_iter().map(|id| self.sibling(py, id)).collect())
    }

    /// Comments after the move.
    #[getter]
    fn comments(&self, py: Python<'_>) -> PyResult<Vec<Comment>> {
        self.with(py, |node| node.after.iter().cloned().map(Comment).collect())
    }

    /// Comments before the move: only a variation's first move has some.
    #[getter]
    fn comments_before(&self, py: Python<'_>) -> PyResult<Vec<Comment>> {
        self.with(py, |node| node.before.iter().cloned().map(Comment).collect())
    }

    /// The position after the move.
    #[getter]
    pub(crate) fn position(&self, py: Python<'_>) -> PyResult<Position> {
        let record = self.record.bind(py).try_borrow()?;
        let mut position = record.0.start().clone();
        for m in record.0.tree().line_to(self.id) {
            position.play_unchecked(m);
        }
        Ok(Position(position))
    }

    fn __eq__(&self, other: &RecordNode) -> bool {
        self.record.is(&other.record) && self.id == other.id
    }

    fn __hash__(&self) -> isize {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.id.hash(&mut hasher);
        hasher.finish() as isize
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        self.with(py, |node| format!("<RecordNode {}>", node.played))
    }
}

/// A comment on a move: words, the seconds left on the mover's clock, and what an engine thought.
///
/// `lead` is the lead of the player who has just moved, in moves; `decided` is the number of moves in which the game is
/// decided, negative if it is lost. At most one of them is there.
///
/// >>> comment = colorito.Comment("bold", clock=298.5, lead=1.25)
/// >>> str(comment)
/// '[%clk 0:04:58.500] [%eval 1.25] bold'
/// >>> colorito.Comment("this } ends it")
/// Traceback (most recent call last):
/// ...
/// colorito.ColoritoError: a comment cannot contain `}`, which ends it, nor a clock or evaluation mark as words
#[pyclass(module = "colorito", frozen, eq)]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Comment(pub(crate) colorito::Comment);

/// The largest lead that is written down, in moves.
const MOST_LEAD: f64 = 1_000_000.0;

#[pymethods]
impl Comment {
    #[new]
    #[pyo3(signature = (text="", *, clock=None, lead=None, decided=None))]
    fn new(text: &str, clock: Option<f64>, lead: Option<f64>, decided: Option<i32>) -> PyResult<Comment> {
        let mut comment = colorito::Comment::new(text).map_err(|error| errors::refused(error.to_string()))?;
        if let Some(clock) = clock {
            comment = comment.with_clock(seconds(clock)?);
        }
        comment = match (lead, decided) {
            (None, None) => comment,
            (Some(lead), None) if lead.abs() <= MOST_LEAD => {
                comment.with_evaluation(Evaluation::Lead((lead * 100.0).round() as i32))
            }
            (Some(lead), None) => return Err(errors::refused(format!("{lead} is no lead in moves"))),
            (None, Some(moves)) => comment.with_evaluation(Evaluation::Decided(moves)),
            (Some(_), Some(_)) => return Err(errors::refused("give `lead` or `decided`, not both")),
        };
        Ok(Comment(comment))
    }

    /// The words.
    #[getter]
    fn text(&self) -> &str {
        self.0.text()
    }

    /// The seconds left on the mover's clock.
    #[getter]
    fn clock(&self) -> Option<f64> {
        self.0.clock().map(|left| left.as_secs_f64())
    }

    /// The lead of the player who has just moved, in moves.
    #[getter]
    fn lead(&self) -> Option<f64> {
        match self.0.evaluation() {
            Some(Evaluation::Lead(hundredths)) => Some(f64::from(hundredths) / 100.0),
            _ => None,
        }
    }

    /// The moves in which the game is decided.
    #[getter]
    fn decided(&self) -> Option<i32> {
        match self.0.evaluation() {
            Some(Evaluation::Decided(moves)) => Some(moves),
            _ => None,
        }
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Comment {}>", self.0)
    }
}

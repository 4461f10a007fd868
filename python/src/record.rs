//! Game records.

use colorito::Verdict;
use pyo3::{prelude::*, types::PyDict};

use crate::{
    arguments::MoveArgument,
    ending::Ending,
    errors,
    game::Game,
    position::Position,
    record_node::{Comment, RecordNode},
};

/// A recorded game with tags, comments and variations.
///
/// >>> record = colorito.Record('[Red "Olga"] 1. c1c3 {bold} h10h8 (1... g9g8) 2. d2d3 *')
/// >>> record.tags
/// {'Red': 'Olga'}
/// >>> [str(node.move) for node in record.main_line()]
/// ['c1c3', 'h10h8', 'd2d3']
/// >>> record.main_line()[0].comments[0].text
/// 'bold'
/// >>> [str(node.move) for node in record.main_line()[0].next]
/// ['h10h8', 'g9g8']
/// >>> record.game().position["d3"]
/// Piece('red', 14)
/// >>> colorito.Record("1. c1c3 c1c3")
/// Traceback (most recent call last):
/// ...
/// colorito.RecordError: line 1, character 9: `c1c3` is not legal: no piece stands on c1
#[pyclass(module = "colorito", eq)]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Record(pub(crate) colorito::Record);

/// Reads a text with any number of games, one after the other.
///
/// >>> len(colorito.read_records("1. c1c3 * 1. d2d3 *"))
/// 2
#[pyfunction]
pub(crate) fn read_records(py: Python<'_>, text: &str) -> PyResult<Vec<Record>> {
    let records = py.detach(|| colorito::Record::read_all(text));
    let records = records.map_err(|error| errors::record(py, &error))?;
    Ok(records.into_iter().map(Record).collect())
}

#[pymethods]
impl Record {
    #[new]
    fn new(py: Python<'_>, text: &str) -> PyResult<Record> {
        text.parse().map(Record).map_err(|error| errors::record(py, &error))
    }

    /// The game of the main line, ended as the record says.
    fn game(&self) -> Game {
        Game(self.0.game())
    }

    /// The first position.
    #[getter]
    fn start(&self) -> Position {
        Position(self.0.start().clone())
    }

    /// The result: `red`, `blue`, `draw`, or `*` if the game is not over or nobody wrote down how it ended.
    #[getter]
    fn result(&self) -> String {
        self.0.verdict().result().to_string()
    }

    /// How the game ended, `None` if it is not over or the record does not say why.
    #[getter]
    fn ending(&self) -> Option<Ending> {
        let Verdict::Known(outcome) = self.0.verdict() else { return None };
        let plies = self.0.start().plies().saturating_add(self.0.tree().main_line().count() as u32);
        Some(Ending(colorito::Ending { outcome, plies }))
    }

    /// The tags that say nothing about the rules or the result, such as `Red`, `Blue`, `Date` or `Score`.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in self.0.tags() {
            tags.set_item(name, value)?;
        }
        Ok(tags)
    }

    /// Sets a tag. Those that follow from the game, such as `Result`, cannot be set.
    pub(crate) fn set_tag(&mut self, name: &str, value: &str) -> PyResult<()> {
        self.0.set_tag(name, value).map_err(|error| errors::refused(error.to_string()))
    }

    /// Comments before the first move.
    #[getter]
    fn comments(&self) -> Vec<Comment> {
        self.0.tree().before().iter().cloned().map(Comment).collect()
    }

    /// The first moves, the main line's first.
    #[getter]
    fn first(slf: &Bound<'_, Self>) -> PyResult<Vec<RecordNode>> {
        let record = slf.try_borrow()?;
        Ok(record.0.tree().next(None).iter().map(|id| RecordNode::new(slf, *id)).collect())
    }

    /// The moves of the main line.
    fn main_line(slf: &Bound<'_, Self>) -> PyResult<Vec<RecordNode>> {
        let record = slf.try_borrow()?;
        Ok(record.0.tree().main_nodes().map(|id| RecordNode::new(slf, id)).collect())
    }

    /// Adds a legal move after another, or as a first one: at the end of a line, or as a variation. A move that is there
    /// already is not added again.
    ///
    /// >>> record = colorito.Game().record()
    /// >>> node = record.add_move(None, "c1c3")
    /// >>> node.move, node.position.turn
    /// (Move('c1c3'), <Side.BLUE: 'blue'>)
    #[pyo3(signature = (after, r#move))]
    fn add_move(
        slf: &Bound<'_, Self>,
        after: Option<&RecordNode>,
        r#move: MoveArgument,
    ) -> PyResult<RecordNode> {
        let py = slf.py();
        let parent = after.map(|node| node.within(slf)).transpose()?;
        let position = match after {
            Some(node) => node.position(py)?.0,
            None => slf.try_borrow()?.0.start().clone(),
        };
        let m = r#move.resolve(py, &position)?;
        let id = slf.try_borrow_mut()?.0.add_move(parent, m);
        Ok(RecordNode::new(slf, id.map_err(|error| errors::add_move(py, error))?))
    }

    /// Adds a comment after a move, or before the first one.
    fn add_comment(slf: &Bound<'_, Self>, node: Option<&RecordNode>, comment: &Comment) -> PyResult<()> {
        let id = node.map(|node| node.within(slf)).transpose()?;
        slf.try_borrow_mut()?.0.comment(id, comment.0.clone());
        Ok(())
    }

    fn __copy__(&self) -> Record {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Record {
        self.clone()
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }

    /// The record's text.
    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Record: {} moves, result {}>", self.0.tree().main_line().count(), self.result())
    }
}

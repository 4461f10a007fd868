//! Counting sequences of moves.

use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::{exceptions::PyOverflowError, prelude::*, types::PyDict};

use crate::{arguments::within, long_call, moves::Move, position::Position};

/// Counts of so many moves are left to the rules crate in one go; they take some hundredths of a second.
const IN_ONE_GO: u8 = 4;

/// Nobody lives to see the count of more, and the stack stays small.
const DEEPEST: u64 = 60;

/// Why a count has none.
#[derive(Clone, Copy)]
enum Broken {
    Stopped,
    Overflow,
}

/// How many sequences of `depth` legal moves there are.
///
/// `progress` is called now and then with how many of the first moves are counted, and how many there are.
///
/// >>> colorito.perft(colorito.Position(), 4)
/// 61009
#[pyfunction]
#[pyo3(signature = (position, depth, *, progress=None))]
pub(crate) fn perft(
    py: Python<'_>,
    position: &Position,
    depth: u64,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<u64> {
    if depth == 0 {
        return Ok(1);
    }
    let counts = counts(py, position, depth, progress)?;
    let total = counts.iter().try_fold(0_u64, |sum, (_, count)| sum.checked_add(*count));
    total.ok_or_else(overflow)
}

/// For each legal move, how many sequences of `depth` moves begin with it.
///
/// >>> counts = colorito.divide(colorito.Position(), 3)
/// >>> len(counts), sum(counts.values())
/// (12, 2964)
#[pyfunction]
#[pyo3(signature = (position, depth, *, progress=None))]
pub(crate) fn divide<'py>(
    py: Python<'py>,
    position: &Position,
    depth: u64,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let divided = PyDict::new(py);
    if depth > 0 {
        for (m, count) in counts(py, position, depth, progress)? {
            divided.set_item(Move(m), count)?;
        }
    }
    Ok(divided)
}

fn overflow() -> PyErr {
    PyOverflowError::new_err("there are more sequences than a number of 64 bits can count")
}

fn counts(
    py: Python<'_>,
    position: &Position,
    depth: u64,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Vec<(colorito::Move, u64)>> {
    let left = within("depth", depth, 0, DEEPEST)? as u8 - 1;
    let moves = position.0.legal_moves();
    let total = moves.len();
    let count_all = |stop: &AtomicBool, tell: &mut dyn FnMut(usize)| {
        let mut counts = Vec::with_capacity(total);
        for (done, m) in moves.into_iter().enumerate() {
            tell(done);
            let mut after = position.0.clone();
            after.play_unchecked(m);
            counts.push((m, count(&after, left, stop)?));
        }
        tell(total);
        Ok(counts)
    };
    let hear = |done: usize| match &progress {
        Some(progress) => progress.call1((done, total)).map(drop),
        None => Ok(()),
    };
    match long_call::run(py, count_all, hear)? {
        Ok(counts) => Ok(counts),
        Err(Broken::Overflow | Broken::Stopped) => Err(overflow()),
    }
}

fn count(position: &colorito::Position, depth: u8, stop: &AtomicBool) -> Result<u64, Broken> {
    if stop.load(Ordering::Relaxed) {
        return Err(Broken::Stopped);
    }
    if depth <= IN_ONE_GO {
        return Ok(colorito::perft(position, depth));
    }
    let mut sum = 0_u64;
    for m in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(m);
        sum = sum.checked_add(count(&after, depth - 1, stop)?).ok_or(Broken::Overflow)?;
    }
    Ok(sum)
}

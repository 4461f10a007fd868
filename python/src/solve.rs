//! The fewest moves for one side alone.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use colorito_solver::{Limits, Progress, Score};
use pyo3::prelude::*;

use crate::{
    arguments::{SideArgument, seconds, within},
    game::Game,
    long_call::{self, Stopwatch},
    moves::Move,
    position::Position,
};

/// The most memory that can be asked for, in MiB.
const MOST_MEMORY: u64 = 65_536;

/// What is known about the number of moves a side still needs.
///
/// `lower` is proven, `upper` is the length of `line`, the best line known; while none is known, both are `None`. If it is
/// proven that there is no line at all, `lower` is `None` too. `exact` says that nothing is left to prove.
#[pyclass(module = "colorito", frozen)]
pub(crate) struct Solution {
    score: Score,
    line: Option<Vec<colorito::Move>>,
    /// Positions looked at.
    #[pyo3(get)]
    nodes: u64,
    time: Duration,
}

#[pymethods]
impl Solution {
    /// The proven lower bound; `None` if it is proven that there is no line.
    #[getter]
    fn lower(&self) -> Option<u32> {
        self.score.lower()
    }

    /// The length of the best line known.
    #[getter]
    fn upper(&self) -> Option<u32> {
        self.score.upper()
    }

    /// Whether nothing is left to prove.
    #[getter]
    fn exact(&self) -> bool {
        self.score.is_settled()
    }

    /// The best line known, moves of the one side alone. Progress has none yet.
    #[getter]
    fn line(&self) -> Option<Vec<Move>> {
        self.line.as_ref().map(|line| line.iter().copied().map(Move).collect())
    }

    /// How long it took, in seconds.
    #[getter]
    fn seconds(&self) -> f64 {
        self.time.as_secs_f64()
    }

    /// `7` if proven, `5..9` for bounds, `5..` without a known line, `never`.
    fn __str__(&self) -> String {
        self.score.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Solution {}: {} nodes>", self.score, self.nodes)
    }
}

/// Finds the fewest moves in a row until a side is complete, or in the special situation, while the other's pieces stand
/// still; whosever turn it is.
///
/// It ends when the number is proven, after `time` seconds, after `nodes` positions, or with `memory` MiB used up, and
/// returns what is known by then. `progress` is called now and then with a `Solution` without a line.
///
/// >>> text = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/l9/k1mnopqrst/abcdefghij r r 102"
/// >>> solution = colorito.solve(colorito.Position(text), "blue")
/// >>> solution.exact, solution.line
/// (True, [Move('a3b2')])
#[pyfunction]
#[pyo3(signature = (position, side, *, time=10.0, nodes=None, memory=512, progress=None))]
pub(crate) fn solve(
    py: Python<'_>,
    position: &Position,
    side: SideArgument,
    time: f64,
    nodes: Option<u64>,
    memory: u64,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Solution> {
    let work =
        Work { position: &position.0, side: side.0, time: seconds(time)?, limits: limits(nodes, memory)? };
    work.run(py, progress)
}

/// The loser's score of a game that is over, counted like `solve`; `None` for a game that has no score. A tie scores 0.
///
/// >>> game = colorito.Game()
/// >>> game.resign("red")
/// >>> print(colorito.referee(game))
/// None
#[pyfunction]
#[pyo3(signature = (game, *, time=10.0, nodes=None, memory=512, progress=None))]
pub(crate) fn referee(
    py: Python<'_>,
    game: &Game,
    time: f64,
    nodes: Option<u64>,
    memory: u64,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Option<Solution>> {
    let (time, limits) = (seconds(time)?, limits(nodes, memory)?);
    let scored = game.0.ending().map(|ending| ending.outcome).filter(|outcome| outcome.is_scored());
    let Some(outcome) = scored else { return Ok(None) };
    let Some(winner) = outcome.winner() else {
        return Ok(Some(Solution {
            score: Score::Exact(0),
            line: Some(Vec::new()),
            nodes: 0,
            time: Duration::ZERO,
        }));
    };
    let work = Work { position: game.0.position(), side: !winner, time, limits };
    work.run(py, progress).map(Some)
}

fn limits(nodes: Option<u64>, memory: u64) -> PyResult<Limits> {
    let memory = within("memory", memory, 1, MOST_MEMORY)? << 20;
    Ok(Limits { memory, nodes: nodes.unwrap_or(u64::MAX) })
}

struct Work<'a> {
    position: &'a colorito::Position,
    side: colorito::Side,
    time: Duration,
    limits: Limits,
}

impl Work<'_> {
    fn run(&self, py: Python<'_>, progress: Option<Bound<'_, PyAny>>) -> PyResult<Solution> {
        let heard = progress.is_some();
        let search = |stop: &AtomicBool, tell: &mut dyn FnMut(Solution)| {
            let mut watch = Stopwatch::start();
            let mut ask = |Progress { score, nodes }| {
                if heard && watch.wants_news() {
                    tell(Solution { score, line: None, nodes, time: watch.elapsed() });
                }
                if stop.load(Ordering::Relaxed) || watch.elapsed() >= self.time {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            };
            let solution = colorito_solver::solve(self.position, self.side, self.limits, &mut ask);
            let colorito_solver::Solution { score, line, nodes } = solution;
            Solution { score, line, nodes, time: watch.elapsed() }
        };
        long_call::run(py, search, |news| match &progress {
            Some(progress) => progress.call1((news,)).map(drop),
            None => Ok(()),
        })
    }
}

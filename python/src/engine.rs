//! The engine: analysis, moves of a level, hints.

use std::{sync::Mutex, time::Duration};

use colorito::{Game as Played, RepetitionRule};
use colorito_engine::{Level, Limits, Report, Settings};
use pyo3::{
    exceptions::{PyMemoryError, PyRuntimeError, PyTypeError},
    prelude::*,
};

use crate::{
    arguments::{seconds, within},
    errors,
    game::Game,
    long_call::{self, Stopwatch},
    moves::{Move, Way},
    piece::Piece,
    position::Position,
};

/// As in the engine protocol.
const MOST_HASH: u64 = 65_536;
const MOST_THREADS: u64 = 256;
const MOST_LINES: u64 = 256;

/// How long to think if nobody says.
const THINK: Duration = Duration::from_secs(1);

/// What a position is worth for the player to move. Scores can be compared: the better one is the greater.
///
/// Either `lead` is there, in moves, or `decided`: the moves in which the game is won, negative if it is lost.
#[pyclass(module = "colorito", frozen, eq, ord, hash)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Score {
    value: i32,
    lead: Option<i32>,
    decided: Option<i32>,
}

impl From<colorito_engine::Score> for Score {
    fn from(score: colorito_engine::Score) -> Score {
        let (lead, decided) = match score {
            colorito_engine::Score::Lead(lead) => (Some(lead), None),
            colorito_engine::Score::WinIn(plies) => (None, Some(plies.div_ceil(2) as i32)),
            colorito_engine::Score::LossIn(plies) => (None, Some(-(plies.div_ceil(2) as i32))),
        };
        Score { value: score.value(), lead, decided }
    }
}

#[pymethods]
impl Score {
    /// The lead of the player to move, in moves.
    #[getter]
    fn lead(&self) -> Option<f64> {
        self.lead.map(|lead| f64::from(lead) / 100.0)
    }

    /// The moves in which the player to move wins, negative if they lose.
    #[getter]
    fn decided(&self) -> Option<i32> {
        self.decided
    }

    /// `+1.25` for a lead, `#3` or `#-3` for a decided game.
    fn __str__(&self) -> String {
        match self.decided {
            Some(moves) => format!("#{moves}"),
            None => format!("{:+.2}", self.lead().unwrap_or_default()),
        }
    }

    fn __repr__(&self) -> String {
        format!("<Score {}>", self.__str__())
    }
}

/// A line of best play and what it is worth for the player to move.
#[pyclass(module = "colorito", frozen)]
pub(crate) struct Line {
    /// What it leads to.
    #[pyo3(get)]
    score: Score,
    moves: Vec<colorito::Move>,
}

impl From<&colorito_engine::Line> for Line {
    fn from(line: &colorito_engine::Line) -> Line {
        Line { score: line.score.into(), moves: line.moves.clone() }
    }
}

#[pymethods]
impl Line {
    /// The moves, at least one.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        self.moves.iter().copied().map(Move).collect()
    }

    /// The first move.
    #[getter]
    #[pyo3(name = "move")]
    fn first(&self) -> Option<Move> {
        self.moves.first().copied().map(Move)
    }

    fn __repr__(&self) -> String {
        let moves: Vec<String> = self.moves.iter().map(ToString::to_string).collect();
        format!("<Line {} {}>", self.score.__str__(), moves.join(" "))
    }
}

/// What the engine knows about a position.
#[pyclass(module = "colorito", frozen)]
pub(crate) struct Analysis(Report);

#[pymethods]
impl Analysis {
    /// How deep all moves were looked at.
    #[getter]
    fn depth(&self) -> u32 {
        self.0.depth
    }

    /// The longest line looked at.
    #[getter]
    fn deepest(&self) -> u32 {
        self.0.deepest
    }

    /// How many positions were looked at.
    #[getter]
    fn nodes(&self) -> u64 {
        self.0.nodes
    }

    /// How long it took.
    #[getter]
    fn seconds(&self) -> f64 {
        self.0.elapsed.as_secs_f64()
    }

    /// The best lines, best first; none if the game is over.
    #[getter]
    fn lines(&self) -> Vec<Line> {
        self.0.lines.iter().map(Line::from).collect()
    }

    /// The best line, `None` if the game is over.
    #[getter]
    fn best(&self) -> Option<Line> {
        self.0.lines.first().map(Line::from)
    }

    fn __repr__(&self) -> String {
        let best = self.best().map_or_else(|| "the game is over".to_owned(), |line| line.__repr__());
        format!("<Analysis: depth {}, {best}>", self.0.depth)
    }
}

/// A good move and what it is good for. Its text is a sentence.
#[pyclass(module = "colorito", frozen)]
pub(crate) struct Hint(colorito_engine::Hint);

#[pymethods]
impl Hint {
    /// The move.
    #[getter]
    #[pyo3(name = "move")]
    fn best(&self) -> Move {
        Move(self.0.best)
    }

    /// The way the piece goes, `None` for a pass.
    #[getter]
    fn way(&self) -> Option<Way> {
        self.0.way.clone().map(Way)
    }

    /// The pieces it hops over, in order.
    #[getter]
    fn ladder(&self) -> Vec<Piece> {
        self.0.ladder.iter().copied().map(Piece).collect()
    }

    /// How many moves less the player needs after it.
    #[getter]
    fn gain(&self) -> f64 {
        f64::from(self.0.gain) / 100.0
    }

    /// What the position is worth with it.
    #[getter]
    fn score(&self) -> Score {
        self.0.score.into()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Hint: {}>", self.0)
    }
}

/// A game, or a position as the start of one.
pub(crate) struct Subject(Played);

impl<'py> FromPyObject<'_, 'py> for Subject {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Subject> {
        if let Ok(game) = object.cast::<Game>() {
            return Ok(Subject(game.try_borrow()?.0.clone()));
        }
        match object.cast::<Position>() {
            Ok(position) => Ok(Subject(Played::new(position.get().0.clone(), RepetitionRule::Draw))),
            Err(_) => Err(PyTypeError::new_err("expected a Game or a Position")),
        }
    }
}

/// Finds good moves, and remembers what it found. `hash` is the memory for that in MiB.
///
/// How long it thinks is limited by `time` in seconds, by `depth`, by `nodes`, or by several of them; without any it is one
/// second.
///
/// >>> engine = colorito.Engine()
/// >>> analysis = engine.analyse(colorito.Position(), depth=3, lines=2)
/// >>> len(analysis.lines), analysis.depth
/// (2, 3)
/// >>> engine.choose(colorito.Position(), level=1, seed=7) in colorito.Position().legal_moves()
/// True
#[pyclass(module = "colorito", frozen)]
pub(crate) struct Engine(Mutex<colorito_engine::Engine>);

impl Engine {
    /// The engine, unless another thread, or a progress callback, is using it.
    fn lock(&self) -> PyResult<std::sync::MutexGuard<'_, colorito_engine::Engine>> {
        self.0.try_lock().map_err(|_| {
            PyRuntimeError::new_err("this engine is thinking already; use one engine for each thread")
        })
    }
}

fn limits(time: Option<f64>, depth: Option<u32>, nodes: Option<u64>) -> PyResult<Limits> {
    let mut time = time.map(seconds).transpose()?;
    if time.is_none() && depth.is_none() && nodes.is_none() {
        time = Some(THINK);
    }
    if depth == Some(0) {
        return Err(errors::refused("depth is a number from 1 up"));
    }
    let time = time.and_then(|time| Limits::time(time).time);
    Ok(Limits { depth, nodes, time })
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (*, hash=16, threads=1))]
    fn new(hash: u64, threads: u64) -> PyResult<Engine> {
        let hash = within("hash", hash, 1, MOST_HASH)?;
        let threads = within("threads", threads, 1, MOST_THREADS)?;
        // Where there is not so much memory, say so instead of ending the interpreter.
        let mut table: Vec<u8> = Vec::new();
        table.try_reserve_exact(hash << 20).map_err(|_| {
            PyMemoryError::new_err(format!("there are no {hash} MiB of memory for the engine"))
        })?;
        drop(table);
        let settings = Settings { hash, threads, lines: 1 };
        Ok(Engine(Mutex::new(colorito_engine::Engine::new(settings))))
    }

    /// The best lines. `progress` is called with an `Analysis` for every better answer.
    #[pyo3(signature = (game, *, time=None, depth=None, nodes=None, lines=1, progress=None))]
    #[expect(clippy::too_many_arguments, reason = "all of them have names and defaults in Python")]
    fn analyse(
        &self,
        py: Python<'_>,
        game: Subject,
        time: Option<f64>,
        depth: Option<u32>,
        nodes: Option<u64>,
        lines: u64,
        progress: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Analysis> {
        let limits = limits(time, depth, nodes)?;
        let lines = within("lines", lines, 1, MOST_LINES)?;
        let mut engine = self.lock()?;
        let engine = &mut *engine;
        engine.configure(Settings { lines, ..engine.settings() });
        let heard = progress.is_some();
        let report = long_call::run(
            py,
            |stop, tell| {
                engine.think(&game.0, limits, &Stopwatch::start(), stop, |report| {
                    if heard {
                        tell(report.clone());
                    }
                })
            },
            |report| match &progress {
                Some(progress) => progress.call1((Analysis(report),)).map(drop),
                None => Ok(()),
            },
        )?;
        Ok(Analysis(report))
    }

    /// The move a player of a level, 1 to 10, makes; `None` if the game is over. The same seed in the same game gives the
    /// same move, as long as no limit of time gets in the way.
    #[pyo3(signature = (game, level=10, *, seed=0, time=None, depth=None, nodes=None))]
    #[expect(clippy::too_many_arguments, reason = "all of them have names and defaults in Python")]
    fn choose(
        &self,
        py: Python<'_>,
        game: Subject,
        level: i64,
        seed: u64,
        time: Option<f64>,
        depth: Option<u32>,
        nodes: Option<u64>,
    ) -> PyResult<Option<Move>> {
        let level: Level = level
            .to_string()
            .parse()
            .map_err(|error: colorito_engine::LevelError| errors::refused(error.to_string()))?;
        let limits = limits(time, depth, nodes)?;
        let mut engine = self.lock()?;
        let engine = &mut *engine;
        engine.configure(Settings { lines: 1, ..engine.settings() });
        let line = long_call::run(
            py,
            |stop, _: &mut dyn FnMut(())| {
                engine.choose(&game.0, level, seed, limits, &Stopwatch::start(), stop)
            },
            |()| Ok(()),
        )?;
        Ok(line.and_then(|line| line.moves.first().copied()).map(Move))
    }

    /// A good move with its reason; `None` if the game is over.
    #[pyo3(signature = (game, *, time=None, depth=None, nodes=None))]
    fn hint(
        &self,
        py: Python<'_>,
        game: Subject,
        time: Option<f64>,
        depth: Option<u32>,
        nodes: Option<u64>,
    ) -> PyResult<Option<Hint>> {
        let limits = limits(time, depth, nodes)?;
        let mut engine = self.lock()?;
        let engine = &mut *engine;
        engine.configure(Settings { lines: 1, ..engine.settings() });
        let hint = long_call::run(
            py,
            |stop, _: &mut dyn FnMut(())| engine.hint(&game.0, limits, &Stopwatch::start(), stop),
            |()| Ok(()),
        )?;
        Ok(hint.map(Hint))
    }

    /// Forgets what was found out about earlier positions.
    fn forget(&self) -> PyResult<()> {
        self.lock()?.forget();
        Ok(())
    }

    fn __repr__(&self) -> PyResult<String> {
        let Settings { hash, threads, .. } = self.lock()?.settings();
        Ok(format!("Engine(hash={hash}, threads={threads})"))
    }
}

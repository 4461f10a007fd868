//! Many games at once.

use colorito::{Move, RepetitionRule};
use colorito_engine::Random;
use numpy::{Element, IntoPyArray, PyArray1, PyReadonlyArray1, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::{
    exceptions::{PyIndexError, PyMemoryError, PyTypeError},
    prelude::*,
    types::IntoPyDict,
};

use crate::{
    arguments::{BoardArgument, SideArgument, VariantArgument, rules, within},
    ending::Ending,
    errors,
    game::Game,
    observation::{self, ACTIONS, CELLS, PLANES},
    position::Position,
};

/// The most games of a batch.
const MOST_GAMES: u64 = 1_000_000;

/// Stands for no action where a game is over.
const NO_ACTION: i64 = -1;

/// Many games of the same rules, played at once in Rust. Needs numpy.
///
/// All games begin with the start of a game, or all with the same `position`. A game with `max_plies` moves is broken off.
/// Actions and observations are those of `colorito.env`.
///
/// >>> batch = colorito.Batch(1000, max_plies=200, seed=1)
/// >>> while not batch.over.all():
/// ...     batch.step(batch.sample())
/// >>> batch.observations().shape, batch.masks().shape
/// ((1000, 49, 10, 10), (1000, 2001))
/// >>> int(batch.plies.max())
/// 200
#[pyclass(module = "colorito")]
pub(crate) struct Batch {
    start: colorito::Game,
    games: Vec<colorito::Game>,
    /// Whether each game is over or broken off.
    over: Vec<bool>,
    max_plies: Option<u32>,
    legal: Legal,
    random: Random,
}

/// The legal moves of all games, one game after the other.
#[derive(Default)]
struct Legal {
    /// Where each game's begin, and at last where all end; empty if they are not known.
    offsets: Vec<i64>,
    actions: Vec<u16>,
    moves: Vec<Move>,
}

impl Legal {
    fn of(&self, game: usize) -> std::ops::Range<usize> {
        self.offsets[game] as usize..self.offsets[game + 1] as usize
    }

    fn forget(&mut self) {
        self.offsets.clear();
        self.actions.clear();
        self.moves.clear();
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (games, position=None, *, variant=None, board=None, starter=None, repetition=true, max_plies=None, seed=0))]
    #[expect(clippy::too_many_arguments, reason = "all of them have names and defaults in Python")]
    fn new(
        py: Python<'_>,
        games: u64,
        position: Option<&Position>,
        variant: Option<VariantArgument>,
        board: Option<BoardArgument>,
        starter: Option<SideArgument>,
        repetition: bool,
        max_plies: Option<u32>,
        seed: u64,
    ) -> PyResult<Batch> {
        py.import("numpy")?;
        let count = within("games", games, 1, MOST_GAMES)?;
        let start = match position {
            None => {
                let starter = starter.map_or(colorito::Side::Red, |side| side.0);
                colorito::Position::start(rules(variant, board), starter)
            }
            Some(_) if variant.is_some() || board.is_some() || starter.is_some() => {
                return Err(errors::refused(
                    "a position has its own variant, board and starter; leave them out",
                ));
            }
            Some(position) => position.0.clone(),
        };
        let rule = if repetition { RepetitionRule::Draw } else { RepetitionRule::Off };
        let start = colorito::Game::new(start, rule);
        let mut all = Vec::new();
        all.try_reserve_exact(count)
            .map_err(|_| PyMemoryError::new_err(format!("there is no memory for {count} games")))?;
        all.resize(count, start.clone());
        let mut batch = Batch {
            over: vec![false; count],
            games: all,
            start,
            max_plies,
            legal: Legal::default(),
            random: Random::new(seed),
        };
        batch.find_finished();
        Ok(batch)
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    /// Whose turn it is in each game: 0 for Red, 1 for Blue.
    #[getter]
    fn turns<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.each(py, |game| game.position().turn() as u8)
    }

    /// The moves made so far in each game.
    #[getter]
    fn plies<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        self.each(py, |game| game.moves().len() as u32)
    }

    /// Which games are over or broken off.
    #[getter]
    fn over<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        PyArray1::from_slice(py, &self.over)
    }

    /// Which games were broken off after `max_plies`.
    #[getter]
    fn truncated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.each(py, |game| self.is_too_long(game) && game.ending().is_none())
    }

    /// What each game brought Red: 1 for a win, -1 for a loss, 0 for a draw or a game that is not over. Blue gets the opposite.
    #[getter]
    fn results<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.each(py, |game| match game.ending().and_then(|ending| ending.outcome.winner()) {
            Some(colorito::Side::Red) => 1,
            Some(colorito::Side::Blue) => -1,
            None => 0,
        })
    }

    /// The legal actions of all games, one game after the other, and where each game's begin: those of game `i` are
    /// `actions[offsets[i]:offsets[i + 1]]`. A game that is over has none.
    fn legal<'py>(&mut self, py: Python<'py>) -> (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<u16>>) {
        py.detach(|| self.find_legal());
        (PyArray1::from_slice(py, &self.legal.offsets), PyArray1::from_slice(py, &self.legal.actions))
    }

    /// For each game a row of `ACTIONS` numbers, 1 where an action is legal.
    fn masks<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let array = zeros(py, "int8", [self.games.len(), ACTIONS].as_slice())?;
        let mut cells: PyReadwriteArrayDyn<'_, i8> = array.extract()?;
        let cells = cells.as_slice_mut()?;
        py.detach(|| {
            self.find_legal();
            for (game, mask) in cells.chunks_exact_mut(ACTIONS).enumerate() {
                for &action in &self.legal.actions[self.legal.of(game)] {
                    mask[usize::from(action)] = 1;
                }
            }
        });
        Ok(array)
    }

    /// What the player to move sees in each game, or the opponent, as `PLANES` planes of ten by ten.
    #[pyo3(signature = (*, opponent=false))]
    fn observations<'py>(&self, py: Python<'py>, opponent: bool) -> PyResult<Bound<'py, PyAny>> {
        let side = usize::from(colorito::SIZE);
        let array = zeros(py, "uint8", [self.games.len(), PLANES, side, side].as_slice())?;
        let mut cells: PyReadwriteArrayDyn<'_, u8> = array.extract()?;
        let cells = cells.as_slice_mut()?;
        py.detach(|| {
            for (game, planes) in self.games.iter().zip(cells.chunks_exact_mut(CELLS)) {
                let turn = game.position().turn();
                observation::observe(game, if opponent { !turn } else { turn }, planes);
            }
        });
        Ok(array)
    }

    /// A random legal action for each game, each as likely as the others; -1 where a game is over.
    fn sample<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        py.detach(|| {
            self.find_legal();
            let choose = |game: usize| {
                let legal = &self.legal.actions[self.legal.of(game)];
                legal.get(self.random.below(legal.len())).map_or(NO_ACTION, |action| i64::from(*action))
            };
            (0..self.games.len()).map(choose).collect::<Vec<i64>>()
        })
        .into_pyarray(py)
    }

    /// Plays one action in each game. In games that are over it is passed over. If one of the others is not legal, nothing is
    /// played at all.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = integers(py, actions)?;
        if actions.len() != self.games.len() {
            return Err(errors::refused(format!(
                "there must be an action for each of the {} games, not {}",
                self.games.len(),
                actions.len()
            )));
        }
        let actions = actions.as_array();
        let played = py.detach(|| {
            self.find_legal();
            let chosen: Result<Vec<Option<Move>>, usize> =
                actions.iter().enumerate().map(|(game, action)| self.legal_move(game, *action)).collect();
            chosen.map(|chosen| self.play(&chosen))
        });
        played.map_err(|game| {
            errors::refused(format!("game {game}: action {} is not legal there", actions[game]))
        })
    }

    /// Begins games again: all of them, or those that are true in an array of booleans, such as `over`.
    #[pyo3(signature = (which=None))]
    fn reset(&mut self, which: Option<PyReadonlyArray1<'_, bool>>) -> PyResult<()> {
        let which = which.as_ref().map(|which| which.as_array());
        if which.as_ref().is_some_and(|which| which.len() != self.games.len()) {
            return Err(errors::refused(format!("there must be {} booleans", self.games.len())));
        }
        for (index, game) in self.games.iter_mut().enumerate() {
            if which.as_ref().is_none_or(|which| which[index]) {
                game.clone_from(&self.start);
            }
        }
        self.find_finished();
        Ok(())
    }

    /// A copy of one of the games.
    fn game(&self, index: i64) -> PyResult<Game> {
        let length = self.games.len() as i64;
        let from_front = if index < 0 { index.saturating_add(length) } else { index };
        let game = usize::try_from(from_front).ok().and_then(|index| self.games.get(index));
        game.cloned().map(Game).ok_or_else(|| {
            PyIndexError::new_err(format!("there are {length} games, so there is no game {index}"))
        })
    }

    /// How each game ended, `None` where it goes on or was broken off.
    #[getter]
    fn endings(&self) -> Vec<Option<Ending>> {
        self.games.iter().map(|game| game.ending().map(Ending)).collect()
    }

    fn __repr__(&self) -> String {
        let over = self.over.iter().filter(|over| **over).count();
        format!("<Batch: {} games, {over} over>", self.games.len())
    }
}

impl Batch {
    fn each<'py, T: Element>(
        &self,
        py: Python<'py>,
        look: impl Fn(&colorito::Game) -> T,
    ) -> Bound<'py, PyArray1<T>> {
        self.games.iter().map(look).collect::<Vec<T>>().into_pyarray(py)
    }

    fn is_too_long(&self, game: &colorito::Game) -> bool {
        self.max_plies.is_some_and(|most| game.moves().len() >= most as usize)
    }

    fn find_finished(&mut self) {
        self.legal.forget();
        for index in 0..self.games.len() {
            let game = &self.games[index];
            self.over[index] = self.is_too_long(game) || game.ending().is_some();
        }
    }

    /// Lists the legal moves of all games, unless that was done since the last step.
    fn find_legal(&mut self) {
        let Legal { offsets, actions, moves } = &mut self.legal;
        if !offsets.is_empty() {
            return;
        }
        offsets.push(0);
        for (game, over) in self.games.iter().zip(&self.over) {
            let position = game.position();
            if !over {
                position.for_each_move(|m| {
                    moves.push(m);
                    actions.push(observation::action(position, m) as u16);
                });
            }
            offsets.push(moves.len() as i64);
        }
    }

    /// The move of an action, `None` if the game is over; the game's index if there is no such legal move.
    fn legal_move(&self, game: usize, action: i64) -> Result<Option<Move>, usize> {
        if self.over[game] {
            return Ok(None);
        }
        let range = self.legal.of(game);
        let known = self.legal.actions[range.clone()].iter().position(|known| i64::from(*known) == action);
        known.map(|place| Some(self.legal.moves[range.start + place])).ok_or(game)
    }

    fn play(&mut self, chosen: &[Option<Move>]) {
        for (game, chosen) in self.games.iter_mut().zip(chosen) {
            if let Some(m) = chosen {
                game.play_unchecked(*m);
            }
        }
        self.find_finished();
    }
}

/// An array of zeros, made by numpy, which raises where there is no memory.
fn zeros<'py>(py: Python<'py>, kind: &str, shape: &[usize]) -> PyResult<Bound<'py, PyAny>> {
    py.import("numpy")?.call_method("zeros", (shape,), Some(&[("dtype", kind)].into_py_dict(py)?))
}

/// An array of whole numbers, whatever their size. Other numbers are refused rather than rounded.
fn integers<'py>(py: Python<'py>, array: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
    if let Ok(array) = array.extract() {
        return Ok(array);
    }
    let array = py.import("numpy")?.call_method1("asarray", (array,))?;
    let dtype = array.getattr("dtype")?;
    if !matches!(dtype.getattr("kind")?.extract()?, "i" | "u") {
        return Err(PyTypeError::new_err(format!("actions are whole numbers, not {}", dtype.str()?)));
    }
    let array = array.call_method1("astype", ("int64",))?;
    array.extract().map_err(|_| PyTypeError::new_err("actions are an array with one dimension"))
}

//! Games.

use colorito::{GameResult, RepetitionRule};
use pyo3::{exceptions::PyTypeError, prelude::*, types::PyDict};

use crate::{
    arguments::{BoardArgument, MoveArgument, SideArgument, VariantArgument, rules},
    board::Board,
    ending::Ending,
    errors,
    moves::Move,
    names,
    position::Position,
    record::Record,
    svg,
};

/// A game from its first position on, with undo and redo.
///
/// It begins with the start of a game, or with any position. `repetition=False` switches the house rule off, by which the
/// third repetition of a position is a draw.
///
/// >>> game = colorito.Game()
/// >>> game.play("c1c3"), game.play("h10-h8")
/// (Move('c1c3'), Move('h10h8'))
/// >>> game.undo()
/// Move('h10h8')
/// >>> game.play("c1c3")
/// Traceback (most recent call last):
/// ...
/// colorito.IllegalMoveError: `c1c3` is not legal: no piece stands on c1
/// >>> game.moves
/// [Move('c1c3')]
#[pyclass(module = "colorito", eq)]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Game(pub(crate) colorito::Game);

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (position=None, *, variant=None, board=None, starter=None, repetition=true))]
    fn new(
        position: Option<&Position>,
        variant: Option<VariantArgument>,
        board: Option<BoardArgument>,
        starter: Option<SideArgument>,
        repetition: bool,
    ) -> PyResult<Game> {
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
        Ok(Game(colorito::Game::new(start, rule)))
    }

    /// The first position.
    #[getter]
    fn start(&self) -> Position {
        Position(self.0.start().clone())
    }

    /// The position now.
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position().clone())
    }

    /// The moves that led here.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        self.0.moves().iter().copied().map(Move).collect()
    }

    /// The moves that were taken back and can be played again, the next one first.
    #[getter]
    fn undone(&self) -> Vec<Move> {
        self.0.undone().iter().copied().map(Move).collect()
    }

    /// Whether the house rule on repetition is in force.
    #[getter]
    fn repetition(&self) -> bool {
        self.0.repetition_rule() == RepetitionRule::Draw
    }

    /// Whose turn it is.
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        names::side(py, self.0.position().turn())
    }

    /// The variant.
    #[getter]
    fn variant<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        names::variant(py, self.0.rules().variant)
    }

    /// The board.
    #[getter]
    fn board(&self) -> Board {
        Board(self.0.rules().board)
    }

    /// All positions from the first to the one now.
    fn positions(&self) -> Vec<Position> {
        let mut position = self.0.start().clone();
        let mut positions = vec![Position(position.clone())];
        for &m in self.0.moves() {
            position.play_unchecked(m);
            positions.push(Position(position.clone()));
        }
        positions
    }

    /// All legal moves; none once the game is over.
    fn legal_moves(&self) -> Vec<Move> {
        if self.0.ending().is_some() {
            return Vec::new();
        }
        self.0.position().legal_moves().into_iter().map(Move).collect()
    }

    /// Plays a legal move, and returns it. Any other raises and changes nothing.
    #[pyo3(signature = (r#move))]
    fn play(&mut self, py: Python<'_>, r#move: MoveArgument) -> PyResult<Move> {
        let m = r#move.resolve(py, self.0.position())?;
        self.0.play(m).map_err(|error| errors::illegal_move(py, error))?;
        Ok(Move(m))
    }

    /// Plays several moves, or none if one of them is not legal.
    ///
    /// >>> colorito.Game().play_all("c1c3 h10h8".split())
    /// [Move('c1c3'), Move('h10h8')]
    fn play_all(&mut self, py: Python<'_>, moves: &Bound<'_, PyAny>) -> PyResult<Vec<Move>> {
        let mut after = Game(self.0.clone());
        let mut played = Vec::new();
        for m in moves.try_iter()? {
            played.push(after.play(py, m?.extract()?)?);
        }
        *self = after;
        Ok(played)
    }

    /// Takes back the last move, and with it a resignation, a lapse of time or an agreed draw; `None` if there is none.
    fn undo(&mut self) -> Option<Move> {
        self.0.undo().map(Move)
    }

    /// Plays the move again that was taken back last; `None` if there is none.
    fn redo(&mut self) -> Option<Move> {
        self.0.redo().map(Move)
    }

    /// How the game ended, `None` while it goes on.
    #[getter]
    fn ending(&self) -> Option<Ending> {
        self.0.ending().map(Ending)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.ending().is_some()
    }

    /// The result as records write it: `red`, `blue`, `draw`, or `*` while the game goes on.
    #[getter]
    fn result(&self) -> String {
        GameResult::from(self.0.ending().map(|ending| ending.outcome)).to_string()
    }

    /// How often the position on the board has been there with the same player to move, now included.
    fn count_repetitions(&self) -> usize {
        self.0.count_repetitions()
    }

    /// A player gives up.
    fn resign(&mut self, py: Python<'_>, side: SideArgument) -> PyResult<()> {
        self.0.resign(side.0).map_err(|error| errors::game_over(py, error))
    }

    /// A player's time has run out.
    fn run_out_of_time(&mut self, py: Python<'_>, side: SideArgument) -> PyResult<()> {
        self.0.run_out_of_time(side.0).map_err(|error| errors::game_over(py, error))
    }

    /// The players agree on a draw.
    fn agree_on_draw(&mut self, py: Python<'_>) -> PyResult<()> {
        self.0.agree_on_draw().map_err(|error| errors::game_over(py, error))
    }

    /// The record of the game, with tags by name.
    ///
    /// >>> print(colorito.Game().record(Red="Anastasia"))
    /// [Red "Anastasia"]
    /// [Variant "standard"]
    /// [Board "standard"]
    /// [Starter "red"]
    /// [Result "*"]
    /// <BLANKLINE>
    /// *
    /// <BLANKLINE>
    #[pyo3(signature = (**tags))]
    fn record(&self, tags: Option<&Bound<'_, PyDict>>) -> PyResult<Record> {
        let mut record = Record(colorito::Record::of(&self.0));
        for (name, value) in tags.into_iter().flatten() {
            record.set_tag(name.extract()?, value.extract()?)?;
        }
        Ok(record)
    }

    /// A game of its own that has come to the same point.
    fn copy(&self) -> Game {
        self.clone()
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    fn __len__(&self) -> usize {
        self.0.moves().len()
    }

    fn __str__(&self) -> String {
        colorito::Record::of(&self.0).to_string()
    }

    fn __repr__(&self) -> String {
        let GameResult::Open = GameResult::from(self.0.ending().map(|ending| ending.outcome)) else {
            return format!("<Game: {} moves, result {}>", self.0.moves().len(), self.result());
        };
        format!("<Game: {} moves, {} to move>", self.0.moves().len(), self.0.position().turn())
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        let game = slf.try_borrow()?;
        let moves: Vec<Move> = [game.moves(), game.undone()].concat();
        let ended = game.0.ending().map(|ending| ending.outcome).filter(|outcome| outcome.is_declared());
        let ended = ended.map(|outcome| (outcome.reason(), outcome.winner().map(colorito::Side::name)));
        let arguments = (game.start(), game.repetition(), moves, game.0.moves().len(), ended);
        let restore = slf.get_type().getattr("_restore")?;
        Ok((restore, arguments).into_pyobject(py)?.into_any().unbind())
    }

    /// Builds a pickled game again.
    #[staticmethod]
    fn _restore(
        py: Python<'_>,
        start: &Position,
        repetition: bool,
        moves: &Bound<'_, PyAny>,
        played: usize,
        ended: Option<(String, Option<String>)>,
    ) -> PyResult<Game> {
        let mut game = Game::new(Some(start), None, None, None, repetition)?;
        game.play_all(py, moves)?;
        while game.0.moves().len() > played && game.0.undo().is_some() {}
        let Some((reason, winner)) = ended else { return Ok(game) };
        let loser = winner.map(|side| side.parse::<colorito::Side>().map(|winner| !winner));
        match (reason.as_str(), loser) {
            ("resignation", Some(Ok(side))) => game.resign(py, SideArgument(side))?,
            ("time", Some(Ok(side))) => game.run_out_of_time(py, SideArgument(side))?,
            ("agreement", None) => game.agree_on_draw(py)?,
            (reason, loser) => {
                let winner = loser.and_then(Result::ok).map(|loser| !loser);
                let declared = |one: &colorito::Outcome| {
                    one.is_declared() && (one.winner(), one.reason()) == (winner, reason)
                };
                let outcome = colorito::Outcome::all().find(declared);
                let outcome = outcome.ok_or_else(|| PyTypeError::new_err("this is no pickled game"))?;
                game.0.declare(outcome).map_err(|_| PyTypeError::new_err("this is no pickled game"))?;
            }
        }
        Ok(game)
    }

    /// The drawing notebooks show, with the last move marked.
    fn _repr_svg_(&self) -> String {
        svg::of_position(self.0.position(), self.0.moves().last().copied())
    }
}

//! Positions.

use std::fmt::Write;

use colorito::{Arrangement, ParsePositionError, SpaceSet};
use pyo3::{prelude::*, types::PyDict};

use crate::{
    arguments::{BoardArgument, MoveArgument, SideArgument, SpaceArgument, VariantArgument, rules},
    board::Board,
    ending::Ending,
    errors,
    moves::{Move, Way},
    names, observation,
    piece::Piece,
    svg,
};

/// A playable position with the rules it is played by. It never changes; moves lead to others.
///
/// Without a text it is the start of a game. With `study=True` pieces may be missing.
///
/// >>> position = colorito.Position()
/// >>> print(position)
/// jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0
/// >>> len(position.legal_moves()), position.turn
/// (12, <Side.RED: 'red'>)
/// >>> position.after("3 c1-c3")["c3"]
/// Piece('red', 3)
/// >>> colorito.Position("10/10 r r 0")
/// Traceback (most recent call last):
/// ...
/// colorito.PositionError: placement: there must be ten rows separated by `/`, row 10 first, not 2
#[pyclass(module = "colorito", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Position(pub(crate) colorito::Position);

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.key().hash(state);
        self.0.plies().hash(state);
        Board(self.0.rules().board).digest().hash(state);
    }
}

/// The names of a set's spaces.
fn space_names(spaces: SpaceSet) -> Vec<String> {
    spaces.into_iter().map(|space| space.to_string()).collect()
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (text=None, *, variant=None, board=None, starter=None, study=false))]
    fn new(
        text: Option<&str>,
        variant: Option<VariantArgument>,
        board: Option<BoardArgument>,
        starter: Option<SideArgument>,
        study: bool,
    ) -> PyResult<Position> {
        let rules = rules(variant, board);
        let Some(text) = text else {
            let starter = starter.map_or(colorito::Side::Red, |side| side.0);
            return Ok(Position(colorito::Position::start(rules, starter)));
        };
        if starter.is_some() {
            return Err(errors::refused("a position's text says who starts; leave `starter` out"));
        }
        let arrangement: Arrangement =
            text.parse().map_err(|error| errors::position(ParsePositionError::Text(error)))?;
        let build = if study { colorito::Position::study } else { colorito::Position::new };
        build(&arrangement, rules)
            .map(Position)
            .map_err(|error| errors::position(ParsePositionError::Unplayable(error)))
    }

    /// Whose turn it is.
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        names::side(py, self.0.turn())
    }

    /// Who made, or makes, the first move.
    #[getter]
    fn starter<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        names::side(py, self.0.starter())
    }

    /// The moves made so far by both together.
    #[getter]
    fn plies(&self) -> u32 {
        self.0.plies()
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

    /// A number that equal positions share, in the sense of the house rule on repetition.
    #[getter]
    fn key(&self) -> u64 {
        self.0.key()
    }

    /// The piece on a space, or `None`.
    fn __getitem__(&self, space: SpaceArgument) -> Option<Piece> {
        self.0.piece(space.0).map(Piece)
    }

    /// All pieces by their spaces, `a1` first.
    fn pieces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let pieces = PyDict::new(py);
        for (space, piece) in self.0.arrangement().placed() {
            pieces.set_item(space.to_string(), Piece(piece))?;
        }
        Ok(pieces)
    }

    /// Where a piece stands; `None` if it is missing, which only a study allows.
    fn find(&self, piece: &Piece) -> Option<String> {
        self.0.find(piece.0).map(|space| space.to_string())
    }

    /// All legal moves: none once the game is over, a single pass where no piece can move.
    fn legal_moves(&self) -> Vec<Move> {
        self.0.legal_moves().into_iter().map(Move).collect()
    }

    /// How many legal moves there are, counted without listing them.
    fn count_moves(&self) -> u64 {
        self.0.count_moves()
    }

    /// Whether a move may be played.
    fn is_legal(&self, r#move: &Move) -> bool {
        self.0.is_legal(r#move.0)
    }

    /// The legal move a text means here, short (`c1c3`) or with its way (`3 c1-c3`).
    ///
    /// >>> colorito.Position().parse_move("12 b2-a3")
    /// Traceback (most recent call last):
    /// ...
    /// colorito.IllegalMoveError: `b2a3` is not legal: yellow 12 may not rest on a3, which is neither white nor yellow
    fn parse_move(&self, py: Python<'_>, text: &str) -> PyResult<Move> {
        self.0.parse_move(text).map(Move).map_err(|error| errors::wrong_move(py, &error))
    }

    /// Where the piece on a space can end, whosever turn it is. Empty if no piece stands there.
    ///
    /// >>> colorito.Position().destinations("e1")
    /// ['c3', 'g3']
    fn destinations(&self, space: SpaceArgument) -> Vec<String> {
        space_names(self.0.destinations(space.0))
    }

    /// The way of a legal move, the one with the fewest hops; `None` for a pass.
    #[pyo3(signature = (r#move))]
    fn way(&self, py: Python<'_>, r#move: MoveArgument) -> PyResult<Option<Way>> {
        let m = r#move.resolve(py, &self.0)?;
        let way = self.0.way(m).map_err(|error| errors::illegal_move(py, error))?;
        Ok(way.map(Way))
    }

    /// The position after a legal move.
    #[pyo3(signature = (r#move))]
    fn after(&self, py: Python<'_>, r#move: MoveArgument) -> PyResult<Position> {
        let mut after = self.0.clone();
        after.play(r#move.resolve(py, &self.0)?).map_err(|error| errors::illegal_move(py, error))?;
        Ok(Position(after))
    }

    /// The number that stands for a legal move in the environments; see `colorito.env`.
    ///
    /// >>> position = colorito.Position()
    /// >>> position.action("3 c1-c3")
    /// 222
    /// >>> position.move(222)
    /// Move('c1c3')
    #[pyo3(signature = (r#move))]
    fn action(&self, py: Python<'_>, r#move: MoveArgument) -> PyResult<usize> {
        let m = r#move.resolve(py, &self.0)?;
        self.0.check(m).map_err(|error| errors::illegal_move(py, error))?;
        Ok(observation::action(&self.0, m))
    }

    /// The legal move that a number stands for.
    #[pyo3(name = "move")]
    fn move_of(&self, py: Python<'_>, action: i64) -> PyResult<Move> {
        let action = usize::try_from(action).ok().filter(|action| *action < observation::ACTIONS);
        let Some(action) = action else {
            return Err(errors::refused(format!(
                "an action is a number from 0 to {}",
                observation::ACTIONS - 1
            )));
        };
        let m = observation::move_of(&self.0, action)
            .ok_or_else(|| errors::refused("the piece of this action is not on the board"))?;
        self.0.check(m).map_err(|error| errors::illegal_move(py, error))?;
        Ok(Move(m))
    }

    /// How the game ended as far as the position alone tells, `None` while it goes on.
    #[getter]
    fn ending(&self) -> Option<Ending> {
        self.0.ending().map(Ending)
    }

    /// Whether the game is over, as far as the position alone tells.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.ending().is_some()
    }

    /// Whether the starter is complete and the other player has the reply move.
    #[getter]
    fn is_reply_pending(&self) -> bool {
        self.0.is_reply_pending()
    }

    /// Whether all pieces of a side are on target.
    fn is_complete(&self, side: SideArgument) -> bool {
        self.0.is_complete(side.0)
    }

    /// Whether a side is in the special situation.
    fn is_special(&self, side: SideArgument) -> bool {
        self.0.is_special(side.0)
    }

    /// The spaces where a side's pieces are home.
    fn home(&self, side: SideArgument) -> Vec<String> {
        space_names(self.0.home(side.0))
    }

    /// The targets of a side that are not rightly filled.
    fn open_targets(&self, side: SideArgument) -> Vec<String> {
        space_names(self.0.open_targets(side.0))
    }

    /// The engine's estimate, without any search, of the moves by which a side is ahead.
    ///
    /// >>> position = colorito.Position()
    /// >>> position.lead("red") == -position.lead("blue")
    /// True
    fn lead(&self, side: SideArgument) -> f64 {
        let evaluator = colorito_engine::Evaluator::new(self.0.rules());
        f64::from(evaluator.lead_of(&self.0, side.0)) / 100.0
    }

    /// The same game with the players in each other's seats.
    fn turned(&self) -> Position {
        Position(self.0.turned())
    }

    /// The board in letters, row 10 first, a dot for an empty space.
    ///
    /// >>> print(colorito.Position().diagram())
    /// 10  j i h g f e d c b a
    ///  9  t s r q p o n m l k
    ///  8  . . . . . . . . . .
    ///  7  . . . . . . . . . .
    ///  6  . . . . . . . . . .
    ///  5  . . . . . . . . . .
    ///  4  . . . . . . . . . .
    ///  3  . . . . . . . . . .
    ///  2  K L M N O P Q R S T
    ///  1  A B C D E F G H I J
    ///     a b c d e f g h i j
    fn diagram(&self) -> String {
        let mut text = String::new();
        for row in (0..colorito::SIZE).rev() {
            let _ = write!(text, "{:>2} ", row + 1);
            for space in (0..colorito::SIZE).filter_map(|column| colorito::Space::new(column, row)) {
                text.push(' ');
                text.push(self.0.piece(space).map_or('.', colorito::Piece::letter));
            }
            text.push('\n');
        }
        text + "    a b c d e f g h i j"
    }

    /// The position as SVG.
    ///
    /// `seat` is who sits at the bottom, `theme` is `light`, `dark` or `print`; a legal move gets an `arrow` along its way,
    /// the piece on the `chosen` space shows its destinations, and both ends of the `last_move` a dashed rim.
    ///
    /// >>> colorito.Position().svg(arrow="3 c1-c3", theme="dark")[:4]
    /// '<svg'
    #[pyo3(signature = (*, seat=None, theme="light", arrow=None, chosen=None, last_move=None, coordinates=true, textures=false))]
    #[expect(clippy::too_many_arguments, reason = "all of them have names and defaults in Python")]
    fn svg(
        &self,
        py: Python<'_>,
        seat: Option<SideArgument>,
        theme: &str,
        arrow: Option<MoveArgument>,
        chosen: Option<SpaceArgument>,
        last_move: Option<&Move>,
        coordinates: bool,
        textures: bool,
    ) -> PyResult<String> {
        let options = svg::Options { seat, theme, arrow, chosen, last_move, coordinates, textures };
        svg::draw(py, &self.0, options)
    }

    /// The drawing notebooks show.
    fn _repr_svg_(&self) -> String {
        svg::of_position(&self.0, None)
    }

    /// The position's text.
    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        let rules = self.0.rules();
        let mut text = format!("Position('{}'", self.0);
        if rules.variant != colorito::Variant::STANDARD {
            let _ = write!(text, ", variant='{}'", rules.variant);
        }
        if rules.board != colorito::Board::STANDARD {
            let _ = write!(text, ", board={}", self.board().__repr__());
        }
        if !self.is_whole() {
            text.push_str(", study=True");
        }
        text + ")"
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((String,), Bound<'py, PyDict>)> {
        let options = PyDict::new(py);
        options.set_item("variant", self.0.rules().variant.name())?;
        options.set_item("board", self.board())?;
        options.set_item("study", !self.is_whole())?;
        Ok(((self.0.to_string(),), options))
    }
}

impl Position {
    fn is_whole(&self) -> bool {
        self.0.occupied().len() as usize == colorito::Piece::COUNT
    }
}

//! Moves as people and programs write them.

use std::{fmt, iter, str::FromStr};

use crate::{IllegalMove, Move, Piece, Position, Space, way};

/// The text of a move, not yet held against a position.
///
/// Two forms are read: the short one, `a2a3`, and the one for people, `11 a2-a3`, `5 e1-e3-g5` or `5
/// e1·e2-e4`, with or without the number. `pass` is a move too. A path with only a start and an end says
/// nothing about the way.
///
/// ```
/// use colorito::{Position, Rules, Side};
///
/// let position = Position::start(Rules::default(), Side::Red);
/// let error = position.parse_move("12 b2-a3").unwrap_err();
/// assert_eq!(error.to_string(), "`b2a3` is not legal: yellow 12 may not rest on a3, which is neither white nor yellow");
/// assert_eq!(position.parse_move("3 c1-c3"), position.parse_move("c1c3"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MoveText {
    /// `pass`
    Pass,
    /// A piece goes somewhere.
    Go {
        /// The number of the piece, if it was given.
        number: Option<u8>,
        /// Where the piece stands.
        from: Space,
        /// The spaces between, if they were given.
        via: Vec<Space>,
        /// Where it ends.
        to: Space,
        /// Whether the first leg was written as a step, `·`.
        step: bool,
    },
}

impl From<Move> for MoveText {
    fn from(m: Move) -> MoveText {
        match m {
            Move::Pass => MoveText::Pass,
            Move::Go { from, to } => MoveText::Go { number: None, from, via: Vec::new(), to, step: false },
        }
    }
}

impl fmt::Display for MoveText {
    /// The short form where neither the number nor the way is given, else the one for people.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MoveText::Go { number, from, via, to, step } = self else { return f.write_str("pass") };
        if let Some(number) = number {
            write!(f, "{number} ")?;
        }
        write!(f, "{from}")?;
        let short = number.is_none() && via.is_empty();
        let mut joint = match (*step, short) {
            (true, _) => "·",
            (false, true) => "",
            (false, false) => "-",
        };
        for space in via.iter().chain([to]) {
            write!(f, "{joint}{space}")?;
            joint = "-";
        }
        Ok(())
    }
}

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError {
    text: String,
    /// The place of the fault, counted in characters from 1.
    column: usize,
    expected: Expected,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    Number,
    Space,
    Joint,
    Destination,
}

impl ParseMoveError {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The place of the fault, counted in characters from 1.
    pub fn column(&self) -> usize {
        self.column
    }
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.expected {
            Expected::Number => "a piece's number is 1 to 20",
            Expected::Space => "there should be a space, a1 to j10",
            Expected::Joint => "there should be `-` or the end",
            Expected::Destination => "the destination is missing",
        };
        let ParseMoveError { text, column, .. } = self;
        write!(
            f,
            "`{text}` is no move: at character {column}, {expected}; write it like `a2a3` or `5 e1-e3-g5`"
        )
    }
}

impl std::error::Error for ParseMoveError {}

impl FromStr for MoveText {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<MoveText, ParseMoveError> {
        if text.trim() == "pass" {
            return Ok(MoveText::Pass);
        }
        let mut reader = Reader { text, rest: text.trim() };
        let number = reader.number()?;
        let from = reader.space()?;
        let step = reader.accept("·");
        // The short form has nothing between its two spaces.
        if !step && !reader.accept("-") && reader.rest.is_empty() {
            return Err(reader.error(Expected::Destination));
        }
        let mut to = reader.space()?;
        let mut via = Vec::new();
        while reader.accept("-") {
            via.push(to);
            to = reader.space()?;
        }
        if !reader.rest.is_empty() {
            return Err(reader.error(Expected::Joint));
        }
        Ok(MoveText::Go { number, from, via, to, step })
    }
}

/// Reads a move text from left to right.
struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
}

impl Reader<'_> {
    fn error(&self, expected: Expected) -> ParseMoveError {
        let trimmed = self.text.trim();
        let read = &trimmed[..trimmed.len() - self.rest.len()];
        ParseMoveError { text: trimmed.to_owned(), column: read.chars().count() + 1, expected }
    }

    fn accept(&mut self, mark: &str) -> bool {
        let after = self.rest.strip_prefix(mark);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    /// The number before the path, with the blank behind it.
    fn number(&mut self) -> Result<Option<u8>, ParseMoveError> {
        let Some((word, path)) = self.rest.split_once(char::is_whitespace) else { return Ok(None) };
        let number = (1..=Piece::PER_SIDE).find(|number| number.to_string() == word);
        let number = number.ok_or_else(|| self.error(Expected::Number))?;
        self.rest = path.trim_start();
        Ok(Some(number))
    }

    fn space(&mut self) -> Result<Space, ParseMoveError> {
        let (space, after) = Space::take(self.rest).ok_or_else(|| self.error(Expected::Space))?;
        self.rest = after;
        Ok(space)
    }
}

/// Why a text is no legal move in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It is no move at all.
    Text(ParseMoveError),
    /// The number is not that of the piece.
    WrongNumber {
        /// The number given.
        number: u8,
        /// Where the piece was said to be.
        space: Space,
        /// The piece that is there.
        found: Option<Piece>,
    },
    /// The move is legal, but not by this way.
    NoSuchWay {
        /// The move.
        attempted: Move,
        /// The way that was written.
        path: Vec<Space>,
        /// Whether its first leg was written as a step, `·`.
        step: bool,
    },
    /// The move is not legal.
    Illegal(IllegalMove),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Text(error) => error.fmt(f),
            MoveError::WrongNumber { number, space, found: Some(piece) } => {
                write!(f, "the piece on {space} is {piece}, not number {number}")
            }
            MoveError::WrongNumber { number, space, found: None } => {
                write!(f, "no piece stands on {space}, so number {number} cannot move from there")
            }
            MoveError::NoSuchWay { attempted, path, step } => {
                let path: Vec<String> = path.iter().map(Space::to_string).collect();
                let path = path.join("-");
                let path = if *step { path.replacen('-', "·", 1) } else { path };
                write!(f, "`{attempted}` is legal, but `{path}` is no way there")
            }
            MoveError::Illegal(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MoveError {}

impl From<IllegalMove> for MoveError {
    fn from(error: IllegalMove) -> MoveError {
        MoveError::Illegal(error)
    }
}

impl MoveText {
    /// The legal move this text means in a position.
    ///
    /// # Errors
    /// If there is no such move, if the number is another piece's, or if the way that was written is none.
    pub fn resolve(&self, position: &Position) -> Result<Move, MoveError> {
        let MoveText::Go { number, from, via, to, step } = self else {
            position.check(Move::Pass)?;
            return Ok(Move::Pass);
        };
        let (from, to) = (*from, *to);
        let found = position.piece(from);
        if let Some(number) = *number
            && found.is_none_or(|piece| piece.number() != number)
        {
            return Err(MoveError::WrongNumber { number, space: from, found });
        }
        let m = Move::Go { from, to };
        position.check(m)?;
        let path: Vec<Space> = iter::once(from).chain(via.iter().copied()).chain([to]).collect();
        if way::is_way(position, &path, *step) {
            Ok(m)
        } else {
            Err(MoveError::NoSuchWay { attempted: m, path, step: *step })
        }
    }
}

impl Position {
    /// The legal move a text means here, in either form; see [`MoveText`].
    ///
    /// # Errors
    /// If the text is no move or the move is not legal.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        text.parse::<MoveText>().map_err(MoveError::Text)?.resolve(self)
    }
}

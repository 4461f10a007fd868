//! Spaces of the board and the eight directions between them.

use std::{fmt, str::FromStr};

/// Columns of the board, and rows.
pub const SIZE: u8 = 10;

/// One of the hundred spaces, written like `a1` or `j10`.
///
/// Spaces are ordered row by row from Red's seat: `a1`, `b1` … `j1`, `a2` … `j10`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    /// How many spaces there are.
    pub const COUNT: usize = (SIZE as usize) * (SIZE as usize);

    /// The space in this column (0 is `a`) and row (0 is row 1), if it is on the board.
    pub const fn new(column: u8, row: u8) -> Option<Space> {
        if column < SIZE && row < SIZE { Some(Space(row * SIZE + column)) } else { None }
    }

    /// The space with this [index](Space::index), if there is one.
    pub const fn from_index(index: usize) -> Option<Space> {
        if index < Space::COUNT { Some(Space(index as u8)) } else { None }
    }

    /// All spaces in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator {
        (0..SIZE * SIZE).map(Space)
    }

    /// The place of this space in the order of all spaces, 0–99.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 for `a` to 9 for `j`.
    pub const fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// The row, 0 for row 1 to 9 for row 10.
    pub const fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// The letter of the column.
    pub const fn column_letter(self) -> char {
        (b'a' + self.column()) as char
    }

    /// The space that takes this one's place when the board is turned by half a turn.
    #[must_use]
    pub const fn turned(self) -> Space {
        Space(SIZE * SIZE - 1 - self.0)
    }

    /// The neighbour in a direction, if it is on the board.
    pub const fn neighbour(self, direction: Direction) -> Option<Space> {
        let (columns, rows) = direction.offset();
        let (Some(column), Some(row)) =
            (self.column().checked_add_signed(columns), self.row().checked_add_signed(rows))
        else {
            return None;
        };
        Space::new(column, row)
    }

    /// How many steps lie between two spaces if nothing were in the way.
    pub const fn distance(self, other: Space) -> u8 {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        if columns > rows { columns } else { rows }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column_letter(), self.row() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSpaceError(String);

impl fmt::Display for ParseSpaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no space; columns are a–j, rows 1–10", self.0)
    }
}

impl std::error::Error for ParseSpaceError {}

impl FromStr for Space {
    type Err = ParseSpaceError;

    fn from_str(text: &str) -> Result<Space, ParseSpaceError> {
        match Space::take(text) {
            Some((space, "")) => Ok(space),
            _ => Err(ParseSpaceError(text.to_owned())),
        }
    }
}

impl Space {
    /// Reads a space from the front of a text and returns what follows it.
    pub(crate) fn take(text: &str) -> Option<(Space, &str)> {
        let (column, length) = match *text.as_bytes() {
            [letter, b'1', b'0', ..] => (letter, 3),
            [letter, b'1'..=b'9', ..] => (letter, 2),
            _ => return None,
        };
        let (name, rest) = text.split_at_checked(length)?;
        let row: u8 = name.get(1..)?.parse().ok()?;
        Some((Space::new(column.checked_sub(b'a')?, row - 1)?, rest))
    }
}

/// One of the eight directions, seen from Red's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Towards row 10.
    North = 0,
    /// Towards j10.
    NorthEast = 1,
    /// Towards column j.
    East = 2,
    /// Towards j1.
    SouthEast = 3,
    /// Towards row 1.
    South = 4,
    /// Towards a1.
    SouthWest = 5,
    /// Towards column a.
    West = 6,
    /// Towards a10.
    NorthWest = 7,
}

impl Direction {
    /// The eight directions clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// Columns to the right and rows up that one step in this direction goes.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }

    /// The direction back.
    #[must_use]
    pub const fn reversed(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }
}

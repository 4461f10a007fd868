//! Spaces of the board, and arrays with one entry a space.

use std::fmt;
use std::ops::{Index, IndexMut};

/// Rows of the board, and columns too.
pub(crate) const SIZE: usize = 10;

/// The eight ways to a neighbour, as column and row offsets.
pub(crate) const DIRECTIONS: [(isize, isize); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// A space of the board. Column `a` and row `1` are number 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Space {
    pub(crate) column: usize,
    pub(crate) row: usize,
}

impl Space {
    /// All hundred spaces.
    pub(crate) fn all() -> impl Iterator<Item = Space> {
        (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| Space { column, row }))
    }

    /// The next space in a direction, unless that is off the board.
    pub(crate) fn neighbour(self, (columns, rows): (isize, isize)) -> Option<Space> {
        let column = self.column.checked_add_signed(columns)?;
        let row = self.row.checked_add_signed(rows)?;
        (column < SIZE && row < SIZE).then_some(Space { column, row })
    }

    /// Where the space lies once the board is turned by 180 degrees.
    pub(crate) fn half_turn(self) -> Space {
        Space { column: SIZE - 1 - self.column, row: SIZE - 1 - self.row }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_name(self.column), self.row + 1)
    }
}

/// The letter of a column.
pub(crate) fn column_name(column: usize) -> char {
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'][column]
}

/// One value for every space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid<T>([[T; SIZE]; SIZE]);

impl<T: Copy> Grid<T> {
    /// The same value everywhere.
    pub(crate) fn filled(value: T) -> Grid<T> {
        Grid([[value; SIZE]; SIZE])
    }

    /// The grid turned by 180 degrees, with every value changed by `change`.
    pub(crate) fn turned(&self, change: impl Fn(T) -> T) -> Grid<T> {
        let mut turned = *self;
        for space in Space::all() {
            turned[space.half_turn()] = change(self[space]);
        }
        turned
    }
}

impl<T> Index<Space> for Grid<T> {
    type Output = T;

    fn index(&self, space: Space) -> &T {
        &self.0[space.row][space.column]
    }
}

impl<T> IndexMut<Space> for Grid<T> {
    fn index_mut(&mut self, space: Space) -> &mut T {
        &mut self.0[space.row][space.column]
    }
}

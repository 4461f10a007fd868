//! Where things are on the sheet. One unit is a sixty-fourth of a space's width.

use colorito::{SIZE, Side, Space};

/// The width of a space.
pub(crate) const CELL: i32 = 64;
/// The width of the frame around the hundred spaces.
pub(crate) const MARGIN: i32 = 48;
/// The width of the whole drawing, and its height.
pub(crate) const EXTENT: i32 = CELL * SIZE as i32 + 2 * MARGIN;

/// A point on the sheet, or the way from one to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Point {
    pub(crate) const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The point a stretch further on the way to another.
    pub(crate) fn towards(self, other: Point, stretch: f64) -> Point {
        let (x, y) = (other.x - self.x, other.y - self.y);
        let length = x.hypot(y);
        if length == 0.0 { self } else { self.offset(x / length * stretch, y / length * stretch) }
    }

    pub(crate) fn middle(self, other: Point) -> Point {
        Point::new(f64::midpoint(self.x, other.x), f64::midpoint(self.y, other.y))
    }

    pub(crate) fn offset(self, x: f64, y: f64) -> Point {
        Point::new(self.x + x, self.y + y)
    }
}

/// The centre of a column, 0 for `a`, seen from a seat.
pub(crate) fn column_centre(column: u8, seat: Side) -> i32 {
    MARGIN + CELL / 2 + CELL * i32::from(if seat == Side::Red { column } else { SIZE - 1 - column })
}

/// The centre of a row, 0 for row 1, seen from a seat.
pub(crate) fn row_centre(row: u8, seat: Side) -> i32 {
    MARGIN + CELL / 2 + CELL * i32::from(if seat == Side::Red { SIZE - 1 - row } else { row })
}

/// The centre of a space, seen from a seat.
pub(crate) fn centre(space: Space, seat: Side) -> (i32, i32) {
    (column_centre(space.column(), seat), row_centre(space.row(), seat))
}

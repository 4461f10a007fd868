//! Where the spaces are on the screen.

use colorito::{SIZE, Side, Space};
use ratatui::layout::{Position, Rect};

/// The sizes a space can have, the largest first. A character is twice as high as it is wide, so all but the
/// last are square.
const SIZES: [(u16, u16); 6] = [(12, 6), (10, 5), (8, 4), (6, 3), (4, 2), (4, 1)];

/// The frame left and right of the spaces, and above and below them.
const FRAME: (u16, u16) = (3, 1);

/// A board of some size at some place, seen from a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Geometry {
    /// Width and height of a space.
    pub(crate) size: (u16, u16),
    /// The board with its frame.
    pub(crate) outer: Rect,
    facing: Side,
}

impl Geometry {
    /// The least room that a board takes.
    pub(crate) const LEAST: (u16, u16) = (SIZE as u16 * 4 + 2 * FRAME.0, SIZE as u16 + 2 * FRAME.1);

    /// The largest board that fits, in the upper left corner; `None` if none does.
    pub(crate) fn fit(area: Rect, facing: Side) -> Option<Geometry> {
        let count = u16::from(SIZE);
        SIZES.into_iter().find_map(|size| {
            let (width, height) = (size.0 * count + 2 * FRAME.0, size.1 * count + 2 * FRAME.1);
            let outer = Rect { width, height, ..area };
            (width <= area.width && height <= area.height).then_some(Geometry { size, outer, facing })
        })
    }

    /// Where a space is.
    pub(crate) fn cell(&self, space: Space) -> Rect {
        let space = self.seen(space);
        let (width, height) = self.size;
        Rect {
            x: self.outer.x + FRAME.0 + u16::from(space.column()) * width,
            y: self.outer.y + FRAME.1 + u16::from(SIZE - 1 - space.row()) * height,
            width,
            height,
        }
    }

    /// The space at a place of the screen.
    pub(crate) fn space_at(&self, place: Position) -> Option<Space> {
        let column = place.x.checked_sub(self.outer.x + FRAME.0)? / self.size.0;
        let from_top = place.y.checked_sub(self.outer.y + FRAME.1)? / self.size.1;
        let row = u16::from(SIZE - 1).checked_sub(from_top)?;
        Some(self.seen(Space::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)?))
    }

    /// The space that Red would see where the player sees this one, and the other way round.
    pub(crate) fn seen(&self, space: Space) -> Space {
        match self.facing {
            Side::Red => space,
            Side::Blue => space.turned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_is_found_where_it_is() {
        for (width, height) in [(46, 12), (46, 22), (70, 33), (130, 70)] {
            for facing in Side::ALL {
                let geometry = Geometry::fit(Rect::new(2, 1, width, height), facing).unwrap();
                for space in Space::all() {
                    let cell = geometry.cell(space);
                    let last = Position::new(cell.right() - 1, cell.bottom() - 1);
                    assert_eq!(geometry.space_at(Position::new(cell.x, cell.y)), Some(space));
                    assert_eq!(geometry.space_at(last), Some(space));
                }
                assert_eq!(geometry.space_at(Position::new(0, 0)), None);
                assert_eq!(geometry.space_at(Position::new(geometry.outer.right(), 3)), None);
            }
        }
    }

    #[test]
    fn the_board_grows_with_the_room() {
        let size = |width, height| Geometry::fit(Rect::new(0, 0, width, height), Side::Red).map(|it| it.size);
        assert_eq!(size(46, 22), Some((4, 2)));
        assert_eq!(size(46, 21), Some((4, 1)));
        assert_eq!(size(66, 32), Some((6, 3)));
        assert_eq!(size(200, 80), Some((12, 6)));
        assert_eq!(size(45, 80), None);
    }

    #[test]
    fn each_player_sees_their_own_rows_below() {
        let cell =
            |facing| Geometry::fit(Rect::new(0, 0, 80, 24), facing).unwrap().cell("a1".parse().unwrap());
        assert!(cell(Side::Red).y > cell(Side::Blue).y);
        assert!(cell(Side::Red).x < cell(Side::Blue).x);
    }
}

//! Pieces drawn with block elements: Red's round, Blue's square.

use colorito::Side;

/// The block elements by which of their quarters are filled: upper left 1, upper right 2, lower left 4, lower
/// right 8.
pub(crate) const QUARTERS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// From this width on there is room for brass between the spaces.
const ROOMY: u16 = 8;

/// Whether spaces of this width have brass in their corners.
pub(crate) fn has_brass(width: u16) -> bool {
    width >= ROOMY
}

/// The character of a piece's body at a place within a space of some size.
///
/// A character is twice as high as it is wide, so lengths are counted in widths: a quarter of a character is
/// half a width wide and one high. The body leaves one width free below it, which keeps the pieces of a
/// column apart.
pub(crate) fn body(side: Side, (width, height): (u16, u16), (column, row): (u16, u16)) -> char {
    let free = if has_brass(width) { 2.0 } else { 1.0 };
    let radius = (f64::from(width) - free) / 2.0;
    let centre = (f64::from(width) / 2.0, (2.0 * f64::from(height) - 1.0) / 2.0);
    let quarters = [(0.25, 0.5), (0.75, 0.5), (0.25, 1.5), (0.75, 1.5)];
    let filled = quarters.iter().enumerate().filter(|(_, (right, down))| {
        let across = (f64::from(column) + right - centre.0).abs();
        let along = (2.0 * f64::from(row) + down - centre.1).abs();
        match side {
            Side::Red => across.hypot(along) <= radius,
            Side::Blue => across.max(along) <= radius,
        }
    });
    QUARTERS[filled.map(|(quarter, _)| 1 << quarter).sum::<usize>()]
}

/// The brass at a corner of a space, where four meet.
pub(crate) fn corner((width, height): (u16, u16), (column, row): (u16, u16)) -> Option<char> {
    let bit = match (column, row) {
        (0, 0) => 1,
        (right, 0) if right + 1 == width => 2,
        (0, low) if low + 1 == height => 4,
        (right, low) if right + 1 == width && low + 1 == height => 8,
        _ => return None,
    };
    has_brass(width).then_some(QUARTERS[bit])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(side: Side, width: u16, height: u16) -> Vec<String> {
        (0..height)
            .map(|row| (0..width).map(|column| body(side, (width, height), (column, row))).collect())
            .collect()
    }

    #[test]
    fn red_is_round_and_blue_is_square() {
        assert_eq!(drawn(Side::Red, 4, 2), ["▗██▖", " ▀▀ "]);
        assert_eq!(drawn(Side::Blue, 4, 2), ["▐██▌", "▝▀▀▘"]);
        assert_eq!(drawn(Side::Blue, 6, 3), ["▐████▌", "▐████▌", "▝▀▀▀▀▘"]);
    }

    #[test]
    fn the_row_of_the_numeral_is_solid() {
        for (width, height) in [(4, 2), (6, 3), (8, 4), (10, 5), (12, 6)] {
            for side in Side::ALL {
                let numerals = width / 2 - 1..=width / 2;
                let row = (height - 1) / 2;
                assert!(numerals.into_iter().all(|column| body(side, (width, height), (column, row)) == '█'));
            }
        }
    }
}

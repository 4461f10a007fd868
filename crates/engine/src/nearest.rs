//! The nearest open target of a colour, for Just Colours.

use colorito::{SIZE, Space, SpaceSet};

/// How many columns lie between a column and the nearest open target in a row; as many as the board has less one if
/// there is none.
#[inline]
pub(crate) fn nearest_open_column(open: SpaceSet, row: u8, column: u8) -> usize {
    let is_open = |column: u8| Space::new(column, row).is_some_and(|space| open.contains(space));
    let found =
        (0..SIZE).find(|away| is_open(column + away) || column.checked_sub(*away).is_some_and(is_open));
    usize::from(found.unwrap_or(SIZE - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_to_both_sides() {
        let open: SpaceSet = ["b10", "i10"].map(|text| text.parse::<Space>().unwrap()).into_iter().collect();
        let columns = [1, 0, 1, 2, 3, 3, 2, 1, 0, 1];
        for (column, expected) in (0..SIZE).zip(columns) {
            assert_eq!(nearest_open_column(open, 9, column), expected, "column {column}");
        }
        assert_eq!(nearest_open_column(SpaceSet::EMPTY, 9, 4), 9);
    }
}

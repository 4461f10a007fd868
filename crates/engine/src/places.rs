//! Where pieces stand, as the evaluation sees it: how far along, and how many columns beside the target.

use colorito::{Colour, Piece, Position, SIZE, Space, SpaceSet, targets};

use crate::features::{FIRST, Group, SECOND, own_row};

/// For each column how many columns the nearest open target is away.
type Columns = [u8; SIZE as usize];

/// The features for where the pieces of a position stand or would stand.
pub(crate) struct Places {
    /// Under Just Colours the ways to the nearest open target, by colour; otherwise each piece has its own.
    nearest: Option<[Columns; 4]>,
}

/// The features of pieces on spaces under the standard game's targets.
static PLACE: [[u16; Space::COUNT]; Piece::COUNT] = {
    let mut places = [[0; Space::COUNT]; Piece::COUNT];
    let mut index = 0;
    while let Some(piece) = Piece::from_index(index) {
        let mut at = 0;
        while let Some(space) = Space::from_index(at) {
            let columns = space.column().abs_diff(piece.target().column()) as usize;
            places[index][at] = group_of(piece).index(own_row(piece.side(), space), columns) as u16;
            at += 1;
        }
        index += 1;
    }
    places
};

const fn group_of(piece: Piece) -> Group {
    if piece.number() <= 10 { FIRST } else { SECOND }
}

impl Places {
    #[inline]
    pub(crate) fn of(position: &Position) -> Places {
        let nearest =
            |colour: Colour| nearest_columns(position.open_targets(colour.side()) & targets(colour));
        Places { nearest: position.rules().variant.just_colours.then(|| Colour::ALL.map(nearest)) }
    }

    /// The feature of a piece on a space.
    #[inline]
    pub(crate) fn feature(&self, piece: Piece, space: Space) -> usize {
        match &self.nearest {
            None => usize::from(PLACE[piece.index()][space.index()]),
            Some(nearest) => {
                let columns = nearest[piece.colour() as usize][usize::from(space.column())];
                group_of(piece).index(own_row(piece.side(), space), usize::from(columns))
            }
        }
    }
}

/// The way from each column to the nearest of some spaces; as many columns as there can be if there is none.
fn nearest_columns(open: SpaceSet) -> Columns {
    let mut nearest = [SIZE - 1; SIZE as usize];
    for space in open {
        for (column, away) in nearest.iter_mut().enumerate() {
            *away = (*away).min(space.column().abs_diff(column as u8));
        }
    }
    nearest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_to_both_sides() {
        let open: SpaceSet = ["b10", "i10"].map(|text| text.parse::<Space>().unwrap()).into_iter().collect();
        assert_eq!(nearest_columns(open), [1, 0, 1, 2, 3, 3, 2, 1, 0, 1]);
        assert_eq!(nearest_columns(SpaceSet::EMPTY), [9; 10]);
    }
}

//! Pieces without a helper.

use colorito::{Piece, Position, Rules, Side};

/// The pieces of a side that stand in the coloured rows and can go nowhere, because nobody is near enough to
/// hop over.
pub fn stranded(position: &Position, side: Side) -> Vec<Piece> {
    let white = Rules::targets(Side::Red) | Rules::targets(Side::Blue);
    (position.of(side) - white)
        .into_iter()
        .filter(|space| position.destinations(*space).is_empty())
        .filter_map(|space| position.piece(space))
        .collect()
}

/// The pieces that are stranded after a move and were not before.
pub(crate) fn newly_stranded(before: &Position, after: &Position, side: Side) -> Vec<Piece> {
    let old = stranded(before, side);
    stranded(after, side).into_iter().filter(|piece| !old.contains(piece)).collect()
}

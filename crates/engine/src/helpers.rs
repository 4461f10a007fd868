//! How many helpers a piece needs to get on.
//!
//! In the coloured rows a piece moves only over others. One without company waits for somebody to hop over;
//! and in some places, under strict rules in most, one helper is not enough: the hop ends on a foreign
//! colour, and a second one must stand ready to hop on from there.

use colorito::{Position, Reach, Side, Space, SpaceSet};

use crate::features::own_row;

/// A helper farther away is of no use for the first hop, not even after a step.
const FIRST: u8 = 2;

/// After the first hop, a helper may stand so far away from where the piece began.
const SECOND: u8 = 4;

/// How many own pieces would have to stand near the piece on a space so that it can go ahead or home at once:
/// 0 if it can already, `None` if two are not enough, or nobody is there.
pub fn helpers_needed(position: &Position, space: Space) -> Option<u8> {
    let piece = position.piece(space)?;
    let (side, rules) = (piece.side(), position.rules());
    let gets_on = |helpers: SpaceSet| {
        let reach = Reach::new(position.occupied() | helpers, rules);
        let destinations = reach.destinations(space, piece.colour()) - helpers;
        let goes_ahead = |to: Space| own_row(side, to) > own_row(side, space);
        destinations.meets(rules.homes(piece)) || destinations.into_iter().any(goes_ahead)
    };
    if gets_on(SpaceSet::EMPTY) {
        return Some(0);
    }
    let near = places_for_helpers(position, side, space, FIRST);
    if near.into_iter().any(|helper| gets_on(helper.into())) {
        return Some(1);
    }
    let farther = places_for_helpers(position, side, space, SECOND);
    let with_another = |first: Space| {
        farther.into_iter().any(|second| second != first && gets_on(SpaceSet::from(first) | second.into()))
    };
    near.into_iter().any(with_another).then_some(2)
}

/// The empty spaces within a distance of one where a piece of the side may rest.
fn places_for_helpers(position: &Position, side: Side, space: Space, distance: u8) -> SpaceSet {
    let [first, second] = side.colours().map(|colour| position.rules().rest(colour));
    let places = (first | second) - position.occupied();
    places.into_iter().filter(|place| place.distance(space) <= distance).collect()
}

#[cfg(test)]
mod tests {
    use colorito::{Arrangement, Rules, Variant};

    use super::*;

    fn needed(text: &str, variant: Variant, space: &str) -> Option<u8> {
        let arrangement: Arrangement = text.parse().unwrap();
        let rules = Rules { variant, ..Rules::default() };
        helpers_needed(&Position::study(&arrangement, rules).unwrap(), space.parse().unwrap())
    }

    #[test]
    fn a_piece_alone_needs_one_helper_and_under_strict_rules_two() {
        let alone = "9a/9k/10/10/10/2C7/10/10/10/10 r r 0";
        assert_eq!(needed(alone, Variant::STANDARD, "c5"), Some(1));
        assert_eq!(needed(alone, Variant::STRICT, "c5"), Some(2));
    }

    #[test]
    fn a_piece_that_can_go_ahead_needs_nobody() {
        assert_eq!(needed("9a/9k/10/10/10/10/10/10/4K5/10 r r 0", Variant::STANDARD, "e2"), Some(0));
        assert_eq!(needed("9a/9k/10/10/10/10/10/10/4K5/10 r r 0", Variant::STANDARD, "e5"), None, "nobody");
    }
}

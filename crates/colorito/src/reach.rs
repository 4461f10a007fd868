//! Where pieces can go, and where they can have come from, whosever turn it is.

use crate::{Colour, Rules, Space, SpaceSet, hops::Islands};

/// The ways an occupancy leaves open. What all pieces share is found once, then each can be asked about.
///
/// Turns and endings do not matter here: this is for looking at one side alone.
///
/// ```
/// use colorito::{Position, Reach, Rules, Side};
///
/// let position = Position::start(Rules::default(), Side::Red);
/// let reach = Reach::new(position.occupied(), position.rules());
/// for from in position.of(Side::Blue) {
///     let colour = position.piece(from).expect("a piece stands there").colour();
///     assert_eq!(reach.destinations(from, colour), position.destinations(from));
/// }
/// ```
pub struct Reach<'a> {
    islands: Islands,
    rules: &'a Rules,
}

impl<'a> Reach<'a> {
    /// Looks at an occupancy: all spaces with pieces of either side.
    #[inline]
    pub fn new(occupied: SpaceSet, rules: &'a Rules) -> Reach<'a> {
        Reach { islands: Islands::new(occupied, rules.variant.strict), rules }
    }

    /// Where a piece of this colour on an occupied space can end.
    #[inline]
    pub fn destinations(&self, from: Space, colour: Colour) -> SpaceSet {
        self.islands.destinations(from, self.rules.rest(colour))
    }

    /// Where a piece of this colour on an occupied space, on which it may rest, can have come from in one
    /// move.
    #[inline]
    pub fn origins(&self, to: Space, colour: Colour) -> SpaceSet {
        self.islands.origins(to, self.rules.rest(colour))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Move, Position, Side, Variant};

    /// Plays a fixed pseudo-random game and calls a function with each position.
    fn positions(rules: Rules, plies: u32, mut visit: impl FnMut(&Position)) {
        let mut position = Position::start(rules, Side::Red);
        let mut seed = 1u64;
        for _ in 0..plies {
            visit(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                return;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            position.play_unchecked(moves[(seed >> 33) as usize % moves.len()]);
        }
    }

    #[test]
    fn origins_are_the_spaces_from_which_the_move_is_possible() {
        for (_, board) in Board::BUILT_IN {
            for variant in Variant::ALL {
                let rules = Rules { board, variant };
                positions(rules, 60, |position| check_origins(position, &rules));
            }
        }
    }

    fn check_origins(position: &Position, rules: &Rules) {
        let occupied = position.occupied();
        let reach = Reach::new(occupied, rules);
        for to in occupied {
            let colour = position.piece(to).unwrap().colour();
            let expected: SpaceSet = (rules.rest(colour) - occupied)
                .into_iter()
                .filter(|&from| {
                    let mut before = position.clone();
                    before.undo_unchecked(Move::Go { from, to });
                    before.destinations(from).contains(to)
                })
                .collect();
            assert_eq!(reach.origins(to, colour), expected, "to {to} in {position:?}");
        }
    }
}

//! A guess of the moves left, for those who cannot wait.

use colorito::{Position, Side};

use crate::{lines::ladder::Ladders, solo::Solo};

/// Roughly how many moves a side still needs, told from the ladders its pieces have and lack, in some
/// microseconds.
///
/// This is a guess and no bound in either direction: for evaluating positions, not for scoring games. It is 0
/// for a side whose pieces are all home or cannot get there.
pub fn estimate(position: &Position, side: Side) -> u32 {
    let (solo, placement) = Solo::new(position, side);
    Ladders::new(&solo, &solo.homes()).guess(&solo, &placement).unsigned_abs()
}

#[cfg(test)]
mod tests {
    use colorito::Rules;

    use super::*;

    fn estimate_red(text: &str) -> u32 {
        estimate(&Position::parse(text, Rules::default()).unwrap(), Side::Red)
    }

    #[test]
    fn a_piece_one_move_from_home_needs_one() {
        assert_eq!(estimate_red("JIHGFEDCBA/1SRQPONMLK/1T8/10/10/10/10/10/klmnopqrst/abcdefghij b r 101"), 1);
    }

    #[test]
    fn a_straggler_without_ladder_needs_many() {
        let near = estimate_red("JIHGFEDCBA/1SRQPONMLK/1T8/10/10/10/10/10/klmnopqrst/abcdefghij b r 101");
        let far = estimate_red("JIHGFEDCBA/1SRQPONMLK/10/10/10/10/1T8/10/klmnopqrst/abcdefghij b r 101");
        assert!(far > near + 2, "{near} near, {far} far");
    }
}

//! About how many moves a side still needs.

use colorito::{Position, Side};
use colorito_solver::estimate;

/// How far the estimate can be taken at its word, in moves. Measured along the best known solo crossing of 36
/// moves, where the number is then 51 at the start, 24 with 25 left, 15 with 14 left, and off by 2 at most
/// from there on.
const NEAR: f64 = 20.0;

/// About how many moves a side still needs, told in some microseconds.
///
/// What of the opponent's stands on its targets will have left by then, so it is taken away first; otherwise
/// nobody could come home at the start. The solver's estimate counts for each piece what its way home lacks.
/// That is right near home. From afar one ladder serves many pieces, so there the number grows more slowly
/// than what is lacking.
pub(crate) fn needed(position: &Position, side: Side) -> i32 {
    let in_the_way = position.open_targets(side) & position.of(!side);
    let mut arrangement = position.arrangement();
    for space in in_the_way {
        arrangement.set(space, None);
    }
    let free = Position::study(&arrangement, *position.rules());
    let lacking = f64::from(estimate(free.as_ref().unwrap_or(position), side));
    (NEAR * (lacking / NEAR).ln_1p()).round() as i32
}

#[cfg(test)]
mod tests {
    use colorito::{Arrangement, Rules};

    use super::*;

    /// The best known way across, from which every number of moves left is known.
    const CROSSING: &str = include_str!("../../solver/records/solo-standard-standard.txt");

    #[test]
    fn it_is_near_what_the_best_line_needs() {
        let mut alone = Arrangement::START;
        for (space, piece) in Arrangement::START.placed() {
            if piece.side() == Side::Blue {
                alone.set(space, None);
            }
        }
        let mut position = Position::study(&alone, Rules::default()).unwrap();
        let line: Vec<&str> = CROSSING
            .lines()
            .filter(|line| !line.starts_with(['#', '!']))
            .flat_map(str::split_whitespace)
            .collect();
        for (played, text) in line.iter().enumerate() {
            let left = line.len() - played;
            let guess = needed(&position, Side::Red);
            assert!(guess.abs_diff(left as i32) as usize <= 3 + left / 2, "{guess} instead of {left}");
            let m = text.parse::<colorito::MoveText>().unwrap();
            let colorito::MoveText::Go { from, to, .. } = m else { continue };
            position.play_unchecked(colorito::Move::Go { from, to });
        }
    }
}

//! What was wrong with a move, as far as it has a name.

use colorito::{Move, Position, Side};
use colorito_engine::helpers_needed;

use crate::{Message, stranding::newly_stranded};

/// A jump of so many hops is long.
const LONG: usize = 3;

/// A jump is missed if it goes so many rows further than the move played.
const ROWS: i32 = 3;

/// The faults of a move beside a better one.
pub(super) fn findings(position: &Position, played: Move, better: Move) -> Vec<Message> {
    [
        stranding(position, played, better),
        missed_jump(position, played, better),
        left_home(position, played, better),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn after(position: &Position, m: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(m);
    after
}

/// A piece that is left without a helper, and would not have been.
fn stranding(position: &Position, played: Move, better: Move) -> Option<Message> {
    let side = position.turn();
    let anyway = newly_stranded(position, &after(position, better), side);
    let now = after(position, played);
    let piece = newly_stranded(position, &now, side).into_iter().find(|piece| !anyway.contains(piece))?;
    let needs_two = now.find(piece).and_then(|space| helpers_needed(&now, space)) == Some(2);
    let key = if needs_two { "review-finding-stranded-for-two" } else { "review-finding-stranded" };
    Some(Message::new(key).with("piece", piece))
}

/// A long jump that went much further.
fn missed_jump(position: &Position, played: Move, better: Move) -> Option<Message> {
    let way = position.way(better).ok()??;
    let further = rows(position.turn(), better) - rows(position.turn(), played);
    (way.hops() >= LONG && further >= ROWS).then(|| {
        Message::new("review-finding-missed-jump").with("piece", way.piece()).with("hops", way.hops())
    })
}

/// A piece that was home and left without need.
fn left_home(position: &Position, played: Move, better: Move) -> Option<Message> {
    let home = position.home(position.turn());
    let leaves = |m: Move| m.from().filter(|from| home.contains(*from));
    let piece = position.piece(leaves(played)?)?;
    leaves(better).is_none().then(|| Message::new("review-finding-left-home").with("piece", piece))
}

/// How many rows a move goes ahead.
fn rows(side: Side, m: Move) -> i32 {
    let Move::Go { from, to } = m else { return 0 };
    let rows = i32::from(to.row()) - i32::from(from.row());
    if side == Side::Red { rows } else { -rows }
}

#[cfg(test)]
mod tests {
    use colorito::{Arrangement, Rules};

    use super::*;

    fn keys(text: &str, played: &str, better: &str) -> Vec<String> {
        let arrangement: Arrangement = text.parse().unwrap();
        let position = Position::study(&arrangement, Rules::default()).unwrap();
        let [played, better] = [played, better].map(|text| position.parse_move(text).unwrap());
        findings(&position, played, better).into_iter().map(|finding| finding.key).collect()
    }

    #[test]
    fn a_piece_left_without_a_helper_is_named() {
        let company = "9a/9k/10/3Q6/1N8/10/G9/10/1K8/10 r r 0";
        assert_eq!(keys(company, "b2c2", "a4c7"), ["review-finding-stranded"]);
        assert!(keys(company, "b2a2", "a4c7").is_empty());
    }

    #[test]
    fn a_long_jump_that_was_there_is_named() {
        let column = "9a/5P3k/10/5b4/10/5d4/10/5f4/5E4/10 r r 0";
        assert_eq!(keys(column, "f2e2", "f2f10"), ["review-finding-missed-jump"]);
        assert!(keys(column, "f2e8", "f2f10").is_empty(), "two rows more are no miss");
    }

    #[test]
    fn leaving_home_is_named() {
        let home = "9A/8B1/10/10/10/10/10/10/9k/10 r r 0";
        assert_eq!(keys(home, "j10i10", "i9i10"), ["review-finding-left-home"]);
    }
}

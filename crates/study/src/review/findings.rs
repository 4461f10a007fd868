//! What was wrong with a move, as far as it has a name.

use colorito::{Move, Position, Side};

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
    newly_stranded(position, &after(position, played), side)
        .into_iter()
        .find(|piece| !anyway.contains(piece))
        .map(|piece| Message::new("review-finding-stranded").with("piece", piece))
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

//! Counting all sequences of moves, to check and to measure the rules.

use crate::{Move, Position};

/// How many sequences of `depth` legal moves there are. Finished games go no further; a pass is a move.
///
/// The depth is a small number because each move is a call in a call.
pub fn perft(position: &Position, depth: u8) -> u64 {
    count(&mut position.clone(), depth)
}

/// For each legal move, how many sequences of `depth` moves begin with it. Empty for depth 0.
pub fn divide(position: &Position, depth: u8) -> Vec<(Move, u64)> {
    let Some(left) = depth.checked_sub(1) else { return Vec::new() };
    let mut position = position.clone();
    let moves = position.legal_moves();
    moves.into_iter().map(|m| (m, after(&mut position, m, left))).collect()
}

fn count(position: &mut Position, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        2 => position.count_move_pairs(),
        _ => {
            let mut moves = Vec::with_capacity(96);
            position.for_each_move(|m| moves.push(m));
            moves.into_iter().map(|m| after(position, m, depth - 1)).sum()
        }
    }
}

#[inline]
fn after(position: &mut Position, m: Move, depth: u8) -> u64 {
    position.play_unchecked(m);
    let sequences = count(position, depth);
    position.undo_unchecked(m);
    sequences
}

//! How deep to look at what: the numbers that make the search selective.
//!
//! A middle-game position has 60 to 85 moves and most of them are silly. These functions say which are looked
//! at less deep or not at all. They know depths, leads and gains only, no positions.

use crate::score::{Value, is_decided};

/// The lead over `beta` that is not lost again within a depth.
pub(crate) fn safe_lead(depth: i32) -> Value {
    if depth <= 5 { 40 + 80 * depth } else { Value::MAX / 2 }
}

/// How deep to look after a pass; `None` where passing proves nothing.
pub(crate) fn depth_after_pass(depth: i32) -> Option<i32> {
    (depth >= 3).then(|| depth - 3 - depth / 4)
}

/// How many moves to look at in a node whose value nobody needs exactly.
pub(crate) fn most_moves(depth: i32) -> usize {
    match depth {
        ..=6 => (6 + 3 * depth * depth) as usize,
        _ => usize::MAX,
    }
}

/// Whether a move that leads to about this value will not come near `alpha`.
pub(crate) fn hopeless(depth: i32, expected: Value, alpha: Value) -> bool {
    depth <= 4 && !is_decided(alpha) && expected + 60 + 90 * depth <= alpha
}

/// How much less deep to look at a late move.
pub(crate) fn reduction(depth: i32, index: usize, gain: Value, exact: bool) -> i32 {
    if depth < 2 || index < 2 {
        return 0;
    }
    let logarithms = f64::from(depth).ln() * (index as f64).ln();
    let mut reduction = (0.4 + logarithms / 1.9) as i32;
    if gain < 0 {
        reduction += 1;
    }
    if exact {
        reduction -= 1;
    }
    reduction.clamp(0, depth - 1)
}

//! One side alone: it moves again and again while the other's pieces stand still.

use std::ops::ControlFlow;

use colorito::{IllegalMove, IllegalReason, Move, Position, Side};
use colorito_solver::{Limits, Score, solve};

/// Enough to settle all short ways home that are asked about here.
const LIMITS: Limits = Limits { memory: 128 << 20, nodes: 400_000 };

/// The moves of the player to move, whether or not the game is over.
pub(crate) fn moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.for_each_piece(|from, destinations| {
        moves.extend(destinations.into_iter().map(|to| Move::Go { from, to }));
    });
    moves
}

/// The position after a move, with the same player to move again.
///
/// # Errors
/// Says why the piece cannot go there. That the game may be over does not matter here.
pub(crate) fn play(position: &Position, m: Move) -> Result<Position, IllegalMove> {
    if let Err(error) = position.way(m)
        && !(error.reason == IllegalReason::GameOver && moves(position).contains(&m))
    {
        return Err(error);
    }
    Ok(after(position, m))
}

/// The same for a move that is known to be possible.
pub(crate) fn after(position: &Position, m: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(m);
    after.play_unchecked(Move::Pass);
    after
}

/// Whether a side is complete or in the special situation.
pub(crate) fn is_done(position: &Position, side: Side) -> bool {
    position.is_complete(side) || position.is_special(side)
}

/// How many moves a side needs, as far as can be told in a moment.
pub(crate) fn needed(position: &Position, side: Side) -> Score {
    solve(position, side, LIMITS, &mut |_| ControlFlow::Continue(())).score
}

/// Whether a side needs at most so many moves; `None` if that cannot be told in a moment.
pub(crate) fn needs_at_most(position: &Position, side: Side, moves: u32) -> Option<bool> {
    let verdict = |score: Score| match (score.lower(), score.upper()) {
        (_, Some(upper)) if upper <= moves => Some(true),
        (None, _) => Some(false),
        (Some(lower), _) if lower > moves => Some(false),
        _ => None,
    };
    let solution = solve(position, side, LIMITS, &mut |progress| match verdict(progress.score) {
        Some(_) => ControlFlow::Break(()),
        None => ControlFlow::Continue(()),
    });
    verdict(solution.score)
}

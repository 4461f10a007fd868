//! What cannot be averted, found by trying every move and every reply.

use std::cmp::Reverse;

use colorito::{Draw, Move, Outcome, Position, Side, Victory};

fn after(position: &Position, m: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(m);
    after
}

/// Who has won on the board.
fn winner(position: &Position) -> Option<Side> {
    position.ending()?.outcome.winner()
}

/// Whether a move of the player to move saves a tie.
pub(crate) fn ties(position: &Position, m: Move) -> bool {
    after(position, m).ending().is_some_and(|ending| ending.outcome == Outcome::Drawn(Draw::Tie))
}

/// The moves with which the player to move wins at once.
pub(crate) fn winning_moves(position: &Position) -> impl Iterator<Item = Move> {
    let wins = |m: &Move| winner(&after(position, *m)) == Some(position.turn());
    position.legal_moves().into_iter().filter(wins)
}

/// Whether the opponent cannot win at once after a legal move.
pub(crate) fn is_safe(position: &Position, m: Move) -> bool {
    let after = after(position, m);
    winner(&after) != Some(!position.turn()) && winning_moves(&after).next().is_none()
}

/// Whether the game is over, and if it is, whether a side has won it by the special situation.
fn is_special_for(position: &Position, side: Side) -> Option<bool> {
    let special = Outcome::Won { winner: side, by: Victory::SpecialSituation };
    position.ending().map(|ending| ending.outcome == special)
}

/// Whether the player to move can force the special situation with at most so many moves of their own.
pub(crate) fn can_force_special(position: &Position, moves: u32) -> bool {
    moves > 0 && position.legal_moves().into_iter().any(|m| forces_special(position, m, moves))
}

/// Whether a legal move is the special situation, or the first of at most so many that force it.
pub(crate) fn forces_special(position: &Position, m: Move, moves: u32) -> bool {
    let side = position.turn();
    let after_move = after(position, m);
    if let Some(reached) = is_special_for(&after_move, side) {
        return reached;
    }
    moves > 1
        && after_move.legal_moves().into_iter().all(|reply| {
            let answered = after(&after_move, reply);
            is_special_for(&answered, side).unwrap_or_else(|| can_force_special(&answered, moves - 1))
        })
}

/// The reply that holds out longest against the special situation, which so many more moves force; of
/// several, the one that leaves the fewest ways to it, and of those the first in the order of moves. `None`
/// if the game is over.
pub(crate) fn toughest_reply(position: &Position, moves: u32) -> Option<Move> {
    position.legal_moves().into_iter().min_by_key(|reply| {
        let answered = after(position, *reply);
        let ways =
            answered.legal_moves().into_iter().filter(|m| forces_special(&answered, *m, moves)).count();
        (Reverse(holds_out(&answered, moves)), ways)
    })
}

/// With how many of at most so many moves the player to move forces the special situation; 0 if the game is
/// over.
fn holds_out(position: &Position, moves: u32) -> u32 {
    if position.ending().is_some() {
        return 0;
    }
    (1..moves).find(|fewer| can_force_special(position, *fewer)).unwrap_or(moves)
}

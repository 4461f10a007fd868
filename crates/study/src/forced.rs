//! Wins that cannot be averted, found by trying every move and every reply.

use colorito::{Draw, Move, Outcome, Position, Side};

/// Who has won on the board.
fn winner(position: &Position) -> Option<Side> {
    position.ending()?.outcome.winner()
}

/// Whether a move of the player to move saves a tie.
pub(crate) fn ties(position: &Position, m: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(m);
    after.ending().is_some_and(|ending| ending.outcome == Outcome::Drawn(Draw::Tie))
}

/// Whether the player to move can win within so many moves of their own, whatever the opponent does.
pub(crate) fn can_win(position: &Position, moves: u32) -> bool {
    moves > 0 && position.legal_moves().into_iter().any(|m| wins(position, m, moves))
}

/// Whether a legal move wins, or is the first of at most so many that do.
pub(crate) fn wins(position: &Position, m: Move, moves: u32) -> bool {
    let mut after = position.clone();
    after.play_unchecked(m);
    if after.ending().is_some() {
        return winner(&after) == Some(position.turn());
    }
    moves > 1
        && after.legal_moves().into_iter().all(|reply| {
            let mut answered = after.clone();
            answered.play_unchecked(reply);
            match answered.ending() {
                Some(_) => winner(&answered) == Some(position.turn()),
                None => can_win(&answered, moves - 1),
            }
        })
}

/// Whether the opponent cannot win at once after a legal move.
pub(crate) fn is_safe(position: &Position, m: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(m);
    winner(&after) != Some(!position.turn()) && !can_win(&after, 1)
}

/// The reply that leaves the fewest ways to win, the first of them in the order of moves; `None` if the game is over.
pub(crate) fn toughest_reply(position: &Position, moves: u32) -> Option<Move> {
    position.legal_moves().into_iter().min_by_key(|reply| {
        let mut answered = position.clone();
        answered.play_unchecked(*reply);
        answered.legal_moves().into_iter().filter(|m| wins(&answered, *m, moves)).count()
    })
}

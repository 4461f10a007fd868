//! Positions that came up before.

use colorito::{Game, Move, Piece, Position, RepetitionRule, Side, Space};

/// The keys of all positions from the beginning of the game to the one the search looks at, that one
/// included.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    keys: Vec<u64>,
    /// How many of them had been on the board when the search began.
    played: usize,
    counts: bool,
}

impl Line {
    /// The line of a game so far. If the house rule is switched off, nothing is a repetition.
    pub(crate) fn of(game: &Game) -> Line {
        Line::new(keys_of(game), game.repetition_rule() == RepetitionRule::Draw)
    }

    fn new(keys: Vec<u64>, counts: bool) -> Line {
        Line { played: keys.len(), keys, counts }
    }

    pub(crate) fn push(&mut self, key: u64) {
        self.keys.push(key);
    }

    pub(crate) fn pop(&mut self) {
        self.keys.pop();
    }

    /// Whether the last position is a draw by repetition.
    ///
    /// The third time it is one, as the referee sees it. The second time within the search counts too:
    /// whoever could do better than the first time had the same choice then.
    pub(crate) fn is_draw(&self) -> bool {
        let Some((last, earlier)) = self.keys.split_last() else { return false };
        if !self.counts {
            return false;
        }
        let mut times = 1;
        for (index, key) in earlier.iter().enumerate().rev().skip(1).step_by(2) {
            if key == last {
                times += 1;
                if times == 3 || index >= self.played {
                    return true;
                }
            }
        }
        false
    }
}

/// The keys of all positions of a game so far, the present one last.
pub fn keys_of(game: &Game) -> Vec<u64> {
    let mut position = game.start().clone();
    let mut keys = vec![position.key()];
    for m in game.moves() {
        position.play_unchecked(*m);
        keys.push(position.key());
    }
    keys
}

/// Whether moves that go on from a game end in a draw by repetition, as the search sees it.
pub(crate) fn ends_in_a_circle(moves: &[Move], game: &Game) -> bool {
    let (mut line, mut position) = (Line::of(game), game.position().clone());
    for m in moves {
        position.play_unchecked(*m);
        line.push(position.key());
    }
    !moves.is_empty() && line.is_draw()
}

/// Those of some moves that do not lead back to an earlier position; all of them if nothing is left.
pub(crate) fn new_moves(game: &Game, moves: &[Move]) -> Vec<Move> {
    moves_to_new(game, moves, |position, _| position.key())
}

/// Those of some moves after which the player's own pieces stand as they never did before; all of them if nothing
/// is left. Who only looks at whole positions goes in circles unawares while the opponent passes the time with
/// other pieces.
pub(crate) fn moves_to_new_placements(game: &Game, moves: &[Move]) -> Vec<Move> {
    moves_to_new(game, moves, placement)
}

/// Those of some moves that lead to what never was before, as a key for a position and the player to move now
/// tells; all of them if nothing is left.
fn moves_to_new(game: &Game, moves: &[Move], key: fn(&Position, Side) -> u64) -> Vec<Move> {
    let side = game.position().turn();
    let mut position = game.start().clone();
    let mut seen = vec![key(&position, side)];
    for m in game.moves() {
        position = after(&position, *m);
        seen.push(key(&position, side));
    }
    let mut new = moves.to_vec();
    new.retain(|m| !seen.contains(&key(&after(&position, *m), side)));
    if new.is_empty() { moves.to_vec() } else { new }
}

/// A key for where the pieces of a side stand.
fn placement(position: &Position, side: Side) -> u64 {
    position.of(side).into_iter().fold(0, |key: u64, space| {
        let piece = position.piece(space).map_or(0, Piece::index);
        (key ^ (piece * Space::COUNT + space.index()) as u64)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
    })
}

/// The position after a move. Not inlined: it is much code for pages to load, and none of those who call it are in
/// a hurry.
#[inline(never)]
pub(crate) fn after(position: &Position, m: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(m);
    after
}

#[cfg(test)]
mod tests {
    use colorito::Rules;

    use super::*;

    #[test]
    fn third_time_in_the_game_is_a_draw_and_second_is_not() {
        let mut line = Line::new(vec![1, 2, 3, 4], true);
        line.push(1);
        assert!(!line.is_draw());
        for key in [2, 3, 4] {
            line.push(key);
        }
        line.push(1);
        assert!(line.is_draw());
    }

    #[test]
    fn second_time_within_the_search_is_a_draw() {
        let mut line = Line::new(vec![1, 2], true);
        for key in [3, 4, 5, 6, 3] {
            assert!(!line.is_draw());
            line.push(key);
        }
        assert!(line.is_draw());
        line.pop();
        assert!(!line.is_draw());
    }

    #[test]
    fn nothing_repeats_without_the_house_rule() {
        let mut line = Line::new(vec![1, 2, 1, 2], false);
        line.push(1);
        assert!(!line.is_draw());
    }

    #[test]
    fn moves_back_to_an_earlier_position_are_not_new() {
        let text = "JIHGFEDCB1/TSRQPONML1/8AK/10/10/10/10/8t1/klmnopqrs1/fedcbaghij r r 100";
        let mut game = Game::new(Position::parse(text, Rules::default()).unwrap(), RepetitionRule::Draw);
        for text in ["j8j9", "i3j2", "j9j8"] {
            let m = game.position().parse_move(text).unwrap();
            game.play(m).unwrap();
        }
        let back = game.position().parse_move("j2i3").unwrap();
        let moves = game.position().legal_moves();
        let new = new_moves(&game, &moves);
        assert!(moves.contains(&back) && !new.contains(&back));
        assert_eq!(new.len(), moves.len() - 1);
        assert_eq!(new_moves(&game, &[back]), [back], "where nothing else is left");
    }

    #[test]
    fn own_pieces_stand_as_before_whatever_the_opponent_did() {
        let text = "JIHGFEDCB1/TSRQPONML1/8AK/10/10/10/10/8t1/klmnopqrs1/fedcbaghij r r 100";
        let mut game = Game::new(Position::parse(text, Rules::default()).unwrap(), RepetitionRule::Draw);
        for text in ["j8j9", "i3j2", "j9j8", "i2i3"] {
            let m = game.position().parse_move(text).unwrap();
            game.play(m).unwrap();
        }
        let again = game.position().parse_move("j8j9").unwrap();
        let moves = game.position().legal_moves();
        assert!(new_moves(&game, &moves).contains(&again), "Blue's piece stands elsewhere");
        let new = moves_to_new_placements(&game, &moves);
        assert_eq!(new.len(), moves.len() - 1);
        assert!(!new.contains(&again));
        assert_eq!(moves_to_new_placements(&game, &[again]), [again], "where nothing else is left");
    }
}

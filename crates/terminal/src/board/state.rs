//! What a player does at the board, without drawing it.

use colorito::{Direction, Move, Piece, Position, Side, Space};

/// Where an arrow key leads, as the player sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heading {
    Up,
    Down,
    Left,
    Right,
}

/// A piece in the middle of the front row, where the cursor begins.
const MIDDLE: Option<Piece> = Piece::new(Side::Red, 15);

/// The cursor, the chosen piece, and from which seat the board is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BoardState {
    /// Whose rows are below.
    pub(crate) facing: Side,
    pub(crate) cursor: Space,
    pub(crate) chosen: Option<Space>,
    /// A move that was recommended.
    pub(crate) hint: Option<Move>,
}

impl BoardState {
    /// A board seen by a side, with the cursor among its pieces.
    pub(crate) fn new(facing: Side) -> BoardState {
        let cursor = MIDDLE.map_or_else(
            || unreachable!("a piece has a start"),
            |piece| match facing {
                Side::Red => piece.start(),
                Side::Blue => piece.counterpart().start(),
            },
        );
        BoardState { facing, cursor, chosen: None, hint: None }
    }

    /// Moves the cursor by a space, as far as the board goes.
    pub(crate) fn go(&mut self, heading: Heading) {
        let direction = match heading {
            Heading::Up => Direction::North,
            Heading::Down => Direction::South,
            Heading::Left => Direction::West,
            Heading::Right => Direction::East,
        };
        let direction = if self.facing == Side::Red { direction } else { direction.reversed() };
        self.cursor = self.cursor.neighbour(direction).unwrap_or(self.cursor);
    }

    /// Sees the board from the other seat.
    pub(crate) fn turn(&mut self) {
        self.facing = !self.facing;
    }

    /// Puts the cursor on a space and does what a click there means: chooses a piece of the player to move,
    /// lets the chosen one go, or is the destination of a move.
    pub(crate) fn point(&mut self, space: Space, position: &Position) -> Option<Move> {
        self.cursor = space;
        if let Some(from) = self.chosen
            && position.destinations(from).contains(space)
        {
            self.chosen = None;
            return Some(Move::Go { from, to: space });
        }
        let own = position.of(position.turn()).contains(space);
        self.chosen = (own && self.chosen != Some(space)).then_some(space);
        None
    }

    /// Forgets the choice, after the position has become another.
    pub(crate) fn settle(&mut self) {
        self.chosen = None;
        self.hint = None;
    }

    /// Puts the cursor on the next piece that can move, or with a chosen one on its next destination.
    pub(crate) fn next(&mut self, position: &Position, back: bool) {
        let mut places: Vec<Space> = Vec::new();
        if let Some(from) = self.chosen {
            places.extend(position.destinations(from));
        } else {
            position.for_each_piece(|from, destinations| {
                places.extend(Some(from).filter(|_| !destinations.is_empty()));
            });
        }
        places.sort_by_key(|space| if self.facing == Side::Red { *space } else { space.turned() });
        if back {
            places.reverse();
        }
        let seen = |space: Space| if self.facing == Side::Red { space } else { space.turned() };
        let beyond = |space: &&Space| {
            if back { seen(**space) < seen(self.cursor) } else { seen(**space) > seen(self.cursor) }
        };
        if let Some(&place) = places.iter().find(beyond).or(places.first()) {
            self.cursor = place;
        }
    }
}

#[cfg(test)]
mod tests {
    use colorito::Rules;

    use super::*;

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    #[test]
    fn arrows_follow_the_eye() {
        let mut board = BoardState::new(Side::Blue);
        assert_eq!(board.cursor, space("f9"));
        board.go(Heading::Up);
        board.go(Heading::Left);
        assert_eq!(board.cursor, space("g8"));
        board.turn();
        board.go(Heading::Up);
        assert_eq!(board.cursor, space("g9"));
        for _ in 0..20 {
            board.go(Heading::Right);
        }
        assert_eq!(board.cursor, space("j9"));
    }

    #[test]
    fn a_piece_is_chosen_and_sent() {
        let position = Position::start(Rules::default(), Side::Red);
        let mut board = BoardState::new(Side::Red);
        assert_eq!(board.point(space("c10"), &position), None);
        assert_eq!(board.chosen, None, "the opponent's");
        board.point(space("c1"), &position);
        assert_eq!(board.chosen, Some(space("c1")));
        board.point(space("c1"), &position);
        assert_eq!(board.chosen, None, "chosen twice is let go");
        board.point(space("c1"), &position);
        let sent = board.point(space("c3"), &position);
        assert_eq!(sent.map(|m| m.to_string()), Some("c1c3".to_owned()));
        assert_eq!(board.chosen, None);
    }

    #[test]
    fn tab_goes_round_what_can_move() {
        let position = Position::start(Rules::default(), Side::Red);
        let mut board = BoardState::new(Side::Red);
        board.cursor = space("a1");
        let mut seen = Vec::new();
        loop {
            board.next(&position, false);
            if seen.contains(&board.cursor) {
                break;
            }
            assert!(!position.destinations(board.cursor).is_empty());
            seen.push(board.cursor);
        }
        assert!(seen.len() > 3);
        let last = *seen.last().unwrap();
        board.cursor = seen[0];
        board.next(&position, true);
        assert_eq!(board.cursor, last);
    }
}

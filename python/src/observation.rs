//! Positions and moves as numbers, for programs that learn. Everything is seen from the seat of the player to move: for
//! Blue the board is turned by half a turn, so that own pieces always go up.

use colorito::{Game, Move, Piece, Position, Side, Space};

/// A piece of the player to move for each number, a destination, and the pass.
pub(crate) const ACTIONS: usize = Piece::PER_SIDE as usize * Space::COUNT + 1;

const PASS: usize = ACTIONS - 1;

/// Where the planes of an observation begin.
const PIECES: usize = 0;
const COLOURS: usize = PIECES + Piece::COUNT;
const STARTS: usize = COLOURS + 4;
const REPEATED: usize = STARTS + 1;
const STRICT: usize = REPEATED + 2;
const JUST_COLOURS: usize = STRICT + 1;

/// How many planes an observation has.
pub(crate) const PLANES: usize = JUST_COLOURS + 1;

/// How many numbers an observation has.
pub(crate) const CELLS: usize = PLANES * Space::COUNT;

/// A space as a side sees it; the same way back.
const fn seen(side: Side, space: Space) -> Space {
    match side {
        Side::Red => space,
        Side::Blue => space.turned(),
    }
}

/// The number of a legal move.
pub(crate) fn action(position: &Position, m: Move) -> usize {
    let Move::Go { from, to } = m else { return PASS };
    let number = position.piece(from).map_or(1, Piece::number);
    usize::from(number - 1) * Space::COUNT + seen(position.turn(), to).index()
}

/// The move of a number, legal or not; `None` if its piece is not there.
pub(crate) fn move_of(position: &Position, action: usize) -> Option<Move> {
    if action == PASS {
        return Some(Move::Pass);
    }
    let side = position.turn();
    let piece = Piece::new(side, (action / Space::COUNT) as u8 + 1)?;
    let to = seen(side, Space::from_index(action % Space::COUNT)?);
    Some(Move::Go { from: position.find(piece)?, to })
}

/// Fills the planes of a game's position as a side sees it. They must be empty before.
pub(crate) fn observe(game: &Game, side: Side, planes: &mut [u8]) {
    let position = game.position();
    let rules = position.rules();
    let mut mark = |plane: usize, space: Space| planes[plane * Space::COUNT + seen(side, space).index()] = 1;
    for space in Space::all() {
        if let Some(piece) = position.piece(space) {
            let first = if piece.side() == side { 0 } else { usize::from(Piece::PER_SIDE) };
            mark(PIECES + first + usize::from(piece.number()) - 1, space);
        }
        let colours = side.colours().into_iter().chain((!side).colours());
        let colour = rules.board.colour(space);
        if let Some(plane) = colours.into_iter().position(|known| colour == Some(known)) {
            mark(COLOURS + plane, space);
        }
    }
    let mut fill = |plane: usize, whether: bool| {
        planes[plane * Space::COUNT..][..Space::COUNT].fill(u8::from(whether));
    };
    let seen_before = game.count_repetitions() - 1;
    fill(STARTS, position.starter() == side);
    fill(REPEATED, seen_before >= 1);
    fill(REPEATED + 1, seen_before >= 2);
    fill(STRICT, rules.variant.strict);
    fill(JUST_COLOURS, rules.variant.just_colours);
}

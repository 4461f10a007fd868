//! Positions that a reader can see at a glance.

use colorito::{Arrangement, Board, Piece, Position, Rules, Side, Space, SpaceSet, Variant};
use colorito_naive::Naive;

/// Every variant on every built-in board.
pub(crate) fn all_rules() -> impl Iterator<Item = Rules> {
    let boards = Board::BUILT_IN.into_iter().map(|(_, board)| board);
    boards.flat_map(|board| Variant::ALL.into_iter().map(move |variant| Rules { board, variant }))
}

/// A variant on the standard board.
pub(crate) fn rules(variant: Variant) -> Rules {
    Rules { variant, ..Rules::default() }
}

/// The same position for the naive generator.
pub(crate) fn naive(position: &Position) -> Naive {
    let Rules { board, variant } = position.rules();
    Naive::new(&position.to_string(), &board.to_string(), variant.strict, variant.just_colours)
        .expect("both crates read the same positions")
}

pub(crate) fn space(name: &str) -> Space {
    name.parse().expect("a space")
}

/// The set of some spaces, such as `"a2 b2"`.
pub(crate) fn spaces(names: &str) -> SpaceSet {
    names.split_whitespace().map(space).collect()
}

/// Pieces on spaces, such as `"A@e4 b@j10"`, and nothing else. Red started; `turn` is to move.
pub(crate) fn few(pieces: &str, turn: Side, variant: Variant) -> Position {
    let mut arrangement = Arrangement::EMPTY;
    (arrangement.turn, arrangement.plies) = (turn, u32::from(turn == Side::Blue));
    for (piece, space) in placed(pieces) {
        arrangement.set(space, Some(piece));
    }
    Position::study(&arrangement, rules(variant)).expect("pieces where they may rest")
}

/// Few pieces with Red to move by the standard rules.
pub(crate) fn red_to_move(pieces: &str) -> Position {
    few(pieces, Side::Red, Variant::STANDARD)
}

/// All forty pieces on target but those named, such as `"F@e8 f@f3"`. `starter` started; `turn` is to move.
pub(crate) fn almost_done(pieces: &str, starter: Side, turn: Side, variant: Variant) -> Position {
    let mut arrangement = Arrangement::EMPTY;
    (arrangement.turn, arrangement.starter) = (turn, starter);
    arrangement.plies = 60 + u32::from(turn != starter);
    let moved: Vec<(Piece, Space)> = placed(pieces).collect();
    for piece in Piece::all().filter(|piece| moved.iter().all(|(named, _)| named != piece)) {
        arrangement.set(piece.target(), Some(piece));
    }
    for &(piece, space) in &moved {
        assert_eq!(arrangement.piece(space), None, "{space} is taken");
        arrangement.set(space, Some(piece));
    }
    Position::new(&arrangement, rules(variant)).expect("a playable position")
}

fn placed(pieces: &str) -> impl Iterator<Item = (Piece, Space)> {
    pieces.split_whitespace().map(|placed| {
        let (letter, name) = placed.split_once('@').expect("piece@space");
        let letter = letter.chars().next().expect("a letter");
        (Piece::from_letter(letter).expect("a piece"), space(name))
    })
}

/// Plays a move given as text.
pub(crate) fn play(position: &mut Position, text: &str) {
    let m = position.parse_move(text).unwrap_or_else(|error| panic!("{error}"));
    position.play(m).expect("a move that was read is legal");
}

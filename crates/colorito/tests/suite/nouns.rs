//! Spaces, sides, pieces, boards, arrangements and studies.

use colorito::{
    Arrangement, Board, Colour, Direction, GameResult, Piece, Position, PositionError, Rules, Side, Space,
    SpaceSet, Variant,
};

use crate::setup::{few, space, spaces};

#[test]
fn spaces_are_read_and_printed() {
    for space in Space::all() {
        assert_eq!(space.to_string().parse(), Ok(space));
        assert_eq!(Space::from_index(space.index()), Some(space));
        assert_eq!(Space::new(space.column(), space.row()), Some(space));
    }
    for text in ["", "a", "a0", "a11", "k1", "A1", "a01", "1a", "a1 ", "é1", "a10b"] {
        let error = text.parse::<Space>().expect_err(text);
        assert_eq!(error.to_string(), format!("`{text}` is no space; columns are a–j, rows 1–10"));
    }
    assert_eq!((Space::from_index(100), Space::new(10, 0), Space::new(0, 10)), (None, None, None));
}

#[test]
fn directions_lead_there_and_back() {
    for direction in Direction::ALL {
        assert_eq!(direction.reversed().reversed(), direction);
        let there = space("e5").neighbour(direction).expect("in the middle of the board");
        assert_eq!(there.neighbour(direction.reversed()), Some(space("e5")));
        assert_eq!(
            there.turned(),
            space("e5").turned().neighbour(direction.reversed()).expect("on the board")
        );
    }
    assert_eq!(space("a1").neighbour(Direction::SouthWest), None);
    assert_eq!(space("j10").neighbour(Direction::East), None);
    assert_eq!(space("a1").distance(space("c8")), 7);
}

#[test]
fn sets_of_spaces_behave_like_sets() {
    let (one, other) = (spaces("a1 b2 c3"), spaces("c3 d4"));
    assert_eq!(one | other, spaces("a1 b2 c3 d4"));
    assert_eq!(one & other, spaces("c3"));
    assert_eq!(one - other, spaces("a1 b2"));
    assert_eq!(one ^ other, spaces("a1 b2 d4"));
    assert_eq!((!one).len(), 97);
    assert!(spaces("a1").is_subset(one) && !other.is_subset(one) && one.meets(other));
    assert_eq!(one.turned(), spaces("j10 i9 h8"));
    assert_eq!(one.into_iter().len(), 3);
    assert_eq!(format!("{one:?}"), "{a1, b2, c3}");
    let mut set = SpaceSet::EMPTY;
    set.insert(space("e5"));
    assert_eq!(set, SpaceSet::single(space("e5")));
    set.remove(space("e5"));
    assert!(set.is_empty());
}

#[test]
fn sides_and_results_are_read_and_printed() {
    for side in Side::ALL {
        assert_eq!((side.name().parse(), side.letter().to_string().parse()), (Ok(side), Ok(side)));
        assert_eq!(side.colours().map(Colour::side), [side, side]);
    }
    assert_eq!(
        "Red".parse::<Side>().unwrap_err().to_string(),
        "`Red` is no side; use `r` or `red`, `b` or `blue`"
    );
    for result in
        [GameResult::Won(Side::Red), GameResult::Won(Side::Blue), GameResult::Drawn, GameResult::Open]
    {
        assert_eq!(result.to_string().parse(), Ok(result));
    }
}

#[test]
fn pieces_start_and_belong_where_the_rules_say() {
    for (letter, name, start, target) in
        [('A', "red 1", "a1", "j10"), ('K', "yellow 11", "a2", "j9"), ('j', "dark blue 10", "a10", "j1")]
    {
        let piece = Piece::from_letter(letter).expect("a piece");
        assert_eq!(piece.to_string(), name);
        assert_eq!((piece.start(), piece.target()), (space(start), space(target)));
    }
    assert_eq!((Piece::new(Side::Red, 0), Piece::new(Side::Red, 21)), (None, None));
}

#[test]
fn every_board_is_its_own_half_turn_image() {
    for (name, board) in Board::BUILT_IN {
        for space in Space::all() {
            assert_eq!(
                board.colour(space.turned()),
                board.colour(space).map(Colour::counterpart),
                "{space} of {name}"
            );
        }
    }
    assert_eq!(Board::named("octagons"), None);
}

#[test]
fn an_arrangement_need_not_be_playable() {
    let mut arrangement = Arrangement::START;
    arrangement.set(space("e5"), Piece::from_letter('A'));
    let text = arrangement.to_string();
    assert_eq!(text.parse(), Ok(arrangement.clone()));
    let piece = Piece::from_letter('A').expect("a piece");
    let twice = PositionError::Twice { piece, first: space("a1"), second: space("e5") };
    assert_eq!(Position::new(&arrangement, Rules::default()).unwrap_err(), twice);
    assert_eq!(arrangement.placed().count(), 41);
}

#[test]
fn turning_the_start_changes_only_whose_turn_it_is() {
    assert_eq!(Arrangement::start(Side::Red).turned(), Arrangement::start(Side::Blue));
    let start = Position::start(Rules::default(), Side::Blue);
    assert_eq!(start.to_string(), "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ b b 0");
}

#[test]
fn a_piece_is_found_where_it_stands() {
    let position = few("A@e4 a@j10", Side::Red, Variant::STANDARD);
    let find = |letter| position.find(Piece::from_letter(letter).expect("a piece"));
    assert_eq!((find('A'), find('a'), find('B')), (Some(space("e4")), Some(space("j10")), None));
}

#[test]
fn in_a_study_a_side_without_pieces_is_never_complete() {
    let position = few("A@j10", Side::Red, Variant::STANDARD);
    assert!(position.is_complete(Side::Red));
    assert!(!position.is_complete(Side::Blue));
}

#[test]
fn in_a_study_targets_of_missing_pieces_do_not_count() {
    let standard = few("A@j10 B@e4 a@i10", Side::Red, Variant::STANDARD);
    assert!(standard.is_special(Side::Red));
    assert_eq!(standard.open_targets(Side::Red), spaces("i10"));
    let colours = few("A@j10 B@e4 a@i10", Side::Red, Variant::COLOURS);
    assert_eq!(colours.open_targets(Side::Red).len(), 9, "all red numbers count, no yellow one");
    assert!(!colours.is_special(Side::Red));
}

//! Section 3 of the rules, a move, sentence by sentence.
//!
//! On the standard board the red spaces are c and g in rows 3, 5, 7 and a, e, i in rows 4, 6, 8; the yellow
//! ones d and h, and b, f, j; the dark blue ones b, f, j, and d, h; the light blue ones a, e, i, and c, g.

use colorito::{
    Colour, IllegalReason, Move, MoveError, MoveKind, Position, Rules, Side, Space, SpaceSet, Variant,
};

use crate::setup::{few, play, red_to_move, space, spaces};

fn destinations(position: &Position, from: &str) -> SpaceSet {
    position.destinations(space(from))
}

/// The way shown for a move.
fn way(position: &Position, m: &str) -> String {
    let m = position.parse_move(m).unwrap_or_else(|error| panic!("{error}"));
    position.way(m).expect("a legal move").expect("a way").to_string()
}

fn reason(position: &Position, m: &str) -> IllegalReason {
    match position.parse_move(m) {
        Err(MoveError::Illegal(illegal)) => illegal.reason,
        other => panic!("{m}: {other:?}"),
    }
}

#[test]
fn the_player_to_move_must_move_an_own_piece() {
    let start = Position::start(Rules::default(), Side::Red);
    for m in start.legal_moves() {
        let piece = m.from().and_then(|from| start.piece(from)).expect("a piece moves");
        assert_eq!(piece.side(), Side::Red);
    }
    let blue_piece = start.piece(space("h10")).expect("a piece");
    assert_eq!(reason(&start, "h10h8"), IllegalReason::NotYours(blue_piece));
    assert_eq!(reason(&start, "e5e6"), IllegalReason::NoPiece(space("e5")));
    assert_eq!(reason(&start, "pass"), IllegalReason::MustMove);
}

#[test]
fn a_move_moves_exactly_one_piece() {
    let start = Position::start(Rules::default(), Side::Red);
    for m in start.legal_moves() {
        let mut after = start.clone();
        after.play(m).expect("a legal move");
        let changed: SpaceSet =
            Space::all().filter(|space| start.piece(*space) != after.piece(*space)).collect();
        assert_eq!(Some(changed), m.from().zip(m.to()).map(|(from, to)| [from, to].into_iter().collect()));
        assert_eq!(after.turn(), Side::Blue);
        assert_eq!(after.plies(), 1);
    }
}

#[test]
fn nothing_is_ever_captured() {
    let mut position = red_to_move("A@e8 a@e9");
    play(&mut position, "e8e10");
    assert_eq!(position.occupied(), spaces("e10 e9"));
}

#[test]
fn a_piece_may_rest_on_white_spaces_and_those_of_its_own_colour() {
    let rules = Rules::default();
    for colour in Colour::ALL {
        for space in Space::all() {
            let allowed = rules.board.colour(space).is_none_or(|own| own == colour);
            assert_eq!(rules.rest(colour).contains(space), allowed, "{colour} on {space}");
        }
    }
}

#[test]
fn a_step_goes_to_a_neighbour_where_the_piece_may_rest() {
    assert_eq!(destinations(&red_to_move("A@c2"), "c2"), spaces("b1 c1 d1 b2 d2 c3"), "a red piece");
    assert_eq!(destinations(&red_to_move("K@c2"), "c2"), spaces("b1 c1 d1 b2 d2 d3"), "a yellow piece");
    assert_eq!(destinations(&red_to_move("a@c2"), "c2"), spaces("b1 c1 d1 b2 d2 b3"), "a dark blue piece");
    assert_eq!(destinations(&red_to_move("A@a1"), "a1"), spaces("b1 a2 b2"), "in the corner");
    let position = red_to_move("A@c2");
    let piece = position.piece(space("c2")).expect("a piece");
    assert_eq!(reason(&position, "c2d3"), IllegalReason::MayNotRest { piece, space: space("d3") });
}

#[test]
fn a_step_goes_to_an_empty_space_only() {
    let position = red_to_move("A@a1 B@a2 a@b2");
    assert!(!destinations(&position, "a1").meets(spaces("a2 b2")));
    assert_eq!(reason(&position, "a1a2"), IllegalReason::Occupied(space("a2")));
}

#[test]
fn no_step_leads_from_one_coloured_space_to_another() {
    for (_, board) in colorito::Board::BUILT_IN {
        for space in Space::all().filter(|space| board.colour(*space).is_some()) {
            let colour = board.colour(space).expect("coloured");
            let coloured_neighbours: SpaceSet = SpaceSet::neighbours(space)
                .into_iter()
                .filter(|near| board.colour(*near).is_some())
                .collect();
            assert!(!coloured_neighbours.meets(board.rest(colour)), "{space} of {board:?}");
        }
    }
}

#[test]
fn a_jump_goes_over_an_own_piece() {
    assert!(destinations(&red_to_move("A@e4 k@e5 B@e6"), "e4").is_empty(), "two pieces in a row");
    assert_eq!(destinations(&red_to_move("A@c3 B@c2"), "c3") & spaces("c1"), spaces("c1"));
}

#[test]
fn a_jump_goes_over_an_enemy_piece() {
    assert_eq!(destinations(&red_to_move("A@e4 k@e5"), "e4"), spaces("e6"));
}

#[test]
fn a_jump_goes_in_all_eight_directions() {
    for (from, over, to) in [
        ("e4", "e5", "e6"),
        ("e8", "f9", "g10"),
        ("a1", "b1", "c1"),
        ("e4", "f3", "g2"),
        ("e6", "e5", "e4"),
        ("e4", "d3", "c2"),
        ("c1", "b1", "a1"),
        ("e8", "d9", "c10"),
    ] {
        let piece = ["K", "a", "k"].into_iter().find(|piece| may_rest(piece, over)).expect("some piece may");
        let blocked = red_to_move(&format!("A@{from}"));
        assert!(!destinations(&blocked, from).contains(space(to)), "{from} to {to} over nothing");
        let position = red_to_move(&format!("A@{from} {piece}@{over}"));
        assert!(destinations(&position, from).contains(space(to)), "{from} over {over} to {to}");
    }
}

fn may_rest(piece: &str, name: &str) -> bool {
    let piece = piece.chars().next().and_then(colorito::Piece::from_letter).expect("a piece");
    Rules::default().rest(piece.colour()).contains(space(name))
}

#[test]
fn a_jump_goes_over_one_piece_next_to_the_mover_onto_the_space_directly_behind_it() {
    assert!(!destinations(&red_to_move("A@a1 B@c1"), "a1").meets(spaces("c1 e1")), "not from afar");
    assert!(!destinations(&red_to_move("A@a1 B@b1"), "a1").contains(space("d1")), "no farther");
    assert!(!destinations(&red_to_move("A@a1 B@b1 C@c1"), "a1").meets(spaces("c1 d1")), "not over two");
    assert!(!destinations(&red_to_move("A@a1 B@b1"), "a1").contains(space("c2")), "not round a corner");
}

#[test]
fn a_jump_does_not_leave_the_board_nor_come_back_on_the_other_side() {
    assert_eq!(destinations(&red_to_move("A@i1 B@j1"), "i1"), spaces("h1 h2 i2 j2"));
    assert_eq!(destinations(&red_to_move("A@e9 B@e10"), "e9"), spaces("d9 f9 d10 f10 e8"));
}

#[test]
fn a_jump_is_repeatable_any_number_of_times() {
    let ladder = red_to_move("A@a1 B@b1 C@d1 D@f1 E@h1");
    assert!(destinations(&ladder, "a1").contains(space("g1")));
    assert_eq!(way(&ladder, "a1i1"), "1 a1-c1-e1-g1-i1");
}

#[test]
fn a_jump_may_go_over_the_same_piece_again() {
    let position = red_to_move("K@d3 A@e4 L@f4");
    assert_eq!(way(&position, "d3d5"), "11 d3-f5-f3-d5", "over e4 both first and last");
    assert!(position.parse_move("11 d3-f5-d3-f5-f3-d5").is_ok(), "to and fro");
}

#[test]
fn only_the_last_space_of_a_jump_must_be_one_where_the_piece_may_rest() {
    let position = red_to_move("A@a1 K@a2 a@b3");
    assert_eq!(way(&position, "a1c3"), "1 a1-a3-c3", "a3 is light blue");
    assert!(!destinations(&position, "a1").contains(space("a3")));
}

#[test]
fn a_step_jump_begins_with_a_step_to_an_empty_neighbour_of_any_colour() {
    let position = red_to_move("A@d2 K@f4");
    assert_eq!(way(&position, "d2g5"), "1 d2·e3-g5", "e3 is light blue");
    let blocked = red_to_move("A@d2 K@f4 k@e3");
    assert!(!destinations(&blocked, "d2").contains(space("g5")), "e3 is not empty");
}

#[test]
fn a_step_jump_may_have_several_hops() {
    let position = red_to_move("A@d1 a@e10 k@e3 l@e5");
    assert_eq!(way(&position, "d1e4"), "1 d1·e2-e4");
    assert_eq!(way(&position, "d1e6"), "1 d1·e2-e4-e6");
}

#[test]
fn only_the_last_space_of_a_step_jump_must_be_one_where_the_piece_may_rest() {
    let position = red_to_move("A@d2 B@e4 a@f5");
    assert_eq!(way(&position, "d2g5"), "1 d2·e3-e5-g5", "e3 and e5 are light blue");
    assert!(!destinations(&position, "d2").contains(space("e5")));
}

#[test]
fn never_jump_first_and_step_after() {
    assert_eq!(destinations(&red_to_move("A@a1 B@b1"), "a1"), spaces("a2 b2 c1"), "not on to c2, d1 or d2");
}

#[test]
fn never_two_steps() {
    assert_eq!(destinations(&red_to_move("A@a1"), "a1"), spaces("a2 b1 b2"));
}

#[test]
fn the_space_a_piece_left_may_be_passed_through() {
    let position = red_to_move("A@a1 B@b1 K@a2 a@b3");
    assert!(position.parse_move("1 a1-c1-a1-a3-c3").is_ok());
}

#[test]
fn the_space_a_piece_left_is_no_piece_to_jump_over() {
    assert!(red_to_move("A@b1").parse_move("1 b1·a1-c1").is_err(), "in the path of people");
    // By a step to e1, over the space just left, to e3, and on over f4.
    let strict = few("A@e2 K@f4", Side::Red, Variant::STRICT);
    assert_eq!(destinations(&strict, "e2"), spaces("d1 e1 f1 d2 f2"));
}

#[test]
fn a_move_must_end_on_another_space_than_it_began() {
    let position = red_to_move("A@a1 B@b1");
    assert!(!destinations(&position, "a1").contains(space("a1")));
    assert_eq!(reason(&position, "a1a1"), IllegalReason::SameSpace);
    assert_eq!(reason(&position, "1 a1-c1-a1"), IllegalReason::SameSpace);
}

#[test]
fn two_ways_to_the_same_space_are_the_same_move() {
    let position = red_to_move("A@a1 K@a2 L@b1 M@c2 a@b3");
    let to_c3 = |m: &Move| m.to() == Some(space("c3")) && m.from() == Some(space("a1"));
    assert_eq!(position.legal_moves().iter().filter(|m| to_c3(m)).count(), 1);
    assert_eq!(position.parse_move("1 a1-a3-c3"), position.parse_move("1 a1-c1-c3"));
}

#[test]
fn the_way_shown_has_fewest_hops() {
    let position = red_to_move("A@d1 K@d3 L@f2 a@f3");
    assert!(position.parse_move("1 d1·e2-g2-e4").is_ok(), "two hops, though its step comes first clockwise");
    assert_eq!(way(&position, "d1e4"), "1 d1·c2-e4");
}

#[test]
fn of_ways_with_as_few_hops_the_first_clockwise_from_forward_is_shown() {
    let forward_or_right = red_to_move("A@a1 K@a2 L@b1 M@c2 a@b3");
    assert_eq!(way(&forward_or_right, "a1c3"), "1 a1-a3-c3");
    let right_or_left = red_to_move("A@d1 k@e3 K@d3");
    assert!(right_or_left.parse_move("1 d1·c2-e4").is_ok());
    assert_eq!(way(&right_or_left, "d1e4"), "1 d1·e2-e4", "forward-right before forward-left");
}

#[test]
fn forward_is_seen_from_the_movers_seat() {
    let turned = red_to_move("A@a1 K@a2 L@b1 M@c2 a@b3").turned();
    assert_eq!(turned.turn(), Side::Blue);
    assert_eq!(way(&turned, "j10h8"), "1 j10-j8-h8");
    let turned = red_to_move("A@d1 k@e3 K@d3").turned();
    assert_eq!(way(&turned, "g10f7"), "1 g10·f9-f7");
}

#[test]
fn a_move_is_a_step_a_jump_or_a_step_jump() {
    let position = red_to_move("A@d1 k@e3 K@d2");
    for (m, kind) in [("d1c1", MoveKind::Step), ("d1e4", MoveKind::StepJump)] {
        let m = position.parse_move(m).expect("a legal move");
        assert_eq!(m.kind(), Some(kind));
        assert_eq!(position.way(m).expect("a legal move").expect("a way").kind(), kind);
    }
    let jump = red_to_move("A@c1 K@c2").parse_move("c1c3").expect("a legal move");
    assert_eq!(jump.kind(), Some(MoveKind::Jump));
    assert_eq!(Move::Pass.kind(), None);
    assert_eq!(
        [MoveKind::Step, MoveKind::Jump, MoveKind::StepJump].map(MoveKind::name),
        ["step", "jump", "step-jump"]
    );
}

#[test]
fn a_way_counts_its_hops_and_names_its_piece() {
    let position = red_to_move("A@d1 k@e3 l@e5 K@a1");
    let way = |m: &str| position.way(position.parse_move(m).expect("a move")).expect("legal").expect("a way");
    assert_eq!(way("d1d2").hops(), 0);
    assert_eq!(way("d1e6").hops(), 2);
    assert_eq!(way("d1e6").spaces(), ["d1", "e2", "e4", "e6"].map(space));
    assert_eq!(way("a1b1").piece().to_string(), "yellow 11");
}

#[test]
fn without_a_legal_move_the_player_passes() {
    let mut position = red_to_move("A@e4 a@j10");
    assert_eq!(position.legal_moves(), [Move::Pass]);
    assert_eq!(position.count_moves(), 1);
    assert_eq!(position.parse_move("pass"), Ok(Move::Pass));
    assert_eq!(position.way(Move::Pass), Ok(None));
    play(&mut position, "pass");
    assert_eq!((position.turn(), position.plies()), (Side::Blue, 1));
    assert_eq!(position.occupied(), spaces("e4 j10"));
    assert_eq!(position.key(), position.recomputed_key());
    position.undo_unchecked(Move::Pass);
    assert_eq!(position, red_to_move("A@e4 a@j10"));
}

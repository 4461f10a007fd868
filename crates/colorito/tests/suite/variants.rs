//! Section 4 of the rules: the variants.

use colorito::{Piece, Position, Rules, Side, Variant, targets};

use crate::setup::{almost_done, few, rules, space, spaces};

#[test]
fn strict_forbids_a_step_jump_whose_step_ends_where_the_piece_may_not_rest() {
    let pieces = "A@d2 K@f4";
    for variant in Variant::ALL {
        let position = few(pieces, Side::Red, variant);
        let reached = position.destinations(space("d2")).contains(space("g5"));
        assert_eq!(reached, !variant.strict, "{variant}: e3 is light blue");
    }
}

#[test]
fn strict_allows_a_step_jump_whose_step_ends_where_the_piece_may_rest() {
    for variant in Variant::ALL {
        let by_own_colour = few("A@b2 k@c4", Side::Red, variant);
        assert!(by_own_colour.parse_move("1 b2·c3-c5").is_ok(), "{variant}");
        let by_white = few("A@d1 k@e3", Side::Red, variant);
        assert!(by_white.parse_move("1 d1·e2-e4").is_ok(), "{variant}");
    }
}

#[test]
fn strict_shows_a_way_that_strict_allows() {
    for (variant, expected) in [(Variant::STANDARD, "1 d2·e3-c5"), (Variant::STRICT, "1 d2·c3-c5")] {
        let position = few("A@d2 a@d4 k@c4", Side::Red, variant);
        let m = position.parse_move("d2c5").expect("a legal move");
        let way = position.way(m).expect("a legal move").expect("a way");
        assert_eq!(way.to_string(), expected, "{variant}: forward-right comes first, but e3 is light blue");
    }
}

#[test]
fn strict_leaves_the_spaces_between_the_hops_alone() {
    let position = few("A@a1 K@a2 a@b3", Side::Red, Variant::STRICT);
    assert!(position.parse_move("1 a1-a3-c3").is_ok(), "a3 is light blue");
}

#[test]
fn strict_changes_no_steps() {
    let position = few("A@c2", Side::Red, Variant::STRICT);
    assert_eq!(position.destinations(space("c2")), spaces("b1 c1 d1 b2 d2 c3"));
}

#[test]
fn in_just_colours_a_piece_is_home_on_any_of_the_ten_spaces_whose_number_has_its_colour() {
    for piece in Piece::all() {
        let homes = rules(Variant::COLOURS).homes(piece);
        assert_eq!(homes, targets(piece.colour()));
        assert_eq!(homes.len(), 10);
        let printed = |space| Piece::printed_on(space).map(Piece::colour);
        assert!(homes.into_iter().all(|space| printed(space) == Some(piece.colour())));
        assert_eq!(rules(Variant::STANDARD).homes(piece), piece.target().into());
    }
}

#[test]
fn in_just_colours_numbers_are_ignored() {
    let swapped = "A@i10 B@j10 K@i9 L@j9";
    for variant in Variant::ALL {
        let position = almost_done(&format!("{swapped} f@f3"), Side::Red, Side::Red, variant);
        assert_eq!(position.is_complete(Side::Red), variant.just_colours, "{variant}");
        assert_eq!(position.count_home(Side::Red), if variant.just_colours { 20 } else { 16 });
    }
}

#[test]
fn in_just_colours_the_colour_still_counts() {
    let yellow_for_red = almost_done("A@j9 K@j10", Side::Red, Side::Red, Variant::COLOURS);
    assert!(!yellow_for_red.is_complete(Side::Red));
    assert_eq!(yellow_for_red.home(Side::Red).len(), 18);
    assert_eq!(yellow_for_red.open_targets(Side::Red), spaces("j9 j10"));
}

#[test]
fn in_just_colours_equal_coloured_pieces_are_interchangeable() {
    let one = "A@a1 B@b1 K@a2 a@j10";
    let swapped = "B@a1 A@b1 K@a2 a@j10";
    let other_colour = "K@a1 B@b1 A@a2 a@j10";
    for variant in Variant::ALL {
        let position = |pieces| few(pieces, Side::Red, variant);
        assert_eq!(position(one).repeats(&position(swapped)), variant.just_colours, "{variant}");
        assert_eq!(position(one).key() == position(swapped).key(), variant.just_colours, "{variant}");
        assert_ne!(position(one), position(swapped), "they are still told apart");
        assert!(!position(one).repeats(&position(other_colour)), "{variant}");
        assert_ne!(position(one).key(), position(other_colour).key(), "{variant}");
    }
}

#[test]
fn the_names_in_text() {
    assert_eq!(Variant::ALL.map(Variant::name), ["standard", "strict", "colours", "strict-colours"]);
    for variant in Variant::ALL {
        assert_eq!(variant.to_string().parse(), Ok(variant));
    }
    let error = "Strict".parse::<Variant>().expect_err("case counts");
    assert_eq!(
        error.to_string(),
        "`Strict` is no variant; there are `standard`, `strict`, `colours`, `strict-colours`"
    );
}

#[test]
fn the_variants_combine() {
    assert_eq!(Variant::STRICT_COLOURS, Variant { strict: true, just_colours: true });
    let start = |variant| Position::start(Rules { variant, ..Rules::default() }, Side::Red);
    assert_eq!(colorito::perft(&start(Variant::STRICT_COLOURS), 3), 2_688);
}

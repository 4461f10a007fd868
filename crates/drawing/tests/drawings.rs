//! What is in a drawing, read back from its XML.

use colorito::{Arrangement, Board, Move, MoveKind, Position, Rules, Side, Space, Variant};
use colorito_drawing::{Drawing, Theme};
use roxmltree::{Document, Node};

/// A middle game with pieces at home, long jumps and every kind of move.
const MIDDLE_GAME: &str =
    "j1RPOH4/2r2FDM1K/5Qk3/2E3BL2/3gGT4/2C2bA1p1/1Noi2s3/10/2fn1lq1St/1acmed1hIJ r r 46";

fn middle_game() -> Position {
    Position::parse(MIDDLE_GAME, Rules::default()).unwrap()
}

fn space(text: &str) -> Space {
    text.parse().unwrap()
}

/// How many elements lie in groups whose class begins with this word.
fn count(document: &Document, class: &str) -> usize {
    groups(document, class).map(|group| group.children().filter(Node::is_element).count()).sum()
}

fn groups<'a, 'input: 'a>(
    document: &'a Document<'input>,
    class: &'a str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    document.descendants().filter(move |node| {
        node.attribute("class").is_some_and(|names| names.split(' ').next() == Some(class))
    })
}

/// Every drawing must pass this, whatever it shows.
fn check(svg: &str) -> Document<'_> {
    let document = Document::parse(svg).unwrap();
    assert_eq!(document.root_element().attribute("role"), Some("img"));
    assert_eq!(count(&document, "spaces"), 100);
    assert!(!svg.contains("NaN") && !svg.contains("inf "), "a number went wrong");
    assert!(!svg.contains("<text"), "fonts differ from machine to machine");
    assert!(svg.len() < 60_000, "{} bytes", svg.len());
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    for (place, id) in ids.iter().enumerate() {
        assert!(!ids[..place].contains(id), "{id} twice");
    }
    for node in document.descendants() {
        for attribute in node.attributes() {
            let value = attribute.value();
            let target = value.strip_prefix('#').filter(|_| attribute.name() == "href");
            let target = target.or_else(|| value.strip_prefix("url(#")?.strip_suffix(')'));
            assert!(target.is_none_or(|target| ids.contains(&target)), "{value} leads nowhere");
        }
    }
    document
}

#[test]
fn every_theme_seat_board_and_variant() {
    for (name, board) in Board::BUILT_IN {
        for variant in Variant::ALL {
            let start = Position::start(Rules { board, variant }, Side::Red);
            for theme in Theme::ALL {
                for seat in Side::ALL {
                    let svg = Drawing::new(&start).theme(theme).seat(seat).svg();
                    let document = check(&svg);
                    assert_eq!(groups(&document, "piece").count(), 40, "{name} {variant} {theme} {seat}");
                    assert_eq!(count(&document, "printed"), 0, "all numbers are covered at the start");
                }
            }
        }
    }
}

#[test]
fn a_board_alone_shows_all_printed_numbers() {
    for (_, board) in Board::BUILT_IN {
        let svg = Drawing::board(board).svg();
        let document = check(&svg);
        assert_eq!(groups(&document, "piece").count(), 0);
        assert_eq!(count(&document, "printed"), 40);
    }
}

#[test]
fn a_study_with_missing_pieces_can_be_drawn() {
    let mut arrangement = Arrangement::START;
    arrangement.set(space("a1"), None);
    let study = Position::study(&arrangement, Rules::default()).unwrap();
    let svg = Drawing::new(&study).svg();
    let document = check(&svg);
    assert_eq!(groups(&document, "piece").count(), 39);
    assert_eq!(count(&document, "printed"), 1);
}

#[test]
fn every_destination_is_marked_by_its_kind() {
    let position = middle_game();
    for from in position.occupied() {
        for theme in Theme::ALL {
            let svg = Drawing::new(&position).theme(theme).chosen(from).svg();
            let document = check(&svg);
            assert_eq!(groups(&document, "piece").count(), 40);
            assert_eq!(count(&document, "destinations"), position.destinations(from).len() as usize);
            for kind in [MoveKind::Step, MoveKind::Jump, MoveKind::StepJump] {
                let of_kind = |to: &Space| Move::Go { from, to: *to }.kind() == Some(kind);
                let expected = position.destinations(from).into_iter().filter(of_kind).count();
                let class = format!("destinations {kind}");
                let marked = groups(&document, "destinations")
                    .filter(|group| group.attribute("class") == Some(&class))
                    .map(|group| group.children().count())
                    .sum::<usize>();
                assert_eq!(marked, expected, "{kind} from {from}");
            }
        }
    }
}

#[test]
fn the_target_of_the_chosen_piece_is_ringed_until_it_is_there() {
    let position = middle_game();
    for from in position.occupied() {
        let piece = position.piece(from).unwrap();
        let svg = Drawing::new(&position).chosen(from).svg();
        let expected = usize::from(piece.target() != from);
        assert_eq!(count(&check(&svg), "targets"), expected, "{piece}");
    }
}

#[test]
fn under_just_colours_every_open_target_of_the_colour_is_ringed() {
    let rules = Rules { variant: Variant::COLOURS, ..Rules::default() };
    let position = Position::start(rules, Side::Red);
    let svg = Drawing::new(&position).chosen(space("a1")).svg();
    assert_eq!(count(&check(&svg), "targets"), 10);
}

#[test]
fn choosing_an_empty_space_changes_nothing() {
    let position = middle_game();
    let drawing = Drawing::new(&position).chosen(space("a3")).svg();
    let document = check(&drawing);
    assert_eq!((count(&document, "destinations"), count(&document, "chosen")), (0, 0));
}

#[test]
fn pieces_at_home_have_a_rim() {
    let position = middle_game();
    let svg = Drawing::new(&position).svg();
    let home = position.count_home(Side::Red) + position.count_home(Side::Blue);
    assert!(home > 0);
    assert_eq!(count(&check(&svg), "home"), home as usize);
}

#[test]
fn every_legal_move_has_an_arrow_from_both_seats() {
    let position = middle_game();
    for m in position.legal_moves() {
        for seat in Side::ALL {
            let svg = Drawing::new(&position).arrow(m).unwrap().seat(seat).svg();
            assert_eq!(groups(&check(&svg), "way").count(), 1, "{m}");
        }
    }
}

#[test]
fn an_arrow_has_a_leg_for_each_leg_of_the_way() {
    let position = middle_game();
    for m in position.legal_moves() {
        let svg = Drawing::new(&position).arrow(m).unwrap().svg();
        let document = check(&svg);
        let line = groups(&document, "way").next().unwrap().first_element_child().unwrap();
        let legs = line.attribute("d").unwrap().matches('Q').count();
        assert_eq!(legs, position.way(m).unwrap().unwrap().spaces().len() - 1, "{m}");
    }
}

#[test]
fn an_illegal_move_gets_no_arrow() {
    let position = middle_game();
    let illegal = Move::Go { from: space("a3"), to: space("a4") };
    assert!(Drawing::new(&position).arrow(illegal).is_err());
}

#[test]
fn the_last_move_has_both_ends_marked_and_a_pass_none() {
    let position = middle_game();
    let last = Move::Go { from: space("a1"), to: space("b1") };
    let ends = |m| count(&check(&Drawing::new(&position).last_move(m).svg()), "last-move");
    assert_eq!(ends(last), 2);
    assert_eq!(ends(Move::Pass), 0);
}

#[test]
fn textures_cover_the_empty_coloured_spaces() {
    let start = Position::start(Rules::default(), Side::Red);
    let textured = |drawing: Drawing| count(&check(&drawing.svg()), "texture");
    assert_eq!(textured(Drawing::new(&start)), 0);
    assert_eq!(textured(Drawing::new(&start).textures(true)), 60);
    assert_eq!(textured(Drawing::new(&start).theme(Theme::Print)), 60);
}

#[test]
fn coordinates_stand_on_all_four_sides_or_nowhere() {
    let board = Drawing::board(Board::STANDARD);
    assert_eq!(count(&check(&board.svg()), "coordinates"), 40);
    assert_eq!(count(&check(&board.coordinates(false).svg()), "coordinates"), 0);
}

#[test]
fn the_turned_board_has_its_letters_turned() {
    let first_a = |seat| {
        let svg = Drawing::board(Board::STANDARD).seat(seat).svg();
        let document = check(&svg);
        let a = document.descendants().find(|node| node.attribute("href") == Some("#cl-a")).unwrap();
        a.attribute("x").unwrap().parse::<u32>().unwrap()
    };
    assert_eq!((first_a(Side::Red), first_a(Side::Blue)), (80, 656));
}

#[test]
fn print_knows_black_and_white_only() {
    let position = middle_game();
    let svg = Drawing::new(&position).theme(Theme::Print).chosen(space("h9")).svg();
    for colour in svg.split("\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        let is_id = colour.starts_with("cp-");
        assert!(is_id || ["000000", "ffffff"].contains(&colour), "#{colour}");
    }
    assert!(!svg.contains("opacity=\"."), "shades are greys");
}

#[test]
fn the_same_drawing_gives_the_same_text() {
    let draw = || Drawing::new(&middle_game()).chosen(space("h9")).theme(Theme::Dark).svg();
    assert_eq!(draw(), draw());
}

#[test]
fn the_description_tells_position_seat_and_what_is_shown() {
    let position = middle_game();
    let from = space("h9");
    let m = Move::Go { from, to: space("j6") };
    let svg = Drawing::new(&position).seat(Side::Blue).chosen(from).arrow(m).unwrap().svg();
    let document = check(&svg);
    let text = document.descendants().find(|node| node.has_tag_name("desc")).unwrap().text().unwrap();
    assert_eq!(
        text,
        format!(
            "Red to move, moves made: 46. Position: {MIDDLE_GAME}. Seen from Blue's seat. \
             Chosen: yellow 13 on h9. Move: yellow 13 h9·h8-h6-f4-h4-j6."
        )
    );
}

#[test]
fn ids_begin_with_the_prefix_asked_for() {
    let svg = Drawing::board(Board::STANDARD).id_prefix("my \"<page>\" 1").svg();
    let document = check(&svg);
    assert!(
        document.descendants().filter_map(|node| node.attribute("id")).all(|id| id.starts_with("cmypage1-"))
    );
}

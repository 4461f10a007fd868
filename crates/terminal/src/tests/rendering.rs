//! What is drawn, at several sizes and depths of colour.

use std::{
    collections::{BTreeSet, HashSet},
    fs,
    path::Path,
};

use colorito::{Move, MoveKind, Piece, Position, Rules, Side, Space};
use colorito_drawing::Theme;
use colorito_locales::Language;
use ratatui::{
    crossterm::event::{KeyCode, MouseEventKind},
    layout::Rect,
    style::Color,
};

use super::{driver::Driver, picture};
use crate::{
    Colours, Words,
    board::{BoardPane, Geometry},
};

/// Compares a picture with a file, or writes it anew if that was asked for.
fn expect(picture: &str, file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("COLORITO_UPDATE_PICTURES").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, picture).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(picture == expected, "{file} is out of date; it would be now:\n{picture}");
}

fn expect_picture(driver: &Driver, name: &str) {
    expect(&(driver.text() + "\n"), &format!("tests/pictures/{name}"));
}

/// The beginning of a game between two engines.
const BEGINNING: &str = "a1c3 d9c8 e2d3 g9g8 c3a1 c10b7 a1c3 c9d9 e1e2 b10c9 c1g3 a9c6 h2f4 d10d6 d1g5 c6e7 c2h5 h10h6 g3h10 a10h4";

/// The middle of a game, with a piece chosen and the cursor on one of its destinations.
fn middle_game(width: u16, height: u16) -> Driver {
    let mut driver = Driver::of_two();
    for m in BEGINNING.split(' ') {
        driver.keys(&format!("{m}\n"));
    }
    driver.resize(width, height);
    driver.click("d2");
    driver.mouse(MouseEventKind::Moved, "g9");
    driver
}

#[test]
fn the_picture_in_the_documentation() {
    let mut driver = middle_game(104, 35);
    driver.set_colours(Colours::True);
    expect(&picture::svg(driver.buffer(), Theme::Dark), "../../docs/pictures/terminal.svg");
}

#[test]
fn the_board_without_colours() {
    let mut driver = Driver::of_two();
    driver.keys("c1c3\nf10d8\n");
    driver.click("d2");
    expect_picture(&driver, "game-80x24.txt");
    driver.resize(60, 16);
    expect_picture(&driver, "game-60x16.txt");
    driver.resize(110, 40);
    expect_picture(&driver, "game-110x40.txt");
    driver.app.desk.paint.ascii = true;
    driver.resize(80, 24);
    expect_picture(&driver, "game-ascii.txt");
    assert!(driver.text().is_ascii(), "nothing but ASCII");
}

#[test]
fn the_menu_and_the_form() {
    let mut driver = Driver::new(80, 24);
    expect_picture(&driver, "menu-80x24.txt");
    driver.keys("\n");
    expect_picture(&driver, "new-game-80x24.txt");
    driver.keys("?");
    assert!(driver.text().contains("all keys"), "{}", driver.text());
}

#[test]
fn the_help_can_be_read_to_its_end_on_a_low_screen() {
    let mut driver = Driver::of_two();
    driver.keys("?");
    assert!(driver.text().contains('↓') && !driver.text().contains("target of the chosen piece"));
    for _ in 0..20 {
        driver.key(KeyCode::Down);
    }
    assert!(driver.text().contains("target of the chosen piece"), "{}", driver.text());
    assert!(driver.text().contains("Keys"), "it is still there");
    driver.keys(" ");
    assert!(!driver.text().contains("Keys"), "any other key closes it");
}

/// Every piece of the position can be read where it stands.
fn expect_all_pieces(driver: &Driver, position: &Position) {
    let text = driver.text();
    for row in 0..10 {
        let pieces = (0..10).filter_map(|column| position.piece(colorito::Space::new(column, row)?));
        let numbers: Vec<String> = pieces.map(|piece| format!("{:>2}", piece.number())).collect();
        let found = text.lines().any(|line| {
            let mut rest = line;
            numbers.iter().all(|number| {
                let at = rest.find(number.as_str());
                rest = at.map_or("", |at| &rest[at + number.len()..]);
                at.is_some()
            })
        });
        assert!(found, "row {}: {numbers:?} in\n{text}", row + 1);
    }
}

#[test]
fn every_numeral_can_be_read_at_every_size_and_depth() {
    let position = Position::start(Rules::default(), Side::Red);
    let mut driver = Driver::of_two();
    for (width, height) in [(46, 14), (80, 24), (100, 35), (140, 50), (60, 44), (220, 70)] {
        for colours in Colours::ALL {
            for theme in [Theme::Light, Theme::Dark] {
                driver.app.desk.paint.theme = theme;
                driver.set_colours(colours);
                driver.resize(width, height);
                expect_all_pieces(&driver, &position);
            }
        }
    }
}

#[test]
fn colours_are_those_that_the_terminal_has() {
    let mut driver = Driver::of_two();
    let mut seen = |colours| {
        driver.set_colours(colours);
        let cells = driver.buffer().content.iter();
        cells.flat_map(|cell| [cell.fg, cell.bg]).map(|colour| format!("{colour:?}")).collect::<BTreeSet<_>>()
    };
    let is = |colour: &str, kind: &str| colour.starts_with(kind) || colour == "Reset";
    assert!(seen(Colours::True).iter().all(|colour| is(colour, "Rgb")));
    assert!(seen(Colours::Indexed).iter().all(|colour| is(colour, "Indexed")));
    assert!(
        seen(Colours::Basic)
            .iter()
            .all(|colour| !colour.starts_with("Rgb") && !colour.starts_with("Indexed"))
    );
    assert_eq!(seen(Colours::None), BTreeSet::from([format!("{:?}", Color::Reset)]));
}

/// The character in the right one of the two columns in the middle of a space, in its last row.
fn mark(driver: &Driver, geometry: &Geometry, space: Space) -> String {
    let cell = geometry.cell(space);
    driver.buffer()[(cell.x + cell.width / 2, cell.bottom() - 1)].symbol().to_owned()
}

#[test]
fn destinations_are_marked_by_kind_and_a_way_by_its_legs() {
    let mut driver = Driver::of_two();
    driver.keys("c1c3\nf10d8\nd2b4\nc9e7\n");
    let position = driver.games.list().unwrap().remove(0).position;
    let (from, to) = ("e1".parse().unwrap(), "c5".parse().unwrap());
    let kinds: HashSet<MoveKind> =
        position.destinations(from).into_iter().filter_map(|to| Move::Go { from, to }.kind()).collect();
    assert!(kinds.contains(&MoveKind::Jump), "{kinds:?}");
    driver.click("e1");
    let paint = driver.app.desk.paint;
    for kind in [MoveKind::Step, MoveKind::Jump, MoveKind::StepJump] {
        let shown = driver.text().contains(paint.kind_mark(kind));
        assert_eq!(shown, kinds.contains(&kind), "{kind}:\n{}", driver.text());
    }
    let area = Rect { height: 22, ..driver.buffer().area };
    let geometry = BoardPane::new(Side::Red).layout(area).board.unwrap();
    let target = Piece::new(Side::Red, 5).unwrap().target();
    assert_eq!(mark(&driver, &geometry, target), paint.target_mark().to_string(), "{}", driver.text());
    driver.mouse(MouseEventKind::Moved, "c5");
    let way = position.way_alone(Move::Go { from, to }).unwrap();
    assert!(way.spaces().len() > 2, "several legs");
    for (leg, space) in way.spaces().iter().enumerate().skip(1) {
        assert_eq!(mark(&driver, &geometry, *space), leg.to_string(), "{way}:\n{}", driver.text());
    }
}

#[test]
fn the_pages_of_a_server_are_read_at_every_size_in_every_language() {
    for language in Language::ALL {
        let words = Words { language };
        let mut driver = Driver::of_server();
        driver.app.desk.words = words;
        for (width, height) in [(46, 14), (60, 16), (80, 24), (140, 50)] {
            for colours in Colours::ALL {
                driver.set_colours(colours);
                driver.resize(width, height);
                let screen = driver.text();
                for key in ["lobby-title", "terminal-invite", "terminal-join", "terminal-other-server"] {
                    assert!(is_shown(&screen, &words.say(key)), "{key} at {width} × {height}:\n{screen}");
                }
            }
        }
        // Into the lobby, and to the form of what is sought there.
        driver.resize(80, 24);
        driver.keys("\n");
        assert!(is_shown(&driver.text(), &words.say("lobby-title")), "{}", driver.text());
        driver.keys("n");
        let screen = driver.text();
        assert!(is_shown(&screen, &words.say("variant")) && !screen.contains("terminal-"), "{screen}");
    }
}

/// Whether a screen shows a text; wide characters take two cells, of which the second is a space.
fn is_shown(screen: &str, text: &str) -> bool {
    let solid = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    solid(screen).contains(&solid(text))
}

#[test]
fn no_size_is_too_small_or_too_odd() {
    let mut driver = Driver::new(80, 24);
    let pages = ["", "\n", "\n\n"];
    for keys in pages {
        driver.keys(keys);
        for width in [1, 2, 5, 10, 20, 45, 46, 47, 75, 76, 80, 300] {
            for height in [1, 2, 3, 4, 5, 10, 13, 14, 15, 23, 24, 100] {
                driver.resize(width, height);
                driver.keys("?");
                driver.keys("?");
            }
        }
    }
    driver.resize(40, 12);
    assert!(driver.text().contains("too small"), "{}", driver.text());
}

#[test]
fn every_language_fits() {
    for language in Language::ALL {
        let mut driver = Driver::new(80, 24);
        driver.app.desk.words = Words { language };
        driver.draw();
        let screen = driver.text();
        assert!(!screen.contains("terminal-"), "{screen}");
        driver.keys("\n\n");
        driver.wait_until("a game", |driver| driver.text().contains("a   b   c"));
        driver.keys("?");
        let screen = driver.text();
        assert!(!screen.contains("terminal-") && screen.contains("PgUp"), "{screen}");
    }
}

//! Games on the screen.

use std::time::Duration;

use colorito::Side;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};

use super::driver::Driver;
use crate::{Clock, NewGame, Opponent, Place};

/// The shortest game there is: Red wins by the special situation.
const SHORTEST: [&str; 7] = ["c1c3", "f10d8", "d2b4", "c9e7", "e1c5", "d8c9", "c5f10"];

fn against_computer() -> NewGame {
    NewGame { opponent: Opponent::Computer(colorito_engine::Level::new(1).unwrap()), ..NewGame::default() }
}

#[test]
fn a_whole_game_by_typing() {
    let mut driver = Driver::of_two();
    for text in SHORTEST {
        driver.keys(&format!("{text}\n"));
    }
    driver.expect("Red wins. It is the special situation");
    driver.wait_for("Press s to stop counting");
    driver.keys("s");
    driver.wait_until("the end of the count", |driver| !driver.said().contains("Press s to stop"));
    driver.expect("Blue still needed");
    let stored = driver.games.list().unwrap();
    assert!(stored[0].outcome.is_some() && stored[0].score.is_some(), "{stored:?}");
}

#[test]
fn moves_by_arrows_and_by_mouse() {
    let mut driver = Driver::of_two();
    // The cursor begins on e2; c1 is down and two to the left.
    for code in [KeyCode::Down, KeyCode::Left, KeyCode::Left, KeyCode::Enter, KeyCode::Up, KeyCode::Up] {
        driver.key(code);
    }
    driver.key(KeyCode::Enter);
    driver.expect("3 c1-c3");
    driver.click("f10");
    driver.click("d8");
    driver.expect("5 f10-d8");
    // By dragging.
    driver.mouse(MouseEventKind::Down(MouseButton::Left), "d2");
    driver.mouse(MouseEventKind::Drag(MouseButton::Left), "c3");
    driver.mouse(MouseEventKind::Up(MouseButton::Left), "b4");
    driver.expect("14 d2-b4");
    driver.mouse(MouseEventKind::Down(MouseButton::Left), "a9");
    driver.mouse(MouseEventKind::Down(MouseButton::Right), "a9");
    driver.key(KeyCode::Esc);
    assert!(driver.app.is_over(), "nothing was chosen, so the page was left");
}

#[test]
fn a_wrong_move_is_explained_and_changes_nothing() {
    let mut driver = Driver::of_two();
    driver.keys("b2a3\n");
    driver.expect("Yellow 12 may not rest on a3");
    driver.keys("c99\n");
    driver.expect("is not a move");
    assert_eq!(driver.games.list().unwrap()[0].ply, 0);
}

#[test]
fn take_back_redo_and_looking_back() {
    let mut driver = Driver::of_two();
    driver.keys("c1c3\nf10d8\nu");
    assert!(!driver.text().contains("f10-d8"), "{}", driver.text());
    driver.keys("r");
    driver.expect("f10-d8");
    driver.keys("r");
    driver.expect("There is no move to redo");
    driver.key(KeyCode::PageUp);
    driver.expect("After move 1 of 2");
    driver.key(KeyCode::Home);
    driver.expect("This is how it began");
    driver.key(KeyCode::Esc);
    driver.expect("Red to move");
}

#[test]
fn the_computer_answers_and_gives_hints() {
    let mut driver = Driver::of_game(&against_computer());
    driver.keys("c1c3\n");
    driver.wait_for("Your move.");
    assert_eq!(driver.games.list().unwrap()[0].ply, 2, "kept before it is seen");
    driver.keys("t");
    driver.wait_for("Move ");
    driver.expect(": ");
    driver.keys("u");
    assert_eq!(driver.games.list().unwrap()[0].ply, 0, "the answer is taken back too");
    driver.keys("o");
    driver.expect("only be agreed between two people");
    driver.keys("x");
    driver.expect("want to resign this game?");
    driver.keys("\n");
    driver.expect("You resigned");
}

#[test]
fn the_computer_begins_where_it_is_red() {
    let mut driver = Driver::of_game(&NewGame { side: Place::Of(Side::Blue), ..against_computer() });
    driver.wait_for("Your move.");
    assert_eq!(driver.games.list().unwrap()[0].ply, 1);
    let bottom: String = driver.text().lines().nth(19).unwrap_or_default().chars().take(6).collect();
    assert!(bottom.contains("10"), "Blue's own rows are below: {bottom}");
}

#[test]
fn draws_between_two_people() {
    let mut driver = Driver::of_two();
    driver.keys("c1c3\no");
    driver.expect("Blue offers a draw");
    driver.keys("k");
    driver.expect("declined");
    driver.keys("oo");
    driver.expect("A draw by agreement");
}

#[test]
fn time_runs_out() {
    let clock = Some(Clock { minutes: 1, increment: 0 });
    let mut driver = Driver::of_game(&NewGame { opponent: Opponent::Person, clock, ..NewGame::default() });
    driver.keys("c1c3\nf10d8\n");
    assert!(driver.said().contains("1:00") || driver.said().contains("0:59"), "{}", driver.text());
    // The clock of a stored game has been running for longer than there was time.
    let id = driver.games.list().unwrap()[0].id;
    let mut seated = driver.games.load(id).unwrap();
    let before = seated.clone();
    let long_ago = colorito_play::Timestamp(crate::desk::Desk::timestamp().0 - 61_000);
    seated.clock.as_mut().unwrap().restart(long_ago);
    driver.games.save(&before, seated, long_ago).unwrap();
    driver.let_pass(Duration::from_secs(2));
    driver.wait_for("Time is up for Red");
    assert!(driver.games.list().unwrap()[0].outcome.is_some());
}

#[test]
fn what_others_change_is_seen_and_not_overwritten() {
    let mut driver = Driver::of_two();
    driver.keys("c1c3\n");
    let id = driver.games.list().unwrap()[0].id;
    let mut elsewhere = driver.games.load(id).unwrap();
    let before = elsewhere.clone();
    elsewhere.game.play(elsewhere.game.position().parse_move("f10d8").unwrap()).unwrap();
    driver.games.save(&before, elsewhere, before.changed).unwrap();
    driver.keys("h10h8\n");
    driver.expect("gone on in the meantime");
    driver.expect("5 f10-d8");
    let mut elsewhere = driver.games.load(id).unwrap();
    let before = elsewhere.clone();
    elsewhere.game.play(elsewhere.game.position().parse_move("d2b4").unwrap()).unwrap();
    driver.games.save(&before, elsewhere, before.changed).unwrap();
    driver.let_pass(Duration::from_secs(2));
    assert!(driver.text().contains("14 d2-b4"), "seen without a key:\n{}", driver.text());
}

#[test]
fn a_move_that_cannot_be_stored_is_not_made() {
    let mut driver = Driver::of_two();
    driver.app.desk.games.break_down();
    driver.keys("c1c3\n");
    driver.expect("could not be stored");
    driver.expect("Red to move");
    assert_eq!(driver.games.list().unwrap()[0].ply, 0);
}

#[test]
fn pieces_travel_hop_by_hop() {
    let mut driver = Driver::of_two();
    driver.app.desk.motion = true;
    driver.keys("c1c3\n");
    assert!(driver.app.is_moving());
    driver.let_pass(Duration::from_secs(1));
    assert!(!driver.app.is_moving());
}

#[test]
fn records_are_written_and_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("short.colorito");
    let mut driver = Driver::of_two();
    driver.keys("c1c3\nw");
    driver.app.update(crate::event::Event::Terminal(ratatui::crossterm::event::Event::Key(
        ratatui::crossterm::event::KeyEvent::new(
            KeyCode::Char('u'),
            ratatui::crossterm::event::KeyModifiers::CONTROL,
        ),
    )));
    driver.keys(&format!("{}\n", path.display()));
    driver.expect("Written to");
    let mut driver = Driver::new(80, 24);
    for _ in 0..6 {
        driver.key(KeyCode::Down);
    }
    driver.keys(&format!("\n{}\n", path.display()));
    driver.expect("3 c1-c3");
    driver.key(KeyCode::Esc);
    driver.keys("\n/no/such/file\n");
    driver.expect("does not exist");
}

#[test]
fn the_terms_of_a_game() {
    let mut driver = Driver::new(80, 24);
    driver.keys("\n");
    // From the last line up to the opponent, and back down, changing each.
    for _ in 0..9 {
        driver.key(KeyCode::Up);
    }
    driver.key(KeyCode::Right);
    for _ in 0..3 {
        driver.key(KeyCode::Down);
    }
    driver.key(KeyCode::Right);
    for _ in 0..4 {
        driver.key(KeyCode::Down);
        driver.key(KeyCode::Right);
    }
    driver.keys("\n");
    let stored = driver.games.list().unwrap().remove(0);
    assert!(stored.seats.are_people() && stored.clock.is_some());
    assert_eq!(stored.position.rules().variant.name(), "strict");
    assert_eq!(stored.position.rules().board.name(), Some("columns"));
    assert_eq!(stored.position.starter(), Side::Blue);
}

#[test]
fn a_position_is_typed_in() {
    let mut driver = Driver::new(80, 24);
    driver.keys("\n");
    driver.key(KeyCode::Up);
    driver.keys("\nnonsense\n");
    driver.expect("four parts");
    let text = "jihgfedcba/tsrqponmlk/10/10/10/10/10/2C7/KLMNOPQRST/AB1DEFGHIJ b r 1";
    driver.keys(&format!("\n{text}\n"));
    driver.key(KeyCode::Down);
    driver.keys("\n");
    let id = driver.games.list().unwrap()[0].id;
    assert_eq!(driver.games.load(id).unwrap().game.start().to_string(), text);
}

#[test]
fn a_server_is_named_before_anything_is_asked_of_it() {
    let mut driver = Driver::new(80, 24);
    driver.key(KeyCode::Down);
    driver.keys("\nftp://x\n");
    driver.expect("is not the address of a server");
    // Nobody listens there.
    driver.keys("\n127.0.0.1:1\n");
    driver.wait_for("The server is not answering");
    // Lobby and invitation come after it; a link is read before anybody is asked.
    for _ in 0..2 {
        driver.key(KeyCode::Down);
    }
    driver.keys("\nhttps://example.org\n");
    driver.expect("not a link to a game");
}

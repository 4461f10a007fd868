//! A whole game with nothing but keys.

use colorito::Side;
use colorito_study::puzzles::{self, Kind, Puzzle};

use crate::{
    driver::Looks,
    games::{against_level_1, play_to_the_end, text},
    page::{Page, visit},
};

const ENTER: char = '\u{e007}';
const TAB: char = '\u{e004}';
const LEFT: char = '\u{e012}';
const UP: char = '\u{e013}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';
const ESCAPE: char = '\u{e00c}';

fn place(space: &str) -> (i32, i32) {
    let column = i32::from(space.as_bytes()[0] - b'a');
    (column, space[1..].parse().unwrap())
}

/// The arrow keys from one space to another, seen from Red's seat.
fn way(from: &str, to: &str) -> Vec<char> {
    let ((column, row), (to_column, to_row)) = (place(from), place(to));
    let repeated = |key: char, times: i32| std::iter::repeat_n(key, times.max(0) as usize);
    repeated(RIGHT, to_column - column)
        .chain(repeated(LEFT, column - to_column))
        .chain(repeated(UP, to_row - row))
        .chain(repeated(DOWN, row - to_row))
        .collect()
}

/// Reaches the board by the tab key; it is one stop.
async fn tab_to_board(page: &Page) {
    for _ in 0..40 {
        let there = page.run("return document.activeElement.closest('[role=grid]') !== null", vec![]).await;
        if there == true {
            return;
        }
        page.press(&[TAB]).await;
    }
    panic!("the tab key does not lead to the board");
}

async fn focused(page: &Page) -> String {
    let space = page.run("return document.activeElement.dataset.space ?? ''", vec![]).await;
    text(&space).to_owned()
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&against_level_1("standard"));
        page.go(&format!("/game/{id}")).await;
        tab_to_board(page).await;
        play_to_the_end(page, &id, async |page, m| {
            tab_to_board(page).await;
            let mut keys = way(&focused(page).await, text(&m["from"]));
            keys.push(ENTER);
            page.press(&keys).await;
            let label = page.run("return document.activeElement.getAttribute('aria-label')", vec![]).await;
            assert!(text(&label).contains("chosen"), "{label}");
            let mut keys = way(text(&m["from"]), text(&m["to"]));
            keys.push(ENTER);
            page.press(&keys).await;
        })
        .await;
        page.wait_for(".status .result").await;
    });
}

/// Makes a move on whatever board the page has: from where the focus is to the piece, and on to where it
/// goes.
async fn go_by_keys(page: &Page, from: &str, to: &str) {
    tab_to_board(page).await;
    let mut keys = way(&focused(page).await, from);
    keys.push(ENTER);
    keys.extend(way(from, to));
    keys.push(ENTER);
    page.press(&keys).await;
}

#[test]
fn a_puzzle_is_solved_by_keyboard_alone() {
    visit(&Looks::default(), async |page| {
        let of_red = |puzzle: &&Puzzle| puzzle.kind == Kind::Home(2) && puzzle.position.turn() == Side::Red;
        let puzzle = puzzles::all().iter().find(of_red).unwrap();
        page.go(&format!("/puzzles/{}", puzzle.id)).await;
        for m in &puzzle.answer {
            let [from, to] = [m.from(), m.to()].map(|space| space.unwrap().to_string());
            page.until(&format!("document.querySelector('[data-space={from}]').matches('.movable')")).await;
            go_by_keys(page, &from, &to).await;
            page.wait_for("#reaction.right").await;
        }
        page.wait_for_text("#reaction.right", "Solved!").await;
        // The next step has the focus.
        page.until("document.activeElement.id === 'onward'").await;
        page.press(&[ENTER]).await;
        page.until(&format!("!location.pathname.endsWith('{}')", puzzle.id)).await;
    });
}

#[test]
fn a_position_is_set_up_by_keyboard_alone() {
    visit(&Looks::default(), async |page| {
        page.go("/analyse").await;
        page.wait_for("#lines li").await;
        let press_on = async |id: &str| {
            for _ in 0..80 {
                if page.run("return document.activeElement.id", vec![]).await == *id {
                    return page.press(&[ENTER]).await;
                }
                page.press(&[TAB]).await;
            }
            panic!("the tab key does not lead to {id}");
        };
        press_on("placing").await;
        page.wait_for_text("#faults", "can be played").await;
        page.run("document.getElementById('view').focus()", vec![]).await;
        go_by_keys(page, "c1", "c5").await;
        page.wait_for("[data-piece=C][data-at=c5]").await;
        press_on("placing").await;
        page.wait_for("#lines li").await;
        page.wait_for("[data-piece=C][data-at=c5]").await;
    });
}

#[test]
fn the_focus_stays_and_escape_lets_go() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&serde_json::json!({}));
        page.go(&format!("/game/{id}")).await;
        tab_to_board(page).await;
        let mut keys = way(&focused(page).await, "c1");
        keys.push(ENTER);
        page.press(&keys).await;
        page.wait_for(".goal").await;
        page.press(&[ESCAPE]).await;
        page.until("!document.querySelector('.goal')").await;
        assert_eq!(focused(page).await, "c1");
        let stops =
            page.run("return document.querySelectorAll('.space[tabindex=\"0\"]').length", vec![]).await;
        assert_eq!(stops, 1);
        page.press(&[TAB]).await;
        assert_eq!(focused(page).await, "");
    });
}

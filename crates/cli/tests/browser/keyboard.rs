//! A whole game with nothing but keys.

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

//! Lessons, puzzles, analysis and review on the screen.

use ratatui::crossterm::event::KeyCode;

use super::driver::Driver;

fn open(entry: usize) -> Driver {
    let mut driver = Driver::new(80, 24);
    for _ in 0..entry {
        driver.key(KeyCode::Down);
    }
    driver.key(KeyCode::Enter);
    driver
}

#[test]
fn a_lesson() {
    let mut driver = open(3);
    driver.keys("\n");
    driver.keys("e9e8\n");
    driver.expect("Exercise 1");
    driver.keys("e9f10\n");
    driver.expect("Enter  Next exercise");
    driver.keys("\n");
    driver.expect("Exercise 2");
}

#[test]
fn a_puzzle_is_given_up() {
    let mut driver = open(4);
    driver.key(KeyCode::Down);
    driver.keys("\ns");
    driver.expect("The answer:");
    driver.keys("u");
    assert!(!driver.said().contains("The answer:"), "{}", driver.text());
    driver.keys("n");
    driver.expect("Grade");
}

#[test]
fn a_puzzle_is_judged() {
    let mut driver = open(4);
    driver.key(KeyCode::Down);
    driver.keys("\n");
    let puzzle = crate::session::puzzles_in_order()[0];
    driver.keys(&format!("{}\n", puzzle.answer[0]));
    driver.wait_until("a verdict", |driver| {
        driver.said().contains("Right.") || driver.said().contains("Solved!")
    });
}

#[test]
fn an_analysis_with_the_engines_lines() {
    let mut driver = open(5);
    driver.wait_for("Depth");
    driver.keys("c1c3\n");
    driver.expect("Blue to move");
    driver.wait_until("a line with a lead", |driver| driver.said().contains("Depth"));
    driver.keys("suc2d3\n");
    driver.key(KeyCode::PageUp);
    driver.expect("3 c1-c3 |");
}

#[test]
fn a_review_with_the_lead_as_a_graph() {
    let mut driver = Driver::of_two();
    driver.keys("c1c3\nf10d8\nd2b4\nz");
    driver.wait_for("All 3 moves have been reviewed");
    driver.expect("lost on average");
    assert!(driver.text().contains('▲'), "{}", driver.text());
    driver.key(KeyCode::PageUp);
    driver.expect("1. Blue: 5 f10-d8");
    driver.key(KeyCode::Esc);
    driver.keys("z");
    driver.expect("All 3 moves have been reviewed");
}

//! The reference counts of the rules, section 6.

use colorito_naive::{COLUMNS, Naive, ROWS, STANDARD, START, TILES};

const FREE: [u64; 6] = [12, 144, 2_964, 61_009, 1_554_371, 39_603_510];
const STRICT: [u64; 5] = [12, 144, 2_688, 50_176, 1_145_312];

/// Compares the counts from the start position, from depth 1 on.
fn check(board: &str, strict: bool, just_colours: bool, counts: &[u64]) {
    let position = Naive::new(START, board, strict, just_colours).unwrap();
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(position.perft(depth), count, "depth {depth}");
    }
}

#[test]
fn standard() {
    check(STANDARD, false, false, &FREE[..5]);
}

#[test]
fn colours() {
    check(STANDARD, false, true, &FREE[..5]);
}

#[test]
fn strict() {
    check(STANDARD, true, false, &STRICT);
}

#[test]
fn strict_colours() {
    check(STANDARD, true, true, &STRICT);
}

#[test]
fn columns() {
    check(COLUMNS, false, false, &[13, 169, 3_809]);
}

#[test]
fn tiles() {
    check(TILES, false, false, &[13, 169, 4_433]);
}

#[test]
fn rows() {
    check(ROWS, false, false, &[13, 169, 4_433]);
}

#[test]
#[ignore = "forty million moves"]
fn depth_six() {
    check(STANDARD, false, false, &FREE);
    check(STANDARD, false, true, &FREE);
}

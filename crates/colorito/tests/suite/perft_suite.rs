//! The perft suite: many positions of every kind, whose counts the naive generator has found.

use colorito::{Board, Position, Rules, perft};

/// `variant | board | position | counts | kind`, one position a line.
const SUITE: &str = include_str!("../data/perft.txt");

#[test]
fn every_position_has_the_counts_the_naive_generator_found() {
    let mut positions = 0;
    for line in SUITE.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let &[variant, board, position, counts, _] = fields.as_slice() else { panic!("five fields: {line}") };
        let variant = variant.parse().expect("a variant");
        let rules = Rules { variant, board: Board::named(board).expect("a board") };
        let position = Position::parse(position, rules).unwrap_or_else(|error| panic!("{error}: {line}"));
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(&position, depth).to_string(), count, "depth {depth}: {line}");
        }
        positions += 1;
    }
    assert!(positions >= 240, "only {positions} positions");
}

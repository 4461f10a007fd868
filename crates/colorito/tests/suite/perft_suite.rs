//! The perft suite: many positions of every kind, whose counts the naive generator has found.

use colorito::{Board, Position, Rules, perft, perft_with_memory};

/// `variant | board | position | counts | kind`, one position a line.
const SUITE: &str = include_str!("../data/perft.txt");

/// The positions of the suite with their counts for depth 1, 2 …
pub(crate) fn positions() -> impl Iterator<Item = (Position, Vec<u64>)> {
    SUITE.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<&str> = line.split(" | ").collect();
        let &[variant, board, position, counts, _] = fields.as_slice() else { panic!("five fields: {line}") };
        let variant = variant.parse().expect("a variant");
        let rules = Rules { variant, board: Board::named(board).expect("a board") };
        let position = Position::parse(position, rules).unwrap_or_else(|error| panic!("{error}: {line}"));
        (position, counts.split(' ').map(|count| count.parse().expect("a count")).collect())
    })
}

#[test]
fn every_position_has_the_counts_the_naive_generator_found() {
    for (position, counts) in positions() {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "depth {depth}: {position:?}");
            assert_eq!(perft_with_memory(&position, depth, 1 << 16), count, "depth {depth}: {position:?}");
        }
    }
    assert!(positions().count() >= 240);
}

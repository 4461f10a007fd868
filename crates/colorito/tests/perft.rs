//! The reference counts of the rules.

use colorito::{Board, Position, Rules, Side, Variant, perft};

#[test]
fn standard_counts() {
    let position = Position::start(Rules::default(), Side::Red);
    let t = std::time::Instant::now();
    for (depth, count) in [(1, 12), (2, 144), (3, 2964), (4, 61009), (5, 1_554_371), (6, 39_603_510)] {
        assert_eq!(perft(&position, depth), count, "depth {depth}");
        eprintln!("{depth} {:?}", t.elapsed());
    }
}

#[test]
fn strict_counts() {
    let position = Position::start(Rules { board: Board::STANDARD, variant: Variant::STRICT }, Side::Red);
    let t = std::time::Instant::now();
    for (depth, count) in [(1, 12), (2, 144), (3, 2688), (4, 50176), (5, 1_145_312)] {
        assert_eq!(perft(&position, depth), count, "depth {depth}");
        eprintln!("{depth} {:?}", t.elapsed());
    }
}
#[test]
fn others() {
    for (b, c) in [(Board::COLUMNS, 3809), (Board::TILES, 4433), (Board::ROWS, 4433)] {
        let position = Position::start(Rules { board: b, variant: Variant::STANDARD }, Side::Red);
        assert_eq!(perft(&position, 3), c);
    }
}

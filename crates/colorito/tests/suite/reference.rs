//! How many sequences of moves there are from the start.

use colorito::{Board, Position, Rules, Side, Variant, divide, perft, perft_with_memory};

/// Counts from the start for depths 1, 2, 3 …, whoever starts and whether or not numbers count.
fn assert_counts(board: Board, strict: bool, counts: &[u64]) {
    for (just_colours, starter) in [(false, Side::Red), (true, Side::Red), (false, Side::Blue)] {
        let position = Position::start(Rules { board, variant: Variant { strict, just_colours } }, starter);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), *count, "{position:?}, depth {depth}");
            assert_eq!(perft_with_memory(&position, depth, 1 << 20), *count, "{position:?}, depth {depth}");
        }
    }
}

/// One deep count, Red to move.
fn assert_count(board: Board, strict: bool, depth: u8, count: u64) {
    let position =
        Position::start(Rules { board, variant: Variant { strict, just_colours: false } }, Side::Red);
    assert_eq!(perft(&position, depth), count, "{position:?}");
    assert_eq!(perft_with_memory(&position, depth, 16 << 20), count, "{position:?}");
}

#[test]
fn standard_and_colours_on_the_standard_board() {
    assert_counts(Board::STANDARD, false, &[12, 144, 2_964, 61_009, 1_554_371]);
    assert_count(Board::STANDARD, false, 6, 39_603_510);
}

#[test]
fn strict_and_strict_colours_on_the_standard_board() {
    assert_counts(Board::STANDARD, true, &[12, 144, 2_688, 50_176, 1_145_312]);
}

#[test]
fn standard_on_the_other_boards() {
    assert_counts(Board::COLUMNS, false, &[13, 169, 3_809, 85_849]);
    assert_counts(Board::TILES, false, &[13, 169, 4_433, 116_281]);
    assert_counts(Board::ROWS, false, &[13, 169, 4_433, 116_281]);
}

#[test]
fn strict_on_the_other_boards() {
    assert_counts(Board::COLUMNS, true, &[13, 169, 3_627, 77_841]);
    assert_counts(Board::TILES, true, &[13, 169, 4_095, 99_225]);
    assert_counts(Board::ROWS, true, &[13, 169, 4_095, 99_225]);
}

#[test]
#[ignore = "deep counts take some seconds"]
fn deep_counts_found_by_the_naive_generator() {
    assert_count(Board::STANDARD, true, 6, 26_143_279);
    assert_count(Board::COLUMNS, false, 5, 2_267_234);
    assert_count(Board::COLUMNS, true, 5, 1_954_953);
    assert_count(Board::TILES, false, 5, 3_625_171);
    assert_count(Board::TILES, true, 5, 2_905_245);
    assert_count(Board::ROWS, false, 5, 3_654_838);
    assert_count(Board::ROWS, true, 5, 2_925_720);
}

#[test]
fn no_move_at_all_is_one_sequence() {
    let position = Position::start(Rules::default(), Side::Red);
    assert_eq!((perft(&position, 0), perft_with_memory(&position, 0, 0)), (1, 1));
    assert_eq!(divide(&position, 0), []);
}

#[test]
fn divide_adds_up_to_the_count_and_names_every_move() {
    let position = Position::start(Rules::default(), Side::Red);
    let parts = divide(&position, 4);
    assert_eq!(parts.iter().map(|(m, _)| *m).collect::<Vec<_>>(), position.legal_moves());
    assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), 61_009);
}

//! What the fuzz targets do with a text: the very checks that the property tests of the rules crate make.

#[path = "../../crates/colorito/tests/suite/parsers.rs"]
mod parsers;

/// Checks a text against the position parser.
pub fn position(text: &str) {
    parsers::check_position(text);
}

/// Checks a text against the move parser.
pub fn moves(text: &str) {
    parsers::check_move(text);
}

/// Checks a text against the record parser.
pub fn record(text: &str) {
    parsers::check_record(text);
}

/// Checks a text against the board parser.
pub fn board(text: &str) {
    parsers::check_board(text);
}

//! The four parsers, held against arbitrary texts. The fuzz targets in `fuzz/` call these very functions.

use colorito::{Board, Move, MoveText, Position, Record, Rules, Side, Variant};

/// A text is no position, or the position is printed so that it reads the same again, and can be played.
pub(crate) fn check_position(text: &str) {
    for variant in Variant::ALL {
        let rules = Rules { variant, ..Rules::default() };
        let Ok(position) = Position::parse(text, rules) else { continue };
        assert_eq!(Position::parse(&position.to_string(), rules).as_ref(), Ok(&position));
        assert_eq!(position.count_moves(), position.legal_moves().len() as u64);
        assert_eq!(position.key(), position.recomputed_key());
        assert_eq!(position.turned().turned(), position);
    }
}

/// A text is no move, or a move that is either refused or legal.
pub(crate) fn check_move(text: &str) {
    let Ok(written) = text.parse::<MoveText>() else {
        assert!(text.parse::<Move>().is_err());
        return;
    };
    assert_eq!(written.to_string().parse().as_ref(), Ok(&written));
    let meant: Move = written.into();
    assert_eq!(text.parse(), Ok(meant));
    for side in Side::ALL {
        let mut position = Position::start(Rules::default(), side);
        if let Ok(m) = position.parse_move(text) {
            assert!(position.legal_moves().contains(&m));
            let way = position.way(m).expect("a legal move");
            assert!(way.is_none_or(|way| position.parse_move(&way.to_string()) == Ok(m)));
            position.play(m).expect("a move that was read is legal");
        }
    }
}

/// A text is no board, or the board is printed so that it reads the same again, and can be played on.
pub(crate) fn check_board(text: &str) {
    let Ok(board) = text.parse::<Board>() else { return };
    assert_eq!(board.to_string().parse(), Ok(board));
    assert_eq!(format!("{board:#}").parse(), Ok(board));
    assert_eq!(Board::from_name_or_rows(&board.name_or_rows()), Ok(board));
    let start = Position::start(Rules { board, variant: Variant::STANDARD }, Side::Red);
    assert_eq!(start.count_moves(), start.legal_moves().len() as u64);
}

/// A text holds no games, or games that are written so that they read the same again.
pub(crate) fn check_record(text: &str) {
    let Ok(records) = Record::read_all(text) else {
        assert!(text.parse::<Record>().is_err());
        return;
    };
    let mut all = String::new();
    for record in &records {
        let written = record.to_string();
        assert_eq!(written.parse().as_ref(), Ok(record), "{written}");
        assert_eq!(record.game().moves().len(), record.tree().main_line().count());
        all += &written;
    }
    assert_eq!(Record::read_all(&all), Ok(records));
}

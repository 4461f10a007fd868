//! Texts that must be read and texts that must be refused, each refusal with the message that says where.
//!
//! The corpora lie in `tests/data`; lines that begin with `#` are remarks, except inside a text of several
//! lines.

use std::fmt::Display;

use colorito::{Board, Position, Record, Rules, Side};

use crate::setup::red_to_move;

/// The lines that are not remarks or empty.
fn lines(corpus: &str) -> impl Iterator<Item = &str> {
    corpus.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Texts of several lines: each begins after a line `== heading`, with which it is paired.
fn texts(corpus: &str) -> impl Iterator<Item = (&str, &str)> {
    let after_remarks = corpus.find("\n== ").map_or("", |start| &corpus[start..]);
    after_remarks.split("\n== ").skip(1).map(|text| text.split_once('\n').unwrap_or((text, "")))
}

/// Moves with the positions they belong to: `= start` or `= A@a1 b@c3` heads the lines of a position.
fn moves(corpus: &str) -> Vec<(Position, Vec<&str>)> {
    let start = Position::start(Rules::default(), Side::Red);
    let mut position = start.clone();
    let mut moves = Vec::new();
    for line in lines(corpus) {
        match line.strip_prefix("= ") {
            Some("start") => position = start.clone(),
            Some(pieces) => position = red_to_move(pieces),
            None => moves.push((position.clone(), line.split(" | ").collect())),
        }
    }
    moves
}

/// Collects what is wrong, so that one run tells all of it.
#[derive(Default)]
struct Complaints {
    checked: usize,
    found: Vec<String>,
}

impl Complaints {
    /// Expects a refusal that says a thing.
    fn expect_refusal<T, E: Display>(&mut self, text: &str, telling: &str, result: Result<T, E>) {
        self.checked += 1;
        match result {
            Ok(_) => self.found.push(format!("read, though it should not be: {text}")),
            Err(error) if !error.to_string().contains(telling) => {
                self.found.push(format!("{text}\n  expected: {telling}\n  message:  {error}"));
            }
            Err(_) => {}
        }
    }

    fn assert_none(self, at_least: usize) {
        assert!(self.found.is_empty(), "\n{}", self.found.join("\n"));
        assert!(self.checked >= at_least, "only {} texts", self.checked);
    }
}

#[test]
fn valid_positions_are_printed_as_they_were_read() {
    for text in lines(include_str!("../data/positions-valid.txt")) {
        let position =
            Position::parse(text, Rules::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), text);
    }
}

#[test]
fn blanks_around_the_fields_of_a_position_do_not_matter() {
    let text = "  jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ \t r\n r 0\r\n";
    assert_eq!(Position::parse(text, Rules::default()), Ok(Position::start(Rules::default(), Side::Red)));
}

#[test]
fn invalid_positions_are_refused() {
    let mut complaints = Complaints::default();
    for line in lines(include_str!("../data/positions-invalid.txt")) {
        let (text, telling) = line.split_once(" | ").expect("text | message");
        complaints.expect_refusal(text, telling, Position::parse(text, Rules::default()));
    }
    complaints.assert_none(40);
}

#[test]
fn valid_moves_are_read_and_printed_in_both_forms() {
    for (position, fields) in moves(include_str!("../data/moves-valid.txt")) {
        let &[text, short, long] = fields.as_slice() else { panic!("three fields: {fields:?}") };
        let m = position.parse_move(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(m.to_string(), short);
        let way = position.way(m).expect("a legal move");
        assert_eq!(way.map_or("pass".to_owned(), |way| way.to_string()), long);
        assert_eq!((position.parse_move(short), position.parse_move(long)), (Ok(m), Ok(m)));
    }
}

#[test]
fn invalid_moves_are_refused() {
    let mut complaints = Complaints::default();
    for (position, fields) in moves(include_str!("../data/moves-invalid.txt")) {
        let &[text, telling] = fields.as_slice() else { panic!("two fields: {fields:?}") };
        complaints.expect_refusal(text, telling, position.parse_move(text));
    }
    complaints.assert_none(30);
}

#[test]
fn valid_boards_are_read_and_printed_in_both_forms() {
    for (name, text) in texts(include_str!("../data/boards-valid.txt")) {
        let board: Board = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(board.to_string().parse(), Ok(board), "{name}");
        assert_eq!(format!("{board:#}").parse(), Ok(board), "{name}");
        assert_eq!(text.replace('\n', "\r\n").parse(), Ok(board), "{name}, with other line ends");
        if let Some(known) = Board::named(name.split(',').next().unwrap_or(name)) {
            assert_eq!(board, known, "{name}");
        }
    }
}

#[test]
fn invalid_boards_are_refused() {
    let mut complaints = Complaints::default();
    for (telling, text) in texts(include_str!("../data/boards-invalid.txt")) {
        complaints.expect_refusal(text, telling, text.parse::<Board>());
    }
    complaints.assert_none(25);
}

#[test]
fn valid_records_are_read_and_reading_back_what_was_written_gives_the_same_games() {
    for (name, text) in texts(include_str!("../data/records-valid.txt")) {
        let records = Record::read_all(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let written: Vec<String> = records.iter().map(Record::to_string).collect();
        for (record, text) in records.iter().zip(&written) {
            assert_eq!(text.parse().as_ref(), Ok(record), "{name}:\n{text}");
        }
        assert_eq!(Record::read_all(&written.concat()).as_ref(), Ok(&records), "{name}, all at once");
        let with_other_line_ends = text.replace('\n', "\r\n");
        let same = Record::read_all(&with_other_line_ends).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(same.len(), records.len(), "{name}, with other line ends");
    }
}

#[test]
fn invalid_records_are_refused() {
    let mut complaints = Complaints::default();
    for (telling, text) in texts(include_str!("../data/records-invalid.txt")) {
        complaints.expect_refusal(text, telling, text.parse::<Record>());
    }
    complaints.assert_none(40);
}

//! The kept lines: solo crossings and the shortest games.

mod common;

use std::{fs, path::Path};

use colorito::{Arrangement, Board, Piece, Position, Rules, Side};

use common::{all_rules, record, replay};

/// Red's pieces at the start and nothing else.
fn alone() -> Arrangement {
    let mut arrangement = Arrangement::EMPTY;
    for piece in Piece::of(Side::Red) {
        arrangement.set(piece.start(), Some(piece));
    }
    arrangement
}

/// The table of a section of `docs/records.md`.
fn section(title: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/records.md");
    let text = fs::read_to_string(file).expect("the table of records");
    let sections = text.split("## ").find(|section| section.starts_with(title));
    sections.expect("a section of that title").to_owned()
}

/// The rules for which a section has a row, with the number in it.
fn rows(section: &str) -> Vec<(Rules, usize)> {
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[_, variant, board, number, ..] = cells.as_slice() else { return None };
        let rules = Rules { board: Board::named(board)?, variant: variant.parse().ok()? };
        Some((rules, number.parse().ok()?))
    };
    section.lines().filter_map(row).collect()
}

#[test]
fn every_solo_crossing_replays() {
    let rows = rows(&section("Solo crossings"));
    for rules in all_rules() {
        let (_, number) = rows.iter().find(|(row, _)| *row == rules).expect("a row");
        let (position, side, moves) = record("solo", rules);
        assert_eq!((position.arrangement(), side), (alone(), Side::Red));
        assert_eq!(moves.len(), *number, "{rules:?}");
        replay(&position, side, &moves);
    }
    assert_eq!(rows.len(), 16);
}

#[test]
fn every_shortest_game_replays() {
    let rows = rows(&section("The shortest game"));
    for (rules, number) in &rows {
        let (mut position, _, moves) = record("game", *rules);
        assert_eq!(position, Position::start(*rules, Side::Red));
        for m in &moves {
            position.play(*m).expect("a legal move");
        }
        assert!(position.ending().is_some(), "{position:?}");
        assert_eq!(moves.len(), *number);
    }
    assert!(rows.len() >= 14);
}

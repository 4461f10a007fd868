//! The kept lines of the solo crossings.

mod common;

use std::{fs, path::Path};

use colorito::{Arrangement, Board, Move, Piece, Side, Space};

use common::{all_rules, parse, replay};

fn read_move(text: &str) -> Move {
    let middle = (2..text.len()).find_map(|middle| {
        let (from, to) = text.split_at_checked(middle)?;
        Some(Move::Go { from: from.parse::<Space>().ok()?, to: to.parse::<Space>().ok()? })
    });
    middle.unwrap_or_else(|| panic!("`{text}` is no move"))
}

/// Red's pieces at the start and nothing else.
fn alone() -> Arrangement {
    let mut arrangement = Arrangement::EMPTY;
    for piece in Piece::of(Side::Red) {
        arrangement.set(piece.start(), Some(piece));
    }
    arrangement
}

#[test]
fn every_solo_crossing_replays() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/records.md");
    let table = fs::read_to_string(table).expect("the table of records");
    for rules in all_rules() {
        let board = Board::name(&rules.board).expect("a built-in board");
        let name = format!("solo-{}-{board}.txt", rules.variant);
        let text = fs::read_to_string(folder.join(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let header = text.lines().find_map(|line| line.strip_prefix("! ")).expect("the position");
        let (position, side) = parse(header);
        assert_eq!((*position.rules(), side), (rules, Side::Red), "{name}");
        assert_eq!(position.arrangement(), alone(), "{name}");
        let moves = text.lines().filter(|line| !line.starts_with(['#', '!'])).flat_map(str::split_whitespace);
        let line: Vec<Move> = moves.map(read_move).collect();
        replay(&position, side, &line);
        let row = format!("| {} | {board} | {} |", rules.variant, line.len());
        assert!(table.contains(&row), "docs/records.md has no row `{row} …`");
    }
}

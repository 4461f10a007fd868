//! The kept lines: solo crossings and the shortest games.

mod common;

use std::{fs, path::Path};

use colorito::{Arrangement, Board, Move, Piece, Position, Rules, Side, Space};

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

/// A kept line: where it begins and its moves.
struct Kept {
    position: Position,
    side: Side,
    moves: Vec<Move>,
}

fn read(kind: &str, rules: Rules) -> Kept {
    let board = Board::name(&rules.board).expect("a built-in board");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let file = folder.join(format!("{kind}-{}-{board}.txt", rules.variant));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let header = text.lines().find_map(|line| line.strip_prefix("! ")).expect("the position");
    let (position, side) = parse(header);
    assert_eq!(*position.rules(), rules, "{}", file.display());
    let moves = text.lines().filter(|line| !line.starts_with(['#', '!'])).flat_map(str::split_whitespace);
    Kept { position, side, moves: moves.map(read_move).collect() }
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
        let kept = read("solo", rules);
        assert_eq!((kept.position.arrangement(), kept.side), (alone(), Side::Red));
        assert_eq!(kept.moves.len(), *number, "{rules:?}");
        replay(&kept.position, kept.side, &kept.moves);
    }
    assert_eq!(rows.len(), 16);
}

#[test]
fn every_shortest_game_replays() {
    let rows = rows(&section("The shortest game"));
    for (rules, number) in &rows {
        let kept = read("game", *rules);
        let mut position = Position::start(*rules, Side::Red);
        assert_eq!(kept.position, position);
        for m in &kept.moves {
            position.play(*m).expect("a legal move");
        }
        assert!(position.ending().is_some(), "{position:?}");
        assert_eq!(kept.moves.len(), *number);
    }
    assert!(rows.len() >= 14);
}

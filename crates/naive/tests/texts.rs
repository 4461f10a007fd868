//! Position and board texts, and the half-turn.

use colorito_naive::{COLUMNS, Naive, ROWS, STANDARD, START, TILES};

/// The half-turn image of a move text.
fn turned_move(text: &str) -> String {
    let mut turned = String::new();
    let mut rest = text;
    while let Some(column) = rest.chars().next() {
        let after = &rest[1..];
        let digits = after.find(char::is_alphabetic).unwrap_or(after.len());
        let row: u8 = after[..digits].parse().unwrap();
        turned.push(char::from(b'a' + b'j' - column as u8));
        turned.push_str(&(11 - row).to_string());
        rest = &after[digits..];
    }
    turned
}

#[test]
fn every_position_of_a_game_reads_back_and_turns() {
    for board in [STANDARD, COLUMNS, TILES, ROWS] {
        for strict in [false, true] {
            let mut position = Naive::new(START, board, strict, false).unwrap();
            // A fixed sequence that looks random is enough to reach varied positions.
            let mut state: usize = 1;
            for _ in 0..100 {
                let moves = position.moves();
                let text = position.to_text();
                assert_eq!(Naive::new(&text, board, strict, false).unwrap(), position);
                let turned = position.turned();
                let mut turned_moves: Vec<String> = moves.iter().map(|m| turned_move(m)).collect();
                turned_moves.sort();
                assert_eq!(turned.moves(), turned_moves, "{text}");
                assert_eq!(turned.turned(), position);
                let turned_again = Naive::new(&turned.to_text(), board, strict, false);
                assert_eq!(turned_again.unwrap(), turned);

                state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
                position.play(&moves[(state >> 8) % moves.len()]);
            }
        }
    }
}

#[test]
fn the_start_turns_into_itself_with_the_other_player() {
    let position = Naive::new(START, STANDARD, false, false).unwrap();
    assert_eq!(position.to_text(), START);
    assert_eq!(position.turned().to_text(), START.replace("r r", "b b"));
}

#[test]
fn bad_positions_are_rejected_with_the_place_of_the_fault() {
    let cases = [
        ("ABCDEFGHIJ", "", "row 1: 0 columns instead of 10"),
        ("ABCDEFGHIJ", "ABCDEFGHI", "row 1: 9 columns"),
        ("ABCDEFGHIJ", "ABCDEFGHIJ1", "row 1: more than 10 columns"),
        ("ABCDEFGHIJ", "ABCDEFGHIZ", "row 1: 'Z' in column j is no piece"),
        ("ABCDEFGHIJ", "ABCDEFGHIé", "'é' in column j is no piece"),
        ("ABCDEFGHIJ", "ABCDEFGHII", "I is on i1 and j1 at once"),
        ("ABCDEFGHIJ", "ABCDEFGHI1", "J is missing"),
        ("/10/K", "/01/K", "row 3: \"01\" is no run of 1 to 10"),
        ("/10/K", "/55/K", "row 3: \"55\" is no run of 1 to 10"),
        ("/10/K", "/K", "9 rows instead of 10"),
        ("/10/K", "/10/10/K", "11 rows instead of 10"),
        ("/10/KLMNOPQRST", "/K9/1LMNOPQRST", "K may not rest on a3"),
        (" r r 0", " r r", "3 fields instead of 4"),
        (" r r 0", " w r 0", "side \"w\" is neither r nor b"),
        (" r r 0", " r w 0", "starter \"w\" is neither r nor b"),
        (" r r 0", " r r +0", "plies \"+0\" are no number"),
        (" r r 0", " r r 99999999999", "are no number up to 1000000000"),
        (" r r 0", " r r 1", "plies 1 contradict side r and starter r"),
        (" r r 0", " b r 2", "plies 2 contradict side b and starter r"),
    ];
    for (good, bad, message) in cases {
        let text = START.replacen(good, bad, 1);
        assert_ne!(text, START, "{bad}");
        let error = Naive::new(&text, STANDARD, false, false).unwrap_err();
        assert!(error.contains(message), "{text}: {error}");
    }
}

#[test]
fn bad_boards_are_rejected_with_the_place_of_the_fault() {
    let cases = [
        ("..........\n", "", "9 lines instead of 10"),
        ("RYLD", "RYL", "row 8 has 9 letters instead of 10"),
        ("RYLD", "RYLX", "'X' on d8 is none of . R Y D L"),
        ("RYLD", "RYL.", "d8 must be coloured"),
        ("..........", "R.........", "a10 must be white"),
        ("RYLD", "RYLL", "share a colour"),
        ("RYLD", "DYLR", "share a colour"),
    ];
    for (good, bad, message) in cases {
        let board = STANDARD.replacen(good, bad, 1);
        let error = Naive::new(START, &board, false, false).unwrap_err();
        assert!(error.contains(message), "{bad}: {error}");
    }
    let swapped = STANDARD.replace('R', "?").replace('L', "R").replace('?', "L");
    let error = Naive::new(START, &swapped, false, false).unwrap_err();
    assert!(error.contains("a3 and j8 are no pair R-D or Y-L"), "{error}");
}

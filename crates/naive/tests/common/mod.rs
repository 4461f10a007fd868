//! Making positions for tests.

use colorito_naive::{Naive, STANDARD, START};

/// Every piece at its start.
pub(crate) fn start() -> &'static str {
    START.split(' ').next().unwrap()
}

/// The placement with the contents of the spaces of each pair exchanged, one pair after the other.
pub(crate) fn exchanged(placement: &str, pairs: &[(&str, &str)]) -> String {
    let expanded = placement.replace("10", &".".repeat(10));
    let mut rows: Vec<Vec<char>> = expanded.split('/').map(|row| row.chars().collect()).collect();
    rows.reverse();
    for (first, second) in pairs {
        let (first_column, first_row) = indices(first);
        let (second_column, second_row) = indices(second);
        let moved = rows[first_row][first_column];
        rows[first_row][first_column] = rows[second_row][second_column];
        rows[second_row][second_column] = moved;
    }
    rows.reverse();
    let texts: Vec<String> = rows.iter().map(|row| compressed(row)).collect();
    texts.join("/")
}

/// A position on the standard board under the standard rules.
pub(crate) fn standard(placement: &str, rest: &str) -> Naive {
    Naive::new(&format!("{placement} {rest}"), STANDARD, false, false).unwrap()
}

fn indices(space: &str) -> (usize, usize) {
    let (column, row) = space.split_at(1);
    let column = "abcdefghij".find(column).unwrap();
    (column, row.parse::<usize>().unwrap() - 1)
}

/// A row with every run of dots replaced by its length.
fn compressed(row: &[char]) -> String {
    let mut text: String = row.iter().collect();
    for length in (1..=10).rev() {
        text = text.replace(&".".repeat(length), &length.to_string());
    }
    text
}

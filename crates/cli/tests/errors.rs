//! Every error that docs/server.md lists can be said in every language.

use colorito_locales::Language;

const SERVER: &str = include_str!("../../../docs/server.md");

/// The words in backquotes of the first column of the table below a line.
fn first_column(heading: &str) -> Vec<&'static str> {
    let (_, table) = SERVER.split_once(heading).unwrap_or_else(|| panic!("no `{heading}`"));
    let rows =
        table.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    rows.filter_map(|row| row.split('|').nth(1)).flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

fn check(key: &str) {
    for language in Language::ALL {
        assert!(language.has(key), "{language} lacks {key}");
    }
}

#[test]
fn every_error_has_words_in_every_language() {
    let with_reasons = ["request", "move", "position", "board", "record"];
    let errors = first_column("## Errors");
    assert!(errors.len() > 30);
    for error in errors.into_iter().filter(|error| !with_reasons.contains(error)) {
        check(&format!("error-{error}"));
    }
    for error in ["request", "move", "record"] {
        let reasons = first_column(&format!("Reasons of `{error}`"));
        assert!(reasons.len() > 10, "{error}");
        for reason in reasons {
            check(&format!("error-{error}-{reason}"));
        }
    }
    let of_boards = ["not-white", "not-coloured", "equal-neighbours", "not-symmetric"];
    for reason in first_column("Reasons of `position`") {
        let of_board = of_boards.contains(&reason);
        check(&format!("error-{}-{reason}", if of_board { "board" } else { "position" }));
    }
    for reason in ["rows", "columns", "letter"] {
        check(&format!("error-board-{reason}"));
    }
}

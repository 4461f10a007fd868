//! The table of the rulebooks' sentences, `docs/rulebooks.md`, against what it names.

use std::{collections::BTreeSet, fs, path::Path};

use colorito_locales::Language;

/// A row: what is said, and the keys, places of the code and tests that belong to it.
struct Row {
    said: String,
    keys: Vec<String>,
    code: Vec<String>,
    tests: Vec<String>,
}

/// The rows of the table under a heading that ends before the next one.
fn rows() -> Vec<Row> {
    let page = include_str!("../../../../docs/rulebooks.md");
    let quoted = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let rows = page.lines().filter(|line| line.starts_with("| ") && line.contains('`'));
    rows.map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [.., said, keys, code, tests] = cells.as_slice() else { panic!("a row has four cells: {line}") };
        Row { said: (*said).to_owned(), keys: quoted(keys), code: quoted(code), tests: quoted(tests) }
    })
    .collect()
}

/// Whether the file at a place `path::name` is there and says the name.
fn is_there(place: &str, name_as: impl Fn(&str) -> String) -> bool {
    let (path, name) = place.split_once("::").unwrap_or((place, ""));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).is_ok_and(|text| text.contains(&name_as(name)))
}

#[test]
fn every_key_every_place_and_every_test_of_the_table_is_there() {
    let rows = rows();
    assert!(rows.len() >= 50, "{} rows", rows.len());
    for Row { said, keys, code, tests } in rows {
        assert!(!keys.is_empty() && !tests.is_empty(), "{said}: where is it said, what tests it?");
        for language in Language::ALL {
            let missing: Vec<&String> = keys.iter().filter(|key| !language.has(key)).collect();
            assert!(missing.is_empty(), "{said}: {language} lacks {missing:?}");
        }
        for place in code {
            assert!(is_there(&place, str::to_owned), "{said}: there is no {place}");
        }
        for test in tests {
            assert!(is_there(&test, |name| format!("fn {name}()")), "{said}: there is no test {test}");
        }
    }
}

#[test]
fn the_sentences_are_numbered_without_a_gap() {
    let page = include_str!("../../../../docs/rulebooks.md");
    let numbers: Vec<usize> =
        page.lines().filter_map(|line| line.strip_prefix("| ")?.split(' ').next()?.parse().ok()).collect();
    assert_eq!(numbers, (1..=41).collect::<Vec<_>>());
}

#[test]
fn all_that_is_ours_is_in_the_table() {
    let named: BTreeSet<String> = rows().into_iter().flat_map(|row| row.keys).collect();
    let marked = |key: &&str| key.contains("-ours-") && !key.ends_with("-note");
    let texts = colorito_locales::SOURCES.iter().filter(|source| source.language == "en");
    let keys = texts
        .flat_map(|source| source.text.lines())
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key);
    let forgotten: Vec<&str> = keys.filter(marked).filter(|key| !named.contains(*key)).collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
}

#[test]
fn the_credit_is_given_in_every_language() {
    for language in Language::ALL {
        let text = language.text("history-edition-text-1", &[]);
        assert!(text.contains("Daniel Danzer"), "{language}: {text}");
        assert!(language.text("history-edition-title", &[]).contains("2010"), "{language}");
    }
}

//! The languages against each other, and against those who use them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use colorito_locales::{Arg, Language};
use colorito_study::{
    examples::{self, HISTORY, SECTIONS},
    lessons, puzzles,
};

use crate::messages::messages;

/// The variables of each text.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn texts(language: Language) -> Texts {
    messages(language).iter().map(|message| (message.key.clone(), message.variables.clone())).collect()
}

#[test]
fn all_languages_have_the_same_texts_with_the_same_variables() {
    let english = texts(Language::English);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let other = texts(language);
        for (key, variables) in &english {
            let found = other.get(key).unwrap_or_else(|| panic!("{language} lacks {key}"));
            assert_eq!(found, variables, "{language}: the variables of {key}");
        }
        let more: Vec<&String> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(more.is_empty(), "{language} has texts that English lacks: {more:?}");
    }
}

#[test]
fn every_text_can_be_written_out() {
    for language in Language::ALL {
        for (key, variables) in texts(language) {
            for number in [0, 1, 2, 5] {
                let args: Vec<(&str, Arg)> =
                    variables.iter().map(|name| (name.as_str(), Arg::Number(number))).collect();
                let text = language.text(&key, &args);
                assert!(language.has(&key), "{language} lacks {key}");
                assert!(
                    !text.trim_matches(' ').is_empty() && !text.contains(['{', '}', '\u{2068}']),
                    "{key}: {text}"
                );
            }
        }
    }
}

#[test]
fn a_text_that_is_missing_shows_its_key() {
    assert_eq!(Language::German.text("no-such-text", &[]), "no-such-text");
}

/// The sources that may use texts: Rust, JavaScript and HTML, but not what is built from them.
fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for folder in ["crates", "web"] {
        visit(&root.join(folder), &mut found);
    }
    found
}

fn visit(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if path.is_dir() {
            let name = path.file_name().unwrap_or_default();
            if name != "target" && name != "node_modules" {
                visit(&path, found);
            }
        } else if ["rs", "js", "mjs", "ts", "html"].contains(&ending) {
            found.push((path.clone(), fs::read_to_string(&path).expect("sources are UTF-8")));
        }
    }
}

fn is_key_letter(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
}

/// The words of a text that could be keys.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter| !is_key_letter(letter)).filter(|word| word.contains('-'))
}

/// The beginnings of keys that are put together at run time: `keys: prefix-*` in a comment.
fn declared_prefixes(text: &str) -> impl Iterator<Item = &str> {
    text.split("keys: ").skip(1).flat_map(|rest| {
        let line = rest.lines().next().unwrap_or_default();
        line.split([' ', ',']).filter_map(|word| word.strip_suffix('*'))
    })
}

/// The texts of lessons, puzzles, rules and history, which are put together from what there is of these.
fn told_by_the_study() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for lesson in lessons::all() {
        let key = lesson.key;
        keys.extend([format!("learn-{key}-title"), format!("learn-{key}-intro")]);
        for number in 1..=lesson.exercises.len() {
            keys.extend([format!("learn-{key}-{number}-task"), format!("learn-{key}-{number}-right")]);
        }
    }
    let kinds = puzzles::all().iter().map(|puzzle| puzzle.kind.code());
    keys.extend(kinds.flat_map(|kind| [format!("puzzle-kind-{kind}"), format!("puzzle-task-{kind}")]));
    keys.extend(SECTIONS.iter().flat_map(|section| section.keys("rules")));
    keys.extend(HISTORY.iter().flat_map(|section| section.keys("history")));
    keys.extend(examples::all().iter().map(|example| format!("rules-example-{}", example.key)));
    keys
}

#[test]
fn every_text_of_the_study_exists() {
    let missing: Vec<String> =
        told_by_the_study().into_iter().filter(|key| !Language::English.has(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_text_is_used() {
    let sources = sources();
    let study = told_by_the_study();
    let asked = sources.iter().flat_map(|(_, text)| asked_for(text));
    let used: BTreeSet<&str> = sources.iter().flat_map(|(_, text)| words(text)).chain(asked).collect();
    let prefixes: Vec<&str> = sources.iter().flat_map(|(_, text)| declared_prefixes(text)).collect();
    let unused: Vec<String> = texts(Language::English)
        .into_keys()
        .filter(|key| !used.contains(key.as_str()) && !study.contains(key))
        .filter(|key| !prefixes.iter().any(|prefix| key.starts_with(prefix)))
        .collect();
    assert!(unused.is_empty(), "texts that nobody uses: {unused:?}");
}

#[test]
fn every_declared_prefix_has_texts() {
    let keys = texts(Language::English);
    for (path, text) in sources() {
        if path.starts_with(env!("CARGO_MANIFEST_DIR")) {
            continue;
        }
        for prefix in declared_prefixes(&text) {
            let any = keys.keys().any(|key| key.starts_with(prefix));
            assert!(any, "{}: no text begins with {prefix}", path.display());
        }
    }
}

/// What stands between a mark and the quotation mark that ends it, for each place of the mark.
fn quoted<'a>(text: &'a str, mark: &'a str, quote: char) -> impl Iterator<Item = &'a str> {
    let calls = text.match_indices(mark).filter(move |(at, _)| {
        // `t(` is a name of its own, not the end of another.
        !text[..*at].ends_with(|before: char| before.is_alphanumeric() || before == '_' || before == '.')
    });
    calls.filter_map(move |(at, _)| text[at + mark.len()..].split(quote).next())
}

/// The keys a page asks for by name.
fn asked_for(text: &str) -> impl Iterator<Item = &str> {
    let calls = [("t('", '\''), ("t(\"", '"'), ("data-t=\"", '"')];
    calls.into_iter().flat_map(move |(mark, quote)| quoted(text, mark, quote))
}

#[test]
fn every_text_the_pages_ask_for_exists() {
    let keys = texts(Language::English);
    for (path, text) in sources().into_iter().filter(|(path, _)| path.extension().is_some_and(|e| e != "rs"))
    {
        for key in asked_for(&text) {
            // A key that ends in a dash is the beginning of one put together at run time.
            let known = keys.contains_key(key) || key.ends_with('-');
            assert!(known, "{}: there is no text `{key}`", path.display());
        }
    }
}

#[test]
fn every_text_that_rust_names_exists() {
    let keys = texts(Language::English);
    let families = ["learn-", "puzzle-", "review-", "rules-", "history-", "terminal-"];
    for (path, text) in sources().into_iter().filter(|(path, _)| path.extension().is_some_and(|e| e == "rs"))
    {
        // Every second part between quotation marks is a literal, as long as no quotation mark is quoted.
        for literal in text.lines().flat_map(|line| line.split('"').skip(1).step_by(2)) {
            let named = families.iter().any(|family| literal.starts_with(family));
            if named && literal.chars().all(is_key_letter) && !literal.ends_with('-') {
                assert!(keys.contains_key(literal), "{}: there is no text `{literal}`", path.display());
            }
        }
    }
}

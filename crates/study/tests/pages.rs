//! The texts of the rules page and the history page.

use colorito_locales::Language;
use colorito_study::examples::{self, HISTORY, SECTIONS, Section};

/// All keys of the rules page in order.
fn rules() -> Vec<String> {
    let mut keys = vec!["rules-title".to_owned(), "rules-lead".to_owned()];
    keys.extend(SECTIONS.iter().flat_map(|section| section.keys("rules")));
    keys.extend(examples::all().iter().map(|example| format!("rules-example-{}", example.key)));
    keys
}

/// All keys of the history page in order.
fn history() -> Vec<String> {
    let sections = HISTORY.iter().flat_map(|section| section.keys("history"));
    ["history-title".to_owned()].into_iter().chain(sections).collect()
}

#[test]
fn every_paragraph_is_there_and_none_more() {
    for language in Language::ALL {
        for key in rules().into_iter().chain(history()) {
            assert!(language.has(&key), "{language} lacks {key}");
        }
        let pages = SECTIONS.map(|section| ("rules", section)).into_iter();
        for (page, section) in pages.chain(HISTORY.map(|section| ("history", section))) {
            let Section { key, paragraphs, ours, .. } = section;
            for next in
                [format!("{page}-{key}-text-{}", paragraphs + 1), format!("{page}-{key}-ours-{}", ours + 1)]
            {
                assert!(!language.has(&next), "{next} is never shown");
            }
        }
    }
}

#[test]
fn the_rules_fit_on_two_sheets() {
    let words: usize =
        rules().iter().map(|key| Language::English.text(key, &[]).split_whitespace().count()).sum();
    assert!((800..=1_250).contains(&words), "{words} words");
}

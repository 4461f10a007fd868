//! The texts of the rules page and the history page.

use colorito_locales::Language;
use colorito_study::examples::{self, HISTORY, SECTIONS};

/// All keys of the rules page in order.
fn rules() -> Vec<String> {
    let mut keys = vec!["rules-title".to_owned(), "rules-lead".to_owned()];
    for section in SECTIONS {
        keys.push(format!("rules-{}-title", section.key));
        keys.extend((1..=section.paragraphs).map(|n| format!("rules-{}-text-{n}", section.key)));
    }
    keys.extend(examples::all().iter().map(|example| format!("rules-example-{}", example.key)));
    keys
}

#[test]
fn every_paragraph_is_there_and_none_more() {
    for language in Language::ALL {
        let history = (1..=HISTORY).map(|n| format!("history-text-{n}"));
        for key in rules().into_iter().chain(history).chain(["history-title".to_owned()]) {
            assert!(language.has(&key), "{language} lacks {key}");
        }
        for section in SECTIONS {
            let next = format!("rules-{}-text-{}", section.key, section.paragraphs + 1);
            assert!(!language.has(&next), "{next} is never shown");
        }
        assert!(!language.has(&format!("history-text-{}", HISTORY + 1)));
    }
}

#[test]
fn the_rules_fit_on_two_sheets() {
    let words: usize =
        rules().iter().map(|key| Language::English.text(key, &[]).split_whitespace().count()).sum();
    assert!((800..=1_050).contains(&words), "{words} words");
}

#[test]
fn examples_are_plain_data() {
    let value = serde_json::to_value(examples::all()).unwrap();
    assert_eq!(value[1]["key"], "step");
    assert_eq!(value[1]["move"], "g2h3");
    assert_eq!(value[0]["move"], serde_json::Value::Null);
}

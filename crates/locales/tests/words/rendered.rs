//! Every message in every language with every kind of value: held against what no grammar allows, and written
//! into `docs/words` as a reviewer of each language can read it in one go.

use std::{collections::BTreeSet, env, fmt::Write, fs, path::PathBuf};

use colorito_locales::Language;

use crate::{
    glossary, grammar,
    messages::{Message, messages},
    values,
};

/// What people read of a message: the distinct texts it has for all kinds of values.
struct Rendered {
    file: &'static str,
    key: String,
    texts: Vec<String>,
}

fn rendered(language: Language) -> Vec<Rendered> {
    let render = |message: &Message| {
        let mut seen = BTreeSet::new();
        let all = values::combinations(language, message).into_iter().map(|args| {
            let named: Vec<_> = args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect();
            language.text(&message.key, &named)
        });
        let texts = all.filter(|text| seen.insert(text.clone())).collect();
        Rendered { file: message.file, key: message.key.clone(), texts }
    };
    messages(language).iter().map(render).collect()
}

#[test]
fn no_message_breaks_a_rule_of_its_language() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let refused = glossary::of(language).refused;
        for Rendered { key, texts, .. } in rendered(language) {
            for text in texts {
                let words = refused.iter().filter(|word| grammar::has_word(language, &text, word));
                let words = words.map(|word| format!("`{word}` is not our word"));
                let broken = grammar::faults(language, &key, &text).into_iter().chain(words);
                faults.extend(broken.map(|fault| format!("{language} {key}: {fault}: {text}")));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_term_of_the_glossary_is_used() {
    for language in Language::ALL {
        let texts: Vec<String> = rendered(language)
            .into_iter()
            .flat_map(|message| message.texts)
            .map(|text| text.to_lowercase())
            .collect();
        let terms = glossary::of(language).terms;
        assert!(terms.len() > 20, "{language} has a glossary");
        for term in terms {
            let used = texts.iter().any(|text| text.contains(&term.to_lowercase()));
            assert!(used, "{language}: no text says `{term}`");
        }
    }
}

/// The list of a language, as a page of Markdown.
fn list(language: Language) -> String {
    let mut page = format!(
        "# All texts, `{language}`\n\nEvery message as people read it, with each kind of value filled in. Made by \
         `COLORITO_UPDATE_WORDS=1 cargo test -p colorito-locales\n--test words`; the texts themselves are in \
         `locales/{language}`, the terms in [`words.md`](../words.md).\n"
    );
    let mut file = "";
    for message in rendered(language) {
        if message.file != file {
            file = message.file;
            let _ = writeln!(page, "\n## {file}\n");
        }
        match message.texts.as_slice() {
            [text] => {
                let _ = writeln!(page, "- `{}` {text}", message.key);
            }
            texts => {
                let _ = writeln!(page, "- `{}`", message.key);
                for text in texts {
                    let _ = writeln!(page, "  - {text}");
                }
            }
        }
    }
    page
}

#[test]
fn the_lists_for_reviewers_are_up_to_date() {
    for language in Language::ALL {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/words/{language}.md"));
        let wanted = list(language);
        if env::var_os("COLORITO_UPDATE_WORDS").is_some() {
            fs::write(&path, &wanted).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        let differs = found.lines().zip(wanted.lines()).find(|(found, wanted)| found != wanted);
        assert!(
            found == wanted,
            "docs/words/{language}.md is not up to date ({differs:?}): run COLORITO_UPDATE_WORDS=1 cargo test -p \
             colorito-locales --test words, and read what has changed"
        );
    }
}

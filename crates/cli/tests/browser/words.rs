//! The page's reader of Fluent files against the full implementation.

use std::collections::BTreeSet;

use colorito_locales::{Arg, SOURCES, Source};
use serde_json::{Map, Value, json};

use crate::{driver::Looks, page::visit};

/// Formats every message of a file, once for each set of values. The file is fetched once: a page
/// that asks for it again and again is one the server tells to wait.
const SCRIPT: &str = "
    const [language, file, sets, done] = arguments;
    import('/app/fluent.js').then(async ({ parse, formatter }) => {
        const answer = await fetch(`/locales/${language}/${file}`);
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        const messages = parse(await answer.text());
        const say = formatter(messages, language);
        done(sets.map((values) =>
            Object.fromEntries([...messages.keys()].map((key) => [key, say(key, values)]))));
    }).catch((error) => done(String(error)));";

/// The keys of a file: what begins a line and is followed by an equals sign.
fn keys(source: &Source) -> BTreeSet<&str> {
    let starts =
        source.text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    starts.filter_map(|line| line.split_once('=')).map(|(key, _)| key.trim()).collect()
}

/// The variables a file names; `$Piece` is `$piece` with a capital.
fn variables(source: &Source) -> BTreeSet<String> {
    let named = source.text.split('$').skip(1);
    named
        .filter_map(|rest| {
            rest.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-' && letter != '_')
                .next()
        })
        .map(str::to_lowercase)
        .collect()
}

/// What every variable of a file is set to, in turn.
fn values() -> Vec<Arg> {
    let texts = ["you", "computer", "anna", "won", "lost", "red", "dark-blue", "step", "jump"];
    [0, 1, 2, 17].map(Arg::Number).into_iter().chain(texts.map(Arg::from)).collect()
}

/// Every variable set to one value, for the page.
fn set(named: &BTreeSet<String>, value: &Arg) -> Value {
    let told = match value {
        Arg::Number(number) => json!(number),
        Arg::Text(text) => json!(text),
    };
    Value::Object(named.iter().map(|name| (name.clone(), told.clone())).collect())
}

#[test]
fn the_page_says_what_the_full_implementation_says() {
    visit(&Looks::default(), async |page| {
        page.go("/").await;
        for source in SOURCES {
            let named = variables(source);
            let sets = values().iter().map(|value| set(&named, value)).collect();
            let arguments = vec![json!(source.language), json!(source.file), sets];
            let answer = page.run_async(SCRIPT, arguments).await;
            let said = answer.as_array().unwrap_or_else(|| panic!("{}: {answer}", source.file));
            assert_eq!(said.len(), values().len(), "{}", source.file);
            let language: colorito_locales::Language = source.language.parse().unwrap();
            for (value, said) in values().iter().zip(said) {
                let args: Vec<(&str, Arg)> =
                    named.iter().map(|name| (name.as_str(), value.clone())).collect();
                assert_eq!(said.as_object().map_or(0, Map::len), keys(source).len(), "{said}");
                for key in keys(source) {
                    let expected = language.text(key, &args);
                    assert_eq!(said[key], expected.as_str(), "{key} in {language}");
                }
            }
        }
    });
}

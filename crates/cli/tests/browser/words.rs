//! The page's reader of Fluent files against the full implementation.

use std::collections::BTreeSet;

use colorito_locales::{Arg, SOURCES, Source};
use serde_json::{Map, Value, json};

use crate::{driver::Looks, page::visit};

/// Formats every message of a file.
const SCRIPT: &str = "
    const [language, file, values, done] = arguments;
    import('/app/fluent.js').then(async ({ parse, formatter }) => {
        const messages = parse(await (await fetch(`/locales/${language}/${file}`)).text());
        const say = formatter(messages, language);
        done(Object.fromEntries([...messages.keys()].map((key) => [key, say(key, values)])));
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

#[test]
fn the_page_says_what_the_full_implementation_says() {
    visit(&Looks::default(), async |page| {
        page.go("/").await;
        for source in SOURCES {
            let named = variables(source);
            let texts = ["you", "computer", "anna", "won", "lost", "red", "dark-blue", "step", "jump"];
            for value in [0, 1, 2, 17].map(Arg::Number).into_iter().chain(texts.map(Arg::from)) {
                let told = match &value {
                    Arg::Number(number) => json!(number),
                    Arg::Text(text) => json!(text),
                };
                let values: Map<String, Value> =
                    named.iter().map(|name| (name.clone(), told.clone())).collect();
                let args: Vec<(&str, Arg)> =
                    named.iter().map(|name| (name.as_str(), value.clone())).collect();
                let arguments = vec![json!(source.language), json!(source.file), Value::Object(values)];
                let said = page.run_async(SCRIPT, arguments).await;
                let language: colorito_locales::Language = source.language.parse().unwrap();
                assert_eq!(said.as_object().map_or(0, Map::len), keys(source).len(), "{said}");
                for key in keys(source) {
                    let expected = language.text(key, &args);
                    assert_eq!(said[key], expected.as_str(), "{key} in {language}");
                }
            }
        }
    });
}

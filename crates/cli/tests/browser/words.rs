//! The page's reader of Fluent files against the full implementation.

use colorito_locales::{Language, all_messages};
use serde_json::{Map, Value, json};

use crate::{driver::Looks, page::visit};

/// Formats every message of a language with the same values as Rust does.
const SCRIPT: &str = "
    const [language, files, values, done] = arguments;
    import('/app/fluent.js').then(async ({ parse, formatter }) => {
        const said = {};
        for (const file of files) {
            const messages = parse(await (await fetch(`/locales/${language}/${file}.ftl`)).text());
            const say = formatter(messages, language);
            for (const key of messages.keys()) said[key] = say(key, values[key]);
        }
        done(said);
    }, (error) => done(String(error)));";

#[test]
fn the_page_says_what_the_full_implementation_says() {
    visit(&Looks::default(), async |page| {
        page.go("/").await;
        for language in Language::ALL {
            for count in [0, 1, 2, 17] {
                let messages = all_messages(language, count);
                let values: Map<String, Value> =
                    messages.iter().map(|message| (message.key.clone(), message.values_as_json())).collect();
                let files = json!(["app"]);
                let arguments = vec![json!(language.tag()), files, Value::Object(values)];
                let said = page.run_async(SCRIPT, arguments).await;
                for message in messages.iter().filter(|message| message.file == "app") {
                    assert_eq!(said[&message.key], message.text.as_str(), "{} in {language}", message.key);
                }
            }
        }
    });
}

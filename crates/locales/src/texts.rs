//! The texts and how they are looked up.

use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::Language;

/// A file of texts.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// The tag of its language.
    pub language: &'static str,
    /// Its name.
    pub file: &'static str,
    /// What it says, in Fluent's syntax.
    pub text: &'static str,
}

/// All files, language by language in the order of their names.
pub static SOURCES: &[Source] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// A value that a text names.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number, which also chooses between singular and plural.
    Number(i64),
    /// A text.
    Text(String),
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 4]> = LazyLock::new(|| Language::ALL.map(bundle));

/// All that can be read of a language's files; that nothing is left unread is tested.
fn bundle(language: Language) -> Bundle {
    let identifier: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![identifier]);
    bundle.set_use_isolating(false);
    for source in SOURCES.iter().filter(|source| source.language == language.tag()) {
        let resource = match FluentResource::try_new(source.text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The text with its first letter as a capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Language {
    /// Whether this language has a text.
    pub fn has(self, key: &str) -> bool {
        BUNDLES[self as usize].get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// A text with its values filled in; the English one if this language lacks it, and the key if there is
    /// none.
    ///
    /// A text that begins with a value asks for it with a capital: `{ $Piece }` is the value `piece` with a
    /// capital letter.
    pub fn text(self, key: &str, args: &[(&str, Arg)]) -> String {
        [self, Language::English]
            .into_iter()
            .find_map(|language| language.lookup(key, args))
            .unwrap_or_else(|| key.to_owned())
    }

    fn lookup(self, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        let bundle = &BUNDLES[self as usize];
        let pattern = bundle.get_message(key)?.value()?;
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            let [value, first] = match arg {
                Arg::Number(number) => [FluentValue::from(*number), FluentValue::from(*number)],
                Arg::Text(text) => [FluentValue::from(text.clone()), FluentValue::from(capital(text))],
            };
            values.set(*name, value);
            values.set(capital(name), first);
        }
        Some(bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned())
    }
}

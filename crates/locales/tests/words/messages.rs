//! The messages of a language as its files have them.

use std::{collections::BTreeSet, sync::LazyLock};

use colorito_locales::{Language, SOURCES};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// A message of a file.
pub(crate) struct Message {
    /// The file's name.
    pub(crate) file: &'static str,
    /// The message's name.
    pub(crate) key: String,
    /// The variables it names.
    pub(crate) variables: BTreeSet<String>,
    /// Those that choose between its forms.
    pub(crate) selectors: BTreeSet<String>,
}

static MESSAGES: LazyLock<[Vec<Message>; 4]> = LazyLock::new(|| Language::ALL.map(read));

/// All messages of a language in the order of its files.
pub(crate) fn messages(language: Language) -> &'static [Message] {
    &MESSAGES[language as usize]
}

fn read(language: Language) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    for source in SOURCES.iter().filter(|source| source.language == language.tag()) {
        let place = format!("{language}/{}", source.file);
        let resource = parser::parse(source.text).unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.to_owned();
                    let pattern = message.value.unwrap_or_else(|| panic!("{place}: {key} has no text"));
                    assert!(message.attributes.is_empty(), "{place}: {key} has attributes");
                    assert!(messages.iter().all(|other| other.key != key), "{place}: {key} is there twice");
                    let mut message = Message {
                        file: source.file,
                        key,
                        variables: BTreeSet::new(),
                        selectors: BTreeSet::new(),
                    };
                    message.collect(&pattern);
                    messages.push(message);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(_) | Entry::Junk { .. } => panic!("{place}: only plain texts: {entry:?}"),
            }
        }
    }
    messages
}

impl Message {
    fn collect(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => self.variables.extend(variable(inline)),
                Expression::Select { selector, variants } => {
                    self.variables.extend(variable(selector));
                    self.selectors.extend(variable(selector));
                    for variant in variants {
                        self.collect(&variant.value);
                    }
                }
            }
        }
    }
}

/// The variable an expression names; `$Piece` is `$piece` with a capital.
fn variable(expression: &InlineExpression<&str>) -> Option<String> {
    match expression {
        InlineExpression::VariableReference { id } => Some(id.name.to_lowercase()),
        InlineExpression::StringLiteral { .. } => None,
        _ => panic!("only variables and literals may stand in braces: {expression:?}"),
    }
}

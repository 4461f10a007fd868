//! The description of all addresses: as an `OpenAPI` document, and as a page made from it.

use std::fmt::Write as _;

use colorito_locales::Language;
use colorito_play::Command;
use colorito_wire::{AnalysisNews, AnalysisQuestion, LobbyNews, News, WatchNews};
use utoipa::{
    OpenApi,
    openapi::{self, RefOr, path::Operation},
};

/// What the document says beside the addresses.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Colorito",
        description = "Games of Colorito with two seats each. Sides, variants, positions, moves and records are \
                       written as everywhere in this project."
    ),
    components(schemas(News, Command, AnalysisQuestion, AnalysisNews, LobbyNews, WatchNews))
)]
struct Frame;

/// The document without addresses.
pub(super) fn frame() -> openapi::OpenApi {
    Frame::openapi()
}

/// Gives every operation a name of its own, made of its method and address: programs that are made from the
/// document need them.
pub(super) fn name_operations(description: &mut openapi::OpenApi) {
    for (address, item) in &mut description.paths.paths {
        let operations = [
            ("get", &mut item.get),
            ("post", &mut item.post),
            ("put", &mut item.put),
            ("delete", &mut item.delete),
        ];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                operation.operation_id = Some(name(method, address));
            }
        }
    }
}

/// An operation's name: `get-games-id` for `GET /api/games/{id}`.
fn name(method: &str, address: &str) -> String {
    let words = address.trim_start_matches("/api").split(|letter: char| !letter.is_ascii_alphabetic());
    let words = words.filter(|word| !word.is_empty()).flat_map(|word| ["-", word]);
    [method].into_iter().chain(words).collect::<String>().to_lowercase()
}

/// The document as a page in a language.
pub(super) fn page(description: &openapi::OpenApi, language: Language) -> String {
    let mut list = String::new();
    for (address, item) in &description.paths.paths {
        let operations =
            [("get", &item.get), ("post", &item.post), ("put", &item.put), ("delete", &item.delete)];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                let entry = Entry { method, address, operation };
                entry.describe(&mut list, language).expect("writing to a string cannot fail");
            }
        }
    }
    let [title, lead] = ["api-title", "api-lead"].map(|key| marked_up(&language.text(key, &[])));
    format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\"><title>Colorito · {title}</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><main><h1>{title}</h1>\
         <p>{lead} <a href=\"/api/openapi.json\">openapi.json</a></p><dl>{list}</dl></main></html>"
    )
}

/// One thing that can be asked.
struct Entry<'a> {
    method: &'a str,
    address: &'a str,
    operation: &'a Operation,
}

impl Entry<'_> {
    // keys: api-*
    fn describe(&self, list: &mut String, language: Language) -> Result<(), std::fmt::Error> {
        let said = |key: &str| language.has(key).then(|| marked_up(&language.text(key, &[])));
        let key = format!("api-{}", name(self.method, self.address));
        let address = escape(self.address);
        write!(list, "<dt><code>{} {address}</code><dd>", self.method.to_uppercase())?;
        // What nobody has written down in any language yet is told as programs are told.
        let summary = || marked_up(self.operation.summary.as_deref().unwrap_or_default());
        list.push_str(&said(&key).unwrap_or_else(summary));
        if let Some(more) = said(&format!("{key}-more")) {
            write!(list, " {more}")?;
        }
        for parameter in self.operation.parameters.iter().flatten() {
            // Parameters are written where they are used.
            let RefOr::T(parameter) = parameter else { continue };
            if let Some(what) = said(&format!("api-parameter-{}", parameter.name.replace('_', "-"))) {
                write!(list, "<br><code>{}</code> {what}", escape(&parameter.name))?;
            }
        }
        Ok(())
    }
}

/// A text with what stands between backquotes set as code.
fn marked_up(text: &str) -> String {
    let parts = text.split('`').map(escape).enumerate();
    parts.map(|(at, part)| if at % 2 == 1 { format!("<code>{part}</code>") } else { part }).collect()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

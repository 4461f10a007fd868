//! The description of all addresses: as an `OpenAPI` document, and as a page made from it.

use std::fmt::Write as _;

use colorito_play::Command;
use colorito_wire::{AnalysisNews, AnalysisQuestion, News};
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
    components(schemas(News, Command, AnalysisQuestion, AnalysisNews))
)]
struct Frame;

/// The document without addresses.
pub(super) fn frame() -> openapi::OpenApi {
    Frame::openapi()
}

/// The document as a page.
pub(super) fn page(description: &openapi::OpenApi) -> String {
    let mut list = String::new();
    for (address, item) in &description.paths.paths {
        let operations =
            [("GET", &item.get), ("POST", &item.post), ("PUT", &item.put), ("DELETE", &item.delete)];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                describe(&mut list, method, address, operation).expect("writing to a string cannot fail");
            }
        }
    }
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Colorito: addresses</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><h1>Addresses</h1>\
         <p>All of it for programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p><dl>{list}</dl></html>"
    )
}

fn describe(
    list: &mut String,
    method: &str,
    address: &str,
    operation: &Operation,
) -> Result<(), std::fmt::Error> {
    let summary = operation.summary.as_deref().unwrap_or_default();
    write!(list, "<dt><code>{method} {}</code><dd>{}.", escape(address), escape(summary))?;
    if let Some(more) = &operation.description {
        write!(list, " {}", escape(more))?;
    }
    for parameter in operation.parameters.iter().flatten() {
        // Parameters are written where they are used.
        let RefOr::T(parameter) = parameter else { continue };
        let what = parameter.description.as_deref().unwrap_or_default();
        write!(list, "<br><code>{}</code> {}", escape(&parameter.name), escape(what))?;
    }
    Ok(())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

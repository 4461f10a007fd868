//! The glossary, `docs/words.md`, as data.

use colorito_locales::Language;

/// A language's part of the glossary.
pub(crate) struct Glossary {
    /// The terms, which some text uses.
    pub(crate) terms: Vec<String>,
    /// What no text says instead.
    pub(crate) refused: Vec<String>,
}

pub(crate) fn of(language: Language) -> Glossary {
    let heading = match language {
        Language::English => "## English\n",
        Language::German => "## Deutsch\n",
        Language::Spanish => "## Español\n",
        Language::Japanese => "## 日本語\n",
    };
    let page = include_str!("../../../../docs/words.md");
    let section = page.split(heading).nth(1).expect("every language has a section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let mut glossary = Glossary { terms: Vec::new(), refused: Vec::new() };
    for row in rows {
        let cells: Vec<&str> = row.split('|').collect();
        assert_eq!(cells.len(), 6, "a row has four cells: {row}");
        glossary.terms.extend(quoted(cells[1]));
        glossary.refused.extend(quoted(cells[4]));
    }
    glossary
}

/// What stands between backquotes.
fn quoted(cell: &str) -> impl Iterator<Item = String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned)
}

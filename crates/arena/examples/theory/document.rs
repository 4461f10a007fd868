//! The document with places for what the tool writes.

use std::fmt;

/// A place that is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DocumentError {
    name: String,
    missing: String,
}

impl fmt::Display for DocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the place of `{}` has no line `{}` of its own", self.name, self.missing)
    }
}

impl std::error::Error for DocumentError {}

/// The document with the text of a place replaced. A place begins with a line `<!-- theory: NAME -->` and ends
/// with a line `<!-- end -->`.
pub(crate) fn replaced(document: &str, name: &str, text: &str) -> Result<String, DocumentError> {
    let begin = format!("<!-- theory: {name} -->\n");
    let end = "<!-- end -->\n";
    let missing = |mark: &str| DocumentError { name: name.to_owned(), missing: mark.trim_end().to_owned() };
    let (before, rest) = document.split_once(&begin).ok_or_else(|| missing(&begin))?;
    let (_, after) = rest.split_once(end).ok_or_else(|| missing(end))?;
    Ok(format!("{before}{begin}\n{}\n\n{end}{after}", text.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str =
        "# T\n\n<!-- theory: a -->\nold\n<!-- end -->\n\nprose\n<!-- theory: b -->\n<!-- end -->\n";

    #[test]
    fn only_the_place_is_replaced_and_twice_is_as_once() {
        let once = replaced(DOCUMENT, "a", "new\n").unwrap();
        assert!(once.contains("<!-- theory: a -->\n\nnew\n\n<!-- end -->\n\nprose") && !once.contains("old"));
        assert_eq!(replaced(&once, "a", "new").unwrap(), once);
    }

    #[test]
    fn missing_places_are_named() {
        let error = replaced(DOCUMENT, "c", "").unwrap_err().to_string();
        assert_eq!(error, "the place of `c` has no line `<!-- theory: c -->` of its own");
        assert!(replaced("<!-- theory: a -->\n", "a", "").unwrap_err().to_string().contains("end"));
    }
}

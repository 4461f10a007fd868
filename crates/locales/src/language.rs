//! The four languages.

use std::{fmt, str::FromStr};

/// A language the texts are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Language {
    /// English, for everyone who asks for nothing else.
    #[default]
    English,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// Japanese.
    Japanese,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 4] =
        [Language::English, Language::German, Language::Spanish, Language::Japanese];

    /// The two letters it is known by.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Spanish => "es",
            Language::Japanese => "ja",
        }
    }

    /// The first language of a list of tags that is here, whatever region they name: `de-AT`, `ja_JP.UTF-8`.
    pub fn negotiate<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Language> {
        tags.into_iter().find_map(|tag| {
            let first = tag.trim().split(['-', '_', '.', ';', '@']).next()?;
            Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(first))
        })
    }

    /// Hundredths as a decimal number with one digit: `1.5`, or `1,5` where that is the custom.
    pub fn decimal(self, hundredths: i32) -> String {
        let text = format!("{:.1}", f64::from(hundredths) / 100.0);
        let text = if text == "-0.0" { "0.0".to_owned() } else { text };
        match self {
            Language::English | Language::Japanese => text,
            Language::German | Language::Spanish => text.replace('.', ","),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text names no language that is here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseLanguageError(String);

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no language here; there are `en`, `de`, `es` and `ja`", self.0)
    }
}

impl std::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Language, ParseLanguageError> {
        Language::ALL
            .into_iter()
            .find(|language| language.tag() == text)
            .ok_or_else(|| ParseLanguageError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_here_is_taken() {
        assert_eq!(Language::negotiate(["fr", "ja_JP.UTF-8", "de"]), Some(Language::Japanese));
        assert_eq!(Language::negotiate(["ES-mx;q=0.8"]), Some(Language::Spanish));
        assert_eq!(Language::negotiate(["C", "", "english"]), None);
    }

    #[test]
    fn decimals_are_written_as_people_do() {
        assert_eq!(Language::English.decimal(-125), "-1.2");
        assert_eq!(Language::German.decimal(150), "1,5");
        assert_eq!(Language::Spanish.decimal(-2), "0,0");
    }
}

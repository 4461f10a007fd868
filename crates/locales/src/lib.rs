#![doc = include_str!("../README.md")]

mod language;
mod texts;

pub use language::{Language, ParseLanguageError};
pub use texts::{Arg, SOURCES, Source};

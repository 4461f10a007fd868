//! The texts of all languages: against each other, against those who use them, against what grammar allows,
//! and against the rulebooks.

mod glossary;
mod grammar;
mod messages;
mod rendered;
mod rulebooks;
mod texts;
mod values;

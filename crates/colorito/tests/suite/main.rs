//! The rules of Colorito, tested from outside: one module a subject.

mod against_naive;
mod corpora;
mod endings;
mod games;
mod moves;
mod nouns;
mod parsers;
mod perft_suite;
mod properties;
mod random;
mod records;
mod reference;
mod setup;
mod variants;

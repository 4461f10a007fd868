//! The rules of Colorito, tested from outside: one module a subject.

mod against_naive;
mod endings;
mod moves;
mod perft_suite;
mod random;
mod reference;
mod setup;
mod variants;

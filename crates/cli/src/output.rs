//! Writing to standard output.

use std::io::{self, Write};

use crate::Failure;

/// Writes a line at once, so that a program at the other end of a pipe can answer it.
pub(crate) fn line(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    Ok(out.flush()?)
}

//! Running the command in tests.

use std::{
    io::Write,
    process::{Command, Stdio},
};

/// What a run of the command gave.
pub(crate) struct Run {
    /// Its exit code.
    pub(crate) code: i32,
    /// Its standard output.
    pub(crate) out: String,
    /// Its standard error.
    pub(crate) err: String,
}

/// Runs `colorito` with these arguments and this standard input.
pub(crate) fn colorito<'a>(arguments: impl IntoIterator<Item = &'a str>, input: &str) -> Run {
    colorito_with_bytes(arguments, input.as_bytes())
}

/// Runs `colorito` with a standard input that need not be text.
pub(crate) fn colorito_with_bytes<'a>(arguments: impl IntoIterator<Item = &'a str>, input: &[u8]) -> Run {
    let data = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_colorito"))
        .args(arguments)
        // Not the games of who tests.
        .env("XDG_DATA_HOME", data.path())
        // In English, whatever the language of who tests.
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // A command that does not read its input may be gone before all is written.
    let _ = child.stdin.take().expect("a standard input").write_all(input);
    let output = child.wait_with_output().expect("the command ends");
    Run {
        code: output.status.code().expect("an exit code"),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// Splits a command line at blanks, except between quotation marks of either kind.
#[allow(dead_code, reason = "not every test reads a line of words")]
pub(crate) fn split_words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quote = None;
    for letter in line.chars() {
        match quote {
            Some(mark) if mark == letter => quote = None,
            None if letter == '"' || letter == '\'' => quote = Some(letter),
            None if letter.is_whitespace() => {
                if !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
            }
            _ => word.push(letter),
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

//! Reading what users give: never more than makes sense.

use std::{
    fs::File,
    io::{self, BufRead, Read},
    path::Path,
};

/// The longest line that is read: the moves of a game of half a million moves.
const LONGEST_LINE: usize = 4 << 20;

/// Reads a text file of at most so many bytes.
///
/// # Errors
/// If it cannot be read, is longer, or is not UTF-8.
pub(crate) fn read_text(file: &Path, most: usize) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(file)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > most {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, format!("it has more than {most} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is not UTF-8"))
}

/// A line that cannot be understood; the ones after it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadLine {
    NotUtf8,
    TooLong,
}

impl BadLine {
    /// What is wrong with it, as the key of a text.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            BadLine::NotUtf8 => "cli-line-not-text",
            BadLine::TooLong => "cli-line-too-long",
        }
    }

    /// The same for programs.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            BadLine::NotUtf8 => "the line is not UTF-8",
            BadLine::TooLong => "the line is too long",
        }
    }
}

/// Lines of a text, however bad.
pub(crate) struct Lines<R>(pub(crate) R);

impl<R: BufRead> Lines<R> {
    /// The next line without its end, or what is wrong with it; `None` at the end of the text.
    ///
    /// # Errors
    /// If reading fails.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<Result<String, BadLine>>> {
        let mut bytes = Vec::new();
        (&mut self.0).take(LONGEST_LINE as u64).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.len() == LONGEST_LINE && bytes.last() != Some(&b'\n') {
            self.0.skip_until(b'\n')?;
            return Ok(Some(Err(BadLine::TooLong)));
        }
        let Ok(mut line) = String::from_utf8(bytes) else { return Ok(Some(Err(BadLine::NotUtf8))) };
        line.truncate(line.trim_end_matches(['\r', '\n']).len());
        Ok(Some(Ok(line)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Vec<Result<String, BadLine>> {
        let mut lines = Lines(text);
        std::iter::from_fn(|| lines.next_line().expect("memory can be read")).collect()
    }

    #[test]
    fn lines_come_without_their_ends() {
        let expected = ["one", "", "two", "three"].map(|line| Ok(line.to_owned()));
        assert_eq!(lines(b"one\n\ntwo\r\nthree"), expected);
    }

    #[test]
    fn a_bad_line_does_not_spoil_the_next() {
        let long = [vec![b'x'; LONGEST_LINE + 5], b"\nfine\n".to_vec()].concat();
        assert_eq!(lines(&long), [Err(BadLine::TooLong), Ok("fine".to_owned())]);
        assert_eq!(lines(b"\xff\nfine"), [Err(BadLine::NotUtf8), Ok("fine".to_owned())]);
    }
}

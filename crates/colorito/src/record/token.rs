//! The words of a record text, with their places.

use super::read::{RecordError, RecordProblem};

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "value"]`
    Tag(String, String),
    /// What stands between braces.
    Comment(String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `12.` or `12...`, which say nothing new.
    MoveNumber,
    /// Anything else: a move, a piece's number, a result.
    Word(String),
}

pub(super) fn tokens(text: &str) -> Result<Vec<(Place, Token)>, RecordError> {
    let mut reader =
        Reader { rest: text.trim_start_matches('\u{feff}'), place: Place { line: 1, column: 1 } };
    let mut tokens = Vec::new();
    loop {
        reader.skip_while(char::is_whitespace);
        let place = reader.place;
        match reader.token()? {
            Some(token) => tokens.push((place, token)),
            None => return Ok(tokens),
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Reader<'a> {
    fn error<T>(&self, problem: RecordProblem) -> Result<T, RecordError> {
        Err(RecordError::new(self.place, problem))
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.rest.chars().next()?;
        self.rest = &self.rest[letter.len_utf8()..];
        if letter == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(letter)
    }

    /// Goes past a letter if it comes next.
    fn accept(&mut self, letter: char) -> bool {
        let found = self.rest.starts_with(letter);
        if found {
            self.next();
        }
        found
    }

    /// Goes on while letters fit and returns them.
    fn skip_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let before = self.rest;
        while self.rest.chars().next().is_some_and(&fits) {
            self.next();
        }
        &before[..before.len() - self.rest.len()]
    }

    fn token(&mut self) -> Result<Option<Token>, RecordError> {
        let Some(letter) = self.rest.chars().next() else { return Ok(None) };
        Ok(Some(match letter {
            '[' => self.tag()?,
            '{' => self.comment()?,
            '(' => {
                self.next();
                Token::Open
            }
            ')' => {
                self.next();
                Token::Close
            }
            _ => self.word(),
        }))
    }

    fn tag(&mut self) -> Result<Token, RecordError> {
        self.next();
        self.skip_while(char::is_whitespace);
        let name = self.skip_while(|letter| letter.is_ascii_alphanumeric() || letter == '_').to_owned();
        self.skip_while(char::is_whitespace);
        if name.is_empty() || !self.accept('"') {
            return self.error(RecordProblem::MalformedTag);
        }
        let mut value = String::new();
        loop {
            let escaped = self.accept('\\');
            match self.rest.chars().next() {
                Some('"') if !escaped => break,
                Some(letter) if !letter.is_control() => value.push(letter),
                _ => return self.error(RecordProblem::MalformedTag),
            }
            self.next();
        }
        self.next();
        self.skip_while(char::is_whitespace);
        if !self.accept(']') {
            return self.error(RecordProblem::MalformedTag);
        }
        Ok(Token::Tag(name, value))
    }

    fn comment(&mut self) -> Result<Token, RecordError> {
        let start = self.place;
        self.next();
        let text = self.skip_while(|letter| letter != '}').to_owned();
        match self.next() {
            Some(_) => Ok(Token::Comment(text)),
            None => Err(RecordError::new(start, RecordProblem::UnclosedComment)),
        }
    }

    fn word(&mut self) -> Token {
        let ends_word = |letter: char| letter.is_whitespace() || "[](){}".contains(letter);
        let word = self.rest.split(ends_word).next().unwrap_or(self.rest);
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word[digits..].bytes().take_while(|byte| *byte == b'.').count();
        if digits > 0 && dots > 0 {
            self.advance(digits + dots);
            return Token::MoveNumber;
        }
        // A stray closing bracket would otherwise be an empty word, for ever.
        let word = if word.is_empty() { &self.rest[..1] } else { word }.to_owned();
        self.advance(word.len());
        Token::Word(word)
    }

    fn advance(&mut self, bytes: usize) {
        let left = self.rest.len() - bytes;
        while self.rest.len() > left {
            self.next();
        }
    }
}

//! The line at the bottom where something is typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// A move.
    Move,
    /// The name of a file to read.
    ReadFile,
    /// The name of a file to write.
    WriteFile,
    /// A position.
    Position,
    /// Whether a player really wants to resign.
    Resign,
    /// Whether a game is really to be deleted.
    Delete,
    /// The address of a server.
    Server,
    /// A link to a game or an invitation.
    Link,
    /// The name of an account.
    Name,
    /// Its password, which nobody sees.
    Password,
}

impl Ask {
    /// Whether a plain yes or no is enough.
    fn is_question(self) -> bool {
        matches!(self, Ask::Resign | Ask::Delete)
    }
}

/// A line that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Prompt {
    pub(crate) ask: Ask,
    /// What stands before it.
    pub(crate) label: String,
    pub(crate) text: String,
}

/// What became of a line after a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// It goes on.
    More,
    /// It is complete.
    Done,
    /// It was given up.
    Cancelled,
}

/// The longest line; a position has about a hundred characters.
const LONGEST: usize = 400;

impl Prompt {
    /// What is seen of it.
    pub(crate) fn shown(&self) -> String {
        if self.ask == Ask::Password { "*".repeat(self.text.chars().count()) } else { self.text.clone() }
    }

    /// What was typed. Blanks at the ends are meant in a password only.
    pub(crate) fn typed(&self) -> &str {
        if self.ask == Ask::Password { &self.text } else { self.text.trim() }
    }

    pub(crate) fn new(ask: Ask, label: String, text: impl Into<String>) -> Prompt {
        Prompt { ask, label, text: text.into() }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Typed {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Enter => return Typed::Done,
            KeyCode::Esc => return Typed::Cancelled,
            KeyCode::Char('c' | 'g') if control => return Typed::Cancelled,
            KeyCode::Char('u') if control => self.text.clear(),
            KeyCode::Char('w') if control => {
                let end = self.text.trim_end().rfind(' ').map_or(0, |blank| blank + 1);
                self.text.truncate(end);
            }
            KeyCode::Char(letter) if !control && !self.ask.is_question() => self.insert(letter),
            KeyCode::Backspace => {
                self.text.pop();
            }
            _ => {}
        }
        // A move that is rubbed out again was not meant.
        if self.ask == Ask::Move && self.text.is_empty() { Typed::Cancelled } else { Typed::More }
    }

    pub(crate) fn paste(&mut self, text: &str) {
        if !self.ask.is_question() {
            text.chars().for_each(|letter| self.insert(letter));
        }
    }

    fn insert(&mut self, letter: char) {
        if !letter.is_control() && self.text.len() < LONGEST {
            self.text.push(letter);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(prompt: &mut Prompt, code: KeyCode) -> Typed {
        prompt.key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    #[test]
    fn a_line_is_typed_and_mended() {
        let mut prompt = Prompt::new(Ask::Move, String::new(), "c");
        for letter in "1c4".chars() {
            assert_eq!(press(&mut prompt, KeyCode::Char(letter)), Typed::More);
        }
        press(&mut prompt, KeyCode::Backspace);
        press(&mut prompt, KeyCode::Char('3'));
        assert_eq!(prompt.text, "c1c3");
        assert_eq!(press(&mut prompt, KeyCode::Enter), Typed::Done);
        prompt.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
        assert_eq!(prompt.text, "");
    }

    #[test]
    fn a_password_is_not_shown_and_kept_as_it_is() {
        let mut prompt = Prompt::new(Ask::Password, String::new(), "");
        prompt.paste(" secret ");
        assert_eq!((prompt.shown().as_str(), prompt.typed()), ("********", " secret "));
    }

    #[test]
    fn a_move_rubbed_out_is_given_up_and_a_file_is_not() {
        let mut prompt = Prompt::new(Ask::Move, String::new(), "c");
        assert_eq!(press(&mut prompt, KeyCode::Backspace), Typed::Cancelled);
        let mut prompt = Prompt::new(Ask::ReadFile, String::new(), "c");
        assert_eq!(press(&mut prompt, KeyCode::Backspace), Typed::More);
        prompt.paste("a b\n");
        assert_eq!(prompt.text, "a b");
    }
}

//! The commands of the conversation.

use colorito_locales::Language;

use crate::Words;

macro_rules! verbs {
    ($($verb:ident $word:literal $help:literal),* $(,)?) => {
        /// A command. Each has a word in every language; the English one is understood everywhere.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Verb {
            $($verb),*
        }

        impl Verb {
            pub(super) const ALL: &'static [Verb] = &[$(Verb::$verb),*];

            /// The key of its word.
            fn key(self) -> &'static str {
                match self {
                    $(Verb::$verb => $word),*
                }
            }

            /// The key of the sentence that explains it.
            pub(super) fn help(self) -> &'static str {
                match self {
                    $(Verb::$verb => $help),*
                }
            }
        }
    };
}

verbs! {
    Board "terminal-word-board" "terminal-plain-help-board",
    Moves "terminal-word-moves" "terminal-plain-help-moves-of",
    Status "terminal-word-status" "terminal-plain-help-status",
    Hint "terminal-word-hint" "terminal-plain-help-hint",
    Back "terminal-word-back" "terminal-plain-help-back",
    Redo "terminal-word-redo" "terminal-plain-help-redo",
    Draw "terminal-word-draw" "terminal-plain-help-draw",
    Accept "terminal-word-accept" "terminal-plain-help-accept",
    Decline "terminal-word-decline" "terminal-plain-help-decline",
    Resign "terminal-word-resign" "terminal-plain-help-resign",
    Abort "terminal-word-abort" "terminal-plain-help-abort",
    Rematch "terminal-word-rematch" "terminal-plain-help-rematch",
    Save "terminal-word-save" "terminal-plain-help-save",
    Position "terminal-word-position" "terminal-plain-help-position",
    New "terminal-word-new" "terminal-plain-help-new",
    Games "terminal-word-games" "terminal-plain-help-games",
    Continue "terminal-word-continue" "terminal-plain-help-continue",
    Open "terminal-word-open" "terminal-plain-help-open",
    Server "terminal-word-server" "terminal-plain-help-server",
    SignIn "terminal-word-sign-in" "terminal-plain-help-sign-in",
    SignOut "terminal-word-sign-out" "terminal-plain-help-sign-out",
    Waiting "terminal-word-waiting" "terminal-plain-help-waiting",
    Lobby "terminal-word-lobby" "terminal-plain-help-lobby",
    Take "terminal-word-take" "terminal-plain-help-take",
    Seek "terminal-word-seek" "terminal-plain-help-seek",
    Invite "terminal-word-invite" "terminal-plain-help-invite",
    Withdraw "terminal-word-withdraw" "terminal-plain-help-withdraw",
    Join "terminal-word-join" "terminal-plain-help-join",
    Lessons "terminal-word-lessons" "terminal-plain-help-lessons",
    Lesson "terminal-word-lesson" "terminal-plain-help-lesson",
    Puzzle "terminal-word-puzzle" "terminal-plain-help-puzzle",
    Next "terminal-word-next" "terminal-plain-help-next",
    Again "terminal-word-again" "terminal-plain-help-again",
    Answer "terminal-word-answer" "terminal-plain-help-answer",
    Analyse "terminal-word-analyse" "terminal-plain-help-analyse",
    Lines "terminal-word-lines" "terminal-plain-help-lines",
    Review "terminal-word-review" "terminal-plain-help-review",
    Stop "terminal-word-stop" "terminal-plain-help-stop",
    Help "terminal-word-help" "terminal-plain-help-help",
    Quit "terminal-word-quit" "terminal-plain-help-quit",
}

impl Verb {
    /// Its word in a language.
    pub(super) fn word(self, words: Words) -> String {
        words.say(self.key())
    }

    /// The command a line begins with, and what follows it.
    pub(super) fn read(line: &str, words: Words) -> Option<(Verb, &str)> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.to_lowercase();
        if first == "?" {
            return Some((Verb::Help, rest.trim()));
        }
        let english = Words { language: Language::English };
        let known =
            |words: Words| Verb::ALL.iter().copied().find(|verb| verb.word(words).to_lowercase() == first);
        known(words).or_else(|| known(english)).map(|verb| (verb, rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn commands_are_read_in_every_language() {
        for language in Language::ALL {
            let words = Words { language };
            let mut seen = BTreeSet::new();
            for verb in Verb::ALL {
                let word = verb.word(words);
                assert!(!word.contains(char::is_whitespace), "{language}: {word}");
                assert!(seen.insert(word.to_lowercase()), "{language}: {word} stands for two commands");
                assert_eq!(Verb::read(&format!("  {word}  x y"), words), Some((*verb, "x y")));
                assert!(
                    word.parse::<colorito::Space>().is_err() && word.parse::<colorito::MoveText>().is_err()
                );
            }
        }
    }

    #[test]
    fn english_is_understood_everywhere_and_moves_are_no_commands() {
        let german = Words { language: Language::German };
        assert_eq!(Verb::read("RESIGN", german), Some((Verb::Resign, "")));
        assert_eq!(Verb::read("c1c3", german), None);
        assert_eq!(Verb::read("?", german), Some((Verb::Help, "")));
    }
}

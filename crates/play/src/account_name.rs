//! Names of accounts: shown as they were written, told apart as eyes do.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::{GeneralSecurityProfile as _, MixedScript as _, skeleton};

use crate::Invalid;

/// How many characters a name has.
const LEAST: usize = 3;
const MOST: usize = 20;

/// Marks a name may have between letters and digits.
const MARKS: [char; 3] = ['-', '_', '.'];

/// Names that would pass for somebody else, for the program, or for nobody.
const RESERVED: [&str; 36] = [
    "account",
    "admin",
    "administrator",
    "all",
    "anonymous",
    "anyone",
    "api",
    "blue",
    "bot",
    "colorito",
    "computer",
    "deleted",
    "draw",
    "everybody",
    "everyone",
    "guest",
    "help",
    "host",
    "info",
    "me",
    "mod",
    "moderator",
    "nobody",
    "null",
    "official",
    "operator",
    "owner",
    "player",
    "red",
    "root",
    "server",
    "staff",
    "support",
    "system",
    "undefined",
    "you",
];

/// A name that an account can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountName {
    shown: String,
    folded: String,
}

impl AccountName {
    /// Reads a name: 3 to 20 letters and digits of one script, with single `-`, `_` and `.` between them.
    ///
    /// # Errors
    /// If it is none, or one that nobody can have.
    pub fn new(text: &str) -> Result<AccountName, Invalid> {
        let shown: String = text.trim().nfkc().take(2 * MOST).collect();
        let length = shown.chars().count();
        if !(LEAST..=MOST).contains(&length) {
            return Err(Invalid::AccountNameLength { length, least: LEAST, most: MOST });
        }
        if !is_well_formed(&shown) {
            return Err(Invalid::AccountNameCharacters);
        }
        if !shown.as_str().is_single_script() {
            return Err(Invalid::AccountNameScripts);
        }
        let folded = fold(&shown);
        if RESERVED.iter().any(|reserved| fold(reserved) == folded) {
            return Err(Invalid::AccountNameReserved);
        }
        Ok(AccountName { shown, folded })
    }

    /// As it is shown.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// The same for all names that can be taken for each other.
    pub fn folded(&self) -> &str {
        &self.folded
    }

    /// What a name that somebody asks for is compared by, whether or not an account can have it.
    pub fn fold(text: &str) -> String {
        let text: String = text.trim().nfkc().take(2 * MOST).collect();
        fold(&text)
    }
}

fn is_well_formed(name: &str) -> bool {
    let is_mark = |letter: char| MARKS.contains(&letter);
    let is_plain = |letter: char| letter.is_alphanumeric() && letter.identifier_allowed();
    // A vowel sign follows its letter; it is no letter itself.
    let follows =
        |letter: char| letter.identifier_allowed() && unicode_normalization::char::is_combining_mark(letter);
    let mut before = None;
    for letter in name.chars() {
        let fits = match before {
            None => is_plain(letter),
            Some(before) if is_mark(before) => is_plain(letter),
            Some(_) => is_plain(letter) || is_mark(letter) || follows(letter),
        };
        if !fits {
            return false;
        }
        before = Some(letter);
    }
    !before.is_some_and(is_mark)
}

/// Folds case, look-alikes and marks. Look-alikes are folded among small letters, where `m` looks like `rn`,
/// and among capitals, where `I` looks like `l`.
fn fold(name: &str) -> String {
    let small: String = skeleton(&name.to_lowercase()).collect();
    let capital: String = skeleton(&small.to_uppercase()).collect();
    capital.to_lowercase().nfkc().filter(|letter| letter.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        AccountName::new(text).unwrap_or_else(|error| panic!("{text}: {error}")).folded().to_owned()
    }

    #[test]
    fn names_of_many_scripts_are_names() {
        for name in
            ["Olga", "ana_maria", "J.R.R", "x-2-y", "Ольга", "花子さん", "Ελένη", "Zoë", "मीरा", "ｏｌｇａ"]
        {
            assert!(AccountName::new(name).is_ok(), "{name}");
        }
        assert_eq!(AccountName::new(" ｏｌｇａ ").unwrap().shown(), "olga");
    }

    #[test]
    fn what_cannot_be_read_is_none() {
        let fault = |text: &str| AccountName::new(text).unwrap_err();
        for text in ["", "ab", "  ab  ", "a very long name indeed", &"x".repeat(10_000)] {
            assert!(matches!(fault(text), Invalid::AccountNameLength { .. }), "{text}");
        }
        for text in [
            "a b c",
            "_abc",
            "abc.",
            "a__b",
            "a\u{202e}bc",
            "abc\u{200b}",
            "👩👩👩",
            "a/b",
            "<b>",
            "a\u{0}bc",
        ] {
            assert_eq!(fault(text), Invalid::AccountNameCharacters, "{text:?}");
        }
        assert_eq!(fault("Оlga"), Invalid::AccountNameScripts, "a Cyrillic first letter");
    }

    #[test]
    fn names_that_look_alike_are_one() {
        for alike in [
            ["Olga", "OLGA", "0lga", "o.l-g_a"],
            ["Ivan", "lvan", "1van", "IVAN"],
            ["modern", "modem", "MODERN", "M0dern"],
        ] {
            let all = alike.map(folded);
            assert!(all.iter().all(|one| *one == all[0]), "{alike:?} {all:?}");
        }
        // All of another script, and none the wiser.
        assert_eq!(folded("сор"), folded("cop"));
        assert_ne!(folded("Olga"), folded("Helga"));
    }

    #[test]
    fn some_names_are_nobodys() {
        for name in ["admin", "Admin", "ADM1N", "Co1orito", "c0mputer", "De-leted"] {
            assert_eq!(AccountName::new(name), Err(Invalid::AccountNameReserved), "{name}");
        }
    }
}

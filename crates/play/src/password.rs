//! Passwords as people type them.

use std::fmt;

use unicode_normalization::UnicodeNormalization as _;

use crate::{AccountName, Invalid};

/// How many characters a password has.
const LEAST: usize = 10;
const MOST: usize = 200;

/// A password. It is never shown, by mistake either.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

impl Password {
    /// A password that is compared with one that was chosen before. The same letters typed at another
    /// keyboard are the same password.
    ///
    /// # Errors
    /// If it is longer than any that can be chosen.
    pub fn given(text: &str) -> Result<Password, Invalid> {
        let length = text.chars().count();
        if length > MOST {
            return Err(Invalid::PasswordLength { length, least: LEAST, most: MOST });
        }
        Ok(Password(text.nfkc().collect()))
    }

    /// A password that somebody chooses for an account.
    ///
    /// # Errors
    /// If it is too short, too long, or the name.
    pub fn chosen(text: &str, name: &str) -> Result<Password, Invalid> {
        let password = Password::given(text)?;
        let length = text.chars().count();
        if length < LEAST {
            return Err(Invalid::PasswordLength { length, least: LEAST, most: MOST });
        }
        if AccountName::fold(text) == AccountName::fold(name) {
            return Err(Invalid::PasswordIsName);
        }
        Ok(password)
    }

    /// What is hashed.
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_long_enough_and_not_the_name() {
        assert!(Password::chosen("correct horse", "Olga").is_ok());
        assert!(matches!(Password::chosen("short", "Olga"), Err(Invalid::PasswordLength { length: 5, .. })));
        assert!(matches!(Password::chosen(&"x".repeat(201), "Olga"), Err(Invalid::PasswordLength { .. })));
        assert_eq!(Password::chosen("OlgaPetrowna", "olgapetrowna"), Err(Invalid::PasswordIsName));
        assert!(Password::given("short").is_ok(), "it may be from a time with other rules");
    }

    #[test]
    fn keyboards_make_no_difference_and_nothing_is_shown() {
        assert_eq!(Password::given("Zoe\u{308} is here"), Password::given("Zo\u{eb} is here"));
        assert!(!format!("{:?}", Password::given("correct horse")).contains("horse"));
    }
}

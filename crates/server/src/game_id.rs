//! Names of games.

use std::fmt;

use crate::Error;

/// The name of a game in addresses: sixteen hexadecimal digits, made by chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GameId(String);

impl GameId {
    const LENGTH: usize = 16;

    /// Reads an id from an address.
    pub(crate) fn parse(text: &str) -> Result<GameId, Error> {
        let is_digit = |letter: u8| matches!(letter, b'0'..=b'9' | b'a'..=b'f');
        if text.len() == GameId::LENGTH && text.bytes().all(is_digit) {
            Ok(GameId(text.to_owned()))
        } else {
            Err(Error::NoSuchGame(text.chars().take(2 * GameId::LENGTH).collect()))
        }
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// A number for the computer's chance, the same whenever the game is loaded.
    pub(crate) fn seed(&self) -> u64 {
        u64::from_str_radix(&self.0, 16).unwrap_or_default()
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

//! Names of games and matches.

use std::fmt;

use crate::Error;

const LENGTH: usize = 16;

/// The name of a game in addresses: sixteen hexadecimal digits, made by chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GameId(String);

/// The name of a match, of the same kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MatchId(String);

fn is_id(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|letter| matches!(letter, b'0'..=b'9' | b'a'..=b'f'))
}

/// As much of a wrong name as is repeated.
fn shortened(text: &str) -> String {
    text.chars().take(2 * LENGTH).collect()
}

impl GameId {
    /// Reads an id from an address.
    pub(crate) fn parse(text: &str) -> Result<GameId, Error> {
        if is_id(text) { Ok(GameId(text.to_owned())) } else { Err(Error::NoSuchGame(shortened(text))) }
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// A number for the computer's chance, the same whenever the game is loaded.
    pub(crate) fn seed(&self) -> u64 {
        u64::from_str_radix(&self.0, 16).unwrap_or_default()
    }
}

impl MatchId {
    /// Reads an id from an address.
    pub(crate) fn parse(text: &str) -> Result<MatchId, Error> {
        if is_id(text) { Ok(MatchId(text.to_owned())) } else { Err(Error::NoSuchMatch(shortened(text))) }
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

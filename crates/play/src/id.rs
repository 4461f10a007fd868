//! Names of games, matches and players.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// How many hexadecimal digits a name has.
const LENGTH: usize = 16;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u64);

        impl $name {
            /// The name made of a random number.
            pub const fn from_random(number: u64) -> $name {
                $name(number)
            }

            /// The number behind the name.
            pub const fn number(self) -> u64 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:016x}", self.0)
            }
        }

        impl FromStr for $name {
            type Err = NoId;

            fn from_str(text: &str) -> Result<$name, NoId> {
                read(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    };
}

id! {
    /// The name of a game in addresses: sixteen hexadecimal digits, made by chance.
    GameId
}

id! {
    /// The name of a match, of the same kind.
    MatchId
}

id! {
    /// The name of an invitation, of the same kind. It lets nobody in by itself.
    InvitationId
}

id! {
    /// The name of somebody who plays: a guest, or later an account. It is no secret and proves nothing.
    PlayerId
}

/// The text is no such name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a name has sixteen hexadecimal digits")]
pub struct NoId;

fn read(text: &str) -> Result<u64, NoId> {
    let digits = text.bytes().all(|letter| matches!(letter, b'0'..=b'9' | b'a'..=b'f'));
    if text.len() != LENGTH || !digits {
        return Err(NoId);
    }
    u64::from_str_radix(text, 16).map_err(|_| NoId)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for number in [0, 0xaa, u64::MAX] {
            let id = GameId::from_random(number);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["", "0", "0123456789ABCDEF", "0123456789abcdefa", "+123456789abcdef", "ééééé123456"]
        {
            assert_eq!(text.parse::<GameId>(), Err(NoId), "{text}");
        }
    }
}

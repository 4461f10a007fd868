//! Types with one natural text form, serialised as that text. Only with the feature `serde`.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Visitor},
};

use crate::{Arrangement, Board, Colour, GameResult, Move, MoveText, Side, Space, Variant};

/// Reads a text and parses it; `expected` completes the sentence "expected …" for anything that is no text.
struct Text<T, P> {
    expected: &'static str,
    parse: fn(&str) -> Result<T, P>,
}

impl<T, P: fmt::Display> Visitor<'_> for Text<T, P> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.parse)(text).map_err(E::custom)
    }
}

macro_rules! by_text {
    ($($type:ty: $expected:literal, $parse:expr, $text:expr;)*) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&$text(self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                deserializer.deserialize_str(Text { expected: $expected, parse: $parse })
            }
        }
    )* };
    ($($type:ident: $expected:literal;)*) => {
        by_text! { $($type: $expected, str::parse, std::convert::identity;)* }
    };
}

by_text! {
    Board: "a board's name or its ten rows", Board::from_name_or_rows, Board::name_or_rows;
}

by_text! {
    Arrangement: "the text of a position";
    Colour: "a colour";
    GameResult: "`red`, `blue`, `draw` or `*`";
    Move: "a move like `a2a3`";
    MoveText: "a move like `a2a3` or `5 e1-e3-g5`";
    Side: "`red` or `blue`";
    Space: "a space like `a1`";
    Variant: "a variant's name";
}

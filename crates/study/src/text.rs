//! Types of the rules crate in serialised data: by their texts.

use colorito::{Move, MoveText, ParseMoveError};

/// Reads a move, which nobody has held against a position yet.
fn read_move(text: &str) -> Result<Move, ParseMoveError> {
    Ok(match text.parse()? {
        MoveText::Pass => Move::Pass,
        MoveText::Go { from, to, .. } => Move::Go { from, to },
    })
}

/// A move.
pub(crate) mod a_move {
    use colorito::Move;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(crate) fn serialize<S: Serializer>(m: &Move, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(m)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        super::read_move(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// Moves.
pub(crate) mod moves {
    use colorito::Move;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(moves: &[Move], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(moves.iter().map(Move::to_string))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Move>, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        texts.iter().map(|text| super::read_move(text).map_err(D::Error::custom)).collect()
    }
}

/// A side.
pub(crate) mod side {
    use colorito::Side;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(crate) fn serialize<S: Serializer>(side: &Side, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(side.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

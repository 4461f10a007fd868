//! Statements as data, the same for every database.

use colorito_play::{GameId, InvitationId, MatchId, PlayerId, Timestamp};

/// A value in a statement or a row. The databases have texts and numbers only, and either can be missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(Option<String>),
    /// A number.
    Number(Option<i64>),
}

/// A statement with its values.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The text, with `$1` and so on for the values.
    pub sql: &'static str,
    /// The values.
    pub values: Vec<Value>,
}

impl Statement {
    pub(crate) fn new(sql: &'static str) -> Statement {
        Statement { sql, values: Vec::new() }
    }

    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Statement {
        self.values.push(value.into());
        self
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(Some(text.clone()))
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        Value::Text(text)
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Value {
        Value::Text(text.map(str::to_owned))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(Some(number))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Value {
        Value::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(Some(number.into()))
    }
}

impl From<Option<u32>> for Value {
    fn from(number: Option<u32>) -> Value {
        Value::Number(number.map(i64::from))
    }
}

impl From<usize> for Value {
    fn from(count: usize) -> Value {
        Value::Number(Some(i64::try_from(count).unwrap_or(i64::MAX)))
    }
}

impl From<Timestamp> for Value {
    fn from(moment: Timestamp) -> Value {
        Value::Number(Some(moment.0))
    }
}

impl From<Option<Timestamp>> for Value {
    fn from(moment: Option<Timestamp>) -> Value {
        Value::Number(moment.map(|moment| moment.0))
    }
}

impl From<GameId> for Value {
    fn from(id: GameId) -> Value {
        Value::Text(Some(id.to_string()))
    }
}

impl From<InvitationId> for Value {
    fn from(id: InvitationId) -> Value {
        Value::Text(Some(id.to_string()))
    }
}

impl From<MatchId> for Value {
    fn from(id: MatchId) -> Value {
        Value::Text(Some(id.to_string()))
    }
}

impl From<PlayerId> for Value {
    fn from(id: PlayerId) -> Value {
        Value::Text(Some(id.to_string()))
    }
}

impl From<Option<PlayerId>> for Value {
    fn from(id: Option<PlayerId>) -> Value {
        Value::Text(id.map(|id| id.to_string()))
    }
}

//! What a database does for the store: it reads and executes statements.

use std::{fmt, future::Future, time::Duration};

use sqlx::{FromRow, postgres::PgRow, sqlite::SqliteRow};
use tokio::sync::broadcast;

use super::statement::{Statement, Value};
use crate::NodeNews;

/// What can be read from either database.
pub trait Stored:
    for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin + 'static
{
}

impl<T> Stored for T where
    T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin + 'static
{
}

/// Whatever the database answers.
pub(crate) type Answer<T> = Result<T, sqlx::Error>;

/// A database. Reading goes through a pool, writing through connections of the writers' own.
pub trait Backend: Clone + fmt::Debug + Send + Sync + 'static {
    /// A connection that writes.
    type Connection: Send + 'static;

    /// How many writers there are. A game has always the same one.
    const WRITERS: usize;

    /// Whether it is usual that several nodes share the database, so that each has to be seen all the time.
    const IS_SHARED: bool;

    /// How long an answer may take.
    const PATIENCE: Duration;

    /// Begins a transaction that writes.
    const BEGIN: &'static str;

    /// Begins a transaction that reads everything as it was at one moment.
    const SNAPSHOT: &'static str;

    /// Asks for the revisions of games, which are named in a text with commas between them.
    const REVISIONS: &'static str;

    /// Asks who is at games, which are named in a text with commas between them, by way of nodes alive but one; `None`
    /// where nodes do not tell each other.
    const PRESENCES: Option<&'static str>;

    /// Opens a connection to write with.
    fn open(&self) -> impl Future<Output = Answer<Self::Connection>> + Send;

    /// Ends a connection in an orderly way.
    fn close_connection(connection: Self::Connection) -> impl Future<Output = Answer<()>> + Send;

    /// Executes a statement and says how many rows it changed.
    fn execute(
        connection: &mut Self::Connection,
        statement: Statement,
    ) -> impl Future<Output = Answer<u64>> + Send;

    /// Reads.
    fn fetch<T: Stored>(&self, statement: Statement) -> impl Future<Output = Answer<Vec<T>>> + Send;

    /// Reads twice at one moment.
    fn fetch_both<A: Stored, B: Stored>(
        &self,
        first: Statement,
        second: Statement,
    ) -> impl Future<Output = Answer<(Vec<A>, Vec<B>)>> + Send;

    /// Reads rows as plain values, in the order of the columns. Which are texts is said for each.
    fn rows(
        connection: &mut Self::Connection,
        sql: String,
        values: Vec<Value>,
        are_texts: &[bool],
    ) -> impl Future<Output = Answer<Vec<Vec<Value>>>> + Send;

    /// Executes a statement made for a table.
    fn execute_made(
        connection: &mut Self::Connection,
        sql: String,
        values: Vec<Value>,
    ) -> impl Future<Output = Answer<u64>> + Send;

    /// What the database itself finds wrong with its files.
    fn faults(&self) -> impl Future<Output = Answer<Vec<String>>> + Send;

    /// Tells other nodes. What cannot be told is found out by looking.
    fn tell(&self, told: NodeNews);

    /// What other nodes tell.
    fn news(&self) -> broadcast::Receiver<NodeNews>;

    /// Ends reading.
    fn close(&self) -> impl Future<Output = ()> + Send;
}

/// Puts the values into a query of either database.
macro_rules! bound {
    ($query:expr, $values:expr) => {{
        let mut query = $query;
        for value in $values {
            query = match value {
                $crate::sql::statement::Value::Text(text) => query.bind(text),
                $crate::sql::statement::Value::Number(number) => query.bind(number),
            };
        }
        query
    }};
}

/// The value of a column of either database.
macro_rules! column {
    ($row:expr, $number:expr, $is_text:expr) => {
        if $is_text {
            $crate::sql::statement::Value::Text(::sqlx::Row::try_get($row, $number)?)
        } else {
            $crate::sql::statement::Value::Number(::sqlx::Row::try_get($row, $number)?)
        }
    };
}

pub(crate) use {bound, column};

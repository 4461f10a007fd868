//! Games in a `PostgreSQL` database, for as many nodes as like.

mod news;

use std::{str::FromStr as _, time::Duration};

use sqlx::{
    AssertSqlSafe, Connection as _, Executor as _, PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::sync::broadcast;

use crate::{
    NodeNews, StoreError,
    random::random_number,
    sql::{
        SqlStore,
        backend::{Answer, Backend, Stored, bound, column},
        is_alive,
        statement::{Statement, Value},
    },
};
use news::News;

/// How many read at once; one connection more hears the news and one tells them.
const READERS: u32 = 8;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// All games of a `PostgreSQL` database.
pub type Postgres = SqlStore<PostgresDatabase>;

/// A database with games.
#[derive(Clone, Debug)]
pub struct PostgresDatabase {
    readers: PgPool,
    options: PgConnectOptions,
    news: News,
}

impl Postgres {
    /// Opens a database by its address, `postgres://user:password@host/name`, and brings it up to date.
    /// Several nodes may do so at once.
    ///
    /// # Errors
    /// If the address is none, or the database cannot be reached or used.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let unusable = |error: sqlx::Error| StoreError::Unusable(error.into());
        let options = PgConnectOptions::from_str(address).map_err(unusable)?.application_name("colorito");
        let mut connection = PgConnection::connect_with(&options).await.map_err(unusable)?;
        let migrated = sqlx::migrate!("migrations/postgres").run(&mut connection).await;
        migrated.map_err(|error| StoreError::Migration(error.into()))?;
        connection.close().await.map_err(unusable)?;
        let readers = PgPoolOptions::new()
            .max_connections(READERS + 2)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(options.clone());
        let news = News::start(readers.clone(), random_number()?);
        SqlStore::start(PostgresDatabase { readers, options, news }).await
    }
}

impl Backend for PostgresDatabase {
    type Connection = PgConnection;

    // While one waits for the disk, others work; the database itself shares its syncs among them.
    const WRITERS: usize = 4;
    const IS_SHARED: bool = true;
    const PATIENCE: Duration = PATIENCE;
    const BEGIN: &'static str = "BEGIN";
    const SNAPSHOT: &'static str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    const REVISIONS: &'static str = "SELECT id, revision FROM games WHERE deleted IS NULL \
        AND id = ANY(string_to_array($1, ','))";
    const PRESENCES: Option<&'static str> = Some(concat!(
        "SELECT presences.game, presences.present FROM presences JOIN nodes ON nodes.id = presences.node \
         WHERE presences.game = ANY(string_to_array($1, ',')) AND presences.node <> $2 AND ",
        is_alive!()
    ));

    async fn open(&self) -> Answer<PgConnection> {
        PgConnection::connect_with(&self.options).await
    }

    async fn close_connection(connection: PgConnection) -> Answer<()> {
        connection.close().await
    }

    async fn execute(connection: &mut PgConnection, statement: Statement) -> Answer<u64> {
        if statement.values.is_empty() {
            // One message there and one back.
            return Ok(connection.execute(sqlx::raw_sql(statement.sql)).await?.rows_affected());
        }
        let query = bound!(sqlx::query(statement.sql), statement.values);
        Ok(query.execute(connection).await?.rows_affected())
    }

    async fn fetch<T: Stored>(&self, statement: Statement) -> Answer<Vec<T>> {
        bound!(sqlx::query_as(statement.sql), statement.values).fetch_all(&self.readers).await
    }

    async fn fetch_both<A: Stored, B: Stored>(
        &self,
        first: Statement,
        second: Statement,
    ) -> Answer<(Vec<A>, Vec<B>)> {
        let mut snapshot = self.readers.begin_with(Self::SNAPSHOT).await?;
        let first = bound!(sqlx::query_as(first.sql), first.values).fetch_all(&mut *snapshot).await?;
        let second = bound!(sqlx::query_as(second.sql), second.values).fetch_all(&mut *snapshot).await?;
        snapshot.commit().await?;
        Ok((first, second))
    }

    async fn rows(
        connection: &mut PgConnection,
        sql: String,
        values: Vec<Value>,
        are_texts: &[bool],
    ) -> Answer<Vec<Vec<Value>>> {
        let rows = bound!(sqlx::query(AssertSqlSafe(sql)), values).fetch_all(connection).await?;
        let mut read = Vec::with_capacity(rows.len());
        for row in &rows {
            let mut values = Vec::with_capacity(are_texts.len());
            for (number, is_text) in are_texts.iter().enumerate() {
                values.push(column!(row, number, *is_text));
            }
            read.push(values);
        }
        Ok(read)
    }

    async fn execute_made(connection: &mut PgConnection, sql: String, values: Vec<Value>) -> Answer<u64> {
        Ok(bound!(sqlx::query(AssertSqlSafe(sql)), values).execute(connection).await?.rows_affected())
    }

    async fn faults(&self) -> Answer<Vec<String>> {
        // The database checks its own files, and holds references by itself.
        Ok(Vec::new())
    }

    fn tell(&self, told: NodeNews) {
        self.news.tell(&told);
    }

    fn news(&self) -> broadcast::Receiver<NodeNews> {
        self.news.subscribe()
    }

    async fn close(&self) {
        self.readers.close().await;
    }
}

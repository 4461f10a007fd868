//! Games in one `SQLite` file, as many programs as like at once.

use std::{
    fs, io,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use sqlx::{
    AssertSqlSafe, Connection as _, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::broadcast;

use crate::{
    NodeNews, StoreError,
    location::FILE,
    sql::{
        SqlStore,
        backend::{Answer, Backend, Stored, bound, column},
        statement::{Statement, Value},
    },
};

/// How many read at once.
const READERS: u32 = 4;

/// How long to wait for another program that writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// All games in one file.
pub type Sqlite = SqlStore<SqliteFile>;

/// A file with games.
#[derive(Clone, Debug)]
pub struct SqliteFile {
    readers: SqlitePool,
    options: SqliteConnectOptions,
    /// How many pages the file may have, 0 for any number.
    most_pages: Arc<AtomicU32>,
    news: broadcast::Sender<NodeNews>,
}

impl Sqlite {
    /// Opens the file in a directory, or begins one, and brings it up to date.
    ///
    /// # Errors
    /// If the directory or the file cannot be used.
    pub async fn open(directory: &Path) -> Result<Sqlite, StoreError> {
        make_directory(directory).map_err(|error| StoreError::Unusable(error.into()))?;
        Sqlite::open_file(&directory.join(FILE)).await
    }

    /// Opens a file, or begins one, and brings it up to date.
    ///
    /// # Errors
    /// If the file cannot be used.
    pub async fn open_file(file: &Path) -> Result<Sqlite, StoreError> {
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let unusable = |error: sqlx::Error| StoreError::Unusable(format!("{name}: {error}").into());
        let was_empty = make_file(file);
        if was_empty.map_err(|error| StoreError::Unusable(format!("{name}: {error}").into()))? {
            tracing::warn!("{name} was there, but empty: it begins without a game");
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged stays, even if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(unusable)?;
        let migrated = sqlx::migrate!("migrations/sqlite").run(&mut connection).await;
        migrated.map_err(|error| StoreError::Migration(error.into()))?;
        connection.close().await.map_err(unusable)?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.clone());
        let readers = readers.await.map_err(unusable)?;
        let news = broadcast::channel(1).0;
        let store =
            SqlStore::start(SqliteFile { readers, options, most_pages: Arc::default(), news }).await?;
        store.set_deadlines().await?;
        Ok(store)
    }

    /// Bounds the size of the file, in pages of 4 KiB. Beyond it, changes fail as they do when the disk is
    /// full.
    ///
    /// # Errors
    /// If the file cannot be opened any more.
    pub async fn limit_pages(&self, most: u32) -> Result<(), StoreError> {
        self.backend.most_pages.store(most, Ordering::Relaxed);
        self.reopen().await
    }
}

/// Makes a directory if it is not there, for its owner only.
fn make_directory(directory: &Path) -> io::Result<()> {
    let mut make = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
    make.recursive(true).create(directory)
}

/// Makes a file if it is not there, for its owner only. `SQLite` gives its other files the same rights. Says
/// whether there was one without anything in it, as an interrupted copy leaves behind.
fn make_file(file: &Path) -> io::Result<bool> {
    let was_empty = fs::metadata(file).is_ok_and(|found| found.is_file() && found.len() == 0);
    let mut open = fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    let file = open.read(true).append(true).create(true).open(file)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;

        // A file of an earlier version could be read by all.
        if file.metadata()?.permissions().mode() & 0o077 != 0 {
            file.set_permissions(fs::Permissions::from_mode(0o600))?;
        }
    }
    Ok(was_empty)
}

impl Backend for SqliteFile {
    type Connection = SqliteConnection;

    const WRITERS: usize = 1;
    const IS_SHARED: bool = false;
    // The disk takes as long as it takes; who waits for another program waits less.
    const PATIENCE: Duration = Duration::from_hours(1);
    const BEGIN: &'static str = "BEGIN IMMEDIATE";
    const SNAPSHOT: &'static str = "BEGIN";
    const REVISIONS: &'static str = "SELECT id, revision FROM games WHERE deleted IS NULL \
        AND id IN (SELECT value FROM json_each('[\"' || replace($1, ',', '\",\"') || '\"]'))";
    const PRESENCES: Option<&'static str> = None;

    async fn open(&self) -> Answer<SqliteConnection> {
        let mut options = self.options.clone();
        let most = self.most_pages.load(Ordering::Relaxed);
        if most > 0 {
            options = options.pragma("max_page_count", most.to_string());
        }
        SqliteConnection::connect_with(&options).await
    }

    async fn close_connection(connection: SqliteConnection) -> Answer<()> {
        connection.close().await
    }

    async fn execute(connection: &mut SqliteConnection, statement: Statement) -> Answer<u64> {
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
        let mut snapshot = self.readers.begin().await?;
        let first = bound!(sqlx::query_as(first.sql), first.values).fetch_all(&mut *snapshot).await?;
        let second = bound!(sqlx::query_as(second.sql), second.values).fetch_all(&mut *snapshot).await?;
        Ok((first, second))
    }

    async fn rows(
        connection: &mut SqliteConnection,
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

    async fn execute_made(connection: &mut SqliteConnection, sql: String, values: Vec<Value>) -> Answer<u64> {
        Ok(bound!(sqlx::query(AssertSqlSafe(sql)), values).execute(connection).await?.rows_affected())
    }

    async fn faults(&self) -> Answer<Vec<String>> {
        let mut faults: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&self.readers).await?;
        faults.retain(|fault| fault != "ok");
        let orphans: Vec<(String, Option<i64>, String, i64)> =
            sqlx::query_as("PRAGMA foreign_key_check").fetch_all(&self.readers).await?;
        faults.extend(orphans.into_iter().map(|(table, _, parent, _)| {
            format!("a row of `{table}` belongs to a row of `{parent}` that is not there")
        }));
        Ok(faults)
    }

    fn tell(&self, _: NodeNews) {}

    fn news(&self) -> broadcast::Receiver<NodeNews> {
        self.news.subscribe()
    }

    async fn close(&self) {
        self.readers.close().await;
    }
}

#[cfg(test)]
mod tests {
    use colorito_play::PlayerId;
    use tempfile::TempDir;

    use super::*;
    use crate::{ListPage, Whose, sql};

    #[test]
    fn an_empty_file_is_noticed() {
        let directory = TempDir::new().unwrap();
        let file = directory.path().join(FILE);
        assert!(!make_file(&file).unwrap(), "there was none");
        assert!(make_file(&file).unwrap(), "there was one, and empty");
        fs::write(&file, "something").unwrap();
        assert!(!make_file(&file).unwrap(), "there was something in it");
    }

    /// Ten thousand games are not sorted to show fifty of them, and who has three games has them found.
    #[tokio::test]
    async fn lists_are_found_by_an_index() {
        let directory = TempDir::new().unwrap();
        let store = Sqlite::open(directory.path()).await.unwrap();
        let mut connection = store.backend.open().await.unwrap();
        let somebody = Whose::Of(PlayerId::from_random(1));
        for (whose, deleted, index, is_sorted) in [
            (Whose::Everybodys, false, "games_listed", true),
            (Whose::Everybodys, true, "games_binned", true),
            (somebody, false, "games_of_owner", false),
            (somebody, true, "games_of_owner", false),
        ] {
            let page = ListPage { whose, deleted, after: None, limit: 50 };
            let statement = sql::listing(page).expect("somebody's games");
            let plan = bound!(
                sqlx::query_as(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", statement.sql))),
                statement.values
            );
            let plan: Vec<(i64, i64, i64, String)> = plan.fetch_all(&mut connection).await.unwrap();
            let plan: Vec<String> = plan.into_iter().map(|(_, _, _, step)| step).collect();
            assert!(plan.iter().any(|step| step.contains(index)), "{plan:?}");
            assert_eq!(!plan.iter().any(|step| step.contains("TEMP B-TREE")), is_sorted, "{plan:?}");
            assert!(!plan.iter().any(|step| step.contains("SCAN games")), "{plan:?}");
        }
    }
}

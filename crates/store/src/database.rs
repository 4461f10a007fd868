//! A database as a whole: opened, copied, checked.

use std::sync::Arc;

use crate::{
    Location, Postgres, Sqlite, Store, StoreError,
    sql::{SqlStore, backend::Backend, statement::Value},
    tables::{Rows, Session, TABLES},
};

/// A database, whichever it is.
#[derive(Debug)]
pub enum Database {
    /// One file.
    Sqlite(Sqlite),
    /// A server.
    Postgres(Postgres),
}

/// Something that is stored wrongly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The game or match, or the database itself.
    pub what: String,
    /// What is wrong with it.
    pub fault: String,
}

impl Database {
    /// Opens a database, or begins one, and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be reached or used.
    pub async fn open(location: &Location) -> Result<Database, StoreError> {
        match location {
            Location::File(file) => Sqlite::open_file(file).await.map(Database::Sqlite),
            Location::Postgres(address) => Postgres::open(address).await.map(Database::Postgres),
        }
    }

    /// The games in it.
    pub fn into_store(self) -> Arc<dyn Store> {
        match self {
            Database::Sqlite(store) => Arc::new(store),
            Database::Postgres(store) => Arc::new(store),
        }
    }

    fn store(&self) -> &dyn Store {
        match self {
            Database::Sqlite(store) => store,
            Database::Postgres(store) => store,
        }
    }

    /// Finishes what is under way and closes.
    pub async fn close(&self) {
        self.store().close().await;
    }

    async fn rows(&self) -> Result<Box<dyn Rows>, StoreError> {
        async fn session<B: Backend>(store: &SqlStore<B>) -> Result<Box<dyn Rows>, StoreError> {
            Ok(Box::new(Session::<B>(store.backend.open().await?)))
        }
        match self {
            Database::Sqlite(store) => session(store).await,
            Database::Postgres(store) => session(store).await,
        }
    }

    fn snapshot(&self) -> &'static str {
        fn of<B: Backend>(_: &SqlStore<B>) -> &'static str {
            B::SNAPSHOT
        }
        match self {
            Database::Sqlite(store) => of(store),
            Database::Postgres(store) => of(store),
        }
    }

    /// How many games there are, deleted ones included.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn games(&self) -> Result<u64, StoreError> {
        Ok(self.rows().await?.count("games").await?)
    }

    /// Copies everything, as it is at one moment, into another database, all or nothing. What is there
    /// already is replaced; whoever does not want that looks first. `progress` hears how many rows of how
    /// many are done.
    ///
    /// # Errors
    /// If either database fails; nothing is changed then.
    pub async fn copy_to(
        &self,
        target: &Database,
        mut progress: impl FnMut(u64, u64),
    ) -> Result<u64, StoreError> {
        let (mut from, mut to) = (self.rows().await?, target.rows().await?);
        from.run(self.snapshot()).await?;
        to.run("BEGIN").await?;
        let (mut total, mut done) = (0, 0);
        for table in &TABLES {
            total += from.count(table.name).await?;
        }
        to.run("DELETE FROM nodes").await?;
        for table in TABLES.iter().rev() {
            to.clear(table).await?;
        }
        for table in &TABLES {
            let mut after = None;
            loop {
                let rows = from.read(table, after.take()).await?;
                let Some(last) = rows.last() else { break };
                after = Some(table.key(last));
                done += rows.len() as u64;
                to.write(table, rows).await?;
                progress(done, total);
            }
        }
        // Nobody is charged for the time until a server opens the copy: their clocks are those of a server
        // that was never seen.
        to.run("INSERT INTO nodes (id, seen) VALUES ('copied', 0)").await?;
        to.run("UPDATE games SET host = 'copied' WHERE deadline IS NOT NULL AND seconds IS NOT NULL").await?;
        to.run("COMMIT").await?;
        Ok(done)
    }

    /// Reads everything there is and holds it against the rules. `progress` hears how many games of how many
    /// are done.
    ///
    /// # Errors
    /// If the database fails. What is stored wrongly is no error, but the answer.
    pub async fn check(&self, mut progress: impl FnMut(u64, u64)) -> Result<Vec<Fault>, StoreError> {
        let own = match self {
            Database::Sqlite(store) => store.backend.faults().await?,
            Database::Postgres(store) => store.backend.faults().await?,
        };
        let mut faults: Vec<Fault> =
            own.into_iter().map(|fault| Fault { what: "the database".to_owned(), fault }).collect();
        let mut rows = self.rows().await?;
        rows.run(self.snapshot()).await?;
        for table in TABLES.iter().filter(|table| matches!(table.name, "matches" | "games")) {
            let (total, mut done, mut after) = (rows.count(table.name).await?, 0, None);
            loop {
                let read = rows.read(table, after.take()).await?;
                let Some(last) = read.last() else { break };
                after = Some(table.key(last));
                for row in &read {
                    if let Value::Text(Some(id)) = &row[0] {
                        faults.extend(self.check_one(table.name, id).await?);
                    }
                    done += 1;
                    if table.name == "games" {
                        progress(done, total);
                    }
                }
            }
        }
        Ok(faults)
    }

    /// What is wrong with a game or a match.
    async fn check_one(&self, table: &str, id: &str) -> Result<Option<Fault>, StoreError> {
        let store = self.store();
        let found = if table == "matches" {
            match id.parse() {
                Ok(id) => store.load_match(id).await.map(|_| ()),
                Err(_) => {
                    Err(StoreError::Corrupt { what: id.to_owned(), fault: "no name of a match".to_owned() })
                }
            }
        } else {
            match id.parse() {
                Ok(id) => match store.load(id).await {
                    Ok(_) => store.review(id).await.map(|_| ()),
                    Err(error) => Err(error),
                },
                Err(_) => {
                    Err(StoreError::Corrupt { what: id.to_owned(), fault: "no name of a game".to_owned() })
                }
            }
        };
        match found {
            // Deleted games are looked at once they are restored.
            Ok(()) | Err(StoreError::NoSuchGame(_) | StoreError::NoSuchMatch(_)) => Ok(None),
            Err(StoreError::Corrupt { what, fault }) => Ok(Some(Fault { what, fault })),
            Err(error) => Err(error),
        }
    }
}

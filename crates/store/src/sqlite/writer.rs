//! The one writer. It takes all changes that have come in while it was busy and commits them together, so
//! that many games share one sync of the disk. A change is answered only after its commit.

use sqlx::{Connection as _, Executor as _, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::sync::{mpsc, oneshot};

use super::write::Write;
use crate::StoreError;

/// How many changes wait at most before those who bring more have to wait themselves.
const QUEUE: usize = 1024;

/// The most changes in one commit.
const MOST: usize = 256;

/// Where the writer says what became of a change.
type Reply = oneshot::Sender<Result<bool, StoreError>>;

/// The way to the writer.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

#[derive(Debug)]
enum Job {
    Write(Box<Write>, Reply),
    /// Bounds the number of pages the file may have.
    LimitPages(u32, Reply),
    Close(Reply),
}

impl Writer {
    /// Begins to write to a file that is open already.
    pub(super) fn start(options: SqliteConnectOptions, connection: SqliteConnection) -> Writer {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let desk = Desk { options, connection: Some(connection), page_limit: None };
        tokio::spawn(desk.serve(waiting));
        Writer { jobs }
    }

    /// Has a change written. Says whether what it was made for was still so; if not, nothing was written.
    pub(super) async fn write(&self, write: Write) -> Result<bool, StoreError> {
        self.ask(|reply| Job::Write(Box::new(write), reply)).await
    }

    pub(super) async fn limit_pages(&self, most: u32) -> Result<bool, StoreError> {
        self.ask(|reply| Job::LimitPages(most, reply)).await
    }

    /// Waits until all that came before is written, and closes the file.
    pub(super) async fn close(&self) {
        // Closed before is closed as well.
        let _ = self.ask(Job::Close).await;
    }

    async fn ask(&self, job: impl FnOnce(Reply) -> Job) -> Result<bool, StoreError> {
        let closed = || StoreError::failed("the store is closed");
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

/// What the writer works with.
struct Desk {
    options: SqliteConnectOptions,
    /// `None` after an error: a connection that saw one is never used again, because nobody knows what it
    /// holds.
    connection: Option<SqliteConnection>,
    page_limit: Option<u32>,
}

impl Desk {
    async fn serve(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut next = jobs.recv().await;
        while let Some(job) = next.take() {
            match job {
                Job::Write(write, reply) => {
                    let mut batch = vec![(write, reply)];
                    while batch.len() < MOST {
                        match jobs.try_recv() {
                            Ok(Job::Write(write, reply)) => batch.push((write, reply)),
                            Ok(other) => {
                                next = Some(other);
                                break;
                            }
                            Err(_) => break,
                        }
                    }
                    self.keep(batch).await;
                }
                Job::LimitPages(most, reply) => {
                    self.page_limit = Some(most);
                    self.connection = None;
                    let _ = reply.send(self.open().await.map_err(StoreError::from).map(|connection| {
                        self.connection = Some(connection);
                        true
                    }));
                }
                Job::Close(reply) => {
                    if let Some(connection) = self.connection.take()
                        && let Err(error) = connection.close().await
                    {
                        tracing::warn!(%error, "the games could not be closed properly");
                    }
                    let _ = reply.send(Ok(true));
                    return;
                }
            }
            if next.is_none() {
                next = jobs.recv().await;
            }
        }
    }

    /// Commits changes together; if that fails, each by itself, so that one cannot take the others with it.
    async fn keep(&mut self, batch: Vec<(Box<Write>, Reply)>) {
        let writes: Vec<&Write> = batch.iter().map(|(write, _)| &**write).collect();
        match self.commit(&writes).await {
            Ok(done) => {
                for ((_, reply), done) in batch.into_iter().zip(done) {
                    // Who does not wait any more finds the change in the store.
                    let _ = reply.send(Ok(done));
                }
            }
            Err(error) if batch.len() == 1 => {
                for (_, reply) in batch {
                    let _ = reply.send(Err(StoreError::failed(error.to_string())));
                }
            }
            Err(error) => {
                tracing::warn!(%error, changes = batch.len(), "a common commit failed; each is tried by itself");
                for (write, reply) in batch {
                    let done = self.commit(&[&*write]).await;
                    let _ = reply.send(done.map(|done| done[0]).map_err(StoreError::from));
                }
            }
        }
    }

    /// One transaction. The connection comes back only if all of it went well; otherwise it is closed, which
    /// undoes what was not committed.
    async fn commit(&mut self, writes: &[&Write]) -> Result<Vec<bool>, sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.open().await?,
        };
        match transact(&mut connection, writes).await {
            Ok(done) => {
                self.connection = Some(connection);
                Ok(done)
            }
            Err(error) => {
                let _ = connection.close_hard().await;
                Err(error)
            }
        }
    }

    async fn open(&self) -> Result<SqliteConnection, sqlx::Error> {
        let mut options = self.options.clone();
        if let Some(most) = self.page_limit {
            options = options.pragma("max_page_count", most.to_string());
        }
        SqliteConnection::connect_with(&options).await
    }
}

/// Plain statements instead of the library's transactions: what counts is what the database itself answers to
/// `COMMIT`.
async fn transact(connection: &mut SqliteConnection, writes: &[&Write]) -> Result<Vec<bool>, sqlx::Error> {
    connection.execute("BEGIN IMMEDIATE").await?;
    let mut done = Vec::with_capacity(writes.len());
    for write in writes {
        done.push(write.run(connection).await?);
    }
    connection.execute("COMMIT").await?;
    Ok(done)
}

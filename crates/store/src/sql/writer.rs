//! A writer. It takes all changes that have come in while it was busy and commits them together, so that many
//! games share one sync of the disk. A change is answered only after its commit.

use std::sync::Arc;

use colorito_play::PlayerId;
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    time,
};

use super::{
    backend::{Answer, Backend},
    ratings::{self, Ended},
    statement::Statement,
    write::Write,
};
use crate::{NodeNews, StoreError};

/// How many changes wait at most before those who bring more have to wait themselves.
const QUEUE: usize = 1024;

/// The most changes in one commit.
const MOST: usize = 256;

/// Where the writer says what became of a change.
type Reply = oneshot::Sender<Result<bool, StoreError>>;

/// The way to the writer.
#[derive(Debug)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

#[derive(Debug)]
enum Job {
    Write(Box<Write>, Reply),
    /// Opens the database anew, as with other bounds.
    Reopen(Reply),
    Close(Reply),
}

impl Writer {
    /// Begins to write for a node.
    pub(crate) fn start<B: Backend>(
        backend: B,
        node: Arc<str>,
        noticed: broadcast::Sender<PlayerId>,
    ) -> Writer {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(WriterTask { backend, node, noticed, connection: None }.serve(waiting));
        Writer { jobs }
    }

    /// Has a change written. Says whether what it was made for was still so; if not, nothing was written.
    pub(crate) async fn write(&self, write: Write) -> Result<bool, StoreError> {
        self.ask(|reply| Job::Write(Box::new(write), reply)).await
    }

    pub(crate) async fn reopen(&self) -> Result<bool, StoreError> {
        self.ask(Job::Reopen).await
    }

    /// Waits until all that came before is written, and ends.
    pub(crate) async fn close(&self) {
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
struct WriterTask<B: Backend> {
    backend: B,
    node: Arc<str>,
    /// Hears whose notices have changed.
    noticed: broadcast::Sender<PlayerId>,
    /// `None` at first and after an error: a connection that saw one is never used again, because nobody
    /// knows what it holds.
    connection: Option<B::Connection>,
}

impl<B: Backend> WriterTask<B> {
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
                    // Several nodes take the locks of games in the same order, so that none waits for another
                    // that waits for it. What comes for one game stays in its order.
                    batch.sort_by_key(|(write, _)| write.key());
                    self.keep(batch).await;
                }
                Job::Reopen(reply) => {
                    self.connection = None;
                    let opened = self.backend.open().await;
                    let _ = reply.send(opened.map_err(StoreError::from).map(|connection| {
                        self.connection = Some(connection);
                        true
                    }));
                }
                Job::Close(reply) => {
                    if let Some(connection) = self.connection.take()
                        && let Err(error) = B::close_connection(connection).await
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

    /// Commits changes together. If the database refuses, each is tried by itself, so that one cannot take
    /// the others with it; if it cannot be reached, nobody knows what was kept, and all are told so.
    async fn keep(&mut self, batch: Vec<(Box<Write>, Reply)>) {
        let writes: Vec<&Write> = batch.iter().map(|(write, _)| &**write).collect();
        match self.commit(&writes).await {
            Ok(done) => {
                for ((_, reply), done) in batch.into_iter().zip(done) {
                    // Who does not wait any more finds the change in the store.
                    let _ = reply.send(Ok(done));
                }
            }
            Err(error @ sqlx::Error::Database(_)) if batch.len() > 1 => {
                tracing::warn!(%error, changes = batch.len(), "a common commit failed; each is tried by itself");
                for (write, reply) in batch {
                    let done = self.commit(&[&*write]).await;
                    let _ = reply.send(done.map(|done| done[0]).map_err(StoreError::from));
                }
            }
            Err(error) => {
                for (_, reply) in batch {
                    let _ = reply.send(Err(StoreError::failed(error.to_string())));
                }
            }
        }
    }

    /// Tells what was written to those who listen, here and elsewhere.
    fn tell(&self, kept: &[&Write]) {
        let changed: Vec<_> = kept.iter().filter_map(|write| write.news()).collect();
        if !changed.is_empty() {
            self.backend.tell(NodeNews::Changed(changed));
        }
        let noticed: Vec<PlayerId> = kept.iter().flat_map(|write| write.noticed()).collect();
        for player in &noticed {
            // Nobody may listen.
            let _ = self.noticed.send(*player);
        }
        if !noticed.is_empty() {
            self.backend.tell(NodeNews::Noticed(noticed));
        }
    }

    /// One transaction. The connection comes back only if all of it went well; otherwise it is dropped, which
    /// undoes what was not committed.
    async fn commit(&mut self, writes: &[&Write]) -> Answer<Vec<bool>> {
        let transaction = async {
            let mut connection = match self.connection.take() {
                Some(connection) => connection,
                None => self.backend.open().await?,
            };
            let done = transact::<B>(&mut connection, writes, &self.node).await?;
            Ok((connection, done))
        };
        let (connection, done) =
            time::timeout(B::PATIENCE, transaction).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))?;
        self.connection = Some(connection);
        let kept: Vec<&Write> =
            writes.iter().zip(&done).filter(|(_, done)| **done).map(|(write, _)| *write).collect();
        self.tell(&kept);
        Ok(done)
    }
}

/// Plain statements instead of the library's transactions: what counts is what the database itself answers to
/// `COMMIT`.
async fn transact<B: Backend>(
    connection: &mut B::Connection,
    writes: &[&Write],
    node: &str,
) -> Answer<Vec<bool>> {
    B::execute(connection, Statement::new(B::BEGIN)).await?;
    let mut done = Vec::with_capacity(writes.len());
    for write in writes {
        done.push(run::<B>(connection, write, node).await?);
    }
    // After all games: every node takes the locks of games before those of ratings.
    let kept = writes.iter().zip(&done).filter(|(_, done)| **done);
    let ended: Vec<Ended> = kept.filter_map(|(write, _)| write.ends()).collect();
    ratings::settle::<B>(connection, &ended).await?;
    B::execute(connection, Statement::new("COMMIT")).await?;
    Ok(done)
}

async fn run<B: Backend>(connection: &mut B::Connection, write: &Write, node: &str) -> Answer<bool> {
    let mut statements = write.statements(node).into_iter();
    if let Some(first) = statements.next()
        && B::execute(connection, first).await? == 0
    {
        return Ok(false);
    }
    for statement in statements {
        B::execute(connection, statement).await?;
    }
    Ok(true)
}

//! What nodes tell each other, by the database's own notifications.
//!
//! They are sent after the commit and not within it: `NOTIFY` in a transaction has all commits of the
//! database wait in line. What was gathered for some milliseconds goes out as one message. A message can get
//! lost, and nothing depends on it but speed.

use std::{fmt::Write as _, time::Duration};

use colorito_play::{GameId, PlayerId};
use sqlx::{PgPool, postgres::PgListener};
use tokio::{
    sync::{broadcast, mpsc},
    time,
};

use crate::NodeNews;

/// The channel of all nodes.
const CHANNEL: &str = "colorito";

/// How long news are gathered.
const GATHER: Duration = Duration::from_millis(5);

/// How many news wait to be sent; more are not told, and found out by looking.
const QUEUE: usize = 4096;

/// The longest message; the database takes less than 8,000 bytes.
const LONGEST: usize = 7_000;

/// How many messages somebody who listens may be behind.
const BACKLOG: usize = 256;

/// How long to wait before a lost connection is made again.
const SECOND_TRY: Duration = Duration::from_millis(300);

/// The way to the other nodes and back.
#[derive(Clone, Debug)]
pub(super) struct News {
    outgoing: mpsc::Sender<String>,
    incoming: broadcast::Sender<NodeNews>,
}

impl News {
    /// Begins to send and to listen, until the pool is closed.
    pub(super) fn start(pool: PgPool, sender: u64) -> News {
        let (outgoing, lines) = mpsc::channel(QUEUE);
        let incoming = broadcast::channel(BACKLOG).0;
        let sender = format!("{sender:016x}");
        tokio::spawn(send(pool.clone(), sender.clone(), lines));
        tokio::spawn(listen(pool, sender, incoming.clone()));
        News { outgoing, incoming }
    }

    pub(super) fn subscribe(&self) -> broadcast::Receiver<NodeNews> {
        self.incoming.subscribe()
    }

    pub(super) fn tell(&self, told: &NodeNews) {
        for line in lines(told) {
            let _ = self.outgoing.try_send(line);
        }
    }
}

/// What is said as lines of a message.
fn lines(told: &NodeNews) -> Vec<String> {
    match told {
        NodeNews::Changed(games) => {
            games.iter().map(|(game, revision)| format!("{game} {revision}")).collect()
        }
        NodeNews::StopCounting(game) => vec![format!("stop {game}")],
        NodeNews::Revoked(token) => vec![format!("revoked {token}")],
        NodeNews::Invitations => vec!["invitations changed".to_owned()],
        NodeNews::Reviewed(game) => vec![format!("reviewed {game}")],
        NodeNews::Noticed(players) => players.iter().map(|player| format!("noticed {player}")).collect(),
        NodeNews::Present(games) => games.iter().map(|game| format!("present {game}")).collect(),
        NodeNews::Said(game) => vec![format!("said {game}")],
        NodeNews::Missed => Vec::new(),
    }
}

/// Sends what has come in, each message beginning with who sends it.
async fn send(pool: PgPool, sender: String, mut lines: mpsc::Receiver<String>) {
    let mut next = lines.recv().await;
    while let Some(first) = next.take() {
        time::sleep(GATHER).await;
        let mut message = format!("{sender}\n{first}");
        while let Ok(line) = lines.try_recv() {
            if message.len() + line.len() >= LONGEST {
                next = Some(line);
                break;
            }
            let _ = write!(message, "\n{line}");
        }
        let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(message).execute(&pool);
        match sent.await {
            Ok(_) => {}
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::debug!(%error, "news could not be sent"),
        }
        if next.is_none() {
            next = lines.recv().await;
        }
    }
}

/// Listens, and after every break says that something may have been missed.
async fn listen(pool: PgPool, sender: String, incoming: broadcast::Sender<NodeNews>) {
    while !pool.is_closed() {
        if let Err(error) = hear(&pool, &sender, &incoming).await {
            tracing::debug!(%error, "news are not heard");
        }
        time::sleep(SECOND_TRY).await;
    }
}

async fn hear(
    pool: &PgPool,
    sender: &str,
    incoming: &broadcast::Sender<NodeNews>,
) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    let _ = incoming.send(NodeNews::Missed);
    while let Some(message) = listener.try_recv().await? {
        for told in read(message.payload(), sender) {
            let _ = incoming.send(told);
        }
    }
    Ok(())
}

/// What a message says. One's own is known already.
fn read(message: &str, sender: &str) -> Vec<NodeNews> {
    let mut lines = message.lines();
    if lines.next() == Some(sender) {
        return Vec::new();
    }
    let (mut changed, mut noticed, mut present, mut told) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (what, rest) in lines.filter_map(|line| line.split_once(' ')) {
        match (what, rest.parse::<GameId>()) {
            ("stop", Ok(game)) => told.push(NodeNews::StopCounting(game)),
            ("reviewed", Ok(game)) => told.push(NodeNews::Reviewed(game)),
            ("said", Ok(game)) => told.push(NodeNews::Said(game)),
            ("present", Ok(game)) => present.push(game),
            ("invitations", _) => told.push(NodeNews::Invitations),
            ("noticed", _) => noticed.extend(rest.parse::<PlayerId>().ok()),
            ("revoked", _) => told.push(NodeNews::Revoked(rest.to_owned())),
            _ => changed.extend(what.parse().ok().zip(rest.parse().ok())),
        }
    }
    if !noticed.is_empty() {
        told.push(NodeNews::Noticed(noticed));
    }
    if !present.is_empty() {
        told.push(NodeNews::Present(present));
    }
    if !changed.is_empty() {
        told.push(NodeNews::Changed(changed));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_are_written() {
        let game = GameId::from_random(7);
        let told = vec![
            NodeNews::StopCounting(game),
            NodeNews::Revoked("abc".to_owned()),
            NodeNews::Invitations,
            NodeNews::Reviewed(game),
            NodeNews::Said(game),
            NodeNews::Noticed(vec![PlayerId::from_random(3)]),
            NodeNews::Present(vec![game]),
            NodeNews::Changed(vec![(game, 12)]),
        ];
        let said: Vec<String> = told.iter().flat_map(lines).collect();
        let message = format!("0123\n{}\nnonsense\n{game} x", said.join("\n"));
        assert_eq!(read(&message, "4567"), told);
        assert!(read(&message, "0123").is_empty());
    }
}

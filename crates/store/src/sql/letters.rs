//! Addresses that are written to, and what the links in letters prove, in their tables.

use async_trait::async_trait;
use colorito_play::{PlayerId, Timestamp};

use super::{SqlStore, backend::Backend, statement::Statement, write::Write};
use crate::{
    Forgetful, Letters, NewAddress, NewSecret, NodeNews, People as _, StoreError, random::random_number,
};

/// Something to be written about addresses and letters.
pub(crate) enum LetterWrite {
    SetAddress(String, NewAddress),
    Keep(NewSecret),
    Confirm(String, Timestamp),
    Stop(String),
    Ask(Forgetful),
    Recover { player: PlayerId, secret: String, password: String, now: Timestamp },
}

impl std::fmt::Debug for LetterWrite {
    /// Nothing of it belongs into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LetterWrite")
    }
}

impl LetterWrite {
    pub(crate) fn statements(&self) -> Vec<Statement> {
        match self {
            LetterWrite::SetAddress(id, new) => set_address(id, new),
            LetterWrite::Keep(new) => keep(new),
            LetterWrite::Confirm(secret, now) => vec![
                Statement::new(
                    "UPDATE channels SET state = 'open' WHERE state = 'new' AND id = \
                     (SELECT channel FROM secrets WHERE hash = $1 AND letter = 'confirm' AND until > $2)",
                )
                .bind(secret)
                .bind(*now),
                // Every other that was sent over the channel is worth nothing any more, too.
                Statement::new(
                    "DELETE FROM secrets WHERE channel = (SELECT channel FROM secrets WHERE hash = $1)",
                )
                .bind(secret),
            ],
            LetterWrite::Stop(id) => vec![
                // One that nobody can be reached at stays so.
                Statement::new(
                    "UPDATE channels SET state = CASE WHEN state = 'failed' THEN state ELSE 'stopped' END, \
                     letter = CASE WHEN letter = 'confirm' THEN NULL ELSE letter END \
                     WHERE id = $1 AND medium = 'mail'",
                )
                .bind(id),
                Statement::new("DELETE FROM outbox WHERE channel = $1").bind(id),
                Statement::new("DELETE FROM secrets WHERE channel = $1 AND letter = 'confirm'").bind(id),
            ],
            LetterWrite::Ask(who) => vec![ask(who)],
            LetterWrite::Recover { player, secret, password, now } => {
                recover(*player, secret, password, *now)
            }
        }
    }
}

fn set_address(id: &str, new: &NewAddress) -> Vec<Statement> {
    vec![
        // Changes nothing, and says whether there is such an account.
        Statement::new(
            "UPDATE players SET since = since WHERE id = $1 AND name IS NOT NULL AND program_of IS NULL",
        )
        .bind(new.player),
        // With all that was to be sent there, and the links in letters that were.
        Statement::new("DELETE FROM channels WHERE player = $1 AND medium = 'mail'").bind(new.player),
        Statement::new(
            "INSERT INTO channels (id, player, medium, address, language, zone, wants, state, letter, created) \
             VALUES ($1, $2, 'mail', $3, $4, $5, $6, 'new', 'confirm', $7)",
        )
        .bind(id)
        .bind(new.player)
        .bind(&new.address)
        .bind(&new.reading.language)
        .bind(&new.reading.zone)
        .bind(new.wants.to_string())
        .bind(new.now),
    ]
}

fn keep(new: &NewSecret) -> Vec<Statement> {
    vec![
        Statement::new(
            "INSERT INTO secrets (hash, channel, letter, until) SELECT $1, $2, $3, $4 \
             WHERE EXISTS (SELECT 1 FROM channels WHERE id = $2 AND letter = $3)",
        )
        .bind(&new.hash)
        .bind(&new.channel)
        .bind(new.letter.name())
        .bind(new.until),
        Statement::new("DELETE FROM secrets WHERE until < $1").bind(new.now),
    ]
}

/// Asked for a name or an address that nobody has, the same is looked for, and not found.
fn ask(who: &Forgetful) -> Statement {
    let (name, address) = match who {
        Forgetful::Named(folded) => (folded.as_str(), ""),
        Forgetful::At(address) => ("", address.as_str()),
    };
    Statement::new(
        "UPDATE channels SET letter = 'recover' WHERE medium = 'mail' AND state IN ('open', 'stopped') \
         AND letter IS NULL \
         AND (player IN (SELECT player FROM names WHERE folded = $1) OR lower(address) = lower($2))",
    )
    .bind(name)
    .bind(address)
}

fn recover(player: PlayerId, secret: &str, password: &str, now: Timestamp) -> Vec<Statement> {
    vec![
        // Of several who come with the same one at once, one finds it.
        Statement::new("DELETE FROM secrets WHERE hash = $1 AND letter = 'recover' AND until > $2")
            .bind(secret)
            .bind(now),
        Statement::new("UPDATE players SET password = $1 WHERE id = $2 AND name IS NOT NULL")
            .bind(password)
            .bind(player),
        Statement::new("DELETE FROM sessions WHERE player = $1").bind(player),
        Statement::new(
            "DELETE FROM secrets WHERE channel IN (SELECT id FROM channels WHERE player = $1 AND medium = 'mail')",
        )
        .bind(player),
        Statement::new(
            "UPDATE channels SET letter = 'recovered', rests_until = NULL, attempts = 0 \
             WHERE player = $1 AND medium = 'mail'",
        )
        .bind(player),
    ]
}

impl<B: Backend> SqlStore<B> {
    async fn write_letter(&self, write: LetterWrite) -> Result<bool, StoreError> {
        self.write(Write::Letter(Box::new(write))).await
    }
}

#[async_trait]
impl<B: Backend> Letters for SqlStore<B> {
    async fn set_address(&self, new: NewAddress) -> Result<bool, StoreError> {
        let id = format!("{:016x}", random_number()?);
        self.write_letter(LetterWrite::SetAddress(id, new)).await
    }

    async fn keep_secret(&self, secret: NewSecret) -> Result<bool, StoreError> {
        self.write_letter(LetterWrite::Keep(secret)).await
    }

    async fn confirm_address(&self, secret: &str, now: Timestamp) -> Result<bool, StoreError> {
        self.write_letter(LetterWrite::Confirm(secret.to_owned(), now)).await
    }

    async fn stop_address(&self, channel: &str) -> Result<bool, StoreError> {
        self.write_letter(LetterWrite::Stop(channel.to_owned())).await
    }

    async fn ask_recovery(&self, who: Forgetful) -> Result<(), StoreError> {
        self.write_letter(LetterWrite::Ask(who)).await.map(|_| ())
    }

    async fn recovering(&self, secret: &str, now: Timestamp) -> Result<Option<PlayerId>, StoreError> {
        let statement = Statement::new(
            "SELECT channels.player FROM secrets JOIN channels ON channels.id = secrets.channel \
             WHERE secrets.hash = $1 AND secrets.letter = 'recover' AND secrets.until > $2",
        );
        let found: Option<(String,)> = self.fetch_one(statement.bind(secret).bind(now)).await?;
        Ok(found.and_then(|(player,)| player.parse().ok()))
    }

    async fn recover(&self, secret: &str, password: &str, now: Timestamp) -> Result<bool, StoreError> {
        let Some(player) = self.recovering(secret, now).await? else { return Ok(false) };
        let old = self.sessions(player).await?;
        let (secret, password) = (secret.to_owned(), password.to_owned());
        let done = self.write_letter(LetterWrite::Recover { player, secret, password, now }).await?;
        for session in old.into_iter().filter(|_| done) {
            self.backend.tell(NodeNews::Revoked(session.token));
        }
        Ok(done)
    }
}

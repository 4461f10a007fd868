//! Passkeys in their tables.

use async_trait::async_trait;
use colorito_play::{AccountName, PlayerId, Timestamp};
use sqlx::FromRow;

use super::{SqlStore, backend::Backend, people_write, statement::Statement, write::Write};
use crate::{Credentials, NO_PASSWORD, NewSession, Passkeys, StoreError, StoredPasskey};

/// A passkey as it is stored.
#[derive(FromRow)]
struct PasskeyRow {
    id: String,
    player: String,
    label: Option<String>,
    data: String,
    created: i64,
    used: Option<i64>,
}

impl PasskeyRow {
    fn read(self) -> Option<StoredPasskey> {
        Some(StoredPasskey {
            player: self.player.parse().ok()?,
            id: self.id,
            label: self.label,
            data: self.data,
            created: Timestamp(self.created),
            used: self.used.map(Timestamp),
        })
    }
}

/// Something to be written about passkeys.
pub(crate) enum PasskeyWrite {
    Add(StoredPasskey),
    Use { id: String, data: String, now: Timestamp },
    Forget(PlayerId, String),
    Become { name: AccountName, passkey: StoredPasskey, session: NewSession },
    BeginCeremony { id: String, state: String, now: Timestamp, expires: Timestamp },
    EndCeremony(String),
}

impl std::fmt::Debug for PasskeyWrite {
    /// Nothing of it belongs into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PasskeyWrite")
    }
}

impl PasskeyWrite {
    pub(crate) fn statements(&self) -> Vec<Statement> {
        match self {
            PasskeyWrite::Add(passkey) => vec![insert(passkey)],
            PasskeyWrite::Use { id, data, now } => vec![
                Statement::new("UPDATE passkeys SET data = $1, used = $2 WHERE id = $3")
                    .bind(data)
                    .bind(*now)
                    .bind(id),
            ],
            PasskeyWrite::Forget(player, id) => vec![
                Statement::new(
                    "DELETE FROM passkeys WHERE player = $1 AND id = $2 AND (EXISTS \
                     (SELECT 1 FROM players WHERE id = $1 AND password <> $3) \
                     OR EXISTS (SELECT 1 FROM passkeys AS other WHERE other.player = $1 AND other.id <> $2))",
                )
                .bind(*player)
                .bind(id)
                .bind(NO_PASSWORD),
            ],
            PasskeyWrite::Become { name, passkey, session } => {
                let mut all = people_write::become_account(passkey.player, name, NO_PASSWORD, session);
                all.push(insert(passkey));
                all
            }
            PasskeyWrite::BeginCeremony { id, state, now, expires } => vec![
                Statement::new("INSERT INTO ceremonies (id, state, expires) VALUES ($1, $2, $3)")
                    .bind(id)
                    .bind(state)
                    .bind(*expires),
                Statement::new("DELETE FROM ceremonies WHERE expires < $1").bind(*now),
            ],
            PasskeyWrite::EndCeremony(id) => {
                vec![Statement::new("DELETE FROM ceremonies WHERE id = $1").bind(id)]
            }
        }
    }
}

fn insert(passkey: &StoredPasskey) -> Statement {
    Statement::new(
        "INSERT INTO passkeys (id, player, label, data, created) SELECT $1, $2, $3, $4, $5 \
         WHERE EXISTS (SELECT 1 FROM players WHERE id = $2 AND name IS NOT NULL AND program_of IS NULL) \
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(&passkey.id)
    .bind(passkey.player)
    .bind(passkey.label.clone())
    .bind(&passkey.data)
    .bind(passkey.created)
}

impl<B: Backend> SqlStore<B> {
    async fn write_passkey(&self, write: PasskeyWrite) -> Result<bool, StoreError> {
        self.write(Write::Passkey(Box::new(write))).await
    }
}

#[async_trait]
impl<B: Backend> Passkeys for SqlStore<B> {
    async fn passkeys(&self, player: PlayerId) -> Result<Vec<StoredPasskey>, StoreError> {
        let statement = Statement::new(
            "SELECT id, player, label, data, created, used FROM passkeys WHERE player = $1 ORDER BY created, id",
        );
        let rows: Vec<PasskeyRow> = self.fetch(statement.bind(player)).await?;
        Ok(rows.into_iter().filter_map(PasskeyRow::read).collect())
    }

    async fn passkey(&self, id: &str) -> Result<Option<StoredPasskey>, StoreError> {
        let statement =
            Statement::new("SELECT id, player, label, data, created, used FROM passkeys WHERE id = $1");
        let row: Option<PasskeyRow> = self.fetch_one(statement.bind(id)).await?;
        Ok(row.and_then(PasskeyRow::read))
    }

    async fn add_passkey(&self, new: StoredPasskey) -> Result<bool, StoreError> {
        self.write_passkey(PasskeyWrite::Add(new)).await
    }

    async fn use_passkey(&self, id: &str, data: &str, now: Timestamp) -> Result<(), StoreError> {
        let write = PasskeyWrite::Use { id: id.to_owned(), data: data.to_owned(), now };
        self.write_passkey(write).await.map(|_| ())
    }

    async fn forget_passkey(&self, player: PlayerId, id: &str) -> Result<bool, StoreError> {
        self.write_passkey(PasskeyWrite::Forget(player, id.to_owned())).await
    }

    async fn credentials_of(&self, player: PlayerId) -> Result<Option<Credentials>, StoreError> {
        let statement = Statement::new(
            "SELECT password FROM players WHERE id = $1 AND name IS NOT NULL AND password IS NOT NULL",
        );
        let found: Option<(String,)> = self.fetch_one(statement.bind(player)).await?;
        Ok(found.map(|(password,)| Credentials { player, password }))
    }

    async fn become_account_with_passkey(
        &self,
        name: &AccountName,
        passkey: StoredPasskey,
        session: NewSession,
    ) -> Result<bool, StoreError> {
        let old = session.instead_of.clone();
        let write = PasskeyWrite::Become { name: name.clone(), passkey, session };
        let done = self.write_passkey(write).await?;
        if done {
            self.tell_revoked(old);
        }
        Ok(done)
    }

    async fn begin_ceremony(
        &self,
        id: &str,
        state: &str,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<(), StoreError> {
        let (id, state) = (id.to_owned(), state.to_owned());
        let write = PasskeyWrite::BeginCeremony { id, state, now, expires };
        self.write_passkey(write).await.map(|_| ())
    }

    async fn end_ceremony(&self, id: &str, now: Timestamp) -> Result<Option<String>, StoreError> {
        let statement = Statement::new("SELECT state FROM ceremonies WHERE id = $1 AND expires >= $2");
        let found: Option<(String,)> = self.fetch_one(statement.bind(id).bind(now)).await?;
        // Of two who bring the same, one is let in.
        let first = found.is_some() && self.write_passkey(PasskeyWrite::EndCeremony(id.to_owned())).await?;
        Ok(found.filter(|_| first).map(|(state,)| state))
    }
}

//! What those who run a server do, in tables.

use async_trait::async_trait;
use colorito_play::{PlayerId, Timestamp};
use sqlx::FromRow;

use super::{
    SqlStore,
    backend::Backend,
    manners::new_id,
    people::{AccountRow, account, account_columns},
    people_write::show,
    statement::Statement,
    write::Write,
};
use crate::{
    Account, Admin, Administration, Announcement, AuditEntry, Deed, ManagedAccount, NodeNews, StoreError,
};

/// Something that is done and written down.
#[derive(Debug)]
pub(crate) struct AdminWrite {
    /// The name of the entry in the audit log.
    id: String,
    deed: Deed,
    by: Admin,
    now: Timestamp,
}

impl AdminWrite {
    pub(crate) fn statements(&self) -> Vec<Statement> {
        let mut all = self.doing();
        all.push(self.entry());
        all
    }

    /// Whoever was faster has done it: the first statement looks.
    fn doing(&self) -> Vec<Statement> {
        match &self.deed {
            Deed::Close(account) => close(account.player, self.now),
            Deed::Reopen(account) => vec![
                Statement::new("UPDATE players SET barred = NULL WHERE id = $1 AND barred IS NOT NULL")
                    .bind(account.player),
            ],
            Deed::Rename(account, name) => {
                let renamed = Account { name: name.shown().to_owned(), ..account.clone() };
                rename(&renamed, name.folded(), self.now)
            }
            Deed::Settle { report, .. } => vec![
                Statement::new("UPDATE reports SET settled = $1 WHERE id = $2 AND settled IS NULL")
                    .bind(self.now)
                    .bind(report),
            ],
            Deed::Appoint(account) => vec![set_staff(account.player, true)],
            Deed::Dismiss(account) => vec![set_staff(account.player, false)],
            Deed::Announce { language, text: Some(text) } => vec![
                Statement::new(
                    "INSERT INTO announcements (language, text, at) VALUES ($1, $2, $3) \
                     ON CONFLICT (language) DO UPDATE SET text = excluded.text, at = excluded.at",
                )
                .bind(language)
                .bind(text)
                .bind(self.now),
            ],
            Deed::Announce { language, text: None } => {
                vec![Statement::new("DELETE FROM announcements WHERE language = $1").bind(language)]
            }
        }
    }

    fn entry(&self) -> Statement {
        Statement::new(
            "INSERT INTO audit (id, at, admin, deed, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(&self.id)
        .bind(self.now)
        .bind(self.by.name())
        .bind(self.deed.name())
        .bind(self.deed.subject())
        .bind(self.deed.detail())
    }
}

/// Programs stop with who has made them: their tokens are gone too.
fn close(player: PlayerId, now: Timestamp) -> Vec<Statement> {
    let mut all = vec![
        Statement::new(
            "UPDATE players SET barred = $1 WHERE id = $2 AND name IS NOT NULL AND barred IS NULL",
        )
        .bind(now)
        .bind(player),
    ];
    all.extend(
        [
            "DELETE FROM sessions WHERE player IN (SELECT id FROM players WHERE id = $1 OR program_of = $1)",
            "UPDATE invitations SET fate = 'withdrawn' WHERE fate = 'open' \
             AND owner IN (SELECT id FROM players WHERE id = $1 OR program_of = $1)",
        ]
        .map(|sql| Statement::new(sql).bind(player)),
    );
    all
}

/// Takes a name that is free, or was the account's own before.
fn rename(account: &Account, folded: &str, now: Timestamp) -> Vec<Statement> {
    let mut all = vec![
        Statement::new(
            "INSERT INTO names (folded, player, taken) SELECT $1, $2, $3 \
             WHERE EXISTS (SELECT 1 FROM players WHERE id = $2 AND name IS NOT NULL AND name <> $4) \
             ON CONFLICT (folded) DO UPDATE SET player = excluded.player WHERE names.player = excluded.player",
        )
        .bind(folded)
        .bind(account.player)
        .bind(now)
        .bind(&account.name),
    ];
    all.extend(
        [
            "UPDATE players SET name = $1 WHERE id = $2",
            "UPDATE invitations SET name = $1 WHERE owner = $2 AND fate = 'open'",
        ]
        .map(|sql| Statement::new(sql).bind(&account.name).bind(account.player)),
    );
    all.extend(show(account.player, &account.seat()));
    all
}

fn set_staff(player: PlayerId, staff: bool) -> Statement {
    Statement::new(
        "UPDATE players SET staff = $1 WHERE id = $2 AND staff <> $1 AND name IS NOT NULL AND program_of IS NULL",
    )
    .bind(i64::from(staff))
    .bind(player)
}

/// An account with what only those who run the server see.
#[derive(FromRow)]
struct ManagedRow {
    #[sqlx(flatten)]
    account: AccountRow,
    staff: i64,
    open_reports: i64,
    used: Option<i64>,
}

impl ManagedRow {
    fn read(self) -> Option<ManagedAccount> {
        Some(ManagedAccount {
            account: account(self.account)?,
            staff: self.staff != 0,
            open_reports: u32::try_from(self.open_reports).unwrap_or(u32::MAX),
            used: self.used.map(Timestamp),
        })
    }
}

#[derive(FromRow)]
struct AuditRow {
    id: String,
    at: i64,
    admin: Option<String>,
    deed: String,
    subject: Option<String>,
    detail: Option<String>,
}

impl From<AuditRow> for AuditEntry {
    fn from(row: AuditRow) -> AuditEntry {
        let AuditRow { id, at, admin, deed, subject, detail } = row;
        AuditEntry { id, at: Timestamp(at), admin, deed, subject, detail }
    }
}

impl<B: Backend> SqlStore<B> {
    /// The sessions that end when an account is closed.
    async fn sessions_of_all(&self, player: PlayerId) -> Result<Vec<String>, StoreError> {
        let statement = Statement::new(
            "SELECT token FROM sessions WHERE player IN (SELECT id FROM players WHERE id = $1 OR program_of = $1)",
        );
        let rows: Vec<(String,)> = self.fetch(statement.bind(player)).await?;
        Ok(rows.into_iter().map(|(token,)| token).collect())
    }
}

#[async_trait]
impl<B: Backend> Administration for SqlStore<B> {
    async fn administer(&self, deed: Deed, by: &Admin, now: Timestamp) -> Result<bool, StoreError> {
        let ended = match &deed {
            Deed::Close(account) => self.sessions_of_all(account.player).await?,
            _ => Vec::new(),
        };
        let shown = matches!(deed, Deed::Close(_) | Deed::Rename(..));
        let write = AdminWrite { id: new_id()?, deed, by: by.clone(), now };
        let done = self.write(Write::Admin(Box::new(write))).await?;
        if done {
            self.tell_revoked(ended);
        }
        if done && shown {
            self.backend.tell(NodeNews::Invitations);
        }
        Ok(done)
    }

    async fn managed_accounts(&self, folded: &str, limit: u32) -> Result<Vec<ManagedAccount>, StoreError> {
        let statement = Statement::new(concat!(
            "SELECT ",
            account_columns!(),
            ", players.staff, \
             (SELECT COUNT(*) FROM reports WHERE reported = players.id AND settled IS NULL) AS open_reports, \
             (SELECT MAX(used) FROM sessions WHERE player = players.id) AS used \
             FROM players WHERE players.name IS NOT NULL AND players.since IS NOT NULL AND EXISTS \
             (SELECT 1 FROM names WHERE names.player = players.id AND SUBSTR(names.folded, 1, LENGTH($1)) = $1) \
             ORDER BY players.name, players.id LIMIT $2"
        ));
        let rows: Vec<ManagedRow> = self.fetch(statement.bind(folded).bind(limit)).await?;
        Ok(rows.into_iter().filter_map(ManagedRow::read).collect())
    }

    async fn is_staff(&self, player: PlayerId) -> Result<bool, StoreError> {
        let statement = Statement::new(
            "SELECT staff FROM players WHERE id = $1 AND staff <> 0 AND name IS NOT NULL AND barred IS NULL",
        );
        let found: Option<(i64,)> = self.fetch_one(statement.bind(player)).await?;
        Ok(found.is_some())
    }

    async fn audit(&self, before: Option<Timestamp>, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        let statement = Statement::new(
            "SELECT id, at, admin, deed, subject, detail FROM audit WHERE at < $1 ORDER BY at DESC, id DESC LIMIT $2",
        );
        let before = before.map_or(i64::MAX, |before| before.0);
        let rows: Vec<AuditRow> = self.fetch(statement.bind(before).bind(limit)).await?;
        Ok(rows.into_iter().map(AuditEntry::from).collect())
    }

    async fn announcements(&self) -> Result<Vec<Announcement>, StoreError> {
        let statement = Statement::new("SELECT language, text, at FROM announcements ORDER BY language");
        let rows: Vec<(String, String, i64)> = self.fetch(statement).await?;
        let read = |(language, text, at)| Announcement { language, text, at: Timestamp(at) };
        Ok(rows.into_iter().map(read).collect())
    }
}

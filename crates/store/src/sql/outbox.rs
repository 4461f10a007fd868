//! Channels and what is to be sent over them, in their tables.

use std::time::Duration;

use async_trait::async_trait;
use colorito_play::{GameId, KeptNotice, Notice, PlayerId, Timestamp};
use sqlx::FromRow;

use super::{
    STAYS, SqlStore, backend::Backend, is_free, notices::NoticeRow, statement::Statement, write::Write,
};
use crate::{
    Channel, ChannelState, Due, Letter, Medium, NewSubscription, Outbox, Parcel, Reading, Sent, Store as _,
    StoreError, Then, Wants, random::random_number,
};

/// How many browsers of one player get push messages.
const MOST_BROWSERS: u32 = 20;

/// What is older than this is not sent any more.
const STALE: Duration = Duration::from_hours(7 * 24);

/// Whether there is something to be sent over a channel, by a time (`$2`) and a [`Due`] (`$3`, `$4`, `$5`).
macro_rules! is_due {
    () => {
        "COALESCE(channels.rests_until, 0) <= $2 AND (channels.letter IS NOT NULL OR channels.state = 'open' AND (\
         EXISTS (SELECT 1 FROM outbox WHERE outbox.channel = channels.id AND outbox.kind = 'deadline' \
         AND outbox.at <= $5) \
         OR COALESCE(channels.sent, 0) <= $4 \
         AND EXISTS (SELECT 1 FROM outbox WHERE outbox.channel = channels.id AND outbox.at <= $3)))"
    };
}

/// A channel as it is stored.
#[derive(FromRow)]
struct ChannelRow {
    id: String,
    player: String,
    medium: String,
    session: Option<String>,
    address: String,
    keys: Option<String>,
    language: String,
    zone: String,
    wants: String,
    state: String,
    letter: Option<String>,
    created: i64,
    attempts: i64,
    browser: Option<String>,
}

/// Asks for channels with what belongs to them from elsewhere.
macro_rules! channels {
    ($which:literal) => {
        concat!(
            "SELECT channels.id, channels.player, channels.medium, channels.session, channels.address, \
             channels.keys, channels.language, channels.zone, channels.wants, channels.state, channels.letter, \
             channels.created, channels.attempts, sessions.browser \
             FROM channels LEFT JOIN sessions ON sessions.token = channels.session ",
            $which
        )
    };
}

impl ChannelRow {
    /// The channel, if it makes sense.
    fn restore(self) -> Option<Channel> {
        Some(Channel {
            player: self.player.parse().ok()?,
            medium: [Medium::Push, Medium::Mail].into_iter().find(|medium| medium.name() == self.medium)?,
            state: ChannelState::named(&self.state)?,
            letter: self.letter.as_deref().and_then(Letter::named),
            wants: self.wants.parse().unwrap_or_default(),
            id: self.id,
            address: self.address,
            keys: self.keys,
            reading: Reading { language: self.language, zone: self.zone },
            created: Timestamp(self.created),
            attempts: u32::try_from(self.attempts).unwrap_or_default(),
            session: self.session,
            browser: self.browser,
        })
    }
}

/// Something to be written about channels.
pub(crate) enum OutboxWrite {
    Keep(String, String),
    Subscribe(String, NewSubscription),
    Change(PlayerId, String, Option<Wants>, Option<Reading>),
    Forget(PlayerId, String),
    Take(String, Due),
    Settle(Settled),
}

/// What was sent over a channel, or was not.
pub(crate) struct Settled {
    id: String,
    medium: Medium,
    /// The notices that need not be sent any more, as they were written.
    done: Vec<(GameId, &'static str, Timestamp)>,
    /// The letter that need not be sent any more. Another one may be wanted by now.
    letter_done: Option<&'static str>,
    then: Then,
    now: Timestamp,
}

impl std::fmt::Debug for OutboxWrite {
    /// Nothing of it belongs into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OutboxWrite")
    }
}

impl OutboxWrite {
    pub(crate) fn statements(&self, node: &str) -> Vec<Statement> {
        match self {
            OutboxWrite::Keep(name, value) => vec![
                Statement::new(
                    "INSERT INTO kept_values (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                )
                .bind(name)
                .bind(value),
            ],
            OutboxWrite::Subscribe(id, new) => subscribe(id, new),
            OutboxWrite::Change(player, id, wants, reading) => vec![
                Statement::new(
                    "UPDATE channels SET wants = COALESCE($3, wants), language = COALESCE($4, language), \
                     zone = COALESCE($5, zone) WHERE player = $1 AND id = $2",
                )
                .bind(*player)
                .bind(id)
                .bind(wants.as_ref().map(ToString::to_string))
                .bind(reading.as_ref().map(|reading| reading.language.clone()))
                .bind(reading.as_ref().map(|reading| reading.zone.clone())),
            ],
            OutboxWrite::Forget(player, id) => vec![
                Statement::new("DELETE FROM channels WHERE player = $1 AND id = $2").bind(*player).bind(id),
            ],
            OutboxWrite::Take(id, due) => vec![
                timed(
                    Statement::new(concat!(
                        "UPDATE channels SET worker = $1 WHERE id = $6 AND ",
                        is_due!(),
                        " AND ",
                        is_free!("channels", "$1")
                    ))
                    .bind(node),
                    *due,
                )
                .bind(id),
            ],
            OutboxWrite::Settle(settled) => settled.statements(node),
        }
    }
}

/// The times of [`is_due`].
fn timed(statement: Statement, due: Due) -> Statement {
    statement.bind(due.now).bind(due.written).bind(due.sent).bind(due.urgent)
}

fn subscribe(id: &str, new: &NewSubscription) -> Vec<Statement> {
    vec![
        Statement::new(
            "INSERT INTO channels (id, player, medium, session, address, keys, language, zone, wants, state, created) \
             SELECT $1, $2, 'push', $3, $4, $5, $6, $7, $8, 'open', $9 \
             WHERE EXISTS (SELECT 1 FROM sessions WHERE token = $3 AND player = $2) \
             ON CONFLICT (address) WHERE medium = 'push' DO UPDATE SET player = excluded.player, \
             session = excluded.session, keys = excluded.keys, language = excluded.language, \
             zone = excluded.zone, wants = excluded.wants, state = 'open', created = excluded.created, \
             rests_until = NULL, attempts = 0",
        )
        .bind(id)
        .bind(new.player)
        .bind(&new.session)
        .bind(&new.endpoint)
        .bind(&new.keys)
        .bind(&new.reading.language)
        .bind(&new.reading.zone)
        .bind(new.wants.to_string())
        .bind(new.now),
        // Whoever had this browser before is told nothing there any more.
        Statement::new(
            "DELETE FROM outbox WHERE player <> $1 AND channel IN \
             (SELECT id FROM channels WHERE medium = 'push' AND address = $2)",
        )
        .bind(new.player)
        .bind(&new.endpoint),
        // Those that were left behind long ago make room.
        Statement::new(
            "DELETE FROM channels WHERE player = $1 AND medium = 'push' AND id NOT IN (SELECT id FROM channels \
             WHERE player = $1 AND medium = 'push' ORDER BY created DESC, id LIMIT $2)",
        )
        .bind(new.player)
        .bind(MOST_BROWSERS),
    ]
}

impl Settled {
    fn of(parcel: &Parcel, sent: Sent<'_>, then: Then, now: Timestamp) -> Settled {
        let gives_up = then == Then::GiveUp;
        let letter = parcel.channel.letter.map(Letter::name);
        let (notices, letter_done): (&[KeptNotice], _) = match sent {
            Sent::Letter => (&[], letter.filter(|_| gives_up || then == Then::Rest)),
            Sent::Notices(_) if gives_up => (&parcel.notices, None),
            Sent::Notices(sent) => (sent, None),
        };
        let done = notices.iter().map(|notice| (notice.game, notice.kind.name(), notice.at)).collect();
        let Channel { id, medium, .. } = &parcel.channel;
        Settled { id: id.clone(), medium: *medium, done, letter_done, then, now }
    }

    fn statements(&self, node: &str) -> Vec<Statement> {
        if self.then == Then::Fail && self.medium == Medium::Push {
            let forget = Statement::new("DELETE FROM channels WHERE id = $1 AND worker = $2");
            return vec![forget.bind(&self.id).bind(node)];
        }
        let mut all = vec![self.release(node)];
        for (game, kind, at) in &self.done {
            let delete = Statement::new(
                "DELETE FROM outbox WHERE channel = $1 AND game = $2 AND kind = $3 AND at = $4",
            );
            all.push(delete.bind(&self.id).bind(*game).bind(*kind).bind(*at));
        }
        let stale = Statement::new(
            "DELETE FROM outbox WHERE channel = $1 AND (at < $2 OR $3 = 1 OR NOT EXISTS (SELECT 1 FROM notices \
             JOIN games ON games.id = notices.game WHERE notices.player = outbox.player \
             AND notices.game = outbox.game AND notices.kind = outbox.kind AND notices.at = outbox.at \
             AND notices.seen IS NULL AND games.deleted IS NULL))",
        );
        let failed = i64::from(self.then == Then::Fail);
        all.push(stale.bind(&self.id).bind(self.now.before(STALE)).bind(failed));
        all
    }

    /// The channel is free for others, if this node still has it.
    fn release(&self, node: &str) -> Statement {
        let (tries, until): (i64, _) = match self.then {
            Then::TryAgain(until) => (1, Some(until)),
            Then::Rest | Then::GiveUp | Then::Fail => (0, None),
        };
        Statement::new(
            "UPDATE channels SET worker = NULL, attempts = (attempts + 1) * $3, rests_until = $4, \
             sent = COALESCE($5, sent), letter = CASE WHEN $7 = 1 OR letter = $6 THEN NULL ELSE letter END, \
             state = CASE WHEN $7 = 1 THEN 'failed' ELSE state END WHERE id = $1 AND worker = $2",
        )
        .bind(&self.id)
        .bind(node)
        .bind(tries)
        .bind(until)
        .bind(Some(self.now).filter(|_| !self.done.is_empty()))
        .bind(self.letter_done)
        .bind(i64::from(self.then == Then::Fail))
    }
}

/// Has a notice sent over all channels of its player that it is wanted on.
pub(crate) fn post(notice: Notice, now: Timestamp) -> Statement {
    Statement::new(
        "INSERT INTO outbox (channel, player, game, kind, at) SELECT channels.id, $1, $2, $3, $4 FROM channels \
         WHERE channels.player = $1 AND channels.state = 'open' AND ' ' || channels.wants || ' ' LIKE '% ' || $3 || ' %' \
         ON CONFLICT (channel, player, game, kind) DO UPDATE SET at = excluded.at",
    )
    .bind(notice.player)
    .bind(notice.game)
    .bind(notice.kind.name())
    .bind(now)
}

#[async_trait]
impl<B: Backend> Outbox for SqlStore<B> {
    async fn kept_value(&self, name: &str, new: &str) -> Result<String, StoreError> {
        let read = async || {
            let statement = Statement::new("SELECT value FROM kept_values WHERE name = $1").bind(name);
            let found: Option<(String,)> = self.fetch_one(statement).await?;
            Ok::<_, StoreError>(found.map(|(value,)| value))
        };
        if let Some(value) = read().await? {
            return Ok(value);
        }
        self.write_outbox(OutboxWrite::Keep(name.to_owned(), new.to_owned())).await?;
        read().await?.ok_or_else(|| StoreError::failed("what was kept is not there"))
    }

    async fn subscribe(&self, new: NewSubscription) -> Result<bool, StoreError> {
        let id = format!("{:016x}", random_number()?);
        self.write_outbox(OutboxWrite::Subscribe(id, new)).await
    }

    async fn channels(&self, player: PlayerId) -> Result<Vec<Channel>, StoreError> {
        let statement = Statement::new(channels!(
            "WHERE channels.player = $1 ORDER BY channels.created DESC, channels.id"
        ));
        let rows: Vec<ChannelRow> = self.fetch(statement.bind(player)).await?;
        Ok(rows.into_iter().filter_map(ChannelRow::restore).collect())
    }

    async fn change_channel(
        &self,
        player: PlayerId,
        id: &str,
        wants: Option<Wants>,
        reading: Option<Reading>,
    ) -> Result<bool, StoreError> {
        self.write_outbox(OutboxWrite::Change(player, id.to_owned(), wants, reading)).await
    }

    async fn forget_channel(&self, player: PlayerId, id: &str) -> Result<bool, StoreError> {
        self.write_outbox(OutboxWrite::Forget(player, id.to_owned())).await
    }

    async fn due_channels(&self, due: Due, limit: u32) -> Result<Vec<String>, StoreError> {
        let statement = Statement::new(concat!(
            "SELECT id FROM channels WHERE medium = $6 \
             AND id IN (SELECT channel FROM outbox UNION SELECT id FROM channels WHERE letter IS NOT NULL) AND ",
            is_due!(),
            " AND ",
            is_free!("channels", "$1"),
            " ORDER BY COALESCE(rests_until, sent, created), id LIMIT $7"
        ));
        let statement = timed(statement.bind(&*self.node), due).bind(due.medium.name()).bind(limit);
        let rows: Vec<(String,)> = self.fetch(statement).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    async fn take_parcel(&self, id: &str, due: Due) -> Result<Option<Parcel>, StoreError> {
        // Others have to see that this node is alive before it has something.
        self.stay(self.now().after(STAYS));
        self.appear().await?;
        if !self.write_outbox(OutboxWrite::Take(id.to_owned(), due)).await? {
            return Ok(None);
        }
        let row: Option<ChannelRow> =
            self.fetch_one(Statement::new(channels!("WHERE channels.id = $1")).bind(id)).await?;
        let Some(channel) = row.and_then(ChannelRow::restore) else { return Ok(None) };
        let statement = Statement::new(super::notices::notices!(
            "JOIN outbox ON outbox.player = notices.player AND outbox.game = notices.game \
             AND outbox.kind = notices.kind AND outbox.at = notices.at \
             WHERE outbox.channel = $1 AND notices.seen IS NULL AND games.deleted IS NULL AND notices.at > $2 \
             ORDER BY notices.at, notices.game, notices.kind"
        ));
        let rows: Vec<NoticeRow> = self.fetch(statement.bind(id).bind(due.now.before(STALE))).await?;
        let notices = rows.iter().map(NoticeRow::restore).collect::<Result<_, _>>()?;
        Ok(Some(Parcel { channel, notices }))
    }

    async fn settle_parcel(
        &self,
        parcel: &Parcel,
        sent: Sent<'_>,
        then: Then,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.write_outbox(OutboxWrite::Settle(Settled::of(parcel, sent, then, now))).await
    }
}

impl<B: Backend> SqlStore<B> {
    async fn write_outbox(&self, write: OutboxWrite) -> Result<bool, StoreError> {
        self.write(Write::Outbox(Box::new(write))).await
    }
}

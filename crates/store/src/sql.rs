//! Games in tables, whichever database has them.

mod administration;
pub(crate) mod backend;
mod conversation;
mod feeds;
mod fragments;
mod holidays;
mod invitations;
mod letters;
mod listing;
pub(crate) mod manners;
mod node_write;
pub(crate) mod notices;
pub(crate) mod outbox;
pub(crate) mod passkeys;
pub(crate) mod people;
pub(crate) mod people_write;
mod plans;
mod presence;
pub(crate) mod ratings;
pub(crate) mod row;
pub(crate) mod statement;
mod watched;
pub(crate) mod write;
pub(crate) mod writer;

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, SystemTime},
};

use async_trait::async_trait;
use colorito_play::{
    GameId, GameSummary, Match, MatchId, MatchTerms, NewSeatedGame, PlayerId, Players, SeatedGame, Timestamp,
};
use tokio::{sync::broadcast, time};

use crate::{
    Commit, Holder, ListPage, NodeNews, Receipt, ReviewState, Store, StoreError, StoredReview,
    random::random_number,
};
use backend::{Answer, Backend, Stored};
pub(crate) use fragments::{games, is_alive, is_free, now};
pub(crate) use listing::listing;
use node_write::NodeWrite;
use people_write::PeopleWrite;
use row::{GameRow, MatchRow, MoveRow};
use statement::Statement;
use write::{Write, seat};
use writer::Writer;

/// After how long a node that was not seen has been away. Nodes are seen once a second.
const OVERDUE: Duration = Duration::from_secs(2);

/// How long a node is seen after it has begun something that goes on by itself.
const STAYS: Duration = Duration::from_mins(1);

/// How many changes of notices somebody who listens may be behind.
const NOTICED: usize = 256;

/// How exactly it is known when a session was last used.
const USED: Duration = Duration::from_hours(1);

/// All games of a database, as one node sees them. Some connections write, some others read.
#[derive(Debug)]
pub struct SqlStore<B: Backend> {
    pub(crate) backend: B,
    writers: Vec<Writer>,
    /// Tells whose notices have changed.
    noticed: broadcast::Sender<PlayerId>,
    node: Arc<str>,
    /// How far the database's time is ahead of this machine's, in milliseconds.
    ahead: AtomicI64,
    /// When this node was last seen, 0 while it need not be.
    seen: AtomicI64,
    /// Since when it has been seen without a break.
    seen_since: AtomicI64,
    /// Until when this node has to be seen.
    needed_until: AtomicI64,
}

impl<B: Backend> SqlStore<B> {
    /// Begins to use a database that is up to date.
    pub(crate) async fn start(backend: B) -> Result<SqlStore<B>, StoreError> {
        let node: Arc<str> = format!("{:016x}", random_number()?).into();
        let noticed = broadcast::channel(NOTICED).0;
        let start = || Writer::start(backend.clone(), Arc::clone(&node), noticed.clone());
        let writers = (0..B::WRITERS).map(|_| start()).collect();
        let [ahead, seen, seen_since, needed_until] = [(); 4].map(|()| AtomicI64::new(0));
        let store = SqlStore { backend, writers, noticed, node, ahead, seen, seen_since, needed_until };
        store.set_clock().await?;
        store.seen_since.store(store.now().0, Ordering::Relaxed);
        Ok(store)
    }

    /// Stores the deadlines of games from before deadlines were stored.
    pub(crate) async fn set_deadlines(&self) -> Result<(), StoreError> {
        let statement = Statement::new(
            "SELECT id FROM games WHERE seconds IS NOT NULL AND deadline IS NULL AND result IS NULL \
             AND deleted IS NULL AND played >= 2",
        );
        for id in ids(&self.fetch(statement).await?) {
            // One that makes no sense is told of when somebody looks at it.
            if let Some(deadline) = self.load(id).await.ok().and_then(|game| game.deadline()) {
                self.write(Write::SetDeadline(id, deadline)).await?;
            }
        }
        Ok(())
    }

    /// Opens the connections that write anew.
    pub(crate) async fn reopen(&self) -> Result<(), StoreError> {
        for writer in &self.writers {
            writer.reopen().await?;
        }
        Ok(())
    }

    async fn write(&self, write: Write) -> Result<bool, StoreError> {
        let place = usize::try_from(write.key() % self.writers.len() as u64).unwrap_or_default();
        self.writers[place].write(write).await
    }

    async fn write_node(&self, write: NodeWrite) -> Result<bool, StoreError> {
        self.write(Write::Node(write)).await
    }

    async fn fetch<T: Stored>(&self, statement: Statement) -> Result<Vec<T>, StoreError> {
        Ok(in_time::<B, _>(self.backend.fetch(statement)).await?)
    }

    async fn fetch_one<T: Stored>(&self, statement: Statement) -> Result<Option<T>, StoreError> {
        Ok(self.fetch(statement).await?.into_iter().next())
    }

    /// Finds out what time the database has.
    async fn set_clock(&self) -> Result<(), StoreError> {
        let before = machine_time();
        let now: Option<(i64,)> = self.fetch_one(Statement::new(concat!("SELECT ", now!()))).await?;
        let after = machine_time();
        if let (true, Some((now,))) = (B::IS_SHARED, now) {
            self.ahead.store(now - i64::midpoint(before, after), Ordering::Relaxed);
        }
        Ok(())
    }

    /// The node has begun something: it has to be seen for a while.
    fn stay(&self, until: Timestamp) {
        self.needed_until.fetch_max(until.0, Ordering::Relaxed);
    }

    /// A change that leaves something to do, or a clock that runs.
    fn stay_for(&self, after: &SeatedGame) {
        if after.awaits().is_some() {
            self.stay(self.now().after(STAYS));
        }
        if let Some(deadline) = after.deadline().filter(|_| after.has_live_clock()) {
            self.stay(deadline.after(OVERDUE));
        }
    }

    /// Shows that this node is alive if that begins to matter.
    async fn appear(&self) -> Result<(), StoreError> {
        if self.seen.load(Ordering::Relaxed) == 0 { self.show().await } else { Ok(()) }
    }

    /// Shows that this node is alive. If it was away, its players get that time back.
    async fn show(&self) -> Result<(), StoreError> {
        if !B::IS_SHARED && self.needed_until.load(Ordering::Relaxed) < self.now().0 {
            self.seen.store(0, Ordering::Relaxed);
            return Ok(());
        }
        let before = self.seen.load(Ordering::Relaxed);
        // Who was taken for dead begins anew: others have given its players their time back.
        let goes_on = before != 0 && self.write_node(NodeWrite::BeatAgain(Timestamp(before))).await?;
        if !goes_on {
            self.write_node(NodeWrite::Beat).await?;
        }
        let statement = Statement::new("SELECT seen FROM nodes WHERE id = $1").bind(&*self.node);
        let Some((seen,)): Option<(i64,)> = self.fetch_one(statement).await? else { return Ok(()) };
        self.seen.store(seen, Ordering::Relaxed);
        let was_away = Timestamp(seen).since(Timestamp(before)) > OVERDUE;
        if before != 0 && (was_away || !goes_on) {
            self.seen_since.store(seen, Ordering::Relaxed);
        }
        if goes_on && was_away {
            self.write_node(NodeWrite::WasAway(Timestamp(before), Timestamp(seen))).await?;
        }
        Ok(())
    }

    /// New games as they will be, each with the record it was read from.
    async fn seat_all(
        &self,
        new: Vec<(GameId, NewSeatedGame)>,
        now: Timestamp,
    ) -> Result<Vec<(SeatedGame, Option<String>)>, StoreError> {
        let mut games = Vec::with_capacity(new.len());
        for (id, new) in new {
            let (seated, record) = seat(new, id, now);
            games.push((self.with_holidays(seated).await?, record));
        }
        Ok(games)
    }

    /// Keeps games that are new here, all or none.
    async fn keep_new(
        &self,
        games: Vec<(SeatedGame, Option<String>)>,
    ) -> Result<Vec<SeatedGame>, StoreError> {
        let seated: Vec<SeatedGame> = games.iter().map(|(seated, _)| seated.clone()).collect();
        self.write(Write::Create(None, games)).await?;
        for seated in &seated {
            self.stay_for(seated);
        }
        Ok(seated)
    }

    /// The same; `None` if there is a game of one of their names.
    async fn keep_unless_there(
        &self,
        games: Vec<(SeatedGame, Option<String>)>,
    ) -> Result<Option<Vec<SeatedGame>>, StoreError> {
        let names: Vec<GameId> = games.iter().map(|(seated, _)| seated.id).collect();
        if self.is_one_there(&names).await? {
            return Ok(None);
        }
        match self.keep_new(games).await {
            // Somebody else may have been faster with the same one: there is one game of a name.
            Err(_) if self.is_one_there(&names).await? => Ok(None),
            kept => kept.map(Some),
        }
    }

    /// Whether there is a game of one of these names, deleted or not.
    async fn is_one_there(&self, names: &[GameId]) -> Result<bool, StoreError> {
        for id in names {
            match self.players(*id).await {
                Err(StoreError::NoSuchGame(_)) => {}
                found => return found.map(|_| true),
            }
        }
        Ok(false)
    }

    /// The rows of a game: itself and its moves, as they were at one moment.
    async fn rows(&self, id: GameId) -> Result<(GameRow, Vec<MoveRow>), StoreError> {
        let game = Statement::new(games!("WHERE games.id = $1 AND games.deleted IS NULL")).bind(id);
        let (game, moves) =
            in_time::<B, _>(self.backend.fetch_both::<GameRow, _>(game, moves_of(&id.to_string()))).await?;
        Ok((game.into_iter().next().ok_or(StoreError::NoSuchGame(id))?, moves))
    }

    /// What rows say about games. Those from before positions were stored are played again; those that make
    /// no sense are left out.
    async fn summaries(&self, rows: Vec<GameRow>) -> Result<Vec<GameSummary>, StoreError> {
        let mut summaries = Vec::with_capacity(rows.len());
        for mut row in rows {
            if row.position.is_none() {
                let moves: Vec<MoveRow> = self.fetch(moves_of(&row.id)).await?;
                row.position = row.restore(&moves).ok().map(|seated| seated.game.position().to_string());
            }
            match row.summary() {
                Ok(summary) => summaries.push(summary),
                Err(fault) => tracing::error!(game = row.id, fault, "a game is stored wrongly"),
            }
        }
        Ok(summaries)
    }
}

fn moves_of(game: &str) -> Statement {
    Statement::new("SELECT played, clock, lag FROM moves WHERE game = $1 ORDER BY number").bind(game)
}

/// An answer that takes too long is none.
async fn in_time<B: Backend, T>(answer: impl Future<Output = Answer<T>>) -> Answer<T> {
    time::timeout(B::PATIENCE, answer).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// What time this machine has, in milliseconds since 1970.
fn machine_time() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Has something long done where it keeps nobody waiting.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(StoreError::failed)
}

/// Ids that were read from the database. One that is none belongs to a game that cannot be opened anyway.
fn ids(texts: &[(String,)]) -> Vec<GameId> {
    texts.iter().filter_map(|(text,)| text.parse().ok()).collect()
}

#[async_trait]
impl<B: Backend> Store for SqlStore<B> {
    async fn create(&self, new: Vec<NewSeatedGame>, now: Timestamp) -> Result<Vec<SeatedGame>, StoreError> {
        let named = new.into_iter().map(|new| Ok((GameId::from_random(random_number()?), new)));
        let games = self.seat_all(named.collect::<Result<_, StoreError>>()?, now).await?;
        self.keep_new(games).await
    }

    async fn create_named(
        &self,
        new: Vec<(GameId, NewSeatedGame)>,
        now: Timestamp,
    ) -> Result<Option<Vec<SeatedGame>>, StoreError> {
        let games = self.seat_all(new, now).await?;
        self.keep_unless_there(games).await
    }

    async fn take_over(&self, seated: SeatedGame, record: Option<String>) -> Result<bool, StoreError> {
        Ok(self.keep_unless_there(vec![(seated, record)]).await?.is_some())
    }

    async fn load(&self, id: GameId) -> Result<SeatedGame, StoreError> {
        let (row, moves) = self.rows(id).await?;
        let restored = aside(move || row.restore(&moves)).await?;
        restored.map_err(|fault| StoreError::Corrupt { what: id.to_string(), fault })
    }

    async fn commit(&self, change: Commit) -> Result<SeatedGame, StoreError> {
        let mut after = change.after.clone();
        after.revision = change.before.revision + 1;
        after.changed = if change.touches { change.now } else { change.before.changed };
        self.stay_for(&after);
        self.appear().await?;
        if self.write(Write::Commit(Box::new(change))).await? {
            Ok(after)
        } else {
            Err(StoreError::Changed(after.id))
        }
    }

    async fn commit_and_begin(
        &self,
        mut change: Commit,
        next: NewSeatedGame,
    ) -> Result<SeatedGame, StoreError> {
        let (next, _) = seat(next, GameId::from_random(random_number()?), change.now);
        let next = self.with_holidays(next).await?;
        change.after.next = Some(next.id);
        let mut after = change.after.clone();
        after.revision = change.before.revision + 1;
        after.changed = change.now;
        self.stay_for(&next);
        self.appear().await?;
        if self.write(Write::CommitAndBegin(Box::new(change), Box::new(next))).await? {
            Ok(after)
        } else {
            Err(StoreError::Changed(after.id))
        }
    }

    async fn receipt(&self, id: GameId, client: &str) -> Result<Option<Receipt>, StoreError> {
        let statement =
            Statement::new("SELECT client, ply, sent FROM receipts WHERE game = $1 AND client = $2");
        let found: Option<(String, i64, String)> = self.fetch_one(statement.bind(id).bind(client)).await?;
        Ok(found.map(|(client, ply, sent)| Receipt {
            client,
            ply: usize::try_from(ply).unwrap_or(usize::MAX),
            sent,
        }))
    }

    async fn import(&self, id: GameId) -> Result<Option<String>, StoreError> {
        let statement = Statement::new("SELECT record FROM imports WHERE game = $1").bind(id);
        let found: Option<(String,)> = self.fetch_one(statement).await?;
        Ok(found.map(|(record,)| record))
    }

    async fn list(&self, page: ListPage) -> Result<Vec<GameSummary>, StoreError> {
        let deleted = page.deleted;
        let Some(statement) = listing(page) else { return Ok(Vec::new()) };
        let mut listed = self.summaries(self.fetch(statement).await?).await?;
        // Somebody may have put away for themselves what the other still has.
        for game in &mut listed {
            game.deleted = deleted;
        }
        Ok(listed)
    }

    async fn delete(&self, id: GameId, now: Timestamp) -> Result<bool, StoreError> {
        self.write(Write::Delete(id, now)).await
    }

    async fn put_away(&self, id: GameId, player: PlayerId, now: Timestamp) -> Result<bool, StoreError> {
        self.write(Write::PutAway(id, player, now)).await
    }

    async fn get_back(&self, id: GameId, player: PlayerId) -> Result<bool, StoreError> {
        self.write(Write::GetBack(id, player)).await
    }

    async fn players(&self, id: GameId) -> Result<Players, StoreError> {
        let row: Option<GameRow> =
            self.fetch_one(Statement::new(games!("WHERE games.id = $1")).bind(id)).await?;
        let players = row.ok_or(StoreError::NoSuchGame(id))?.players();
        players.map_err(|fault| StoreError::Corrupt { what: id.to_string(), fault })
    }

    async fn restore(&self, id: GameId) -> Result<bool, StoreError> {
        self.write(Write::Restore(id)).await
    }

    async fn create_match(
        &self,
        name: Option<MatchId>,
        terms: MatchTerms,
        now: Timestamp,
    ) -> Result<(Match, SeatedGame), StoreError> {
        let by_chance = MatchId::from_random(random_number()?);
        let begun = Match { id: name.unwrap_or(by_chance), created: now, terms };
        let first = seat(begun.game(1), GameId::from_random(random_number()?), now);
        let game = first.0.clone();
        self.write(Write::Create(Some(begun.clone()), vec![first])).await?;
        self.stay_for(&game);
        Ok((begun, game))
    }

    async fn load_match(&self, id: MatchId) -> Result<Match, StoreError> {
        let row: Option<MatchRow> =
            self.fetch_one(Statement::new("SELECT * FROM matches WHERE id = $1").bind(id)).await?;
        let restored = row.ok_or(StoreError::NoSuchMatch(id))?.restore();
        restored.map_err(|fault| StoreError::Corrupt { what: id.to_string(), fault })
    }

    async fn games_of(&self, id: MatchId) -> Result<Vec<GameSummary>, StoreError> {
        let statement = Statement::new(games!("WHERE games.of_match = $1 ORDER BY games.number")).bind(id);
        self.summaries(self.fetch(statement).await?).await
    }

    async fn unattended(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let statement = Statement::new(concat!(
            "SELECT id FROM games WHERE awaits IS NOT NULL AND deleted IS NULL AND (worker IS NULL OR \
             NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = games.worker AND ",
            is_alive!(),
            ")) LIMIT $1"
        ));
        Ok(ids(&self.fetch(statement.bind(limit)).await?))
    }

    async fn claim(&self, id: GameId) -> Result<bool, StoreError> {
        self.stay(self.now().after(STAYS));
        self.write(Write::Claim(id)).await
    }

    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let overdue = i64::try_from(OVERDUE.as_millis()).unwrap_or(i64::MAX);
        let statement = Statement::new(concat!(
            "SELECT id FROM games WHERE deadline IS NOT NULL AND deleted IS NULL AND deadline <= $1 \
             AND (days IS NOT NULL OR NOT EXISTS (SELECT 1 FROM nodes \
             WHERE nodes.id = games.host AND nodes.seen < ",
            now!(),
            " - $3)) ORDER BY deadline LIMIT $2"
        ));
        Ok(ids(&self.fetch(statement.bind(now).bind(limit).bind(overdue)).await?))
    }

    async fn next_deadline(&self, after: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let statement = Statement::new(
            "SELECT deadline FROM games WHERE deadline IS NOT NULL AND deleted IS NULL AND deadline > $1 \
             ORDER BY deadline LIMIT 1",
        );
        let found: Option<(i64,)> = self.fetch_one(statement.bind(after)).await?;
        Ok(found.map(|(deadline,)| Timestamp(deadline)))
    }

    async fn visit(&self, id: GameId, now: Timestamp) -> Result<(), StoreError> {
        self.write(Write::Visit(id, now)).await.map(|_| ())
    }

    async fn forsaken(&self, since: Timestamp, limit: u32) -> Result<Vec<(GameId, Timestamp)>, StoreError> {
        let statement = Statement::new(
            "SELECT id, CASE WHEN visited > changed THEN visited ELSE changed END FROM games \
             WHERE seconds IS NULL AND days IS NULL AND result IS NULL AND deleted IS NULL \
             AND red_player <> blue_player AND changed <= $1 AND COALESCE(visited, 0) <= $1 \
             ORDER BY changed LIMIT $2",
        );
        let rows: Vec<(String, i64)> = self.fetch(statement.bind(since).bind(limit)).await?;
        Ok(rows.iter().filter_map(|(id, last)| Some((id.parse().ok()?, Timestamp(*last)))).collect())
    }

    async fn absent_since(&self, id: GameId) -> Result<Option<Timestamp>, StoreError> {
        let statement = Statement::new(
            "SELECT nodes.id, nodes.seen FROM games JOIN nodes ON nodes.id = games.host WHERE games.id = $1",
        );
        let host: Option<(String, i64)> = self.fetch_one(statement.bind(id)).await?;
        Ok(host.and_then(|(node, seen)| {
            let here = *node == *self.node && self.now().since(Timestamp(seen)) <= OVERDUE;
            (!here).then_some(Timestamp(seen))
        }))
    }

    async fn beat(&self) -> Result<(), StoreError> {
        self.set_clock().await?;
        self.show().await?;
        let statement =
            Statement::new(concat!("SELECT id, seen FROM nodes WHERE id <> $1 AND NOT ", is_alive!()));
        let dead: Vec<(String, i64)> = self.fetch(statement.bind(&*self.node)).await?;
        for (node, seen) in dead {
            self.write_node(NodeWrite::Bury(node, Timestamp(seen), self.now())).await?;
        }
        Ok(())
    }

    fn now(&self) -> Timestamp {
        Timestamp(machine_time() + self.ahead.load(Ordering::Relaxed))
    }

    fn news(&self) -> broadcast::Receiver<NodeNews> {
        self.backend.news()
    }

    fn tell_to_stop_counting(&self, id: GameId) {
        self.backend.tell(NodeNews::StopCounting(id));
    }

    async fn revisions(&self, games: &[GameId]) -> Result<Vec<(GameId, i64)>, StoreError> {
        let names: Vec<String> = games.iter().map(ToString::to_string).collect();
        let statement = Statement::new(B::REVISIONS).bind(names.join(","));
        let found: Vec<(String, i64)> = self.fetch(statement).await?;
        Ok(found.iter().filter_map(|(id, revision)| Some((id.parse().ok()?, *revision))).collect())
    }

    async fn review(&self, id: GameId) -> Result<Option<StoredReview>, StoreError> {
        let statement = Statement::new("SELECT state, time, review FROM reviews WHERE game = $1").bind(id);
        let row: Option<(String, i64, String)> = self.fetch_one(statement).await?;
        row.map(|(state, time, review)| {
            let review = serde_json::from_str(&review)
                .map_err(|error| StoreError::Corrupt { what: id.to_string(), fault: error.to_string() })?;
            Ok(StoredReview { state: ReviewState::named(&state), time: duration(time), review })
        })
        .transpose()
    }

    async fn save_review(&self, id: GameId, review: StoredReview, now: Timestamp) -> Result<(), StoreError> {
        if !self.write(Write::SaveReview(id, review, now)).await? {
            return Err(StoreError::NoSuchGame(id));
        }
        self.backend.tell(NodeNews::Reviewed(id));
        Ok(())
    }

    async fn claim_review(&self, id: GameId) -> Result<bool, StoreError> {
        self.stay(self.now().after(STAYS));
        self.write(Write::ClaimReview(id)).await
    }

    async fn continue_review(
        &self,
        id: GameId,
        review: StoredReview,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.stay(self.now().after(STAYS));
        let goes_on = self.write(Write::ContinueReview(id, review, now)).await?;
        if goes_on {
            self.backend.tell(NodeNews::Reviewed(id));
        }
        Ok(goes_on)
    }

    async fn stop_review(&self, id: GameId) -> Result<(), StoreError> {
        if self.write(Write::StopReview(id)).await? {
            self.backend.tell(NodeNews::Reviewed(id));
        }
        Ok(())
    }

    async fn unattended_reviews(&self) -> Result<Vec<(GameId, Duration)>, StoreError> {
        let statement = Statement::new(concat!(
            "SELECT game, time FROM reviews JOIN games ON games.id = reviews.game \
             WHERE state = 'running' AND deleted IS NULL AND (reviews.worker IS NULL OR \
             NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = reviews.worker AND ",
            is_alive!(),
            ")) ORDER BY reviews.changed"
        ));
        let rows: Vec<(String, i64)> = self.fetch(statement).await?;
        Ok(rows.iter().filter_map(|(game, time)| Some((game.parse().ok()?, duration(*time)))).collect())
    }

    async fn create_guest(&self, token: &str, now: Timestamp) -> Result<PlayerId, StoreError> {
        let id = PlayerId::from_random(random_number()?);
        self.write(Write::CreateGuest(id, token.to_owned(), now)).await?;
        Ok(id)
    }

    async fn session(&self, token: &str) -> Result<Option<Holder>, StoreError> {
        let statement = Statement::new(
            "SELECT players.id, COALESCE(sessions.used, sessions.created), players.program_of \
             FROM sessions JOIN players ON players.id = sessions.player WHERE sessions.token = $1",
        );
        let found: Option<(String, i64, Option<String>)> = self.fetch_one(statement.bind(token)).await?;
        if let Some((_, used, _)) = found
            && self.now().since(Timestamp(used)) >= USED
        {
            let used = PeopleWrite::Use(token.to_owned(), self.now());
            // A disk that is full keeps nobody from being known.
            if let Err(error) = self.write(Write::People(Box::new(used))).await {
                tracing::debug!(%error, "when a session was used could not be stored");
            }
        }
        let holder = |(player, _, owner): (String, _, Option<String>)| {
            Some(Holder { player: player.parse().ok()?, is_program: owner.is_some() })
        };
        Ok(found.and_then(holder))
    }

    async fn bytes_of(&self, owner: PlayerId) -> Result<u64, StoreError> {
        let statement =
            Statement::new("SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM games WHERE owner = $1")
                .bind(owner);
        let bytes: Option<(i64,)> = self.fetch_one(statement).await?;
        Ok(bytes.and_then(|(bytes,)| u64::try_from(bytes).ok()).unwrap_or(0))
    }

    async fn revoke(&self, token: &str) -> Result<bool, StoreError> {
        let revoked = self.write(Write::Revoke(token.to_owned())).await?;
        if revoked {
            self.backend.tell(NodeNews::Revoked(token.to_owned()));
        }
        Ok(revoked)
    }

    async fn close(&self) {
        if let Err(error) = self.write_node(NodeWrite::Leave).await {
            tracing::debug!(%error, "this node could not say farewell");
        }
        for writer in &self.writers {
            writer.close().await;
        }
        self.backend.close().await;
    }
}

fn duration(millis: i64) -> Duration {
    Duration::from_millis(u64::try_from(millis).unwrap_or_default())
}

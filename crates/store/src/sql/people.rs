//! Those who play, in tables.

use std::{cmp::Reverse, collections::HashMap};

use async_trait::async_trait;
use colorito_play::{AccountName, GameId, GameSummary, Pace, PlayerId, Rating, Timestamp, read_score};
use colorito_solver::Score;
use sqlx::FromRow;

use super::{
    SqlStore,
    backend::Backend,
    people_write::PeopleWrite,
    ratings::{points, rating},
    statement::Statement,
    watched::{self, SeatRatingsRow, WatchedRow},
    write::Write,
};
use crate::{
    Account, Credentials, Fate, GamesWithOthers, NewSession, NodeNews, People, ProgramOf, RatingChange,
    Results, SeatRating, StoreError, StoredProgram, StoredSession, Watched, random::random_number,
};

/// How many times as many leaders are read as are wanted: some have become provisional since.
const SPARE: u32 = 4;

/// An account with a rating, its games and the last of them.
#[derive(FromRow)]
struct LeaderRow {
    #[sqlx(flatten)]
    account: AccountRow,
    rating: i64,
    deviation: i64,
    volatility: i64,
    games: i64,
    last: Option<i64>,
}

impl LeaderRow {
    fn read(self, now: Timestamp) -> Option<(Account, Rating)> {
        let rating = rating([self.rating, self.deviation, self.volatility], self.games, self.last);
        Some((account(self.account)?, rating.at(now)))
    }
}

/// A variant; an opponent's id, name, end and owner; games won, drawn, and all.
type ResultsRow = (String, String, Option<String>, Option<i64>, Option<String>, i64, i64, i64);

/// An account, and when its token was last used.
#[derive(FromRow)]
struct ProgramRow {
    #[sqlx(flatten)]
    account: AccountRow,
    used: Option<i64>,
}

/// A number as the rest of the program has it.
fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

/// The columns of an account.
macro_rules! account_columns {
    () => {
        "players.id, players.name, players.since, players.program_of, players.program_rated, players.barred"
    };
}
pub(crate) use account_columns;

/// An account as it is stored.
#[derive(FromRow)]
pub(crate) struct AccountRow {
    id: String,
    name: String,
    since: i64,
    program_of: Option<String>,
    program_rated: i64,
    barred: Option<i64>,
}

/// The account in a row; one that makes no sense is none.
pub(crate) fn account(row: AccountRow) -> Option<Account> {
    let program = match row.program_of {
        Some(owner) => Some(ProgramOf { owner: owner.parse().ok()?, rated: row.program_rated != 0 }),
        None => None,
    };
    Some(Account {
        player: row.id.parse().ok()?,
        name: row.name,
        since: Timestamp(row.since),
        program,
        closed: row.barred.is_some(),
    })
}

impl<B: Backend> SqlStore<B> {
    async fn write_people(&self, write: PeopleWrite) -> Result<bool, StoreError> {
        self.write(Write::People(Box::new(write))).await
    }

    /// Has other nodes close what was opened with sessions that are gone.
    pub(crate) fn tell_revoked(&self, sessions: impl IntoIterator<Item = String>) {
        for token in sessions {
            self.backend.tell(NodeNews::Revoked(token));
        }
    }

    /// Of leaders whose ratings are shown as the same number, whoever has won by more stands first.
    async fn break_ties(&self, pace: Pace, leaders: &mut [(Account, Rating)]) -> Result<(), StoreError> {
        let shown = |(_, rating): &(Account, Rating)| rating.value.round() as i64;
        for tied in leaders.chunk_by_mut(|one, other| shown(one) == shown(other)) {
            if tied.len() < 2 {
                continue;
            }
            let mut margins = HashMap::new();
            for (account, _) in &*tied {
                margins.insert(account.player, self.margin(account.player, pace).await?);
            }
            tied.sort_by_key(|(account, _)| Reverse(margins.get(&account.player).copied()));
        }
        Ok(())
    }

    /// By how many moves a player has won the games that count at a pace, less those by which they have lost.
    async fn margin(&self, player: PlayerId, pace: Pace) -> Result<i64, StoreError> {
        let statement = Statement::new(
            "SELECT CAST(CASE WHEN (games.red_player = $1 AND games.result = 'red') \
             OR (games.blue_player = $1 AND games.result = 'blue') THEN 1 ELSE -1 END AS BIGINT), games.score \
             FROM rating_changes JOIN games ON games.id = rating_changes.game \
             WHERE rating_changes.player = $1 AND rating_changes.pace = $2 \
             AND games.result IN ('red', 'blue') AND games.score IS NOT NULL",
        );
        let rows: Vec<(i64, String)> = self.fetch(statement.bind(player).bind(pace.name())).await?;
        Ok(rows.iter().map(|(sign, score)| sign * read_score(score).map_or(0, moves_needed)).sum())
    }
}

/// How many moves the loser of a game still needed, as far as that is known.
fn moves_needed(score: Score) -> i64 {
    match score {
        Score::Exact(moves) | Score::Between { upper: moves, .. } | Score::AtLeast(moves) => i64::from(moves),
        Score::Never => 0,
    }
}

#[async_trait]
impl<B: Backend> People for SqlStore<B> {
    async fn account(&self, player: PlayerId) -> Result<Option<Account>, StoreError> {
        let statement = Statement::new(concat!(
            "SELECT ",
            account_columns!(),
            " FROM players WHERE id = $1 AND name IS NOT NULL AND since IS NOT NULL"
        ));
        Ok(self.fetch_one(statement.bind(player)).await?.and_then(account))
    }

    async fn account_named(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        let statement = Statement::new(concat!(
            "SELECT ",
            account_columns!(),
            " FROM names JOIN players ON players.id = names.player \
             WHERE names.folded = $1 AND players.name IS NOT NULL AND players.since IS NOT NULL"
        ));
        Ok(self.fetch_one(statement.bind(folded)).await?.and_then(account))
    }

    async fn credentials(&self, folded: &str) -> Result<Option<Credentials>, StoreError> {
        let statement = Statement::new(
            "SELECT players.id, players.password FROM names JOIN players ON players.id = names.player \
             WHERE names.folded = $1 AND players.name IS NOT NULL AND players.password IS NOT NULL",
        );
        let found: Option<(String, String)> = self.fetch_one(statement.bind(folded)).await?;
        Ok(found.and_then(|(player, password)| Some(Credentials { player: player.parse().ok()?, password })))
    }

    async fn become_account(
        &self,
        guest: PlayerId,
        name: &AccountName,
        password: &str,
        session: NewSession,
    ) -> Result<bool, StoreError> {
        let old = session.instead_of.clone();
        let (name, password) = (name.clone(), password.to_owned());
        let done = self.write_people(PeopleWrite::Become { guest, name, password, session }).await?;
        self.tell_revoked(old.filter(|_| done));
        Ok(done)
    }

    async fn sign_in(
        &self,
        proven: &Credentials,
        session: NewSession,
        take: Option<PlayerId>,
    ) -> Result<bool, StoreError> {
        let old = session.instead_of.clone();
        let name = match take {
            Some(_) => self.account(proven.player).await?.map(|account| account.name),
            None => None,
        };
        let write = PeopleWrite::SignIn { proven: proven.clone(), session, take: take.zip(name) };
        let done = self.write_people(write).await?;
        self.tell_revoked(old.filter(|_| done));
        if done && take.is_some() {
            self.correct_deadlines(proven.player).await?;
        }
        Ok(done)
    }

    async fn sessions(&self, player: PlayerId) -> Result<Vec<StoredSession>, StoreError> {
        let statement = Statement::new(
            "SELECT token, created, COALESCE(used, created), browser FROM sessions WHERE player = $1 \
             ORDER BY COALESCE(used, created) DESC, token",
        );
        let rows: Vec<(String, i64, i64, Option<String>)> = self.fetch(statement.bind(player)).await?;
        let session = |(token, created, used, browser)| StoredSession {
            token,
            created: Timestamp(created),
            used: Timestamp(used),
            browser,
        };
        Ok(rows.into_iter().map(session).collect())
    }

    async fn set_password(
        &self,
        proven: &Credentials,
        password: &str,
        session: NewSession,
    ) -> Result<bool, StoreError> {
        let old = self.sessions(proven.player).await?;
        let write =
            PeopleWrite::SetPassword { proven: proven.clone(), password: password.to_owned(), session };
        let done = self.write_people(write).await?;
        self.tell_revoked(old.into_iter().filter(|_| done).map(|session| session.token));
        Ok(done)
    }

    async fn delete_account(&self, player: PlayerId, now: Timestamp) -> Result<bool, StoreError> {
        let old = self.sessions(player).await?;
        let done = self.write_people(PeopleWrite::Delete(player, now)).await?;
        self.tell_revoked(old.into_iter().filter(|_| done).map(|session| session.token));
        Ok(done)
    }

    async fn seen_name(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let statement =
            Statement::new("SELECT name FROM players WHERE id = $1 AND name IS NOT NULL AND seen <> 0");
        let found: Option<(String,)> = self.fetch_one(statement.bind(player)).await?;
        Ok(found.map(|(name,)| name))
    }

    async fn set_seen(&self, player: PlayerId, seen: bool) -> Result<bool, StoreError> {
        self.write_people(PeopleWrite::SetSeen(player, seen)).await
    }

    async fn make_program(
        &self,
        of: ProgramOf,
        name: &AccountName,
        token: &str,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let program = PlayerId::from_random(random_number()?);
        let (name, token) = (name.clone(), token.to_owned());
        self.write_people(PeopleWrite::MakeProgram { program, of, name, token, now }).await
    }

    async fn programs(&self, owner: PlayerId) -> Result<Vec<StoredProgram>, StoreError> {
        let statement = Statement::new(concat!(
            "SELECT ",
            account_columns!(),
            ", MAX(COALESCE(sessions.used, sessions.created)) AS used \
             FROM players LEFT JOIN sessions ON sessions.player = players.id \
             WHERE players.program_of = $1 AND players.name IS NOT NULL AND players.since IS NOT NULL \
             GROUP BY players.id, players.name, players.since, players.program_of, players.program_rated, players.barred \
             ORDER BY players.since, players.id"
        ));
        let rows: Vec<ProgramRow> = self.fetch(statement.bind(owner)).await?;
        let read = |row: ProgramRow| {
            let (rated, used) = (row.account.program_rated != 0, row.used.map(Timestamp));
            Some(StoredProgram { account: account(row.account)?, rated, used })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    async fn set_program(&self, program: PlayerId, of: ProgramOf) -> Result<bool, StoreError> {
        self.write_people(PeopleWrite::SetProgram(program, of)).await
    }

    async fn renew_program(
        &self,
        program: PlayerId,
        owner: PlayerId,
        token: Option<&str>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let old = self.sessions(program).await?;
        let token = token.map(str::to_owned);
        let done = self.write_people(PeopleWrite::RenewProgram { program, owner, token, now }).await?;
        self.tell_revoked(old.into_iter().filter(|_| done).map(|session| session.token));
        Ok(done)
    }

    async fn ratings(&self, player: PlayerId) -> Result<Vec<(Pace, Rating)>, StoreError> {
        let statement = Statement::new(
            "SELECT pace, rating, deviation, volatility, games, last FROM ratings \
             WHERE player = $1 AND games > 0 ORDER BY pace DESC",
        );
        let rows: Vec<(String, i64, i64, i64, i64, Option<i64>)> = self.fetch(statement.bind(player)).await?;
        let read = |(pace, value, deviation, volatility, games, last): (String, _, _, _, _, _)| {
            Some((Pace::named(&pace)?, rating([value, deviation, volatility], games, last)))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    async fn rating_changes(&self, player: PlayerId) -> Result<Vec<RatingChange>, StoreError> {
        let statement = Statement::new(
            "SELECT game, pace, at, before, rating, deviation FROM rating_changes \
             WHERE player = $1 ORDER BY at, game",
        );
        let rows: Vec<(String, String, i64, i64, i64, i64)> = self.fetch(statement.bind(player)).await?;
        let read = |(game, pace, at, before, value, deviation): (String, String, _, _, _, _)| {
            Some(RatingChange {
                game: game.parse().ok()?,
                pace: Pace::named(&pace)?,
                at: Timestamp(at),
                before: points(before),
                value: points(value),
                deviation: points(deviation),
            })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    async fn ratings_at(&self, game: GameId) -> Result<[Option<SeatRating>; 2], StoreError> {
        let row: Option<SeatRatingsRow> = self.fetch_one(watched::ratings_at(game)).await?;
        Ok(row.map(|row| row.read()).unwrap_or_default())
    }

    async fn leaders(
        &self,
        pace: Pace,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<(Account, Rating)>, StoreError> {
        let statement = Statement::new(concat!(
            "SELECT ",
            account_columns!(),
            ", ratings.rating, ratings.deviation, \
             ratings.volatility, ratings.games, ratings.last \
             FROM ratings JOIN players ON players.id = ratings.player \
             WHERE ratings.pace = $1 AND ratings.games > 0 AND ratings.deviation <= 110000000 \
             AND players.name IS NOT NULL AND players.since IS NOT NULL AND players.barred IS NULL \
             ORDER BY ratings.rating DESC, players.id LIMIT $2"
        ));
        let rows: Vec<LeaderRow> = self.fetch(statement.bind(pace.name()).bind(limit * SPARE)).await?;
        let mut leaders: Vec<(Account, Rating)> = rows.into_iter().filter_map(|row| row.read(now)).collect();
        leaders.retain(|(_, rating)| !rating.is_provisional());
        self.break_ties(pace, &mut leaders).await?;
        leaders.truncate(limit as usize);
        Ok(leaders)
    }

    async fn results(&self, player: PlayerId) -> Result<Vec<Results>, StoreError> {
        let statement = Statement::new(
            "SELECT played.variant, players.id, players.name, players.closed, players.program_of, \
             CAST(SUM(CASE WHEN played.result = played.side THEN 1 ELSE 0 END) AS BIGINT), \
             CAST(SUM(CASE WHEN played.result = 'draw' THEN 1 ELSE 0 END) AS BIGINT), \
             CAST(COUNT(*) AS BIGINT) \
             FROM (SELECT variant, result, 'red' AS side, blue_player AS opponent FROM games \
             WHERE red_player = $1 AND blue_player <> $1 AND result <> '*' AND deleted IS NULL \
             UNION ALL SELECT variant, result, 'blue' AS side, red_player AS opponent FROM games \
             WHERE blue_player = $1 AND red_player <> $1 AND result <> '*' AND deleted IS NULL) AS played \
             JOIN players ON players.id = played.opponent \
             GROUP BY played.variant, players.id, players.name, players.closed, players.program_of \
             ORDER BY COUNT(*) DESC, players.id, played.variant",
        );
        let rows: Vec<ResultsRow> = self.fetch(statement.bind(player)).await?;
        let read = |(variant, opponent, name, closed, owner, won, drawn, all): ResultsRow| {
            Some(Results {
                variant,
                opponent: opponent.parse().ok()?,
                gone: name.is_none() && closed.is_some(),
                program: owner.is_some(),
                name,
                won: count(won),
                drawn: count(drawn),
                lost: count(all - won - drawn),
            })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    async fn games_with_others(&self, wanted: GamesWithOthers) -> Result<Vec<GameSummary>, StoreError> {
        let (changed, id) = wanted.after.unwrap_or((i64::MAX, String::new()));
        let statement = Statement::new(super::games!(
            "WHERE games.deleted IS NULL AND (games.changed, games.id) < ($1, $2) \
             AND (games.red_player = $4 OR games.blue_player = $4) AND games.red_player <> games.blue_player \
             AND ($5 = '' OR games.red_player = $5 OR games.blue_player = $5) \
             AND ($6 = '' OR games.variant = $6) \
             AND ($7 < 0 OR games.rated = $7) \
             AND ($8 = '' OR $8 = CASE WHEN games.result IS NULL THEN 'open' WHEN games.result = 'draw' THEN 'drawn' \
             WHEN games.result = '*' THEN 'aborted' \
             WHEN (games.result = 'red') = (games.red_player = $4) THEN 'won' ELSE 'lost' END) \
             ORDER BY games.changed DESC, games.id DESC LIMIT $3"
        ))
        .bind(changed)
        .bind(id)
        .bind(wanted.limit)
        .bind(wanted.player)
        .bind(wanted.opponent.map(|id| id.to_string()).unwrap_or_default())
        .bind(wanted.variant.unwrap_or_default())
        .bind(wanted.rated.map_or(-1, i64::from))
        .bind(wanted.fate.map_or("", Fate::name));
        self.summaries(self.fetch(statement).await?).await
    }

    async fn watched(&self, since: Timestamp, limit: u32) -> Result<Vec<Watched>, StoreError> {
        let rows: Vec<WatchedRow> = self.fetch(watched::question(since, limit)).await?;
        Ok(rows.into_iter().filter_map(WatchedRow::read).collect())
    }
}

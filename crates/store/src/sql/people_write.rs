//! Changes of accounts and sessions, as statements. As with games, the first one looks whether what the
//! change was made for is still so.

use colorito_play::{AccountName, PlayerId, Seat, Timestamp};

use super::{row::seat_text, statement::Statement};
use crate::{Credentials, NewSession, ProgramOf};

/// Something to be written about those who play.
pub(crate) enum PeopleWrite {
    /// A guest gets a name, unless it is taken.
    Become {
        guest: PlayerId,
        name: AccountName,
        password: String,
        session: NewSession,
    },
    /// An account gets another session, and the games of a guest, which then show its name.
    SignIn {
        proven: Credentials,
        session: NewSession,
        take: Option<(PlayerId, String)>,
    },
    SetPassword {
        proven: Credentials,
        password: String,
        session: NewSession,
    },
    Delete(PlayerId, Timestamp),
    /// A program gets an account, unless the name is taken.
    MakeProgram {
        program: PlayerId,
        of: ProgramOf,
        name: AccountName,
        token: String,
        now: Timestamp,
    },
    SetProgram(PlayerId, ProgramOf),
    RenewProgram {
        program: PlayerId,
        owner: PlayerId,
        token: Option<String>,
        now: Timestamp,
    },
    /// Whether an account likes to be seen beside games it watches.
    SetSeen(PlayerId, bool),
    /// A session was used.
    Use(String, Timestamp),
}

impl std::fmt::Debug for PeopleWrite {
    /// Nothing of it belongs into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PeopleWrite")
    }
}

impl PeopleWrite {
    pub(crate) fn statements(&self) -> Vec<Statement> {
        match self {
            PeopleWrite::Become { guest, name, password, session } => {
                become_account(*guest, name, password, session)
            }
            PeopleWrite::SignIn { proven, session, take } => {
                let mut all = vec![insert_session(proven, session)];
                if let Some((guest, name)) = take {
                    all.extend(take_along(*guest, proven.player, name, session.now));
                    all.extend(keep_browser(session));
                }
                all.extend(end_old(session));
                all
            }
            PeopleWrite::SetPassword { proven, password, session } => {
                let mut all = vec![
                    Statement::new("UPDATE players SET password = $1 WHERE id = $2 AND password = $3")
                        .bind(password)
                        .bind(proven.player)
                        .bind(&proven.password),
                    insert_session(&Credentials { player: proven.player, password: password.clone() }, session),
                ];
                all.extend(keep_browser(session));
                all.push(
                    Statement::new("DELETE FROM sessions WHERE player = $1 AND token <> $2")
                        .bind(proven.player)
                        .bind(&session.token),
                );
                all
            }
            PeopleWrite::Delete(player, now) => delete(*player, *now),
            PeopleWrite::MakeProgram { program, of, name, token, now } => {
                make_program(*program, *of, name, token, *now)
            }
            PeopleWrite::SetProgram(program, ProgramOf { owner, rated }) => vec![
                Statement::new(
                    "UPDATE players SET program_rated = $1 WHERE id = $2 AND program_of = $3 AND name IS NOT NULL",
                )
                .bind(i64::from(*rated))
                .bind(*program)
                .bind(*owner),
            ],
            PeopleWrite::RenewProgram { program, owner, token, now } => {
                renew_program(*program, *owner, token.as_deref(), *now)
            }
            PeopleWrite::SetSeen(player, seen) => vec![
                Statement::new("UPDATE players SET seen = $1 WHERE id = $2 AND name IS NOT NULL")
                    .bind(i64::from(*seen))
                    .bind(*player),
            ],
            PeopleWrite::Use(token, now) => {
                vec![Statement::new("UPDATE sessions SET used = $1 WHERE token = $2").bind(*now).bind(token)]
            }
        }
    }
}

/// A player of its own, whose name must be free. The name comes first, so that only one of two who want it at
/// once gets it, and is given to the player once that is there.
fn make_program(
    program: PlayerId,
    of: ProgramOf,
    name: &AccountName,
    token: &str,
    now: Timestamp,
) -> Vec<Statement> {
    vec![
        Statement::new(
            "INSERT INTO names (folded, taken) SELECT $1, $2 WHERE EXISTS \
             (SELECT 1 FROM players WHERE id = $3 AND name IS NOT NULL AND program_of IS NULL) \
             ON CONFLICT (folded) DO NOTHING",
        )
        .bind(name.folded())
        .bind(now)
        .bind(of.owner),
        Statement::new(
            "INSERT INTO players (id, created, name, since, program_of, program_rated) \
             VALUES ($1, $2, $3, $2, $4, $5)",
        )
        .bind(program)
        .bind(now)
        .bind(name.shown())
        .bind(of.owner)
        .bind(i64::from(of.rated)),
        Statement::new("UPDATE names SET player = $1 WHERE folded = $2").bind(program).bind(name.folded()),
        insert_token(program, token, now),
    ]
}

fn insert_token(program: PlayerId, token: &str, now: Timestamp) -> Statement {
    Statement::new("INSERT INTO sessions (token, player, created, used) VALUES ($1, $2, $3, $3)")
        .bind(token)
        .bind(program)
        .bind(now)
}

fn renew_program(program: PlayerId, owner: PlayerId, token: Option<&str>, now: Timestamp) -> Vec<Statement> {
    let mut all = vec![
        // Changes nothing, and says whether there is such a program.
        Statement::new(
            "UPDATE players SET since = since WHERE id = $1 AND program_of = $2 AND name IS NOT NULL",
        )
        .bind(program)
        .bind(owner),
        Statement::new("DELETE FROM sessions WHERE player = $1").bind(program),
    ];
    all.extend(token.map(|token| insert_token(program, token, now)));
    all
}

pub(crate) fn become_account(
    guest: PlayerId,
    name: &AccountName,
    password: &str,
    session: &NewSession,
) -> Vec<Statement> {
    let mut all = vec![
        Statement::new(
            "INSERT INTO names (folded, player, taken) SELECT $1, $2, $3 \
             WHERE EXISTS (SELECT 1 FROM players WHERE id = $2 AND name IS NULL AND closed IS NULL) \
             ON CONFLICT (folded) DO NOTHING",
        )
        .bind(name.folded())
        .bind(guest)
        .bind(session.now),
        Statement::new("UPDATE players SET name = $1, password = $2, since = $3 WHERE id = $4")
            .bind(name.shown())
            .bind(password)
            .bind(session.now)
            .bind(guest),
        insert_session(&Credentials { player: guest, password: password.to_owned() }, session),
    ];
    all.extend(keep_browser(session));
    all.extend(end_old(session));
    all.extend(show(guest, &Seat::Person { name: Some(name.shown().to_owned()) }));
    all
}

/// The same browser goes on to get its push messages.
fn keep_browser(session: &NewSession) -> Option<Statement> {
    let old = session.instead_of.as_ref()?;
    let keep = Statement::new("UPDATE channels SET session = $1 WHERE session = $2");
    Some(keep.bind(&session.token).bind(old))
}

/// Begins a session for whoever still has the password that was compared.
fn insert_session(proven: &Credentials, session: &NewSession) -> Statement {
    Statement::new(
        "INSERT INTO sessions (token, player, created, used, browser) SELECT $1, $2, $3, $3, $4 \
         WHERE EXISTS (SELECT 1 FROM players WHERE id = $2 AND password = $5 AND closed IS NULL AND barred IS NULL)",
    )
    .bind(&session.token)
    .bind(proven.player)
    .bind(session.now)
    .bind(session.browser.clone())
    .bind(&proven.password)
}

fn end_old(session: &NewSession) -> Option<Statement> {
    let old = session.instead_of.as_ref()?;
    Some(Statement::new("DELETE FROM sessions WHERE token = $1").bind(old))
}

/// Has the games of a player with others show another name, or none.
pub(crate) fn show(player: PlayerId, seat: &Seat) -> [Statement; 2] {
    let seat = seat_text(seat);
    [
        Statement::new(
            "UPDATE games SET red = $1, revision = revision + 1 \
             WHERE red_player = $2 AND blue_player IS NOT NULL AND blue_player <> $2",
        )
        .bind(&seat)
        .bind(player),
        Statement::new(
            "UPDATE games SET blue = $1, revision = revision + 1 \
             WHERE blue_player = $2 AND red_player IS NOT NULL AND red_player <> $2",
        )
        .bind(&seat)
        .bind(player),
    ]
}

/// Makes the games of a guest an account's. One against the account itself is one at one device from then on.
fn take_along(guest: PlayerId, account: PlayerId, name: &str, now: Timestamp) -> Vec<Statement> {
    let all = [
        "UPDATE games SET red_player = $2, revision = revision + 1, \
         rated = CASE WHEN blue_player = $2 THEN 0 ELSE rated END WHERE red_player = $1",
        "UPDATE games SET blue_player = $2, revision = revision + 1, \
         rated = CASE WHEN red_player = $2 THEN 0 ELSE rated END WHERE blue_player = $1",
        "UPDATE games SET owner = $2 WHERE owner = $1",
        "UPDATE binned SET player = $2 WHERE player = $1 AND NOT EXISTS (SELECT 1 FROM binned AS own \
         WHERE own.player = $2 AND own.game = binned.game)",
        "UPDATE notices SET player = $2 WHERE player = $1 AND NOT EXISTS (SELECT 1 FROM notices AS own \
         WHERE own.player = $2 AND own.game = notices.game AND own.kind = notices.kind)",
        "UPDATE blocks SET player = $2 WHERE player = $1 AND blocked <> $2 AND NOT EXISTS (SELECT 1 \
         FROM blocks AS own WHERE own.player = $2 AND own.blocked = blocks.blocked)",
        "UPDATE blocks SET blocked = $2 WHERE blocked = $1 AND player <> $2 AND NOT EXISTS (SELECT 1 \
         FROM blocks AS own WHERE own.player = blocks.player AND own.blocked = $2)",
        "UPDATE channels SET player = $2 WHERE player = $1",
        "UPDATE feeds SET player = $2 WHERE player = $1 \
         AND NOT EXISTS (SELECT 1 FROM feeds AS own WHERE own.player = $2)",
        "DELETE FROM feeds WHERE player = $1 AND player <> $2",
        "UPDATE reports SET reported = $2 WHERE reported = $1",
        "UPDATE matches SET red_player = $2 WHERE red_player = $1",
        "UPDATE matches SET blue_player = $2 WHERE blue_player = $1",
        "UPDATE matches SET owner = $2 WHERE owner = $1",
    ];
    let mut all: Vec<Statement> = all.map(|sql| Statement::new(sql).bind(guest).bind(account)).into();
    all.push(
        Statement::new("UPDATE players SET closed = $2 WHERE id = $1 AND name IS NULL").bind(guest).bind(now),
    );
    all.extend(show(account, &Seat::Person { name: Some(name.to_owned()) }));
    all
}

fn delete(player: PlayerId, now: Timestamp) -> Vec<Statement> {
    let mut all = vec![
        Statement::new(
            "UPDATE players SET name = NULL, password = NULL, seen = 0, staff = 0, holidays = NULL, closed = $1 \
             WHERE id = $2 AND name IS NOT NULL",
        )
        .bind(now)
        .bind(player),
    ];
    all.extend(show(player, &Seat::Person { name: None }));
    all.extend(
        [
            "DELETE FROM sessions WHERE player = $1",
            "DELETE FROM games WHERE (owner = $1 OR red_player = $1 OR blue_player = $1) \
             AND (red_player IS NULL OR red_player = $1) AND (blue_player IS NULL OR blue_player = $1)",
            "DELETE FROM matches WHERE owner = $1 \
             AND NOT EXISTS (SELECT 1 FROM games WHERE games.of_match = matches.id)",
            "DELETE FROM remarks WHERE EXISTS (SELECT 1 FROM games WHERE games.id = remarks.game \
             AND ((remarks.side = 'red' AND games.red_player = $1) OR (remarks.side = 'blue' AND games.blue_player = $1)))",
            "DELETE FROM rating_changes WHERE player = $1",
            "DELETE FROM notices WHERE player = $1",
            "DELETE FROM channels WHERE player = $1",
            "DELETE FROM passkeys WHERE player = $1",
            "DELETE FROM feeds WHERE player = $1",
            "DELETE FROM binned WHERE player = $1",
            "DELETE FROM blocks WHERE player = $1",
            "DELETE FROM ratings WHERE player = $1",
        ]
        .map(|sql| Statement::new(sql).bind(player)),
    );
    all
}

//! Changes as statements. The first one looks whether what the change was made for is still so; if it changes
//! nothing, the others are left out, so that nothing has to be undone but after an error.

use std::time::Duration;

use colorito::{Move, Side};
use colorito_play::{
    Awaited, GameClock, GameId, Match, NewSeatedGame, Noticed, PlayerId, ScoreState, SeatedGame, Talk,
    Timestamp,
};

use super::{
    administration::AdminWrite,
    conversation::RemarkWrite,
    feeds::FeedWrite,
    holidays::HolidayWrite,
    invitations::InvitationWrite,
    is_free,
    letters::LetterWrite,
    manners::MannersWrite,
    node_write::NodeWrite,
    notices::{self, NoticeWrite},
    outbox::OutboxWrite,
    passkeys::PasskeyWrite,
    people_write::PeopleWrite,
    plans::PlanWrite,
    ratings::Ended,
    row::{repetition_name, result_and_ending, seat_text, time_columns},
    statement::Statement,
};
use crate::{Commit, Receipt, StoredReview};

/// About how many bytes a game takes besides its moves and its record.
const BYTES_OF_GAME: usize = 1024;

/// About how many bytes a move takes with its receipt.
const BYTES_OF_MOVE: usize = 96;

/// Something to be written by a node.
#[derive(Debug)]
pub(crate) enum Write {
    /// New games as they will be, each with the record it was read from; before them, the match they begin.
    Create(Option<Match>, Vec<(SeatedGame, Option<String>)>),
    Commit(Box<Commit>),
    /// A change, and the game that begins with it as it will be.
    CommitAndBegin(Box<Commit>, Box<SeatedGame>),
    Delete(GameId, Timestamp),
    PutAway(GameId, PlayerId, Timestamp),
    GetBack(GameId, PlayerId),
    Restore(GameId),
    SetDeadline(GameId, Timestamp),
    /// A player was at a game without a clock.
    Visit(GameId, Timestamp),
    SaveReview(GameId, StoredReview, Timestamp),
    ContinueReview(GameId, StoredReview, Timestamp),
    StopReview(GameId),
    CreateGuest(PlayerId, String, Timestamp),
    Revoke(String),
    Node(NodeWrite),
    Claim(GameId),
    ClaimReview(GameId),
    People(Box<PeopleWrite>),
    Invitation(Box<InvitationWrite>),
    Notice(NoticeWrite),
    Manners(Box<MannersWrite>),
    Outbox(Box<OutboxWrite>),
    Admin(Box<AdminWrite>),
    Passkey(Box<PasskeyWrite>),
    Letter(Box<LetterWrite>),
    Feed(FeedWrite),
    Remark(RemarkWrite),
    Plan(Box<PlanWrite>),
    Holiday(Box<HolidayWrite>),
}

impl Write {
    /// The statements for it, by a node.
    pub(crate) fn statements(&self, node: &str) -> Vec<Statement> {
        match self {
            Write::Create(of_match, games) => {
                let mut all: Vec<Statement> = of_match.iter().map(insert_match).collect();
                for (game, record) in games {
                    insert_game(game, record.as_deref(), node, &mut all);
                }
                all
            }
            Write::Commit(change) => commit(change, node),
            Write::CommitAndBegin(change, next) => {
                let mut all = commit(change, node);
                insert_game(next, None, node, &mut all);
                let told = Noticed::between(&change.before, &change.after).new;
                let of_next = told.into_iter().filter(|notice| notice.game == next.id);
                all.extend(of_next.flat_map(|notice| notices::tell(notice, change.now)));
                all
            }
            Write::Delete(id, now) => delete(*id, *now),
            Write::PutAway(id, player, now) => put_away(*id, *player, *now),
            Write::GetBack(id, player) => vec![
                Statement::new("DELETE FROM binned WHERE player = $1 AND game = $2").bind(*player).bind(*id),
            ],
            Write::Restore(id) => vec![
                Statement::new(
                    "UPDATE games SET deleted = NULL, revision = revision + 1 \
                     WHERE id = $1 AND deleted IS NOT NULL",
                )
                .bind(*id),
            ],
            Write::SetDeadline(id, deadline) => vec![
                Statement::new("UPDATE games SET deadline = $1 WHERE id = $2 AND deadline IS NULL")
                    .bind(*deadline)
                    .bind(*id),
            ],
            Write::Visit(id, now) => vec![
                Statement::new(
                    "UPDATE games SET visited = $1 WHERE id = $2 AND seconds IS NULL AND days IS NULL \
                     AND result IS NULL AND COALESCE(visited, 0) < $1 - 86400000",
                )
                .bind(*now)
                .bind(*id),
            ],
            Write::SaveReview(id, review, now) => vec![save_review(*id, review, *now)],
            Write::ContinueReview(id, review, now) => vec![continue_review(*id, review, *now, node)],
            Write::StopReview(id) => vec![
                Statement::new("UPDATE reviews SET state = 'stopped' WHERE game = $1 AND state = 'running'")
                    .bind(*id),
            ],
            Write::CreateGuest(id, token, now) => vec![
                Statement::new("INSERT INTO players (id, created) VALUES ($1, $2)").bind(*id).bind(*now),
                Statement::new("INSERT INTO sessions (token, player, created) VALUES ($1, $2, $3)")
                    .bind(token)
                    .bind(*id)
                    .bind(*now),
            ],
            Write::Revoke(token) => {
                vec![Statement::new("DELETE FROM sessions WHERE token = $1").bind(token)]
            }
            Write::Node(write) => write.statements(node),
            Write::Claim(id) => vec![
                Statement::new(concat!(
                    "UPDATE games SET worker = $1 WHERE id = $2 AND deleted IS NULL AND ",
                    is_free!("games", "$1")
                ))
                .bind(node)
                .bind(*id),
            ],
            Write::Invitation(write) => write.statements(node),
            Write::ClaimReview(id) => vec![
                Statement::new(concat!(
                    "UPDATE reviews SET worker = $1 WHERE game = $2 AND state = 'running' AND ",
                    is_free!("reviews", "$1")
                ))
                .bind(node)
                .bind(*id),
            ],
            Write::People(write) => write.statements(),
            Write::Notice(write) => write.statements(),
            Write::Manners(write) => write.statements(),
            Write::Outbox(write) => write.statements(node),
            Write::Admin(write) => write.statements(),
            Write::Passkey(write) => write.statements(),
            Write::Letter(write) => write.statements(),
            Write::Feed(write) => write.statements(),
            Write::Remark(write) => write.statements(),
            Write::Plan(write) => vec![write.statement()],
            Write::Holiday(write) => write.statements(),
        }
    }

    /// The game that counts and ends by it.
    pub(crate) fn ends(&self) -> Option<Ended> {
        if let Write::Commit(change) = self { Ended::of(change) } else { None }
    }

    /// The game that others should hear of once it is written, with its revision; 0 where that is not known.
    pub(crate) fn news(&self) -> Option<(GameId, i64)> {
        match self {
            Write::Commit(change) | Write::CommitAndBegin(change, _) => {
                Some((change.after.id, change.before.revision + 1))
            }
            Write::Delete(id, _) | Write::Restore(id) => Some((*id, 0)),
            _ => None,
        }
    }

    /// The players who have other notices once it is written.
    pub(crate) fn noticed(&self) -> Vec<PlayerId> {
        match self {
            Write::Commit(change) | Write::CommitAndBegin(change, _) => {
                let Noticed { void, new } = Noticed::between(&change.before, &change.after);
                let players = change.after.players.opponents().into_iter().flatten();
                let begins = matches!(self, Write::CommitAndBegin(..));
                if void.is_empty() && !begins {
                    new.iter().map(|notice| notice.player).collect()
                } else {
                    players.collect()
                }
            }
            Write::Invitation(write) => write.noticed(),
            Write::Notice(write) => vec![write.player()],
            _ => Vec::new(),
        }
    }

    /// Decides which writer does it: all changes of a game go through the same one.
    pub(crate) fn key(&self) -> u64 {
        match self {
            Write::Commit(change) | Write::CommitAndBegin(change, _) => change.after.id.number(),
            Write::PutAway(id, ..)
            | Write::GetBack(id, _)
            | Write::Delete(id, _)
            | Write::Restore(id)
            | Write::SetDeadline(id, _)
            | Write::Visit(id, _)
            | Write::SaveReview(id, ..)
            | Write::ContinueReview(id, ..)
            | Write::StopReview(id)
            | Write::Claim(id)
            | Write::ClaimReview(id) => id.number(),
            Write::CreateGuest(id, ..) => id.number(),
            Write::Invitation(write) => write.key(),
            Write::Notice(write) => write.key(),
            Write::Remark(write) => write.game.number(),
            Write::Plan(write) => write.after.id.number(),
            Write::Create(_, games) => games.first().map_or(0, |(game, _)| game.id.number()),
            Write::Revoke(_)
            | Write::People(_)
            | Write::Manners(_)
            | Write::Node(_)
            | Write::Outbox(_)
            | Write::Admin(_)
            | Write::Passkey(_)
            | Write::Letter(_)
            | Write::Feed(_)
            | Write::Holiday(_) => 0,
        }
    }
}

/// Puts a game away for everybody. Nobody is sent anything about it.
fn delete(id: GameId, now: Timestamp) -> Vec<Statement> {
    let delete = Statement::new(
        "UPDATE games SET deleted = $1, revision = revision + 1, worker = NULL \
         WHERE id = $2 AND deleted IS NULL",
    );
    let forget = Statement::new("DELETE FROM outbox WHERE game = $1");
    vec![delete.bind(now).bind(id), forget.bind(id)]
}

/// Puts a game away for a player, who is told nothing more of it.
fn put_away(id: GameId, player: PlayerId, now: Timestamp) -> Vec<Statement> {
    let insert = Statement::new(
        "INSERT INTO binned (player, game, at) VALUES ($1, $2, $3) ON CONFLICT (player, game) DO NOTHING",
    );
    let forget = Statement::new("DELETE FROM notices WHERE player = $1 AND game = $2");
    vec![insert.bind(player).bind(id).bind(now), forget.bind(player).bind(id)]
}

fn turn_started(seated: &SeatedGame) -> Option<Timestamp> {
    seated.clock.as_ref().and_then(GameClock::turn_started)
}

fn awaited_name(awaited: Awaited) -> &'static str {
    match awaited {
        Awaited::Computer => "computer",
        Awaited::Score => "score",
    }
}

/// How the players' places change: not at all, they take turns, or both are at this node.
fn turning(before: &SeatedGame, after: &SeatedGame) -> i64 {
    if after.ply() == before.ply() {
        0
    } else if after.ply() == before.ply() + 1 {
        1
    } else {
        2
    }
}

fn commit(change: &Commit, node: &str) -> Vec<Statement> {
    let Commit { before, after, receipt, .. } = change;
    let (result, ending) = result_and_ending(&after.game);
    let (score, line) = score_texts(after.score.as_ref());
    let awaits = after.awaits();
    let mut all = vec![
        Statement::new(
            "UPDATE games SET revision = revision + 1, changed = $1, played = $2, result = $3, ending = $4, \
             draw_offer = $5, talk = $19, next_game = $20, score = $6, score_line = $7, position = $8, turn_started = $9, deadline = $10, \
             bytes = bytes + $11, awaits = $12, worker = $13, remind_at = $21, red_plan = $22, blue_plan = $23, \
             host = CASE $14 WHEN 0 THEN host WHEN 1 THEN other_host ELSE $15 END, \
             other_host = CASE $14 WHEN 0 THEN other_host ELSE $15 END \
             WHERE id = $16 AND revision = $17 AND deleted IS NULL \
             AND COALESCE(red_plan, '') = $24 AND COALESCE(blue_plan, '') = $25 \
             AND NOT EXISTS (SELECT 1 FROM receipts WHERE game = games.id AND client = $18)",
        )
        .bind(if change.touches { change.now } else { before.changed })
        .bind(after.ply())
        .bind(result)
        .bind(ending)
        .bind(after.draw_offer.map(Side::name))
        .bind(score)
        .bind(line)
        .bind(after.game.position().to_string())
        .bind(turn_started(after))
        .bind(after.deadline())
        .bind(bytes_of_change(change))
        .bind(awaits.map(awaited_name))
        .bind(awaits.map(|_| node))
        .bind(turning(before, after))
        .bind(node)
        .bind(after.id)
        .bind(before.revision)
        .bind(receipt.as_ref().map(|receipt| receipt.client.as_str()))
        .bind(talk_text(after))
        .bind(after.next.map(|next| next.to_string()))
        .bind(after.remind_at())
        .bind(plan_text(after, Side::Red))
        .bind(plan_text(after, Side::Blue))
        .bind(before.plan(Side::Red).to_string())
        .bind(before.plan(Side::Blue).to_string()),
    ];
    save_new_moves(before, after, &mut all);
    if let Some(Receipt { client, ply, sent }) = receipt {
        all.push(
            Statement::new("INSERT INTO receipts (game, client, ply, sent) VALUES ($1, $2, $3, $4)")
                .bind(after.id)
                .bind(client)
                .bind(*ply)
                .bind(sent),
        );
    }
    let noticed = Noticed::between(before, after);
    // What is told of the next game waits until that is there.
    let here = Noticed {
        new: noticed.new.into_iter().filter(|notice| notice.game == after.id).collect(),
        ..noticed
    };
    notices::follow(after.id, &here, change.now, &mut all);
    all
}

/// About how many bytes a change takes: a move with its receipt, or many moves that were made elsewhere.
fn bytes_of_change(change: &Commit) -> usize {
    let Commit { before, after, receipt, .. } = change;
    let moves = line(after).len().saturating_sub(line(before).len());
    moves.max(receipt.iter().len()) * BYTES_OF_MOVE
}

/// All moves of a game, then those that were taken back.
fn line(seated: &SeatedGame) -> Vec<Move> {
    [seated.game.moves(), seated.game.undone()].concat()
}

/// Writes the moves down that are new, or were played again with another time left. There are two where a reply was
/// planned, and many where the game was played on elsewhere.
fn save_new_moves(before: &SeatedGame, after: &SeatedGame, all: &mut Vec<Statement>) {
    let (old, new) = (line(before), line(after));
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    if same < old.len() {
        let delete = Statement::new("DELETE FROM moves WHERE game = $1 AND number >= $2");
        all.push(delete.bind(after.id).bind(same));
    }
    let is_written_before = |number| number < same && !(before.ply()..after.ply()).contains(&number);
    let written = new.into_iter().enumerate().filter(|(number, _)| !is_written_before(*number));
    all.extend(written.map(|(number, m)| insert_move(after, number, m)));
}

/// A move with what its player had left after it, and what was given back with it for its way.
fn insert_move(seated: &SeatedGame, number: usize, m: Move) -> Statement {
    let left = seated.clock.as_ref().and_then(|clock| clock.after_moves().get(number)).copied();
    let given = seated.clock.as_ref().map(|clock| clock.given_with(number)).filter(|given| !given.is_zero());
    Statement::new(
        "INSERT INTO moves (game, number, played, clock, lag) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (game, number) DO UPDATE \
         SET played = excluded.played, clock = excluded.clock, lag = excluded.lag",
    )
    .bind(seated.id)
    .bind(number)
    .bind(m.to_string())
    .bind(left.map(millis))
    .bind(given.map(millis))
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

pub(crate) fn insert_game(seated: &SeatedGame, record: Option<&str>, node: &str, all: &mut Vec<Statement>) {
    let SeatedGame { id, seats, players, game, clock, place, .. } = seated;
    let rules = game.rules();
    let (result, ending) = result_and_ending(game);
    let [seconds, increment, days, most_days] = time_columns(clock.as_ref().map(GameClock::control));
    let bytes = BYTES_OF_GAME + game.moves().len() * BYTES_OF_MOVE + record.map_or(0, str::len);
    // The score of a game that was played out elsewhere is counted when somebody looks at it.
    let awaits = seated.awaits().filter(|awaited| record.is_none() || *awaited == Awaited::Computer);
    all.push(
        Statement::new(
            "INSERT INTO games (id, created, changed, red, blue, variant, board, start, repetition, played, \
             result, ending, seconds, increment, days, turn_started, deadline, position, of_match, number, \
             owner, red_player, blue_player, bytes, awaits, worker, rated, most_days, remind_at) VALUES ($1, $2, $3, $4, $5, $6, $7, \
             $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29)",
        )
        .bind(*id)
        .bind(seated.created)
        .bind(seated.changed)
        .bind(seat_text(&seats.red))
        .bind(seat_text(&seats.blue))
        .bind(rules.variant.name())
        .bind(format!("{:#}", rules.board))
        .bind(game.start().to_string())
        .bind(repetition_name(game.repetition_rule()))
        .bind(game.moves().len())
        .bind(result)
        .bind(ending)
        .bind(seconds)
        .bind(increment)
        .bind(days)
        .bind(turn_started(seated))
        .bind(seated.deadline())
        .bind(game.position().to_string())
        .bind(place.map(|place| place.id.to_string()))
        .bind(place.map(|place| place.number))
        .bind(players.owner)
        .bind(players.red)
        .bind(players.blue)
        .bind(bytes)
        .bind(awaits.map(awaited_name))
        .bind(awaits.map(|_| node))
        .bind(i64::from(seated.rated))
        .bind(most_days)
        .bind(seated.remind_at()),
    );
    all.extend(line(seated).into_iter().enumerate().map(|(number, m)| insert_move(seated, number, m)));
    if let Some(record) = record {
        let insert = Statement::new("INSERT INTO imports (game, record) VALUES ($1, $2)");
        all.push(insert.bind(*id).bind(record));
    }
}

fn insert_match(of_match: &Match) -> Statement {
    let Match { id, created, terms } = of_match;
    let [seconds, increment, days, most_days] = time_columns(terms.clock);
    Statement::new(
        "INSERT INTO matches (id, created, games, red, blue, variant, board, starter, repetition, seconds, \
         increment, days, owner, red_player, blue_player, most_days) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
    )
    .bind(*id)
    .bind(*created)
    .bind(terms.games)
    .bind(seat_text(&terms.seats.red))
    .bind(seat_text(&terms.seats.blue))
    .bind(terms.rules.variant.name())
    .bind(format!("{:#}", terms.rules.board))
    .bind(terms.starter.name())
    .bind(repetition_name(terms.repetition))
    .bind(seconds)
    .bind(increment)
    .bind(days)
    .bind(terms.players.owner)
    .bind(terms.players.red)
    .bind(terms.players.blue)
    .bind(most_days)
}

fn review_text(review: &StoredReview) -> String {
    serde_json::to_string(&review.review).expect("a review is plain data")
}

fn save_review(id: GameId, review: &StoredReview, now: Timestamp) -> Statement {
    Statement::new(
        "INSERT INTO reviews (game, state, time, review, changed) SELECT $1, $2, $3, $4, $5 \
         WHERE EXISTS (SELECT 1 FROM games WHERE id = $1) \
         ON CONFLICT (game) DO UPDATE SET state = $2, time = $3, review = $4, changed = $5",
    )
    .bind(id)
    .bind(review.state.name())
    .bind(millis(review.time))
    .bind(review_text(review))
    .bind(now)
}

fn continue_review(id: GameId, review: &StoredReview, now: Timestamp, node: &str) -> Statement {
    Statement::new(
        "UPDATE reviews SET state = $2, time = $3, review = $4, changed = $5 \
         WHERE game = $1 AND state = 'running' AND worker = $6",
    )
    .bind(id)
    .bind(review.state.name())
    .bind(millis(review.time))
    .bind(review_text(review))
    .bind(now)
    .bind(node)
}

/// What a player has planned; nothing where they have not.
pub(crate) fn plan_text(seated: &SeatedGame, side: Side) -> Option<String> {
    Some(seated.plan(side)).filter(|plan| !plan.is_empty()).map(ToString::to_string)
}

/// What the players have asked each other; nothing where they have not.
fn talk_text(seated: &SeatedGame) -> Option<String> {
    (seated.talk != Talk::default())
        .then(|| serde_json::to_string(&seated.talk).expect("what was asked is plain data"))
}

/// The score as records write it and its line; only once it was counted.
fn score_texts(state: Option<&ScoreState>) -> (Option<String>, Option<String>) {
    let Some(state) = state.filter(|state| state.done) else { return (None, None) };
    let line = state.line.as_ref().map(|line| {
        let moves: Vec<String> = line.iter().map(Move::to_string).collect();
        moves.join(" ")
    });
    (Some(state.score.to_string()), line)
}

/// A new game as it will be.
pub(crate) fn seat(new: NewSeatedGame, id: GameId, now: Timestamp) -> (SeatedGame, Option<String>) {
    let rated = new.counts();
    let NewSeatedGame { seats, players, game, clock, place, record, .. } = new;
    let seated = SeatedGame {
        id,
        seats,
        players,
        game,
        clock: clock.map(|control| GameClock::new(control, now)),
        draw_offer: None,
        talk: Talk::default(),
        next: None,
        plans: Default::default(),
        score: None,
        rated,
        place,
        revision: 0,
        created: now,
        changed: now,
    };
    (seated, record)
}

//! A game by the calendar over weeks, in simulated time: its holidays, reminders and deadlines are exact to the rule, with a
//! node that dies on the way and another that begins anew.

use std::{sync::Arc, time::Duration};

use colorito::{Outcome, Side, Victory};
use colorito_play::{
    AccountName, GameId, Holidays, NewSeatedGame, NoticeKind, PlayerId, Players, SeatedGame, TimeControl,
    Timestamp,
};

use super::{new_game, play};
use crate::{Commit, NewSession, Store, StoreError};

/// The first of March 2026.
const BEGUN: Timestamp = Timestamp(1_772_323_200_000);

/// The moment so many days after the beginning.
fn day(days: f64) -> Timestamp {
    BEGUN.after(Duration::from_secs_f64(days * 86_400.0))
}

/// The moment just before.
fn before(moment: Timestamp) -> Timestamp {
    moment.before(Duration::from_millis(1))
}

async fn account(store: &Arc<dyn Store>, name: &str) -> PlayerId {
    let player = store.create_guest(&format!("guest {name}"), BEGUN).await.expect("a guest");
    let session =
        NewSession { token: format!("session {name}"), instead_of: None, browser: None, now: BEGUN };
    let name = AccountName::new(name).expect("a name");
    assert!(store.become_account(player, &name, "hash", session).await.expect("kept"));
    player
}

async fn begin(
    store: &Arc<dyn Store>,
    [red, blue]: [PlayerId; 2],
    clock: TimeControl,
    now: Timestamp,
) -> SeatedGame {
    let new = new_game(colorito_play::Asker::Player(red), Some(clock));
    let players = Players { owner: Some(red), red: Some(red), blue: Some(blue) };
    let created = store.create(vec![NewSeatedGame { players, record: None, ..new }], now).await;
    created.expect("a game").remove(0)
}

/// Goes on holiday or comes back.
async fn holiday(store: &Arc<dyn Store>, player: PlayerId, on: bool, now: Timestamp) -> Holidays {
    let before = store.holidays(player).await.expect("readable");
    let after = if on { before.begun(now).expect("days are left") } else { before.ended(now) };
    assert!(store.set_holidays(player, &before, &after, now).await.expect("kept"));
    after
}

/// Asserts that the time of a game is up at a moment and not before, by what is stored and by the rule.
async fn ends_at(store: &Arc<dyn Store>, game: &SeatedGame, deadline: Timestamp) {
    let due = async |now| store.due(now, 1_000).await.expect("readable").contains(&game.id);
    assert!(!due(before(deadline)).await && due(deadline).await, "stored for {deadline:?}");
    let seated = store.load(game.id).await.expect("readable");
    assert_eq!(seated.deadline(), Some(deadline));
    assert!(seated.after_time(before(deadline)).is_none() && seated.after_time(deadline).is_some());
}

/// Asserts that a player is reminded at a moment, once, and not before.
async fn reminded_at(stores: [&Arc<dyn Store>; 2], game: &SeatedGame, player: PlayerId, moment: Timestamp) {
    let reminders = async || {
        let notices = stores[0].notices(player, 100).await.expect("readable");
        notices.iter().filter(|one| one.kind == NoticeKind::Deadline && one.game == game.id).count()
    };
    stores[0].remind(before(moment), 1_000).await.expect("looked");
    assert_eq!(reminders().await, 0, "too early");
    for store in stores {
        store.remind(moment, 1_000).await.expect("looked");
        assert_eq!(reminders().await, 1);
    }
}

/// Makes a move by way of a node that has just read the game.
async fn moved(store: &Arc<dyn Store>, game: &SeatedGame, client: &str, now: Timestamp) -> SeatedGame {
    let seated = store.load(game.id).await.expect("readable");
    store.commit(play(&seated, client, now)).await.expect("kept")
}

pub(super) async fn check(first: Arc<dyn Store>, second: &Arc<dyn Store>, third: Arc<dyn Store>) {
    let [red, blue] = [account(&first, "Wanda").await, account(&first, "Viktor").await];
    let game = begin(&first, [red, blue], TimeControl::Days(3), BEGUN).await;
    ends_at(second, &game, day(3.0)).await;
    reminded_at([&first, second], &game, red, day(2.0)).await;
    let stale = first.load(game.id).await.expect("readable");
    let game = moved(&first, &game, "red 1", day(2.5)).await;
    ends_at(second, &game, day(5.5)).await;
    // The node by way of which they have played is gone; the other one goes on alone. Blue has a day and a half left.
    drop(first);
    let away = holiday(second, blue, true, day(4.0)).await;
    assert_eq!(away.at(day(4.0)).map(|one| one.until), Some(day(34.0)));
    ends_at(second, &game, day(35.5)).await;
    let spent = second.commit(play(&stale, "stale", day(4.0))).await;
    assert!(spent.is_err(), "who has read the game before reads it again");
    second.remind(day(20.0), 1_000).await.expect("looked");
    holiday(second, blue, false, day(14.0)).await;
    ends_at(second, &game, day(15.5)).await;
    // Everything is begun anew, and comes to the same.
    ends_at(&third, &game, day(15.5)).await;
    reminded_at([&third, second], &game, blue, day(14.5)).await;
    // Red goes while Blue thinks: that changes nothing of Blue's time, and Red's begins to run when Red is back.
    holiday(&third, red, true, day(14.9)).await;
    ends_at(second, &game, day(15.5)).await;
    let game = moved(&third, &game, "blue 1", before(day(15.5))).await;
    let until = day(44.9);
    ends_at(second, &game, until.after(Duration::from_hours(72))).await;
    holiday(second, red, false, day(20.0)).await;
    ends_at(&third, &game, day(23.0)).await;
    let seated = third.load(game.id).await.expect("readable");
    let over = seated.after_time(day(23.0)).expect("time is up");
    let change = Commit { before: seated, after: over, receipt: None, touches: true, now: day(23.0) };
    let over = third.commit(change).await.expect("kept");
    let outcome = over.game.ending().map(|ending| ending.outcome);
    assert_eq!(outcome, Some(Outcome::Won { winner: Side::Blue, by: Victory::Time }));
    saved(second, &third, [red, blue]).await;
}

/// Days that are saved, and a game that begins while its first player is away.
async fn saved(store: &Arc<dyn Store>, other: &Arc<dyn Store>, players: [PlayerId; 2]) {
    holiday(store, players[0], true, day(50.0)).await;
    let game = begin(store, players, TimeControl::by_days(2, Some(5)), day(51.0)).await;
    // Five days and a tenth of the year's thirty were used up before.
    let back = day(50.0).after(Duration::from_hours(24 * 30) - Duration::from_secs_f64(5.1 * 86_400.0));
    ends_at(other, &game, back.after(Duration::from_hours(48))).await;
    taken_along(store, other, players, back).await;
    let game = moved(other, &game, "saved 1", back.after(Duration::from_hours(12))).await;
    assert_eq!(game.clock.as_ref().expect("clocks").after_moves(), [Duration::from_hours(36 + 48)]);
    let game = moved(store, &game, "saved 2", back.after(Duration::from_hours(13))).await;
    let read = other.load(game.id).await.expect("readable");
    assert_eq!(
        read.clock.as_ref().map(colorito_play::GameClock::control),
        Some(TimeControl::by_days(2, Some(5)))
    );
    ends_at(other, &game, back.after(Duration::from_hours(13 + 84))).await;
}

/// A game that somebody began as a guest is theirs while they are on holiday, too.
async fn taken_along(
    store: &Arc<dyn Store>,
    other: &Arc<dyn Store>,
    [red, blue]: [PlayerId; 2],
    back: Timestamp,
) {
    let guest = store.create_guest("guest on holiday", day(51.0)).await.expect("a guest");
    let game = begin(store, [guest, blue], TimeControl::Days(3), day(51.0)).await;
    ends_at(other, &game, day(54.0)).await;
    sign_in(other, red, guest, "guest on holiday").await;
    ends_at(store, &game, back.after(Duration::from_hours(72))).await;
}

/// A guest with a session signs in to an account and takes their games along.
async fn sign_in(store: &Arc<dyn Store>, player: PlayerId, guest: PlayerId, session: &str) {
    let account = store.account(player).await.expect("readable").expect("an account");
    let name = AccountName::new(&account.name).expect("a name");
    let proven = store.credentials(name.folded()).await.expect("readable").expect("an account");
    let session = NewSession {
        token: format!("after {session}"),
        instead_of: Some(session.to_owned()),
        browser: None,
        now: day(52.0),
    };
    assert!(store.sign_in(&proven, session, Some(guest)).await.expect("kept"));
}

/// A game that cannot be opened neither keeps its player out nor the others of their games from their deadlines.
pub(super) async fn check_spoilt(store: &Arc<dyn Store>, spoil: impl AsyncFnOnce(GameId)) {
    let [red, blue] = [account(store, "Sabine").await, account(store, "Ulrich").await];
    let away = holiday(store, red, true, day(50.0)).await;
    let back = away.at(day(50.0)).expect("on holiday").until;
    let guest = store.create_guest("guest of a spoilt game", day(51.0)).await.expect("a guest");
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(begin(store, [guest, blue], TimeControl::Days(3), day(51.0)).await);
    }
    let spoilt = games.remove(1);
    spoil(spoilt.id).await;
    let opened = store.load(spoilt.id).await;
    assert!(matches!(opened, Err(StoreError::Corrupt { .. })), "{opened:?}");
    sign_in(store, red, guest, "guest of a spoilt game").await;
    for game in &games {
        ends_at(store, game, back.after(Duration::from_hours(72))).await;
    }
}

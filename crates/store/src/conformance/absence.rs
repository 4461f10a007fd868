//! Games at which nobody has been for long are found, and who is seen watching is known.

use std::{sync::Arc, time::Duration};

use colorito_play::{
    AccountName, Asker, Change, Command, FIRST_MOVE, ForSide, GameId, Moment, NewSeatedGame, PlayMove,
    Players, SideName, TimeControl, Timestamp,
};

use super::{follow, new_game, play};
use crate::{Commit, NewSession, Store};

/// Later than all games of other tests were begun.
const THEN: Timestamp = Timestamp(2_000_000_000);

const DAY: Duration = Duration::from_hours(24);

/// Holds two connections to one store against it.
pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let red = Some(store.create_guest("red who is away", THEN).await.expect("a guest"));
    let blue = Some(store.create_guest("blue who is away", THEN).await.expect("a guest"));
    let between_two = |clock| NewSeatedGame {
        players: Players { owner: red, red, blue },
        record: None,
        ..new_game(Asker::DeviceOwner, clock)
    };
    let new = vec![
        between_two(None),
        between_two(Some(TimeControl::Days(3))),
        between_two(Some(TimeControl::live(60, 0))),
        new_game(Asker::DeviceOwner, None),
    ];
    let games = store.create(new, THEN).await.expect("kept");
    let (forsaken, live) = (games[0].id, &games[2]);
    let found = async |since| -> Vec<(GameId, Timestamp)> {
        let found = other.forsaken(since, 1_000).await.expect("readable");
        found.into_iter().filter(|(id, _)| games.iter().any(|game| game.id == *id)).collect()
    };
    assert_eq!(found(Timestamp(THEN.0 - 1)).await, []);
    assert_eq!(
        found(THEN).await,
        [(forsaken, THEN)],
        "those with clocks have deadlines, boards of one's own none"
    );
    // Known to the day.
    store.visit(forsaken, THEN.after(DAY * 3)).await.expect("kept");
    store.visit(forsaken, THEN.after(DAY * 3 + DAY / 2)).await.expect("kept");
    assert_eq!(found(THEN.after(DAY * 2)).await, []);
    assert_eq!(found(THEN.after(DAY * 3)).await, [(forsaken, THEN.after(DAY * 3))]);
    let moved = store.commit(play(&games[0], "back", THEN.after(DAY * 5))).await.expect("kept");
    assert_eq!(found(THEN.after(DAY * 5)).await, [(forsaken, THEN.after(DAY * 5))]);
    assert_eq!(other.load(forsaken).await.expect("there").revision, moved.revision, "a visit is no change");
    // The first move of a live game has a deadline, and that of the second player begins with it.
    let by = THEN.after(FIRST_MOVE);
    assert!(other.due(by, 1_000).await.expect("readable").contains(&live.id));
    assert!(!other.due(Timestamp(by.0 - 1), 1_000).await.expect("readable").contains(&live.id));
    let begun = store.commit(play(live, "first", by)).await.expect("kept");
    assert!(!other.due(by, 1_000).await.expect("readable").contains(&live.id));
    // What was given back for the way of a move is kept with it.
    let both = store.commit(play(&begun, "second", by)).await.expect("kept");
    let later = Moment { lag: Duration::from_millis(300), ..by.after(Duration::from_secs(10)).into() };
    let move_text = both.game.position().legal_moves()[0].to_string();
    let third = PlayMove { played: move_text, ply: 2, client: "third".to_owned() };
    let followed = both.follow(both.role(Asker::DeviceOwner), &Command::Move(third), later);
    let Ok(Change::Game(after)) = followed else { panic!("a legal move: {followed:?}") };
    let change = Commit { before: both, after: *after, receipt: None, touches: true, now: later.now };
    let slow = store.commit(change).await.expect("kept");
    let loaded = other.load(live.id).await.expect("there");
    assert_eq!((&loaded, loaded.clock.as_ref().map(|clock| clock.given_with(2))), (&slow, Some(later.lag)));
    let resigned = follow(&slow, &Command::Resign(ForSide { side: SideName::Red, ply: 3 }), later.now);
    store.commit(resigned).await.expect("kept");
    seen(store, other).await;
}

/// Only accounts that like it are seen.
async fn seen(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let player = store.create_guest("who watches", THEN).await.expect("a guest");
    assert!(!store.set_seen(player, true).await.expect("answered"), "a guest has no name to be seen");
    let session = NewSession { token: "who is seen".to_owned(), instead_of: None, browser: None, now: THEN };
    let name = AccountName::new("Watcher").expect("a name");
    assert!(store.become_account(player, &name, "hash", session).await.expect("kept"));
    assert_eq!(other.seen_name(player).await.expect("readable"), None, "not unless they say so");
    assert!(store.set_seen(player, true).await.expect("kept"));
    assert_eq!(other.seen_name(player).await.expect("readable").as_deref(), Some("Watcher"));
    assert!(store.delete_account(player, THEN).await.expect("kept"));
    assert_eq!(other.seen_name(player).await.expect("readable"), None);
}

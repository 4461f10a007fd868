//! A secret address is known by its hash, one for each player, and goes with them.

use std::sync::Arc;

use colorito_play::{AccountName, NoticeKind, PlayerId, Timestamp};

use super::{notices, play};
use crate::{NewFeed, NewSession, Reading, Store};

fn new_feed(player: PlayerId, secret: &str, now: Timestamp) -> NewFeed {
    let reading = Reading { language: "ja".to_owned(), zone: "Asia/Tokyo".to_owned() };
    NewFeed { player, secret: secret.to_owned(), reading, now }
}

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let now = store.now();
    let reader = store.create_guest("hash of who reads", now).await.expect("a guest");
    let player = store.create_guest("hash of who plays", now).await.expect("a guest");
    assert_eq!(store.feed_of(reader).await.expect("readable"), None);
    store.make_feed(new_feed(reader, "f1", now)).await.expect("kept");
    let feed = other.feed("f1").await.expect("readable").expect("there");
    assert_eq!((feed.player, feed.reading.zone.as_str(), feed.created), (reader, "Asia/Tokyo", now));
    other.make_feed(new_feed(reader, "f2", now)).await.expect("kept");
    assert_eq!(store.feed("f1").await.expect("readable"), None, "made anew");
    assert_eq!(store.feed_of(reader).await.expect("readable"), store.feed("f2").await.expect("readable"));
    deadlines(store, other, [player, reader], now).await;
    assert!(store.forget_feed(reader).await.expect("kept"));
    assert!(!other.forget_feed(reader).await.expect("answered"));
    assert_eq!(other.feed("f2").await.expect("readable"), None);
    goes_along(store, [player, reader], now).await;
}

/// A calendar has the games by days in which it is one's turn.
async fn deadlines(
    store: &Arc<dyn Store>,
    other: &Arc<dyn Store>,
    [player, reader]: [PlayerId; 2],
    now: Timestamp,
) {
    let waiting = async |of| other.deadlines(of, 10).await.expect("readable");
    let game = notices::begin(store, 990, [player, reader], now).await;
    assert!(waiting(reader).await.is_empty(), "the other begins");
    assert_eq!(waiting(player).await.len(), 1);
    let game = store.commit(play(&game, "feed 1", now)).await.expect("kept");
    let found = waiting(reader).await;
    assert_eq!((found.len(), found[0].game, found[0].kind), (1, game.id, NoticeKind::Deadline));
    assert_eq!(found[0].deadline, game.deadline());
    assert!(waiting(player).await.is_empty());
    store.delete(game.id, now).await.expect("deleted");
    assert!(waiting(reader).await.is_empty(), "it is in the bin");
}

/// A guest's goes along to an account that has none, and goes with the account.
async fn goes_along(store: &Arc<dyn Store>, [first, second]: [PlayerId; 2], now: Timestamp) {
    let session = |token: &str| NewSession { token: token.to_owned(), instead_of: None, browser: None, now };
    let account = store.create_guest("hash of who gets a feed", now).await.expect("a guest");
    let name = AccountName::new("Reader").expect("a name");
    assert!(store.become_account(account, &name, "hash", session("f a")).await.expect("kept"));
    let proven = store.credentials(&AccountName::fold("Reader")).await.expect("readable").expect("there");
    for (guest, secret) in [(first, "f3"), (second, "f4")] {
        store.make_feed(new_feed(guest, secret, now)).await.expect("kept");
        assert!(store.sign_in(&proven, session(secret), Some(guest)).await.expect("kept"));
    }
    let kept = store.feed("f3").await.expect("readable").expect("there");
    assert_eq!(kept.player, account);
    assert_eq!(store.feed("f4").await.expect("readable"), None, "the account has one");
    assert!(store.delete_account(account, now).await.expect("kept"));
    assert_eq!(store.feed("f3").await.expect("readable"), None);
}

//! What leaves the server is written with the change it is about, sent by one node, and not sent when it does
//! not hold any more.

use std::{sync::Arc, time::Duration};

use colorito_play::{AccountName, NoticeKind, PlayerId, SeatedGame, Timestamp};

use super::{notices, play};
use crate::{
    Channel, Due, Looked, Medium, NewSession, NewSubscription, Parcel, Reading, Sent, Store, Then, Wants,
};

/// What is written now is due, whenever something was sent last.
fn at(now: Timestamp) -> Due {
    let sent = now.after(Duration::from_hours(1));
    Due { medium: Medium::Push, now, written: now, sent, urgent: now }
}

fn subscription(player: PlayerId, session: &str, endpoint: &str) -> NewSubscription {
    NewSubscription {
        player,
        session: session.to_owned(),
        endpoint: endpoint.to_owned(),
        keys: "key auth".to_owned(),
        reading: Reading { language: "de".to_owned(), zone: "Europe/Berlin".to_owned() },
        wants: Wants::of([NoticeKind::Turn, NoticeKind::Deadline]),
        now: Timestamp(2_000),
    }
}

async fn only_channel(store: &Arc<dyn Store>, player: PlayerId) -> Channel {
    let mut channels = store.channels(player).await.expect("readable");
    assert_eq!(channels.len(), 1);
    channels.remove(0)
}

/// What a node would send if it was asked.
async fn waiting(store: &Arc<dyn Store>, channel: &Channel, now: Timestamp) -> Vec<NoticeKind> {
    let due = store.due_channels(at(now), 100).await.expect("readable");
    if !due.contains(&channel.id) {
        return Vec::new();
    }
    let parcel = take(store, channel, now).await;
    let kinds = parcel.notices.iter().map(|notice| notice.kind).collect();
    assert!(store.settle_parcel(&parcel, Sent::Notices(&[]), Then::Rest, now).await.expect("kept"));
    kinds
}

async fn take(store: &Arc<dyn Store>, channel: &Channel, now: Timestamp) -> Parcel {
    store.take_parcel(&channel.id, at(now)).await.expect("answered").expect("free")
}

/// Two who play by days; it is the first one's turn.
struct Pair {
    owner: PlayerId,
    guest: PlayerId,
    game: SeatedGame,
    moves: usize,
}

impl Pair {
    /// The next move, which tells the other.
    async fn play(&mut self, store: &Arc<dyn Store>, now: Timestamp) {
        self.moves += 1;
        let change = play(&self.game, &format!("sent {}", self.moves), now);
        self.game = store.commit(change).await.expect("kept");
    }
}

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>, leaving: Arc<dyn Store>) {
    assert_eq!(store.kept_value("key", "first").await.expect("kept"), "first");
    assert_eq!(other.kept_value("key", "second").await.expect("kept"), "first", "whoever comes first");
    let owner = store.create_guest("hash of who is sent to", Timestamp(1)).await.expect("a guest");
    let guest = store.create_guest("hash of who moves", Timestamp(1)).await.expect("a guest");
    let begun = store.now();
    let game = notices::begin(store, 778, [owner, guest], begun).await;
    let mut pair = Pair { owner, guest, game, moves: 0 };
    let channel = subscribed(store, other, &pair).await;
    sent_while_it_holds(store, other, &channel, &mut pair).await;
    tried_again(store, &channel, &mut pair).await;
    taken_over(store, leaving, &channel, &mut pair).await;
    moved_with_the_browser(store, other, &mut pair).await;
}

/// A browser belongs to a session that goes on, and to one player.
async fn subscribed(store: &Arc<dyn Store>, other: &Arc<dyn Store>, pair: &Pair) -> Channel {
    let new = subscription(pair.guest, "hash of who moves", "https://push.example/1");
    let foreign = NewSubscription { session: "hash of who is sent to".to_owned(), ..new.clone() };
    assert!(!store.subscribe(foreign).await.expect("answered"), "somebody else's session");
    assert!(store.subscribe(new.clone()).await.expect("kept"));
    let channel = only_channel(other, pair.guest).await;
    assert_eq!((&channel.address, &channel.keys), (&new.endpoint, &Some(new.keys.clone())));
    assert_eq!((&channel.reading, &channel.wants), (&new.reading, &new.wants));
    assert!(other.subscribe(new).await.expect("the same again"));
    assert_eq!(only_channel(store, pair.guest).await.id, channel.id);
    for number in 0..25 {
        let one =
            subscription(pair.owner, "hash of who is sent to", &format!("https://push.example/n{number}"));
        assert!(
            store.subscribe(NewSubscription { now: Timestamp(3_000 + number), ..one }).await.expect("kept")
        );
    }
    let browsers = other.channels(pair.owner).await.expect("readable");
    assert_eq!((browsers.len(), browsers[0].address.as_str()), (20, "https://push.example/n24"));
    for browser in &browsers {
        assert!(store.forget_channel(pair.owner, &browser.id).await.expect("forgotten"));
    }
    assert!(!store.change_channel(pair.owner, &channel.id, None, None).await.expect("somebody else's"));
    assert!(!store.forget_channel(pair.owner, &channel.id).await.expect("somebody else's"));
    channel
}

/// A move is told by the channel, until it is seen, answered, or put away.
async fn sent_while_it_holds(
    store: &Arc<dyn Store>,
    other: &Arc<dyn Store>,
    channel: &Channel,
    pair: &mut Pair,
) {
    let now = store.now();
    assert!(waiting(store, channel, now).await.is_empty(), "nothing has happened");
    pair.play(store, now).await;
    let soon = now.before(Duration::from_secs(1));
    let early = Due { written: soon, urgent: soon, ..at(now) };
    assert!(store.due_channels(early, 100).await.expect("readable").is_empty(), "it may still be seen");
    assert_eq!(waiting(other, channel, now).await, [NoticeKind::Turn]);
    pair.play(store, now).await;
    assert!(waiting(store, channel, now).await.is_empty(), "the move is made");
    pair.play(store, now).await;
    store.look_at_notices(pair.guest, Looked::At(pair.game.id), now).await.expect("kept");
    assert!(waiting(store, channel, now).await.is_empty(), "it was seen");
    // Reminded once, by the channel too.
    let late = Timestamp(now.0 + 2 * 86_400_000 + 1);
    assert_eq!(other.remind(late, 10).await.expect("looked"), 1);
    assert_eq!(waiting(store, channel, late).await, [NoticeKind::Deadline]);
    let over = Some(Wants::of([NoticeKind::Over]));
    assert!(store.change_channel(pair.guest, &channel.id, over, None).await.expect("kept"));
    pair.play(store, now).await;
    pair.play(store, now).await;
    assert!(waiting(store, channel, now).await.is_empty(), "moves are not wanted any more");
    let japanese = Reading { language: "ja".to_owned(), zone: "Asia/Tokyo".to_owned() };
    let before = Some(channel.wants.clone());
    assert!(
        store.change_channel(pair.guest, &channel.id, before, Some(japanese.clone())).await.expect("kept")
    );
    assert_eq!(only_channel(other, pair.guest).await.reading, japanese);
    pair.play(store, now).await;
    pair.play(store, now).await;
    store.delete(pair.game.id, now).await.expect("deleted");
    assert!(waiting(store, channel, now).await.is_empty(), "it is in the bin");
    store.restore(pair.game.id).await.expect("restored");
    pair.game = store.load(pair.game.id).await.expect("there again");
}

/// What failed is tried again later, and what was sent is not sent again; a notice that is new again meanwhile
/// is.
async fn tried_again(store: &Arc<dyn Store>, channel: &Channel, pair: &mut Pair) {
    let now = store.now();
    pair.play(store, now).await;
    pair.play(store, now).await;
    let parcel = take(store, channel, now).await;
    assert_eq!(parcel.channel.attempts, 0);
    let later = now.after(Duration::from_mins(1));
    let nothing = Sent::Notices(&[]);
    assert!(store.settle_parcel(&parcel, nothing, Then::TryAgain(later), now).await.expect("kept"));
    assert!(store.due_channels(at(now), 100).await.expect("readable").is_empty(), "it rests");
    assert!(store.take_parcel(&channel.id, at(now)).await.expect("answered").is_none(), "it rests");
    let parcel = take(store, channel, later).await;
    assert_eq!((parcel.channel.attempts, parcel.notices.len()), (1, 1));
    // Two moves while it is being sent: what is told is the same, but new.
    pair.play(store, later).await;
    pair.play(store, later).await;
    assert!(
        store.settle_parcel(&parcel, Sent::Notices(&parcel.notices), Then::Rest, later).await.expect("kept")
    );
    let parcel = take(store, channel, later).await;
    assert_eq!((parcel.channel.attempts, parcel.notices.len()), (0, 1));
    assert!(
        store.settle_parcel(&parcel, Sent::Notices(&parcel.notices), Then::Rest, later).await.expect("kept")
    );
    assert!(waiting(store, channel, later).await.is_empty(), "it was sent");
    pair.play(store, later).await;
    pair.play(store, later).await;
    let parcel = take(store, channel, later).await;
    assert!(store.settle_parcel(&parcel, nothing, Then::GiveUp, later).await.expect("kept"));
    assert!(waiting(store, channel, later).await.is_empty(), "it was tried often enough");
    pair.play(store, later).await;
    pair.play(store, later).await;
    let stale = later.after(Duration::from_hours(24 * 8));
    assert!(waiting(store, channel, stale).await.is_empty(), "nobody wants to know any more");
}

/// One node sends. What one that is gone had taken, another takes.
async fn taken_over(store: &Arc<dyn Store>, leaving: Arc<dyn Store>, channel: &Channel, pair: &mut Pair) {
    let now = store.now();
    pair.play(store, now).await;
    pair.play(store, now).await;
    let taken = take(&leaving, channel, now).await;
    leaving.beat().await.expect("alive");
    assert!(store.due_channels(at(now), 100).await.expect("readable").is_empty(), "it has the work");
    assert!(store.take_parcel(&channel.id, at(now)).await.expect("answered").is_none());
    leaving.close().await;
    let again = take(store, channel, now).await;
    assert_eq!(again.notices, taken.notices);
    // A browser that is gone is forgotten with all that waits for it.
    assert!(store.settle_parcel(&again, Sent::Notices(&[]), Then::Fail, now).await.expect("kept"));
    assert!(!store.settle_parcel(&again, Sent::Notices(&[]), Then::Rest, now).await.expect("answered"));
    assert!(store.channels(pair.guest).await.expect("readable").is_empty());
}

/// A browser keeps its channel with a new session, loses it with the session, and tells nobody else's news.
async fn moved_with_the_browser(store: &Arc<dyn Store>, other: &Arc<dyn Store>, pair: &mut Pair) {
    let now = store.now();
    let new = subscription(pair.guest, "hash of who moves", "https://push.example/2");
    assert!(store.subscribe(new).await.expect("kept"));
    pair.play(store, now).await;
    pair.play(store, now).await;
    let session = NewSession {
        token: "hash of who has a name".to_owned(),
        instead_of: Some("hash of who moves".to_owned()),
        browser: Some("Firefox, Linux".to_owned()),
        now,
    };
    let name = AccountName::new("Mover").expect("a name");
    assert!(store.become_account(pair.guest, &name, "hash", session).await.expect("kept"));
    let channel = only_channel(other, pair.guest).await;
    assert_eq!(channel.session.as_deref(), Some("hash of who has a name"));
    assert_eq!(channel.browser.as_deref(), Some("Firefox, Linux"));
    assert_eq!(waiting(store, &channel, now).await, [NoticeKind::Turn]);
    let moved = subscription(pair.owner, "hash of who is sent to", "https://push.example/2");
    assert!(other.subscribe(moved).await.expect("kept"));
    assert!(store.channels(pair.guest).await.expect("readable").is_empty(), "one browser, one player");
    let channel = only_channel(store, pair.owner).await;
    assert!(waiting(store, &channel, now).await.is_empty(), "what the other was told is theirs");
    assert!(store.revoke("hash of who is sent to").await.expect("revoked"));
    assert!(other.channels(pair.owner).await.expect("readable").is_empty(), "signed out");
}

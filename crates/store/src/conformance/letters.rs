//! An address is written to once it was shown to belong to who gave it, and links in letters are good once.

use std::{sync::Arc, time::Duration};

use colorito_play::{AccountName, NoticeKind, PlayerId, Timestamp};

use super::{notices, play};
use crate::{
    Channel, ChannelState, Due, Forgetful, Letter, Medium, NewAddress, NewSecret, NewSession, Parcel,
    Reading, Sent, Store, Then, Wants,
};

const MINUTE: Duration = Duration::from_mins(1);

/// As a digest is sent: ten minutes are waited, then an hour after each; a reminder waits for nothing.
fn at(now: Timestamp) -> Due {
    Due {
        medium: Medium::Mail,
        now,
        written: now.before(10 * MINUTE),
        sent: now.before(60 * MINUTE),
        urgent: now,
    }
}

async fn due(store: &Arc<dyn Store>, now: Timestamp) -> Vec<String> {
    store.due_channels(at(now), 100).await.expect("readable")
}

async fn take(store: &Arc<dyn Store>, channel: &Channel, now: Timestamp) -> Parcel {
    store.take_parcel(&channel.id, at(now)).await.expect("answered").expect("free")
}

async fn address_of(store: &Arc<dyn Store>, player: PlayerId) -> Channel {
    let channels = store.channels(player).await.expect("readable");
    channels.into_iter().find(|channel| channel.medium == Medium::Mail).expect("there")
}

fn new_address(player: PlayerId, address: &str, now: Timestamp) -> NewAddress {
    NewAddress {
        player,
        address: address.to_owned(),
        reading: Reading { language: "es".to_owned(), zone: "America/Bogota".to_owned() },
        wants: Wants::of([NoticeKind::Turn, NoticeKind::Deadline]),
        now,
    }
}

fn secret(channel: &Channel, letter: Letter, hash: &str, now: Timestamp) -> NewSecret {
    let (channel, hash) = (channel.id.clone(), hash.to_owned());
    NewSecret { hash, channel, letter, until: now.after(60 * MINUTE), now }
}

fn session(token: &str, now: Timestamp) -> NewSession {
    NewSession { token: token.to_owned(), instead_of: None, browser: None, now }
}

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let now = store.now();
    let guest = store.create_guest("hash of who is written to", now).await.expect("a guest");
    let refused = store.set_address(new_address(guest, "w@example.org", now)).await;
    assert!(!refused.expect("answered"), "guests have no address");
    let name = AccountName::new("Writer").expect("a name");
    let begun = session("hash of writer", now);
    assert!(store.become_account(guest, &name, "old hash", begun).await.expect("kept"));
    confirmed(store, other, guest, now).await;
    gathered(store, other, guest).await;
    stopped(store, other, guest, now).await;
    recovered(store, other, guest, now).await;
    nobody_there(store, guest, now).await;
}

/// Nothing but the question is written before it was answered.
async fn confirmed(store: &Arc<dyn Store>, other: &Arc<dyn Store>, player: PlayerId, now: Timestamp) {
    assert!(store.set_address(new_address(player, "first@example.org", now)).await.expect("kept"));
    let first = address_of(other, player).await;
    assert_eq!((first.state, first.letter), (ChannelState::New, Some(Letter::Confirm)));
    let taken = take(store, &first, now).await;
    assert!(store.keep_secret(secret(&first, Letter::Confirm, "c0", now)).await.expect("kept"));
    // Another address instead: what was sent to the first is worth nothing, whatever becomes of it.
    assert!(other.set_address(new_address(player, "Writer@example.org", now)).await.expect("kept"));
    assert!(!store.settle_parcel(&taken, Sent::Letter, Then::Fail, now).await.expect("answered"));
    assert!(!store.confirm_address("c0", now).await.expect("answered"));
    assert!(!store.keep_secret(secret(&first, Letter::Confirm, "c1", now)).await.expect("answered"));
    let channel = address_of(other, player).await;
    assert_eq!(
        (channel.address.as_str(), &channel.reading.language),
        ("Writer@example.org", &"es".to_owned())
    );
    assert_eq!(due(other, now).await, std::slice::from_ref(&channel.id));
    let parcel = take(store, &channel, now).await;
    assert!(!store.keep_secret(secret(&channel, Letter::Recover, "r0", now)).await.expect("answered"));
    for hash in ["c2", "c3"] {
        // Tried twice, as it may be: both may have arrived.
        assert!(store.keep_secret(secret(&channel, Letter::Confirm, hash, now)).await.expect("kept"));
    }
    assert!(store.settle_parcel(&parcel, Sent::Letter, Then::Rest, now).await.expect("kept"));
    assert!(due(store, now).await.is_empty(), "it was asked");
    let late = now.after(61 * MINUTE);
    assert!(!other.confirm_address("c2", late).await.expect("answered"), "too late");
    assert_eq!(other.recovering("c2", now).await.expect("readable"), None, "good for one thing only");
    assert!(other.confirm_address("c2", now).await.expect("kept"));
    assert!(!store.confirm_address("c2", now).await.expect("answered"), "good once");
    assert!(!store.confirm_address("c3", now).await.expect("answered"), "and so is the other");
    assert_eq!(address_of(store, player).await.state, ChannelState::Open);
}

/// Notices are gathered; a reminder goes at once and takes the others along.
async fn gathered(store: &Arc<dyn Store>, other: &Arc<dyn Store>, player: PlayerId) {
    let begun = store.now();
    let owner = store.create_guest("hash of who writes", begun).await.expect("a guest");
    let mut game = notices::begin(store, 881, [owner, player], begun).await;
    game = store.commit(play(&game, "letter 1", begun)).await.expect("kept");
    let channel = address_of(store, player).await;
    assert!(due(store, begun.after(9 * MINUTE)).await.is_empty(), "more may come");
    let later = begun.after(10 * MINUTE);
    assert_eq!(due(other, later).await, std::slice::from_ref(&channel.id));
    let parcel = take(other, &channel, later).await;
    let kinds: Vec<NoticeKind> = parcel.notices.iter().map(|notice| notice.kind).collect();
    assert_eq!(kinds, [NoticeKind::Turn]);
    let sent = Sent::Notices(&parcel.notices);
    assert!(other.settle_parcel(&parcel, sent, Then::Rest, later).await.expect("kept"));
    for number in 2..4 {
        game = store.commit(play(&game, &format!("letter {number}"), later)).await.expect("kept");
    }
    assert!(due(store, later.after(59 * MINUTE)).await.is_empty(), "one an hour");
    let early = store.take_parcel(&channel.id, at(later.after(59 * MINUTE))).await.expect("answered");
    assert!(early.is_none(), "whoever has heard otherwise before is told so");
    let next = later.after(60 * MINUTE);
    assert_eq!(due(store, next).await, std::slice::from_ref(&channel.id));
    let parcel = take(store, &channel, next).await;
    let sent = Sent::Notices(&parcel.notices);
    assert!(store.settle_parcel(&parcel, sent, Then::Rest, next).await.expect("kept"));
    // Days later, the reminder, a minute after something else was sent.
    let near = Timestamp(later.0 + 2 * 86_400_000 + 1);
    let second = notices::begin(store, 882, [owner, player], near).await;
    store.commit(play(&second, "letter 5", near)).await.expect("kept");
    assert!(store.remind(near, 100).await.expect("looked") >= 1);
    let parcel = take(store, &channel, near).await;
    let mut kinds: Vec<&str> = parcel.notices.iter().map(|notice| notice.kind.name()).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, ["deadline", "turn"]);
    assert!(store.settle_parcel(&parcel, Sent::Notices(&[]), Then::Rest, near).await.expect("kept"));
}

/// Whoever reads there has the last word.
async fn stopped(store: &Arc<dyn Store>, other: &Arc<dyn Store>, player: PlayerId, now: Timestamp) {
    let channel = address_of(store, player).await;
    assert!(!store.stop_address("0123456789abcdef").await.expect("answered"));
    assert!(store.stop_address(&channel.id).await.expect("kept"));
    assert!(other.stop_address(&channel.id).await.expect("twice does no harm"));
    assert_eq!(address_of(other, player).await.state, ChannelState::Stopped);
    let ever = now.after(Duration::from_hours(48));
    assert!(due(store, ever).await.is_empty(), "nothing that waited is sent");
    // Before the question was answered, too: then no answer helps.
    let asker = store.create_guest("hash of who asks", now).await.expect("a guest");
    let name = AccountName::new("Asker").expect("a name");
    assert!(store.become_account(asker, &name, "hash", session("hash of asker", now)).await.expect("kept"));
    assert!(store.set_address(new_address(asker, "stranger@example.org", now)).await.expect("kept"));
    let unwanted = address_of(store, asker).await;
    assert!(store.keep_secret(secret(&unwanted, Letter::Confirm, "c4", now)).await.expect("kept"));
    assert!(store.stop_address(&unwanted.id).await.expect("kept"));
    assert!(!store.confirm_address("c4", now).await.expect("answered"));
    assert!(due(store, ever).await.is_empty());
    assert!(store.delete_account(asker, now).await.expect("kept"));
    assert!(!store.stop_address(&unwanted.id).await.expect("answered"), "forgotten with the account");
}

/// A forgotten password, by name or address, in any spelling.
async fn recovered(store: &Arc<dyn Store>, other: &Arc<dyn Store>, player: PlayerId, now: Timestamp) {
    for nobody in [Forgetful::Named("nobody".to_owned()), Forgetful::At("nobody@example.org".to_owned())] {
        store.ask_recovery(nobody).await.expect("answered");
    }
    assert!(due(store, now).await.is_empty());
    let channel = address_of(store, player).await;
    for who in [Forgetful::Named(AccountName::fold("WRITER")), Forgetful::At("writer@EXAMPLE.org".to_owned())]
    {
        other.ask_recovery(who).await.expect("kept");
        let parcel = take(store, &channel, now).await;
        assert_eq!(parcel.channel.letter, Some(Letter::Recover));
        assert!(store.settle_parcel(&parcel, Sent::Letter, Then::Rest, now).await.expect("kept"));
    }
    store.ask_recovery(Forgetful::Named(AccountName::fold("writer"))).await.expect("kept");
    let parcel = take(store, &channel, now).await;
    for hash in ["r1", "r2"] {
        assert!(store.keep_secret(secret(&channel, Letter::Recover, hash, now)).await.expect("kept"));
    }
    assert_eq!(other.recovering("r1", now).await.expect("readable"), Some(player));
    assert_eq!(other.recovering("r1", now.after(61 * MINUTE)).await.expect("readable"), None);
    assert!(!other.recover("r1", "late hash", now.after(61 * MINUTE)).await.expect("answered"));
    assert!(!other.confirm_address("r1", now).await.expect("answered"), "good for one thing only");
    let (one, two) =
        tokio::join!(store.recover("r1", "new hash", now), other.recover("r1", "new hash 2", now));
    assert!(one.expect("answered") != two.expect("answered"), "of two at once one is heard");
    let second = other.recover("r2", "third hash", now).await;
    assert!(!second.expect("answered"), "the other link is worth nothing either");
    // Whoever is that fast is told so all the same.
    assert!(store.settle_parcel(&parcel, Sent::Letter, Then::Rest, now).await.expect("kept"));
    assert!(store.sessions(player).await.expect("readable").is_empty(), "signed out everywhere");
    let known = store.credentials(&AccountName::fold("Writer")).await.expect("readable").expect("there");
    assert!(known.password.starts_with("new hash"), "{}", known.password);
    let parcel = take(store, &channel, now).await;
    assert_eq!(parcel.channel.letter, Some(Letter::Recovered), "it is said");
    assert!(store.settle_parcel(&parcel, Sent::Letter, Then::Rest, now).await.expect("kept"));
}

/// An address where nobody is stays known, and nothing is sent there.
async fn nobody_there(store: &Arc<dyn Store>, player: PlayerId, now: Timestamp) {
    store.ask_recovery(Forgetful::Named(AccountName::fold("writer"))).await.expect("kept");
    let channel = address_of(store, player).await;
    let parcel = take(store, &channel, now).await;
    assert!(store.settle_parcel(&parcel, Sent::Letter, Then::Fail, now).await.expect("kept"));
    let failed = address_of(store, player).await;
    assert_eq!((failed.state, failed.letter), (ChannelState::Failed, None));
    store.ask_recovery(Forgetful::Named(AccountName::fold("writer"))).await.expect("answered");
    assert!(due(store, now).await.is_empty());
    assert!(store.stop_address(&failed.id).await.expect("kept"));
    assert_eq!(address_of(store, player).await.state, ChannelState::Failed);
}

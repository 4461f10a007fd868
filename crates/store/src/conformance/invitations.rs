//! Invitations are taken once, by whichever program, and go when their owner does.

use std::sync::Arc;

use colorito::{RepetitionRule, Rules, Side};
use colorito_play::{
    Audience, Begins, Fate, Invitation, InvitationId, InvitationTerms, PlayerId, Seat, TimeControl,
    Timestamp, Toss,
};

use crate::{Store, StoreError};

const NOW: Timestamp = Timestamp(10_000);

/// An invitation that can be taken for ten seconds.
fn invitation(number: u64, owner: PlayerId, audience: Audience, clock: TimeControl) -> Invitation {
    Invitation {
        id: InvitationId::from_random(number),
        audience,
        owner,
        seat: Seat::Program { name: "Ada".to_owned() },
        terms: InvitationTerms {
            rules: Rules::default(),
            repetition: RepetitionRule::Off,
            clock: Some(clock),
            side: Some(Side::Blue),
            begins: Some(Begins::Guest),
            rated: true,
        },
        rating: Some(1_500),
        within: Some(200),
        created: NOW,
        expires: Timestamp(NOW.0 + 10_000),
        fate: Fate::Open,
    }
}

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let owner = store.create_guest("hash of who invites", Timestamp(1)).await.expect("a guest");
    let guest = store.create_guest("hash of who is invited", Timestamp(1)).await.expect("a guest");
    links(store, other, owner, guest).await;
    lobby(store, other, owner, guest).await;
}

async fn links(store: &Arc<dyn Store>, other: &Arc<dyn Store>, owner: PlayerId, guest: PlayerId) {
    let link = invitation(1, owner, Audience::Link, TimeControl::live(60, 1));
    store.invite(link.clone(), Some("hash of a claim".to_owned())).await.expect("kept");
    assert_eq!(other.invitation(link.id).await.expect("readable"), link);
    assert_eq!(other.claimed("hash of a claim").await.expect("readable"), Some(link.clone()));
    assert_eq!(other.claimed("another").await.expect("readable"), None);
    assert_eq!(store.invitations_of(owner, NOW).await.expect("readable"), std::slice::from_ref(&link));
    assert!(store.lobby(NOW, 10).await.expect("readable").is_empty(), "a link is for who has it");
    let nobody = InvitationId::from_random(99);
    assert!(matches!(store.invitation(nobody).await, Err(StoreError::NoSuchInvitation(id)) if id == nobody));
    // Too late is too late, and leaves no game behind.
    let game = || link.begin(guest, Seat::default(), Toss::from(0));
    assert_eq!(store.accept(link.id, game(), link.expires).await.expect("readable"), None);
    // Two who click at once: one of them plays.
    let (one, two) = tokio::join!(store.accept(link.id, game(), NOW), other.accept(link.id, game(), NOW));
    let begun: Vec<_> = [one, two].into_iter().filter_map(|taken| taken.expect("answered")).collect();
    assert_eq!(begun.len(), 1, "one of both");
    assert_eq!(other.load(begun[0].id).await.expect("its game"), begun[0]);
    assert!(begun[0].players.blue == Some(owner) && begun[0].rated);
    let taken = other.invitation(link.id).await.expect("readable");
    assert_eq!(taken.fate, Fate::Taken(begun[0].id));
    assert!(!store.withdraw(link.id).await.expect("answered"), "what was taken stays taken");
    assert!(store.invitations_of(owner, NOW).await.expect("readable").is_empty());
}

async fn lobby(store: &Arc<dyn Store>, other: &Arc<dyn Store>, owner: PlayerId, guest: PlayerId) {
    let live = invitation(2, owner, Audience::Lobby, TimeControl::live(60, 1));
    let slow = Invitation {
        created: Timestamp(NOW.0 + 1),
        ..invitation(3, owner, Audience::Lobby, TimeControl::Days(3))
    };
    for one in [&live, &slow] {
        store.invite(one.clone(), None).await.expect("kept");
    }
    let ids = |all: Vec<Invitation>| -> Vec<InvitationId> { all.into_iter().map(|one| one.id).collect() };
    let listed = async |now| ids(other.lobby(now, 10).await.expect("readable"));
    assert_eq!(listed(NOW).await, [slow.id, live.id], "the newest first");
    assert!(listed(live.expires).await.is_empty(), "nobody was there for them");
    // Whoever is there keeps the live ones alive.
    store.hold(owner, Timestamp(NOW.0 + 60_000)).await.expect("held");
    assert_eq!(listed(Timestamp(NOW.0 + 30_000)).await, [live.id]);
    // The owner has gone over to another node: this one takes nothing back.
    other.hold(owner, Timestamp(NOW.0 + 60_000)).await.expect("held");
    assert!(!store.leave(owner).await.expect("answered"));
    assert!(other.leave(owner).await.expect("answered"));
    assert_eq!(listed(NOW).await, [slow.id], "what needs nobody stands on");
    let gone = store
        .accept(live.id, live.begin(guest, Seat::default(), Toss::from(0)), NOW)
        .await
        .expect("answered");
    assert_eq!(gone, None);
    assert!(store.withdraw(slow.id).await.expect("answered"));
    assert!(!store.withdraw(slow.id).await.expect("answered"), "once");
    assert_eq!(store.invitation(slow.id).await.expect("readable").fate, Fate::Withdrawn);
}

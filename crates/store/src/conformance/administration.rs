//! What those who run a server do.

use std::sync::Arc;

use colorito_play::{
    AccountName, Asker, Audience, Fate, Invitation, InvitationId, InvitationTerms, PlayerId, Players, Seat,
    Seats, TimeControl, Timestamp,
};

use super::new_game;
use crate::{Account, Admin, Credentials, Deed, NewSession, ProgramOf, Store};

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let offender = account(store, "Offender").await;
    let admin = account(store, "Warden").await;
    staff(store, other, &admin).await;
    closing(store, other, &offender).await;
    renaming(store, other, &offender, &admin).await;
    announcing(store, other).await;
}

fn name(text: &str) -> AccountName {
    AccountName::new(text).expect("a name")
}

fn session(token: &str) -> NewSession {
    NewSession { token: token.to_owned(), instead_of: None, browser: None, now: Timestamp(10) }
}

async fn account(store: &Arc<dyn Store>, called: &str) -> Account {
    let player = store.create_guest(&format!("hash of {called}"), Timestamp(10)).await.expect("a guest");
    let token = session(&format!("session of {called}"));
    assert!(store.become_account(player, &name(called), "hashed", token).await.expect("kept"));
    store.account(player).await.expect("readable").expect("an account")
}

async fn staff(store: &Arc<dyn Store>, other: &Arc<dyn Store>, admin: &Account) {
    let by = Admin::CommandLine;
    assert!(!other.is_staff(admin.player).await.expect("readable"));
    let appoint = Deed::Appoint(admin.clone());
    assert!(store.administer(appoint.clone(), &by, Timestamp(20)).await.expect("kept"));
    assert!(!store.administer(appoint, &by, Timestamp(21)).await.expect("readable"), "it is so already");
    assert!(other.is_staff(admin.player).await.expect("readable"));
    let entries = other.audit(None, 9).await.expect("readable");
    assert_eq!(
        (entries[0].deed.as_str(), entries[0].at),
        ("appoint", Timestamp(20)),
        "and not written twice"
    );
    assert_eq!((entries[0].admin.as_deref(), entries[0].subject.as_deref()), (None, Some("Warden")));
    assert!(store.administer(Deed::Dismiss(admin.clone()), &by, Timestamp(22)).await.expect("kept"));
    assert!(!other.is_staff(admin.player).await.expect("readable"));
}

/// An invitation of somebody that stands on while they are away.
fn invitation(owner: &Account) -> Invitation {
    Invitation {
        id: InvitationId::from_random(815),
        audience: Audience::Lobby,
        owner: owner.player,
        seat: owner.seat(),
        terms: InvitationTerms {
            rules: colorito::Rules::default(),
            repetition: colorito::RepetitionRule::Off,
            clock: Some(TimeControl::Days(3)),
            side: None,
            begins: None,
            rated: false,
        },
        rating: None,
        within: None,
        created: Timestamp(10),
        expires: Timestamp(i64::MAX),
        fate: Fate::Open,
    }
}

async fn closing(store: &Arc<dyn Store>, other: &Arc<dyn Store>, offender: &Account) {
    let by = Admin::Account("Warden".to_owned());
    let of = ProgramOf { owner: offender.player, rated: false };
    assert!(store.make_program(of, &name("Offbot"), "token", Timestamp(11)).await.expect("kept"));
    store.invite(invitation(offender), None).await.expect("kept");
    let close = Deed::Close(offender.clone());
    assert!(store.administer(close.clone(), &by, Timestamp(30)).await.expect("kept"));
    assert!(!other.administer(close, &by, Timestamp(31)).await.expect("readable"), "it is closed");
    assert!(other.account(offender.player).await.expect("readable").expect("it is there").closed);
    assert!(other.sessions(offender.player).await.expect("readable").is_empty());
    for token in ["session of Offender", "token"] {
        assert!(other.session(token).await.expect("readable").is_none(), "{token} is worth nothing");
    }
    let left = other.invitation(InvitationId::from_random(815)).await.expect("kept");
    assert_eq!(left.fate, Fate::Withdrawn);
    let proven = Credentials { player: offender.player, password: "hashed".to_owned() };
    assert!(!store.sign_in(&proven, session("again"), None).await.expect("readable"), "nobody can sign in");
    let found = other.managed_accounts("off", 9).await.expect("readable");
    let shown: Vec<_> =
        found.iter().map(|found| (found.account.name.as_str(), found.account.closed)).collect();
    assert_eq!(shown, [("Offbot", false), ("Offender", true)]);
    let reopen = Deed::Reopen(offender.clone());
    assert!(other.administer(reopen.clone(), &by, Timestamp(32)).await.expect("kept"));
    assert!(!other.administer(reopen, &by, Timestamp(33)).await.expect("readable"));
    assert!(store.sign_in(&proven, session("again"), None).await.expect("kept"));
    let entries = other.audit(Some(Timestamp(32)), 1).await.expect("readable");
    assert_eq!((entries[0].deed.as_str(), entries[0].admin.as_deref()), ("close", Some("Warden")));
}

async fn renaming(store: &Arc<dyn Store>, other: &Arc<dyn Store>, offender: &Account, taken: &Account) {
    let by = Admin::CommandLine;
    let players = Players { red: Some(offender.player), blue: Some(taken.player), ..Players::default() };
    let seats = Seats { red: offender.seat(), blue: taken.seat() };
    let asker = Asker::Player(offender.player);
    let new = colorito_play::NewSeatedGame { seats, players, ..new_game(asker, None) };
    let game = store.create(vec![new], Timestamp(40)).await.expect("kept")[0].id;
    let rename = |called: &str| Deed::Rename(offender.clone(), name(called));
    assert!(!store.administer(rename("WARDEN"), &by, Timestamp(41)).await.expect("readable"), "it is taken");
    assert!(store.administer(rename("Penitent"), &by, Timestamp(42)).await.expect("kept"));
    assert!(!store.administer(rename("Penitent"), &by, Timestamp(43)).await.expect("readable"));
    let renamed = other.account(offender.player).await.expect("readable").expect("an account");
    assert_eq!(renamed.name, "Penitent");
    let shown = other.load(game).await.expect("readable");
    assert_eq!(shown.seats.red, Seat::Person { name: Some("Penitent".to_owned()) });
    assert_eq!(shown.revision, 1, "whoever looks at it is told");
    // The old name leads to the account, and nobody else gets it.
    let named = |folded| other.account_named(folded);
    let player: Option<PlayerId> = named("offender").await.expect("readable").map(|account| account.player);
    assert_eq!(player, Some(offender.player));
    assert!(store.administer(rename("Offender"), &by, Timestamp(44)).await.expect("its own again"));
    let entries = other.audit(None, 1).await.expect("readable");
    assert_eq!((entries[0].deed.as_str(), entries[0].detail.as_deref()), ("rename", Some("Offender")));
}

async fn announcing(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let by = Admin::CommandLine;
    let announce =
        |text: Option<&str>| Deed::Announce { language: "en".to_owned(), text: text.map(str::to_owned) };
    assert!(store.administer(announce(Some("At noon we rest")), &by, Timestamp(50)).await.expect("kept"));
    assert!(store.administer(announce(Some("At one we rest")), &by, Timestamp(51)).await.expect("kept"));
    let told = other.announcements().await.expect("readable");
    assert_eq!((told.len(), told[0].text.as_str(), told[0].at), (1, "At one we rest", Timestamp(51)));
    assert!(store.administer(announce(None), &by, Timestamp(52)).await.expect("kept"));
    assert!(!store.administer(announce(None), &by, Timestamp(53)).await.expect("readable"));
    assert!(other.announcements().await.expect("readable").is_empty());
}

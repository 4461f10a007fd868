//! Passkeys.

use std::sync::Arc;

use colorito_play::{AccountName, PlayerId, Timestamp};

use crate::{NO_PASSWORD, NewSession, Store, StoredPasskey};

fn passkey(id: &str, player: PlayerId) -> StoredPasskey {
    StoredPasskey {
        id: id.to_owned(),
        player,
        label: Some("Telephone".to_owned()),
        data: "what signatures are held against".to_owned(),
        created: Timestamp(10),
        used: None,
    }
}

fn session(token: &str, instead_of: Option<&str>) -> NewSession {
    let instead_of = instead_of.map(str::to_owned);
    NewSession { token: token.to_owned(), instead_of, browser: None, now: Timestamp(10) }
}

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    ceremonies(store, other).await;
    let guest = store.create_guest("hash of who has keys", Timestamp(1)).await.expect("a guest");
    assert!(!store.add_passkey(passkey("early", guest)).await.expect("readable"), "a guest has none");
    let name = AccountName::new("Keyholder").expect("a name");
    let begun = session("keys", Some("hash of who has keys"));
    assert!(store.become_account_with_passkey(&name, passkey("one", guest), begun).await.expect("kept"));
    assert!(other.session("hash of who has keys").await.expect("readable").is_none(), "the token changes");
    assert_eq!(other.passkey("one").await.expect("readable"), Some(passkey("one", guest)));
    let proven = other.credentials_of(guest).await.expect("readable").expect("an account");
    assert_eq!(proven.password, NO_PASSWORD);
    assert!(store.sign_in(&proven, session("keys again", None), None).await.expect("kept"));

    // The last one stays, for nothing else would sign in.
    assert!(!store.forget_passkey(guest, "one").await.expect("readable"));
    assert!(store.add_passkey(passkey("two", guest)).await.expect("kept"));
    assert!(!store.add_passkey(passkey("two", guest)).await.expect("readable"), "each is there once");
    other.use_passkey("two", "more", Timestamp(30)).await.expect("kept");
    let all = other.passkeys(guest).await.expect("readable");
    let used: Vec<_> = all.iter().map(|key| (key.data.as_str(), key.used)).collect();
    assert_eq!(used, [("what signatures are held against", None), ("more", Some(Timestamp(30)))]);
    let stranger = PlayerId::from_random(4_712);
    assert!(!other.forget_passkey(stranger, "two").await.expect("readable"), "it is not theirs");
    assert!(other.forget_passkey(guest, "one").await.expect("kept"));
    store.delete_account(guest, Timestamp(40)).await.expect("deleted");
    assert!(other.passkey("two").await.expect("readable").is_none(), "it goes with its account");
}

async fn ceremonies(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    for (id, expires) in [("in time", 100), ("late", 15)] {
        store.begin_ceremony(id, "state", Timestamp(10), Timestamp(expires)).await.expect("kept");
    }
    let end = async |id| other.end_ceremony(id, Timestamp(20)).await.expect("readable");
    assert_eq!(end("late").await, None);
    assert_eq!(end("in time").await.as_deref(), Some("state"));
    assert_eq!(end("in time").await, None, "once");
}

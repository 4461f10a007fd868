//! What two players say to each other.

use std::sync::Arc;

use colorito::Side;
use colorito_play::{Conversation, FreeText, MOST_REMARKS, Phrase, SideName, Timestamp, Words};

use super::begin;
use crate::Store;

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let game = begin(store).await.id;
    let text = |text: &str| Words::Text(FreeText::new(text).expect("a text"));
    assert_eq!(other.conversation(game, 0).await.expect("readable"), Conversation::default());
    let hello = Words::Phrase(Phrase::Hello);
    assert!(store.say(game, Side::Red, hello.clone(), Timestamp(5)).await.expect("kept"));
    assert!(
        !store.say(game, Side::Red, text("Hi!"), Timestamp(6)).await.expect("readable"),
        "nobody wants it"
    );
    store.want_texts(game, Side::Red, true).await.expect("kept");
    assert!(
        !store.say(game, Side::Red, text("Hi!"), Timestamp(7)).await.expect("readable"),
        "one is not two"
    );
    other.want_texts(game, Side::Blue, true).await.expect("kept");
    assert!(store.say(game, Side::Blue, text("Grüezi 花子"), Timestamp(8)).await.expect("kept"));
    let said = other.conversation(game, 0).await.expect("readable");
    let kept: Vec<_> =
        said.remarks.iter().map(|one| (one.number, one.side, one.words.clone(), one.at)).collect();
    assert_eq!(
        kept,
        [
            (1, SideName::Red, hello.clone(), Timestamp(5)),
            (2, SideName::Blue, text("Grüezi 花子"), Timestamp(8))
        ]
    );
    assert!(said.has_texts());
    assert_eq!(store.conversation(game, 1).await.expect("readable").remarks, said.remarks[1..]);
    // Either ends it for both.
    store.want_texts(game, Side::Red, false).await.expect("kept");
    assert_eq!(other.conversation(game, 0).await.expect("readable").texts, [false, true]);
    assert!(!other.say(game, Side::Blue, text("Hallo?"), Timestamp(9)).await.expect("readable"));
    bounded(store, other).await;
}

/// Each says so much and no more, whatever the other says.
async fn bounded(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let game = begin(store).await.id;
    let say = async |store: &Arc<dyn Store>, side| {
        store.say(game, side, Words::Phrase(Phrase::Thanks), Timestamp(5)).await.expect("readable")
    };
    let (one, two) = tokio::join!(say(store, Side::Red), say(other, Side::Blue));
    assert!(one && two, "two at once");
    for _ in 1..MOST_REMARKS {
        assert!(say(store, Side::Red).await);
    }
    assert!(!say(store, Side::Red).await && !say(other, Side::Red).await);
    assert!(say(other, Side::Blue).await);
    assert_eq!(other.conversation(game, 0).await.expect("readable").remarks.len() as u32, MOST_REMARKS + 2);
}

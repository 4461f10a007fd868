//! Notices come and go with the changes they are about.

use std::{sync::Arc, time::Duration};

use colorito_play::{
    Audience, Command, Fate, ForSide, Invitation, InvitationId, InvitationTerms, NoticeKind, PlayerId, Seat,
    SeatedGame, SideName, TimeControl, Timestamp, Toss,
};

use super::{follow, play};
use crate::{ListPage, Looked, Store, Whose};

const DAY: i64 = 86_400_000;

/// A game with three days for a move that somebody has taken an invitation for.
pub(super) async fn begin(
    store: &Arc<dyn Store>,
    invitation: u64,
    [owner, guest]: [PlayerId; 2],
    now: Timestamp,
) -> SeatedGame {
    let invitation = Invitation {
        id: InvitationId::from_random(invitation),
        audience: Audience::Link,
        owner,
        seat: Seat::default(),
        terms: InvitationTerms {
            rules: colorito::Rules::default(),
            repetition: colorito::RepetitionRule::Off,
            clock: Some(TimeControl::Days(3)),
            side: Some(colorito::Side::Red),
            begins: Some(colorito_play::Begins::Owner),
            rated: false,
        },
        rating: None,
        within: None,
        created: now,
        expires: now.after(Duration::from_mins(1)),
        fate: Fate::Open,
    };
    let claim = format!("claim of {}", invitation.id);
    store.invite(invitation.clone(), Some(claim)).await.expect("kept");
    let game = invitation.begin(guest, Seat::Person { name: Some("Bo".to_owned()) }, Toss::from(0));
    store.accept(invitation.id, game, now).await.expect("answered").expect("a game")
}

async fn kinds(store: &Arc<dyn Store>, player: PlayerId) -> Vec<NoticeKind> {
    let mut notices = store.notices(player, 100).await.expect("readable");
    notices.sort_by_key(|notice| notice.kind.name());
    notices.into_iter().map(|notice| notice.kind).collect()
}

/// What one puts away for themselves the other still has.
async fn put_away(
    store: &Arc<dyn Store>,
    other: &Arc<dyn Store>,
    game: &SeatedGame,
    owner: PlayerId,
    guest: PlayerId,
) {
    let has = async |player, deleted| {
        let page = ListPage { whose: Whose::Of(player), deleted, after: None, limit: 9 };
        other.list(page).await.expect("readable").iter().any(|listed| listed.id == game.id)
    };
    assert!(store.put_away(game.id, owner, game.changed).await.expect("kept"));
    assert!(!other.put_away(game.id, owner, game.changed).await.expect("it is away"));
    assert_eq!((has(owner, false).await, has(owner, true).await), (false, true));
    assert_eq!((has(guest, false).await, has(guest, true).await), (true, false));
    assert!(kinds(other, owner).await.is_empty(), "nothing is told of what was put away");
    assert!(store.get_back(game.id, owner).await.expect("kept"));
    assert!(!store.get_back(game.id, guest).await.expect("it was not away"));
    assert!(has(owner, false).await && has(guest, false).await);
}

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let owner = store.create_guest("hash of who is noticed", Timestamp(1)).await.expect("a guest");
    let guest = store.create_guest("hash of who plays too", Timestamp(1)).await.expect("a guest");
    let mut heard = store.noticed();
    let begun = store.now();
    let mut game = begin(store, 777, [owner, guest], begun).await;
    assert_eq!(heard.recv().await, Ok(owner), "whoever wrote it hears of it");
    assert_eq!((kinds(other, owner).await, kinds(other, guest).await), (vec![NoticeKind::Begun], vec![]));
    let told = &other.notices(owner, 1).await.expect("readable")[0];
    assert_eq!((told.game, told.seen, told.deadline), (game.id, None, game.deadline()));
    // Seen is seen, once.
    assert!(other.look_at_notices(owner, Looked::At(game.id), begun).await.expect("kept"));
    assert!(!store.look_at_notices(owner, Looked::AtAll, begun).await.expect("nothing new"));
    assert_eq!(store.notices(owner, 9).await.expect("readable")[0].seen, Some(begun));
    // A move tells the other, and the answer takes that back.
    game = store.commit(play(&game, "one", begun)).await.expect("kept");
    assert_eq!(kinds(other, guest).await, [NoticeKind::Turn]);
    game = store.commit(play(&game, "two", begun)).await.expect("kept");
    assert_eq!((kinds(other, guest).await, kinds(other, owner).await.len()), (vec![], 2));
    // A third of three days is left: reminded, once, by whichever node.
    let late = Timestamp(begun.0 + 2 * DAY + 1);
    assert_eq!(store.remind(Timestamp(begun.0 + 2 * DAY - 1), 10).await.expect("looked"), 0, "too early");
    let (one, two) = tokio::join!(store.remind(late, 10), other.remind(late, 10));
    assert_eq!(one.expect("looked") + two.expect("looked"), 1, "one of both");
    assert_eq!(store.remind(late, 10).await.expect("looked"), 0);
    assert!(kinds(other, owner).await.contains(&NoticeKind::Deadline));
    game = store.commit(play(&game, "three", begun)).await.expect("kept");
    assert!(!kinds(other, owner).await.contains(&NoticeKind::Deadline), "the move is made");
    // An offer is told until it is answered, and an end to whoever did not bring it about.
    let blue = ForSide { side: SideName::Blue, ply: 3 };
    game = store.commit(follow(&game, &Command::OfferDraw(blue), begun)).await.expect("kept");
    assert!(kinds(other, owner).await.contains(&NoticeKind::DrawOffer));
    let red = ForSide { side: SideName::Red, ..blue };
    game = store.commit(follow(&game, &Command::DeclineDraw(red), begun)).await.expect("kept");
    assert!(!kinds(other, owner).await.contains(&NoticeKind::DrawOffer));
    store.commit(follow(&game, &Command::Resign(blue), begun)).await.expect("kept");
    assert_eq!(kinds(other, owner).await, [NoticeKind::Begun, NoticeKind::Over]);
    assert!(kinds(other, guest).await.is_empty(), "who gives up knows it");
    put_away(store, other, &game, owner, guest).await;
    store.delete(game.id, begun).await.expect("deleted");
    assert!(kinds(other, owner).await.is_empty(), "nothing is told of a game in the bin");
}

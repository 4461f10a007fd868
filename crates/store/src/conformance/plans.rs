//! Planned replies: in no revision, and played in the transaction of the move they are for.

use std::sync::Arc;

use colorito::Side;
use colorito_play::{
    Asker, Change, Command, NewSeatedGame, NoticeKind, PlanReplies, PlayMove, Players, Role, SeatedGame,
    SideName, TimeControl, Timestamp,
};

use super::{follow, new_game};
use crate::{Commit, Store, StoreError};

fn planned(game: &SeatedGame, lines: &str) -> SeatedGame {
    let command =
        Command::Plan(PlanReplies { side: SideName::Blue, ply: game.ply(), lines: lines.to_owned() });
    match game.follow(Role::Player(Side::Blue), &command, Timestamp(2_000)) {
        Ok(Change::Plan(after)) => *after,
        other => panic!("a plan: {other:?}"),
    }
}

fn moved(game: &SeatedGame, text: &str) -> Commit {
    let play = PlayMove { played: text.to_owned(), ply: game.ply(), client: text.to_owned() };
    follow(game, &Command::Move(play), Timestamp(3_000))
}

pub(super) async fn check(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let red = store.create_guest("hash of who moves", Timestamp(1)).await.expect("a guest");
    let blue = store.create_guest("hash of who plans", Timestamp(1)).await.expect("a guest");
    let players = Players { owner: Some(red), red: Some(red), blue: Some(blue) };
    let new = new_game(Asker::Player(red), Some(TimeControl::Days(3)));
    let begun = store.create(vec![NewSeatedGame { players, record: None, ..new }], Timestamp(1_000)).await;
    let game = begun.expect("a game").remove(0);
    let first = planned(&game, "c1c3 h10h8 d2d3 g9g8");
    assert!(store.plan(&game, &first).await.expect("kept"));
    let stored = other.load(game.id).await.expect("readable");
    assert_eq!((stored.plan(Side::Blue), stored.revision), (first.plan(Side::Blue), game.revision));
    // Who knows nothing of it, or of another one, plans and moves nothing.
    assert!(!other.plan(&game, &planned(&game, "")).await.expect("readable"));
    assert!(matches!(other.commit(moved(&game, "c1c3")).await, Err(StoreError::Changed(_))));
    let second = planned(&stored, "g1g3 d10d8,c1c3 h10h8 d2d3 g9g8");
    assert!(other.plan(&stored, &second).await.expect("kept"));
    assert!(matches!(store.commit(moved(&first, "c1c3")).await, Err(StoreError::Changed(_))));
    // The move and its reply are one change.
    let stored = store.load(game.id).await.expect("readable");
    let after = store.commit(moved(&stored, "c1c3")).await.expect("kept");
    let stored = other.load(game.id).await.expect("readable");
    assert_eq!((stored.ply(), stored.revision), (2, game.revision + 1));
    assert_eq!((&stored.game, &stored.clock, &stored.plans), (&after.game, &after.clock, &after.plans));
    assert_eq!(stored.plan(Side::Blue).to_string(), "d2d3 g9g8");
    let told = async |player| {
        let notices = other.notices(player, 10).await.expect("readable");
        notices.iter().filter(|one| one.game == game.id && one.kind == NoticeKind::Turn).count()
    };
    assert_eq!((told(red).await, told(blue).await), (1, 0), "whoever has moved is to move again");
}

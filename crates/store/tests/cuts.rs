//! A database that goes away, is slow, or is cut off in the middle of a commit: what was acknowledged is
//! stored, once, and what was not is stored whole or not at all.

#[path = "common/postgres.rs"]
mod postgres;
#[path = "common/proxy.rs"]
mod proxy;

use std::{sync::Arc, time::Duration};

use colorito_play::{Asker, Change, Command, PlayMove, SeatedGame, Timestamp};
use colorito_store::{Commit, Postgres, Receipt, Store, StoreError, conformance};
use postgres::PostgresServer;
use proxy::{Mode, Proxy};

/// The change that a legal move makes.
fn play(game: &SeatedGame, client: &str) -> Commit {
    let legal = game.game.position().legal_moves();
    let m = legal[game.ply() % legal.len()];
    let play = PlayMove { played: m.to_string(), ply: game.ply(), client: client.to_owned() };
    let receipt = Receipt { client: client.to_owned(), ply: play.ply, sent: play.played.clone() };
    let Ok(Change::Game(after)) =
        game.follow(game.role(Asker::DeviceOwner), &Command::Move(play), Timestamp(1))
    else {
        panic!("a legal move")
    };
    Commit { before: game.clone(), after: *after, receipt: Some(receipt), touches: true, now: Timestamp(1) }
}

/// Asks until the database can be reached again.
async fn at_last<T, F: Future<Output = Result<T, StoreError>>>(mut ask: impl FnMut() -> F) -> T {
    for _ in 0..600 {
        match ask().await {
            Ok(answer) => return answer,
            Err(StoreError::Failed(_)) => tokio::time::sleep(Duration::from_millis(100)).await,
            Err(error) => panic!("{error}"),
        }
    }
    panic!("the database does not come back");
}

/// The game as it is stored, once that is certain: a claim waits for a commit whose answer was lost.
async fn stored(store: &Arc<dyn Store>, game: &SeatedGame) -> SeatedGame {
    at_last(|| store.claim(game.id)).await;
    at_last(|| store.load(game.id)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_however_the_connection_ends() {
    let Some(mut server) = PostgresServer::start() else { return };
    let direct = server.database("faults");
    let proxy = Proxy::start(server.socket());
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&proxy.database("faults")).await.unwrap());
    let mut game = conformance::begin(&store).await;
    let (mut kept, mut lost, mut found) = (0, 0, 0);
    for turn in 0..120 {
        // Every fault in turn, with a good move between them.
        let fault = match turn % 12 {
            1 => Some(Mode::CutBeforeCommit),
            3 => Some(Mode::CutAfterCommit),
            5 => Some(Mode::Cut),
            7 => Some(Mode::Held),
            9 if turn % 36 == 9 => {
                server.stop();
                None
            }
            _ => None,
        };
        if let Some(fault) = fault {
            proxy.set(fault);
        }
        let client = format!("{turn}");
        let change = play(&game, &client);
        let before = game.revision;
        let committing = {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.commit(change).await })
        };
        if matches!(fault, Some(Mode::Cut | Mode::Held)) {
            tokio::time::sleep(Duration::from_millis(100)).await;
            proxy.set(Mode::Open);
        }
        let committed = committing.await.unwrap();
        if turn % 36 == 9 {
            server.launch();
        }
        let now = stored(&store, &game).await;
        let receipt = at_last(|| store.receipt(game.id, &client)).await;
        match committed {
            Ok(after) => {
                assert_eq!(now, after, "turn {turn} was acknowledged");
                kept += 1;
            }
            Err(StoreError::Failed(_)) if now.revision == before => {
                assert_eq!(now, game, "turn {turn} changed nothing");
                lost += 1;
            }
            Err(StoreError::Failed(_) | StoreError::Changed(_)) => {
                assert_eq!((now.revision, now.ply()), (before + 1, game.ply() + 1), "turn {turn} is whole");
                found += 1;
            }
            Err(error) => panic!("{error}"),
        }
        assert_eq!(receipt.is_some(), now.revision > before, "turn {turn}: a receipt goes with its move");
        game = now;
    }
    assert!(kept >= 80 && lost >= 10 && found >= 5, "{kept} kept, {lost} not, {found} without an answer");
    let again = Postgres::open(&direct).await.unwrap();
    assert_eq!(again.load(game.id).await.unwrap(), game);
}

/// Many games at once, through one cut after the other: each knows what became of its moves.
#[tokio::test(flavor = "multi_thread")]
async fn a_common_commit_that_is_cut_off_belongs_to_all() {
    let Some(server) = PostgresServer::start() else { return };
    let direct = server.database("common");
    let proxy = Proxy::start(server.socket());
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&proxy.database("common")).await.unwrap());
    let mut all = Vec::new();
    for number in 0..30 {
        let store = Arc::clone(&store);
        let mut game = conformance::begin(&store).await;
        all.push(tokio::spawn(async move {
            for turn in 0..40 {
                let client = format!("{number}-{turn}");
                let committed = store.commit(play(&game, &client)).await;
                let now = stored(&store, &game).await;
                if let Ok(after) = committed {
                    assert_eq!(now, after, "game {number}, turn {turn} was acknowledged");
                }
                assert!(now.revision - game.revision <= 1, "once");
                game = now;
            }
            game
        }));
    }
    for turn in 0..20 {
        let fault = [Mode::CutAfterCommit, Mode::CutBeforeCommit, Mode::Cut][turn % 3];
        proxy.set(fault);
        tokio::time::sleep(Duration::from_millis(40)).await;
        proxy.set(Mode::Open);
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    let again = Postgres::open(&direct).await.unwrap();
    for game in all {
        let game = game.await.unwrap();
        assert_eq!(again.load(game.id).await.unwrap(), game);
        assert!(game.ply() > 0);
    }
}

//! `SQLite` against the suite for all stores, and when things go wrong.

use std::{fs, sync::Arc};

use colorito_play::{Asker, Change, Command, GameId, PlayMove, Timestamp};
use colorito_store::{Commit, ListPage, Receipt, Sqlite, Store, StoreError, Whose, conformance};
use sqlx::{ConnectOptions as _, sqlite::SqliteConnectOptions};
use tempfile::TempDir;

async fn open(directory: &TempDir) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(directory.path()).await.expect("a store"))
}

#[tokio::test]
async fn it_conforms() {
    let directory = TempDir::new().unwrap();
    conformance::check(open(&directory).await, || open(&directory)).await;
}

#[tokio::test]
async fn a_spoilt_game_keeps_nobody_out() {
    let directory = TempDir::new().unwrap();
    let options = SqliteConnectOptions::new().filename(directory.path().join("colorito.sqlite"));
    let spoil = async |id: GameId| {
        let mut connection = options.connect().await.unwrap();
        let spoilt = sqlx::query("UPDATE games SET start = 'x' WHERE id = $1").bind(id.to_string());
        assert_eq!(spoilt.execute(&mut connection).await.unwrap().rows_affected(), 1);
    };
    conformance::check_spoilt(&open(&directory).await, spoil).await;
}

#[tokio::test]
async fn many_changes_at_once_share_a_commit_and_all_are_kept() {
    let directory = TempDir::new().unwrap();
    let store = open(&directory).await;
    conformance::many_at_once(&store, 200).await;
}

#[tokio::test]
async fn games_of_the_version_before_open() {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join("colorito.sqlite"), include_bytes!("data/before-players.sqlite"))
        .unwrap();
    let store = open(&directory).await;
    let due = store.due(Timestamp(i64::MAX), 100).await.unwrap();
    assert!(!due.is_empty(), "clocks of that version run on");
    for deleted in [false, true] {
        let page = ListPage { whose: Whose::Everybodys, deleted, after: None, limit: 100 };
        let games = store.list(page).await.unwrap();
        assert_eq!(games.len(), if deleted { 1 } else { 7 });
        for game in games.iter().filter(|game| !game.deleted) {
            let seated = store.load(game.id).await.unwrap();
            assert_eq!(seated.game.position(), &game.position);
            assert!(seated.players.include(Asker::DeviceOwner));
            assert_eq!(seated.deadline().is_some(), due.contains(&game.id));
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn games_are_for_their_owner_only() {
    use std::os::unix::fs::PermissionsExt as _;

    let directory = TempDir::new().unwrap();
    let data = directory.path().join("data");
    let store = Sqlite::open(&data).await.unwrap();
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    for entry in fs::read_dir(&data).unwrap() {
        let path = entry.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    drop(store);
    // A file of an earlier version, which all could read.
    let file = data.join("colorito.sqlite");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let _store = Sqlite::open(&data).await.unwrap();
    assert_eq!(mode(&file), 0o600);
}

/// Fills the file, frees it, opens it again: what was answered well is there, and nothing else.
#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let directory = TempDir::new().unwrap();
    let sqlite = Arc::new(Sqlite::open(directory.path()).await.unwrap());
    let store: Arc<dyn Store> = sqlite.clone();
    let mut game = conformance::begin(&store).await;
    let (mut kept, mut failed) = (0, 0);
    for (round, limit) in [(0, None), (1, Some(1)), (2, Some(u32::MAX - 1))] {
        if let Some(limit) = limit {
            sqlite.limit_pages(limit).await.unwrap();
        }
        for turn in 0..80 {
            let client = format!("{round}-{turn}-{}", "x".repeat(40));
            let m = game.game.position().legal_moves()[turn % 3];
            let play = PlayMove { played: m.to_string(), ply: game.ply(), client: client.clone() };
            let receipt = Receipt { client, ply: play.ply, sent: play.played.clone() };
            let role = game.role(Asker::DeviceOwner);
            let Ok(Change::Game(after)) = game.follow(role, &Command::Move(play), Timestamp(1)) else {
                panic!("a legal move")
            };
            let change = Commit {
                before: game.clone(),
                after: *after,
                receipt: Some(receipt),
                touches: true,
                now: Timestamp(1),
            };
            match store.commit(change).await {
                Ok(after) => {
                    kept += 1;
                    game = after;
                }
                Err(StoreError::Failed(_)) => {
                    failed += 1;
                    assert_eq!(store.load(game.id).await.unwrap(), game, "nothing was changed");
                }
                Err(error) => panic!("{error}"),
            }
        }
    }
    assert!(kept >= 160 && failed > 0, "{kept} kept, {failed} failed");
    let again = Sqlite::open(directory.path()).await.unwrap();
    assert_eq!(again.load(game.id).await.unwrap(), game);
}

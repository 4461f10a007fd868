//! `PostgreSQL` against the suite for all stores, news between nodes, and copies from and to `SQLite`.

#[path = "common/postgres.rs"]
mod server;

use std::{sync::Arc, time::Duration};

use colorito_play::{Attendance, GameId, Presence, Timestamp};
use colorito_store::{
    Database, ListPage, Location, NodeNews, Postgres, Sqlite, Store, StoreError, Whose, conformance,
};
use server::PostgresServer;
use sqlx::{Connection as _, PgConnection};
use tempfile::TempDir;

async fn open(address: &str) -> Arc<dyn Store> {
    Arc::new(Postgres::open(address).await.expect("a store"))
}

#[tokio::test]
async fn it_conforms() {
    let Some(server) = PostgresServer::start() else { return };
    let address = server.database("conformance");
    conformance::check(open(&address).await, || open(&address)).await;
    conformance::many_at_once(&open(&address).await, 200).await;
    // Nodes that start at once bring an empty database up to date once.
    let address = server.database("together");
    let (one, two, three) = tokio::join!(open(&address), open(&address), open(&address));
    for store in [one, two, three] {
        conformance::begin(&store).await;
    }
    spoilt(&server.database("spoilt")).await;
    news(&address).await;
    presences(&address).await;
    copies(&server).await;
    clear_errors(&server).await;
}

async fn spoilt(address: &str) {
    let store = open(address).await;
    let spoil = async |id: GameId| {
        let mut connection = PgConnection::connect(address).await.unwrap();
        let spoilt = sqlx::query("UPDATE games SET start = 'x' WHERE id = $1").bind(id.to_string());
        assert_eq!(spoilt.execute(&mut connection).await.unwrap().rows_affected(), 1);
    };
    conformance::check_spoilt(&store, spoil).await;
}

/// What one node does, others hear, and it does not hear of itself.
async fn news(address: &str) {
    let (one, two) = (open(address).await, open(address).await);
    let (mut heard_by_one, mut heard) = (one.news(), two.news());
    // Both listen once they say that they may have missed something, or have said so before.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let game = conformance::begin(&one).await;
    one.delete(game.id, Timestamp(1)).await.unwrap();
    one.restore(game.id).await.unwrap();
    let guest = one.create_guest("hash of news", Timestamp(1)).await;
    assert!(guest.is_ok() && one.revoke("hash of news").await.unwrap());
    let (mut changed, mut revoked) = (false, false);
    while !(changed && revoked) {
        match tokio::time::timeout(Duration::from_mins(1), heard.recv()).await.expect("news").unwrap() {
            NodeNews::Changed(games) => changed |= games.iter().any(|(id, _)| *id == game.id),
            NodeNews::Revoked(token) => revoked |= token == "hash of news",
            NodeNews::StopCounting(_)
            | NodeNews::Invitations
            | NodeNews::Reviewed(_)
            | NodeNews::Noticed(_)
            | NodeNews::Said(_)
            | NodeNews::Present(_)
            | NodeNews::Missed => {}
        }
    }
    while let Ok(told) = heard_by_one.try_recv() {
        assert_eq!(told, NodeNews::Missed, "nobody hears of themselves");
    }
}

/// Nodes tell each other who is at a game, and one that is gone says nothing.
async fn presences(address: &str) {
    let (one, two) = (open(address).await, open(address).await);
    for node in [&one, &two] {
        node.beat().await.unwrap();
    }
    let mut heard = two.news();
    let (game, other) = (conformance::begin(&one).await.id, conformance::begin(&one).await.id);
    let named = Presence {
        red: Attendance::Here,
        blue: Attendance::Gone(Timestamp(5)),
        watchers: 2,
        names: ["Olga".to_owned()].into(),
    };
    one.say_present(vec![(other, Presence::default()), (game, named.clone())]).await.unwrap();
    loop {
        let told = tokio::time::timeout(Duration::from_mins(1), heard.recv()).await.expect("news").unwrap();
        if let NodeNews::Present(games) = told
            && games.contains(&game)
        {
            break;
        }
    }
    assert_eq!(two.present_elsewhere(&[game, other]).await.unwrap(), [(game, named)]);
    assert_eq!(one.present_elsewhere(&[game]).await.unwrap(), [], "what one says oneself is known");
    let blue = Presence { blue: Attendance::Here, ..Presence::default() };
    one.say_present(vec![(game, blue.clone())]).await.unwrap();
    assert_eq!(two.present_elsewhere(&[game]).await.unwrap(), [(game, blue)], "it replaces what was said");
    one.close().await;
    assert_eq!(two.present_elsewhere(&[game]).await.unwrap(), []);
    // Whoever is buried is forgotten.
    two.beat().await.unwrap();
    assert_eq!(two.present_elsewhere(&[game]).await.unwrap(), []);
    assert!(two.seen_since() <= two.now());
}

/// Games of an earlier version go to the server and back, and are the same.
async fn copies(server: &PostgresServer) {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("old.sqlite");
    std::fs::write(&file, include_bytes!("data/before-players.sqlite")).unwrap();
    let old = Database::open(&Location::File(file)).await.unwrap();
    let address: Location = server.database("copied").parse().unwrap();
    let there = Database::open(&address).await.unwrap();
    let mut last = (0, 0);
    let rows = old.copy_to(&there, |done, total| last = (done, total)).await.unwrap();
    assert_eq!(last, (rows, rows));
    let back = Location::File(directory.path().join("back.sqlite"));
    let back = Database::open(&back).await.unwrap();
    assert_eq!(there.copy_to(&back, |_, _| {}).await.unwrap(), rows);
    // Once more: what was there is replaced.
    assert_eq!(there.copy_to(&back, |_, _| {}).await.unwrap(), rows);
    for database in [&old, &there, &back] {
        assert_eq!(database.check(|_, _| {}).await.unwrap(), []);
        assert_eq!(database.games().await.unwrap(), 8);
    }
    let (old, there, back) = (old.into_store(), there.into_store(), back.into_store());
    let page = ListPage { whose: Whose::Everybodys, deleted: false, after: None, limit: 100 };
    for game in old.list(page).await.unwrap() {
        let seated = old.load(game.id).await.unwrap();
        assert_eq!(there.load(game.id).await.unwrap(), seated);
        assert_eq!(back.load(game.id).await.unwrap(), seated);
        assert_eq!(there.review(game.id).await.unwrap(), old.review(game.id).await.unwrap());
        assert_eq!(there.import(game.id).await.unwrap(), old.import(game.id).await.unwrap());
    }
}

async fn clear_errors(server: &PostgresServer) {
    let address = server.database("errors").replace("/errors?", "/nowhere?");
    let refused = Postgres::open(&address).await;
    assert!(matches!(&refused, Err(StoreError::Unusable(_))), "{refused:?}");
    assert!(refused.unwrap_err().to_string().contains("\"nowhere\" does not exist"));
    // A copy that fails half-way leaves everything as it was.
    let directory = TempDir::new().unwrap();
    let full = Sqlite::open(directory.path()).await.unwrap();
    let store: Arc<dyn Store> = Arc::new(full);
    conformance::begin(&store).await;
    store.close().await;
    let full = Location::File(directory.path().join("colorito.sqlite"));
    let full = Database::open(&full).await.unwrap();
    let small = Database::open(&Location::File(directory.path().join("small.sqlite"))).await.unwrap();
    full.copy_to(&small, |_, _| {}).await.unwrap();
    let Database::Sqlite(limited) = &small else { panic!("a file") };
    limited.limit_pages(1).await.unwrap();
    let address = server.database("many");
    conformance::many_at_once(&open(&address).await, 60).await;
    let many = Database::open(&address.parse().unwrap()).await.unwrap();
    assert!(many.copy_to(&small, |_, _| {}).await.is_err(), "it is full");
    assert_eq!(small.games().await.unwrap(), 1);
}

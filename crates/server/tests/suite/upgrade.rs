//! Databases of earlier versions.

use std::sync::Arc;

use colorito_server::{Limits, Server, Trust};
use serde_json::{Value, json};
use sqlx::{SqlitePool, migrate::Migrator, sqlite::SqliteConnectOptions};
use tempfile::TempDir;

use crate::{browser::Browser, common::Api};

/// Games as the first version left them: one under way, one lost, one taken back.
const GAMES: &str = "
    INSERT INTO games (id, created, changed, red, blue, variant, board, start, repetition, played, result, ending)
    SELECT column1, 1000, 2000 + rowid, '{\"kind\":\"person\"}', '{\"kind\":\"person\",\"name\":\"Olga\"}', 'standard', column2,
        'jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0', 'draw', column3, column4, column5
    FROM (SELECT 1 AS rowid, * FROM (VALUES
        ('00000000000000aa', '__BOARD__', 2, NULL, NULL),
        ('00000000000000bb', '__BOARD__', 1, 'red', 'resignation'),
        ('00000000000000cc', '__BOARD__', 0, NULL, NULL)));
    INSERT INTO moves (game, number, played) VALUES
        ('00000000000000aa', 0, 'c1c3'), ('00000000000000aa', 1, 'h10h8'),
        ('00000000000000bb', 0, 'c1c3'), ('00000000000000cc', 0, 'c1c3');
    INSERT INTO receipts (game, client, ply, sent) VALUES ('00000000000000aa', 'tab', 1, 'h10h8');";

/// A data directory as the first version made it.
async fn first_version() -> TempDir {
    let data = TempDir::new().unwrap();
    let options =
        SqliteConnectOptions::new().filename(data.path().join("colorito.sqlite")).create_if_missing(true);
    let pool = SqlitePool::connect_with(options).await.unwrap();
    let mut migrator = Migrator::new(std::path::Path::new("../store/migrations/sqlite")).await.unwrap();
    migrator.migrations.to_mut().truncate(1);
    migrator.run(&pool).await.unwrap();
    let board = format!("{:#}", colorito::Rules::default().board);
    let statements = GAMES.replace("__BOARD__", &board);
    sqlx::raw_sql(sqlx::AssertSqlSafe(statements)).execute(&pool).await.unwrap();
    pool.close().await;
    data
}

#[tokio::test]
async fn games_of_the_first_version_go_on() {
    let data = Arc::new(first_version().await);
    let api = Api::open(data, Limits::none()).await;
    let list = api.get("/api/games").await.1["games"].take();
    assert_eq!(list.as_array().unwrap().len(), 3);
    for game in list.as_array().unwrap() {
        assert_eq!(
            (&game["clock"], &game["match"], &game["score"]),
            (&Value::Null, &Value::Null, &Value::Null)
        );
        assert_eq!(game["seats"]["blue"]["name"], "Olga");
    }
    let under_way = "/api/games/00000000000000aa";
    let (status, again) = api.play(under_way, "h10h8", 1, "tab").await;
    assert_eq!((status.as_u16(), &again["ply"]), (200, &json!(2)), "its receipts are known: {again}");
    api.play_well(under_way, "e1g3", 2).await;
    let resigned = api.get("/api/games/00000000000000bb").await.1;
    assert_eq!(resigned["outcome"], json!({ "winner": "red", "reason": "resignation" }));
    let (_, redone) = api.act("/api/games/00000000000000cc", "redo", json!({ "ply": 0 })).await;
    assert_eq!(redone["last"]["move"], "c1c3");
}

/// A data directory as the version before players made it, and what that version said about its games.
const BEFORE_PLAYERS: &[u8] = include_bytes!("../../../store/tests/data/before-players.sqlite");
const SAID_BEFORE_PLAYERS: &str = include_str!("../../../store/tests/data/before-players.json");

/// Asserts that a value says all that another one says.
fn assert_says(value: &Value, wanted: &Value, place: &str) {
    match wanted {
        Value::Object(fields) => {
            for (name, wanted) in fields {
                assert_says(&value[name], wanted, &format!("{place}.{name}"));
            }
        }
        Value::Array(all) => {
            assert_eq!(value.as_array().map(Vec::len), Some(all.len()), "{place}");
            for (number, wanted) in all.iter().enumerate() {
                assert_says(&value[number], wanted, &format!("{place}[{number}]"));
            }
        }
        _ => assert_eq!(value, wanted, "{place}"),
    }
}

#[tokio::test]
async fn games_of_the_version_before_players_are_as_they_were_and_the_devices() {
    let data = Arc::new(TempDir::new().unwrap());
    std::fs::write(data.path().join("colorito.sqlite"), BEFORE_PLAYERS).unwrap();
    let api = Api::open(data, Limits::none()).await;
    let said: Value = serde_json::from_str(SAID_BEFORE_PLAYERS).unwrap();
    let (ids, answers) = (&said["ids"], &said["answers"]);
    for what in ["clocked", "computer", "scored", "offered", "imported", "agreed"] {
        let (status, game) = api.get(&format!("/api/games/{}", ids[what].as_str().unwrap())).await;
        assert_eq!(status.as_u16(), 200, "{what}: {game}");
        assert_says(&game, &answers[what], what);
    }
    assert_says(
        &api.get(&format!("/api/matches/{}", ids["match"].as_str().unwrap())).await.1,
        &answers["match"],
        "match",
    );
    assert_says(&api.get("/api/games").await.1, &answers["list"], "list");
    assert_says(&api.get("/api/games?deleted=true").await.1, &answers["bin"], "bin");
    let imported = format!("/api/games/{}", ids["imported"].as_str().unwrap());
    assert_says(&api.get(&format!("{imported}/review")).await.1, &answers["review"], "review");
    // They go on.
    let clocked = format!("/api/games/{}", ids["clocked"].as_str().unwrap());
    let (_, redone) = api.act(&clocked, "redo", json!({ "ply": 2 })).await;
    assert_eq!((&redone["last"]["move"], &redone["clock"]["running"]), (&json!("e1g3"), &json!("blue")));
    let (_, again) = api.play(&clocked, "h10h8", 1, "h10h8-1").await;
    assert_eq!(again["ply"], 3, "its receipts are known: {again}");
    let computer = format!("/api/games/{}", ids["computer"].as_str().unwrap());
    let (_, now) = api.get(&computer).await;
    api.play_well(&computer, now["legal"][0]["move"].as_str().unwrap(), 2).await;
    api.wait(&computer, |game| game["ply"] == 4).await;
}

/// A data directory as the first version with people elsewhere made it, and what does not change with time of what that version
/// said: clocks of the games run on, as they would have.
const WITH_PEOPLE: &[u8] = include_bytes!("../../../store/tests/data/with-people.sqlite");
const SAID_WITH_PEOPLE: &str = include_str!("../../../store/tests/data/with-people.json");

#[tokio::test]
async fn accounts_and_their_games_are_as_they_were() {
    let data = TempDir::new().unwrap();
    std::fs::write(data.path().join("colorito.sqlite"), WITH_PEOPLE).unwrap();
    let server = Server::open(data.path()).await.unwrap();
    let mut olga = Browser::new(&server.trusting(Trust::Guests { secure: false }).router());
    let known = json!({ "name": "Olga", "password": "correct horse battery" });
    let (status, _) = olga.post("/api/session", known).await;
    assert_eq!(status.as_u16(), 200, "her password is known");
    let said: Value = serde_json::from_str(SAID_WITH_PEOPLE).unwrap();
    for (what, wanted) in said["games"].as_object().unwrap() {
        let (_, game) = olga.get(&format!("/api/games/{}", wanted["id"].as_str().unwrap())).await;
        assert_says(&game["history"], &wanted["history"], what);
        for field in ["variant", "board", "starter", "rated"] {
            assert_eq!(game[field], wanted[field], "{what}");
        }
        if let Some(outcome) = wanted.get("outcome") {
            assert_says(&game["outcome"], outcome, what);
        }
    }
    let (_, person) = olga.get("/api/players/Olga").await;
    for (number, rated) in said["history"].as_array().unwrap().iter().enumerate() {
        assert_says(&person["history"][number], rated, "ratings");
    }
    let days = said["games"]["days"]["id"].as_str().unwrap();
    let (_, conversation) = olga.get(&format!("/api/games/{days}/conversation")).await;
    assert_says(&conversation, &said["conversation"], "conversation");
    assert_says(&olga.get("/api/admin/reports").await.1, &said["reports"], "reports");
    assert_says(&olga.get("/api/announcements").await.1, &said["announcements"], "announcements");
}

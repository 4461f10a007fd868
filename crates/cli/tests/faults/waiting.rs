//! Ten thousand games that wait for tomorrow: no room for any of them, and those whose time is up end by
//! themselves.

use std::{
    fs, thread,
    time::{Duration, SystemTime},
};

use colorito::{Game, Position, RepetitionRule, Rules, Side};
use colorito_play::{Asker, NewSeatedGame, Players, Seats, TimeControl, Timestamp};
use colorito_store::{Sqlite, Store as _};
use serde_json::Value;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::server::{Process, ask};

/// How many games wait.
const WAITING: usize = 10_000;

/// The most memory they may take, in KiB.
const MOST: u64 = 50 * 1024;

fn new_game() -> NewSeatedGame {
    let seats = Seats::default();
    NewSeatedGame {
        players: Players::begun_by(Asker::DeviceOwner, &seats),
        seats,
        game: Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw),
        clock: Some(TimeControl::Days(1)),
        rated: false,
        place: None,
        record: None,
    }
}

/// Begins games at a moment some days before now.
async fn begin(store: &Sqlite, count: usize, days: u64) {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
    let then = now.saturating_sub(Duration::from_hours(24 * days));
    let games = vec![new_game(); count];
    store.create(games, Timestamp(i64::try_from(then.as_millis()).unwrap())).await.unwrap();
}

/// The memory a server holds, in KiB, where the system tells.
fn memory(server: &Process) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", server.child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok()
}

#[test]
fn ten_thousand_games_wait_in_little_memory() {
    let (empty, full) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let alone = Process::start(empty.path());
    Runtime::new().unwrap().block_on(async {
        let store = Sqlite::open(full.path()).await.unwrap();
        for _ in 0..WAITING / 500 {
            begin(&store, 500, 0).await;
        }
        begin(&store, 3, 2).await;
        store.close().await;
    });
    let server = Process::start(full.path());
    let ended = || {
        let list = ask(server.address, "GET", "/api/games?limit=3", &Value::Null).unwrap().1;
        let games = list["games"].as_array().unwrap().clone();
        games.iter().filter(|game| game["ending"] == "time").count()
    };
    for _ in 0..600 {
        if ended() == 3 {
            break;
        }
        thread::sleep(Duration::from_millis(100));
    }
    assert_eq!(ended(), 3, "those whose time is up have ended and stand first");
    let (Some(with), Some(without)) = (memory(&server), memory(&alone)) else { return };
    println!("{WAITING} games wait in {} KiB", with.saturating_sub(without));
    assert!(with <= without + MOST, "{with} KiB instead of {without}");
}

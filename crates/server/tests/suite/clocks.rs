//! Games against the clock.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

use crate::{
    askers::open,
    common::{Api, LAST_MOVES, assert_refused},
    errors::tamper,
    nodes::{Node, Socket, hear},
    presence::sit_down,
    talk::play,
};

async fn begin(api: &Api, seconds: u32, increment: u32) -> String {
    api.begin(json!({ "clock": { "seconds": seconds, "increment": increment } })).await
}

fn left(game: &Value, side: &str) -> u64 {
    game["clock"][side].as_u64().unwrap()
}

#[tokio::test]
async fn nobody_is_in_a_hurry_before_both_have_moved() {
    let api = Api::new().await;
    let game = begin(&api, 60, 5).await;
    let start = api.get(&game).await.1;
    let full = json!({ "seconds": 60, "increment": 5, "red": 60_000, "blue": 60_000, "running": null });
    assert_eq!(start["clock"], full);
    assert_eq!(api.play_well(&game, "c1c3", 0).await["clock"], full);
    let both = api.play_well(&game, "h10h8", 1).await;
    assert_eq!((&both["clock"]["running"], left(&both, "blue")), (&json!("red"), 60_000));
    tokio::time::sleep(Duration::from_millis(50)).await;
    let later = api.get(&game).await.1;
    assert!(left(&later, "red") < 60_000 && left(&later, "blue") == 60_000, "{}", later["clock"]);
    let third = api.play_well(&game, "e1g3", 2).await;
    assert_eq!(third["clock"]["running"], "blue");
    assert!((60_001..65_000).contains(&left(&third, "red")), "the increment is added: {}", third["clock"]);
    let times = &third["move_times"];
    assert_eq!((&times[0], &times[1]), (&Value::Null, &Value::Null), "before the clocks ran");
    assert_eq!(times[2].as_u64(), Some(65_000 - left(&third, "red")));
}

#[tokio::test]
async fn time_comes_back_with_the_move() {
    let api = Api::new().await;
    let game = begin(&api, 60, 5).await;
    api.play_well(&game, "c1c3", 0).await;
    api.play_well(&game, "h10h8", 1).await;
    let third = api.play_well(&game, "e1g3", 2).await;
    let (_, back) = api.act(&game, "takeback", json!({ "ply": 3 })).await;
    assert!(left(&back, "red") <= 60_000, "{}", back["clock"]);
    let (_, again) = api.act(&game, "redo", json!({ "ply": 2 })).await;
    assert_eq!(left(&again, "red"), left(&third, "red"));
    // As it was then, standing still.
    let (_, then) = api.get(&format!("{game}?ply=2")).await;
    assert_eq!((left(&then, "red"), &then["clock"]["running"]), (60_000, &Value::Null));
}

#[tokio::test]
async fn clocks_survive_a_restart_and_do_not_run_meanwhile() {
    let api = Api::new().await;
    let game = begin(&api, 600, 5).await;
    api.play_well(&game, "c1c3", 0).await;
    api.play_well(&game, "h10h8", 1).await;
    let before = api.play_well(&game, "e1g3", 2).await;
    // As if the server had been killed 100 s ago, half a second after the move.
    api.abandon();
    for statement in [
        "UPDATE games SET turn_started = turn_started - 100000, deadline = deadline - 100000",
        "INSERT OR REPLACE INTO nodes (id, seen) SELECT host, turn_started + 500 FROM games",
    ] {
        tamper(api.data.path(), statement).await;
    }
    let reopened = Instant::now();
    let after = api.restarted().await.get(&game).await.1;
    assert_eq!(left(&after, "red"), left(&before, "red"));
    // Blue is charged for that half second and for what has passed since, however slow the machine is.
    let charged = Duration::from_millis(600_000_u64.saturating_sub(left(&after, "blue")));
    assert!(charged >= Duration::from_millis(500), "{}", after["clock"]);
    assert!(charged <= Duration::from_millis(501) + reopened.elapsed(), "{}", after["clock"]);
    assert_eq!(after["clock"]["running"], "blue");
}

/// Who comes to another server, because theirs is gone, is not charged for the way.
#[tokio::test]
async fn who_changes_the_server_is_not_charged() {
    let api = Api::new().await;
    let game = begin(&api, 600, 0).await;
    let begun = Instant::now();
    for (ply, m) in ["c1c3", "h10h8", "e1g3"].into_iter().enumerate() {
        api.play_well(&game, m, ply).await;
    }
    let other = api.beside().await;
    api.abandon();
    for statement in [
        "UPDATE games SET turn_started = turn_started - 100000, deadline = deadline - 100000",
        // It was seen just now for all that others know, but not for the last four seconds.
        "INSERT OR REPLACE INTO nodes (id, seen) \
         SELECT host, CAST(unixepoch('subsec') * 1000 AS INTEGER) - 4000 FROM games",
    ] {
        tamper(api.data.path(), statement).await;
    }
    let after = other.play_well(&game, "f10d8", 3).await;
    let charged = Duration::from_millis(600_000 - left(&after, "blue"));
    assert!(charged >= Duration::from_secs(95), "{charged:?} of the 96 s in which it was there");
    assert!(charged <= Duration::from_millis(96_001) + begun.elapsed(), "{charged:?}");
}

#[tokio::test]
async fn who_has_no_time_left_has_lost() {
    let api = Api::new().await;
    let game = begin(&api, 5, 0).await;
    api.play_well(&game, "c1c3", 0).await;
    api.play_well(&game, "h10h8", 1).await;
    // A file may say how little is left, so that the test need not wait long.
    tamper(api.data.path(), "UPDATE moves SET clock = 300").await;
    tamper(api.data.path(), "UPDATE games SET deadline = turn_started + 300").await;
    let api = api.restarted().await;
    // The list opens no game: the server itself has ended it.
    let mut over = Value::Null;
    for _ in 0..600 {
        over = api.get("/api/games").await.1["games"][0].take();
        if !over["result"].is_null() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!((&over["result"], &over["ending"]), (&json!("blue"), &json!("time")));
    let late = api.play(&game, "e1g3", 2, "late").await;
    assert_refused(&late, StatusCode::CONFLICT, "over", "over already");
    let over = api.get(&game).await.1;
    assert_eq!(over["outcome"], json!({ "winner": "blue", "reason": "time" }));
    assert_eq!(
        (left(&over, "red"), &over["clock"]["running"], &over["score"]),
        (0, &Value::Null, &Value::Null)
    );
    // Taken back, the last move and its time are there again.
    let (_, back) = api.act(&game, "takeback", json!({ "ply": 2 })).await;
    assert_eq!(
        (&back["ply"], &back["outcome"], &back["clock"]["running"]),
        (&json!(1), &Value::Null, &Value::Null)
    );
}

#[tokio::test]
async fn the_computer_keeps_to_its_clock() {
    let api = Api::new().await;
    let computer = json!({ "kind": "computer", "level": 10 });
    let new = json!({
        "seats": { "red": computer, "blue": computer },
        "setup": { "position": LAST_MOVES },
        "clock": { "seconds": 5 },
    });
    let game = api.begin(new).await;
    let over = api.wait(&game, |game| !game["outcome"].is_null()).await;
    assert_ne!(over["outcome"]["reason"], "time");
}

#[tokio::test]
async fn records_have_the_clock() {
    let api = Api::new().await;
    let game = begin(&api, 600, 5).await;
    api.play_well(&game, "c1c3", 0).await;
    api.play_well(&game, "h10h8", 1).await;
    let record = String::from_utf8(api.fetch(&format!("{game}/record")).await.1).unwrap();
    assert!(record.contains("[TimeControl \"600+5\"]"), "{record}");
    assert!(record.contains("c1c3 {[%clk 0:10:00]}"), "{record}");
    assert!(record.parse::<colorito::Record>().is_ok());
}

/// Whoever hears late and is heard late gets that time back, as far as the server has measured it.
#[tokio::test]
async fn the_way_of_a_move_is_given_back() {
    const WAY: Duration = Duration::from_millis(700);
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    let (red, mut blue, game) = sit_down(&node, &node, json!({ "seconds": 600 })).await;
    let mut reds = node.listen(&red, &game).await;
    // The server's first sign of life is heard, and answered with whatever is said next: so long the way there and back takes.
    let asked = async { while !matches!(reds.next().await, Some(Ok(Message::Ping(_)))) {} };
    tokio::time::timeout(Duration::from_mins(1), asked).await.expect("a sign of life is asked for");
    tokio::time::sleep(WAY).await;
    let move_of_red = async |reds: &mut Socket, text: &str, ply: usize| {
        let play = json!({ "type": "move", "move": text, "ply": ply, "client": text });
        reds.send(Message::text(play.to_string())).await.unwrap();
        hear(reds, |news| news["type"] == "acknowledged").await;
    };
    move_of_red(&mut reds, "c1c3", 0).await;
    let begun = Instant::now();
    play(&mut blue, &game, "h10h8", 1).await;
    tokio::time::sleep(2 * WAY).await;
    move_of_red(&mut reds, "e1g3", 2).await;
    let most = begun.elapsed();
    let (_, seen) = blue.get(&game).await;
    let thought = Duration::from_millis(seen["move_times"][2].as_u64().unwrap());
    assert!(thought + WAY <= most, "{thought:?} of {most:?}");
    // Over HTTP nothing is measured, and nothing is given back.
    tokio::time::sleep(WAY).await;
    play(&mut blue, &game, "f10d8", 3).await;
    let (_, seen) = blue.get(&game).await;
    let thought = Duration::from_millis(seen["move_times"][3].as_u64().unwrap());
    assert!(thought >= WAY, "{thought:?}");
}

//! Holidays: clocks by the calendar stand still, and who may go.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{accounts::make, askers::open, browser::Browser, common::Api, nodes::Node, presence::sit_down};

const DAY: u64 = 86_400_000;

const HOLIDAY: &str = "/api/account/holiday";

#[tokio::test]
async fn the_clock_of_who_is_on_holiday_stands_still() {
    let data = TempDir::new().unwrap();
    let node = Node::start(open(&data).await).await;
    let (mut red, mut blue, game) = sit_down(&node, &node, json!({ "days": 3, "most_days": 9 })).await;
    let (_, live_of_red) =
        red.post("/api/invitations", json!({ "audience": "link", "clock": { "seconds": 600 } })).await;
    let (_, live) = blue.post("/api/invitations/take", json!({ "claim": live_of_red["claim"] })).await;
    let live = format!("/api/games/{}", live["id"].as_str().unwrap());
    make(&mut red, "Olga").await;
    assert_eq!(red.get(HOLIDAY).await.1, json!({ "until": null, "left": 30 * DAY }));
    let (_, before) = blue.get(&game).await;
    assert_eq!((&before["clock"]["running"], &before["clock"]["most_days"]), (&json!("red"), &json!(9)));
    let (status, away) = red.post(HOLIDAY, json!({ "on": true })).await;
    assert_eq!(status, StatusCode::OK, "{away}");
    let (_, seen) = blue.get(&game).await;
    assert_eq!((&seen["clock"]["running"], &seen["clock"]["red_holiday"]), (&Value::Null, &away["until"]));
    assert!(blue.get(&live).await.1["clock"].get("red_holiday").is_none(), "live games are not touched");
    // Whoever comes back at once has had a day.
    let (_, back) = red.post(HOLIDAY, json!({ "on": false })).await;
    let until = |answer: &Value| answer["until"].as_i64().unwrap();
    assert!(until(&away) - until(&back) == 29 * DAY as i64, "{away} {back}");
    // They can play all the same, and the other's clock runs.
    let (status, moved) =
        red.post(&format!("{game}/moves"), json!({ "move": "c1c3", "ply": 0, "client": "x" })).await;
    assert_eq!((status, &moved["clock"]["running"]), (StatusCode::OK, &json!("blue")));
    let export = red.get("/api/account/export").await.1;
    assert_eq!(export["holidays"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn only_accounts_have_holidays() {
    let data = TempDir::new().unwrap();
    let router = open(&data).await.router();
    let (mut stranger, mut guest) = (Browser::new(&router), Browser::new(&router));
    guest.post("/api/games", json!({})).await;
    for nobody in [&mut stranger, &mut guest] {
        for (method, body) in [(Method::GET, Value::Null), (Method::POST, json!({ "on": true }))] {
            let (status, answer) = nobody.ask(method, HOLIDAY, body).await;
            assert_eq!((status, &answer["error"]), (StatusCode::UNAUTHORIZED, &json!("not-signed-in")));
        }
    }
    let (status, answer) = Api::new().await.post(HOLIDAY, &json!({ "on": true })).await;
    assert_eq!((status, &answer["error"]), (StatusCode::FORBIDDEN, &json!("no-accounts")));
}

//! Records in and out, and the list of games.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Api, assert_refused};

const ANNOTATED: &str = "[Event \"Yacht Standart\"]\n[Date \"1913.07.05\"]\n[Red \"Anastasia\"]\n[Blue \"Alexei\"]\n\n\
    {A quiet start.}\n1. c1c3 {[%clk 0:09:58]} h10h8 (1... g9g8 2. d2d3) 2. e1g3 *\n";

async fn export(api: &Api, game: &str) -> String {
    String::from_utf8(api.fetch(&format!("{game}/record")).await.1).unwrap()
}

#[tokio::test]
async fn an_untouched_record_comes_back_as_it_came() {
    let api = Api::new().await;
    let game = api.import(json!({ "record": ANNOTATED })).await;
    assert_eq!(export(&api, &game).await, ANNOTATED);
    assert_eq!(export(&api.restarted().await, &game).await, ANNOTATED);
    api.play_well(&game, "f10d8", 3).await;
    let gone_on = export(&api, &game).await;
    for kept in ["[Event \"Yacht Standart\"]", "[Date \"1913.07.05\"]", "[Red \"Anastasia\"]", "e1g3 f10d8"] {
        assert!(gone_on.contains(kept), "{gone_on}");
    }
    api.act(&game, "takeback", json!({ "ply": 4 })).await;
    assert!(export(&api, &game).await.contains("[Event"));
}

#[tokio::test]
async fn several_games_in_one_text_become_several_games() {
    let api = Api::new().await;
    let text = format!("{ANNOTATED}\n[Red \"Olga\"]\n\n1. a1c3 *\n\n[Red \"Maria\"]\n\n1. e1g3 *\n");
    let (status, games) = api.post("/api/games/import", &json!({ "record": text })).await;
    assert_eq!(status, StatusCode::CREATED, "{games}");
    let games = games["games"].as_array().unwrap();
    let names: Vec<&Value> = games.iter().map(|game| &game["seats"]["red"]["name"]).collect();
    assert_eq!(names, ["Anastasia", "Olga", "Maria"]);
    assert_eq!((&games[0]["ply"], &games[1]["turn"]), (&json!(3), &json!("blue")));
    let first = format!("/api/games/{}", games[0]["id"].as_str().unwrap());
    assert!(export(&api, &first).await.contains("(1... g9g8 2. d2d3)"));
}

#[tokio::test]
async fn one_bad_record_among_several_is_named_and_nothing_is_kept() {
    let api = Api::new().await;
    let text = format!("{ANNOTATED}\n[Red \"Olga\"]\n\n1. a1c4 *\n");
    let answer = api.post("/api/games/import", &json!({ "record": text })).await;
    assert_refused(&answer, StatusCode::UNPROCESSABLE_ENTITY, "record", "line 11");
    let details = &answer.1["details"];
    assert_eq!(
        (&details["game"], &details["line"], &details["reason"]),
        (&json!(2), &json!(11), &json!("bad-move"))
    );
    assert_eq!(details["cause"]["reason"], "may-not-rest");
    assert_eq!(api.get("/api/games").await.1["games"], json!([]));
    let many = "1. c1c3 *\n".repeat(101);
    let answer = api.post("/api/games/import", &json!({ "record": many })).await;
    assert_refused(&answer, StatusCode::BAD_REQUEST, "request", "1 to 100");
}

#[tokio::test]
async fn games_are_listed_page_by_page() {
    let api = Api::new().await;
    for _ in 0..5 {
        api.begin(json!({ "setup": { "board": "rows", "starter": "blue" }, "clock": { "seconds": 60 } }))
            .await;
    }
    let (mut seen, mut next) = (Vec::new(), Value::Null);
    loop {
        let before = next.as_str().map(|next| format!("&before={next}")).unwrap_or_default();
        let (_, mut page) = api.get(&format!("/api/games?limit=2{before}")).await;
        for game in page["games"].as_array().unwrap() {
            assert_eq!((&game["board"], &game["starter"]), (&json!("rows"), &json!("blue")));
            assert_eq!(game["clock"], json!({ "seconds": 60, "increment": 0 }));
            assert_eq!(game["home"], json!({ "red": 0, "blue": 0 }));
            seen.push(game["id"].as_str().unwrap().to_owned());
        }
        next = page["next"].take();
        if next.is_null() {
            break;
        }
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 5);
}

//! Lessons, puzzles and analysis.

use axum::{
    body::to_bytes,
    http::{Request, StatusCode, header},
};
use colorito_study::{lessons, puzzles};
use serde_json::{Value, json};

use crate::common::{Api, assert_refused};

#[tokio::test]
async fn lessons_judge_moves() {
    let api = Api::new().await;
    let (_, lessons) = api.get("/api/lessons").await;
    assert_eq!(lessons.as_array().unwrap().len(), lessons::all().len());
    let (_, last) = api.get("/api/lessons/strict").await;
    assert_eq!((last["number"].as_u64(), last["next"].is_null()), (Some(16), true));
    for lesson in lessons::all() {
        let (_, shown) = api.get(&format!("/api/lessons/{}", lesson.key)).await;
        assert_eq!(shown["exercises"].as_array().unwrap().len(), lesson.exercises.len());
        for (number, exercise) in (1..).zip(&lesson.exercises) {
            let right = exercise.right_moves()[0].to_string();
            let path = format!("/api/lessons/{}/{number}", lesson.key);
            let (_, verdict) = api.post(&path, &json!({ "move": right })).await;
            assert!(verdict["right"] == true && verdict["why"].is_null(), "{path}: {verdict}");
            assert_eq!(verdict["after"]["last"]["move"], right.as_str());
        }
    }
    let (_, wrong) = api.post("/api/lessons/colours/1", &json!({ "move": "c2d3" })).await;
    assert_eq!(wrong["why"]["key"], "learn-wrong-foreign-colour");
    assert!(wrong["right"] == false && wrong["after"].is_null(), "{wrong}");
}

#[tokio::test]
async fn what_is_not_there_is_said() {
    let api = Api::new().await;
    let refused = [
        (api.get("/api/lessons/chess").await, StatusCode::NOT_FOUND, "no-such-lesson", "chess"),
        (
            api.post("/api/lessons/step/9", &json!({ "move": "a1a2" })).await,
            StatusCode::NOT_FOUND,
            "no-such-lesson",
            "9",
        ),
        (
            api.post("/api/lessons/step/x", &json!({ "move": "a1a2" })).await,
            StatusCode::NOT_FOUND,
            "no-such-lesson",
            "`step`",
        ),
        (
            api.post("/api/lessons/step/1", &json!({ "move": "castle" })).await,
            StatusCode::UNPROCESSABLE_ENTITY,
            "no-move",
            "castle",
        ),
        (
            api.post("/api/lessons/step/1", &json!({ "piece": 3 })).await,
            StatusCode::BAD_REQUEST,
            "request",
            "piece",
        ),
        (api.get("/api/puzzles/none").await, StatusCode::NOT_FOUND, "no-such-puzzle", "none"),
        (
            api.get("/api/analysis/position?moves=a1j10").await,
            StatusCode::UNPROCESSABLE_ENTITY,
            "move",
            "a1j10",
        ),
        (
            api.post("/api/analysis/read", &json!({ "record": "1. a1j10 *" })).await,
            StatusCode::UNPROCESSABLE_ENTITY,
            "record",
            "a1j10",
        ),
        (
            api.post("/api/analysis/write", &json!({ "moves": [{ "after": 3, "move": "c1c3" }] })).await,
            StatusCode::UNPROCESSABLE_ENTITY,
            "bad-tree",
            "follows move 3",
        ),
        (
            api.post("/api/analysis/write", &json!({ "comment": "}" })).await,
            StatusCode::UNPROCESSABLE_ENTITY,
            "bad-comment",
            "`}`",
        ),
        (
            api.get("/api/games/0123456789abcdef/review").await,
            StatusCode::NOT_FOUND,
            "no-such-game",
            "012345",
        ),
    ];
    for (answer, status, code, words) in refused {
        assert_refused(&answer, status, code, words);
    }
}

#[tokio::test]
async fn every_answer_solves_its_puzzle() {
    let api = Api::new().await;
    let mut seen = Vec::new();
    for puzzle in puzzles::all() {
        let kind = puzzle.kind.to_string();
        if seen.contains(&kind) {
            continue;
        }
        seen.push(kind);
        let path = format!("/api/puzzles/{}", puzzle.id);
        let (_, shown) = api.get(&path).await;
        let legal: Vec<&Value> = shown["position"]["legal"].as_array().unwrap().iter().collect();
        let (_, line) = api.get(&format!("{path}/answer")).await;
        let turns = if puzzle.kind.is_alone() { 1 } else { 2 };
        let own: Vec<&str> =
            line.as_array().unwrap().iter().step_by(turns).map(|m| m["move"].as_str().unwrap()).collect();
        assert!(legal.iter().any(|m| m["move"] == own[0]), "{}: {} cannot be played", puzzle.id, own[0]);
        let (_, judged) = api.post(&path, &json!({ "moves": own.join(" ") })).await;
        assert!(judged["right"] == true && judged["solved"] == true, "{}: {judged}", puzzle.id);
        let wrong = legal.iter().map(|m| m["move"].as_str().unwrap()).find(|m| *m != own[0]);
        if let Some(wrong) = wrong {
            let (_, judged) = api.post(&path, &json!({ "moves": wrong })).await;
            assert_eq!(judged["right"] == true, judged["why"].is_null(), "{judged}");
        }
    }
    let (_, today) = api.get("/api/puzzles?day=20773").await;
    let (_, again) = api.get("/api/puzzles?day=20773").await;
    assert_eq!(today["today"], again["today"]);
    assert_eq!(today["puzzles"].as_array().unwrap().len(), puzzles::all().len());
}

#[tokio::test]
async fn every_mistake_of_a_placing_is_named() {
    let api = Api::new().await;
    let place = |placement: &str| json!({ "placement": placement, "turn": "blue", "starter": "red" });
    let start = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ";
    let (_, right) = api.post("/api/analysis/placing", &place(start)).await;
    assert_eq!((&right["faults"], right["position"]["turn"].as_str()), (&json!([]), Some("blue")));
    assert_eq!(right["text"], format!("{start} b r 1"));
    let wrong = "jihgfedcba/tsrqponmlk/10/10/10/10/10/A9/KLMNOPQRST/BB1DEFGHIJ";
    let (_, wrong) = api.post("/api/analysis/placing", &place(wrong)).await;
    let reasons: Vec<&str> =
        wrong["faults"].as_array().unwrap().iter().map(|fault| fault["reason"].as_str().unwrap()).collect();
    assert_eq!(reasons, ["missing", "twice", "may-not-stand"], "{wrong}");
    assert!(wrong["position"].is_null());
}

#[tokio::test]
async fn exercises_tell_a_right_move() {
    let api = Api::new().await;
    for lesson in colorito_study::lessons::all() {
        for (number, exercise) in (1..).zip(&lesson.exercises) {
            let (status, told) = api.get(&format!("/api/lessons/{}/{number}/answer", lesson.key)).await;
            assert_eq!(status, StatusCode::OK, "{told}");
            let m = exercise.position.parse_move(told["move"].as_str().unwrap()).unwrap();
            assert!(exercise.right_moves().contains(&m), "{}: {m}", lesson.key);
        }
    }
    assert_eq!(api.get("/api/lessons/step/9/answer").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn trees_are_read_and_written() {
    let api = Api::new().await;
    let tags = "[Date \"2026.11.15\"]\n[Red \"Anastasia\"]\n[Result \"blue\"]\n[Ending \"resignation\"]\n[Score \"7\"]\n";
    let moves = "{well} 1. c1c3 {[%clk 0:04:58.5] first} (1. a2b3 {second}) h10h8 blue\n";
    let text = format!("{tags}\n{moves}");
    let (_, first) = api.get("/api/position").await;
    let other = first["legal"][0]["move"].as_str().unwrap();
    let (status, tree) =
        api.post("/api/analysis/read", &json!({ "record": text.replace("a2b3", other) })).await;
    assert_eq!(status, StatusCode::OK, "{tree}");
    let moves = tree["moves"].as_array().unwrap();
    let told = |field: &str| moves.iter().map(|m| m[field].clone()).collect::<Vec<Value>>();
    assert_eq!(told("move"), ["c1c3", "h10h8", other]);
    assert_eq!(told("after"), [json!(null), json!(0), json!(null)]);
    assert_eq!(told("comment"), ["first", "", "second"]);
    let written: Vec<Value> = moves
        .iter()
        .map(|m| json!({ "after": m["after"], "move": m["move"], "comment": m["comment"], "marks": m["marks"] }))
        .collect();
    let wish = json!({ "tags": tree["tags"], "ending": tree["ending"], "comment": tree["comment"], "moves": written });
    let request = Request::post("/api/analysis/write").header(header::CONTENT_TYPE, "application/json");
    let response = api.send(request.body(wish.to_string().into()).unwrap()).await;
    let record =
        String::from_utf8(to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()).unwrap();
    let (_, again) = api.post("/api/analysis/read", &json!({ "record": record })).await;
    assert_eq!(again, tree, "{record}");
    for kept in ["[Date \"2026.11.15\"]", "[Score \"7\"]", "[Ending \"resignation\"]", "[%clk 0:04:58.500]"] {
        assert!(record.contains(kept), "{kept} is missing: {record}");
    }
}

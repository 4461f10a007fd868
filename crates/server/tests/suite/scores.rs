//! The loser's score.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Api, LAST_MOVES, assert_refused};

/// A game that Red wins, Blue having missed its reply move.
async fn lost_by_blue(api: &Api) -> String {
    let game = api.begin(json!({ "setup": { "position": LAST_MOVES } })).await;
    api.play_well(&game, "j8j9", 0).await;
    let over = api.play_well(&game, "j2i3", 1).await;
    assert_eq!(over["outcome"], json!({ "winner": "red", "reason": "completion" }));
    game
}

#[tokio::test]
async fn it_is_counted_when_the_game_ends() {
    let api = Api::new().await;
    let game = lost_by_blue(&api).await;
    let over = api.wait(&game, |game| game["score"]["done"] == true).await;
    let score = &over["score"];
    assert_eq!((&score["loser"], &score["exact"]), (&json!("blue"), &json!(true)), "{score}");
    let line = score["line"].as_array().unwrap();
    assert_eq!((line.len() as u64, score["lower"].as_u64()), (score["upper"].as_u64().unwrap(), Some(2)));
    for m in line {
        assert!(m["way"].as_array().unwrap().len() >= 2 && m["kind"].is_string(), "{m}");
    }
    assert_eq!(over["can"], json!(["take-back"]));
    let summary = api.get("/api/games").await.1["games"][0].take();
    assert_eq!(summary["score"], json!({ "lower": 2, "upper": 2, "exact": true }));
    assert_eq!((&summary["scored"], &summary["home"]["red"]), (&json!(true), &json!(20)));
    let restarted = api.restarted().await.get(&game).await.1;
    assert_eq!(restarted, over);
    let record = String::from_utf8(api.fetch(&format!("{game}/record")).await.1).unwrap();
    assert!(record.contains("[Score \"2\"]") && record.contains("[Date \"20"), "{record}");
}

#[tokio::test]
async fn it_belongs_to_the_end_it_was_counted_for() {
    let api = Api::new().await;
    let game = lost_by_blue(&api).await;
    api.wait(&game, |game| game["score"]["done"] == true).await;
    let (_, back) = api.act(&game, "takeback", json!({ "ply": 2 })).await;
    assert_eq!(back["score"], Value::Null);
    assert_eq!(api.get("/api/games").await.1["games"][0]["score"], Value::Null);
    // The reply move this time: a tie scores nothing.
    api.play_well(&game, "a3b2", 1).await;
    let tie = api.wait(&game, |game| game["score"]["done"] == true).await;
    assert_eq!((&tie["score"]["loser"], &tie["score"]["upper"]), (&Value::Null, &json!(0)));
}

#[tokio::test]
async fn counting_goes_on_after_a_restart() {
    let api = Api::new().await;
    let game = lost_by_blue(&api).await;
    api.wait(&game, |game| game["score"]["done"] == true).await;
    crate::errors::tamper(
        api.data.path(),
        "UPDATE games SET score = NULL, score_line = NULL, awaits = 'score'",
    )
    .await;
    let api = api.restarted().await;
    for _ in 0..600 {
        // The list opens no game: the server goes on by itself.
        if api.get("/api/games").await.1["games"][0]["score"]["exact"] == true {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("the score was not counted");
}

#[tokio::test]
async fn what_is_known_exactly_is_not_counted_again() {
    let api = Api::new().await;
    let game = lost_by_blue(&api).await;
    api.wait(&game, |game| game["score"]["done"] == true).await;
    let again = api.act(&game, "count-score", json!({ "ply": 2 })).await;
    assert_refused(&again, StatusCode::CONFLICT, "nothing-to-count", "known exactly");
    let stop = api.act(&game, "stop-score", json!({ "ply": 2 })).await;
    assert_refused(&stop, StatusCode::CONFLICT, "not-counting", "not being counted");
}

#[tokio::test]
async fn counting_can_be_stopped_and_taken_up_again() {
    let api = Api::new().await;
    let game = api.begin(json!({ "setup": { "position": far_from_home() } })).await;
    let m = api.get(&game).await.1["legal"][0]["move"].as_str().unwrap().to_owned();
    api.play_well(&game, &m, 0).await;
    let over = api.play_well(&game, "j8j9", 1).await;
    assert_eq!(over["outcome"]["winner"], "red", "{}", over["outcome"]);
    api.wait(&game, |game| !game["score"].is_null()).await;
    let (status, _) = api.act(&game, "stop-score", json!({ "ply": 2 })).await;
    assert_eq!(status, StatusCode::OK);
    let stopped = api.wait(&game, |game| game["score"]["done"] == true).await;
    assert_eq!((&stopped["score"]["exact"], &stopped["can"][1]), (&json!(false), &json!("count-score")));
    assert!(stopped["score"]["lower"].as_u64().unwrap() > 5);
    let (_, again) = api.act(&game, "count-score", json!({ "ply": 2 })).await;
    assert_eq!(again["can"][1], "stop-score");
    api.act(&game, "stop-score", json!({ "ply": 2 })).await;
    api.wait(&game, |game| game["score"]["done"] == true).await;
}

/// Red is complete after one more move, and Blue's pieces are spread over the middle: too far from home for a
/// proof at once. Blue begins.
fn far_from_home() -> String {
    use colorito::{Arrangement, Piece, Position, Rules, Side, Space};

    let rules = Rules::default();
    let mut arrangement: Arrangement = LAST_MOVES.parse().unwrap();
    (arrangement.turn, arrangement.starter) = (Side::Blue, Side::Blue);
    let blue = |piece: &Piece| piece.side() == Side::Blue;
    for (space, _) in arrangement.clone().placed().filter(|(_, piece)| blue(piece)) {
        arrangement.set(space, None);
    }
    for piece in Piece::all().filter(blue) {
        let open = |space: &Space| {
            (3..8).contains(&space.row())
                && arrangement.piece(*space).is_none()
                && rules.rest(piece.colour()).contains(*space)
        };
        let space = Space::all().find(open).unwrap();
        arrangement.set(space, Some(piece));
    }
    Position::new(&arrangement, rules).unwrap().to_string()
}

#[tokio::test]
async fn games_that_were_not_played_out_have_none() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let early = api.act(&game, "count-score", json!({ "ply": 0 })).await;
    assert_refused(&early, StatusCode::CONFLICT, "no-score", "played to its end");
    let (_, over) = api.act(&game, "resign", json!({ "side": "red", "ply": 0 })).await;
    assert_eq!(over["score"], Value::Null);
    let refused = api.act(&game, "count-score", json!({ "ply": 0 })).await;
    assert_refused(&refused, StatusCode::CONFLICT, "no-score", "played to its end");
    assert_eq!(api.get("/api/games").await.1["games"][0]["scored"], false);
}

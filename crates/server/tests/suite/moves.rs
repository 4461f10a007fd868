//! Moves and what else is done at the board.

use crate::common::{Api, LAST_MOVES, against_computer, assert_refused};
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn a_move_sent_twice_is_played_once() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let first = api.play(&game, "c1c3", 0, "tab-1").await;
    assert_eq!(first.0, StatusCode::OK);
    assert_eq!(api.play(&game, "c1c3", 0, "tab-1").await, first);
    // Even when the game has gone on, and even when the move was taken back.
    api.play_well(&game, "h10h8", 1).await;
    assert_eq!(api.play(&game, "c1c3", 0, "tab-1").await.1["ply"], 2);
    api.post(&format!("{game}/takeback"), &json!({ "ply": 2 })).await;
    api.post(&format!("{game}/takeback"), &json!({ "ply": 1 })).await;
    assert_eq!(api.play(&game, "c1c3", 0, "tab-1").await.1["ply"], 0);
    api.play_well(&game, "c1c3", 0).await;
}

#[tokio::test]
async fn conflicts_show_the_game_as_it_is() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    api.play_well(&game, "c1c3", 0).await;
    let late = api.play(&game, "d1d3", 0, "tab-2").await;
    assert_refused(&late, StatusCode::CONFLICT, "ply", "at ply 1, not at 0");
    assert_eq!(late.1["game"]["last"]["move"], "c1c3");
    assert_eq!(late.1["game"]["legal"].as_array().unwrap().len(), 12);
    let early = api.play(&game, "d1d3", 2, "tab-3").await;
    assert_refused(&early, StatusCode::CONFLICT, "ply", "at ply 1, not at 2");
    api.play(&game, "h10h8", 1, "tab-4").await;
    let reused = api.play(&game, "d1d3", 2, "tab-4").await;
    assert_refused(&reused, StatusCode::CONFLICT, "client-id", "each move needs a new one");
}

#[tokio::test]
async fn of_many_moves_for_one_ply_one_is_played() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let moves = ["a1c3", "c1c3", "d1d3", "e1e3"];
    let tries = moves.map(|m| api.play(&game, m, 0, m));
    let answers = futures_util::future::join_all(tries).await;
    let played = answers.iter().filter(|(status, _)| *status == StatusCode::OK).count();
    assert_eq!(played, 1, "{answers:?}");
    assert_eq!(api.get(&game).await.1["ply"], 1);
}

#[tokio::test]
async fn the_computer_answers_and_its_move_is_kept() {
    let api = Api::new().await;
    let game = api.begin(against_computer(1)).await;
    let mine = api.play_well(&game, "c1c3", 0).await;
    assert_eq!((&mine["computer_to_move"], &mine["can"]), (&json!(true), &json!(["take-back", "resign"])));
    let answer = api.wait(&game, |game| game["ply"] == 2).await;
    assert_eq!((&answer["turn"], &answer["computer_to_move"]), (&json!("red"), &json!(false)));
}

#[tokio::test]
async fn nobody_moves_for_the_computer() {
    let api = Api::new().await;
    let mut new = against_computer(10);
    new["setup"]["starter"] = json!("blue");
    let game = api.begin(new).await;
    let refused = api.play(&game, "h10h8", 0, "x").await;
    assert_refused(&refused, StatusCode::CONFLICT, "computers-turn", "the computer plays blue");
    let refused = api.post(&format!("{game}/resign"), &json!({ "side": "blue", "ply": 0 })).await;
    assert_refused(&refused, StatusCode::CONFLICT, "computers-seat", "does not resign");
    let refused = api.act(&game, "offer-draw", json!({ "side": "red", "ply": 0 })).await;
    assert_refused(&refused, StatusCode::CONFLICT, "no-draw-with-computer", "two people");
    let refused = api.post(&format!("{game}/takeback"), &json!({ "ply": 0 })).await;
    assert_refused(&refused, StatusCode::CONFLICT, "nothing-to-take-back", "no move to take back");
}

#[tokio::test]
async fn against_the_computer_a_pair_is_taken_back_and_played_again() {
    let api = Api::new().await;
    let game = api.begin(against_computer(1)).await;
    api.play_well(&game, "c1c3", 0).await;
    let answered = api.wait(&game, |game| game["ply"] == 2).await;
    let (_, back) = api.post(&format!("{game}/takeback"), &json!({ "ply": 2 })).await;
    assert_eq!((&back["ply"], &back["taken_back"]), (&json!(0), &json!(2)));
    let (_, again) = api.post(&format!("{game}/redo"), &json!({ "ply": 0 })).await;
    assert_eq!(again["history"], answered["history"]);
    assert_eq!(again["position"], answered["position"]);
}

#[tokio::test]
async fn a_thought_about_a_move_taken_back_is_forgotten() {
    let api = Api::new().await;
    let game = api.begin(against_computer(10)).await;
    api.play_well(&game, "c1c3", 0).await;
    let (status, back) = api.post(&format!("{game}/takeback"), &json!({ "ply": 1 })).await;
    assert_eq!((status, &back["ply"]), (StatusCode::OK, &json!(0)));
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_eq!(api.get(&game).await.1["ply"], 0);
}

#[tokio::test]
async fn two_people_take_back_one_move_at_a_time() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    api.play_well(&game, "c1c3", 0).await;
    api.play_well(&game, "h10h8", 1).await;
    let (_, back) = api.post(&format!("{game}/takeback"), &json!({ "ply": 2 })).await;
    assert_eq!((&back["ply"], &back["can"][1]), (&json!(1), &json!("redo")));
    let stale = api.post(&format!("{game}/takeback"), &json!({ "ply": 2 })).await;
    assert_refused(&stale, StatusCode::CONFLICT, "ply", "at ply 1, not at 2");
    // Another move than the one taken back: that one is gone.
    let other = api.play_well(&game, "d10d8", 1).await;
    assert_eq!(other["taken_back"], 0);
    let nothing = api.post(&format!("{game}/redo"), &json!({ "ply": 2 })).await;
    assert_refused(&nothing, StatusCode::CONFLICT, "nothing-to-redo", "no move to play again");
}

#[tokio::test]
async fn moves_taken_back_survive_a_restart() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    api.play_well(&game, "c1c3", 0).await;
    api.play_well(&game, "h10h8", 1).await;
    let (_, before) = api.post(&format!("{game}/takeback"), &json!({ "ply": 2 })).await;
    let restarted = api.restarted().await;
    assert_eq!(restarted.get(&game).await.1, before);
    let (_, again) = restarted.post(&format!("{game}/redo"), &json!({ "ply": 1 })).await;
    assert_eq!((&again["ply"], &again["last"]["move"]), (&json!(2), &json!("h10h8")));
}

#[tokio::test]
async fn people_resign() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let wish = json!({ "side": "red", "ply": 0 });
    let (_, over) = api.act(&game, "resign", wish.clone()).await;
    assert_eq!(over["outcome"], json!({ "winner": "blue", "reason": "resignation" }));
    assert_eq!((&over["legal"], &over["can"], &over["score"]), (&json!([]), &json!([]), &Value::Null));
    for what in ["resign", "offer-draw", "accept-draw", "decline-draw"] {
        let again = api.act(&game, what, wish.clone()).await;
        assert_refused(&again, StatusCode::CONFLICT, "over", "over already");
    }
    let refused = api.play(&game, "c1c3", 0, "x").await;
    assert_refused(&refused, StatusCode::CONFLICT, "over", "over already");
    let refused = api.get(&format!("{game}/hint")).await;
    assert_refused(&refused, StatusCode::CONFLICT, "over", "over already");
}

#[tokio::test]
async fn a_draw_is_offered_and_accepted() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let (red, blue) = (json!({ "side": "red", "ply": 0 }), json!({ "side": "blue", "ply": 0 }));
    for (what, side) in [("accept-draw", &blue), ("decline-draw", &red)] {
        let nothing = api.act(&game, what, side.clone()).await;
        assert_refused(&nothing, StatusCode::CONFLICT, "no-draw-offer", "a draw");
        assert_eq!(nothing.1["details"]["side"], side["side"]);
    }
    let (_, offered) = api.act(&game, "offer-draw", red.clone()).await;
    assert_eq!((&offered["draw_offer"], &offered["outcome"]), (&json!("red"), &Value::Null));
    assert_eq!(offered["can"], json!(["resign", "answer-draw", "hint"]));
    assert_eq!(api.act(&game, "offer-draw", red.clone()).await.1["draw_offer"], "red");
    let own = api.act(&game, "accept-draw", red).await;
    assert_refused(&own, StatusCode::CONFLICT, "no-draw-offer", "offered red a draw");
    let (_, over) = api.restarted().await.act(&game, "accept-draw", blue).await;
    assert_eq!(over["outcome"], json!({ "winner": null, "reason": "agreement" }));
    assert_eq!(over["draw_offer"], Value::Null);
}

#[tokio::test]
async fn a_draw_is_declined_by_word_or_by_move() {
    let api = Api::new().await;
    let game = api.begin(json!({})).await;
    let wish = |side: &str, ply: usize| json!({ "side": side, "ply": ply });
    api.act(&game, "offer-draw", wish("blue", 0)).await;
    let (_, declined) = api.act(&game, "decline-draw", wish("red", 0)).await;
    assert_eq!(declined["draw_offer"], Value::Null);
    api.act(&game, "offer-draw", wish("red", 0)).await;
    // Who has offered may move; the offer stands.
    assert_eq!(api.play_well(&game, "c1c3", 0).await["draw_offer"], "red");
    assert_eq!(api.play_well(&game, "h10h8", 1).await["draw_offer"], Value::Null);
    api.act(&game, "offer-draw", wish("red", 2)).await;
    let (_, back) = api.act(&game, "takeback", json!({ "ply": 2 })).await;
    assert_eq!(back["draw_offer"], Value::Null);
    api.act(&game, "offer-draw", wish("red", 1)).await;
    let (_, both) = api.act(&game, "offer-draw", wish("blue", 1)).await;
    assert_eq!(both["outcome"]["reason"], "agreement");
    let late = api.act(&game, "offer-draw", wish("red", 7)).await;
    assert_refused(&late, StatusCode::CONFLICT, "ply", "at ply 1, not at 7");
}

#[tokio::test]
async fn a_reply_move_is_announced_and_makes_a_tie() {
    let api = Api::new().await;
    let game = api.begin(json!({ "setup": { "position": LAST_MOVES } })).await;
    let complete = api.play_well(&game, "j8j9", 0).await;
    assert_eq!((&complete["reply_pending"], &complete["outcome"]), (&json!(true), &Value::Null));
    assert_eq!(complete["home"], json!({ "red": 20, "blue": 19 }));
    let tie = api.play_well(&game, "a3b2", 1).await;
    assert_eq!(tie["outcome"], json!({ "winner": null, "reason": "tie" }));
    assert_eq!(tie["needed"], json!({ "red": 0, "blue": 0 }));
    let list = api.get("/api/games").await.1["games"].take();
    assert_eq!((&list[0]["result"], &list[0]["ending"]), (&json!("draw"), &json!("tie")));
    // The end can be taken back like any other move.
    let (_, back) = api.post(&format!("{game}/takeback"), &json!({ "ply": 2 })).await;
    assert_eq!((&back["reply_pending"], &back["outcome"]), (&json!(true), &Value::Null));
}

#[tokio::test]
async fn the_computer_plays_itself_to_the_end() {
    let api = Api::new().await;
    let computer = json!({ "kind": "computer", "level": 1 });
    let setup = json!({ "position": LAST_MOVES });
    let game = api.begin(json!({ "seats": { "red": computer, "blue": computer }, "setup": setup })).await;
    let over = api.wait(&game, |game| !game["outcome"].is_null()).await;
    assert_eq!(over["computer_to_move"], false);
}

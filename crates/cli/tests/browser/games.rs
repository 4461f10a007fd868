//! Games against the computer by mouse.

use serde_json::{Value, json};

use crate::{
    driver::Looks,
    page::{Page, visit},
    player::Player,
};

/// Against the gentlest computer.
pub(crate) fn against_level_1(variant: &str) -> Value {
    json!({ "seats": { "red": { "kind": "person" }, "blue": { "kind": "computer", "level": 1 } },
        "setup": { "variant": variant } })
}

/// Plays a game on the page to its end; `act` makes a move with hands.
pub(crate) async fn play_to_the_end(page: &Page, id: &str, act: impl AsyncFn(&Page, &Value)) -> Value {
    let mut player = Player::new();
    loop {
        let game = page.until_game(id, |game| game["computer_to_move"] == false).await;
        if !game["outcome"].is_null() {
            return game;
        }
        let ply = game["ply"].as_u64().unwrap();
        assert!(ply < 500, "the game does not end: {}", game["position"]);
        page.until_ply(ply).await;
        let m = player.choose(&game);
        if m["from"].is_null() {
            page.click(".status button.main").await;
        } else {
            page.until(&format!(
                "document.querySelector('[data-space={}]').matches('.movable')",
                text(&m["from"])
            ))
            .await;
            act(page, &m).await;
        }
        page.until_game(id, |game| game["ply"].as_u64().unwrap() > ply || !game["outcome"].is_null()).await;
    }
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

#[test]
fn a_whole_game_by_mouse() {
    visit(&Looks::default(), async |page| {
        page.go("/").await;
        page.click(".door[href='/play']").await;
        page.wait_for("form #level").await;
        page.run(
            "const level = document.getElementById('level'); level.value = 1;
             level.dispatchEvent(new Event('input', { bubbles: true }))",
            vec![],
        )
        .await;
        page.click("form button.main").await;
        page.wait_for(".game").await;
        let id = page.path().await.rsplit('/').next().unwrap().to_owned();
        assert_eq!(page.game(&id)["seats"]["blue"]["level"], 1);
        let end = play_to_the_end(page, &id, async |page, m| {
            page.click_space(text(&m["from"])).await;
            page.wait_for(&format!("[data-space={}].destination", text(&m["to"]))).await;
            page.click_space(text(&m["to"])).await;
        })
        .await;
        page.wait_for(".status .result").await;
        let result = page.text(".status .result").await;
        match end["outcome"]["winner"].as_str() {
            Some("red") => assert!(result.contains("You win"), "{result}"),
            Some(_) => assert!(result.contains("wins"), "{result}"),
            None => assert!(result.contains("tie") || result.contains("draw"), "{result}"),
        }
        if end["outcome"]["reason"] == "completion" {
            page.wait_for_text(".status .score", "still needed").await;
        }
    });
}

#[test]
fn dragging_and_typing_play_too() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.drag("[data-space=c1]", "[data-space=c3]").await;
        page.until_ply(1).await;
        assert_eq!(page.game(&id)["history"][0]["move"], "c1c3");
        let reply = page.game(&id)["legal"][0].clone();
        page.fill("#typed", text(&reply["text"])).await;
        page.click(".type-move button").await;
        page.until_ply(2).await;
        page.fill("#typed", "a1j10").await;
        page.click(".type-move button").await;
        page.wait_for(".toast").await;
        assert_eq!(page.game(&id)["ply"], 2);
    });
}

#[test]
fn a_hint_is_shown_with_its_reason_and_pieces_tell_their_targets() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&against_level_1("standard"));
        page.go(&format!("/game/{id}")).await;
        page.click("[data-action=hint]").await;
        page.wait_for(".way.hint").await;
        assert!(page.text(".hint-text").await.contains(':'));
        page.click_space("c1").await;
        page.wait_for(".target.red").await;
        page.wait_for(".goal.jump").await;
        page.wait_for(".space.no-rest").await;
    });
}

#[test]
fn a_game_goes_on_from_a_position_by_its_rules() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({ "setup": { "variant": "strict-colours" } }));
        page.ask(
            "POST",
            &format!("/api/games/{id}/moves"),
            &json!({ "move": "c1c3", "ply": 0, "client": "x" }),
        );
        page.go(&format!("/game/{id}")).await;
        page.click(".more-box summary").await;
        page.click(".more a[href^='/play']").await;
        page.wait_for("form #clock").await;
        page.click("form button.main").await;
        page.wait_for(".game").await;
        let next = page.path().await.rsplit('/').next().unwrap().to_owned();
        assert_ne!(next, id);
        assert_eq!(page.game(&next)["variant"], "strict-colours");
        let pieces = page.game(&next)["pieces"].clone();
        assert!(
            pieces.as_array().unwrap().iter().any(|piece| piece["letter"] == "C" && piece["space"] == "c3")
        );
    });
}

#[test]
fn a_match_changes_the_starter_and_adds_up() {
    visit(&Looks::default(), async |page| {
        let people = json!({ "kind": "person" });
        let wish =
            json!({ "games": 2, "seats": { "red": people, "blue": people }, "setup": { "starter": "red" } });
        let made = page.ask("POST", "/api/matches", &wish);
        let first = text(&made["games"][0]["id"]).to_owned();
        page.go(&format!("/game/{first}")).await;
        page.click("[data-action=resign]").await;
        page.click("dialog button.main").await;
        page.click(".status a.main").await;
        page.wait_for("table").await;
        page.click(".actions button.main").await;
        page.wait_for(".game").await;
        let second = page.path().await.rsplit('/').next().unwrap().to_owned();
        assert_ne!(first, second);
        assert_eq!(page.game(&second)["starter"], "blue");
    });
}

#[test]
fn games_are_listed_deleted_had_back_exported_and_imported() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({}));
        page.ask(
            "POST",
            &format!("/api/games/{id}/moves"),
            &json!({ "move": "c1c3", "ply": 0, "client": "x" }),
        );
        page.go("/games").await;
        page.click(&format!("[data-game='{id}'] .danger")).await;
        page.until(&format!("!document.querySelector(\"[data-game='{id}']\")")).await;
        page.click(".toast button").await;
        page.wait_for(&format!("[data-game='{id}']")).await;
        assert_eq!(page.game(&id)["ply"], 1);
        page.click("summary").await;
        page.fill("#record", "[Variant \"standard\"]\n\n1. 3 c1-c3 3 h10-h8 *\n").await;
        page.click(".more-box button.main").await;
        page.wait_for(".game").await;
        page.until_ply(2).await;
        page.go("/games").await;
        page.click("summary").await;
        page.fill("#record", "1. a1j10 *\n").await;
        page.click(".more-box button.main").await;
        page.wait_for(".more-box .notice.bad:not([hidden])").await;
    });
}

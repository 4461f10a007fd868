//! Two people at one device, from prepared positions.

use serde_json::json;

use crate::{driver::Looks, page::visit};

/// Each side lacks one step of one piece.
const BOTH_LACK_A_STEP: &str = "JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/k9/1lmnopqrst/abcdefghij r r 100";

/// Red lacks yellow 12, which can step home, and yellow 11, whose target light blue 11 holds.
const OBSTRUCTED: &str = "JIHGFEDCBA/TSRQPONM1k/5K3L/10/10/10/10/10/1lmnopqrst/abcdefghij r r 100";

#[test]
fn a_reply_move_makes_a_tie() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({ "setup": { "position": BOTH_LACK_A_STEP } }));
        page.go(&format!("/game/{id}")).await;
        page.click_space("j8").await;
        page.click_space("j9").await;
        page.wait_for_text("#status", "reply move").await;
        page.click_space("a3").await;
        page.click_space("a2").await;
        page.wait_for_text("#status .result", "A tie").await;
        assert_eq!(page.game(&id)["outcome"]["reason"], "tie");
    });
}

#[test]
fn the_starter_wins_if_the_reply_is_wasted_and_the_score_is_counted() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({ "setup": { "position": BOTH_LACK_A_STEP } }));
        page.go(&format!("/game/{id}")).await;
        page.click_space("j8").await;
        page.click_space("j9").await;
        page.wait_for_text("#status", "reply move").await;
        page.click_space("a1").await;
        page.click_space("a2").await;
        page.wait_for_text("#status .result", "Red wins").await;
        page.wait_for_text("#status .score", "Blue still needed").await;
        page.click("#status button").await;
    });
}

#[test]
fn the_special_situation_wins() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({ "setup": { "position": OBSTRUCTED } }));
        page.go(&format!("/game/{id}")).await;
        page.wait_for_text("#status", "special situation").await;
        page.click_space("j8").await;
        page.click_space("i9").await;
        page.wait_for_text("#status .result", "special situation").await;
        assert_eq!(page.game(&id)["outcome"]["winner"], "red");
    });
}

#[test]
fn a_draw_is_offered_declined_and_accepted() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.click("[data-action=draw]").await;
        page.wait_for_text("#status", "offers a draw").await;
        page.click("#status button:not(.main)").await;
        page.wait_for_text("#status", "to move").await;
        page.click("[data-action=draw]").await;
        page.click("#status button.main").await;
        page.wait_for_text("#status .result", "agreement").await;
        assert_eq!(page.game(&id)["outcome"]["reason"], "agreement");
    });
}

//! Taking back, reloading, two tabs, and a server that dies.

use serde_json::json;

use crate::{driver::Looks, games::against_level_1, page::visit};

#[test]
fn a_pair_of_moves_is_taken_back_and_played_again() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&against_level_1("standard"));
        page.go(&format!("/game/{id}")).await;
        page.click_space("c1").await;
        page.click_space("c3").await;
        page.until_ply(2).await;
        page.click("[data-action=take-back]").await;
        page.until("document.querySelectorAll('.moves [data-ply]').length === 0").await;
        assert_eq!(page.game(&id)["ply"], 0);
        page.click("[data-action=redo]").await;
        page.until_ply(2).await;
    });
}

#[test]
fn a_reload_in_mid_game_shows_the_same() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.click_space("c1").await;
        page.click_space("c3").await;
        page.until_ply(1).await;
        page.reload().await;
        page.until_ply(1).await;
        page.wait_for("[data-piece=C][data-at=c3]").await;
        page.click(".moves [data-ply='1']").await;
        page.click(".steps button").await;
        page.wait_for("[data-piece=C][data-at=c1]").await;
        page.wait_for_text("#status", "how it began").await;
    });
}

#[test]
fn two_tabs_show_one_game() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.second_tab(&format!("/game/{id}")).await;
        page.click_space("c1").await;
        page.click_space("c3").await;
        page.until_ply(1).await;
        page.tab(0).await;
        page.until_ply(1).await;
        page.wait_for("[data-piece=C][data-at=c3]").await;
        page.click_space("h10").await;
        page.click_space("h8").await;
        page.tab(1).await;
        page.until_ply(2).await;
    });
}

#[test]
fn a_killed_server_comes_back_and_the_page_goes_on_by_itself() {
    visit(&Looks::default(), async |page| {
        let id = page.begin(&json!({}));
        page.go(&format!("/game/{id}")).await;
        page.click_space("c1").await;
        page.click_space("c3").await;
        page.until_ply(1).await;
        page.kill();
        page.wait_for_text("#status", "is not answering").await;
        // Played while nobody listens: kept by the page and sent when the server is back.
        page.click_space("h10").await;
        page.click_space("h8").await;
        page.kill_and_restart();
        let game = page.until_game(&id, |game| game["ply"] == 2).await;
        assert_eq!(game["history"][1]["move"], "h10h8");
        page.until_ply(2).await;
        page.wait_for_text("#status", "Red to move").await;
    });
}

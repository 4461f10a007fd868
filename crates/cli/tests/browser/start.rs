//! The first minute: the start page, a first move on it, and the guided game that follows.

use serde_json::json;

use crate::{driver::Looks, games::text, page::visit};

#[test]
fn the_start_page_plays_by_itself_until_it_is_touched_and_takes_the_first_move() {
    visit(&Looks { still: false, ..Looks::default() }, async |page| {
        page.go("/").await;
        page.wait_for("[data-piece=M][data-at=d3]").await;
        page.wait_for_text("#caption", "A step").await;
        page.click_space("c1").await;
        page.wait_for("[data-piece=M][data-at=c2]").await;
        page.wait_for("[data-space=c3].destination").await;
        page.click_space("e5").await;
        page.until("!/dot|touch/.test(document.getElementById('caption').innerText)").await;
        page.click_space("c1").await;
        page.click_space("c3").await;
        page.wait_for("#guide").await;
        let id = page.path().await.rsplit('/').next().unwrap().to_owned();
        let game = page.until_game(&id, |game| game["ply"] == 2).await;
        assert_eq!((text(&game["history"][0]["move"]), &game["seats"]["blue"]["level"]), ("c1c3", &json!(1)));
        page.until("document.getElementById('status').innerText.includes('Your move')").await;
        let first = page.text("#guide p").await;
        page.click_space("d1").await;
        page.until(&format!("document.querySelector('#guide p').innerText !== {}", json!(first))).await;
        page.go("/").await;
        page.click(&format!(".door[href='/game/{id}']")).await;
        page.wait_for(".game").await;
    });
}

#[test]
fn who_wants_no_motion_gets_a_still_board_that_can_be_played() {
    visit(&Looks::default(), async |page| {
        page.go("/").await;
        page.wait_for("[data-space=c1].movable").await;
        page.wait_for_text("#caption", "Your move").await;
        // What the board would show by itself is a game by the rules.
        let script = "const done = arguments[0]; import('/app/start/line.js').then(({ LINE }) => done(LINE))";
        let line = page.run_async(script, vec![]).await;
        let id = page.begin(&json!({}));
        for (ply, wanted) in line.as_array().unwrap().iter().enumerate() {
            let body = json!({ "move": wanted["move"], "ply": ply, "client": ply.to_string() });
            let game = page.ask("POST", &format!("/api/games/{id}/moves"), &body);
            for part in ["from", "to", "kind", "way"] {
                assert_eq!(game["last"][part], wanted[part], "{}", wanted["move"]);
            }
        }
        for (width, height) in [(320, 568), (390, 844), (740, 360), (1024, 768)] {
            page.resize(width, height).await;
            page.go("/play").await;
            page.wait_for("form #level").await;
            let script = "return ['#level', 'form button.main'].map((part) =>
                document.querySelector(part).getBoundingClientRect().bottom <= innerHeight)";
            assert_eq!(page.run(script, vec![]).await, json!([true, true]), "{width}×{height}");
        }
    });
}

//! The review of a game: in the background, with progress, stopped, resumed, and kept through a restart.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    driver::Looks,
    page::{Page, visit},
    player::Player,
};

/// Plays a whole game of Just Colours beside the page and gives its id.
pub(crate) fn a_whole_game(page: &Page) -> String {
    let seat = |name: &str| json!({ "kind": "person", "name": name });
    let seats = json!({ "red": seat("Anastasia"), "blue": seat("Maria") });
    let id = page.begin(&json!({ "seats": seats, "setup": { "variant": "colours" } }));
    let mut player = Player::new();
    loop {
        let game = page.game(&id);
        if !game["outcome"].is_null() {
            return id;
        }
        let ply = game["ply"].as_u64().unwrap();
        assert!(ply < 400, "the game does not end");
        // Now and then somebody is careless, so that there is something to review.
        let careless = ply % 9 == 4;
        let m = if careless { game["legal"][0].clone() } else { player.choose(&game) };
        let body = json!({ "move": m["move"], "ply": ply, "client": format!("client-{ply}") });
        page.ask("POST", &format!("/api/games/{id}/moves"), &body);
    }
}

fn reviewed(page: &Page, id: &str) -> Value {
    page.ask("GET", &format!("/api/games/{id}/review"), &Value::Null)
}

async fn until_reviewed(page: &Page, id: &str, moves: u64) {
    for _ in 0..1_200 {
        if reviewed(page, id)["reviewed"].as_u64().unwrap() >= moves {
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("the review does not go on: {}", reviewed(page, id)["reviewed"]);
}

#[test]
fn a_review_at_a_second_a_move_shows_progress_is_stopped_and_survives_a_restart() {
    visit(&Looks::default(), async |page| {
        let id = a_whole_game(page);
        page.go(&format!("/game/{id}")).await;
        page.click("[data-action=review]").await;
        page.wait_for_text("#review-state", "Reviewing").await;
        assert_eq!(reviewed(page, &id)["time"], 1_000);
        page.until("document.getElementById('progress').value >= 2").await;
        page.wait_for(".lead-graph .curve").await;
        page.click("#stop").await;
        page.wait_for_text("#review-state", "Stopped after").await;
        let stopped = reviewed(page, &id)["reviewed"].as_u64().unwrap();
        sleep(Duration::from_millis(2_500)).await;
        assert_eq!(reviewed(page, &id)["reviewed"], stopped, "a stopped review stands still");
        page.kill_and_restart();
        assert_eq!(reviewed(page, &id)["state"], "stopped");
        assert_eq!(reviewed(page, &id)["reviewed"], stopped, "nothing is lost");
        page.click("#continue").await;
        until_reviewed(page, &id, stopped + 2).await;
        // Killed in the middle, it goes on by itself, and so does the page.
        page.kill_and_restart();
        assert_eq!(reviewed(page, &id)["state"], "running");
        let before = reviewed(page, &id)["reviewed"].as_u64().unwrap();
        assert!(before >= stopped + 2, "{before} after {stopped}");
        until_reviewed(page, &id, before + 2).await;
        page.until(&format!("document.getElementById('progress').value >= {}", before + 1)).await;
    });
}

#[test]
fn a_finished_review_tells_where_the_game_turned_for_both_players() {
    visit(&Looks::default(), async |page| {
        let id = a_whole_game(page);
        page.go(&format!("/game/{id}/review?time=40")).await;
        page.wait_for_text("#review-state", "have been reviewed").await;
        page.wait_for(".turning-point").await;
        assert_eq!(page.run("return document.querySelectorAll('.player').length", vec![]).await, 2);
        let text = page.text("#turning-points").await;
        assert!(text.contains("Better:"), "{text}");
        page.click(".turning-point .turn-move").await;
        page.wait_for(".way.best").await;
        page.wait_for_text("#told", "Better:").await;
        page.click("#as-table summary").await;
        let rows = page.run("return document.querySelectorAll('#as-table tbody tr').length", vec![]).await;
        assert_eq!(rows, page.game(&id)["ply"]);
        page.reload().await;
        page.wait_for(".turning-point").await;
        page.click(".study-side a[href*='/analyse']").await;
        page.until("document.querySelectorAll('#tree .move-entry').length > 20").await;
    });
}

#[test]
fn the_page_is_told_how_far_the_review_is_and_does_not_ask() {
    visit(&Looks::default(), async |page| {
        let id = a_whole_game(page);
        page.go(&format!("/game/{id}/review?time=100")).await;
        page.wait_for_text("#review-state", "have been reviewed").await;
        let asked = r"return performance.getEntriesByType('resource').filter(({ name }) => /\/review(\?|$)/.test(name)).length";
        let asked = page.run(asked, vec![]).await.as_u64().unwrap();
        // To begin with, when the connection stands, and at most once more if something got lost.
        assert!(asked <= 4, "{asked} questions");
        let rows = page.run("return document.querySelectorAll('#as-table tbody tr').length", vec![]).await;
        assert_eq!(rows, page.game(&id)["ply"], "every move was told");
    });
}

#[test]
fn the_board_stays_in_sight_and_the_graph_shows_all_of_the_game() {
    let sizes = [(1280, 860, false), (390, 844, true), (844, 390, true)];
    for (width, height, phone) in sizes {
        visit(&Looks { width, height, phone, ..Looks::default() }, async |page| {
            let id = a_whole_game(page);
            page.go(&format!("/game/{id}/review?time=20")).await;
            page.wait_for_text("#review-state", "have been reviewed").await;
            page.run("scrollTo(0, document.documentElement.scrollHeight)", vec![]).await;
            let script = "const box = document.querySelector('.board-box').getBoundingClientRect();
                return [box.top >= -1, box.bottom <= innerHeight + 1]";
            let seen = page.run(script, vec![]).await;
            assert_eq!(seen, json!([true, true]), "{width} × {height}: the board is out of sight");
            // No long flat line at the edge: the lead is drawn as far as it goes.
            let script = "const points = document.querySelector('.lead-graph .curve').getAttribute('d').slice(1).split('L');
                const heights = points.map((point) => point.split(' ')[1]);
                const outermost = heights.filter((y) => Number(y) <= 8.5 || Number(y) >= 187.5).length;
                return outermost / heights.length";
            let flat = page.run(script, vec![]).await.as_f64().unwrap();
            assert!(flat < 0.1, "{flat} of the graph lies at its edge");
            page.run("document.activeElement.blur()", vec![]).await;
            let total = page.game(&id)["ply"].as_u64().unwrap();
            page.press(&['\u{e012}']).await;
            page.until(&format!("document.getElementById('ply').value === '{}'", total - 1)).await;
            page.press(&['\u{e014}']).await;
            page.until(&format!("document.getElementById('ply').value === '{total}'")).await;
        });
    }
}

#[test]
fn forced_colours_leave_the_graph_and_the_bar_their_own() {
    visit(&Looks::default(), async |page| {
        let features = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
        page.command("Emulation.setEmulatedMedia", features).await;
        let differ = async |one: &str, other: &str, property: &str| {
            page.wait_for(one).await;
            let script = "const [one, other, name] = arguments;
                const colour = (selector) => getComputedStyle(document.querySelector(selector))[name];
                return colour(one) !== colour(other)";
            let arguments = [one, other, property].map(|text| json!(text)).to_vec();
            assert_eq!(page.run(script, arguments).await, true, "{one} looks like {other}");
        };
        page.go("/analyse").await;
        differ(".bar-red", ".bar", "backgroundColor").await;
        page.go("/learn/jump").await;
        differ(".dots .dot.here", ".dots .dot:not(.here)", "backgroundColor").await;
        page.go("/boards").await;
        differ("[data-space=a8]", "[data-space=b8]", "backgroundColor").await;
        page.go("/play").await;
        differ(".choice :checked + span", ".choice :not(:checked) + span", "borderTopWidth").await;
        differ(".doors [aria-current]", ".doors a:not([aria-current])", "textDecorationLine").await;
        let id = page.begin(&json!({}));
        for (ply, m) in ["c1c3", "h10h8"].into_iter().enumerate() {
            page.ask(
                "POST",
                &format!("/api/games/{id}/moves"),
                &json!({ "move": m, "ply": ply, "client": m }),
            );
        }
        page.go(&format!("/game/{id}/review?time=20")).await;
        page.wait_for_text("#review-state", "have been reviewed").await;
        differ(".lead-graph .area.red", ".lead-graph .area.blue", "fill").await;
    });
}

#[test]
#[ignore = "takes as many seconds as the game has moves"]
fn a_whole_game_is_reviewed_at_a_second_a_move() {
    visit(&Looks::default(), async |page| {
        let id = a_whole_game(page);
        page.go(&format!("/game/{id}/review")).await;
        let total = page.game(&id)["ply"].as_u64().unwrap();
        until_reviewed(page, &id, total / 2).await;
        page.kill_and_restart();
        until_reviewed(page, &id, total).await;
        page.wait_for_text("#review-state", "have been reviewed").await;
    });
}

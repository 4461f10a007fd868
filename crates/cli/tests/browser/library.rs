//! The list of games, its bin, and matches.

use serde_json::{Value, json};

use crate::{
    driver::Looks,
    games::text,
    page::{Page, visit},
};

/// A game between two people, resigned by Blue.
fn won_by(page: &Page, red: &str, blue: &str) -> String {
    let seat = |name: &str| json!({ "kind": "person", "name": name });
    let id = page.begin(&json!({ "seats": { "red": seat(red), "blue": seat(blue) } }));
    page.ask("POST", &format!("/api/games/{id}/resign"), &json!({ "side": "blue", "ply": 0 }));
    id
}

/// A position in which Red is one step from home, and Blue far from it.
const NEARLY: &str = "JIHGFEDCB1/TSRQPONMLK/8A1/10/10/10/10/10/kl1nopqrst/abcdefghij r r 120";

/// A game against the computer that Red has just won on the board.
async fn won_by_you(page: &Page) -> String {
    let seats = json!({ "red": { "kind": "person" }, "blue": { "kind": "computer", "level": 1 } });
    let position = NEARLY.replace("/10/10/kl1", "/10/m9/kl1").replacen("10/10/10/10/10", "10/10/10/10", 1);
    let id = page.begin(&json!({ "seats": seats, "setup": { "position": position } }));
    let game = page.game(&id);
    let home =
        game["legal"].as_array().unwrap().iter().find(|m| m["to"] == "j10").expect("a step home").clone();
    page.ask(
        "POST",
        &format!("/api/games/{id}/moves"),
        &json!({ "move": home["move"], "ply": 0, "client": "x" }),
    );
    page.until_game(&id, |game| !game["outcome"].is_null()).await;
    id
}

async fn listed(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('#games .card')].map((card) => card.dataset.game)";
    let ids = page.run(script, vec![]).await;
    ids.as_array().unwrap().iter().map(|id| text(id).to_owned()).collect()
}

async fn until_listed(page: &Page, wanted: &[&String]) {
    let script =
        "[...document.querySelectorAll('#games .card')].map((card) => card.dataset.game).sort().join()";
    let mut ids: Vec<&str> = wanted.iter().map(|id| id.as_str()).collect();
    ids.sort_unstable();
    page.until(&format!("{script} === {}", json!(ids.join(",")))).await;
}

#[test]
fn games_are_searched_and_filtered() {
    visit(&Looks::default(), async |page| {
        let first = won_by(page, "Anastasia", "José");
        let second = won_by(page, "Maria", "Anastasia");
        let alone = page.begin(
            &json!({ "seats": { "red": { "kind": "person" }, "blue": { "kind": "computer", "level": 2 } },
            "setup": { "variant": "colours" } }),
        );
        page.go("/games").await;
        until_listed(page, &[&first, &second, &alone]).await;
        page.fill("[name=search]", "jose").await;
        until_listed(page, &[&first]).await;
        page.fill("[name=search]", "anast maria").await;
        until_listed(page, &[&second]).await;
        page.fill("[name=search]", "nobody").await;
        page.wait_for_text("#no-games", "No games match").await;
        page.fill("[name=search]", " ").await;
        page.click("[name=state] option[value=open]").await;
        until_listed(page, &[&alone]).await;
        page.click("[name=state] option[value='']").await;
        page.click("[name=opponent] option[value=people]").await;
        until_listed(page, &[&first, &second]).await;
        page.click("[name=opponent] option[value='']").await;
        page.click("[name=variant] option[value=colours]").await;
        until_listed(page, &[&alone]).await;
    });
}

#[test]
fn the_list_says_who_won_to_whoever_reads() {
    visit(&Looks::default(), async |page| {
        let named = won_by(page, "Anastasia", "Maria");
        let yours = won_by_you(page).await;
        page.until_game(&yours, |game| game["score"]["exact"] == true).await;
        let points = page.game(&yours)["score"]["upper"].clone();
        page.go("/games").await;
        page.wait_for_text(&format!("[data-game='{named}']"), "Anastasia won").await;
        page.wait_for_text(&format!("[data-game='{yours}']"), &format!("You won, −{points}")).await;
        page.click("[name=state] option[value=won]").await;
        until_listed(page, &[&yours]).await;
    });
}

#[test]
fn what_is_thrown_away_is_in_the_bin_and_comes_back() {
    visit(&Looks::default(), async |page| {
        let kept = won_by(page, "Anastasia", "Maria");
        let thrown = won_by(page, "Anastasia", "José");
        page.go("/games").await;
        page.click(&format!("[data-game='{thrown}'] .danger")).await;
        until_listed(page, &[&kept]).await;
        page.reload().await;
        until_listed(page, &[&kept]).await;
        page.click("#bin").await;
        page.wait_for_text("h1", "Bin").await;
        until_listed(page, &[&thrown]).await;
        page.click(&format!("[data-game='{thrown}'] button.main")).await;
        page.wait_for_text("#no-games", "The bin is empty").await;
        page.click("#bin").await;
        until_listed(page, &[&kept, &thrown]).await;
    });
}

#[test]
fn records_are_saved_under_names_people_can_read() {
    visit(&Looks::default(), async |page| {
        let id = won_by(page, "Anastasia", "a/b: <c>");
        page.go("/games").await;
        page.run(
            "HTMLAnchorElement.prototype.click = function () { document.body.dataset.saved = this.download; }",
            vec![],
        )
        .await;
        page.click(&format!("[data-game='{id}'] [data-export]")).await;
        page.until("document.body.dataset.saved").await;
        let name = page.run("return document.body.dataset.saved", vec![]).await;
        let name = text(&name);
        assert!(name.starts_with("Colorito 20") && name.ends_with(" Anastasia – a b c .colorito"), "{name}");
        assert_eq!(listed(page).await.len(), 1);
    });
}

/// A match of two games between two people, as the server keeps it.
fn a_match(page: &Page) -> Value {
    let people = json!({ "kind": "person" });
    let wish =
        json!({ "games": 2, "seats": { "red": people, "blue": people }, "setup": { "starter": "red" } });
    page.ask("POST", "/api/matches", &wish)
}

#[test]
fn a_match_shows_wins_and_minus_points_and_resigning_counts() {
    visit(&Looks::default(), async |page| {
        let made = a_match(page);
        let id = text(&made["id"]).to_owned();
        let resign = |game: &str, side: &str| {
            page.ask("POST", &format!("/api/games/{game}/resign"), &json!({ "side": side, "ply": 0 }));
        };
        resign(text(&made["games"][0]["id"]), "red");
        page.go(&format!("/match/{id}")).await;
        page.wait_for_text(".match-table", "Wins").await;
        page.wait_for_text(".match-table", "Minus points").await;
        page.wait_for_text(".match-table", "Blue won").await;
        let next = page.ask("POST", &format!("/api/matches/{id}/next"), &json!({}));
        resign(text(&next["id"]), "red");
        page.reload().await;
        // Who has resigned twice has no minus points, and loses all the same.
        page.wait_for_text("#match-verdict", "Blue wins the match").await;
        let wins = page.run(
            "return [...document.querySelectorAll('tfoot tr:first-child td')].map((cell) => cell.innerText)",
            vec![],
        );
        assert_eq!(wins.await, json!(["0", "2"]));
    });
}

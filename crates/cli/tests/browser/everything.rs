//! All there is, without a network: a whole game, a lesson, puzzles, an analysis, a review, with restarts in between.

use colorito_study::{lessons, puzzles};
use serde_json::{Value, json};

use crate::{
    driver::Looks,
    files::FOLDER,
    layout::LANGUAGES,
    learning::{own_moves, play},
    offline::{make_a_move, until_kept},
    page::{Page, visit, visit_files},
    player::Player,
};

/// Asks as the page does, and gives the answer.
async fn ask_within(page: &Page, method: &str, path: &str, body: &Value) -> Value {
    let script = "const [path, method, body, done] = arguments;
        const headers = { 'content-type': 'application/json' };
        fetch(path, method === 'GET' ? {} : { method, headers, body: JSON.stringify(body) })
            .then((response) => response.json()).then(done);";
    page.run_async(script, vec![json!(path), json!(method), body.clone()]).await
}

/// Everything without a network, from the top of the application; gives the name of the game that was played.
async fn everything(page: &mut Page, top: &str, looks: &Looks) -> String {
    let seats = json!({ "red": { "kind": "person" }, "blue": { "kind": "computer", "level": 6 } });
    let wish = json!({ "seats": seats, "setup": { "variant": "colours" } });
    let begun = ask_within(page, "POST", &format!("{top}/api/games"), &wish).await;
    let id = begun["id"].as_str().unwrap_or_else(|| panic!("{begun}")).to_owned();
    let at = format!("{top}/game/{id}");
    page.go(&at).await;
    a_whole_game(page, top, &id, looks).await;
    page.wait_for(".game.over").await;
    page.go(&format!("{at}/review?time=20")).await;
    page.until("document.getElementById('progress')?.value >= 3").await;
    page.restart_browser(looks).await;
    page.go(&format!("{at}/review")).await;
    until_reviewed(page).await;
    let lesson = &lessons::all()[0];
    page.go(&format!("{top}/learn/{}", lesson.key)).await;
    let answer = format!("{top}/api/lessons/{}/1/answer", lesson.key);
    let right = ask_within(page, "GET", &answer, &Value::Null).await;
    page.wait_for(".space.movable").await;
    page.click_space(right["from"].as_str().unwrap()).await;
    page.click_space(right["to"].as_str().unwrap()).await;
    page.wait_for("#reaction.right").await;
    for puzzle in puzzles::all().iter().step_by(17).take(5) {
        page.go(&format!("{top}/puzzles/{}", puzzle.id)).await;
        for m in own_moves(puzzle) {
            play(page, m).await;
            page.wait_for("#reaction.right").await;
        }
        page.wait_for_text("#reaction.right", "Solved").await;
    }
    page.go(&format!("{top}/puzzles")).await;
    page.until("document.querySelectorAll('.puzzle.solved').length === 5").await;
    page.go(&format!("{top}/analyse")).await;
    page.wait_for("#lines li").await;
    page.go(&at).await;
    page.wait_for(".game.over").await;
    id
}

/// Waits for the end of a review, which may take its time as long as it goes on.
async fn until_reviewed(page: &Page) {
    const DONE: &str = "document.getElementById('review-state')?.innerText.includes('have been reviewed')";
    const SO_FAR: &str = "Number(document.getElementById('progress')?.value ?? 0)";
    loop {
        let (done, so_far) = (
            page.run(&format!("return Boolean({DONE})"), vec![]).await,
            page.run(&format!("return {SO_FAR}"), vec![]).await,
        );
        if done == Value::Bool(true) {
            return;
        }
        page.until(&format!("{DONE} || {SO_FAR} > {so_far}")).await;
    }
}

/// Plays against the computer to the end, with a restart of the browser and a reload on the way.
async fn a_whole_game(page: &mut Page, top: &str, id: &str, looks: &Looks) {
    let (at, about) = (format!("{top}/game/{id}"), format!("{top}/api/games/{id}"));
    let mut player = Player::new();
    for turn in 0.. {
        assert!(turn < 300, "the game does not end");
        let game = ask_within(page, "GET", &about, &Value::Null).await;
        if !game["outcome"].is_null() {
            return;
        }
        if turn == 5 {
            page.restart_browser(looks).await;
            page.go(&at).await;
        } else if turn == 9 {
            page.reload().await;
        }
        let ply = game["ply"].as_u64().unwrap();
        let m = player.choose(&game);
        page.wait_for(&format!("[data-space={}].movable", m["from"].as_str().unwrap())).await;
        page.click_space(m["from"].as_str().unwrap()).await;
        page.click_space(m["to"].as_str().unwrap()).await;
        page.until(&format!(
            "document.querySelectorAll('.moves [data-ply]').length >= {} || document.querySelector('.game.over')",
            ply + 2
        ))
        .await;
    }
}

/// Takes some minutes: `cargo test --workspace --test browser everything -- --ignored`.
#[test]
#[ignore = "plays a whole game against level 6"]
fn everything_is_there_in_a_folder_of_files() {
    let looks = Looks::default();
    visit_files(&looks, async |page, files| {
        page.go(&format!("{FOLDER}/")).await;
        files.go_away();
        everything(page, FOLDER, &looks).await;
    });
}

/// Takes some minutes.
#[test]
#[ignore = "plays a whole game against level 6"]
fn everything_is_there_on_a_servers_pages_and_after_that_on_the_server() {
    let looks = Looks::default();
    visit(&looks, async |page| {
        let before = page.begin(&json!({ "seats": { "blue": { "kind": "person" } } }));
        page.go(&format!("/game/{before}")).await;
        make_a_move(page).await;
        until_kept(page).await;
        page.kill();
        page.go("/").await;
        let id = everything(page, "", &looks).await;
        page.kill_and_restart();
        page.go(&format!("/game/{before}")).await;
        page.until_ply(1).await;
        page.go(&format!("/game/{id}")).await;
        page.click("#hand-over").await;
        page.until("!document.querySelector('.kept-here')").await;
        page.until_game(&id, |game| !game["outcome"].is_null()).await;
        page.wait_for(".game.over").await;
        page.go("/puzzles").await;
        page.until("document.querySelectorAll('.puzzle.solved').length === 5").await;
    });
}

/// Takes some minutes.
#[test]
#[ignore = "plays four games"]
fn everything_of_a_game_is_there_on_a_phone_in_four_languages() {
    for language in LANGUAGES {
        let looks = Looks { width: 390, height: 844, phone: true, language, ..Looks::default() };
        visit_files(&looks, async |page, files| {
            page.go(&format!("{FOLDER}/")).await;
            files.go_away();
            let seats = json!({ "red": { "kind": "person" }, "blue": { "kind": "computer", "level": 6 } });
            let wish = json!({ "seats": seats, "setup": { "variant": "colours" } });
            let begun = ask_within(page, "POST", &format!("{FOLDER}/api/games"), &wish).await;
            let id = begun["id"].as_str().unwrap().to_owned();
            page.go(&format!("{FOLDER}/game/{id}")).await;
            a_whole_game(page, FOLDER, &id, &looks).await;
            page.wait_for(".game.over").await;
            for path in ["learn", "puzzles", "analyse", "games", "rules"] {
                page.go(&format!("{FOLDER}/{path}")).await;
                page.until(&format!(
                    "document.documentElement.lang === '{language}' && document.querySelector('h1')"
                ))
                .await;
            }
        });
    }
}

//! All there is, without a network: a whole game, a lesson, puzzles, an analysis, a review, with restarts in between.

use colorito_locales::Language;
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

/// How many puzzles are solved.
const PUZZLES: usize = 5;

/// Everything without a network, from the top of the application; gives the name of the game that was played.
async fn everything(page: &mut Page, top: &str, looks: &Looks) -> String {
    let words: Language = looks.language.parse().unwrap();
    let id = a_whole_game(page, top, looks).await;
    let plies = a_review(page, top, &id, looks).await;
    a_lesson(page, top, words).await;
    five_puzzles(page, top, words).await;
    an_analysis(page, top).await;
    page.restart_browser(looks).await;
    all_of_it_is_there(page, top, &id, words, plies).await;
    id
}

/// A review of every move, with a restart of the browser and a reload on the way; gives how many moves there are.
async fn a_review(page: &mut Page, top: &str, id: &str, looks: &Looks) -> i64 {
    let at = format!("{top}/game/{id}/review");
    page.go(&format!("{at}?time=20")).await;
    page.until("document.getElementById('progress')?.value >= 3").await;
    page.restart_browser(looks).await;
    page.go(&at).await;
    page.until("document.getElementById('progress')?.value >= 6").await;
    page.reload().await;
    until_reviewed(page).await;
    page.run("return document.getElementById('progress').max", vec![]).await.as_i64().unwrap()
}

/// Waits for the end of a review, which may take its time as long as it goes on.
async fn until_reviewed(page: &Page) {
    const DONE: &str = "document.getElementById('progress')?.hidden";
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

/// A lesson with all its exercises.
async fn a_lesson(page: &Page, top: &str, words: Language) {
    let lesson = &lessons::all()[0];
    page.go(&format!("{top}/learn/{}", lesson.key)).await;
    page.wait_for_text("h1", &words.text(&format!("learn-{}-title", lesson.key), &[])).await;
    for (number, exercise) in (1..).zip(&lesson.exercises) {
        let text = |part: &str| words.text(&format!("learn-{}-{number}-{part}", lesson.key), &[]);
        page.wait_for_text("#task", &text("task")).await;
        play(page, exercise.right_moves()[0]).await;
        page.wait_for_text("#reaction.right", &text("right")).await;
        page.click("#onward").await;
    }
}

async fn five_puzzles(page: &Page, top: &str, words: Language) {
    for puzzle in puzzles::all().iter().step_by(17).take(PUZZLES) {
        page.go(&format!("{top}/puzzles/{}", puzzle.id)).await;
        for m in own_moves(puzzle) {
            play(page, m).await;
            page.wait_for("#reaction.right").await;
        }
        page.wait_for_text("#reaction.right", &words.text("puzzle-solved", &[])).await;
    }
}

/// Lines of the start, and of the position after a move.
async fn an_analysis(page: &Page, top: &str) {
    page.go(&format!("{top}/analyse")).await;
    page.until("document.querySelectorAll('#lines li').length === 3").await;
    page.wait_for(".space.movable").await;
    page.click_space("c1").await;
    page.click_space("c3").await;
    page.wait_for("#tree [data-depth='1'][aria-current]").await;
    page.until("document.querySelectorAll('#lines li').length === 3").await;
}

/// What was done is remembered: the game, its review, the lesson, the puzzles.
async fn all_of_it_is_there(page: &Page, top: &str, id: &str, words: Language, plies: i64) {
    let reviewed = words.text("review-state-done", &[("total", plies.into())]);
    page.go(&format!("{top}/game/{id}/review")).await;
    page.wait_for_text("#review-state", &reviewed).await;
    page.go(&format!("{top}/learn")).await;
    page.until("document.querySelectorAll('.course-step.learned').length === 1").await;
    page.go(&format!("{top}/puzzles")).await;
    page.until(&format!("document.querySelectorAll('.puzzle.solved').length === {PUZZLES}")).await;
    page.go(&format!("{top}/game/{id}")).await;
    page.wait_for(".game.over").await;
}

/// Plays a game against level 6 to the end, with a restart of the browser and a reload on the way; gives its name.
async fn a_whole_game(page: &mut Page, top: &str, looks: &Looks) -> String {
    let seats = json!({ "red": { "kind": "person" }, "blue": { "kind": "computer", "level": 6 } });
    let wish = json!({ "seats": seats, "setup": { "variant": "colours" } });
    let begun = ask_within(page, "POST", &format!("{top}/api/games"), &wish).await;
    let id = begun["id"].as_str().unwrap_or_else(|| panic!("{begun}")).to_owned();
    let (at, about) = (format!("{top}/game/{id}"), format!("{top}/api/games/{id}"));
    page.go(&at).await;
    let mut player = Player::new();
    for turn in 0.. {
        assert!(turn < 300, "the game does not end");
        let game = ask_within(page, "GET", &about, &Value::Null).await;
        if !game["outcome"].is_null() {
            break;
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
    page.wait_for(".game.over").await;
    id
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
        let plies = page.game(&id)["ply"].as_i64().unwrap();
        all_of_it_is_there(page, "", &id, Language::English, plies).await;
    });
}

/// Takes a quarter of an hour.
#[test]
#[ignore = "plays four whole games against level 6"]
fn everything_is_there_on_a_phone_in_four_languages() {
    for language in LANGUAGES {
        let looks = Looks { width: 390, height: 844, phone: true, language, ..Looks::default() };
        visit_files(&looks, async |page, files| {
            page.go(&format!("{FOLDER}/")).await;
            files.go_away();
            everything(page, FOLDER, &looks).await;
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
